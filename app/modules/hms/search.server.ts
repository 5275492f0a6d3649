import { and, desc } from "drizzle-orm";
import { wordsIn } from "#app/lists/words";
import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { deviations, measures, safetyCompanies } from "#db/schema/hms";
import { companyPointers, searchCompanies } from "./companies/companies.resource.server";
import { deviationPointers, deviationsWith } from "./deviations/deviations.resource.server";
import { manifest } from "./manifest";
import { measurePointers, measuresWith } from "./measures/measures.resource.server";
import { paths } from "./paths";
import { visibleCompanies, visibleDeviations, visibleMeasures } from "./visible.server";

/** The companies, deviations and measures that the visitor sees, as the lists themselves find them. */
export const search = [
	moduleSearch(manifest, "companies", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listingWith(safetyCompanies, companyPointers, {
					where: and(visibleCompanies(visit), searchCompanies(wordsIn(text))),
					orderBy: [desc(safetyCompanies.updatedAt), desc(safetyCompanies.id)],
					limit,
				}),
				({ row, company }) =>
					company
						? {
								...{ id: row.id, title: company.name, hint: company.industry ?? undefined },
								href: paths(visit.tenant.guid).company(company.guid),
							}
						: undefined,
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).companies, text),
	}),
	moduleSearch(manifest, "deviations", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listingWith(
					deviations,
					{ company: deviationPointers.company },
					{
						where: and(visibleDeviations(visit), deviationsWith(wordsIn(text))),
						orderBy: [desc(deviations.updatedAt), desc(deviations.id)],
						limit,
					},
				),
				({ row, company }) => ({
					...{ id: row.id, title: row.title, hint: company?.name },
					href: paths(visit.tenant.guid).deviation(row.id),
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).deviations, text),
	}),
	moduleSearch(manifest, "plan", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listingWith(
					measures,
					{ company: measurePointers.company },
					{
						where: and(visibleMeasures(visit), measuresWith(wordsIn(text))),
						orderBy: [desc(measures.updatedAt), desc(measures.id)],
						limit,
					},
				),
				({ row, company }) => ({
					...{ id: row.id, title: row.title, hint: company?.name },
					href: paths(visit.tenant.guid).measure(row.id),
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).plan, text),
	}),
];
