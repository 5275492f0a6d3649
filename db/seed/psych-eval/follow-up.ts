import { addDays, today } from "#app/platform/clock";
import { DAY, HOUR, type Tenant, type World } from "../world";
import type { Ids } from "./bank";
import type { SeededForm } from "./make";
import type { SelfReports } from "./write";

/** What happens around the replies of the promised client: goals, events, notes, an alert, and who has looked. */
export function followUp(demo: SelfReports, world: World, tenant: Tenant, form: SeededForm, ids: Ids): void {
	const { now } = world;
	const client = world.person("client@fjordvik.test");
	const advisor = world.person("advisor@fjordvik.test");
	const day = (ago: number) => addDays(today("Europe/Oslo", new Date(now)), -ago);
	const own = demo.replies.filter(({ subjectId }) => subjectId === client.id);
	for (const [text, ago] of [
		["Komme meg opp til åtte hver dag", 120],
		["Ta bussen alene til kurset", 60],
	] as const)
		demo.goals.push({ ...world.row(tenant.id, now - ago * DAY), clientId: client.id, text, startsOn: day(ago) });
	for (const [label, ago, authorId] of [
		["Begynte på norskkurs", 140, advisor.id],
		["Flyttet", 80, client.id],
		["Praksisplass i kantina", 35, advisor.id],
	] as const)
		demo.markers.push({
			...world.row(tenant.id, now - ago * DAY),
			clientId: client.id,
			day: day(ago),
			label,
			authorId,
		});
	const note = (nth: number, text: string, isShown: boolean) => {
		const reply = own.at(-nth);
		if (!reply?.submittedAt) return;
		const row = world.row(tenant.id, reply.submittedAt + 5 * HOUR);
		const kind = isShown ? ("message" as const) : ("comment" as const);
		demo.events.push({ ...row, replyId: reply.id, kind, actorId: advisor.id, text, isShown });
	};
	note(1, "Så fint at du sover bedre! Vi snakker mer om praksisplassen på torsdag.", true);
	note(2, "Virker sliten etter flyttingen. Følg med på energien.", false);
	for (const [ago, what] of [
		[2, "report"],
		[9, "report"],
		[16, "export"],
	] as const)
		demo.reads.push({
			...world.row(tenant.id, now - ago * DAY),
			...{ subjectId: client.id, readerId: advisor.id, formId: form.formId, replyId: null, what },
		});
	demo.meetings.push({
		...world.row(tenant.id, now - 16 * DAY),
		...{ clientId: client.id, formId: form.formId, authorId: advisor.id, day: day(16), checks: ["plan"] },
		points: ["Søvnen er bedre etter flyttingen", "Praksisplassen: to dager til i uken?", "Bussen til kurset"],
		...{ notes: "Vi prøver fire dager i kantina fra neste uke.", sharedAt: now - 16 * DAY },
	});
	const last = demo.replies.filter(({ subjectId }) => subjectId !== client.id).at(-1);
	const related = world.advisorClients.find(
		({ advisorId, clientId }) => advisorId === advisor.id && clientId !== client.id,
	);
	const alerted = demo.replies.filter(({ subjectId }) => subjectId === related?.clientId).at(-1) ?? last;
	if (alerted?.subjectId)
		demo.alerts.push({
			...world.row(tenant.id, now - 2 * HOUR),
			...{ clientId: alerted.subjectId, replyId: alerted.id, questionId: ids.question("harm") },
			...{ rule: { test: "yes", value: 1, hours: 4, to: "both" }, dueAt: now + 2 * HOUR },
		});
	if (alerted)
		for (const user of [advisor, world.person("admin@fjordvik.test")]) {
			const url = `/${tenant.guid}/psych_eval/reports/reply/${alerted.id}`;
			world.notifications.push({
				...{ userId: user.id, id: `alert:${alerted.id}`, tenantId: tenant.id, type: "selfReportAlert" },
				...{ params: {}, url, seen: 0, createdAt: now - 2 * HOUR },
			});
			user.inboxVersion = (user.inboxVersion ?? 0) + 1;
		}
}
