import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { leaving } from "./leaving.server";
import { ofPeople } from "./of-person.server";

export const server = defineServer({ area, leaving, personData: ofPeople });
