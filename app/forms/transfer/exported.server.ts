import { invalid } from "#app/platform/problems";
import { parseInput } from "#app/platform/verb.server";
import type { Definition } from "../definition/definition";
import { DefinitionInput } from "../definition/definition.schema";
import { type Imported, isSurveyJs, readSurveyJs } from "./surveyjs";

const MARK = "followup-form";

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
	const { kind, definition } = (read ?? {}) as { kind?: unknown; definition?: unknown };
	if (kind === MARK) return { definition: parseInput(DefinitionInput, definition) as Definition, left: [] };
	if (!isSurveyJs(read)) throw invalid({ file: "forms:errors.fileUnknown" });
	const imported = readSurveyJs(read);
	return { ...imported, definition: parseInput(DefinitionInput, imported.definition) as Definition };
}
