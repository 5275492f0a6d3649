import { defineServer } from "#app/registry/define-server";
import { tellJob } from "./mails/tell.server";

export const server = defineServer({ jobs: [tellJob] });
