import { expect, it } from "vitest";
import { isAbout, mistakesIn } from "#app/modules/norwegian-learning/attempts/went-wrong";
import { startItems } from "#app/modules/norwegian-learning/start-bank/start-items";
import type { AskedItem } from "#db/schema/norwegian-learning";

const asked = (id: string, point: string, isSeed = false) =>
	({ id, skill: "grammar", level: "A2", point, irt: { a: 1, b: 0, isSeed } }) as AskedItem;

it("tells the kinds of mistakes by how much went wrong, and nothing of what was asked once, only tried out, or all right", () => {
	const items = [
		...[asked("a", "subOrder"), asked("b", "subOrder"), asked("c", "subOrder")],
		...[asked("d", "verbs"), asked("e", "verbs"), asked("f", "nouns"), asked("g", "")],
		...[asked("h", "pronouns", true), asked("i", "pronouns", true), asked("j", "questions"), asked("k", "questions")],
	];
	const scores = new Map(items.map(({ id }) => [id, ["a", "b", "d", "f", "h", "i"].includes(id) ? 500 : 1000]));
	expect(mistakesIn(items, scores)).toEqual([
		{ point: "subOrder", skill: "grammar", wrong: 2, of: 3 },
		{ point: "verbs", skill: "grammar", wrong: 1, of: 2 },
	]);
	expect(mistakesIn(items, new Map())).toEqual([]);
	expect(isAbout(["Ordstilling i leddsetninger"], "subOrder")).toBe(true);
	expect(isAbout(["arbeid"], "subOrder")).toBe(false);
});

it("each start item says what it tries", () => {
	expect(startItems.filter(({ point }) => point === "")).toEqual([]);
});
