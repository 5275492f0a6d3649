import { defineServer } from "#app/registry/define-server";
import { jobs, sweeps } from "./jobs.server";

export const server = defineServer({ jobs, hourly: sweeps });
