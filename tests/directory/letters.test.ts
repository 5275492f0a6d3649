import { describe, expect, it, test } from "vitest";
import type { LetterEvent } from "#app/directory/letters/letters";
import { letterInputs, refusedName } from "#app/directory/letters/letters.schema";
import { asThemselves, fill, unknownName } from "#app/directory/letters/names";
import { letterEvents as safety } from "#app/modules/hms/letters/events";
import { letterEvents as intakes } from "#app/modules/veksttorget/letters/events";
import { mailEvents } from "#app/modules/verdal/mails/events";
import { allTexts } from "../support/texts";

describe("names between double braces", () => {
	it("are known or told by name", () => {
		expect(unknownName("Hello {{ name }}, {{link}}", ["name", "link"])).toBeUndefined();
		expect(unknownName("Hello {{name}}, {{constructor}}", ["name"])).toBe("constructor");
		expect(unknownName("{{}}", ["name"])).toBe("");
		expect(refusedName("{{c p&r}}", ["name"])).toBe("ownLetters:errors.unknownName?name=c%20p%26r");
	});

	it("are filled in once, and a line goes whose names all stand for nothing", () => {
		const values = { name: "{{link}}", link: "", day: "1 May" };
		expect(fill("Hi {{name}}\n\nOpen: {{link}}\n\n{{ day }} {{link}} {{other}}", values)).toBe(
			"Hi {{link}}\n\n1 May  {{other}}",
		);
		expect(fill("{{name}}", asThemselves(["name"]))).toBe("{{name}}");
	});
});

describe("the form of a letter", () => {
	const { LetterInput } = letterInputs({ events: safety });
	const sent = { event: "measureDue", language: "en", subject: "{{measure}}", body: "{{link}}", isEnabled: "yes" };
	const faultsOf = (given: object) => {
		const parsed = LetterInput.safeParse(given);
		return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
	};

	it("takes the names of its event, and no other's", () => {
		expect(faultsOf(sent)).toEqual([]);
		expect(faultsOf({ ...sent, event: "documentToRead" })).toEqual([
			"subject ownLetters:errors.unknownName?name=measure",
		]);
		expect(faultsOf({ ...sent, body: "{{cpr}}" })).toEqual(["body ownLetters:errors.unknownName?name=cpr"]);
		expect(faultsOf({ ...sent, recipients: ["leader"] })).toEqual(["recipients wrongValue"]);
		expect(faultsOf({ ...sent, event: "toString" })).toEqual(["event wrongValue"]);
	});
});

const texts = allTexts();
const modules: [string, Readonly<Record<string, LetterEvent>>][] = [
	["hmsLetters", safety],
	["veksttorgetLetters", intakes],
	["verdal", mailEvents],
];

test.each(modules)("the portal's own words of %s use the names of their event in every language", (ns, events) => {
	const wrong = Object.entries(texts).flatMap(([language, all]) =>
		Object.entries(events).flatMap(([event, { names }]) =>
			["subject", "body"].flatMap((part) => {
				const text = all[ns]?.[`letter.${event}.${part}`];
				return text !== undefined && unknownName(text, names) === undefined ? [] : [`${language} ${event} ${part}`];
			}),
		),
	);
	expect(wrong).toEqual([]);
});
