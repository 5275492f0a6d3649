import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { setAssignment } from "#app/forms/assignments/assign.server";
import { readingAssignments } from "#app/forms/assignments/reading.server";
import { invite } from "#app/forms/invitations/invite.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportGoals } from "#db/schema/psych-eval";
import { acknowledge } from "../alerts.server";
import { area } from "../area";
import { clientFor, followedClients } from "../clients.server";
import { giveForm } from "./give.server";
import { findSelfReport } from "./make-self-report.server";
import { scheduleFrom } from "./schedule-from";
import type { Acknowledge, AssignmentChange, Give, GoalEnd, NewGoal, Together } from "./user-forms.schema";

/** How long the link lives by which client and advisor answer together. */
const TOGETHER = 4 * HOUR;
const say = (key: string) => done({ snackbar: { key: `psychEval:snackbar.${key}` } });

/** Gives the client a form on a schedule. A form that was made for somebody else is not there. */
export async function give(visit: Visit, input: z.output<typeof Give>) {
	const { formId, client = "", startsOn, endsOn } = input;
	const [, own] = await Promise.all([followedClients(visit, [client], "client"), findSelfReport(visit, formId)]);
	assertFor(own, client);
	await giveForm(visit, {
		...{ formId, clientIds: [client], startsOn, endsOn },
		schedule: scheduleFrom(input, today(visit.tenant.timeZone, visit.now)),
	});
	return say("given");
}

/** Throws `notFound` for a form that was made for somebody else. */
function assertFor(own: { clientId: string | null }, client: string): void {
	if (own.clientId !== null && own.clientId !== client) throw notFound();
}

/** Pauses, takes up again or ends what the client was given. */
export async function change(visit: Visit, { id, status, client = "" }: z.output<typeof AssignmentChange>) {
	await followedClients(visit, [client], "client");
	const { given } = await visit.rows.read({ given: readingAssignments(visit, area, [client]) });
	if (!given.some(({ assignment }) => assignment.id === id)) throw notFound();
	await setAssignment(visit, area, id, status);
	return say(status);
}

/** Leads to the form for client and advisor to answer together, on the advisor's device. */
export async function together(visit: Visit, { formId, client = "" }: z.output<typeof Together>) {
	const [, { form }, own] = await Promise.all([
		followedClients(visit, [client], "client"),
		readOpenForm(visit, area, { id: formId }),
		findSelfReport(visit, formId),
	]);
	assertFor(own, client);
	const [made] = await invite(visit, area, {
		formId,
		invited: [{ respondentId: client, subjectId: client, language: visit.language }],
		expiresAt: visit.now.getTime() + TOGETHER,
	});
	return done({ to: replyAddress(area, visit.tenant.guid, form.guid, made?.token) });
}

/** A goal of the client's own, which each self report asks about from now on. */
export async function addGoal(visit: Visit, { text, client }: z.output<typeof NewGoal>) {
	const { id: clientId } = await clientFor(visit, client);
	const startsOn = today(visit.tenant.timeZone, visit.now);
	await visit.rows.add(selfReportGoals, { id: newId(visit.now.getTime()), clientId, text, startsOn });
	return say("goal");
}

/** A goal that is asked about no more; what was answered stays. */
export async function endGoal(visit: Visit, { id, client }: z.output<typeof GoalEnd>) {
	const [{ id: clientId }, goal] = await Promise.all([clientFor(visit, client), visit.rows.find(selfReportGoals, id)]);
	if (goal?.clientId !== clientId) throw notFound();
	await visit.rows.change(selfReportGoals, id, { endsOn: today(visit.tenant.timeZone, visit.now) });
	return say("goalEnded");
}

export async function acknowledgeAlert(visit: Visit, input: z.output<typeof Acknowledge>) {
	await acknowledge(visit, input);
	return say("acknowledged");
}
