import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { frequentSweeps, jobs } from "./jobs.server";
import { leaving } from "./leaving.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { search } from "./search.server";

export const server = defineServer({
	area,
	leaving,
	jobs,
	frequent: frequentSweeps,
	personData: ofPeople,
	needs,
	search,
});
