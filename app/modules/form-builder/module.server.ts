import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { creations } from "./creations.server";
import { forms } from "./form-module.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";
import { search } from "./search.server";

export const server = defineServer({
	creations,
	area,
	forms,
	personData: ofPeople,
	participant: [participant],
	search,
});
