import { textFor } from "#app/platform/localised";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { courses } from "#db/schema/courses";
import { openTo } from "./courses.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The courses that the visitor may open, by their titles. */
export const search = [
	moduleSearch(manifest, "dashboard", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(courses, { where: openTo(visit), search: { text }, limit }),
				({ id, titles, firstLanguage }) => ({
					...{ id, title: textFor(titles, visit.language, firstLanguage).text },
					href: paths(visit.tenant.guid).course(id),
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).dashboard, text),
	}),
];
