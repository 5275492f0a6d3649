import { and, desc } from "drizzle-orm";
import { wordsIn } from "#app/lists/words";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { placements } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { participantOf, placementPointers, placementsWith, workplaceOf } from "./placements.resource.server";
import { visiblePlacements } from "./visible.server";

/** The placements that the visitor sees, those of the archive too. */
export const placementSearch = moduleSearch(manifest, "form", {
	reading: (visit, { text, limit }) =>
		asHits(
			visit.rows.listingWith(placements, placementPointers, {
				where: and(visiblePlacements(visit), placementsWith(wordsIn(text))),
				orderBy: [desc(placements.updatedAt), desc(placements.id)],
				limit,
			}),
			(listed) => ({
				...{ id: listed.row.id, title: participantOf(listed) || workplaceOf(listed) || listed.row.jobTitle },
				hint: workplaceOf(listed) || undefined,
				href: paths(visit.tenant.guid).placement(listed.row.id),
			}),
		),
	all: (visit, text) => searching(paths(visit.tenant.guid).overview, text),
});
