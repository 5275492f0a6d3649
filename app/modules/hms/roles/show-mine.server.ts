import { and, asc, desc, eq, gte, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies } from "#db/schema/directory";
import { deviations, measures, safetyRoles, safetyRounds } from "#db/schema/hms";
import { measurePointers } from "../measures/measures.resource.server";
import { serializeMeasure } from "../measures/serialize";
import { visibleDeviations, visibleMeasures, visibleRounds } from "../visible.server";
import { type CompanyRole, companyRoles, partsOfRole, type RolePart } from "./roles";
import type { MineQuery } from "./roles.schema";

/** Records of one kind that a view shows. */
const MOST = 20;
/** Days back that the committee looks, and ahead at rounds. */
const LATELY = 90;
const AHEAD = 30;

/** What somebody's role asks for in the companies in which they have it. Without a role there is nothing but the word of it. */
export async function showMine(visit: Visit, { role: asked }: z.output<typeof MineQuery>) {
	const { rows, user, tenant, now } = visit;
	const { held } = await rows.read({
		held: rows.listingWith(
			safetyRoles,
			{ company: [companies, safetyRoles.companyId, ["guid", "name"]] },
			{ where: eq(safetyRoles.userId, user.id), orderBy: [asc(safetyRoles.role), asc(safetyRoles.id)], limit: 500 },
		),
	});
	const roles = companyRoles.filter((role) => held.some(({ row }) => row.role === role));
	const role = roles.find((one) => one === asked) ?? roles[0] ?? null;
	const parts = role === null ? [] : await readParts(visit, role, today(tenant.timeZone, now));
	return {
		...{ tenant: tenant.guid, roles, role, parts },
		companies: held.flatMap(({ row, company }) => (row.role === role && company ? [company] : [])),
	};
}
export type MineView = Awaited<ReturnType<typeof showMine>>;

async function readParts(visit: Visit, role: CompanyRole, day: string) {
	const reads = new ReadBatch();
	const pending = partsOfRole[role].map((part) => ({ part, items: reads.add(readingPart(visit, role, part, day)) }));
	await reads.send(visit.rows);
	return pending.map(({ part, items }) => ({ part, items: items() }));
}

type Item = {
	id: string;
	title: string;
	on: string;
	company: string;
	of: "deviation" | "round" | "measure";
	state: string;
};

function readingPart(visit: Visit, role: CompanyRole, part: RolePart, day: string) {
	if (part === "lateMeasures") return readingLateMeasures(visit, role, day);
	if (part === "rounds" || part === "protocols") return readingRounds(visit, role, part, day);
	const { query, shape } = visit.rows.listingWith(
		deviations,
		{ company: [companies, deviations.companyId, ["name"]] },
		{
			where: and(inRole(visit, role, deviations.companyId), conditions(day)[part], visibleDeviations(visit)),
			orderBy: [desc(deviations.happenedOn), desc(deviations.id)],
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found: unknown[]) =>
			shape(found).map(
				({ row, company }): Item => ({
					...{ id: row.id, title: row.title, on: row.happenedOn, company: company?.name ?? "" },
					...{ of: "deviation", state: row.status },
				}),
			),
	};
}

const conditions = (
	day: string,
): Record<Exclude<RolePart, "lateMeasures" | "rounds" | "protocols">, SQL | undefined> => ({
	serious: and(ne(deviations.status, "closed"), eq(deviations.isSerious, true)),
	newDeviations: eq(deviations.status, "new"),
	injuries: and(
		or(eq(deviations.kind, "injury"), eq(deviations.isSerious, true)),
		gte(deviations.happenedOn, addDays(day, -LATELY)),
	),
	toCheck: eq(deviations.status, "effectCheck"),
	closedLately: and(eq(deviations.status, "closed"), gte(deviations.closedOn, addDays(day, -LATELY))),
});

function readingLateMeasures(visit: Visit, role: CompanyRole, day: string) {
	const { query, shape } = visit.rows.listingWith(measures, measurePointers, {
		where: and(
			inRole(visit, role, measures.companyId),
			eq(measures.isOpen, true),
			lt(measures.dueOn, day),
			visibleMeasures(visit),
		),
		orderBy: [asc(measures.dueOn), asc(measures.id)],
		limit: MOST,
	});
	return {
		query,
		shape: (found: unknown[]) =>
			shape(found)
				.map((one) => serializeMeasure(one, day))
				.map(
					({ id, title, dueOn, company, state }): Item => ({
						...{ id, title, on: dueOn, company: company?.name ?? "", of: "measure", state },
					}),
				),
	};
}

function readingRounds(visit: Visit, role: CompanyRole, part: "rounds" | "protocols", day: string) {
	const isDone = part === "protocols";
	const { query, shape } = visit.rows.listingWith(
		safetyRounds,
		{ company: [companies, safetyRounds.companyId, ["name"]] },
		{
			where: and(
				inRole(visit, role, safetyRounds.companyId),
				isDone
					? and(eq(safetyRounds.status, "done"), gte(safetyRounds.heldOn, addDays(day, -LATELY)))
					: and(ne(safetyRounds.status, "done"), lte(safetyRounds.plannedOn, addDays(day, AHEAD))),
				visibleRounds(visit),
			),
			orderBy: isDone
				? [desc(safetyRounds.heldOn), desc(safetyRounds.id)]
				: [asc(safetyRounds.plannedOn), asc(safetyRounds.id)],
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found: unknown[]) =>
			shape(found).map(
				({ row, company }): Item => ({
					...{ id: row.id, title: [row.title, row.area].filter(Boolean).join(" · "), on: row.heldOn || row.plannedOn },
					...{ company: company?.name ?? "", of: "round", state: row.status },
				}),
			),
	};
}

/** Whether a record is of a company in which the visitor has the role. */
function inRole({ tenant, user }: Visit, role: CompanyRole, companyId: SQLiteColumn): SQL {
	const its = and(eq(safetyRoles.tenantId, tenant.id), eq(safetyRoles.userId, user.id), eq(safetyRoles.role, role));
	return sql`${companyId} in (select ${safetyRoles.companyId} from ${safetyRoles} where ${its})`;
}
