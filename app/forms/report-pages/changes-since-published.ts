import { isNumeric } from "../definition/question";
import { LEAST } from "../reports/hide-small";
import { isEarlier } from "../versions/measures";
import type { PageFigures } from "./page-figures.server";

/** What has changed since the page was published last. */
export type ChangeSincePublished = {
	/** The day of the figures before. */
	day: string;
	/** How many replies have come, or gone. */
	replies: number;
	/** Too few have come for their answers to be told: they would follow from the two publications. */
	isHidden: boolean;
	/** Shares of those who answered, from 0 to 1. */
	shares: { question: string; value: string; before: number; now: number }[];
};

/** What is new since the figures before: how many more, and the shares that have moved by a per cent or more. */
export function changesBetween(before: PageFigures, now: PageFigures): ChangeSincePublished {
	const replies = now.number - before.number;
	const isHidden = before.isHidden || now.isHidden || (replies !== 0 && Math.abs(replies) < LEAST);
	const shares = isHidden ? [] : now.questions.flatMap((summary) => moved(before, now, summary));
	return { day: before.day, replies, isHidden, shares };
}

type Summary = PageFigures["questions"][number];

function moved(
	before: PageFigures,
	{ since }: PageFigures,
	{ question, answered, parts }: Summary,
): ChangeSincePublished["shares"] {
	// What was another measure then has not moved.
	const isSame = before.since?.[question.id] === since?.[question.id] && !isEarlier(question.id);
	const then = isSame && before.questions.find((one) => one.question.id === question.id);
	const [part, ...others] = parts;
	if (!then) return [];
	const of = then.answered;
	if (!of || !answered) return [];
	const more = Math.abs(answered - of);
	if (more > 0 && more < LEAST) return [];
	if (!part || others.length > 0 || isNumeric(question)) return [];
	const countIn = (summary: Summary, value: string) =>
		summary.parts[0]?.counts.find((one) => one.value === value)?.count;
	return part.counts
		.filter(({ value }) => value !== "")
		.flatMap(({ value, count }) => {
			const earlier = countIn(then, value);
			// What is hidden in one of them has not moved as far as anybody is told.
			if (count === null || earlier === null) return [];
			return [{ question: question.id, value, before: (earlier ?? 0) / of, now: count / answered }];
		})
		.filter((share) => Math.round(share.before * 100) !== Math.round(share.now * 100));
}
