import { expect, it } from "vitest";
import { sentenceAt } from "#app/modules/courses/marked-word";

const text = "Hun tar bussen. Hvor mye koster billetten? Den koster 40 kroner.";

it.each([
	[0, "Hun tar bussen."],
	[text.indexOf("bussen"), "Hun tar bussen."],
	[text.indexOf("billetten"), "Hvor mye koster billetten?"],
	[text.lastIndexOf("koster"), "Den koster 40 kroner."],
])("the sentence of a marked word is the one around its place: %i", (at, sentence) => {
	expect(sentenceAt(text, at)).toBe(sentence);
});

it("a sentence that is too long to learn a word by is left out", () => {
	expect(sentenceAt(`${"og ".repeat(120)}billett.`, 5)).toBe("");
	expect(sentenceAt("", 0)).toBe("");
});
