import type { Language } from "#app/platform/i18n";
import { innerQuestions } from "../definition/definition";
import { type Option, optionsOf, type Question, type Row, rangeOf } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import type { Change } from "./compare-versions";
import { hasOtherPoints } from "./counting-on";

/** What a new version changes of one question: whatever differs is in one of the lines. */
export function compareQuestions(old: Question, now: Question, language: Language): Change[] {
	const { id } = now;
	const same = (isThere: boolean, kind: Change["kind"], more: Partial<Change> = {}): Change[] =>
		isThere ? [{ kind, id, ...more, replies: "same" }] : [];
	const said = (texts: Texts | undefined) => textIn(texts, language).text;
	const [from, to] = [said(old.label), said(now.label)];
	const idsOf = (question: Question) => [...partsOf(question), ...innerQuestions(question)].map((part) => part.id);
	const kept = idsOf(old).filter((one) => idsOf(now).includes(one));
	const isRetyped = old.type !== now.type;
	const isMeasured = isRetyped && isSameAnswer(old, now);
	const isRanged = different(rangeOf(old), rangeOf(now)) || different(goalScale(old), goalScale(now));
	return [
		...(isRetyped ? [typeLine(old, now, isMeasured)] : []),
		...same(from !== to, "renamed", { from, to }),
		...same(different(textsOf(old, kept, language), textsOf(now, kept, language)), "textsChanged"),
		...optionLines(old, now, said),
		...same(hasOtherPoints(old, now), "pointsChanged"),
		...(isRanged ? [{ kind: "rangeChanged", id, replies: "apart" } as const] : []),
		...same(!isRanged && different(picked(old, LIMITS), picked(now, LIMITS)), "limitsChanged"),
		...rowLines(old, now, said),
		...columnLines(old, now, language),
		...same(Boolean(old.isRequired) !== Boolean(now.isRequired), "requiredChanged"),
		...same(Boolean(old.hasComment) !== Boolean(now.hasComment), "commentChanged"),
		...same(different([old.showIf, old.requireIf], [now.showIf, now.requireIf]), "logicChanged"),
		...same(!isRetyped && different(restOf(old, kept), restOf(now, kept)), "settingsChanged"),
	];
}

export const different = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

const TEXTS = ["help", "message", "placeholder", "statement", "alt", "itemLabel", "unit", "low", "high", "labels"];
const LIMITS = [
	...["min", "max", "step", "decimals", "minLength", "maxLength", "pattern"],
	...["minRows", "maxRows", "minTimes", "maxTimes", "accepts", "maxFiles", "maxGoals"],
];
/** What lines of their own say; of options and rows the rest is what they are besides. */
const SAID = new Set([
	...["id", "type", "label", "isRequired", "hasComment", "showIf", "requireIf", "formula", "scale", "scores"],
	...["options", "rows", "columns", "questions", ...TEXTS, ...LIMITS],
]);

const picked = (question: Question, fields: readonly string[]) => {
	const all = question as unknown as Record<string, unknown>;
	return fields.map((field) => all[field]);
};
const goalScale = (question: Question) => (question.type === "goals" ? question.scale : undefined);
const partsOf = (question: Question): (Option | Row)[] => [
	...optionsOf(question),
	...(question.type === "matrix" ? question.rows : []),
];

function typeLine(old: Question, now: Question, isMeasured: boolean): Change {
	return {
		...{ kind: "typeChanged", id: now.id, from: old.type, to: now.type },
		replies: isMeasured ? "same" : "apart",
	};
}

/** All words but those that have lines of their own: the label, the options and the rows in the first language. */
function textsOf(question: Question, kept: readonly string[], language: Language) {
	const others = (texts: Texts) => ({ ...texts, [language]: undefined });
	const parts = partsOf(question);
	const labels = kept.map((id) => others(parts.find((part) => part.id === id)?.label ?? {}));
	return [others(question.label), ...picked(question, TEXTS), labels];
}

function optionLines(old: Question, now: Question, said: (texts: Texts) => string): Change[] {
	const { id } = now;
	const [was, is] = [optionsOf(old), optionsOf(now)];
	const lineOf = (option: Option): Change[] => {
		const earlier = was.find((one) => one.id === option.id);
		const [from, to] = [said(earlier?.label ?? {}), said(option.label)];
		const of = { id, option: option.id };
		if (!earlier) return [{ kind: "optionAdded", ...of, to, replies: "same" }];
		const renamed: Change[] = from === to ? [] : [{ kind: "optionRenamed", ...of, from, to, replies: "same" }];
		if (!earlier.isRetired && option.isRetired)
			return [...renamed, { kind: "optionRetired", ...of, from: to, replies: "kept" }];
		if (earlier.isRetired && !option.isRetired) return [...renamed, { kind: "optionBack", ...of, to, replies: "same" }];
		return renamed;
	};
	const gone = was.filter((option) => !is.some((one) => one.id === option.id));
	return [
		...is.flatMap(lineOf),
		...gone.map(
			(option): Change => ({
				...{ kind: "optionRetired", id, option: option.id, from: said(option.label) },
				replies: "lead",
			}),
		),
	];
}

function rowLines(old: Question, now: Question, said: (texts: Texts) => string): Change[] {
	if (old.type !== "matrix" || now.type !== "matrix") return [];
	const { id } = now;
	return [
		...now.rows.flatMap((row): Change[] => {
			const earlier = old.rows.find((one) => one.id === row.id);
			const [from, to] = [said(earlier?.label ?? {}), said(row.label)];
			if (!earlier) return [{ kind: "rowAdded", id, option: row.id, to, replies: "same" }];
			return from === to ? [] : [{ kind: "rowRenamed", id, option: row.id, from, to, replies: "same" }];
		}),
		...old.rows
			.filter((row) => !now.rows.some((one) => one.id === row.id))
			.map((row): Change => ({ kind: "rowRetired", id, option: row.id, from: said(row.label), replies: "lead" })),
	];
}

/** The columns of a table and the questions of a group: what is another measure in one makes the whole another one. */
function columnLines(old: Question, now: Question, language: Language): Change[] {
	if (old.type !== now.type) return [];
	const { id } = now;
	const said = ({ label, code }: Question) => textIn(label, language).text || code;
	const [was, is] = [innerQuestions(old), innerQuestions(now)];
	return [
		...is.flatMap((column): Change[] => {
			const earlier = was.find((one) => one.id === column.id);
			const of = { id, option: column.id };
			if (!earlier) return [{ kind: "columnAdded", ...of, to: said(column), replies: "same" }];
			const all = compareQuestions(earlier, column, language);
			const inside = all.filter(({ kind }) => kind !== "optionRetired");
			const [from, to] = [said(earlier), said(column)];
			const isApart = inside.some(({ replies }) => replies === "apart");
			const isMore = inside.some(({ kind }) => kind !== "renamed");
			return [
				...(from === to ? [] : [{ kind: "columnRenamed", ...of, from, to, replies: "same" } as const]),
				...(isMore ? [{ kind: "columnChanged", ...of, to, replies: isApart ? "apart" : "same" } as const] : []),
				// Nothing leads options on that stand inside: replies keep them.
				...all
					.filter(({ kind }) => kind === "optionRetired")
					.map(
						(line): Change => ({
							...{ kind: "columnOptionRetired", ...of, inner: line.option, from: line.from, to },
							replies: "kept",
						}),
					),
			];
		}),
		...was
			.filter((column) => !is.some((one) => one.id === column.id))
			.map((column): Change => ({ kind: "columnRetired", id, option: column.id, from: said(column), replies: "lead" })),
	];
}

/** What no other line speaks of: the order and the pictures of options among it. */
function restOf(question: Question, kept: readonly string[]) {
	const parts = [...partsOf(question), ...innerQuestions(question)].filter(({ id }) => kept.includes(id));
	return [
		Object.entries(question).filter(([field]) => !SAID.has(field)),
		parts.map((part) => [part.id, "picture" in part ? part.picture : undefined]),
	];
}

/** Types whose answers are kept alike, so that a change between them loses nothing. */
export function isSameAnswer(old: Question, now: Question): boolean {
	const alike = [
		["shortText", "longText"],
		["choice", "dropdown"],
		["scale", "slider"],
	];
	return alike.some((types) => types.includes(old.type) && types.includes(now.type));
}
