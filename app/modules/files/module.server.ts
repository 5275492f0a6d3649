import { defineServer } from "#app/registry/define-server";
import { ofPeople } from "./of-person.server";

export const server = defineServer({ personData: ofPeople });
