import { describe, expect, test } from "vitest";
import { type Entry, isOver, replacedBy, toSend, verdictOf } from "#app/offline/entries";

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
	...{ number, person: "kari", tenant: "vik", at: 0, title: "Round", action: "/hms/1", intent: "answer" },
	...{ fields: [], state: "waiting", ...more },
});
const numbers = (entries: Entry[]) => entries.map(({ number }) => number);

test("what waits is sent in the order in which it was kept, and what was refused holds nothing up", () => {
	const kept = [entry(3), entry(1, { state: "tried" }), entry(2, { state: "refused" }), entry(4, { state: "sent" })];
	expect(numbers(toSend(kept))).toEqual([1, 3]);
});

test("a form that is kept again takes the place of what was never on its way, and of nothing else", () => {
	const kept = [
		entry(1),
		entry(2, { state: "tried" }),
		entry(3, { state: "refused" }),
		entry(4, { state: "sent" }),
		entry(5, { action: "/hms/2" }),
		entry(6, { intent: "removePhoto" }),
	];
	expect(numbers(replacedBy(entry(7), kept))).toEqual([1, 3]);
});

describe("an answer of the server", () => {
	test.each([
		[202, "/hms/2", "sent"],
		[200, null, "sent"],
		[202, "/login-help", "sent"],
		[202, "/login?redirectTo=%2Fhms", "signIn"],
		[401, null, "signIn"],
		[202, "/error?access=not%20allowed&from=%2Fhms", "refused"],
		[422, null, "refused"],
		[404, null, "refused"],
		[429, null, "later"],
		[503, null, "later"],
	] as const)("%i to %s is %s", (status, to, verdict) => {
		expect(verdictOf(status, to)).toBe(verdict);
	});
});

test("what nobody comes back to goes after a week, and the word that it was sent after a day", () => {
	const day = 86_400_000;
	expect([isOver(entry(1), 6 * day), isOver(entry(1), 8 * day)]).toEqual([false, true]);
	expect(isOver(entry(1, { state: "sent" }), 2 * day)).toBe(true);
});
