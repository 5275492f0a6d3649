import type { Definition } from "../definition/definition";
import { type Condition, sourcesOf } from "./condition";

/** Whether any condition of a form looks at the reply before, so that it has to be read. */
export function usesEarlier({ pages }: Definition): boolean {
	const looks = (condition: Condition | undefined) =>
		condition !== undefined && sourcesOf(condition).some(({ kind }) => kind === "earlier");
	return pages.some(
		(page) =>
			looks(page.showIf) ||
			page.jumps?.some((jump) => looks(jump.if)) ||
			page.sections.some(
				(section) =>
					looks(section.showIf) ||
					section.questions.some((question) => looks(question.showIf) || looks(question.requireIf)),
			),
	);
}
