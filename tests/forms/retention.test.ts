import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invite, revokeInvitation } from "#app/forms/invitations/invite.server";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { removeReply } from "#app/forms/replies/change-reply.server";
import { saveProgress } from "#app/forms/replies/save-progress.server";
import { sendReply } from "#app/forms/replies/send-reply.server";
import { sweepForms } from "#app/forms/retention/forms.server";
import { LINK_DAYS, sweepInvitations } from "#app/forms/retention/invitations.server";
import { DRAFT_DAYS, GUEST_DRAFT_DAYS, sweepReplies } from "#app/forms/retention/replies.server";
import { trashForms } from "#app/forms/store/form-status.server";
import { newGuid, newId } from "#app/platform/ids";
import { DAY, HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { formAnswers, formDays, formInvitations, formReplies, forms, formVersions } from "#db/schema/forms";
import { files } from "#db/schema/media";
import { ask, form, page } from "./make";
import { answer, area, newKey, openStore } from "./store";

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

const simple = form([
	page("p", [
		ask("scale", "mood", { min: 0, max: 10 }),
		ask("file", "paper", { maxFiles: 1, accepts: ["document", "picture"] as never }),
	]),
]);

/** What the clock finds on a day, and what the queue makes of it, until nothing is left; rows that the clock read. */
async function pass(sweep: typeof sweepReplies, days: number): Promise<number> {
	store.worker.take();
	const context = store.worker.context(at(days));
	await sweep(context);
	for (let sent = store.worker.take(); sent.length > 0; sent = store.worker.take())
		expect(await store.worker.deliver([...sent, ...sent], at(days))).not.toContainEqual({ acked: false });
	return context.meter.rowsRead;
}
const there = async (formId: string) =>
	(await boss.rows.list(formReplies, { where: eq(formReplies.formId, formId) })).map(({ id }) => id).sort();
const narrow = (formId: string) => boss.rows.list(formAnswers, { where: eq(formAnswers.formId, formId) });

describe("a reply", () => {
	it("goes for good after thirty days in the trash, with its file and what happened to it", async () => {
		const open = await store.published(boss, simple);
		const paper = {
			id: newId(START),
			guid: newGuid(),
			name: "a.pdf",
			type: "application/pdf",
			size: 3,
			key: newGuid(),
		};
		await boss.rows.add(files, { ...paper, moduleKey: "forms.reply", uploaderId: boss.user.id, state: "pending" });
		const { reply } = await answer(boss, open, { mood: 3, paper: [{ guid: paper.guid, name: "a.pdf", size: 3 }] });
		const kept = await answer(boss, open, { mood: 4 });
		await removeReply(boss, area, reply);
		await pass(sweepReplies, 29);
		expect(await there(open.form.id)).toHaveLength(2);
		await pass(sweepReplies, 31);
		expect(await there(open.form.id)).toEqual([kept.reply.id]);
		expect((await boss.rows.find(files, paper.id))?.state).toBe("pending");
		expect((await boss.rows.find(forms, open.form.id))?.replies).toBe(1);
	});

	it("is kept as many days as its form says, and its figures no longer", async () => {
		const open = await store.published(boss, simple, { keptDays: 60 });
		const other = await store.published(boss, simple);
		const late = await store.visit(30, { user: boss.user, now: at(40) });
		for (let number = 0; number < 30; number++) await answer(boss, open, { mood: number % 11 });
		const newer = await answer(late, open, { mood: 7 });
		await answer(boss, other, { mood: 1 });
		await pass(sweepReplies, 59);
		expect(await there(open.form.id)).toHaveLength(31);
		await pass(sweepReplies, 61);
		expect(await there(open.form.id)).toEqual([newer.reply.id]);
		expect(await narrow(open.form.id)).toHaveLength(1);
		expect(await there(other.form.id)).toHaveLength(1);
		const days = await boss.rows.list(formDays, { where: eq(formDays.formId, open.form.id) });
		expect(days.map(({ replies }) => replies).sort()).toEqual([0, 1]);
		expect((await boss.rows.find(forms, open.form.id))?.replies).toBe(1);
		// Nothing is due: of all that is kept hardly a row is looked at.
		expect(await pass(sweepReplies, 62)).toBeLessThan(15);
	});

	it("that was begun and never sent goes when nobody has been at it for long", async () => {
		const open = await store.published(boss, simple, { knowsMembers: true });
		const client = await store.visit(10, { now: new Date(START) });
		const sender = { source: "member" as const, language: "nb", respondentId: client.user.id };
		const begin = () => ({ sendKey: newKey(), answers: { mood: 2 }, startedAt: START });
		const left = await saveProgress(client, open.form, open.version, begin(), sender);
		const later = await store.visit(10, { user: client.user, now: at(30) });
		const goneOn = await saveProgress(later, open.form, open.version, begin(), sender);
		const { reply: sent } = await answer(client, open, { mood: 5 });
		await pass(sweepReplies, DRAFT_DAYS - 1);
		expect(await there(open.form.id)).toContain(left.id);
		await pass(sweepReplies, DRAFT_DAYS + 1);
		expect(await there(open.form.id)).toEqual([goneOn.id, sent.id].sort());
	});

	it("that a guest has begun goes when the link to it works no longer, and the link with it", async () => {
		const open = await store.published(boss, simple, { knowsMembers: true });
		const client = await store.visit(10, { now: new Date(START) });
		const begun = { answers: { mood: 2 }, startedAt: START };
		const id = newId(START);
		const link = { id, formId: open.form.id, tokenHash: newKey(), kind: "anonymous" as const, language: "nb" };
		await boss.rows.add(formInvitations, { ...link, expiresAt: START + GUEST_DRAFT_DAYS * DAY });
		const guest = { source: "invitation" as const, language: "nb", respondentId: null, invitationId: id };
		const member = { source: "member" as const, language: "nb", respondentId: client.user.id };
		const left = await saveProgress(boss, open.form, open.version, { ...begun, sendKey: `invitation:${id}` }, guest);
		const other = await saveProgress(client, open.form, open.version, { ...begun, sendKey: newKey() }, member);
		await pass(sweepReplies, GUEST_DRAFT_DAYS - 1);
		expect(await there(open.form.id)).toEqual([left.id, other.id].sort());
		await pass(sweepReplies, GUEST_DRAFT_DAYS + 1);
		expect(await there(open.form.id)).toEqual([other.id]);
		expect(await boss.rows.find(formInvitations, id)).toBeUndefined();
	});
});

describe("a form", () => {
	it("goes for good after thirty days in the trash, with all that hangs on it, however many replies", async () => {
		const open = await store.published(boss, simple);
		const other = await store.published(boss, simple);
		for (let number = 0; number < 60; number++) await answer(boss, open, { mood: number % 11 });
		await answer(boss, other, { mood: 1 });
		await invite(boss, area, { formId: open.form.id, invited: [{ email: "a@b.test", language: "nb" }] });
		await trashForms(boss, [open.form.id]);
		await pass(sweepForms, 29);
		expect(await boss.rows.find(forms, open.form.id)).toBeDefined();
		await pass(sweepForms, 31);
		expect(await boss.rows.find(forms, open.form.id)).toBeUndefined();
		for (const table of [formReplies, formAnswers, formDays, formInvitations, formVersions])
			expect(await boss.rows.list(table, { where: eq(table.formId, open.form.id) })).toEqual([]);
		expect(await there(other.form.id)).toHaveLength(1);
	});
});

describe("a secret link", () => {
	it("is forgotten with its address when it is over, was taken back, or its form keeps answers no longer", async () => {
		const open = await store.published(boss, simple, { keptDays: 90, isAnonymous: true });
		const { id: formId } = open.form;
		const one = { email: "a@b.test", language: "nb" as const };
		const [lasting, used] = await invite(boss, area, { formId, invited: [one, one] });
		const [over, taken] = await invite(boss, area, { formId, invited: [one, one], expiresAt: START + 10 * DAY });
		await revokeInvitation(boss, area, taken?.id ?? "");
		const opened = await openInvited(store.worker.context(new Date(START)), area, open.form.guid, used?.token ?? "");
		await sendReply(
			opened.ctx,
			opened.form,
			opened.version,
			{ sendKey: opened.sendKey, answers: { mood: 3 }, startedAt: START },
			{ ...opened.sender, language: "nb" },
		);
		const left = async () =>
			(await boss.rows.list(formInvitations, { where: eq(formInvitations.formId, formId) })).map(({ id }) => id).sort();
		await pass(sweepInvitations, LINK_DAYS - 1);
		expect(await left()).toHaveLength(4);
		await pass(sweepInvitations, LINK_DAYS + 1);
		expect(await left()).toEqual([lasting?.id, used?.id, over?.id].sort());
		await pass(sweepInvitations, LINK_DAYS + 11);
		expect(await left()).toEqual([lasting?.id, used?.id].sort());
		await pass(sweepInvitations, 91);
		expect(await left()).toEqual([lasting?.id]);
	});
});
