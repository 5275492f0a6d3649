import { expect, test } from "vitest";
import { filled, unknownWord, wordsIn } from "#app/modules/events/message-words";
import { languageCodes } from "#app/platform/i18n";

const values = { name: "Kari", event: "Kurs", when: "i dag", place: "Sal A", link: "https://example.test" };

test("each language has a word for each value, and every text understands all of them", () => {
	for (const language of languageCodes) {
		const words = wordsIn(language);
		expect(new Set(words).size).toBe(5);
		expect(filled(words.join("|"), values)).toBe(Object.values(values).join("|"));
		expect(unknownWord(words.join(" "))).toBeNull();
	}
});

test("what stands for nothing stays, and is named", () => {
	expect(filled("{fornavn} {Navn} { sted }", values)).toBe("{fornavn} Kari Sal A");
	expect(unknownWord("{navn} {fornavn}")).toBe("fornavn");
	expect(unknownWord("{toString}")).toBe("toString");
});
