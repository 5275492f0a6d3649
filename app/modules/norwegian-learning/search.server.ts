import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { languageItems, languageTests } from "#db/schema/norwegian-learning";
import { openItems } from "./bank/items.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { openTests } from "./tests/tests.server";

/** The items of the bank and the tests, for teachers. */
export const search = [
	moduleSearch(manifest, "tests", {
		reading: (visit, { text, limit }) =>
			asHits(visit.rows.listing(languageTests, { where: openTests(), search: { text }, limit }), ({ id, title }) => ({
				...{ id, title },
				href: paths(visit.tenant.guid).test(id),
			})),
		all: (visit, text) => searching(paths(visit.tenant.guid).tests, text),
	}),
	moduleSearch(manifest, "bank", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(languageItems, { where: openItems(), search: { text }, limit }),
				({ id, title, level }) => ({ ...{ id, title, hint: level }, href: paths(visit.tenant.guid).item(id) }),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).items, text),
	}),
];
