import { sql } from "drizzle-orm";
import * as z from "zod";
import { companiesWith, companyColumns } from "#app/directory/company-columns.server";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import { companies, people } from "#db/schema/directory";
import { safetyCompanies } from "#db/schema/hms";
import { openTo, visibleCompanies } from "../visible.server";
import { companyList } from "./companies.list";

/** What a row of the list points to. */
export const companyPointers = {
	company: [companies, safetyCompanies.id],
	lead: [people, safetyCompanies.leadId, NAMED],
} as const;

export type ListedCompany = {
	row: Row<typeof safetyCompanies>;
	company: Row<typeof companies> | null;
	lead: (Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string }) | null;
};

const from = companyColumns(safetyCompanies);
export const searchCompanies = companiesWith(safetyCompanies, safetyCompanies.representative);

export const companyResource = resource<
	(typeof companyList)["columns"][number]["key"],
	typeof safetyCompanies,
	ListedCompany
>(companyList, safetyCompanies, {
	columns: {
		name: from("sortName"),
		orgNo: from("orgNo"),
		industry: from("industry"),
		employees: from("employees"),
		last: { by: safetyCompanies.lastRoundOn, none: "" },
		next: { by: safetyCompanies.nextRoundOn, none: NO_DAY },
		openDeviations: safetyCompanies.openDeviations,
		nextMeasure: { by: safetyCompanies.nextMeasureOn, none: NO_DAY },
		lead: safetyCompanies.leadId,
		representative: safetyCompanies.representative,
		created: safetyCompanies.createdAt,
	},
	search: searchCompanies,
	pointers: companyPointers,
	visible: visibleCompanies,
	cells: {
		name: ({ company }) => company?.name ?? null,
		orgNo: ({ company }) => company?.orgNo ?? null,
		industry: ({ company }) => company?.industry ?? null,
		employees: ({ company }) => company?.employees ?? null,
		lead: ({ lead }) => lead && nameOf(lead),
	},
	file: "companies",
	trash: {
		open: openTo,
		name: ({ name }) => name,
		sought: sql`lower(${safetyCompanies.name})`,
		texts: ({ name }) => [name],
	},
});

/** Sets who answers for many companies. */
export const companyFields = bulkField({
	source: companyResource.source,
	values: { leadId: z.string().max(40).nullable() },
	chosen: visibleCompanies,
	visible: visibleCompanies,
	feedback: { same: "hms:errors.nothingChanges", back: "hms:done.takenBack" },
});
