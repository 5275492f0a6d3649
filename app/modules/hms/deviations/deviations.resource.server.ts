import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import { companies, people } from "#db/schema/directory";
import { deviations, safetyCompanies } from "#db/schema/hms";
import { derivingCompanies } from "../derived.server";
import { deviationsOpenTo, visibleDeviations } from "../visible.server";
import { deviationList } from "./deviations.list";
import { openStatuses } from "./statuses";

/** What a row of the list points to. */
export const deviationPointers = {
	company: [companies, deviations.companyId, ["guid", "name"]],
	safety: [safetyCompanies, deviations.companyId, ["risk"]],
	owner: [people, deviations.ownerId, NAMED],
	reporter: [people, deviations.createdBy, NAMED],
	concluder: [people, deviations.outcomeBy, NAMED],
	checker: [people, deviations.effectBy, NAMED],
} as const;

type Person = Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string };
export type Deviation = Row<typeof deviations>;
export type ListedDeviation = {
	row: Deviation;
	company: { id: string; guid: string; name: string } | null;
	safety: { risk: Row<typeof safetyCompanies>["risk"] } | null;
	owner: Person | null;
	reporter: Person | null;
	concluder: Person | null;
	checker: Person | null;
};

const companyName = sql`(select ${companies.sortName} from ${companies} where ${and(
	eq(companies.tenantId, deviations.tenantId),
	eq(companies.id, deviations.companyId),
)})`;

const riskScore = sql`${deviations.likelihood} * ${deviations.consequence}`;
const residualScore = sql`${deviations.residualLikelihood} * ${deviations.residualConsequence}`;

/** Deviations are found by their title, what happened, where, and the company's name. */
export function deviationsWith(words: string[]): SQL {
	const { title, event, place, area } = deviations;
	const text = sql`lower(${title} || ' ' || ${event} || ' ' || ${place} || ' ' || ${area}) || ' ' || coalesce(${companyName}, '')`;
	return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`)) as SQL;
}

export const deviationResource = resource<
	(typeof deviationList)["columns"][number]["key"],
	typeof deviations,
	ListedDeviation
>(deviationList, deviations, {
	columns: {
		title: deviations.title,
		company: { by: companyName, key: ({ company }: ListedDeviation) => company?.name.trim().toLowerCase() ?? null },
		kind: deviations.kind,
		status: deviations.status,
		happened: deviations.happenedOn,
		area: deviations.area,
		place: deviations.place,
		owner: deviations.ownerId,
		due: { by: deviations.dueOn, none: NO_DAY },
		risk: {
			...{ by: riskScore, none: 0 },
			key: ({ row }: ListedDeviation) => row.likelihood * row.consequence,
		},
		residual: {
			...{ by: residualScore, none: 0 },
			key: ({ row }: ListedDeviation) => row.residualLikelihood * row.residualConsequence,
		},
		causeKind: deviations.causeKind,
		closed: { by: deviations.closedOn, none: "" },
		reporter: deviations.createdBy,
	},
	search: deviationsWith,
	pointers: deviationPointers,
	visible: visibleDeviations,
	cells: {
		company: ({ company }) => company?.name ?? null,
		owner: ({ owner }) => owner && nameOf(owner),
		immediate: ({ row }) => row.immediateAction,
		risk: ({ row }) => row.likelihood * row.consequence || null,
		residual: ({ row }) => row.residualLikelihood * row.residualConsequence || null,
		reporter: ({ row, reporter }) => (reporter ? nameOf(reporter) : row.reporterName),
	},
	file: "deviations",
	trash: {
		open: deviationsOpenTo,
		name: ({ title }) => title,
		sought: sql`lower(${deviations.title})`,
		texts: ({ title }) => [title],
		after: (visit, rows) => derivingCompanies(visit, rows),
	},
});

/** Sets where many deviations stand, or who handles them. A closed one stays closed: it says what was done. */
export const deviationFields = bulkField({
	source: deviationResource.source,
	values: { status: z.enum(openStatuses), ownerId: z.string().max(40).nullable() },
	chosen: (visit) => and(visibleDeviations(visit), ne(deviations.status, "closed")) as SQL,
	visible: visibleDeviations,
	feedback: { same: "hms:errors.nothingChanges", back: "hms:done.takenBack" },
});
