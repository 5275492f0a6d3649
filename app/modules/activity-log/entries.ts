import type { Answer } from "../../forms/answers/answer";
import { blankDefinition, newPartId } from "../../forms/definition/blank";
import { codeFrom } from "../../forms/definition/code-from";
import { type Definition, questionsOf } from "../../forms/definition/definition";
import type { Question, SimpleQuestion } from "../../forms/definition/question";
import { type Texts, textIn } from "../../forms/definition/texts";
import type { Language } from "../../platform/i18n";

export const entryKinds = ["tick", "number", "scale", "text", "hours"] as const;
export type EntryKind = (typeof entryKinds)[number];
export type Target = { amount: number; per: "day" | "week" };
/** One thing that is logged, in the reader's language. */
export type Entry = { id: string; label: string; kind: EntryKind; unit: string; target: Target | null };
/** An entry as it is written; without an id it is a new one. */
export type GivenEntry = { id?: string; label: string; kind: EntryKind; unit?: string; target?: Target | null };

export const SCALE_MOST = 10;

/** From, to and a break in minutes, as the engine keeps them: one row of a table. */
export type Hours = { from: string; to: string; pause?: number };

/** The entries that a definition asks for. */
export const entriesOf = (
	definition: Definition,
	language: Language,
	targets: Readonly<Record<string, Target>>,
): Entry[] =>
	questionsOf(definition).flatMap((question) => {
		const kind = kindOf(question);
		const say = (texts: Texts | undefined) => textIn(texts, language, definition.languages[0]).text;
		const unit = question.type === "number" ? say(question.unit) : "";
		return kind
			? [{ id: question.id, label: say(question.label), kind, unit, target: targets[question.id] ?? null }]
			: [];
	});

function kindOf({ type }: Question): EntryKind | undefined {
	const kinds: Partial<Record<Question["type"], EntryKind>> = {
		...{ yesNo: "tick", number: "number", scale: "scale", longText: "text", table: "hours" },
	};
	return kinds[type];
}

/**
 * The form of these entries. An entry that was there keeps its id and what is written of it in other languages; where its kind is
 * another one it is a new question, as its answers would not be comparable.
 */
export function definitionOf(
	title: string,
	entries: readonly GivenEntry[],
	language: Language,
	before?: Definition,
): { definition: Definition; targets: Record<string, Target> } {
	const blank = before ?? blankDefinition(title, language);
	const known = new Map(questionsOf(blank).map((question) => [question.id, question]));
	const codes: string[] = [];
	const taken = Array.from(known.values(), ({ code }) => code);
	const targets: Record<string, Target> = {};
	const questions = entries.map((entry) => {
		const old = known.get(entry.id ?? "");
		const kept = old && kindOf(old) === entry.kind ? old : undefined;
		const code = kept?.code ?? codeFrom(entry.label, [...codes, ...taken], language);
		codes.push(code);
		const question = questionOf(entry, code, language, kept);
		if (entry.target) targets[question.id] = entry.target;
		return question;
	});
	const [page] = blank.pages;
	const [section] = page?.sections ?? [];
	const definition: Definition = {
		...blank,
		languages: blank.languages.includes(language) ? blank.languages : [...blank.languages, language],
		title: { ...blank.title, [language]: title },
		pages: [{ id: page?.id ?? newPartId("p"), sections: [{ id: section?.id ?? newPartId("s"), questions }] }],
	};
	return { definition, targets };
}

function questionOf(entry: GivenEntry, code: string, language: Language, kept: Question | undefined): Question {
	const base = { id: kept?.id ?? newPartId(), code, label: { ...kept?.label, [language]: entry.label } };
	switch (entry.kind) {
		case "tick":
			return { ...base, type: "yesNo" };
		case "number": {
			const units = kept?.type === "number" ? kept.unit : undefined;
			const unit = entry.unit ? { unit: { ...units, [language]: entry.unit } } : {};
			return { ...base, type: "number", min: 0, max: 1_000_000, decimals: 2, ...unit };
		}
		case "scale":
			return { ...base, type: "scale", min: 0, max: SCALE_MOST };
		case "text":
			return { ...base, type: "longText", maxLength: 1000 };
		case "hours":
			return { ...base, type: "table", maxRows: 1, columns: hoursColumns };
	}
}

const hoursColumns: SimpleQuestion[] = [
	{ id: "from", code: "from", type: "time", isRequired: true, label: { en: "From", nb: "Fra" } },
	{ id: "to", code: "to", type: "time", isRequired: true, label: { en: "To", nb: "Til" } },
	{
		...{ id: "pause", code: "pause", label: { en: "Break, minutes", nb: "Pause, minutter" } },
		...({ type: "number", min: 0, max: 720, decimals: 0 } as const),
	},
];

/** The row of an hours entry. */
export function hoursIn(answer: Answer | undefined): Hours | null {
	const [row] = Array.isArray(answer) ? answer : [];
	const { from, to } = (row ?? {}) as Partial<Hours>;
	return from && to ? (row as unknown as Hours) : null;
}

/** How long it was, in hours, the break left out; what ends before it begins ends on the next day. */
export function lengthOf({ from, to, pause = 0 }: Hours): number {
	const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
	const span = (minutes(to) - minutes(from) + 1440) % 1440;
	return Math.max(0, span - pause) / 60;
}

/** What an answer counts as: 1 or 0 for a tick, hours, the number itself; null for words and for nothing. */
export function numberIn({ kind }: Pick<Entry, "kind">, answer: Answer | undefined): number | null {
	if (kind === "hours") {
		const hours = hoursIn(answer);
		return hours && lengthOf(hours);
	}
	if (typeof answer === "boolean") return answer ? 1 : 0;
	return typeof answer === "number" ? answer : null;
}
