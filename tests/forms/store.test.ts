import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Definition } from "#app/forms/definition/definition";
import { changeReply, removeReply } from "#app/forms/replies/change-reply.server";
import { listReplies } from "#app/forms/replies/list-replies.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { assignReplies, commentOn, setStatus } from "#app/forms/replies/review.server";
import { saveProgress } from "#app/forms/replies/save-progress.server";
import { findBySendKey } from "#app/forms/replies/send-reply.server";
import { ofPeriod, readFiltered, readingDays } from "#app/forms/reports/figures.server";
import { formReport } from "#app/forms/reports/form-report.server";
import { sumDay, sweepDays } from "#app/forms/reports/sum-days.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { previewPublish, publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { readVersion } from "#app/forms/store/show-version.server";
import { newId } from "#app/platform/ids";
import type { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { advisorClients } from "#db/schema/directory";
import { formReads, formReplies, forms } from "#db/schema/forms";
import { ask, form, option, page } from "./make";
import { answer, area, newKey, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

const simple = (title = "Skjema") =>
	form(
		[
			page("p", [
				ask("scale", "mood", { min: 0, max: 10, isRequired: true }),
				ask("many", "used", { options: [option("a"), option("b")] }),
				ask("longText", "why"),
			]),
		],
		{ title: { nb: title } },
	);
const kindOf = (work: Promise<unknown>) =>
	work.then(
		() => "fine",
		(error: Problem) => error.kind ?? String(error),
	);
const period = { from: "2026-01-01", to: "2026-12-31" };
const figuresOf = async (ctx: Visit, formId: string) =>
	ofPeriod((await ctx.rows.read({ days: readingDays(ctx, formId, period) })).days)
		.map(({ question, part, value, count }) => [question, part, value, count].join("|"))
		.sort();

describe("a draft", () => {
	it("is saved by the revision that it was based on; the second of two editors is told", async () => {
		const made = await makeForm(boss, area, { definition: simple() });
		const changed: Definition = { ...simple("Nytt navn") };
		expect(await saveDraft(boss, area, { id: made.id, revision: 1, definition: changed })).toMatchObject({
			revision: 2,
		});
		const both = [1, 2].map(() => kindOf(saveDraft(boss, area, { id: made.id, revision: 2, definition: changed })));
		expect((await Promise.all(both)).sort()).toEqual(["conflict", "fine"]);
		expect(await kindOf(saveDraft(boss, area, { id: made.id, revision: 1, definition: changed }))).toBe("conflict");
		expect((await boss.rows.find(forms, made.id))?.title).toBe("Nytt navn");
	});

	it("of another module, or another tenant, is not there", async () => {
		const made = await makeForm(boss, area, { definition: simple() });
		const stranger = await store.visit(30, { of: store.other });
		const save = { id: made.id, revision: 1, definition: simple() };
		expect(await kindOf(saveDraft(boss, { ...area, moduleKey: "psych_eval" }, save))).toBe("notFound");
		expect(await kindOf(saveDraft(stranger, area, save))).toBe("notFound");
	});

	it("of a template keeps what is locked", async () => {
		const locked = form([page("p", [ask("scale", "s", { min: 0, max: 10, isLocked: true })])]);
		const made = await makeForm(boss, area, { definition: locked, locks: ["wording", "options"] });
		const save = (more: object, extra: object[] = []) =>
			kindOf(
				saveDraft(boss, area, {
					id: made.id,
					revision: 1,
					definition: form([
						page("p", [ask("scale", "s", { min: 0, max: 10, isLocked: true, ...more }), ...(extra as never[])]),
					]),
				}),
			);
		expect(await save({ label: { nb: "Annet" } })).toBe("notAllowed");
		expect(await save({ max: 5 })).toBe("notAllowed");
		expect(await save({ label: { nb: "Spørsmål s", tr: "Soru" } }, [ask("shortText", "own")])).toBe("fine");
	});

	it("gives forms of one title addresses of their own", async () => {
		const titles = await Promise.all(
			[1, 2].map(async () => (await makeForm(boss, area, { definition: simple(`Lik ${newId()}`) })).slug),
		);
		expect(new Set(titles).size).toBe(2);
		const first = await makeForm(boss, area, { definition: simple("Ukens status") });
		const second = await makeForm(boss, area, { definition: simple("Ukens status") });
		expect([first.slug, second.slug]).toEqual(["ukens-status", "ukens-status2"]);
	});
});

describe("publishing", () => {
	it("freezes a version; a reply belongs to its own for ever", async () => {
		const first = await store.published(boss, simple());
		const { reply } = await answer(boss, first, { mood: 7 });
		const next = form([page("p", [ask("scale", "mood", { min: 1, max: 5, isRequired: true })])]);
		await saveDraft(boss, area, { id: first.form.id, revision: 1, definition: next });
		const preview = await previewPublish(boss, area, first.form.id);
		expect(preview.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
			"rangeChanged mood",
			"retired used",
			"retired why",
		]);
		const second = await publishForm(boss, area, { id: first.form.id, revision: 2 });
		expect(second.version.number).toBe(2);
		const opened = await readReply(boss, area, reply.id);
		expect(opened.version.number).toBe(1);
		expect(opened.reply.answers).toEqual({ mood: 7 });
		expect((await readVersion(boss, first.version.id)).definition).toEqual(simple());
	});

	it("refuses what has errors, what fails its author's tests, what is the same, and what has moved on", async () => {
		const wrong = form([page("p", [ask("computed", "c", { formula: "{ghost}" })])]);
		const failing = { ...simple(), tests: [{ id: "t", name: "t", answers: {}, expect: { hidden: ["mood"] } }] };
		for (const definition of [wrong, failing]) {
			const made = await makeForm(boss, area, { definition });
			expect(await kindOf(publishForm(boss, area, { id: made.id, revision: 1 }))).toBe("invalid");
		}
		const { form: open } = await store.published(boss, simple());
		expect(await kindOf(publishForm(boss, area, { id: open.id, revision: 1 }))).toBe("invalid");
		expect(await kindOf(publishForm(boss, area, { id: open.id, revision: 9 }))).toBe("conflict");
	});

	it("by two at once is one version", async () => {
		const made = await makeForm(boss, area, { definition: simple() });
		const both = [1, 2].map(() => kindOf(publishForm(boss, area, { id: made.id, revision: 1 })));
		expect((await Promise.all(both)).filter((kind) => kind === "fine")).toHaveLength(1);
		expect((await boss.rows.find(forms, made.id))?.currentNumber).toBe(1);
	});
});

describe("a reply", () => {
	it("sent ten times at once is one, and everybody is answered with it", async () => {
		const open = await store.published(boss, simple());
		const sendKey = newKey();
		const sent = await Promise.all(
			Array.from({ length: 10 }, () => answer(boss, open, { mood: 3, used: ["a"] }, { sendKey })),
		);
		expect(new Set(sent.map(({ reply }) => reply.id)).size).toBe(1);
		expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
		expect((await boss.rows.find(forms, open.form.id))?.replies).toBe(1);
		expect(await figuresOf(boss, open.form.id)).toEqual(["mood||3|1", "used|answered||1", "used||a|1"]);
	});

	it("is taken by as many as may answer, and not by one more", async () => {
		const open = await store.published(boss, simple(), { maxReplies: 3 });
		const kinds = await Promise.all(Array.from({ length: 6 }, () => kindOf(answer(boss, open, { mood: 1 }))));
		expect(kinds.sort()).toEqual(["fine", "fine", "fine", "gone", "gone", "gone"]);
		const late = await store.published(boss, simple(), { closesAt: boss.now.getTime() });
		expect(await kindOf(answer(boss, late, { mood: 1 }))).toBe("gone");
	});

	it("of a test, one that is wrong and one that was begun count nowhere", async () => {
		const open = await store.published(boss, simple());
		expect(await kindOf(answer(boss, open, { mood: 11 }))).toBe("invalid");
		await answer(boss, open, { mood: 5 }, { isTest: true });
		const client = await store.visit(10);
		const progress = { sendKey: newKey(), answers: { mood: "5", ghost: 1 }, startedAt: Date.now() };
		const sender = { source: "member" as const, language: "tr", respondentId: client.user.id };
		const begun = await saveProgress(client, open.form, open.version, progress, sender);
		expect(begun.answers).toEqual({ mood: "5" });
		const again = await saveProgress(
			client,
			open.form,
			open.version,
			{ ...progress, answers: { mood: "6" }, revision: 1 },
			sender,
			begun,
		);
		expect(again.revision).toBe(2);
		expect(
			await kindOf(saveProgress(client, open.form, open.version, { ...progress, revision: 1 }, sender, again)),
		).toBe("conflict");
		expect(await figuresOf(boss, open.form.id)).toEqual([]);
		const found = await findBySendKey(client, open.form.id, progress.sendKey);
		expect(found?.id).toBe(begun.id);
	});

	it("changed or removed takes its old numbers with it, also out of a day that is summed up", async () => {
		const open = await store.published(boss, simple(), { editableHours: 1 });
		const { reply } = await answer(boss, open, { mood: 2, why: "a" }, { day: "2026-02-01" });
		await answer(boss, open, { mood: 2 }, { day: "2026-02-01" });
		await sumDay(boss, open.form.id, "2026-02-01");
		await sumDay(boss, open.form.id, "2026-02-01");
		expect(await figuresOf(boss, open.form.id)).toEqual(["mood||2|2", "why|||1"]);
		const sender = { source: "link" as const, language: "nb" };
		const change = (answers: Record<string, unknown>, revision: number) =>
			changeReply(boss, { version: open.version, reply, revision, answers }, sender);
		const changed = await change({ mood: 9, why: "b" }, 1);
		expect(changed.revision).toBe(2);
		expect(await kindOf(change({ mood: 1 }, 1))).toBe("conflict");
		expect(await figuresOf(boss, open.form.id)).toEqual(["mood||2|1", "mood||9|1", "why|||1"]);
		expect((await readReply(boss, area, reply.id)).events[0]?.detail).toEqual({ before: { mood: 2, why: "a" } });
		await sumDay(boss, open.form.id, "2026-02-01");
		await removeReply(boss, area, changed);
		expect(await kindOf(removeReply(boss, area, changed))).toBe("conflict");
		expect(await figuresOf(boss, open.form.id)).toEqual(["mood||2|1"]);
		expect((await boss.rows.find(forms, open.form.id))?.replies).toBe(1);
	});

	it("is open to whom it is about, their advisor and those who see all, and to nobody else", async () => {
		const client = await store.visit(10);
		const advisor = await store.visit(20);
		const strange = await Promise.all([store.visit(20), store.visit(10), store.visit(30, { of: store.other })]);
		await boss.rows.add(advisorClients, { id: newId(), advisorId: advisor.user.id, clientId: client.user.id });
		const open = await store.published(boss, simple(), {}, { subjectType: "person", isHealth: true });
		const { reply } = await answer(boss, open, { mood: 4 }, { subject: { type: "person", id: client.user.id } });
		for (const visit of [client, advisor, boss]) expect(await kindOf(readReply(visit, area, reply.id))).toBe("fine");
		for (const visit of strange) expect(await kindOf(readReply(visit, area, reply.id))).toBe("notFound");
		const log = await boss.rows.list(formReads, { where: eq(formReads.subjectId, client.user.id) });
		expect(log.map(({ readerId }) => readerId).sort()).toEqual([advisor.user.id, boss.user.id].sort());
	});
});

describe("replies", () => {
	it("are listed page by page, each to whom it is open", async () => {
		const client = await store.visit(10);
		const open = await store.published(boss, simple(), {}, { subjectType: "person" });
		for (let mood = 0; mood < 5; mood++) await answer(boss, open, { mood }, { day: `2026-04-0${mood + 1}` });
		await answer(boss, open, { mood: 9 }, { subject: { type: "person", id: client.user.id } });
		const query = { formId: open.form.id, limit: 4 };
		const first = await listReplies(boss, area, query);
		const second = await listReplies(boss, area, { ...query, cursor: first.next ?? undefined });
		expect([first.items.length, second.items.length, second.next]).toEqual([4, 2, null]);
		expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6);
		expect((await listReplies(client, area, query)).items.map(({ answers }) => answers.mood)).toEqual([9]);
		const some = await listReplies(boss, area, { ...query, from: "2026-04-02", to: "2026-04-03" });
		expect(some.items.map(({ day }) => day).sort()).toEqual(["2026-04-02", "2026-04-03"]);
	});

	it("are reviewed by whom they are open to; the respondent sees what is meant for them", async () => {
		const client = await store.visit(10);
		const stranger = await store.visit(10);
		const open = await store.published(boss, simple(), {}, { subjectType: "person" });
		const by = { subject: { type: "person" as const, id: client.user.id }, respondentId: client.user.id };
		const { reply } = await answer(boss, open, { mood: 1 }, by);
		const ids = [reply.id];
		const later = (seconds: number) =>
			store.visit(30, { user: boss.user, now: new Date(boss.now.getTime() + seconds * 1000) });
		expect(await kindOf(setStatus(boss, area, { ids, status: "clarify" }))).toBe("invalid");
		expect(await setStatus(boss, area, { ids, status: "clarify", message: "Hva mener du?" })).toBe(1);
		expect(await setStatus(boss, area, { ids, status: "submitted" })).toBe(1);
		expect(await setStatus(boss, area, { ids, status: "submitted" })).toBe(0);
		expect(await kindOf(setStatus(stranger, area, { ids, status: "approved" }))).toBe("notFound");
		await commentOn(await later(1), area, { id: reply.id, text: "Internt", isShown: false });
		expect(await kindOf(assignReplies(boss, area, { ids, assigneeId: newId() }))).toBe("invalid");
		await assignReplies(await later(2), area, { ids, assigneeId: boss.user.id });
		expect((await readReply(boss, area, reply.id)).events.map(({ kind }) => kind)).toEqual([
			"assigned",
			"comment",
			"status",
			"status",
		]);
		expect((await readReply(client, area, reply.id)).events.map(({ kind }) => kind)).toEqual(["status", "status"]);
	});
});

describe("figures", () => {
	it("are one read, no more rows than answers, and the same before and after their days are summed up", async () => {
		const open = await store.published(boss, simple());
		const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
		for (let at = 0; at < 60; at++)
			await answer(
				boss,
				open,
				{ mood: at % 5, used: at % 2 ? ["a", "b"] : ["b"] },
				{ day: days[at % 3], language: at % 4 ? "nb" : "tr" },
			);
		const before = await figuresOf(boss, open.form.id);
		const filter = { languages: ["tr"] };
		const fresh = await store.visit(30, { user: boss.user });
		const reads = new ReadBatch();
		const whole = reads.add(readingDays(fresh, open.form.id, period));
		const { definition } = open.version;
		const read = readFiltered(reads, fresh, { formId: open.form.id, replies: 60, definition }, period, filter);
		await reads.send(fresh.rows);
		const some = read();
		expect(some.number).toBe(15);
		expect(whole().map(({ replies }) => replies)).toEqual([20, 20, 20]);
		expect(some.figures.find(({ question, value }) => question === "used" && value === "b")?.count).toBe(15);
		expect(some.figures.find(({ question, value }) => question === "used" && value === "a")).toBeUndefined();

		await sweepDays(store.worker.context(new Date("2027-01-01")));
		const messages = store.worker.take().filter(({ type }) => type === "forms.sum-day");
		for (const { payload, tenantId } of messages) {
			const { formId, day } = payload as { formId: string; day: string };
			await sumDay(await store.worker.inTenant(tenantId as string), formId, day);
		}
		expect(await figuresOf(boss, open.form.id)).toEqual(before);
		const after = await store.visit(30, { user: boss.user });
		const start = after.context.meter.rowsRead;
		await after.rows.read({ days: readingDays(after, open.form.id, period) });
		// 60 answers of mood, 90 of used, 60 more that it was answered: 210 rows of facts in three days.
		expect(after.context.meter.rowsRead - start).toBeLessThan(10);
	});
});

describe("a report", () => {
	const report = (open: { form: { slug: string } }, more = {}) =>
		formReport(boss, area, { slug: open.form.slug }, { ...period, ...more });
	const days = { day: "2026-05-01" };

	it("gives figures of all versions, and none that few stand behind", async () => {
		const open = await store.published(boss, simple(), { isAnonymous: true });
		for (let at = 0; at < 4; at++) await answer(boss, open, { mood: 1 }, days);
		expect(await report(open)).toMatchObject({ number: 4, questions: [], isHidden: true });
		for (let at = 0; at < 5; at++) await answer(boss, open, { mood: 9 }, { ...days, language: "tr" });
		await answer(boss, open, { mood: 1 }, { day: "2026-05-02" });
		const next = form([page("p", [ask("scale", "feeling", { min: 0, max: 10 })])], {
			lineage: [{ from: { question: "mood" }, to: { question: "feeling" } }],
		});
		await saveDraft(boss, area, { id: open.form.id, revision: 1, definition: next });
		await publishForm(boss, area, { id: open.form.id, revision: 2 });
		const all = await report(open);
		// The tenth came alone: it is counted with the next ones.
		expect([all.number, all.later]).toEqual([9, 1]);
		expect(all.questions.map(({ question, answered }) => [question.id, answered])).toEqual([["feeling", 9]]);
		expect(all.questions[0]?.parts[0]).toMatchObject({ counts: [], numbers: null, isHidden: true });
		expect(all.days).toEqual([
			{ day: "2026-05-01", replies: 9 },
			{ day: "2026-05-02", replies: 1 },
		]);
		// Four of nine wrote Norwegian: they are few, and would follow from the five who wrote Turkish.
		for (const language of ["tr", "nb"])
			expect(await report(open, { language })).toMatchObject({ isHidden: true, questions: [] });
	});

	it("tells also what is asked no more, for as long as it has answers, with the same care", async () => {
		for (const [isAnonymous, answered] of [
			[false, [4, 4]],
			[true, [9, 9]],
		] as const) {
			const two = form([page("p", [ask("yesNo", "well"), ask("yesNo", "old")])]);
			const open = await store.published(boss, two, { isAnonymous });
			const give = async (number: number, answers: Record<string, unknown>) => {
				for (let at = 0; at < number; at++) await answer(boss, open, answers, days);
			};
			const next = form([page("p", [ask("yesNo", "well")])]);
			await give(answered[0], { well: true, old: true });
			await saveDraft(boss, area, { id: open.form.id, revision: 1, definition: next });
			await publishForm(boss, area, { id: open.form.id, revision: 2 });
			const found = await report(open);
			expect(found.questions.map(({ question, answered: number }) => [question.id, number])).toEqual([
				["well", answered[0]],
				["old", answered[1]],
			]);
			expect(found.retired).toEqual([{ id: "old", until: 1 }]);
			expect((await report(open, { from: "2026-06-01", to: "2026-06-30" })).questions).toEqual([]);
		}
	});

	it("of those whom nobody may know tells no more by filters together than by each", async () => {
		const choice = form(
			[
				page("p", [
					ask("choice", "where", { options: [option("north"), option("south"), option("west")] }),
					ask("yesNo", "well"),
				]),
			],
			{ languages: ["nb", "tr"], title: { nb: "Skjema" } },
		);
		const open = await store.published(boss, choice, { isAnonymous: true });
		const give = async (number: number, where: string, well: boolean, language: string) => {
			for (let at = 0; at < number; at++) await answer(boss, open, { where, well }, { ...days, language });
		};
		await give(6, "north", true, "nb");
		await give(6, "north", false, "tr");
		await give(6, "south", true, "nb");
		await give(6, "south", false, "tr");
		const where = (value: string) => ({ answered: { question: "where", value } });
		const sizes = async (more: object) => {
			const { number, isHidden, groups } = await report(open, more);
			return [isHidden ? null : number, ...groups.map(({ size }) => size)];
		};
		expect(await sizes({})).toEqual([24]);
		expect(await sizes({ language: "nb" })).toEqual([12]);
		expect(await sizes({ language: "nb", ...where("north") })).toEqual([6]);
		expect(await sizes({ groupBy: "where" })).toEqual([24, 12, 12]);
		expect(await sizes({ groupBy: "where", language: "nb" })).toEqual([12, 6, 6]);
		// Three more of the west on the same day: its replies are told apart no more, as those three would follow.
		await give(3, "west", true, "nb");
		await give(1, "south", true, "nb");
		expect(await sizes({ groupBy: "where" })).toEqual([28, null, null, null]);
		for (const value of ["north", "west"]) expect((await sizes(where(value)))[0]).toBeNull();
		for (const value of ["north", "south", "west"])
			expect(await sizes({ language: "nb", ...where(value) })).toEqual([null]);
		expect(await sizes({ groupBy: "where", language: "nb" })).toEqual([null]);
		// All of it is told to those who may open the replies themselves.
		const known = await store.published(boss, choice);
		await answer(boss, known, { where: "west", well: true }, days);
		expect(await report(known, where("west"))).toMatchObject({ number: 1, isHidden: false });
	});
});

it("a reply that was begun is never listed as sent", async () => {
	const replies = await boss.rows.list(formReplies, { where: eq(formReplies.status, "draft") });
	for (const { submittedAt } of replies) expect(submittedAt).toBeNull();
});
