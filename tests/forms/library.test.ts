import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeQuestion } from "#app/forms/builder/edit";
import { insertItem, type LibraryItem } from "#app/forms/builder/insert-item";
import { beginBuilder, build } from "#app/forms/builder/state";
import { checkDefinition } from "#app/forms/definition/check-definition";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import type { Lock } from "#app/forms/definition/locks";
import { lockItem, renameItem } from "#app/forms/library/change-item.server";
import { extractPart } from "#app/forms/library/extract";
import { formFromLibrary, keepInLibrary, readItem, readLibrary } from "#app/forms/library/library.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { exportDefinition, importDefinition } from "#app/forms/transfer/exported.server";
import { importLocks } from "#app/forms/transfer/imported-locks.server";
import { takenIn } from "#app/forms/transfer/taken-in.server";
import type { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import { ask, form, option, page } from "./make";
import { area, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

const score = (id: string, ...questions: string[]) => ({
	...{
		id,
		name: { nb: id },
		items: questions.map((question) => ({ question })),
		method: "sum" as const,
		maxMissing: 0,
	},
	...{ bands: [], better: "higher" as const, min: 0, max: 8 },
});
const asked = form(
	[
		page("p1", [ask("many", "used", { options: [option("a"), option("b")] })]),
		page("p2", [
			ask("scale", "s1", { min: 0, max: 4, showIf: { of: { kind: "answer", question: "used" }, test: "answered" } }),
			ask("scale", "s2", { min: 0, max: 4, label: { nb: "Tenk på {{s1|det}}" } }),
			ask("choice", "best", { options: [option("x")], optionsFrom: "used" }),
		]),
	],
	{ scores: [score("own", "s1", "s2"), score("over", "s1", "used")] },
);
const kindOf = (promise: Promise<unknown>) =>
	promise.then(
		() => "fine",
		(error: Problem) => error.kind,
	);
async function keep(part: string, locks: Lock[] = [], visit = boss, more = { source: "S", licence: "L" }) {
	const made = await makeForm(boss, area, { definition: asked });
	return keepInLibrary(visit, area, { formId: made.id, part, title: "Kept", locks, ...more });
}
const itemOf = async (id: string) => (await readItem(boss, area, id)) as unknown as LibraryItem;
const into = (definition: Definition, item: LibraryItem) =>
	insertItem(definition, item, { section: definition.pages[0]?.sections[0]?.id ?? "", at: 0 });

describe("a part of a form", () => {
	it("stands by itself: nothing of it looks at what stays behind, and its scores come along", () => {
		const part = extractPart(asked, "p2");
		expect(part?.kind).toBe("section");
		const definition = part?.definition as Definition;
		expect(questionsOf(definition).map(({ id }) => id)).toEqual(["s1", "s2", "best"]);
		expect(definition.scores.map(({ id }) => id)).toEqual(["own"]);
		expect(checkDefinition(definition).filter(({ level }) => level === "error")).toEqual([]);
		expect(extractPart(asked, "ghost")).toBe(undefined);
	});

	it("gets ids of its own where it is put a second time, also in what names them", () => {
		const item = extractPart(asked, "p2") as LibraryItem;
		const twice = into(asked, item)?.form as Definition;
		const ids = questionsOf(twice).map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(new Set(questionsOf(twice).map(({ code }) => code)).size).toBe(ids.length);
		expect(checkDefinition(twice).filter(({ level }) => level === "error")).toEqual([]);
		const copy = questionsOf(twice).find(({ id, label }) => id !== "s2" && label.nb?.startsWith("Tenk"));
		const first = questionsOf(twice)[ids.indexOf(copy?.id ?? "") - 1];
		expect(copy?.label.nb).toBe(`Tenk på {{${first?.id}|det}}`);
		expect(DefinitionInput.parse(twice)).toEqual(twice);
	});
});

describe("the library", () => {
	it("is its tenant's own, and locks only by those who answer for the module, with a source", async () => {
		const { id } = await keep("s1");
		const stranger = await store.visit(30, { of: store.other });
		expect(await kindOf(readItem(stranger, area, id))).toBe("notFound");
		expect(await readLibrary(stranger, area)).toEqual([]);
		const author = await store.visit(20);
		expect(await kindOf(keep("s1", ["wording"], author))).toBe("notAllowed");
		expect(await kindOf(keep("s1", ["wording"], boss, { source: "", licence: "" }))).toBe("invalid");
		expect(await kindOf(keep("ghost"))).toBe("invalid");
	});

	it("makes forms, and keeps in them what it has locked", async () => {
		const { id } = await keep("", ["wording", "scoring"]);
		const made = await formFromLibrary(boss, area, id, "Min");
		const before = (await itemOf(id)).definition;
		const save = (definition: Definition, revision = 1) =>
			kindOf(saveDraft(boss, area, { id: made.id, revision, definition }));
		const changed = (change: (question: object & { id: string }) => object): Definition => ({
			...before,
			pages: before.pages.map((one) => ({
				...one,
				sections: one.sections.map((section) => ({ ...section, questions: section.questions.map(change) as never })),
			})),
		});
		const of = (name: string, more: object) =>
			changed((question) => (question.id === name ? { ...question, ...more } : question));
		expect(await save(of("s1", { label: { nb: "Annet" } }))).toBe("notAllowed");
		expect(await save(of("s1", { isLocked: undefined }))).toBe("notAllowed");
		expect(
			await save({ ...before, origins: [{ ...(before.origins?.[0] as never as object), locks: [] }] as never }),
		).toBe("notAllowed");
		expect(await save({ ...before, scores: before.scores.map((one) => ({ ...one, maxMissing: 5 })) })).toBe(
			"notAllowed",
		);
		expect(await save(removeQuestion(before, "s2"))).toBe("notAllowed");
		expect(await save(of("s1", { label: { nb: "Spørsmål s1", tr: "Soru" }, isRequired: true }))).toBe("fine");
		expect(await save(form([page("p", [ask("shortText", "own")])]), 2)).toBe("fine");
	});

	it("covers what is preset and how an answer is checked, and what a computed value is reckoned by", async () => {
		const whole = form([
			page("p", [
				ask("shortText", "word", { initial: "Ja", pattern: "[A-Z].*", maxLength: 20, message: { nb: "Stor bokstav" } }),
				ask("number", "count", { initial: 2, min: 0, max: 9, decimals: 0, unit: { nb: "timer" } }),
				ask("many", "some", { options: [option("a"), option("b")], max: 1 }),
				ask("computed", "sum", { formula: "{count} * 2" }),
			]),
		]);
		const made = await makeForm(boss, area, { definition: whole });
		const kept = (locks: Lock[]) =>
			keepInLibrary(boss, area, { formId: made.id, part: "", title: "Kept", locks, source: "S", licence: "L" });
		const save = async (locks: Lock[], name: string, more: object) => {
			const { id } = await kept(locks);
			const copy = await formFromLibrary(boss, area, id, "Min");
			const { definition } = await itemOf(id);
			const text = JSON.stringify(definition, (_, part) =>
				part?.id === name && part.type ? { ...part, ...more } : part,
			);
			return kindOf(saveDraft(boss, area, { id: copy.id, revision: 1, definition: JSON.parse(text) as Definition }));
		};
		for (const [name, more] of [
			["word", { initial: "Nei" }],
			["word", { initial: undefined }],
			["word", { pattern: ".*" }],
			["word", { maxLength: 200 }],
			["count", { initial: 3 }],
			["count", { max: 99 }],
			["count", { decimals: 2 }],
			["some", { max: 2 }],
			["some", { hasOther: true }],
		] as const) {
			expect(await save(["options"], name, more), JSON.stringify(more)).toBe("notAllowed");
			expect(await save(["order"], name, more)).toBe("fine");
		}
		for (const [name, more] of [
			["word", { message: { nb: "Noe annet" } }],
			["count", { unit: { nb: "dager" } }],
		] as const)
			expect(await save(["wording"], name, more)).toBe("notAllowed");
		expect(await save(["scoring"], "sum", { formula: "{count} * 3" })).toBe("notAllowed");
		expect(await save(["options", "wording", "scoring"], "word", { isRequired: true })).toBe("fine");
	});

	it("changes in the library for who takes it next; forms that have it keep to what they took", async () => {
		const { id } = await keep("p2", ["wording"]);
		const start = form([page("q", [ask("shortText", "own")])]);
		const before = into(start, await itemOf(id))?.form as Definition;
		const old = await makeForm(boss, area, { definition: start });
		const save = (formId: string, revision: number, definition: Definition) =>
			kindOf(saveDraft(boss, area, { id: formId, revision, definition }));
		expect(await save(old.id, 1, before)).toBe("fine");
		const other = (definition: Definition) =>
			JSON.parse(JSON.stringify(definition).replace("Spørsmål s1", "Noe annet")) as Definition;

		const adviser = await store.visit(20);
		expect(await kindOf(renameItem(adviser, area, { id, title: "Deres" }))).toBe("notAllowed");
		expect(await kindOf(lockItem(adviser, area, { id, locks: [], source: "", licence: "" }))).toBe("notAllowed");
		const elsewhere = await store.visit(30, { of: store.other });
		expect(await kindOf(renameItem(elsewhere, area, { id, title: "Deres" }))).toBe("notFound");
		expect(await kindOf(lockItem(elsewhere, area, { id, locks: [], source: "", licence: "" }))).toBe("notFound");
		expect(await kindOf(lockItem(boss, area, { id, locks: ["order"], source: "", licence: "L" }))).toBe("invalid");

		await renameItem(boss, area, { id, title: "Ny skala" });
		await lockItem(boss, area, { id, locks: [], source: "", licence: "" });
		expect(await save(old.id, 2, other(before))).toBe("notAllowed");
		expect(await save(old.id, 2, { ...before, title: { nb: "Nytt navn" } })).toBe("fine");
		const free = into(start, await itemOf(id))?.form as Definition;
		expect(free.origins).toBe(undefined);
		const young = await makeForm(boss, area, { definition: start });
		expect(await save(young.id, 1, other(free))).toBe("fine");

		await lockItem(boss, area, { id, locks: ["order", "wording"], source: "S2", licence: "L2" });
		const locked = into(start, await itemOf(id))?.form as Definition;
		expect(locked.origins).toMatchObject([{ id, title: "Ny skala", locks: ["order", "wording"], source: "S2" }]);
		const last = await makeForm(boss, area, { definition: start });
		expect(await save(last.id, 1, other(locked))).toBe("notAllowed");
		expect(await save(last.id, 1, locked)).toBe("fine");
		expect(await save(old.id, 3, { ...before, title: { nb: "Enda et" } })).toBe("fine");

		const own = await keep("s1", [], adviser).catch(() => undefined);
		if (own) await renameItem(adviser, area, { id: own.id, title: "Min egen" });
		expect((await readLibrary(boss, area)).map(({ title }) => title)).toContain("Min egen");
	});

	it("is looked up for what comes in as locked, so that nobody passes their own off as it", async () => {
		const { id } = await keep("p2", ["wording"]);
		const item = await itemOf(id);
		const made = await makeForm(boss, area, { definition: form([page("q", [ask("shortText", "own")])]) });
		const start = form([page("q", [ask("shortText", "own")])]);
		const whole = into(start, item)?.form as Definition;
		const false_ = JSON.parse(JSON.stringify(whole).replace("Spørsmål s1", "Noe annet")) as Definition;
		const unknown = JSON.parse(JSON.stringify(whole).replaceAll(id, "nothing-of-ours")) as Definition;
		const save = (definition: Definition) => kindOf(saveDraft(boss, area, { id: made.id, revision: 1, definition }));
		expect(await save(false_)).toBe("notAllowed");
		expect(await save(unknown)).toBe("notAllowed");
		expect(await save(whole)).toBe("fine");
		expect(into(whole, item)).toBe(undefined);
	});

	it("is told in the builder before anything is sent", async () => {
		const { id } = await keep("p2", ["wording", "order"]);
		const item = await itemOf(id);
		const whole = into(form([page("q", [ask("shortText", "own")])]), item)?.form as Definition;
		const start = beginBuilder(whole);
		const one = build(start, { type: "edit", change: (now) => removeQuestion(now, "s1") });
		expect(one.refused).toBe("part");
		expect(one.history.present).toBe(whole);
		const none = build(one, {
			type: "edit",
			change: (now) => ["s1", "s2", "best"].reduce((next, question) => removeQuestion(next, question), now),
		});
		expect(none.refused).toBe(null);
		expect(none.history.present.origins).toBe(undefined);
	});

	it("stays locked through a file, and nothing else comes in under its name", async () => {
		const { id } = await keep("p2", ["wording"]);
		const { definition: locked } = await itemOf(id);
		const guest = await store.visit(20);
		const through = async (written: Definition, visit = guest, before?: Definition) =>
			importLocks(visit, area, importDefinition(exportDefinition(written)).definition, before);
		expect(await through(locked)).toMatchObject({ definition: locked, left: [] });
		const other = { ...locked, pages: JSON.parse(JSON.stringify(locked.pages).replace("Tenk", "Se")) };
		const lax = { ...locked, origins: locked.origins?.map((origin) => ({ ...origin, locks: [] as Lock[] })) };
		const twice = { ...locked, origins: [...(locked.origins ?? []), ...(lax.origins ?? [])] };
		const half = { ...locked, pages: JSON.parse(JSON.stringify(locked.pages).replace('"s2"', '"other"')) };
		for (const forged of [other, twice, half, { ...lax, pages: other.pages }])
			await expect(through(forged)).rejects.toMatchObject({
				...{ kind: "invalid", details: { fields: { file: [expect.any(String)] } } },
			});
		// Fewer locks than the library has are its locks again, and marks without a source are none.
		expect((await through(lax)).definition.origins).toEqual(locked.origins);
		const { origins: _, ...bare } = locked;
		const freed = await through(bare);
		expect(questionsOf(freed.definition).some(({ isLocked }) => isLocked)).toBe(false);
		expect(freed.left).toEqual([{ name: "", property: "", key: "locks" }]);
		// What took the place of a form with locked parts keeps to them.
		await expect(through(bare, boss, locked)).rejects.toMatchObject({ kind: "invalid" });
		// Other locks since, another name: it is locked as the library has it now, or free where that has let go.
		await renameItem(boss, area, { id, title: "Nytt navn" });
		await lockItem(boss, area, { id, locks: ["order"], source: "S2", licence: "L2" });
		const now = (await itemOf(id)).definition.origins;
		expect((await through(locked)).definition.origins).toEqual(now);
		await lockItem(boss, area, { id, locks: [], source: "", licence: "" });
		const loose = await through(locked);
		expect(loose.definition.origins).toBe(undefined);
		expect(loose.left).toEqual([{ name: locked.origins?.[0]?.title, property: "", key: "locks" }]);
		// From a library that is not here: by those who may lock, and then it is.
		const far = JSON.parse(JSON.stringify(locked).replaceAll(id, "far")) as Definition;
		await expect(through(far)).rejects.toMatchObject({ kind: "invalid" });
		const { definition, vouched } = await through(far, boss);
		expect(definition).toEqual(far);
		const made = await makeForm(boss, area, { definition: form([]) });
		await expect(saveDraft(boss, area, { id: made.id, revision: 1, definition })).rejects.toMatchObject({
			kind: "notAllowed",
		});
		await saveDraft(boss, area, { id: made.id, revision: 1, definition, vouched });
		const changed = { ...far, pages: JSON.parse(JSON.stringify(far.pages).replace("Tenk", "Se")) };
		expect(await kindOf(saveDraft(boss, area, { id: made.id, revision: 2, definition: changed }))).toBe("notAllowed");
	});
});

it("a file brings no pictures that lie elsewhere, and those that are here stay", async () => {
	const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
	const about = { uploaderId: boss.user.id, name: "p.png", type: "image/png", size: 1, key: `t/${here}` };
	const row = { id: crypto.randomUUID(), guid: here, moduleKey: area.moduleKey, ...about, state: "ready" as const };
	await boss.rows.add(files, row);
	const shown = [
		ask("choice", "c", {
			options: [
				{ ...option("a"), picture: here },
				{ ...option("b"), picture: there },
			],
		}),
		ask("image", "i", { source: there }),
		ask("image", "j", { source: here }),
	];
	const { definition, left } = await takenIn(boss, area, exportDefinition(form([page("p", shown)])));
	expect(left).toEqual([
		{ name: "c", property: "", key: "picture" },
		{ name: "i", property: "", key: "picture" },
	]);
	expect(JSON.stringify(definition)).not.toContain(there);
	expect(questionsOf(definition)).toMatchObject([{ options: [{ picture: here }, { id: "b" }] }, {}, { source: here }]);
});
