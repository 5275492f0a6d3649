import { readdirSync, readFileSync } from "node:fs";
import { inProject } from "../../scripts/project.mjs";

/** Texts of one namespace by their dotted keys. */
export type Texts = Record<string, string>;

/** Language → namespace → texts, as they stand in locales/. */
export function allTexts(): Record<string, Record<string, Texts>> {
	const folder = inProject("locales");
	return Object.fromEntries(
		readdirSync(folder).map((language) => [
			language,
			Object.fromEntries(
				readdirSync(`${folder}/${language}`).map((file) => [
					file.replace(".json", ""),
					flat(JSON.parse(readFileSync(`${folder}/${language}/${file}`, "utf8"))),
				]),
			),
		]),
	);
}

function flat(texts: Record<string, unknown>, prefix = ""): Texts {
	return Object.fromEntries(
		Object.entries(texts).flatMap(([key, value]) =>
			typeof value === "string"
				? [[`${prefix}${key}`, value]]
				: Object.entries(flat(value as Record<string, unknown>, `${prefix}${key}.`)),
		),
	);
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, and the form. */
export function pluralOf(key: string): { base: string; form?: string } {
	const form = pluralForm.exec(key)?.[1];
	return form ? { base: key.replace(pluralForm, ""), form } : { base: key };
}
