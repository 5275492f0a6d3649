import { and, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { titleOf } from "#app/forms/module-forms/module-forms.server";
import { readForm } from "#app/forms/store/form-row.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { givenForms, students } from "#db/schema/finch";
import { area } from "../area";
import { paths } from "../paths";
import { mayBeAsked } from "../students/consents";
import { type Group, groupIn, isOfGroup, nameOfGroup } from "../students/groups.server";
import { idsOfVisible, visibleStudents } from "../visible.server";
import type { SessionQuery } from "./session.schema";

/** Students of a group that are shown. */
const MOST = 400;

export type SessionStatus = "done" | "writing" | "waiting" | "over" | "none" | "noConsent";

/** A condition on what was given: it is of the form, and of students of the group whom the visitor sees. */
const ofSession = (visit: Visit, group: Group, formId: string) =>
	and(eq(givenForms.formId, formId), sql`${givenForms.studentId} in ${idsOfVisible(visit, isOfGroup(group))}`);

/** How far each student of a group is with a form, in one round trip after the form's own. */
export async function showSession(visit: Visit, { group: chosen, form: formId }: z.output<typeof SessionQuery>) {
	const group = groupIn(chosen);
	const [{ form }, { found, given }] = await Promise.all([
		readForm(visit, area, { id: formId }),
		visit.rows.read({
			found: visit.rows.listing(students, {
				where: and(visibleStudents(visit), isOfGroup(group)),
				orderBy: students.sortName,
				limit: MOST,
			}),
			given: visit.rows.listing(givenForms, {
				where: ofSession(visit, group, formId),
				orderBy: desc(givenForms.id),
				limit: 2 * MOST,
			}),
		}),
	]);
	const now = visit.now.getTime();
	const rows = found.map((student) => {
		const last = given.find(({ studentId }) => studentId === student.id);
		return { id: student.id, name: student.name, ...standingOf(student.consent, last, now) };
	});
	return {
		...{ tenant: visit.tenant.guid, title: nameOfGroup(group), form: titleOf(form, visit), formId, group: chosen },
		code: visit.origin + paths(visit.tenant.guid).code,
		rows,
		done: rows.filter(({ standing }) => standing === "done").length,
		/** Somebody may still answer. */
		goesOn: rows.some(({ standing }) => standing === "writing" || standing === "waiting"),
	};
}

type Given = typeof givenForms.$inferSelect;

function standingOf(
	consent: (typeof students.$inferSelect)["consent"],
	last: Given | undefined,
	now: number,
): { standing: SessionStatus; on: string | null } {
	if (last && last.answeredOn !== "") return { standing: "done", on: last.answeredOn };
	if (!mayBeAsked(consent)) return { standing: "noConsent", on: null };
	if (!last) return { standing: "none", on: null };
	if (last.invitationId !== null) return { standing: "writing", on: null };
	const isOver = last.way === "code" && (last.codeExpiresAt ?? 0) <= now;
	return { standing: isOver ? "over" : "waiting", on: null };
}

/** Ends a session: codes that nobody has typed open nothing any more; whoever is writing may finish. */
export async function endSession(visit: Visit, { group: chosen, form }: z.output<typeof SessionQuery>) {
	const { rows } = visit;
	const isTyped = sql`${givenForms.invitationId} is null and ${givenForms.codeHash} is not null`;
	const open = and(ofSession(visit, groupIn(chosen), form), eq(givenForms.answeredOn, ""), isTyped);
	await rows.commit([
		rows.changingWhere(givenForms, open as never, { codeHash: null, codeExpiresAt: visit.now.getTime() }),
	]);
	return done({ snackbar: { key: "finch:done.sessionEnded" } });
}
