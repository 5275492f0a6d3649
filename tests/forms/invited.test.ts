import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Invited, invite } from "#app/forms/invitations/invite.server";
import { decline, openInvited } from "#app/forms/invitations/open-invited.server";
import { REMINDED_MOST, remindWaiting, sweepInvited } from "#app/forms/invitations/remind-invited.server";
import { sendReply } from "#app/forms/replies/send-reply.server";
import { readSharing } from "#app/forms/sharing/read-sharing.server";
import { setFormStatus } from "#app/forms/store/form-status.server";
import { DAY, HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { formInvitations } from "#db/schema/forms";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

const START = Date.parse("2026-01-05T10:00:00Z");
const at = (days: number) => new Date(START + days * DAY + HOUR);
let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30, { now: new Date(START) });
	await store.make.entry(store.tenant, await store.make.module("form_builder"));
});
afterAll(() => store.dispose());

const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10 })])], { title: { nb: "Trivsel" } });
const reminders = { most: 2, gapHours: 72 };

async function asked(invited: Invited[], more: object = {}) {
	const open = await store.published(boss, simple);
	const made = await invite(boss, area, { formId: open.form.id, invited, reminders, ...more });
	return { open, made };
}

/** The clock on a day, each message delivered twice; the links of the letters that went out, by receiver. */
async function clock(days: number, start: () => Promise<unknown> = () => sweepInvited(store.worker.context(at(days)))) {
	await store.db.prepare("delete from mail_outbox").run();
	store.worker.take();
	await start();
	for (let sent = store.worker.take(); sent.length > 0; sent = store.worker.take())
		await store.worker.deliver([...sent, ...sent], at(days));
	const { results } = await store.db.prepare("select recipient, text from mail_outbox order by recipient").all();
	return results.map(({ recipient, text }) => ({
		to: String(recipient),
		text: String(text),
		token: /form_reply\/[0-9a-f-]{36}\/([\w-]+)/.exec(String(text))?.[1] ?? "",
	}));
}
const receivers = async (days: number) => (await clock(days)).map(({ to }) => to);
const opened = (guid: string, token = "", days = 0) => openInvited(store.worker.context(at(days)), area, guid, token);
const answer = (by: Awaited<ReturnType<typeof opened>>, mood: number) =>
	sendReply(
		by.ctx,
		by.form,
		by.version,
		{ sendKey: by.sendKey, answers: { mood }, startedAt: START },
		{ ...by.sender, language: "nb" },
	);

it("those who were asked by name are reminded as often as was said, by a link that is the same invitation", async () => {
	const { open, made } = await asked([
		{ email: "per@people.test", language: "nb" },
		{ email: "eva@people.test", language: "en" },
		{ language: "nb" },
	]);
	expect(await receivers(2)).toEqual([]);
	const letters = await clock(3);
	expect(letters.map(({ to }) => to)).toEqual(["eva@people.test", "per@people.test"]);
	expect(letters[1]?.text).toContain("Trivsel");
	const [, letter] = letters;
	const [first] = made;
	const [byFirst, byReminder] = [
		await opened(open.form.guid, first?.token, 4),
		await opened(open.form.guid, letter?.token, 4),
	];
	expect(byReminder.sendKey).toBe(byFirst.sendKey);
	const sent = await Promise.all([answer(byFirst, 3), answer(byReminder, 4)]);
	expect(new Set(sent.map(({ reply }) => reply.id)).size).toBe(1);
	// Per has answered: only Eva is reminded, and after the second time nobody.
	expect(await receivers(6)).toEqual(["eva@people.test"]);
	expect(await receivers(30)).toEqual([]);
	const { invitations } = await readSharing(boss, open.form);
	expect(Object.fromEntries(invitations.map(({ email, reminders }) => [email, reminders]))).toEqual({
		null: 0,
		"eva@people.test": 2,
		"per@people.test": 1,
	});
});

it("nobody is reminded who has said no, whose link is over, or of a form that is closed", async () => {
	const { open, made } = await asked([{ email: "no@people.test", language: "nb" }]);
	const by = await opened(open.form.guid, made[0]?.token);
	expect(by.decline).toBe("open");
	await decline(by.ctx, made[0]?.id ?? "");
	await asked([{ email: "over@people.test", language: "nb" }], { expiresAt: START + 2 * DAY });
	const closed = await asked([{ email: "closed@people.test", language: "nb" }]);
	await setFormStatus(boss, [closed.open.form], "closed");
	expect(await receivers(3)).toEqual([]);
	const later = await opened(open.form.guid, made[0]?.token, 4);
	expect(later.decline).toBe("said");
	// They may still change their mind.
	expect((await answer(later, 5)).isNew).toBe(true);
	const left = await boss.rows.list(formInvitations, { where: eq(formInvitations.formId, closed.open.form.id) });
	expect(left.map(({ remindAt }) => remindAt)).toEqual([0]);
});

it("all who are waited for are reminded by hand, at most once a day and never without end", async () => {
	const { open } = await asked([{ email: "again@people.test", language: "nb" }], {
		reminders: { most: 0, gapHours: 24 },
	});
	const byHand = async (days: number) => {
		const visit = await store.visit(30, { user: boss.user, now: at(days) });
		return (await clock(days, () => remindWaiting(visit, open.form))).length;
	};
	expect(await byHand(0)).toBe(0);
	expect(await byHand(1)).toBe(1);
	expect(await byHand(1.2)).toBe(0);
	for (let number = 2; number <= REMINDED_MOST; number++) expect(await byHand(number)).toBe(1);
	expect(await byHand(20)).toBe(0);
});
