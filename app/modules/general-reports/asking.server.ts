import { eq } from "drizzle-orm";
import { assign } from "#app/forms/assignments/assign.server";
import { makeOccasion } from "#app/forms/assignments/occasions.server";
import { keyOf, readingStandings, standingsIn } from "#app/forms/assignments/standing.server";
import type { Schedule } from "#app/forms/schedule/schedule";
import { addDays, today } from "#app/platform/clock";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms, reportMembers } from "#db/schema/general-reports";
import { area } from "./area";
import { formIdsOf, formsIn, type ProjectForm, readingProjectForms } from "./forms.server";
import { assertChanging, type OpenedProject } from "./projects.server";

/** Days until a form is due that says nothing else. */
const DUE = 14;

/**
 * Asks members of a project for a form, at once, with the day on which it is due; who waits for it already is not asked twice. How many were
 * asked. Throws `invalid` for a form that is not out, and for somebody who does not answer in this project.
 */
export async function askMembers(
	visit: Visit,
	opened: OpenedProject,
	form: Pick<ProjectForm, "id" | "status" | "dueOn">,
	userIds: readonly string[],
): Promise<number> {
	assertChanging(visit, opened);
	if (form.status !== "open") throw invalid({ userIds: "generalReports:errors.notOut" });
	const { members, ...standing } = await visit.rows.read({
		members: visit.rows.listing(reportMembers, { where: eq(reportMembers.projectId, opened.project.id), limit: 300 }),
		...readingStandings(visit, formIdsOf(visit, [opened.project.id])),
	});
	const answering = members.filter(({ role }) => role !== "viewer").map(({ userId }) => userId);
	if (userIds.some((id) => !answering.includes(id))) throw invalid({ userIds: "wrongValue" });
	const standings = standingsIn(standing);
	const asked = [...new Set(userIds)].filter((id) => standings.get(keyOf(form.id, id))?.occasion?.status !== "open");
	if (asked.length === 0) return 0;
	const now = today(visit.tenant.timeZone, visit.now);
	const dueOn = await dueDay(visit, form, now);
	const schedule: Schedule = { repeat: { kind: "once" }, hour: 0, reminders: { most: 0, gapHours: 24 }, dueOn };
	const assignments = await assign(visit, area, {
		...{ formId: form.id, respondentIds: asked, subjectId: opened.project.id, schedule, startsOn: now },
	});
	for (const { id } of assignments) await makeOccasion(visit, [area], id);
	return asked.length;
}

/** When a form is due: its own day, and for one that has none, or whose day is over, one that is set now. */
async function dueDay(visit: Visit, form: Pick<ProjectForm, "id" | "dueOn">, now: string): Promise<string> {
	if (form.dueOn !== null && form.dueOn >= now) return form.dueOn;
	const dueOn = addDays(now, DUE);
	const [place] = await visit.rows.list(reportForms, { where: eq(reportForms.formId, form.id), limit: 1 });
	if (place) await visit.rows.change(reportForms, place.id, { dueOn });
	return dueOn;
}

/** Asks people for every form of the project that is out. */
export async function askForOpenForms(visit: Visit, opened: OpenedProject, userIds: readonly string[]): Promise<void> {
	if (userIds.length === 0) return;
	const forms = formsIn(await visit.rows.read(readingProjectForms(visit, [opened.project.id])));
	for (const form of forms) if (form.status === "open") await askMembers(visit, opened, form, userIds);
}
