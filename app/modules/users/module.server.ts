import { defineServer } from "#app/registry/define-server";
import { creations } from "./creations.server";
import { imports } from "./imports.server";
import { frequentSweeps, jobs } from "./jobs.server";
import { needs } from "./needs.server";
import { sweepLooks } from "./participant/looks.server";
import { search } from "./search.server";

export const server = defineServer({
	jobs,
	frequent: frequentSweeps,
	hourly: { participantLooks: sweepLooks },
	creations,
	imports,
	needs,
	search,
});
