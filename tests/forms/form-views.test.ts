import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordFormView } from "#app/forms/form-views/form-views.server";
import { dropOffReport } from "#app/forms/reports/drop-off-report.server";
import { sweepFormViews } from "#app/forms/retention/form-views.server";
import { DRAFT_DAYS } from "#app/forms/retention/replies.server";
import { DAY } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken } from "#app/platform/token.server";
import { formOpenings, formReplies } from "#db/schema/forms";
import { ask, form, page } from "./make";
import { answer, area, newKey, openStore } from "./store";

const START = Date.parse("2026-01-05T10:00:00Z");
const at = (days: number) => new Date(START + days * DAY);
let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30, { now: at(0) });
});
afterAll(() => store.dispose());

const long = form([
	page("p", [ask("scale", "mood", { min: 0, max: 10 })]),
	page("q", [ask("shortText", "why"), ask("shortText", "more")]),
]);
const of = (formId: string) => boss.rows.list(formOpenings, { where: eq(formOpenings.formId, formId) });
const from = (address: string) => new Request("https://portal.test/", { headers: { "cf-connecting-ip": address } });
const note = (formId: string, more: { sendKey?: string; isBegun?: boolean; last?: string; by?: string } = {}) =>
	recordFormView(boss, from(more.by ?? "192.0.2.1"), { formId, sendKey: newKey(), isBegun: false, ...more });
const counterOf = async (address: string) => `u:${await hashToken(`formOpening:${address}`)}`;
const days = { from: "2026-01-01", to: "2026-01-31" };

describe("how far somebody has come", () => {
	it("is one row for each opening, that only goes forward and holds neither the key nor an answer", async () => {
		const open = await store.published(boss, long);
		const { id } = open.form;
		const sendKey = newKey();
		await note(id, { sendKey, last: "mood" });
		await note(id, { sendKey, last: "more", isBegun: true });
		await note(id, { sendKey });
		const rows = await of(id);
		expect(rows).toEqual([
			{
				tenantId: store.tenant.id,
				id: expect.any(String),
				formId: id,
				day: "2026-01-05",
				isBegun: true,
				lastQuestionId: "more",
			},
		]);
		expect(rows[0]?.id).not.toContain(sendKey);
	});

	it("goes with sending, and does not come back by a screen that is posted afterwards", async () => {
		const open = await store.published(boss, long);
		const sendKey = newKey();
		await note(open.form.id, { sendKey, last: "mood", isBegun: true });
		await note(open.form.id, { last: "mood", isBegun: true });
		await answer(boss, open, { mood: 3 }, { sendKey });
		await note(open.form.id, { sendKey, last: "mood", isBegun: true });
		expect(await of(open.form.id)).toHaveLength(1);
		expect(await boss.rows.list(formReplies, { where: eq(formReplies.formId, open.form.id) })).toHaveLength(1);
	});

	it("is not noted of the same key in another form or another organisation", async () => {
		const [one, two] = [await store.published(boss, long), await store.published(boss, long)];
		const sendKey = newKey();
		await note(one.form.id, { sendKey, last: "mood" });
		await note(two.form.id, { sendKey, last: "more" });
		await answer(boss, two, { mood: 3 }, { sendKey });
		expect(await of(one.form.id)).toHaveLength(1);
		const stranger = await store.visit(30, { of: store.other });
		expect(await stranger.rows.list(formOpenings)).toEqual([]);
	});

	it("of too many from one network is not noted any more, and goes on for those who are in", async () => {
		const open = await store.published(boss, long);
		const [first, by] = [newKey(), "192.0.2.9"];
		await note(open.form.id, { sendKey: first, by });
		await store.db
			.prepare("update login_failures set count = 299 where key = ?1")
			.bind(await counterOf(by))
			.run();
		await Promise.all([1, 2, 3].map(() => note(open.form.id, { by })));
		expect(await of(open.form.id)).toHaveLength(2);
		await note(open.form.id, { sendKey: first, by, isBegun: true });
		await note(open.form.id, { by: "192.0.2.10" });
		expect((await of(open.form.id)).map(({ isBegun }) => isBegun).sort()).toEqual([false, false, true]);
	});

	it("is forgotten after ninety days, and as soon as its form keeps answers no longer", async () => {
		const [usual, short] = [await store.published(boss, long), await store.published(boss, long, { keptDays: 10 })];
		await note(usual.form.id);
		await note(short.form.id);
		await sweepFormViews(store.worker.context(at(10)));
		expect([await of(usual.form.id), await of(short.form.id)].map(({ length }) => length)).toEqual([1, 1]);
		await sweepFormViews(store.worker.context(at(11)));
		expect([await of(usual.form.id), await of(short.form.id)].map(({ length }) => length)).toEqual([1, 0]);
		await sweepFormViews(store.worker.context(at(DRAFT_DAYS)));
		expect(await of(usual.form.id)).toHaveLength(1);
		await sweepFormViews(store.worker.context(at(DRAFT_DAYS + 1)));
		expect(await of(usual.form.id)).toEqual([]);
	});
});

describe("where people leave", () => {
	const left = async (formId: string, question: string, count: number) => {
		for (let number = 0; number < count; number++) await note(formId, { isBegun: true, last: question });
	};

	it("counts who has opened it apart from who has begun, and who has begun by the question that was last in sight", async () => {
		const open = await store.published(boss, long);
		await note(open.form.id, { last: "mood" });
		await left(open.form.id, "mood", 2);
		await left(open.form.id, "more", 1);
		await answer(boss, open, { mood: 4 });
		const report = await dropOffReport(boss, area, { id: open.form.id }, days);
		expect(report).toMatchObject({ opened: 5, begun: 4, sent: 1 });
		expect(report.exits.map(({ count }) => count)).toEqual([2, 0, 1]);
		const later = await dropOffReport(boss, area, { id: open.form.id }, { from: "2026-02-01", to: "2026-02-28" });
		expect(later).toMatchObject({ opened: 0, begun: 0, sent: 0 });
	});

	it("tells nothing that fewer than five stand behind where nobody is to be known", async () => {
		const open = await store.published(boss, long, { isAnonymous: true });
		const report = () => dropOffReport(boss, area, { id: open.form.id }, days);
		await left(open.form.id, "mood", 3);
		expect(await report()).toMatchObject({ opened: null, begun: null, sent: null, median: null });
		expect((await report()).exits.map(({ count }) => count)).toEqual([null, null, null]);
		await left(open.form.id, "more", 6);
		for (let number = 0; number < 8; number++) await answer(boss, open, { mood: 4 });
		// Three left at one question, and six at another: the one would follow from the other and from all.
		expect(await report()).toMatchObject({ opened: 17, begun: 17, sent: 8 });
		expect((await report()).exits.map(({ count }) => count)).toEqual([null, 0, null]);
		await note(open.form.id, { last: "mood" });
		// One has not begun: neither that nor what it would follow from is told.
		expect(await report()).toMatchObject({ opened: 18, begun: null, sent: null, median: null });
		expect((await report()).exits.map(({ count }) => count)).toEqual([null, 0, null]);
	});
});
