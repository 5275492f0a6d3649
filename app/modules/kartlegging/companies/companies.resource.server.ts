import { sql } from "drizzle-orm";
import * as z from "zod";
import { companiesWith, companyColumns } from "#app/directory/company-columns.server";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import { companies, people } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { openTo, visibleTo } from "../visible.server";
import { companyList } from "./companies.list";
import { statuses } from "./statuses";

/** What a row of the list points to. */
export const companyPointers = {
	company: [companies, assessedCompanies.id],
	interviewer: [people, assessedCompanies.interviewerId, NAMED],
} as const;

export type ListedCompany = {
	row: Row<typeof assessedCompanies>;
	company: Row<typeof companies> | null;
	interviewer: (Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string }) | null;
};

const from = companyColumns(assessedCompanies);

export const companyResource = resource<
	(typeof companyList)["columns"][number]["key"],
	typeof assessedCompanies,
	ListedCompany
>(companyList, assessedCompanies, {
	columns: {
		name: from("sortName"),
		orgNo: from("orgNo"),
		municipality: from("municipality"),
		industry: from("industry"),
		employees: from("employees"),
		last: { by: assessedCompanies.lastOn, none: "" },
		status: assessedCompanies.status,
		nextOn: { by: assessedCompanies.nextOn, none: NO_DAY },
		interviewer: assessedCompanies.interviewerId,
		created: assessedCompanies.createdAt,
	},
	search: companiesWith(assessedCompanies),
	pointers: companyPointers,
	visible: visibleTo,
	cells: {
		name: ({ company }) => company?.name ?? null,
		orgNo: ({ company }) => company?.orgNo ?? null,
		municipality: ({ company }) => company?.municipality ?? null,
		industry: ({ company }) => company?.industry ?? null,
		employees: ({ company }) => company?.employees ?? null,
		next: ({ row }) => row.nextStep,
		interviewer: ({ interviewer }) => interviewer && nameOf(interviewer),
	},
	file: "companies",
	trash: {
		open: openTo,
		name: ({ name }) => name,
		sought: sql`lower(${assessedCompanies.name})`,
		texts: ({ name }) => [name],
	},
});

/** Sets where many companies stand, or who speaks to them. */
export const companyFields = bulkField({
	source: companyResource.source,
	values: { status: z.enum(statuses), interviewerId: z.string().max(40).nullable() },
	chosen: visibleTo,
	visible: visibleTo,
	feedback: { same: "kartlegging:errors.nothingChanges", back: "kartlegging:told.takenBack" },
});
