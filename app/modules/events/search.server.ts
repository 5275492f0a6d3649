import { and, eq } from "drizzle-orm";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { events } from "#db/schema/events";
import { visibleEvents } from "./events.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The events that the visitor holds. */
export const search = [
	moduleSearch(manifest, "list", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(events, {
					where: and(visibleEvents(visit), eq(events.isTemplate, false)),
					search: { text },
					limit,
				}),
				({ id, title, place }) => ({ id, title, hint: place || undefined, href: paths(visit.tenant.guid).event(id) }),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).events, text),
	}),
];
