import type { Definition, Page } from "../definition/definition";
import { type Condition, sourcesOf } from "./condition";
import { END } from "./evaluate-flow";

/** A way from one page to another (or to `end`): always, or where a condition holds. */
export type Step = { from: string; to: string; if?: Condition };
export type FlowWarning = {
	/**
	 * `cycle`: a jump back, which is not followed; `deadEnd`: a jump to a page that is not there, which is not followed
	 * either; `unreachable`: nothing leads to the page.
	 */
	kind: "cycle" | "deadEnd" | "unreachable";
	page: string;
	jump?: number;
};
export type FlowMap = { steps: Step[]; warnings: FlowWarning[] };

/** Which page leads to which, and what is wrong with it. */
export function flowMap(definition: Definition): FlowMap {
	const { pages } = definition;
	const steps: Step[] = [];
	const warnings: FlowWarning[] = [];
	const at = new Map(pages.map((page, index) => [page.id, index]));
	pages.forEach((page, index) => {
		let goesOn = true;
		for (const [number, jump] of (page.jumps ?? []).entries()) {
			const target = jump.to === END ? pages.length : (at.get(jump.to) ?? -1);
			if (target > index) steps.push({ from: page.id, to: jump.to, if: jump.if });
			else warnings.push({ kind: at.has(jump.to) ? "cycle" : "deadEnd", page: page.id, jump: number });
			if (isAlways(jump.if)) {
				goesOn = target <= index;
				break;
			}
		}
		if (goesOn) steps.push(...stepsOn(pages, index));
	});
	const reached = reachable(pages, steps);
	for (const page of pages) if (!reached.has(page.id)) warnings.push({ kind: "unreachable", page: page.id });
	return { steps, warnings };
}

/** To the next page, and over those that may be hidden to the first that is always shown. */
function stepsOn(pages: Page[], index: number): Step[] {
	const from = (pages[index] as Page).id;
	const steps: Step[] = [];
	for (const page of pages.slice(index + 1)) {
		steps.push({ from, to: page.id, ...(page.showIf && { if: page.showIf }) });
		if (!page.showIf) return steps;
	}
	return [...steps, { from, to: END }];
}

/** An "all of these" of nothing holds for everybody. */
const isAlways = (condition: Condition) => "all" in condition && sourcesOf(condition).length === 0;

function reachable(pages: Page[], steps: Step[]): Set<string> {
	const found = new Set<string>();
	// The form begins with the first page that is shown: any of those up to the first that always is.
	const first = pages.findIndex((page) => !page.showIf);
	const waiting = pages.slice(0, first === -1 ? pages.length : first + 1).map(({ id }) => id);
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (found.has(id) || id === END) continue;
		found.add(id);
		for (const step of steps) if (step.from === id) waiting.push(step.to);
	}
	return found;
}
