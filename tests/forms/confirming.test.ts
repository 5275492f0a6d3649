import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askForLink } from "#app/forms/confirming/ask-for-link.server";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { remindWaiting } from "#app/forms/invitations/remind-invited.server";
import { sendReply } from "#app/forms/replies/send-reply.server";
import { sweepInvitations } from "#app/forms/retention/invitations.server";
import { sweepReplies } from "#app/forms/retention/replies.server";
import { readSharing } from "#app/forms/sharing/read-sharing.server";
import { DAY, HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { formInvitations, formReplies } from "#db/schema/forms";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

const START = Date.parse("2026-01-05T10:00:00Z");
const at = (days: number) => new Date(START + days * DAY);
let people = 0;
/** Somebody whom nobody has written to yet. */
const address = () => `eva${++people}@people.test`;
let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30, { now: at(0) });
	await store.make.entry(store.tenant, await store.make.module("form_builder"));
});
afterAll(() => store.dispose());

const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10 })])], { title: { nb: "Trivsel" } });
type Open = Awaited<ReturnType<typeof store.published>>;
const published = (settings: object = {}) => store.published(boss, simple, { verifiesEmail: true, ...settings });

/** What the queue has, delivered twice, until nothing is left. */
async function deliver(days: number): Promise<void> {
	for (let sent = store.worker.take(); sent.length > 0; sent = store.worker.take())
		expect(await store.worker.deliver([...sent, ...sent], at(days))).not.toContainEqual({ acked: false });
}

/** Somebody asks for links on a day; the links of the letters that went out. */
async function links({ form: asked }: Open, emails: string[], days = 0): Promise<string[]> {
	await store.db.prepare("delete from mail_outbox").run();
	store.worker.take();
	const { tenant } = store;
	const guest = await store.worker.inTenant(tenant.id, { now: at(days) });
	for (const email of emails) await askForLink(guest, new Request("http://p.test"), asked, "nb", { email });
	await deliver(days);
	const { results } = await store.db.prepare("select text from mail_outbox order by created_at, id").all();
	return results.map(({ text }) => /form_reply\/[0-9a-f-]{36}\/([\w-]+)/.exec(String(text))?.[1] ?? "");
}
const opened = (open: Open, token = "", days = 0) =>
	openInvited(store.worker.context(at(days)), area, open.form.guid, token);
const answer = (by: Awaited<ReturnType<typeof opened>>, mood: number) =>
	sendReply(
		by.ctx,
		by.form,
		by.version,
		{ sendKey: by.sendKey, answers: { mood }, startedAt: START },
		{ ...by.sender, language: "nb" },
	);
const kept = (open: Open) => boss.rows.list(formInvitations, { where: eq(formInvitations.formId, open.form.id) });

it("all links that an address has asked for and not answered yet are one reply, which says where it came from", async () => {
	const eva = address();
	const open = await published();
	const [first, second] = await links(open, [eva, ` ${eva.toUpperCase()} `]);
	expect(second).toMatch(/^[\w-]{40,}$/);
	const [one, other] = [await opened(open, first), await opened(open, second)];
	expect(other.sendKey).toBe(one.sendKey);
	expect(one.decline).toBeNull();
	const sent = await Promise.all([answer(one, 3), answer(other, 4)]);
	expect(new Set(sent.map(({ reply }) => reply.id)).size).toBe(1);
	expect(sent[0]?.reply.confirmedEmail).toBe(eva);
	const [next] = await links(open, [eva], 1);
	expect((await opened(open, next, 1)).isUsed).toBe(false);
	const hashes = await store.db.prepare("select token_hash from form_invitations").all();
	expect(JSON.stringify(hashes.results)).not.toContain(first);
});

it("asked for in the same moment it is one reply too", async () => {
	const open = await published();
	const guest = await store.worker.inTenant(store.tenant.id, { now: at(0) });
	store.worker.take();
	for (const _ of [1, 2])
		await askForLink(guest, new Request("http://p.test"), open.form, "nb", { email: "to@p.test" });
	const sent = store.worker.take();
	await Promise.all(sent.map((message) => store.worker.deliver([message], at(0))));
	await deliver(0);
	const rows = await kept(open);
	expect(rows).toHaveLength(2);
	expect(rows.filter(({ ofId }) => ofId === null)).toHaveLength(1);
});

it("of a form that takes one reply of each, an address that has answered gets a link that says so", async () => {
	const eva = address();
	const open = await published({ onlyOnce: true });
	const [first] = await links(open, [eva]);
	await answer(await opened(open, first), 3);
	const [second] = await links(open, [eva], 1);
	expect((await opened(open, second, 1)).isUsed).toBe(true);
});

it("a link ends after a week, and who had it is forgotten; a new one lets the first live on", async () => {
	const eva = address();
	const open = await published();
	const [[first], [other]] = [await links(open, [eva]), await links(open, [address()])];
	await links(open, [eva], 5);
	await sweepInvitations(store.worker.context(at(6.9)));
	await deliver(6.9);
	expect(await kept(open)).toHaveLength(3);
	await expect(opened(open, other, 7.1)).rejects.toMatchObject({ kind: "gone" });
	expect((await opened(open, first, 7.1)).isUsed).toBe(false);
	await sweepInvitations(store.worker.context(at(7.1)));
	await deliver(7.1);
	expect((await kept(open)).flatMap(({ email }) => email ?? [])).toEqual([eva]);
	await sweepInvitations(store.worker.context(at(13)));
	await deliver(13);
	expect(await kept(open)).toEqual([]);
});

it("the address goes with its reply", async () => {
	const eva = address();
	const open = await published({ keptDays: 10 });
	const [first] = await links(open, [eva]);
	await answer(await opened(open, first), 3);
	for (const sweep of [sweepInvitations, sweepReplies]) await sweep(store.worker.context(at(9)));
	await deliver(9);
	const replies = () => boss.rows.list(formReplies, { where: eq(formReplies.formId, open.form.id) });
	expect([(await kept(open)).length, (await replies()).length]).toEqual([1, 1]);
	await sweepReplies(store.worker.context(at(11)));
	await deliver(11);
	expect([(await kept(open)).length, (await replies()).length]).toEqual([0, 0]);
});

it("an address gets three letters an hour, and whoever asks is not told", async () => {
	const open = await published();
	expect(await links(open, ["ann@p.test", "ann@p.test", "ann@p.test", "ann@p.test", "ben@p.test"])).toHaveLength(4);
	const guest = await store.worker.inTenant(store.tenant.id, { now: new Date(START + HOUR + 1) });
	await askForLink(guest, new Request("http://p.test"), open.form, "nb", { email: "ann@p.test" });
	expect(store.worker.take()).toHaveLength(1);
});

it("whoever asked by themselves is nobody who was invited: not listed with those, and never reminded", async () => {
	const eva = address();
	const open = await published();
	await links(open, [eva]);
	expect((await readSharing(boss, open.form)).invitations).toEqual([]);
	const later = await store.visit(30, { user: boss.user, now: at(3) });
	expect(await remindWaiting(later, open.form)).toBe(0);
	const waiting = await boss.rows.list(formInvitations, {
		where: and(eq(formInvitations.formId, open.form.id), isNull(formInvitations.answeredAt)),
	});
	expect(waiting.map(({ remindAt }) => remindAt)).toEqual([0]);
});
