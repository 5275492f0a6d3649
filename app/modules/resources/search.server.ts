import { ne } from "drizzle-orm";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { resources } from "#db/schema/resources";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The resources that are in use. */
export const search = [
	moduleSearch(manifest, "front", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(resources, { where: ne(resources.status, "retired"), search: { text }, limit }),
				({ id, name, place }) => ({
					...{ id, title: name, hint: place || undefined, href: paths(visit.tenant.guid).resource(id) },
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).list, text),
	}),
];
