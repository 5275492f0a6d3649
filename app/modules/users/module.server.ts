import { defineListPages } from "#app/lists/list-pages.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { defineServer } from "#app/registry/define-server";
import { peopleGroups } from "#db/schema/directory";
import { creations } from "./creations.server";
import { groups } from "./groups/groups.server";
import { page, pageAction } from "./guard.server";
import { imports } from "./imports.server";
import { frequentSweeps, jobs } from "./jobs.server";
import { needs } from "./needs.server";
import { sweepLooks } from "./participant/looks.server";
import { search } from "./search.server";

export const server = defineServer({
	jobs,
	frequent: frequentSweeps,
	hourly: { participantLooks: sweepLooks, peopleGroupsTrash: trashSweep([{ table: peopleGroups }] as never) },
	creations,
	imports,
	needs,
	search,
	lists: [
		defineListPages({
			...{ path: "user/users/groups", guard: { page, pageAction }, place: "users", namespaces: ["peopleGroups"] },
			titles: { list: "peopleGroups:title", trash: "peopleGroups:trash" },
			trash: groups.trash,
		}),
	],
});
