import { and, eq, sql } from "drizzle-orm";
import { keyOf, progressIn, readingProgress } from "#app/forms/assignments/asked-progress.server";
import { assign } from "#app/forms/assignments/assign.server";
import { movingDueDay } from "#app/forms/assignments/due-day.server";
import { makeOccasion } from "#app/forms/assignments/occasions.server";
import { isStillOut } from "#app/forms/assignments/still.server";
import type { Schedule } from "#app/forms/schedule/schedule";
import { addDays, today } from "#app/platform/clock";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { reportForms, reportMembers } from "#db/schema/general-reports";
import { area } from "./area";
import { formIdsOf, formsIn, type PlacedForm, type ProjectForm, readingProjectForms } from "./forms.server";
import { assertChanging, type OpenedProject, stillOpen } from "./projects.server";

/** Days until a form is due that says nothing else. */
const DUE = 14;

/** A condition for the batch that asks somebody: the form takes replies, also where its project has gone into the archive meanwhile. */
export const stillOut = (visit: Visit, formId: string): PendingWrite =>
	requiring(visit.context, isStillOut(visit, formId));

/** Throws `invalid` (`userIds`) for somebody who does not answer in a project. */
function assertAnswering(
	members: readonly Pick<Row<typeof reportMembers>, "userId" | "role">[],
	userIds: readonly string[],
) {
	const answering = members.filter(({ role }) => role !== "viewer").map(({ userId }) => userId);
	if (userIds.some((id) => !answering.includes(id))) throw invalid({ userIds: "wrongValue" });
}

const readingProjectMembers = (visit: Visit, projectId: string) =>
	visit.rows.listing(reportMembers, { where: eq(reportMembers.projectId, projectId), limit: 300 });

/** Looks whether these people can be asked for a form that is still to be made. Throws `invalid` (`userIds`). */
export async function assertMayBeAsked(visit: Visit, projectId: string, userIds: readonly string[]): Promise<void> {
	const { members } = await visit.rows.read({ members: readingProjectMembers(visit, projectId) });
	assertAnswering(members, userIds);
}

/**
 * Asks members of a project for a form, at once, with the day on which it is due; who waits for it already is not asked twice. How many were
 * asked. Throws `invalid` for a form that is not out, and for somebody who does not answer in this project.
 */
export async function askMembers(
	visit: Visit,
	opened: OpenedProject,
	form: Pick<ProjectForm, "id" | "guid" | "status">,
	userIds: readonly string[],
	{ byText = false } = {},
): Promise<number> {
	assertChanging(visit, opened);
	if (form.status !== "open") throw invalid({ userIds: "generalReports:errors.notOut" });
	const { members, found, ...standing } = await visit.rows.read({
		members: readingProjectMembers(visit, opened.project.id),
		found: visit.rows.listing(reportForms, { where: eq(reportForms.formId, form.id), limit: 1 }),
		...readingProgress(visit, formIdsOf(visit, [opened.project.id])),
	});
	const [place] = found;
	if (!place) throw notFound();
	assertAnswering(members, userIds);
	const standings = progressIn(standing);
	const asked = [...new Set(userIds)].filter((id) => standings.get(keyOf(form.id, id))?.occasion?.status !== "open");
	if (asked.length === 0) return 0;
	const now = today(visit.tenant.timeZone, visit.now);
	// A form that has no day, or whose day is over, gets one now.
	const dueOn = place.dueOn !== null && place.dueOn >= now ? place.dueOn : addDays(now, DUE);
	const reminders = { most: 0, gapHours: 24, ...(byText && { byText }) };
	const schedule: Schedule = { repeat: { kind: "once" }, hour: 0, reminders, dueOn };
	const assignments = await assign(visit, area, {
		...{ formId: form.id, respondentIds: asked, subjectId: opened.project.id, schedule, startsOn: now },
		along: [
			stillOut(visit, form.id),
			stillDue(visit, place),
			...(dueOn === place.dueOn ? [] : settingDueDay(visit, place, form, dueOn)),
		],
	});
	for (const { id } of assignments) await makeOccasion(visit, [area], id);
	return asked.length;
}

/** A condition: nobody has given the form another day since it was read. */
const stillDue = ({ context, tenant }: Visit, { id, dueOn }: Row<typeof reportForms>) =>
	requiring(
		context,
		sql`exists (select 1 from ${reportForms} where ${and(
			eq(reportForms.tenantId, tenant.id),
			eq(reportForms.id, id),
			sql`${reportForms.dueOn} is ${dueOn}`,
		)})`,
	);

const settingDueDay = (
	visit: Visit,
	place: Pick<Row<typeof reportForms>, "id">,
	form: Pick<ProjectForm, "id" | "guid" | "status">,
	dueOn: string | null,
) => [visit.rows.changing(reportForms, place.id, { dueOn }), ...movingDueDay(visit, area, form, dueOn)];

/** Says until when a form is to be answered: what it has asked and will ask follows. Throws `conflict` where its project goes into the archive. */
export async function setDueDay(
	visit: Visit,
	{ project, place }: PlacedForm,
	form: Pick<ProjectForm, "id" | "guid" | "status">,
	dueOn: string | null,
): Promise<void> {
	if (place.dueOn === dueOn) return;
	const writes = [stillOpen(visit, project.id), ...settingDueDay(visit, place, form, dueOn)];
	await orElse(visit.rows.commit(writes), () => conflict());
}

/** Asks people for every form of the project that is out. */
export async function askForOpenForms(visit: Visit, opened: OpenedProject, userIds: readonly string[]): Promise<void> {
	if (userIds.length === 0) return;
	const forms = formsIn(await visit.rows.read(readingProjectForms(visit, [opened.project.id])));
	for (const form of forms) if (form.status === "open") await askMembers(visit, opened, form, userIds);
}
