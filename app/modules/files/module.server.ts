import { defineServer } from "#app/registry/define-server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";
import { search } from "./search.server";

export const server = defineServer({ personData: ofPeople, participant: [participant], search });
