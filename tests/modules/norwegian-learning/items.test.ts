import { describe, expect, it } from "vitest";
import { answerOf, isAnswered } from "#app/modules/norwegian-learning/items/answer";
import { itemKinds } from "#app/modules/norwegian-learning/items/kinds";
import { gapsOf, partsOfText, wordsOf } from "#app/modules/norwegian-learning/items/parts-of-text";
import { score } from "#app/modules/norwegian-learning/items/score";
import { shown } from "#app/modules/norwegian-learning/items/shown";
import { ItemTaskInput } from "#app/modules/norwegian-learning/items/task.schema";
import type { ItemTask } from "#db/schema/norwegian-learning";

const question = "Hva er riktig?";
const options = [
	{ id: "a", text: "et hus", isRight: true },
	{ id: "b", text: "en hus", isRight: false },
	{ id: "c", text: "huset", isRight: true },
	{ id: "d", text: "ei hus", isRight: false },
];
const tasks = {
	single: { kind: "single", question, options: options.slice(0, 2) },
	multiple: { kind: "multiple", question, options },
	gapList: {
		...{ kind: "gapList", question, text: "Hun [[g1]] i Oslo og [[g2]] norsk." },
		gaps: [
			{ id: "g1", options: ["bor", "bo", "bodd"], right: "bor" },
			{ id: "g2", options: ["snakke", "snakker"], right: "snakker" },
		],
	},
	gapTyped: {
		...{ kind: "gapTyped", question, text: "Jeg leser [[g1]] og spiser [[g2]]." },
		gaps: [
			{ id: "g1", accepted: ["boka", "boken"] },
			{ id: "g2", accepted: ["brød på skolen"] },
		],
	},
	dragWords: {
		...{ kind: "dragWords", question, text: "Samira skal [[g1]] i jobb. Hun må [[g2]] opp." },
		gaps: [
			{ id: "g1", right: "begynne" },
			{ id: "g2", right: "stå" },
		],
		extra: ["legge", "sitte"],
	},
	order: { kind: "order", question, parts: ["I dag", "har", "jeg", "fri"] },
	match: {
		...{ kind: "match", question },
		pairs: ["eple", "pære", "banan", "drue"].map((word, at) => ({
			id: `p${at + 1}`,
			pictureGuid: `guid-${word}`,
			alt: "frukt",
			word,
		})),
	},
	trueFalse: {
		...{ kind: "trueFalse", question },
		statements: [
			{ id: "s1", text: "Butikken er åpen.", right: "true" },
			{ id: "s2", text: "Den er stor.", right: "notStated" },
		],
	},
	clickWord: { kind: "clickWord", question, text: "Den gule bilen kjører fort.", right: [1, 4] },
	dictation: { kind: "dictation", question, accepted: ["Jenta/jenten går på skolen, og hun liker å lese."] },
} satisfies { [Kind in ItemTask["kind"]]: ItemTask };

const right: Record<ItemTask["kind"], Record<string, string>> = {
	single: { choice: "a" },
	multiple: { a: "on", c: "on" },
	gapList: { g1: "bor", g2: "snakker" },
	gapTyped: { g1: "boken", g2: "brød på skolen" },
	dragWords: { g1: "begynne", g2: "stå" },
	order: { 0: "I dag", 1: "har", 2: "jeg", 3: "fri" },
	match: Object.fromEntries(tasks.match.pairs.map(({ id, word }) => [id, word])),
	trueFalse: { s1: "true", s2: "notStated" },
	clickWord: { 1: "on", 4: "on" },
	dictation: { text: "Jenta går på skolen, og hun liker å lese." },
};

describe.each(itemKinds)("an item of the kind %s", (kind) => {
	const task: ItemTask = tasks[kind];

	it("is one that can be saved", () => {
		expect(ItemTaskInput.parse(task)).toEqual(task);
	});

	it("has all points for what is right, and none for nothing", () => {
		expect(score(task, right[kind])).toBe(1000);
		expect(score(task, {})).toBe(0);
		expect(score(task, null)).toBe(0);
	});

	it("has none for fields that are not its own", () => {
		expect(score(task, { nothing: "on", "": "x" })).toBe(0);
	});

	it("shows nothing that tells what is right, and the same each time", () => {
		const given = JSON.stringify(shown(task, "seed"));
		expect(given).not.toMatch(/isRight|"right"|accepted|"extra"|notStated/);
		expect(JSON.stringify(shown(task, "seed"))).toBe(given);
	});
});

describe("how much is right", () => {
	it.each([
		["multiple", { a: "on" }, 500],
		["multiple", { a: "on", b: "on" }, 0],
		["multiple", { a: "on", b: "on", c: "on", d: "on" }, 0],
		["gapList", { g1: "bor", g2: "snakke" }, 500],
		["dragWords", { g1: "stå", g2: "begynne" }, 0],
		["trueFalse", { s1: "true", s2: "true" }, 500],
		["clickWord", { 1: "on" }, 500],
		["clickWord", { 0: "on", 1: "on", 2: "on", 3: "on", 4: "on" }, 0],
		["match", { p1: "eple", p2: "banan" }, 250],
		["order", { 0: "har", 1: "jeg", 2: "fri", 3: "I dag" }, 667],
		["order", { 0: "fri", 1: "jeg", 2: "har", 3: "I dag" }, 0],
	] as const)("of %s with %o is %i thousandths", (kind, answer, points) => {
		expect(score(tasks[kind], answer as unknown as Record<string, string>)).toBe(points);
	});

	it("is not all where a word that is there twice stands in another order", () => {
		const parts = ["a", "b", "a", "c", "a"];
		expect(score({ kind: "order", question, parts }, { 0: "a", 1: "c", 2: "a", 3: "b", 4: "a" })).toBe(900);
	});
});

describe("what is typed", () => {
	const typed = (text: string) => score(tasks.gapTyped, { g1: text, g2: "brød på skolen" });

	it.each(["boka", "boken", "  BOKEN ", "Boka.", "boka!"])("is right as %j", (text) => {
		expect(typed(text)).toBe(1000);
	});

	it.each(["boker", "bok", "boka/boken", "boka boken"])("is wrong as %j", (text) => {
		expect(typed(text)).toBe(500);
	});

	it.each(["broed paa skolen", "brød  på skolen", "BRØD PAA SKOLEN", "brød pa\u030a skolen"])(
		"takes %j from a keyboard without æ, ø and å",
		(text) => {
			expect(score(tasks.gapTyped, { g1: "boka", g2: text })).toBe(1000);
		},
	);
});

describe("a dictation", () => {
	const heard = (text: string) => score(tasks.dictation, { text });

	it.each([
		"jenten går på skolen og hun liker å lese",
		"Jenta  gaar paa skolen , og hun liker aa lese !",
		"JENTA GÅR PÅ SKOLEN OG HUN LIKER Å LESE",
	])("is right without regard to capitals, punctuation and spaces: %j", (text) => {
		expect(heard(text)).toBe(1000);
	});

	it("counts each word that is missing, too many or misspelt", () => {
		expect(heard("Jenta går på skole og hun liker å lese")).toBe(889);
		expect(heard("Jenta går på skolen og hun liker lese")).toBe(889);
		expect(heard("Jenta går nå på skolen og hun liker å lese")).toBe(889);
		expect(heard("noe helt annet her")).toBe(0);
	});

	it("takes the best of several that are accepted", () => {
		const task: ItemTask = { kind: "dictation", question, accepted: ["Ho bur her.", "Hun bor her."] };
		expect(score(task, { text: "hun bor her" })).toBe(1000);
	});
});

describe("what a candidate sees", () => {
	it("has words and parts in an order that is not the right one", () => {
		for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
			const made = shown(tasks.order, seed) as { parts: string[] };
			expect([...made.parts].sort()).toEqual([...tasks.order.parts].sort());
			expect(made.parts).not.toEqual(tasks.order.parts);
		}
		const words = shown(tasks.dragWords, "a") as { words: string[] };
		expect([...words.words].sort()).toEqual(["begynne", "legge", "sitte", "stå"]);
	});

	it("is in another order for another seed", () => {
		const orders = ["a", "b", "c", "d", "e", "f"].map((seed) => JSON.stringify(shown(tasks.multiple, seed)));
		expect(new Set(orders).size).toBeGreaterThan(1);
	});
});

describe("a task that cannot be saved", () => {
	const fault = (task: unknown) => ItemTaskInput.safeParse(task).error?.issues[0];

	it.each([
		[{ ...tasks.single, options }, "oneRight"],
		[{ ...tasks.multiple, options: options.map((one) => ({ ...one, isRight: false })) }, "someRight"],
		[{ ...tasks.single, options: options.slice(0, 1) }, "twoOptions"],
		[{ ...tasks.gapTyped, text: "Uten hull" }, "gaps"],
		[{ ...tasks.gapTyped, text: "To like [[g1]] og [[g1]], [[g2]]" }, "gaps"],
		[{ ...tasks.gapList, gaps: [{ id: "g1", options: ["a", "b"], right: "c" }] }, "rightIsOption"],
		[{ ...tasks.clickWord, right: [9] }, "clicked"],
		[{ ...tasks.match, pairs: tasks.match.pairs.map((pair) => ({ ...pair, word: "eple" })) }, "alike"],
	])("tells why: %#", (task, why) => {
		expect(fault(task)?.message).toBe(`norwegianTest:taskErrors.${why}`);
	});

	it("is one of no known kind", () => {
		expect(ItemTaskInput.safeParse({ kind: "essay", question }).success).toBe(false);
	});
});

describe("texts in pieces", () => {
	it("are the words and the gaps between them", () => {
		expect(partsOfText("[[a]] er [[b]].")).toEqual([{ gap: "a" }, { text: " er " }, { gap: "b" }, { text: "." }]);
		expect(gapsOf("Ingen [her]")).toEqual([]);
		expect(wordsOf(" Den  gule\nbilen. ")).toEqual(["Den", "gule", "bilen."]);
	});
});

describe("the answer in a form", () => {
	it("is the fields with its name, without the empty ones", () => {
		const answer = answerOf({ "answer.g1": "bor", "answer.g2": " ", item: "1", "answer.g3": ["a", "b"] });
		expect(answer).toEqual({ g1: "bor" });
		expect([isAnswered(answer), isAnswered({}), isAnswered({ text: " " }), isAnswered(null)]).toEqual([
			true,
			false,
			false,
			false,
		]);
	});
});
