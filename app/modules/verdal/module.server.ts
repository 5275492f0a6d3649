import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { page, pageAction } from "./guard.server";
import { sweeps } from "./jobs.server";
import { tellJob } from "./mails/tell.server";
import { needs } from "./placements/needs.server";
import { ofPeople } from "./placements/of-person.server";
import { archiveResource, placementResource, placementsFile } from "./placements/placements.resource.server";
import { ArchiveFileQuery, PlacementsFileQuery } from "./placements/placements.schema";
import { search } from "./search.server";

const guard = { page, pageAction };

export const server = defineServer({
	jobs: [tellJob],
	hourly: sweeps,
	personData: ofPeople,
	needs,
	search,
	lists: [
		defineListPages({
			...{ path: "verdal/overview", guard, place: "overview", namespaces: ["verdalPlacements"] },
			titles: { list: "verdalPlacements:overview.title", trash: "verdalPlacements:overview.trash" },
			export: { schema: PlacementsFileQuery, run: placementsFile },
			trash: placementResource.trash,
		}),
		defineListPages({
			...{ path: "verdal/archive", guard, place: "archive", namespaces: ["verdalPlacements"] },
			titles: { list: "verdalPlacements:archive.title" },
			export: { schema: ArchiveFileQuery, run: archiveResource.file },
		}),
	],
});
