import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import { deviations, measures, safetyRounds } from "#db/schema/hms";
import { derivingCompanies } from "../derived.server";
import { measuresOpenTo, visibleMeasures } from "../visible.server";
import { measureList } from "./measures.list";

/** What a row of the list points to. */
export const measurePointers = {
	company: [companies, measures.companyId, ["guid", "name"]],
	owner: [people, measures.ownerId, NAMED],
	doer: [people, measures.outcomeBy, NAMED],
	checker: [people, measures.effectBy, NAMED],
	round: [safetyRounds, measures.roundId, ["title"]],
	proof: [safetyRounds, measures.provenRoundId, ["title", "heldOn", "plannedOn"]],
	deviation: [deviations, measures.deviationId, ["title"]],
} as const;

type Person = Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string };
export type Measure = Row<typeof measures>;
export type ListedMeasure = {
	row: Measure;
	company: { id: string; guid: string; name: string } | null;
	owner: Person | null;
	doer: Person | null;
	checker: Person | null;
	round: { id: string; title: string } | null;
	/** The round that has shown the effect. */
	proof: { id: string; title: string; heldOn: string; plannedOn: string } | null;
	deviation: { id: string; title: string } | null;
};

/** What a measure is of. */
export const sourceOf = ({ roundId, deviationId }: Pick<Measure, "roundId" | "deviationId">) =>
	deviationId !== null ? "deviation" : roundId !== null ? "round" : "own";

const companyName = sql`(select ${companies.sortName} from ${companies} where ${and(
	eq(companies.tenantId, measures.tenantId),
	eq(companies.id, measures.companyId),
)})`;

/** Measures are found by their own words and the company's name. */
export function measuresWith(words: string[]): SQL {
	const text = sql`lower(${measures.title}) || ' ' || coalesce(${companyName}, '')`;
	return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`)) as SQL;
}

/** Where a measure stands: not done, done, or found to have had effect. */
export const stateOf = ({ isOpen, effectBy }: Pick<Measure, "isOpen" | "effectBy">) =>
	isOpen ? "open" : effectBy === null ? "done" : "checked";
const state = sql`case when ${measures.isOpen} then 'open' when ${measures.effectBy} is null then 'done' else 'checked' end`;
const source = sql`case when ${measures.deviationId} is not null then 'deviation' when ${measures.roundId} is not null then 'round' else 'own' end`;

export const measureResource = resource<(typeof measureList)["columns"][number]["key"], typeof measures, ListedMeasure>(
	measureList,
	measures,
	{
		columns: {
			title: measures.title,
			company: { by: companyName, key: ({ company }: ListedMeasure) => company?.name.trim().toLowerCase() ?? null },
			source: { by: source, key: ({ row }: ListedMeasure) => sourceOf(row) },
			owner: measures.ownerId,
			due: measures.dueOn,
			state: { by: state, key: ({ row }: ListedMeasure) => stateOf(row) },
			doneOn: { by: measures.doneOn, none: "" },
			repeats: { by: measures.repeats, none: 0 },
			created: measures.createdAt,
			// What is not done comes first, and of it what is overdue.
			order: {
				by: sql`case when ${measures.isOpen} then '0' else '1' end || ${measures.dueOn}`,
				key: ({ row }: ListedMeasure) => `${row.isOpen ? 0 : 1}${row.dueOn}`,
			},
		},
		search: measuresWith,
		pointers: measurePointers,
		visible: visibleMeasures,
		cells: {
			company: ({ company }) => company?.name ?? null,
			source: ({ row }) => sourceOf(row),
			owner: ({ owner }) => owner && nameOf(owner),
			state: ({ row }) => stateOf(row),
		},
		file: "action-plan",
		trash: {
			open: measuresOpenTo,
			name: ({ title }) => title,
			sought: sql`lower(${measures.title})`,
			texts: ({ title }) => [title],
			after: (visit, rows) => derivingCompanies(visit, rows),
		},
	},
);

/** Sets who is responsible for many measures. */
export const measureFields = bulkField({
	source: measureResource.source,
	values: { ownerId: z.string().max(40).nullable() },
	chosen: visibleMeasures,
	visible: visibleMeasures,
	feedback: { same: "hms:errors.nothingChanges", back: "hms:done.takenBack" },
});
