import { redirect } from "@remix-run/cloudflare";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingParticipantPage } from "#app/directory/participants.server";
import { readingAssignments, readingDue } from "#app/forms/assignments/reading.server";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { noteReading } from "#app/forms/replies/read-log.server";
import { countingSubject } from "#app/forms/reports/subject-replies.server";
import { inList } from "#app/lists/in-list";
import { today } from "#app/platform/clock";
import { hasSms } from "#app/platform/sms/send-sms.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportGoals } from "#db/schema/psych-eval";
import { handledAlerts, waitingAlerts } from "../alerts.server";
import { area } from "../area";
import { clientIn, readingClient } from "../clients.server";
import { clientsInList } from "../clients-asked.server";
import { paths } from "../paths";
import { readingOffered } from "./offered.server";
import type { UserFormsPage } from "./user-forms.schema";

/** A client's forms: what waits, what they were given and how often, their goals; for those who follow up also what has to be looked at. */
export async function showUserForms(visit: Visit, { client: asked, in: opened }: z.output<typeof UserFormsPage>) {
	const follows = visit.access.level >= LEVEL_CLIENTS;
	const place = paths(visit.tenant.guid);
	if (follows && asked === undefined) throw redirect(place.users);
	const id = asked ?? visit.user.id;
	const isOwn = id === visit.user.id;
	const day = today(visit.tenant.timeZone, visit.now);
	const { list, fits } = clientsInList(visit, opened);
	const { given, due, goals, alerts, handled, replies, offered, page, ...found } = await visit.rows.read({
		...readingClient(visit, id, fits),
		given: readingAssignments(visit, area, [id]),
		due: readingDue(visit, [id], { area }),
		goals: visit.rows.listing(selfReportGoals, {
			where: and(eq(selfReportGoals.clientId, id), or(isNull(selfReportGoals.endsOn), gt(selfReportGoals.endsOn, day))),
			limit: 20,
		}),
		alerts: waitingAlerts(visit, isOwn ? "" : id),
		handled: handledAlerts(visit, isOwn ? "" : id),
		replies: countingSubject(visit, area, id),
		offered: readingOffered(visit, id),
		page: await readingParticipantPage(visit, id),
	});
	const { client, neighbours } = clientIn(visit, found);
	// That an answer has to be looked at says something of it.
	if (alerts.length + handled.length > 0) await noteReading(visit, { subjectId: id, formId: null, what: "alert" });
	const say = (titles: Record<string, string>) => textIn(titles as Texts, visit.language, visit.tenant.language).text;
	return {
		...{
			tenant: visit.tenant.guid,
			isOwn,
			neighbours,
			list,
			page,
			today: day,
			hasSms: hasSms(visit.context.env),
			client: { id: client.id, name: nameOf(client) },
		},
		due: due.map(({ occasion, form }) => ({
			...{ id: occasion.id, title: say(form.titles), since: occasion.opensAt, until: occasion.closesAt },
			to: place.reply(form.guid),
		})),
		given: given.map(({ assignment: { id: assignmentId, status, schedule, nextOn, endsOn }, form }) => ({
			...{ id: assignmentId, status, title: say(form.titles), formId: form.id, nextOn: nextOn || null, endsOn },
			repeat: repeatOf(schedule),
			replies: replies.get(form.id) ?? 0,
			isWaiting: due.some(({ occasion }) => occasion.assignmentId === assignmentId),
			reports: inList(place.reports(isOwn ? undefined : client.id, form.id), list),
		})),
		goals: goals.map((goal) => ({ id: goal.id, text: goal.text, startsOn: goal.startsOn })),
		...{ alerts, handled },
		offered: isOwn ? [] : offered.map((one) => ({ id: one.id, title: say(one.titles) })),
	};
}

type Repeat = { every: number; unit: "once" | "days" | "weeks" | "planned" };

function repeatOf({ repeat }: { repeat: { kind: string; every?: number } }): Repeat {
	if (repeat.kind === "once") return { every: 1, unit: "once" };
	if (repeat.kind === "daily") return { every: 1, unit: "days" };
	return repeat.kind === "weekly" ? { every: repeat.every ?? 1, unit: "weeks" } : { every: 1, unit: "planned" };
}
