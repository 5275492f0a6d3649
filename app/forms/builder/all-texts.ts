import type { Language } from "#app/platform/i18n";
import type { Definition } from "../definition/definition";
import { hasText, type Texts } from "../definition/texts";
import { setText } from "./set-text";

/** One text of a form: where it stands in the definition, the part that it belongs to ("" is the form), which of its texts it is. */
export type TextPlace = { path: (string | number)[]; owner: string; field: string; texts: Texts };

/** The fields that hold texts by language, wherever they stand. */
const fields = new Set([
	...["title", "intro", "thanks", "text", "label", "help", "message", "placeholder", "unit", "low", "high"],
	...["itemLabel", "statement", "alt", "name"],
]);
/** What no respondent reads. */
const silent = new Set(["showIf", "requireIf", "jumps"]);

/** All texts that somebody has written, in the order of the form. */
export function allTexts(definition: Definition): TextPlace[] {
	const found: TextPlace[] = [];
	const look = (value: unknown, path: TextPlace["path"], owner: string) => {
		if (typeof value !== "object" || value === null) return;
		const own =
			"id" in value &&
			typeof value.id === "string" &&
			("sections" in value || "questions" in value || "code" in value || "items" in value);
		const id = own ? (value as { id: string }).id : owner;
		for (const [key, inner] of Object.entries(value)) {
			if (silent.has(key)) continue;
			const at = [...path, Array.isArray(value) ? Number(key) : key];
			const isText = typeof inner === "object" && inner !== null && !Array.isArray(inner);
			if (isText && (fields.has(key) || path.at(-1) === "labels")) {
				if (hasText(inner as Texts)) found.push({ path: at, owner: id, field: key, texts: inner as Texts });
			} else look(inner, at, id);
		}
	};
	const { title, intro, thanks, pages, scores } = definition;
	look({ title, intro, thanks }, [], "");
	look({ pages, scores }, [], "");
	return found;
}

/** How many texts a language lacks. */
export const missingTexts = (places: readonly TextPlace[], language: Language): number =>
	places.filter(({ texts }) => !texts[language]?.trim()).length;

/** The form with one of its texts written in a language. */
export function writeText(
	definition: Definition,
	path: TextPlace["path"],
	language: Language,
	text: string,
): Definition {
	return changeIn(definition, path, (texts) => setText(texts as Texts, language, text)) as Definition;
}

function changeIn(value: unknown, [key, ...rest]: TextPlace["path"], change: (inner: unknown) => unknown): unknown {
	if (key === undefined) return change(value);
	if (Array.isArray(value)) return value.with(Number(key), changeIn(value[Number(key)], rest, change));
	const record = (value ?? {}) as Record<string, unknown>;
	return { ...record, [key]: changeIn(record[key], rest, change) };
}
