import { defineServer } from "#app/registry/define-server";
import { creations, home } from "./home.server";
import { frequentSweeps, jobs, sweeps } from "./jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { search } from "./search.server";

export const server = defineServer({
	jobs,
	hourly: sweeps,
	frequent: frequentSweeps,
	personData: ofPeople,
	creations,
	home,
	needs,
	search,
});
