import { parseInput } from "#app/platform/handler.server";
import { Problem } from "#app/platform/problems";
import type { Import, ImportField, ImportKind, ParsedRow, Values } from "./import-kind";

export type Parsed = ParsedRow & { problems: Record<string, string> };

/** A row's cells as values of the fields that the columns were given to, with what is wrong with them. */
export function parseRow(
	kind: ImportKind,
	{ mapping, rules }: Pick<Import, "mapping" | "rules">,
	line: number,
	cells: string[],
): Parsed {
	const values: Values = {};
	const problems: Record<string, string> = {};
	for (const [column, fieldKey] of Object.entries(mapping)) {
		const field = kind.fields.find(({ key }) => key === fieldKey);
		if (!field) continue;
		const cell = withoutQuote(cells[Number(column)]?.trim() ?? "");
		if (cell === "") {
			if (rules.empty === "clear" && !field.required) values[field.key] = null;
			continue;
		}
		const parsed = parseCell(field, cell);
		if ("problem" in parsed) problems[field.key] = parsed.problem;
		else values[field.key] = parsed.value;
	}
	return { line, values, problems, matches: matchOf(kind, rules.match, values) };
}

/** The fields that a new record must have and this row has not. */
export function missingFields(kind: ImportKind, values: Values): Record<string, string> {
	const missing = kind.fields.filter(({ key, required }) => required && (values[key] ?? null) === null);
	return Object.fromEntries(missing.map(({ key }) => [key, "required"]));
}

function parseCell(field: ImportField, cell: string): { value: unknown } | { problem: string } {
	try {
		return { value: parseInput(field.schema, cell) };
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		return { problem: Object.values(error.details.fields ?? {})[0]?.[0] ?? "wrongValue" };
	}
}

/** The first chosen rule whose fields the row has all of. */
function matchOf(kind: ImportKind, chosen: string[], values: Values): ParsedRow["matches"] {
	for (const rule of kind.matches) {
		if (!chosen.includes(rule.key)) continue;
		const parts = rule.fields.map((field) => values[field] ?? null);
		if (parts.some((part) => part === null || part === "")) continue;
		const key = parts
			.map((part) => String(typeof part === "object" ? JSON.stringify(part) : part).toLowerCase())
			.join("\u0001");
		return { rule: rule.key, key };
	}
	return null;
}

/** The apostrophe by which our exports keep a text from being a formula. */
const withoutQuote = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);
