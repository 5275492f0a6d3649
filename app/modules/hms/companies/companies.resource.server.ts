import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import { safetyCompanies } from "#db/schema/hms";
import { NO_DAY } from "../no-day";
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

/** A field of the company that a row is about, as the list sorts and filters by it. */
const ofCompany = (column: SQLiteColumn): SQL =>
	sql`(select ${column} from ${companies} where ${and(
		eq(companies.tenantId, safetyCompanies.tenantId),
		eq(companies.id, safetyCompanies.id),
	)})`;
const from = (field: "sortName" | "orgNo" | "industry" | "employees") => ({
	by: ofCompany(companies[field]),
	key: ({ company }: ListedCompany) => company?.[field] ?? null,
});

/** Companies are found by name, number, industry and safety representative: as they are called now, wherever that was written. */
export function companiesWith(words: string[]): SQL {
	const { sortName, orgNo, industry } = companies;
	const text = sql`${sortName} || ' ' || coalesce(${orgNo}, '') || ' ' || lower(coalesce(${industry}, '') || ' ' || ${safetyCompanies.representative})`;
	const its = and(
		eq(companies.tenantId, safetyCompanies.tenantId),
		eq(companies.id, safetyCompanies.id),
		...words.map((word) => sql`instr(${text}, ${word}) > 0`),
	);
	return sql`exists (select 1 from ${companies} where ${its})`;
}

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
	search: companiesWith,
	pointers: companyPointers,
	visible: visibleCompanies,
	cells: {
		name: ({ company }) => company?.name ?? null,
		orgNo: ({ company }) => company?.orgNo ?? null,
		industry: ({ company }) => company?.industry ?? null,
		employees: ({ company }) => company?.employees ?? null,
		last: ({ row }) => row.lastRoundOn || null,
		next: ({ row }) => (row.nextRoundOn === NO_DAY ? null : row.nextRoundOn),
		openDeviations: ({ row }) => row.openDeviations,
		nextMeasure: ({ row }) => (row.nextMeasureOn === NO_DAY ? null : row.nextMeasureOn),
		lead: ({ lead }) => lead && nameOf(lead),
		representative: ({ row }) => row.representative,
		created: ({ row }) => row.createdAt,
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
	told: { same: "hms:errors.nothingChanges", back: "hms:done.takenBack" },
});
