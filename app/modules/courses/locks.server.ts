import { addDays } from "#app/platform/clock";
import { countSteps } from "./completion.server";
import { type Course, type Part, stepsOf } from "./courses.server";

/** What a step waits for: other parts, or its day. */
export type Missing =
	| { kind: "step"; id: string }
	| { kind: "chapter"; id: string }
	| { kind: "day"; on: string }
	/** Days after the beginning, where the learner has not begun yet. */
	| { kind: "days"; count: number };

/** Where a learner stands: what they have done, which day it is, and on which they began. */
export type Standing = { done: ReadonlySet<string>; day: string; startedOn: string | null };

type Rules = Pick<Course, "inOrder">;
type Waiting = { kind: "step" | "chapter"; id: string };

/** Which parts each step waits for: by the order of the course or of its chapter, and those that it or its chapter names. */
function waitsIn({ inOrder }: Rules, parts: Part[]): (step: Part) => Waiting[] {
	const steps = stepsOf(parts);
	const byId = new Map(parts.map((part) => [part.id, part]));
	const chapterOf = ({ chapterId }: Part) => (chapterId === null ? undefined : byId.get(chapterId));
	const whole = (id: string): Waiting | undefined => {
		const part = byId.get(id);
		// A chapter without lessons is the step that it is itself.
		const isMore = parts.some(({ chapterId }) => chapterId === id);
		return part && { kind: isMore ? "chapter" : "step", id };
	};
	/** What comes before a step; lessons of which one will do all come after the same. */
	const before = (step: Part): Waiting | undefined => {
		const chapter = chapterOf(step);
		const first = chapter?.lessonRule === "one" ? steps.find(({ chapterId }) => chapterId === chapter.id) : step;
		const previous = steps[steps.findIndex(({ id }) => id === first?.id) - 1];
		if (!previous) return undefined;
		const its = chapterOf(previous);
		return its?.lessonRule === "one" ? { kind: "chapter", id: its.id } : { kind: "step", id: previous.id };
	};
	const isNext = (step: Part, { id }: Waiting) => id === step.chapterId || byId.get(id)?.chapterId === step.chapterId;
	return (step) => {
		const chapter = chapterOf(step);
		const previous = before(step);
		const inChapter = chapter?.lessonRule === "order" && previous && isNext(step, previous);
		const named = [...(chapter?.needs ?? []), ...step.needs].map(whole);
		const all = [(inOrder || inChapter) && previous, ...named].filter((one) => one !== undefined && one !== false);
		return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
	};
}

/** The steps of a part: a chapter's own text and its lessons, or the step alone. */
const stepsIn = (parts: Part[], { kind, id }: Waiting) =>
	stepsOf(parts).filter((step) => step.id === id || (kind === "chapter" && step.chapterId === id));

/** What each step that is not open yet still waits for. A step that is done stays open. */
export function locksOf(course: Rules, parts: Part[], { done, day, startedOn }: Standing): Map<string, Missing[]> {
	const waits = waitsIn(course, parts);
	const byId = new Map(parts.map((part) => [part.id, part]));
	const isDone = (id: string) => done.has(id);
	const isMet = (waiting: Waiting) => {
		const count = countSteps(parts, stepsIn(parts, waiting), isDone);
		return count.done === count.all;
	};
	const daysOf = (part: Part | undefined): Missing[] => {
		if (!part) return [];
		const { opensOn, opensAfterDays: count } = part;
		const on = count !== null && startedOn !== null ? addDays(startedOn, count) : null;
		return [
			...(opensOn !== null && opensOn > day ? [{ kind: "day" as const, on: opensOn }] : []),
			...(on !== null && on > day ? [{ kind: "day" as const, on }] : []),
			...(count !== null && startedOn === null ? [{ kind: "days" as const, count }] : []),
		];
	};
	const locks = new Map<string, Missing[]>();
	for (const step of stepsOf(parts)) {
		if (done.has(step.id)) continue;
		const ofDays = [...daysOf(step), ...daysOf(byId.get(step.chapterId ?? ""))];
		const missing = [...waits(step).filter((one) => !isMet(one)), ...ofDays];
		if (missing.length > 0) locks.set(step.id, missing);
	}
	return locks;
}

/** The steps that open on a later day. */
export function closedOn(parts: Part[], day: string): Map<string, Missing[]> {
	const opensOf = (id: string | null) => parts.find((part) => part.id === id)?.opensOn ?? "";
	const isClosed = ({ id, chapterId }: Part) => opensOf(id) > day || opensOf(chapterId) > day;
	return new Map(
		stepsOf(parts)
			.filter(isClosed)
			.map(({ id }) => [id, []]),
	);
}

/** Steps that wait for each other in a circle, so that nobody could ever open them. */
export function circleIn(course: Rules, parts: Part[]): string[] {
	const waits = waitsIn(course, parts);
	const open = new Set<string>();
	const steps = stepsOf(parts);
	const opens = (step: Part) =>
		waits(step).every((waiting) => {
			const count = countSteps(parts, stepsIn(parts, waiting), (id) => open.has(id));
			return count.done === count.all;
		});
	for (let isMore = true; isMore; ) {
		const next = steps.filter((step) => !open.has(step.id) && opens(step));
		for (const { id } of next) open.add(id);
		isMore = next.length > 0;
	}
	return steps.filter(({ id }) => !open.has(id)).map(({ id }) => id);
}
