import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { home } from "./home.server";
import { frequentSweeps, jobs } from "./jobs.server";
import { leaving } from "./leaving.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant/part.server";
import { search } from "./search.server";

export const server = defineServer({
	area,
	leaving,
	jobs,
	frequent: frequentSweeps,
	personData: ofPeople,
	participant: [participant],
	home,
	needs,
	search,
});
