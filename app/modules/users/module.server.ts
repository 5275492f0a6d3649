import { defineServer } from "#app/registry/define-server";
import { imports } from "./imports.server";
import { frequentSweeps, jobs } from "./jobs.server";
import { sweepLooks } from "./participant/looks.server";
import { search } from "./search.server";

export const server = defineServer({
	jobs,
	frequent: frequentSweeps,
	hourly: { participantLooks: sweepLooks },
	imports,
	search,
});
