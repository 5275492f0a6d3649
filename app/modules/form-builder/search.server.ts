import { formsOf } from "#app/forms/lists/forms-source.server";
import { formRecords } from "#app/forms/store/records.server";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { area } from "./area";
import { manifest } from "./manifest";
import { places } from "./places";

/** Forms by their titles in every language. */
export const search = [
	moduleSearch(manifest, "front", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(formRecords, { where: formsOf(area), search: { text }, limit }),
				({ id, slug, title, titles }) => ({
					...{ id, title: titles[visit.language] ?? title },
					href: places(visit.tenant.guid).replies(slug),
				}),
			),
		all: (visit, text) => searching(places(visit.tenant.guid).forms, text),
	}),
];
