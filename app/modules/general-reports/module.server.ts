import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { forms } from "./form-module.server";
import { leaving } from "./leaving.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";

export const server = defineServer({ area, forms, leaving, personData: ofPeople, participant: [participant] });
