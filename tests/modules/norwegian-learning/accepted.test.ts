import { expect, it } from "vitest";
import {
	mergedAccepted,
	refusedIn,
	withAccepted,
	withoutAccepted,
} from "#app/modules/norwegian-learning/items/accepted";
import { score } from "#app/modules/norwegian-learning/items/score";

const gaps = {
	...{ kind: "gapTyped" as const, question: "Skriv.", text: "Jeg [[a]] og [[b]]." },
	gaps: [
		{ id: "a", accepted: ["går"] },
		{ id: "b", accepted: ["boka", "boken"] },
	],
};

it("what is accepted afterwards counts in its own gap alone, and can be taken away again", () => {
	const answer = { a: "spaserer", b: "Boken" };
	expect(score(gaps, answer)).toBe(500);
	expect(refusedIn(gaps, answer)).toEqual([{ gap: "a", words: "spaserer" }]);
	expect(score(withAccepted(gaps, { b: ["spaserer"] }), answer)).toBe(500);
	const wider = withAccepted(gaps, { a: ["spaserer", "går"] });
	expect(score(wider, answer)).toBe(1000);
	expect(refusedIn(wider, answer)).toEqual([]);
	expect(withoutAccepted(wider, { a: ["spaserer"] })).toEqual(gaps);
	expect(mergedAccepted([null, { a: ["x"] }, { a: ["x", "y"], b: ["z"] }])).toEqual({ a: ["x", "y"], b: ["z"] });
});

it("a dictation takes another way of writing the whole; a task without typing stays as it is", () => {
	const dictation = { kind: "dictation" as const, question: "Skriv.", accepted: ["Hun går hjem."] };
	const answer = { text: "Ho går heim" };
	expect(score(dictation, answer)).toBeLessThan(1000);
	expect(score(withAccepted(dictation, { text: ["Ho går heim."] }), answer)).toBe(1000);
	const order = { kind: "order" as const, question: "?", parts: ["a", "b"] };
	expect(withAccepted(order, { a: ["b"] })).toEqual(order);
	expect(refusedIn(order, { 0: "b", 1: "a" })).toEqual([]);
});
