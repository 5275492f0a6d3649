import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { forms } from "./form-module.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";
import { participant } from "./participant.server";

export const server = defineServer({ area, forms, onDelete, personData: ofPeople, participant: [participant] });
