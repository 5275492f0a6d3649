import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { home } from "./home.server";
import { frequentSweeps, jobs } from "./jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";
import { participant } from "./participant/part.server";
import { search } from "./search.server";

export const server = defineServer({
	area,
	onDelete,
	jobs,
	frequent: frequentSweeps,
	personData: ofPeople,
	participant: [participant],
	home,
	needs,
	search,
});
