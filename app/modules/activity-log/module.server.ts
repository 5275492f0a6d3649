import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { frequentSweeps, jobs } from "./jobs.server";
import { leaving } from "./leaving.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";

export const server = defineServer({
	area,
	leaving,
	jobs,
	frequent: frequentSweeps,
	personData: ofPeople,
	participant: [participant],
});
