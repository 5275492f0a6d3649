import { and, eq, ne, type SQL } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formAssignments } from "#db/schema/forms";
import type { Area } from "../area";
import { isNorwegianHoliday } from "../schedule/holidays";
import { nextDay, type Schedule } from "../schedule/schedule";
import { ASSIGNED_MOST } from "../sharing/limits";
import { readOpenForm } from "../store/form-row.server";

export type Assignment = Omit<Row<typeof formAssignments>, "schedule"> & { schedule: Schedule };
export type Assigned = {
	formId: string;
	/** Who answers; each about themselves, unless a subject is said. */
	respondentIds: string[];
	subjectId?: string;
	schedule: Schedule;
	startsOn: string;
	endsOn?: string | null;
	/** What these people were asked by the form until now ends with it. */
	replaces?: boolean;
	/** What is written with it, and what must hold when it is: all or nothing. */
	along?: readonly PendingWrite[];
};

/**
 * Gives a form to people on a schedule; the clock asks each of them on its days. Whom the visitor may give it to is for the caller.
 * Throws `invalid` where one is not of this tenant or the schedule has no day that comes, `conflict` where a condition that came along does not hold.
 */
export async function assign(visit: Visit, area: Area, given: Assigned): Promise<Assignment[]> {
	const { formId, respondentIds, subjectId, schedule, startsOn, endsOn = null, replaces, along = [] } = given;
	if (respondentIds.length === 0 || respondentIds.length > ASSIGNED_MOST) throw invalid({ respondentIds: "required" });
	const [{ form, version }, known] = await Promise.all([
		readOpenForm(visit, area, { id: formId }),
		visit.rows.list(people, { where: among(people.id, respondentIds), limit: ASSIGNED_MOST }),
	]);
	if (!version) throw notFound();
	if (respondentIds.some((id) => !known.some((person) => person.id === id && person.isActive)))
		throw invalid({ respondentIds: "wrongValue" });
	const nextOn = firstDay(visit, { schedule, startsOn, endsOn });
	const rows = respondentIds.map((respondentId) => ({
		...{ id: newId(visit.now.getTime()), formId: form.id, respondentId, assignedBy: visit.user.id },
		subjectId: subjectId ?? (form.subjectType === "person" ? respondentId : null),
		...{ schedule: { ...schedule }, startsOn, endsOn, status: "active" as const, nextOn },
	}));
	const isEarlier = and(
		eq(formAssignments.formId, form.id),
		among(formAssignments.respondentId, respondentIds),
		ne(formAssignments.status, "stopped"),
	) as SQL;
	const ending = visit.rows.changingWhere(formAssignments, isEarlier, { status: "stopped", nextOn: "" });
	const commit = visit.rows.commit([
		...along,
		...(replaces ? [ending] : []),
		visit.rows.addingEach(formAssignments, rows),
	]);
	await orElse(commit, () => conflict());
	return visit.rows.list(formAssignments, {
		where: among(
			formAssignments.id,
			rows.map(({ id }) => id),
		),
		limit: rows.length,
	}) as unknown as Promise<Assignment[]>;
}

/** The day on which a schedule asks next. Throws `invalid` (`schedule`) where none comes. */
export function firstDay(
	{ tenant, now }: Visit,
	{ schedule, startsOn, endsOn = null }: Pick<Assigned, "schedule" | "startsOn" | "endsOn">,
): string {
	const from = today(tenant.timeZone, now);
	const day = nextDay(schedule, { from, startsOn, endsOn }, isNorwegianHoliday);
	if (day === null) throw invalid({ schedule: "forms:errors.noDay" });
	return day;
}

/** Pauses an assignment, takes it up again from today, or ends it. Throws `notFound`. */
export async function setAssignment(
	visit: Visit,
	area: Area,
	id: string,
	status: Assignment["status"],
): Promise<Assignment> {
	const row = (await visit.rows.find(formAssignments, id)) as Assignment | undefined;
	if (!row || row.status === "stopped") throw notFound();
	await readOpenForm(visit, area, { id: row.formId });
	const from = today(visit.tenant.timeZone, visit.now);
	const next = status === "active" ? nextDay(row.schedule, { ...row, from }, isNorwegianHoliday) : null;
	const changing = visit.rows.changing(
		formAssignments,
		id,
		{ status, nextOn: next ?? "" },
		undefined,
		and(eq(formAssignments.status, row.status)),
	);
	const [changed] = await visit.rows.commit([changing]);
	if (!changed) throw notFound();
	return changed as Assignment;
}
