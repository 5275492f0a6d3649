import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { codeResource } from "./codes/codes.resource.server";
import { CodesFileQuery } from "./codes/codes.schema";
import { codesImport } from "./codes/codes-import.server";
import { codeTrash } from "./codes/show-codes.server";
import { groupResource } from "./groups/groups.resource.server";
import { GroupsFileQuery } from "./groups/groups.schema";
import { page, pageAction } from "./guard.server";
import { jobs, sweeps } from "./jobs.server";
import { needs } from "./placements/needs.server";
import { ofPeople } from "./placements/of-person.server";
import { participant } from "./placements/participant.server";
import { archiveResource, placementResource, placementsFile } from "./placements/placements.resource.server";
import { ArchiveFileQuery, PlacementsFileQuery } from "./placements/placements.schema";
import { search } from "./search.server";

const guard = { page, pageAction };

export const server = defineServer({
	jobs,
	hourly: sweeps,
	imports: [codesImport],
	personData: ofPeople,
	participant: [participant],
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
		defineListPages({
			...{ path: "verdal/stillingskode", guard, place: "codes", namespaces: ["verdal"] },
			titles: { list: "verdal:codes.title", trash: "verdal:codes.trash" },
			export: { schema: CodesFileQuery, run: codeResource.file },
			trash: codeTrash,
			import: codesImport,
		}),
		defineListPages({
			...{ path: "verdal/stillingsgruppe", guard, place: "groups", namespaces: ["verdal"] },
			titles: { list: "verdal:groups.title", trash: "verdal:groups.trash" },
			export: { schema: GroupsFileQuery, run: groupResource.file },
			trash: groupResource.trash,
		}),
	],
});
