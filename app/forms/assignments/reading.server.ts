import { and, asc, between, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { followedBy } from "#app/directory/followed.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formAssignments, formOccasions, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { asForm, type Form } from "../store/form-row.server";
import type { Assignment } from "./assign.server";

/** A form that somebody has been given. */
export type Given = { assignment: Assignment; form: Form };
/** A form that waits for somebody now. */
export type Due = { occasion: Row<typeof formOccasions>; form: Form };

/** Whose: their ids, or a query that gives them. */
export type Whose = string[] | SQL;
const isOf = (column: SQLiteColumn, whose: Whose) =>
	Array.isArray(whose) ? inArray(column, whose) : sql`${column} in (${whose})`;

const MOST = 200;

/** What these people have been given in an area, the newest first; forms in the trash are left out. */
export function readingAssignments(
	{ rows }: TenantContext,
	area: Area,
	respondents: Whose,
	limit = MOST,
): PendingQuery<Given[]> {
	const { query, shape } = rows.listingWith(
		formAssignments,
		{ form: [forms, formAssignments.formId] },
		{ where: isOf(formAssignments.respondentId, respondents), orderBy: desc(formAssignments.id), limit },
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row, form }) =>
				form?.moduleKey === area.moduleKey && form.deletedAt === null
					? [{ assignment: row as unknown as Assignment, form: asForm(form) }]
					: [],
			),
	};
}

/** A condition on `formRecords`: the form was given to somebody. */
export const givenTo = (ctx: TenantContext, personId: string): SQL => sql`${forms.id} in ${idsGivenTo(ctx, personId)}`;

/** The ids of the forms that somebody was given, inside a condition. */
export const idsGivenTo = ({ tenant }: TenantContext, personId: string): SQL =>
	sql`(select ${formAssignments.formId} from ${formAssignments} where ${and(
		eq(formAssignments.tenantId, tenant.id),
		eq(formAssignments.respondentId, personId),
	)})`;

/** What waits for these people now, in the order in which it came; without `area` in all modules. */
export function readingDue(
	ctx: TenantContext,
	respondents: Whose,
	{ area, limit = MOST }: { area?: Area; limit?: number } = {},
): PendingQuery<Due[]> {
	const { query, shape } = ctx.rows.listingWith(
		formOccasions,
		{ form: [forms, formOccasions.formId] },
		{
			where: and(isOf(formOccasions.respondentId, respondents), isOpenAt(ctx.now.getTime())),
			orderBy: [asc(formOccasions.day), asc(formOccasions.id)],
			limit,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row, form }) =>
				form?.status === "open" && form.deletedAt === null && (!area || form.moduleKey === area.moduleKey)
					? [{ occasion: row, form: asForm(form) }]
					: [],
			),
	};
}

/** A condition on occasions: they ask now. */
export const isOpenAt = (now: number) =>
	and(
		eq(formOccasions.status, "open"),
		lte(formOccasions.opensAt, now),
		or(isNull(formOccasions.closesAt), sql`${formOccasions.closesAt} > ${now}`),
	);

/** A condition on people: something of this area has waited for them since before an instant. */
export function hasWaited(ctx: TenantContext, area: Area, person: SQLiteColumn, since: number): SQL {
	return sql`exists (select 1 from ${formOccasions} join ${forms} on ${forms.tenantId} = ${formOccasions.tenantId}
		and ${forms.id} = ${formOccasions.formId} and ${forms.moduleKey} = ${area.moduleKey}
		where ${formOccasions.tenantId} = ${ctx.tenant.id} and ${formOccasions.respondentId} = ${person}
		and ${formOccasions.status} = 'open' and ${formOccasions.opensAt} < ${since})`;
}

/** How often a form has asked the visitor's clients on the days of a period, by what became of it; what asks for nothing any more is left out. */
export function countingOccasions(
	visit: Visit,
	formId: string,
	{ from, to }: { from: string; to: string },
): PendingQuery<Map<string, number>> {
	const clients = sql`${formOccasions.respondentId} in (select ${people.id} from ${people} where ${and(
		eq(people.tenantId, visit.tenant.id),
		followedBy(visit),
	)})`;
	const where = and(
		eq(formOccasions.formId, formId),
		between(formOccasions.day, from, to),
		ne(formOccasions.status, "excused"),
		clients,
	);
	return visit.rows.countingBy(formOccasions, formOccasions.status, where as SQL);
}
