import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assign, setAssignment } from "#app/forms/assignments/assign.server";
import { makeOccasion, sweepAssignments, sweepOccasions } from "#app/forms/assignments/occasions.server";
import { remind } from "#app/forms/assignments/reminders.server";
import { invite, revokeInvitation } from "#app/forms/invitations/invite.server";
import { notAnswered } from "#app/forms/invitations/not-answered.server";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { sendReply } from "#app/forms/replies/send-reply.server";
import type { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { formAssignments, formOccasions } from "#db/schema/forms";
import { ask, form, page } from "./make";
import { area, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
	const module = await store.make.module("form_builder");
	await store.make.entry(store.tenant, module);
	await store.make.entry(store.other, module);
});
afterAll(() => store.dispose());

const simple = form([page("p", [ask("scale", "mood", { min: 0, max: 10, isRequired: true })])]);
const kindOf = (work: Promise<unknown>) =>
	work.then(
		() => "fine",
		(error: Problem) => error.kind ?? String(error),
	);
const HOUR = 3_600_000;

describe("a secret link", () => {
	it("opens its form for whom it was made, and is one reply however often it is sent", async () => {
		const { form: made } = await store.published(boss, simple);
		const client = await store.visit(10);
		const invited = [{ respondentId: client.user.id, language: "tr" as const }, { language: "nb" as const }];
		const [personal, anonymous] = await invite(boss, area, { formId: made.id, invited });
		const open = (token = "") => openInvited(store.worker.context(), area, made.guid, token);
		const before = await notAnswered(boss, area, made.id);
		expect([before.invitations.map(({ person }) => person?.id), before.anonymous]).toEqual([[client.user.id], 1]);
		const opened = await open(personal?.token);
		expect(opened.sender.respondentId).toBe(client.user.id);
		const send = (by: typeof opened, mood: number) =>
			sendReply(
				by.ctx,
				by.form,
				by.version,
				{ sendKey: by.sendKey, answers: { mood }, startedAt: 0 },
				{ ...by.sender, language: "tr" },
			);
		const sent = await Promise.all([send(opened, 3), send(opened, 4)]);
		expect(new Set(sent.map(({ reply }) => reply.id)).size).toBe(1);
		expect(sent[0]?.reply.respondentId).toBe(client.user.id);
		expect((await open(personal?.token)).isUsed).toBe(true);
		const other = await send(await open(anonymous?.token), 5);
		expect(other.reply.respondentId).toBeNull();
		expect((await notAnswered(boss, area, made.id)).invitations).toEqual([]);
	});

	it("is closed where it was taken back or is over, and not there where it is wrong", async () => {
		const { form: made } = await store.published(boss, simple);
		const { form: another } = await store.published(boss, simple);
		const [first, second] = await invite(boss, area, {
			formId: made.id,
			invited: [{ language: "nb" }, { language: "nb" }],
			expiresAt: Date.now() + HOUR,
		});
		const open = (token = "", guid = made.guid, now = new Date()) =>
			kindOf(openInvited(store.worker.context(now), area, guid, token));
		expect(await open(first?.token)).toBe("fine");
		expect(await open(first?.token, made.guid, new Date(Date.now() + 2 * HOUR))).toBe("gone");
		expect(await open(first?.token, another.guid)).toBe("notFound");
		expect(await open("nothing")).toBe("notFound");
		await revokeInvitation(boss, area, second?.id ?? "");
		expect(await open(second?.token)).toBe("gone");
	});

	it("is made for nobody of another tenant", async () => {
		const { form: made } = await store.published(boss, simple);
		const stranger = await store.visit(10, { of: store.other });
		expect(
			await kindOf(
				invite(boss, area, { formId: made.id, invited: [{ respondentId: stranger.user.id, language: "nb" }] }),
			),
		).toBe("invalid");
	});
});

describe("a schedule", () => {
	const daily = { repeat: { kind: "daily" as const }, hour: 8, windowHours: 12, reminders: { most: 1, gapHours: 4 } };
	const at = (day: string, hour = 9) => new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);

	it("asks once each day, closes what is not answered, and ends", async () => {
		const start = await store.visit(30, { user: boss.user, now: at("2026-03-02") });
		const { form: made } = await store.published(start, simple);
		const client = await store.visit(10);
		const [one] = await assign(start, area, {
			formId: made.id,
			respondentIds: [client.user.id],
			schedule: daily,
			startsOn: "2026-03-02",
			endsOn: "2026-03-03",
		});
		const run = async (now: Date) => {
			for (const sweep of [sweepAssignments, sweepOccasions]) await sweep(store.worker.context(now));
			await store.worker.deliver(store.worker.take(), now);
		};
		const states = async () =>
			(
				await boss.rows.list(formOccasions, {
					where: eq(formOccasions.assignmentId, one?.id ?? ""),
					orderBy: formOccasions.day,
				})
			).map(({ day, status }) => `${day} ${status}`);
		// Eight in the morning of Oslo: before that nobody is told.
		await run(at("2026-03-02", 6));
		expect(await states()).toEqual([]);
		await run(at("2026-03-02", 7));
		await run(at("2026-03-02", 10));
		expect(await states()).toEqual(["2026-03-02 open"]);
		const ctx = await store.worker.inTenant(store.tenant.id, { now: at("2026-03-03") });
		await Promise.all([makeOccasion(ctx, [area], one?.id ?? ""), makeOccasion(ctx, [area], one?.id ?? "")]);
		await run(at("2026-03-03", 10));
		expect(await states()).toEqual(["2026-03-02 missed", "2026-03-03 open"]);
		expect((await boss.rows.find(formAssignments, one?.id ?? ""))?.status).toBe("stopped");
		expect((await notAnswered(boss, area, made.id)).occasions.map(({ row }) => row.day)).toEqual(["2026-03-03"]);
	});

	it("reminds as often as it may, and tells each person once each time", async () => {
		const start = await store.visit(30, { user: boss.user, now: at("2026-03-02") });
		const { form: made } = await store.published(start, simple);
		const client = await store.visit(10);
		const schedule = { ...daily, windowHours: 48, reminders: { most: 2, gapHours: 3 } };
		const given = {
			formId: made.id,
			respondentIds: [client.user.id],
			schedule,
			startsOn: "2026-03-02",
			endsOn: "2026-03-02",
		};
		const [one] = await assign(start, area, given);
		const occasion = `${one?.id}:2026-03-02`;
		const told = async () => {
			const { results } = await store.db
				.prepare("select id, url from notifications where user_id = ?1 order by id")
				.bind(client.user.id)
				.all();
			return results.map(({ id }) => String(id).slice(occasion.length));
		};
		await makeOccasion(await store.worker.inTenant(store.tenant.id, { now: at("2026-03-02") }), [area], one?.id ?? "");
		expect(await told()).toEqual([""]);
		for (const hour of [10, 11, 11, 13, 15, 20]) {
			const ctx = await store.worker.inTenant(store.tenant.id, { now: at("2026-03-02", hour) });
			await Promise.all([remind(ctx, [area], occasion), remind(ctx, [area], occasion)]);
		}
		expect(await told()).toEqual(["", ":1", ":2"]);
	});

	it("is paused and taken up again", async () => {
		const start = await store.visit(30, { user: boss.user, now: at("2026-03-02") });
		const { form: made } = await store.published(start, simple);
		const client = await store.visit(10);
		const [one] = await assign(start, area, {
			formId: made.id,
			respondentIds: [client.user.id],
			schedule: daily,
			startsOn: "2026-03-02",
		});
		const id = one?.id ?? "";
		expect((await setAssignment(start, area, id, "paused")).nextOn).toBe("");
		const later = await store.visit(30, { user: boss.user, now: at("2026-04-01") });
		expect((await setAssignment(later, area, id, "active")).nextOn).toBe("2026-04-01");
		await setAssignment(later, area, id, "stopped");
		expect(await kindOf(setAssignment(later, area, id, "active"))).toBe("notFound");
	});

	it("without a day that comes, or for somebody of another tenant, is refused", async () => {
		const { form: made } = await store.published(boss, simple);
		const client = await store.visit(10);
		const stranger = await store.visit(10, { of: store.other });
		const over = {
			repeat: { kind: "days" as const, days: ["2020-01-01"] },
			hour: 8,
			reminders: { most: 0, gapHours: 1 },
		};
		const give = (respondentId: string, schedule: typeof over | typeof daily) =>
			kindOf(assign(boss, area, { formId: made.id, respondentIds: [respondentId], schedule, startsOn: "2020-01-01" }));
		expect(await give(client.user.id, over)).toBe("invalid");
		expect(await give(stranger.user.id, daily)).toBe("invalid");
	});
});
