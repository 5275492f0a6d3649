import { type Definition, placesOf } from "../definition/definition";
import { optionsOf, type Question, rangeOf } from "../definition/question";
import { textIn } from "../definition/texts";

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
		| "optionRenamed"
		| "rangeChanged"
		| "scoringChanged"
		| "requiredChanged"
		| "logicChanged"
		| "rowAdded"
		| "rowRenamed"
		| "rowRetired"
		| "textsChanged";
	/** The question's id (a score's for `scoringChanged`; "" for the form's own texts). */
	id: string;
	option?: string;
	from?: string;
	to?: string;
	replies: "same" | "kept" | "lead" | "apart";
};

/** What publishing `next` changes of `last`, in the order of the form, what is gone at the end. */
export function compareVersions(last: Definition, next: Definition): Change[] {
	const language = next.languages[0];
	const before = new Map(placesOf(last).map((place, at) => [place.question.id, { ...place, at }]));
	const changes: Change[] = [];
	const said = (question: Question) => textIn(question.label, language).text;
	if (different([last.title, last.intro, last.thanks], [next.title, next.intro, next.thanks]))
		changes.push({ kind: "textsChanged", id: "", replies: "same" });
	const places = placesOf(next);
	const stayed = places.filter(({ question }) => before.has(question.id)).map(({ question }) => question.id);
	const once = [...before.keys()].filter((id) => stayed.includes(id));
	const moved = outOfOrder(once, stayed);
	for (const { question, page } of places) {
		const { id } = question;
		const old = before.get(id);
		if (!old) {
			changes.push({ kind: "added", id, to: said(question), replies: "same" });
			continue;
		}
		changes.push(...questionChanges(old.question, question, language));
		if (moved.has(id) || old.page.id !== page.id) changes.push({ kind: "moved", id, replies: "same" });
	}
	for (const [id, { question }] of before)
		if (!stayed.includes(id)) changes.push({ kind: "retired", id, from: said(question), replies: "lead" });
	for (const score of next.scores) {
		const old = last.scores.find(({ id }) => id === score.id);
		const measure = ({ name, bands, ...rest }: typeof score) => rest;
		if (old && different(measure(old), measure(score)))
			changes.push({ kind: "scoringChanged", id: score.id, replies: "apart" });
	}
	const logic = (definition: Definition) => definition.pages.map(({ id, showIf, jumps }) => ({ id, showIf, jumps }));
	if (different(logic(last), logic(next))) changes.push({ kind: "logicChanged", id: "", replies: "same" });
	return changes;
}

function questionChanges(old: Question, now: Question, language: Definition["languages"][0]): Change[] {
	const { id } = now;
	const changes: Change[] = [];
	if (old.type !== now.type)
		changes.push({
			kind: "typeChanged",
			id,
			from: old.type,
			to: now.type,
			replies: isSameAnswer(old, now) ? "same" : "apart",
		});
	const [from, to] = [textIn(old.label, language).text, textIn(now.label, language).text];
	if (from !== to) changes.push({ kind: "renamed", id, from, to, replies: "same" });
	else if (different([old.label, old.help], [now.label, now.help]))
		changes.push({ kind: "textsChanged", id, replies: "same" });
	const was = optionsOf(old);
	const is = optionsOf(now);
	for (const option of is) {
		const earlier = was.find((one) => one.id === option.id);
		const label = textIn(option.label, language).text;
		const earlierLabel = textIn(earlier?.label, language).text;
		if (!earlier) changes.push({ kind: "optionAdded", id, option: option.id, to: label, replies: "same" });
		else if (!earlier.isRetired && option.isRetired)
			changes.push({ kind: "optionRetired", id, option: option.id, from: label, replies: "kept" });
		else if (earlierLabel !== label)
			changes.push({ kind: "optionRenamed", id, option: option.id, from: earlierLabel, to: label, replies: "same" });
		if (earlier && earlier.score !== option.score)
			changes.push({ kind: "scoringChanged", id, option: option.id, replies: "apart" });
	}
	for (const option of was)
		if (!is.some((one) => one.id === option.id))
			changes.push({
				kind: "optionRetired",
				id,
				option: option.id,
				from: textIn(option.label, language).text,
				replies: "lead",
			});
	if (different(rangeOf(old), rangeOf(now))) changes.push({ kind: "rangeChanged", id, replies: "apart" });
	changes.push(...rowChanges(old, now, language));
	if (Boolean(old.isRequired) !== Boolean(now.isRequired))
		changes.push({ kind: "requiredChanged", id, replies: "same" });
	if (different([old.showIf, old.requireIf], [now.showIf, now.requireIf]))
		changes.push({ kind: "logicChanged", id, replies: "same" });
	return changes;
}

function rowChanges(old: Question, now: Question, language: Definition["languages"][0]): Change[] {
	if (old.type !== "matrix" || now.type !== "matrix") return [];
	const missing = (list: typeof now.rows, than: typeof now.rows) =>
		list.filter((row) => !than.some(({ id }) => id === row.id));
	const label = (row: (typeof now.rows)[number]) => textIn(row.label, language).text;
	const renamed = now.rows.flatMap((row): Change[] => {
		const before = old.rows.find(({ id }) => id === row.id);
		if (!before || label(before) === label(row)) return [];
		return [{ kind: "rowRenamed", id: now.id, option: row.id, from: label(before), to: label(row), replies: "same" }];
	});
	return [
		...renamed,
		...missing(now.rows, old.rows).map(
			(row): Change => ({ kind: "rowAdded", id: now.id, option: row.id, to: label(row), replies: "same" }),
		),
		...missing(old.rows, now.rows).map(
			(row): Change => ({ kind: "rowRetired", id: now.id, option: row.id, from: label(row), replies: "lead" }),
		),
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

const different = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
