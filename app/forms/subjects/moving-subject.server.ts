import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formAssignments, formInvitations, formOccasions, formReplies, forms } from "#db/schema/forms";
import type { SubjectType } from "../area";

/** What hangs on a subject. */
const tables = {
	replies: formReplies,
	assignments: formAssignments,
	occasions: formOccasions,
	invitations: formInvitations,
};
type Hanging = keyof typeof tables;
const hanging = Object.keys(tables) as Hanging[];

/** Rows that hung on other subjects: kind of row → row → subject. */
export type MovedSubjects = Partial<Record<Hanging, Record<string, string>>>;

/** What hangs on some subjects, at most so much of each kind and one more, to be hung on another one. */
export async function onSubjects(
	{ rows, tenant }: TenantContext,
	type: SubjectType,
	ids: string[],
	most: number,
): Promise<MovedSubjects> {
	const about = and(eq(forms.tenantId, tenant.id), eq(forms.subjectType, type));
	const ofForms = (key: Hanging): SQL =>
		key === "replies"
			? eq(formReplies.subjectType, type)
			: sql`${tables[key].formId} in (select ${forms.id} from ${forms} where ${about})`;
	const reading = (key: Hanging) =>
		rows.listingWith(
			tables[key],
			{},
			{ where: and(inArray(tables[key].subjectId, ids), ofForms(key)), fields: ["id", "subjectId"], limit: most + 1 },
		);
	const found = await rows.read({
		replies: reading("replies"),
		assignments: reading("assignments"),
		occasions: reading("occasions"),
		invitations: reading("invitations"),
	});
	return Object.fromEntries(
		hanging.map((key) => [key, Object.fromEntries(found[key].map(({ row }) => [row.id, String(row.subjectId)]))]),
	);
}

/** Hangs them on another subject of the kind; what was counted of them stays as it is. */
export const movingSubjects = (ctx: TenantContext, moved: MovedSubjects, toId: string): PendingWrite[] =>
	hanging.flatMap((key) => moving(ctx, key, Object.keys(moved[key] ?? {}), toId));

/** Hangs back what was moved to a subject and hangs on it still. */
export const movingSubjectsBack = (ctx: TenantContext, moved: MovedSubjects, fromId: string): PendingWrite[] =>
	hanging.flatMap((key) => {
		const places = moved[key] ?? {};
		return [...new Set(Object.values(places))].flatMap((toId) =>
			moving(
				ctx,
				key,
				Object.keys(places).filter((id) => places[id] === toId),
				toId,
				fromId,
			),
		);
	});

function moving({ rows }: TenantContext, key: Hanging, ids: string[], toId: string, fromId?: string): PendingWrite[] {
	if (ids.length === 0) return [];
	const table = tables[key];
	const these = among(table.id, ids);
	const where = fromId === undefined ? these : (and(these, eq(table.subjectId, fromId)) as SQL);
	return [rows.changingWhere(table, where, { subjectId: toId })];
}
