import { type Definition, questionPositions } from "../definition/definition";
import { hasText } from "../definition/texts";
import { type Condition, type Source, sourcesOf } from "./condition";
import { END } from "./evaluate-flow";
import { type FlowMap, flowMap } from "./flow-map";

/** A line of the map: a page, a section that has a name or a rule, a question, or the end. */
export type FlowRow = { id: string; kind: "page" | "section" | "question" | "end" };
/**
 * From one row to another, by their places. `way`: a page leads there, `back`: it would, but that is not followed; `show` and `require`:
 * an answer decides about it. `lane`: how far out it is drawn, so that no two lie on one another.
 */
export type FlowLine = { kind: "way" | "back" | "show" | "require"; from: number; to: number; lane: number };
export type FlowDrawing = { rows: FlowRow[]; transitions: FlowLine[]; rules: FlowLine[] };

/** The form as it is drawn: its rows from the first page to the end, beside them the ways of its pages and what its rules look at. */
export function drawFlow(definition: Definition, flow: FlowMap = flowMap(definition)): FlowDrawing {
	const rows = rowsOf(definition);
	const at = new Map(rows.map(({ id }, index) => [id, index]));
	const line = (kind: FlowLine["kind"], from: string, to: string): Omit<FlowLine, "lane">[] => {
		const [start, end] = [at.get(from), at.get(to)];
		return start === undefined || end === undefined ? [] : [{ kind, from: start, to: end }];
	};
	const backward = flow.warnings.flatMap(({ kind, page, jump }) => {
		const to = definition.pages.find(({ id }) => id === page)?.jumps?.[jump ?? -1]?.to;
		return kind === "cycle" && to !== undefined ? line("back", page, to) : [];
	});
	const transitions = [...flow.steps.flatMap(({ from, to }) => line("way", from, to)), ...backward];
	const rules = linksOf(definition).flatMap(({ kind, from, to }) => line(kind, from, to));
	return { rows, transitions: inLanes(transitions), rules: inLanes(rules) };
}

function rowsOf({ pages }: Definition): FlowRow[] {
	const rows = pages.flatMap((page): FlowRow[] => [
		{ id: page.id, kind: "page" },
		...page.sections.flatMap(({ id, title, showIf, questions }): FlowRow[] => [
			...(hasText(title) || showIf ? [{ id, kind: "section" as const }] : []),
			...questions.map((question) => ({ id: question.id, kind: "question" as const })),
		]),
	]);
	return [...rows, { id: END, kind: "end" }];
}

/** What an answer decides about: from the question to the part whose rule looks at it. */
export type FlowLink = { kind: "show" | "require"; from: string; to: string; rule: Condition };

export function linksOf(definition: Definition): FlowLink[] {
	const questionsIn = (source: Source): string[] => {
		if (source.kind === "answer") return [source.question];
		if (source.kind !== "score") return [];
		// A score is whole at the last question that counts in it.
		const items = definition.scores.find(({ id }) => id === source.score)?.items ?? [];
		const last = questionPositions(definition).findLast(({ question }) =>
			items.some((item) => item.question === question.id),
		);
		return last ? [last.question.id] : [];
	};
	const links = (kind: FlowLink["kind"], to: string, rule: Condition | undefined): FlowLink[] =>
		rule ? [...new Set(sourcesOf(rule).flatMap(questionsIn))].map((from) => ({ kind, from, to, rule })) : [];
	return definition.pages.flatMap((page) => [
		...links("show", page.id, page.showIf),
		...page.sections.flatMap((section) => [
			...links("show", section.id, section.showIf),
			...section.questions.flatMap(({ id, showIf, requireIf }) => [
				...links("show", id, showIf),
				...links("require", id, requireIf),
			]),
		]),
	]);
}

/** Each in the first lane that is free all along it; the shortest lie next to the rows. */
function inLanes(lines: readonly Omit<FlowLine, "lane">[]): FlowLine[] {
	const lanes: { top: number; bottom: number }[][] = [];
	const length = ({ from, to }: Omit<FlowLine, "lane">) => Math.abs(to - from);
	return [...lines]
		.sort((one, other) => length(one) - length(other) || one.from - other.from)
		.map((line) => {
			const [top, bottom] = [Math.min(line.from, line.to), Math.max(line.from, line.to)];
			const isFree = (taken: { top: number; bottom: number }) => bottom <= taken.top || top >= taken.bottom;
			const free = lanes.findIndex((lane) => lane.every(isFree));
			const lane = free === -1 ? lanes.length : free;
			lanes[lane] = [...(lanes[lane] ?? []), { top, bottom }];
			return { ...line, lane };
		});
}
