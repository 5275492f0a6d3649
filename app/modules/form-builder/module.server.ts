import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { ofPeople } from "./of-person.server";

export const server = defineServer({ area, personData: ofPeople });
