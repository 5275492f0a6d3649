import { redirect } from "@remix-run/cloudflare";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingAssignments, readingDue } from "#app/forms/assignments/reading.server";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { listForms } from "#app/forms/store/list-forms.server";
import { today } from "#app/platform/clock";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportForms, selfReportGoals } from "#db/schema/psych-eval";
import { waitingAlerts } from "../alerts.server";
import { area } from "../area";
import { clientIn, readingClient } from "../clients.server";
import { places } from "../places";
import type { UserFormsPage } from "./user-forms.schema";

/** Forms that can be given, in one list. */
const OFFERED = 100;

/** A client's forms: what waits, what they were given and how often, their goals; for those who follow up also what has to be looked at. */
export async function showUserForms(visit: Visit, { client: asked }: z.output<typeof UserFormsPage>) {
	const follows = visit.access.level >= LEVEL_CLIENTS;
	const place = places(visit.tenant.guid);
	if (follows && asked === undefined) throw redirect(place.users);
	const id = asked ?? visit.user.id;
	const isOwn = id === visit.user.id;
	const day = today(visit.tenant.timeZone, visit.now);
	const [{ given, due, goals, own, alerts, ...found }, offered] = await Promise.all([
		visit.rows.read({
			...readingClient(visit, id),
			given: readingAssignments(visit, area, [id]),
			due: readingDue(visit, [id], { area }),
			goals: visit.rows.listing(selfReportGoals, {
				where: and(
					eq(selfReportGoals.clientId, id),
					or(isNull(selfReportGoals.endsOn), gt(selfReportGoals.endsOn, day)),
				),
				limit: 20,
			}),
			own: visit.rows.listing(selfReportForms, { orderBy: desc(selfReportForms.id), limit: 500 }),
			alerts: waitingAlerts(visit, isOwn ? "" : id),
		}),
		follows && !isOwn ? listForms(visit, area, { limit: OFFERED }) : { items: [] },
	]);
	const { client, beside } = clientIn(visit, found);
	const say = (titles: Record<string, string>) => textIn(titles as Texts, visit.language, visit.tenant.language).text;
	const clientOf = new Map(own.map((one) => [one.id, one.clientId]));
	return {
		...{ tenant: visit.tenant.guid, isOwn, beside, today: day, client: { id: client.id, name: nameOf(client) } },
		due: due.map(({ occasion, form }) => ({
			...{ id: occasion.id, title: say(form.titles), since: occasion.opensAt, until: occasion.closesAt },
			to: place.reply(form.guid),
		})),
		given: given.map(({ assignment: { id: assignmentId, status, schedule, nextOn, endsOn }, form }) => ({
			...{ id: assignmentId, status, title: say(form.titles), formId: form.id, nextOn: nextOn || null, endsOn },
			repeat: repeatOf(schedule),
			isWaiting: due.some(({ occasion }) => occasion.assignmentId === assignmentId),
			reports: place.reports(isOwn ? undefined : client.id, form.id),
		})),
		goals: goals.map((goal) => ({ id: goal.id, text: goal.text, startsOn: goal.startsOn })),
		alerts,
		offered: offered.items
			.filter((one) => one.status === "open" && [null, client.id].includes(clientOf.get(one.id) ?? null))
			.map((one) => ({ id: one.id, title: say(one.titles) })),
	};
}

type Repeat = { every: number; unit: "once" | "days" | "weeks" | "planned" };

function repeatOf({ repeat }: { repeat: { kind: string; every?: number } }): Repeat {
	if (repeat.kind === "once") return { every: 1, unit: "once" };
	if (repeat.kind === "daily") return { every: 1, unit: "days" };
	return repeat.kind === "weekly" ? { every: repeat.every ?? 1, unit: "weeks" } : { every: 1, unit: "planned" };
}
