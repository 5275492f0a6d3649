import { and, asc } from "drizzle-orm";
import { formsOf } from "#app/forms/lists/forms-source.server";
import { formRecords } from "#app/forms/store/records.server";
import type { Visit } from "#app/platform/tenant/context";
import { asHits, beginsWith, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";

const asHit =
	({ tenant, language }: Visit) =>
	({ id, slug, title, titles }: Row<typeof formRecords>) => ({
		...{ id, title: titles[language] ?? title, href: paths(tenant.guid).replies(slug) },
	});

/** Forms by their titles in every language. */
export const search = [
	moduleSearch(manifest, "front", {
		reading: (visit, { text, limit }) =>
			asHits(visit.rows.listing(formRecords, { where: formsOf(area), search: { text }, limit }), asHit(visit)),
		beginning: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(formRecords, {
					where: and(formsOf(area), beginsWith(formRecords.sortTitle, text)),
					...{ orderBy: [asc(formRecords.sortTitle), asc(formRecords.id)], limit },
				}),
				asHit(visit),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).forms, text),
	}),
];
