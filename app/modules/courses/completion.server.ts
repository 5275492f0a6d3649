import type { Part } from "./courses.server";

type Placed = Pick<Part, "id" | "chapterId" | "lessonRule">;

/** What a step counts as: itself, or the choice of its chapter where any one of its lessons will do. */
export function countingAs(parts: readonly Placed[]): (step: Placed) => string {
	const choices = new Set(parts.filter(isChoice).map(({ id }) => id));
	return ({ id, chapterId }) => (chapterId !== null && choices.has(chapterId) ? `one:${chapterId}` : id);
}

const isChoice = ({ chapterId, lessonRule }: Placed) => chapterId === null && lessonRule === "one";

/** How much there is to do in some steps of a course, and how much of it is done. */
export function countSteps(parts: readonly Placed[], steps: readonly Placed[], isDone: (id: string) => boolean) {
	const as = countingAs(parts);
	const all = new Set(steps.map(as));
	const done = new Set(steps.filter(({ id }) => isDone(id)).map(as));
	return { done: done.size, all: all.size };
}

/** The steps that a learner still has to take: of a choice that is made nothing is left. */
export function stepsLeft<Step extends Placed>(
	parts: readonly Placed[],
	steps: readonly Step[],
	done: ReadonlySet<string>,
) {
	const as = countingAs(parts);
	const made = new Set(steps.filter(({ id }) => done.has(id)).map(as));
	return steps.filter((step) => !made.has(as(step)));
}
