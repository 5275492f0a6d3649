import { afterAll, beforeAll, expect, it } from "vitest";
import { invite } from "#app/forms/invitations/invite.server";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { listOfReplies } from "#app/forms/lists/list-of-replies.server";
import { questionColumns, replyListWith } from "#app/forms/lists/reply-columns";
import { sendReply } from "#app/forms/replies/send-reply.server";
import { ListQuery } from "#app/lists/query.schema";
import { parseInput } from "#app/platform/handler.server";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

/** Midnight in Oslo, where the tenant is. */
const MIDNIGHT = Date.parse("2026-03-01T23:00:00Z");
const HOURS = [8, 9, 11, 13, 14, 16, 19, 22];
const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10 })])]);

let store: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
	store = await openStore();
	await store.make.entry(store.tenant, await store.make.module("form_builder"));
});
afterAll(() => store.dispose());

/** Every instant that a text gives away: in time-ordered ids, as milliseconds, as ISO 8601. */
function instantsIn(text: string): number[] {
	const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
	return [
		...ids.map((id) => Number.parseInt(id.replace("-", "").slice(0, 12), 16)),
		...(text.match(/\b1\d{12}\b/g) ?? []).map(Number),
		...(text.match(/20\d\d-\d\d-\d\dT[\d:.]+Z/g) ?? []).map((iso) => Date.parse(iso)),
	];
}
const hoursIn = (found: unknown) =>
	instantsIn(JSON.stringify(found)).filter((at) => at > MIDNIGHT && at < MIDNIGHT + DAY);

/** People with a link each answer over a day, one every hour or so; what each said is their hour. */
async function answered(isAnonymous: boolean) {
	const asked = new Date(MIDNIGHT - DAY);
	const boss = await store.visit(30, { now: asked });
	const open = await store.published(boss, simple, { isAnonymous }, { subjectType: "person" });
	const members = await Promise.all(HOURS.map(() => store.make.member(store.tenant, "CLIENT")));
	const invited = members.map(({ id }) => ({ respondentId: id, subjectId: id, language: "nb" as const }));
	const made = await invite(boss, area, { formId: open.form.id, invited });
	for (const [at, { token }] of made.entries()) {
		const now = new Date(MIDNIGHT + (HOURS[at] ?? 0) * HOUR + at * MINUTE + 7);
		const by = await openInvited(store.worker.context(now), area, open.form.guid, token);
		const sending = { sendKey: by.sendKey, answers: { mood: at }, startedAt: now.getTime() - MINUTE };
		await sendReply(by.ctx, by.form, by.version, sending, { ...by.sender, language: "nb" });
	}
	const of = async (query: string) => (await store.db.prepare(query).bind(open.form.id).all()).results;
	const later = await store.visit(30, { now: new Date(MIDNIGHT + 3 * DAY), user: boss.user });
	const columns = questionColumns(open.version.definition, "nb", { yes: "", no: "", band: "" });
	const query = parseInput(ListQuery(replyListWith(columns, open.form.settings)), { limit: "5" }) as ListQuery;
	return {
		members,
		list: await listOfReplies(later, area, { form: open.form, questions: columns }, query),
		replies: await of("select * from form_replies where form_id = ?"),
		answers: await of("select * from form_answers where form_id = ?"),
		form: await of("select last_reply_at from forms where id = ?"),
		links: await of("select answered_at, reply_id from form_invitations where form_id = ?"),
		logged: await of("select * from audit_events where record_id in (select id from form_replies where form_id = ?)"),
	};
}

it("a reply of nobody known tells the hour nowhere: not in ids, cursors, stamps, or the log of who was there when", async () => {
	const { list, replies, answers, form: row, links, logged } = await answered(true);
	expect(replies).toHaveLength(HOURS.length);
	expect(list.rows).not.toHaveLength(0);
	const cursors = Object.values(list.list as object).filter((one): one is string => typeof one === "string");
	for (const told of [list, cursors.map(decoded), replies, answers, row, links]) expect(hoursIn(told)).toEqual([]);
	expect(logged).toEqual([]);
	expect(links.map(({ reply_id }) => reply_id)).toEqual(HOURS.map(() => null));
});

it("a reply of nobody known is about nobody either who answers of themselves", async () => {
	const { replies, members } = await answered(true);
	for (const { id } of members) expect(JSON.stringify(replies)).not.toContain(id);
});

it("replies of one day lie in no order that would tell who of those asked came first", async () => {
	const orders: string[] = [];
	for (let draw = 0; draw < 2; draw++) {
		const { replies } = await answered(true);
		const inOrder = [...replies].sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
		orders.push(inOrder.map(({ answers }) => JSON.parse(String(answers)).mood).join());
	}
	// One chance in 10^9 that both draws are in the order of sending.
	expect(new Set(orders)).not.toEqual(new Set([HOURS.map((_, at) => at).join()]));
});

it("the look for hours finds them where somebody is known", async () => {
	const { replies, list, logged } = await answered(false);
	expect(hoursIn(replies).length).toBeGreaterThan(HOURS.length);
	expect(hoursIn(list)).not.toEqual([]);
	expect(logged).not.toEqual([]);
});

/** A cursor as whoever has it can read it. */
function decoded(cursor: string): string {
	try {
		return atob(cursor.replace(/-/g, "+").replace(/_/g, "/"));
	} catch {
		return cursor;
	}
}
