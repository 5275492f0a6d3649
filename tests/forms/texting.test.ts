import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { assign, setAssignment } from "#app/forms/assignments/assign.server";
import { makeOccasion } from "#app/forms/assignments/occasions.server";
import { remind } from "#app/forms/assignments/reminders.server";
import { invite } from "#app/forms/invitations/invite.server";
import { sweepInvited } from "#app/forms/invitations/remind-invited.server";
import type { Visit } from "#app/platform/tenant/context";
import { workerOver } from "../support/worker-in-process";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let worker: ReturnType<typeof workerOver>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	worker = workerOver(store.db, { SMS_SENDER: "Vik", SMS_URL: "", SMS_PER_DAY: "2" });
	boss = await store.visit(30, { now: morning });
	const module = await store.make.module("form_builder");
	await store.make.entry(store.tenant, module);
});
afterAll(() => store.dispose());
beforeEach(async () => {
	worker.take();
	await store.db.exec("delete from sms_outbox");
});

const HOUR = 3_600_000;
const day = "2026-03-02";
/** Hours of Oslo. */
const at = (hour: number, on = day) => new Date(Date.parse(`${on}T00:00:00Z`) + (hour - 1) * HOUR);
const morning = at(9);
const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10 })])]);
const daily = { repeat: { kind: "daily" as const }, hour: 8 };

/** A client who has confirmed a number, or has none. */
async function client(phone: string | null = "+4791234567") {
	const who = await store.visit(10, { now: morning });
	if (phone)
		await store.db
			.prepare("insert into sms_numbers (user_id, phone, created_at) values (?1, ?2, 1)")
			.bind(who.user.id, phone)
			.run();
	return who.user;
}

/** What they are asked today, with reminders each hour; the occasion's id. */
async function asked(user: { id: string }, byText = true) {
	const { form: made } = await store.published(boss, simple);
	const schedule = { ...daily, reminders: { most: 9, gapHours: 1, byText } };
	const given = { formId: made.id, respondentIds: [user.id], schedule, startsOn: day };
	const [one] = await assign(boss, area, given);
	await makeOccasion(await worker.inTenant(store.tenant.id, { now: morning }), [area], one?.id ?? "");
	return { id: `${one?.id}:${day}`, assignmentId: one?.id ?? "" };
}

/** The reminder's hour comes. */
const remindAt = async (now: Date, { id }: { id: string }) =>
	remind(await worker.inTenant(store.tenant.id, { now }), [area], id);

/** Delivers what is in the queue, and what comes of it; what is put off stays there, as the queue would keep it. */
async function deliver(now: Date) {
	const later = [];
	for (let open = worker.take(); open.length > 0; open = worker.take()) {
		const outcomes = await worker.deliver(open, now);
		expect(outcomes.every(({ acked }) => acked)).toBe(true);
		const [more, put] = [worker.take(), new Set(open.map(({ id }) => id))];
		later.push(...more.filter(({ id }) => put.has(id)));
		worker.sent.push(...more.filter(({ id }) => !put.has(id)));
	}
	worker.sent.push(...later);
}
const texts = async (status = "caught") =>
	(
		await store.db
			.prepare("select recipient, text from sms_outbox where status = ?1 order by rowid")
			.bind(status)
			.all<{ recipient: string | null; text: string | null }>()
	).results;

it("a reminder comes as a text too, where form and person want it: once a day, and with nothing of the form", async () => {
	const who = await client();
	const [first, second] = [await asked(who), await asked(who)];
	for (const one of [first, first, second]) await remindAt(at(10), one);
	await deliver(at(10));
	await remindAt(at(12), first);
	await deliver(at(12));
	const sent = await texts();
	expect(sent).toHaveLength(1);
	expect(sent[0]?.recipient).toBe("+4791234567");
	expect(sent[0]?.text).toMatch(/^Tenant \d+: .* https:\/\/portal\.test\/yourforms$/);
});

it("nobody gets one without a number, nor of a form that is reminded of by mail alone, nor after leaving", async () => {
	await remindAt(at(10), await asked(await client(null)));
	await remindAt(at(10), await asked(await client(), false));
	const left = await client();
	await remindAt(at(10), await asked(left));
	await store.db.prepare("update memberships set is_active = 0 where user_id = ?1").bind(left.id).run();
	await deliver(at(10));
	expect(await texts()).toEqual([]);
});

it("what falls into the night comes in the morning, unless it was answered, paused or closed until then", async () => {
	const all = [await client(), await client(), await client(), await client()];
	const [waiting, answered, paused, over] = [
		await asked(all[0] as never),
		await asked(all[1] as never),
		await asked(all[2] as never),
		await asked(all[3] as never),
	];
	for (const one of [waiting, answered, paused, over]) await remindAt(at(22), one);
	await deliver(at(22));
	expect(await texts()).toEqual([]);
	expect(worker.sent.map(({ type }) => type)).toEqual(Array(4).fill("forms.text-reminder"));
	await store.db.prepare("update form_occasions set status = 'answered' where id = ?1").bind(answered.id).run();
	await setAssignment(boss, area, paused.assignmentId, "paused");
	await store.db
		.prepare("update form_occasions set closes_at = ?2 where id = ?1")
		.bind(over.id, at(23).getTime())
		.run();
	await deliver(at(32));
	expect(await texts()).toHaveLength(1);
});

it("a member's link is reminded of too, without the link", async () => {
	const who = await client();
	const { form: made } = await store.published(boss, simple);
	const invited = [{ respondentId: who.id, language: "nb" as const }];
	await invite(boss, area, { formId: made.id, invited, reminders: { most: 1, gapHours: 1, byText: true } });
	await sweepInvited(worker.context(at(33)));
	await deliver(at(33));
	const [one] = await texts();
	expect(one?.text).not.toContain("http");
	expect(one?.text).toContain("e-posten");
});

it("the tenant's day has an end, of which its administrators are told with the number", async () => {
	for (let count = 0; count < 4; count++) await remindAt(at(10), await asked(await client()));
	await deliver(at(10));
	expect([(await texts()).length, (await texts("held")).length]).toEqual([2, 2]);
	const { results } = await store.db
		.prepare("select params from notifications where user_id = ?1 and type = 'smsLimit'")
		.bind(boss.user.id)
		.all<{ params: string }>();
	expect(results.map(({ params }) => JSON.parse(params))).toEqual([{ count: 2, limit: 2 }]);
	const tomorrow = at(34);
	await remindAt(tomorrow, await asked(await client()));
	await deliver(tomorrow);
	expect(await texts()).toHaveLength(3);
});
