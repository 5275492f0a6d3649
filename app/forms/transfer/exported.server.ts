import { isDeeper } from "#app/platform/json-depth";
import { invalid } from "#app/platform/problems";
import type { Definition } from "../definition/definition";
import { DefinitionInput } from "../definition/definition.schema";
import { type Imported, isSurveyJs, readSurveyJs } from "./surveyjs";
import { type Left, wordOf } from "./surveyjs-source";

const MARK = "followup-form";
/** No form goes deeper. */
const DEPTH = 60;

/** A definition as a file that another portal can read, with what of it is locked and by what. */
export const exportDefinition = (definition: Definition): string =>
	JSON.stringify({ kind: MARK, definition }, null, "\t");

/**
 * The definition in a file: one of our own, or a survey of SurveyJS, with what of it could not be taken. Throws `invalid`
 * (`file`) where it is neither. What the file says is locked `importLocks` holds against the library.
 */
export function importDefinition(text: string): Imported {
	let read: unknown;
	try {
		read = JSON.parse(text);
	} catch {
		throw invalid({ file: "forms:errors.fileNoJson" });
	}
	if (isDeeper(read, DEPTH)) throw invalid({ file: "forms:errors.fileUnknown" });
	const { kind, definition } = (read ?? {}) as { kind?: unknown; definition?: unknown };
	if (kind === MARK) {
		const own = shaped(definition);
		return { definition: own, left: droppedOf(definition, own) };
	}
	if (!isSurveyJs(read)) throw invalid({ file: "forms:errors.fileUnknown" });
	const { definition: made, left } = readSurveyJs(read);
	return { definition: shaped(made), left };
}

/** What a form can hold; else `invalid` names the first place that it cannot. */
function shaped(definition: unknown): Definition {
	const { data, error } = DefinitionInput.safeParse(definition);
	if (data) return data as Definition;
	const place = error.issues[0]?.path.join(".") || "definition";
	throw invalid({ file: `forms:errors.fileBeyond?place=${encodeURIComponent(place.slice(0, 100))}` });
}

/** What a form's marks of its own are, made anew wherever it is published. */
const marks = ["since"];

/** Each property of a file that a form has not, with the code of the question that it stands in. */
function droppedOf(file: unknown, kept: unknown, name = "", path: readonly string[] = []): Left[] {
	if (Array.isArray(kept) && Array.isArray(file))
		return kept.flatMap((one, at) => droppedOf(file[at], one, name, path));
	if (!isObject(file) || !isObject(kept)) return [];
	const code = wordOf(kept.code);
	const [called, within] = code === "" ? [name, path] : [code, []];
	return Object.keys(file).flatMap((property): Left[] => {
		const here = [...within, property];
		if (property in kept) return droppedOf(file[property], kept[property], called, here);
		if (marks.includes(property)) return [];
		const isRule = property === "showIf" || property === "requireIf";
		return [{ name: called, property: here.join("."), key: isRule ? "innerRule" : "notHere" }];
	});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
