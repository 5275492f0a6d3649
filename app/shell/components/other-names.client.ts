import { fold } from "../../platform/words";

type Texts = { [key: string]: string | Texts };

const names = import.meta.glob<Texts>("/locales/*/modules.json", { eager: true, import: "default" });
const words = import.meta.glob<Record<string, string>>("/locales/*/searchWords.json", {
	eager: true,
	import: "default",
});

/** The text of each key, `part.key` for one that lies deeper. */
const flat = (texts: Texts, before = ""): [string, string][] =>
	Object.entries(texts).flatMap(([key, text]) =>
		typeof text === "string" ? [[`${before}${key}`, text] as [string, string]] : flat(text, `${before}${key}.`),
	);

const byName = new Map<string, string[]>();
const add = (name: string, text: string) => byName.set(name, [...(byName.get(name) ?? []), fold(text)]);

for (const texts of Object.values(names)) for (const [key, text] of flat(texts)) add(`modules:${key}`, text);
for (const texts of Object.values(words))
	for (const [key, text] of Object.entries(texts))
		for (const word of text.split(",")) add(`searchWords:${key}`, word.trim());

/** What a page is called in any language, and the everyday words for it, folded; `name`: the key of its label. */
export function otherNames(name: string): readonly string[] {
	const key = name.replace(/^modules:(components\.)?/, "");
	return [...(byName.get(name) ?? []), ...(byName.get(`searchWords:${key}`) ?? [])];
}
