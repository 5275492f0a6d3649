import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aroundWord, asksFor } from "#app/modules/norwegian-learning/words/face";
import { readLines } from "#app/modules/norwegian-learning/words/lines";
import { daysFor, roomOn, spreadOver, usualPlan, type WordDay } from "#app/modules/norwegian-learning/words/plan";
import { rated, type Schedule, waits } from "#app/modules/norwegian-learning/words/schedule";
import { wordsOfItem } from "#app/modules/norwegian-learning/words/words-of-item";
import { addDays } from "#app/platform/clock";

const DAY = 86_400_000;
const MONDAY = "2026-11-30";
const weekend: WordDay[] = ["normal", "normal", "normal", "normal", "normal", "easy", "free"];

describe("when a word comes again", () => {
	const now = new Date("2026-11-27T08:00:00Z");
	const learnt = (): Schedule => {
		const first = rated(null, 3, now);
		return rated(first, 3, new Date(first.due));
	};

	it("a new word comes after ten minutes, then after days that grow as long as it is known", () => {
		expect(waits(null, now)).toMatchObject({ 1: 1, 3: 10 });
		let card = learnt();
		const days: number[] = [];
		for (let turn = 0; turn < 4; turn++) {
			days.push(card.scheduledDays);
			card = rated(card, 3, new Date(card.due));
		}
		expect(days[0]).toBeGreaterThan(0);
		expect(days).toEqual([...days].sort((one, other) => one - other));
		expect(new Set(days).size).toBe(4);
	});

	it("a forgotten word is learnt anew, and its next rest is shorter", () => {
		const known = rated(learnt(), 3, new Date(learnt().due));
		const lost = rated(known, 1, new Date(known.due));
		expect(lost).toMatchObject({ lapses: 1, state: 3 });
		expect(lost.due - known.due).toBe(10 * 60_000);
		const back = rated(lost, 3, new Date(lost.due));
		expect(back.scheduledDays).toBeLessThan(known.scheduledDays);
	});

	it("what is kept of a word is all that the next rating needs", () => {
		const card = learnt();
		const later = new Date(card.due + 5 * DAY);
		expect(rated(JSON.parse(JSON.stringify(card)), 2, later)).toEqual(rated(card, 2, later));
	});
});

describe("how many words a day has", () => {
	it("an easy day has half, a free day none, and a break is spread over as many days as have room for it", () => {
		const plan = { dailyMost: 25, newMost: 5, days: weekend };
		expect(roomOn(plan, MONDAY)).toEqual({ words: 25, fresh: 5 });
		expect(roomOn(plan, addDays(MONDAY, 5))).toEqual({ words: 13, fresh: 3 });
		expect(roomOn(plan, addDays(MONDAY, 6))).toEqual({ words: 0, fresh: 0 });
		expect(daysFor(240, { ...usualPlan, dailyMost: 24 }, MONDAY)).toBe(10);
		expect(daysFor(138, plan, MONDAY)).toBe(6);
		expect(daysFor(139, plan, MONDAY)).toBe(8);
	});

	it("spreads every word once, in order, with none on a free day and no day over its share", () => {
		const plan = fc.record({
			...{ dailyMost: fc.integer({ min: 1, max: 100 }), newMost: fc.constant(5) },
			days: fc.array(fc.constantFrom<WordDay>("normal", "easy", "free"), { minLength: 7, maxLength: 7 }),
		});
		fc.assert(
			fc.property(plan, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 7, max: 40 }), (own, count, days) => {
				const places = spreadOver(count, days, own, MONDAY);
				expect(places).toHaveLength(count);
				expect(places).toEqual([...places].sort((one, other) => one - other));
				expect(places.every((place) => place >= 0 && place < days)).toBe(true);
				const isAllFree = own.days.every((day) => day === "free");
				for (const place of new Set(places))
					if (!isAllFree) expect(roomOn(own, addDays(MONDAY, place)).words).toBeGreaterThan(0);
				if (days === 7 && own.days.every((day) => day === "normal"))
					for (let day = 0; day < 7; day++)
						expect(places.filter((place) => place === day).length).toBeLessThanOrEqual(Math.ceil(count / 7));
			}),
			{ seed: 7 },
		);
	});
});

it("asks for the word where nothing says what it means, and finds it in its sentence", () => {
	const bare = { word: "å svelge", meaning: "", sentence: "Det er vondt å svelge.", pictureGuid: null };
	expect(asksFor(bare)).toBe("word");
	expect(asksFor({ ...bare, meaning: "swallow" })).toBe("meaning");
	expect(asksFor({ ...bare, pictureGuid: "p" })).toBe("meaning");
	expect(aroundWord(bare.sentence, bare.word)).toEqual(["Det er vondt å ", "svelge", "."]);
	expect(aroundWord("Resepten er gul.", "en resept")?.[1]).toBe("Resept");
	expect(aroundWord("Han dro.", "å dra")).toBeNull();
});

it("reads pasted lines with semicolons or the tabs of a spreadsheet", () => {
	expect(readLines("hus; house ; Et hus.\r\n\nbil\tcar\n ; no word")).toEqual([
		{ word: "hus", meaning: "house", sentence: "Et hus." },
		{ word: "bil", meaning: "car", sentence: "" },
	]);
});

it("takes from an item the words that it asks for, with the sentence in which they stand", () => {
	const gaps = {
		...{ kind: "gapTyped" as const, question: "Skriv.", text: "Hei. Jeg [[1]] kaffe. Hun [[2]] te." },
		gaps: [
			{ id: "1", accepted: ["drikker", "tar"] },
			{ id: "2", accepted: ["vil ha"] },
		],
	};
	expect(wordsOfItem(gaps)).toEqual([
		{ word: "drikker", meaning: "", sentence: "Jeg drikker kaffe." },
		{ word: "vil ha", meaning: "", sentence: "Hun vil ha te." },
	]);
	const order = { kind: "order" as const, question: "Sett i rekkefølge.", parts: ["a", "b"] };
	expect(wordsOfItem(order)).toEqual([]);
});
