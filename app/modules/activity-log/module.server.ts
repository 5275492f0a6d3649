import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { frequentSweeps, jobs } from "./jobs.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";
import { participant } from "./participant.server";

export const server = defineServer({
	area,
	onDelete,
	jobs,
	frequent: frequentSweeps,
	personData: ofPeople,
	participant: [participant],
});
