import { and } from "drizzle-orm";
import { records } from "#app/media/library/records.server";
import { isVisibleTo } from "#app/media/library/rights.server";
import { isListed } from "#app/media/library/tree.server";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The files of all trees that the visitor may see, by name or tag. */
export const search = [
	moduleSearch(manifest, "yourfiles", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(records.file, { where: and(isListed, isVisibleTo(visit)), search: { text }, limit }),
				({ id, name }) => ({
					...{ id, title: name },
					href: `${paths(visit.tenant.guid).yours()}?${new URLSearchParams({ q: name, file: id })}`,
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).yours(), text),
	}),
];
