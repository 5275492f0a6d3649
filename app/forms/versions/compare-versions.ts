import { type Definition, type QuestionPosition, questionPositions, type Section } from "../definition/definition";
import type { Question } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import type { Score } from "../scoring/score";
import { compareQuestions, different } from "./compare-questions";
import { countedOtherwise } from "./counting-on";
import { authored } from "./measures";

/**
 * One thing that a new version changes, for the list that an author publishes by. `replies` says what it does to those that
 * exist: `same` (nothing), `kept` (they keep what is asked no more), `lead` (it can be led on to something else), `apart` (old
 * and new are not the same measure).
 */
export type Change = {
	kind:
		| "added"
		| "retired"
		| "typeChanged"
		| "renamed"
		| "moved"
		| "optionAdded"
		| "optionRetired"
		| "optionBack"
		| "optionRenamed"
		| "rangeChanged"
		| "limitsChanged"
		| "scoringChanged"
		| "pointsChanged"
		| "formulaChanged"
		| "requiredChanged"
		| "commentChanged"
		| "logicChanged"
		| "rowAdded"
		| "rowRetired"
		| "rowRenamed"
		| "columnAdded"
		| "columnRetired"
		| "columnRenamed"
		| "columnChanged"
		| "columnOptionRetired"
		| "textsChanged"
		| "sectionTexts"
		| "sectionLogic"
		| "layoutChanged"
		| "languagesChanged"
		| "scoreAdded"
		| "scoreRetired"
		| "bandsChanged"
		| "settingsChanged";
	/** The id of the question, score, page or section; "" for the form itself. */
	id: string;
	/** The option, the row of a matrix, or the column of a table. */
	option?: string;
	/** The option inside of that column. */
	inner?: string;
	from?: string;
	to?: string;
	replies: "same" | "kept" | "lead" | "apart";
};

/** What publishing `next` changes of `last`, in the order of the form, what is gone at the end. Whatever differs is in one of the lines. */
export function compareVersions(last: Definition, next: Definition): Change[] {
	const questions = questionLines(last, next);
	const apart = questions.filter(({ replies }) => replies === "apart").map(({ id }) => id);
	const otherwise = countedOtherwise(last, next, apart);
	const recounted = questionPositions(next).filter(({ question }) => otherwise.has(question.id));
	const changes: Change[] = [
		...formLines(last, next),
		...sectionLines(last, next),
		...questions,
		...recounted.map(({ question }): Change => ({ kind: "formulaChanged", id: question.id, replies: "apart" })),
		...scoreLines(last, next, otherwise),
	];
	const isSilent = changes.length === 0 && different(authored(last), authored(next));
	return isSilent ? [{ kind: "settingsChanged", id: "", replies: "same" }] : changes;
}

/** A change that does nothing to replies, where there is one. */
const line = (isThere: boolean, kind: Change["kind"], id = "", more: Partial<Change> = {}): Change[] =>
	isThere ? [{ kind, id, ...more, replies: "same" }] : [];

function formLines(last: Definition, next: Definition): Change[] {
	const texts = ({ title, intro, thanks, pages }: Definition) => [
		title,
		intro,
		thanks,
		pages.map((page) => page.title),
	];
	const logic = ({ pages }: Definition) => pages.map(({ id, showIf, jumps }) => ({ id, showIf, jumps }));
	const layout = ({ pages }: Definition) =>
		pages.map(({ id, sections }) => [id, sections.map((section) => section.id)]);
	const rest = ({ format, tests, lineage, origins }: Definition) => ({ format, tests, lineage, origins });
	const isLaidOut = different(layout(last), layout(next));
	return [
		...line(different(last.languages, next.languages), "languagesChanged"),
		...line(different(texts(last), texts(next)), "textsChanged"),
		...line(isLaidOut, "layoutChanged"),
		...line(different(logic(last), logic(next)), "logicChanged"),
		...line(different(rest(last), rest(next)), "settingsChanged"),
	];
}

function sectionLines(last: Definition, next: Definition): Change[] {
	const all = ({ pages }: Definition) => pages.flatMap(({ sections }) => sections);
	const before = new Map(all(last).map((section) => [section.id, section]));
	const texts = ({ title, text }: Section) => [title, text];
	return all(next).flatMap((section) => {
		const { id, showIf } = section;
		const old = before.get(id);
		const from = textIn(section.title, next.languages[0]).text;
		if (!old) return [];
		return [
			...line(different(texts(old), texts(section)), "sectionTexts", id, { from }),
			...line(different(old.showIf, showIf), "sectionLogic", id, { from }),
		];
	});
}

function questionLines(last: Definition, next: Definition): Change[] {
	const [language] = next.languages;
	const before = new Map(questionPositions(last).map((place) => [place.question.id, place]));
	const places = questionPositions(next);
	const stayed = places.map(({ question }) => question.id).filter((id) => before.has(id));
	const isStaying = new Set(stayed);
	const moved = outOfOrder(
		[...before.keys()].filter((id) => isStaying.has(id)),
		stayed,
	);
	const isElsewhere = (old: QuestionPosition, { page, section }: QuestionPosition) =>
		old.page.id !== page.id || old.section.id !== section.id;
	const said = ({ label }: Question) => textIn(label, language).text;
	return [
		...places.flatMap((place): Change[] => {
			const { question } = place;
			const old = before.get(question.id);
			if (!old) return line(true, "added", question.id, { to: said(question) });
			return [
				...compareQuestions(old.question, question, language),
				...line(moved.has(question.id) || isElsewhere(old, place), "moved", question.id),
			];
		}),
		...[...before.values()]
			.filter(({ question }) => !isStaying.has(question.id))
			.map(({ question }): Change => ({ kind: "retired", id: question.id, from: said(question), replies: "lead" })),
	];
}

/** `otherwise`: the scores that are another measure now. */
function scoreLines(last: Definition, next: Definition, otherwise: ReadonlySet<string>): Change[] {
	const [language] = next.languages;
	const said = (name: Texts) => textIn(name, language).text;
	const rest = ({ name, items, method, maxMissing, conversion, bands, ...more }: Score) => more;
	return [
		...next.scores.flatMap((score): Change[] => {
			const { id } = score;
			const old = last.scores.find((one) => one.id === id);
			if (!old) return line(true, "scoreAdded", id, { from: said(score.name) });
			const [from, to] = [said(old.name), said(score.name)];
			const isRenamed = from !== to;
			return [
				...line(isRenamed, "renamed", id, { from, to }),
				...line(!isRenamed && different(old.name, score.name), "textsChanged", id),
				...(otherwise.has(id) ? [{ kind: "scoringChanged", id, replies: "apart" } as const] : []),
				...line(different(old.bands, score.bands), "bandsChanged", id),
				...line(different(rest(old), rest(score)), "settingsChanged", id),
			];
		}),
		...last.scores
			.filter(({ id }) => !next.scores.some((score) => score.id === id))
			.map(({ id, name }): Change => ({ kind: "scoreRetired", id, from: said(name), replies: "kept" })),
		...line(
			different(
				last.scores.map(({ id }) => id).filter((id) => next.scores.some((score) => score.id === id)),
				next.scores.map(({ id }) => id).filter((id) => last.scores.some((score) => score.id === id)),
			),
			"settingsChanged",
		),
	];
}

/** The least that was moved: all but the longest run that kept its order. */
function outOfOrder(before: string[], after: string[]): Set<string> {
	const rank = new Map(before.map((id, at) => [id, at]));
	/** The end of the best run so far of each length, as positions in `after`. */
	const ends: number[] = [];
	const previous: (number | undefined)[] = [];
	const at = (index: number) => rank.get(after[index] as string) as number;
	after.forEach((_, index) => {
		let length = ends.findIndex((end) => at(end) > at(index));
		if (length === -1) length = ends.length;
		previous[index] = ends[length - 1];
		ends[length] = index;
	});
	const run = new Set<string>();
	for (let index = ends[ends.length - 1]; index !== undefined; index = previous[index]) run.add(after[index] as string);
	return new Set(after.filter((id) => !run.has(id)));
}
