import { describe, expect, test } from "vitest";
import { languageCodes, languages } from "#app/platform/i18n";
import { projectFiles } from "../support/project-files";
import { allTexts, pluralOf, type Texts } from "../support/texts";
import { international } from "./international-words";

const texts = allTexts();
const english = texts.en ?? {};
const namespaces = Object.keys(english);
const others = languageCodes.filter((code) => code !== "en");

const basesOf = (all: Texts) => [...new Set(Object.keys(all).map((key) => pluralOf(key).base))].sort();
const marksIn = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = ""]) => name);
const tagsIn = (text: string) => [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([tag]) => tag).sort();

test("the languages are the ten, each with every namespace", () => {
	expect(Object.keys(texts).sort()).toEqual([...languageCodes].sort());
	for (const code of languageCodes) expect(Object.keys(texts[code] ?? {}), code).toEqual(namespaces);
});

describe.each(languageCodes)("%s", (code) => {
	const own = texts[code] ?? {};

	test("has the keys that English has, and no other", () => {
		for (const ns of namespaces) expect(basesOf(own[ns] ?? {}), ns).toEqual(basesOf(english[ns] ?? {}));
	});

	test("has each plural in the forms of its grammar", () => {
		const needed = new Intl.PluralRules(languages[code].locale).resolvedOptions().pluralCategories;
		const wrong = namespaces.flatMap((ns) => {
			const forms = new Map<string, string[]>();
			for (const { base, form } of Object.keys(own[ns] ?? {}).map(pluralOf))
				if (form) forms.set(base, [...(forms.get(base) ?? []), form]);
			return [...forms].flatMap(([base, have]) => {
				const lacks = needed.filter((form) => !have.includes(form));
				// `zero` is a text of its own in every language, beside the grammar.
				const extra = have.filter((form) => form !== "zero" && !needed.includes(form as never));
				return lacks.length + extra.length > 0 ? [`${ns}:${base} lacks ${lacks}, has ${extra} too many`] : [];
			});
		});
		expect(wrong).toEqual([]);
	});

	test("fills in the same values and marks the same words", () => {
		const wrong = namespaces.flatMap((ns) =>
			Object.entries(own[ns] ?? {}).flatMap(([key, text]) => {
				const { base, form } = pluralOf(key);
				const model = english[ns]?.[key] ?? english[ns]?.[`${base}_other`] ?? "";
				// A form for one or none may say the number in words.
				const isFree = (name: string) => name === "count" && form !== undefined && form !== "other";
				const names = (of: string) => [...new Set(marksIn(of))].filter((name) => !isFree(name)).sort();
				const same = `${names(text)}${tagsIn(text)}` === `${names(model)}${tagsIn(model)}`;
				return same ? [] : [`${ns}:${key}`];
			}),
		);
		expect(wrong).toEqual([]);
	});

	test("leaves no text empty, with blanks around it or with a mark that is not closed", () => {
		const wrong = namespaces.flatMap((ns) =>
			Object.entries(own[ns] ?? {})
				.filter(
					([, text]) =>
						text.trim() === "" ||
						text !== text.trim() ||
						/\{\{[^}]*$|\{[^{}]*\}(?!\})(?<!\{\{[^}]*\})/.test(text.replace(/\{\{[^}]*\}\}/g, "")),
				)
				.map(([key]) => `${ns}:${key}`),
		);
		expect(wrong).toEqual([]);
	});
});

test.each(others)("%s has no English left over", (code) => {
	const left = namespaces.flatMap((ns) =>
		Object.entries(texts[code]?.[ns] ?? {})
			.filter(([key, text]) => text === english[ns]?.[key] && !isInternational(text))
			.map(([key, text]) => `${ns}:${key} "${text}"`),
	);
	expect(left).toEqual([]);
});

/** What is the same in several languages: names, signs and words that travelled. */
function isInternational(text: string): boolean {
	const words = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, " ").match(/\p{L}[\p{L}-]+/gu) ?? [];
	return words.every((word) => international.has(word.toLowerCase()));
}

const source = projectFiles(/^(app|workers|db\/seed)\/.*\.tsx?$/);
const literals = new Set<string>();
const patterns: RegExp[] = [];
for (const { text } of source) {
	for (const [, key = ""] of text.matchAll(/\bt\(\s*"([^"]+)"/g)) literals.add(key);
	for (const [, whole, template] of text.matchAll(/"([^"\\\n]*)"|`([^`\\]*)`/g)) {
		if (whole !== undefined) literals.add(whole.split("?")[0] ?? "");
		else if (template?.includes("${")) {
			const parts =
				template
					.replace(/\$\{[^}]*\}/g, "\0")
					.split("?")[0]
					?.split("\0") ?? [];
			if (/[a-z]+[.:]/.test(parts[0] ?? "") || /^\.[a-zA-Z]+/.test(parts[1] ?? ""))
				patterns.push(
					new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w.-]+")}$`),
				);
		} else if (template) literals.add(template);
	}
}

test("every key is used somewhere", () => {
	const isUsed = (name: string) => literals.has(name) || patterns.some((pattern) => pattern.test(name));
	const unused = namespaces.flatMap((ns) =>
		basesOf(english[ns] ?? {})
			.filter((key) => !isUsed(key) && !isUsed(`${ns}:${key}`))
			.map((key) => `${ns}:${key}`),
	);
	expect(unused).toEqual([]);
});

test("every key that is asked for is there", () => {
	const known = new Set(namespaces.flatMap((ns) => basesOf(english[ns] ?? {}).map((key) => `${ns}:${key}`)));
	const missing = source.flatMap(({ path, text }) => {
		const own = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|"[^"]*")?\s*\)/g)].flatMap(([, names]) =>
			names ? [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name as string) : ["common"],
		);
		const places = own.length > 0 ? [...own, "common"] : namespaces;
		return [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]
			.map(([, key = ""]) => key)
			.filter((key) => !(key.includes(":") ? known.has(key) : places.some((ns) => known.has(`${ns}:${key}`))))
			.map((key) => `${path}: ${key}`);
	});
	expect(missing).toEqual([]);
});
