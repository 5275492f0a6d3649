import { and, or } from "drizzle-orm";
import * as z from "zod";
import { tagList } from "#app/directory/company.schema";
import { hasId } from "#app/lists/chosen.server";
import type {
	DoneRow,
	ImportContext,
	ImportField,
	ImportKind,
	ParsedRow,
	Plan,
	RowWrite,
	UndoPlan,
	Values,
} from "#app/lists/import/import-kind";
import { isKept } from "#app/lists/trash.server";
import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import { oneLine } from "#app/platform/text.schema";
import { learningContents } from "#db/schema/task-library";
import { levels, professions, skills, statuses, subjects } from "./choices";
import { areOwn, type Content, recountingScenesOf, recountingVariants, textsOf } from "./contents.server";
import { manifest } from "./manifest";
import { titleOf } from "./titles.server";

/** Contents of one title that a row may be about. */
const ALIKE = 5;

/** What is written in a cell as a word of a fixed list. */
const choices = { subject: subjects, profession: professions, skill: skills, status: statuses };
type Choice = keyof typeof choices;
const isChoice = (key: string): key is Choice => Object.hasOwn(choices, key);

const column = (key: string, schema: z.ZodType, sample: string, aliases: string[]): ImportField => ({
	...{ key, label: `taskLibrary:field.${key}`, schema, sample, aliases },
});

const columns: ImportField[] = [
	column("reference", oneLine(100), "", ["id", "referanse"]),
	column("title", oneLine(200), "På kafé", ["tittel", "navn", "name"]),
	column("level", z.enum(levels, "wrongValue"), "A2", ["nivå", "cefr"]),
	column("subject", oneLine(100), "Norsk", ["fag", "emne"]),
	column("profession", oneLine(100), "", ["yrke", "bransje"]),
	column("skill", oneLine(100), "Lesing", ["ferdighet"]),
	column("tags", tagList, "mat, kafé", ["emneord", "stikkord"]),
	column("minutes", z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(600, "wrongValue"), "5", [
		...["minutter", "tid", "time"],
	]),
	column("status", oneLine(40), "", ["tilstand", "state"]),
];

/** What a spreadsheet says of contents that are in the library already, as their export has it. */
export const contentsImport: ImportKind = {
	...{ key: "task_library.contents", moduleKey: manifest.key, level: LEVEL_ALL, path: "task_library/library" },
	...{ label: "taskLibrary:import.kind", fields: columns },
	matches: [
		{ key: "reference", label: "taskLibrary:field.reference", fields: ["reference"] },
		{ key: "title", label: "taskLibrary:field.title", fields: ["title"] },
	],
	titleFields: ["title"],
	plan,
	undo,
	settled: async ({ rows }, ids) => {
		const found = await rows.list(learningContents, { where: hasId(learningContents, ids), limit: ids.length + 1 });
		await rows.commit([recountingScenesOf(rows, JSON.stringify(ids)), ...recountingVariants(rows, found)]);
	},
};

async function plan({ rows: tenantRows }: ImportContext, rows: ParsedRow[]): Promise<Plan[]> {
	const said = (key: string) => rows.flatMap(({ values }) => (values[key] ? [String(values[key])] : []));
	const titles = said("title").map((title) => title.toLowerCase());
	const known = await tenantRows.list(learningContents, {
		where: and(
			or(among(learningContents.id, said("reference")), among(learningContents.sortTitle, titles)),
			isKept(learningContents),
			areOwn,
		),
		limit: rows.length * ALIKE + 1,
	});
	const words = await choiceWords();
	return rows.map(({ values, matches }): Plan => {
		const meant = meantBy(values, matches?.rule, known);
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		const [content] = meant;
		if (!content) return { verdict: "error", problems: { row: "taskLibrary:import.unknown" } };
		const { facts, problems } = readFacts(values, words);
		return Object.keys(problems).length > 0 ? { verdict: "error", problems } : changing(content, facts);
	});
}

function meantBy(values: Values, rule: string | undefined, known: readonly Content[]): Content[] {
	if (rule === "reference") return known.filter(({ id }) => id === values.reference);
	return known.filter(({ sortTitle }) => sortTitle === String(values.title ?? "").toLowerCase());
}

/** The words of the fixed lists in every language, in lower case: list → word → value. */
async function choiceWords(): Promise<Record<Choice, Map<string, string>>> {
	const all = await Promise.all(languageCodes.map((language) => translator(language)));
	const wordsOf = (name: Choice) =>
		new Map(
			choices[name].flatMap((value) => [
				[value.toLowerCase(), value] as const,
				...all.map((t) => [t(`taskLibrary:${name}.${value}`).toLowerCase(), value] as const),
			]),
		);
	return {
		...{ subject: wordsOf("subject"), profession: wordsOf("profession") },
		...{ skill: wordsOf("skill"), status: wordsOf("status") },
	};
}

/** What the cells of a row say, without the reference; an empty cell clears what may be empty. */
function readFacts(values: Values, words: Awaited<ReturnType<typeof choiceWords>>) {
	const facts: Values = {};
	const problems: Record<string, string> = {};
	for (const [key, value] of Object.entries(values)) {
		if (key === "reference" || ((key === "title" || key === "status") && !value)) continue;
		if (key === "tags") facts.tags = [value ?? []].flat().join(", ");
		else if (key === "minutes") facts.minutes = Number(value ?? 0);
		else if (!isChoice(key) || !value) facts[key] = value ?? "";
		else if (words[key].has(String(value).toLowerCase())) facts[key] = words[key].get(String(value).toLowerCase());
		else problems[key] = "taskLibrary:import.noChoice";
	}
	return { facts, problems };
}

/** What of a content a row can say. */
const factsOf = (content: Content): Values => {
	const { level, subject, profession, skill, minutes, status } = content;
	return { title: titleOf(content), level, subject, profession, skill, tags: content.tags.join(", "), minutes, status };
};

/** The columns that hold what a row says. */
function patchOf({ titles, language }: Content, { title, tags, ...facts }: Values): Values {
	return {
		...facts,
		...(title !== undefined && {
			titles: { ...titles, [language]: String(title) },
			sortTitle: String(title).toLowerCase(),
		}),
		...(tags !== undefined && { tags: tags === "" ? [] : String(tags).split(", ") }),
	};
}

function writing(content: Content, facts: Values) {
	const patch = patchOf(content, facts);
	const writes = (): RowWrite[] => [
		{ changes: learningContents, id: content.id, patch, texts: textsOf({ ...content, ...patch }) },
	];
	return { writes, standing: [{ table: learningContents, id: content.id, updatedAt: content.updatedAt }] };
}

function changing(content: Content, said: Values): Plan {
	const recordId = content.id;
	const held = factsOf(content);
	const set = Object.fromEntries(Object.entries(said).filter(([key, value]) => value !== held[key]));
	if (Object.keys(set).length === 0) return { verdict: "same", recordId };
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, held[key]]));
	return { verdict: "update", recordId, was, set, ...writing(content, set) };
}

const nothing = (): RowWrite[] => [];

/** Fields hold again what they held, but for those that somebody has changed since. */
async function undo({ rows: tenantRows }: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const ids = rows.map(({ recordId }) => recordId);
	const known = await tenantRows.list(learningContents, {
		where: hasId(learningContents, ids),
		limit: ids.length + 1,
	});
	return rows.map(({ recordId, set, was }): UndoPlan => {
		const content = known.find(({ id }) => id === recordId);
		if (!content || content.deletedAt !== null) return { writes: nothing, kept: { row: "imports:kept.gone" } };
		const held = factsOf(content);
		const keys = Object.keys(set);
		const back = Object.fromEntries(keys.filter((key) => held[key] === set[key]).map((key) => [key, was[key]]));
		const kept = Object.fromEntries(
			keys.filter((key) => held[key] !== set[key]).map((key) => [key, "imports:kept.changed"]),
		);
		return Object.keys(back).length === 0 ? { writes: nothing, kept } : { kept, ...writing(content, back) };
	});
}
