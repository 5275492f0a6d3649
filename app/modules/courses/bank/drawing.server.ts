import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { courseDraws, courseQuestions, type QuizDraw, type QuizQuestion } from "#db/schema/courses";
import type { Part } from "../courses.server";
import { askedIn, type BankQuestion, isTagged } from "./bank.server";

/** Questions of the bank that an attempt draws from at most. */
const BANK_MOST = 1000;

export type Draw = Pick<Row<typeof courseDraws>, "number" | "language" | "questions">;

/** For one `rows.read`: what the visitor's latest attempts at the quiz of a step have drawn, the last first. */
export const readingDraws = ({ rows, user }: Visit, partId: string) =>
	rows.listing(courseDraws, {
		where: and(eq(courseDraws.partId, partId), eq(courseDraws.userId, user.id)),
		orderBy: desc(courseDraws.number),
		limit: 2,
	});

/** A number below another, that nobody can foresee. */
function below(most: number): number {
	const [one = 0] = crypto.getRandomValues(new Uint32Array(1));
	return one % most;
}

/** So many of several, by chance. */
function some<Item>(items: readonly Item[], count: number): Item[] {
	const left = [...items];
	return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as Item);
}

/** Questions for an attempt: none twice, those in the wanted language before those in the other. */
export function drawFrom(bank: readonly BankQuestion[], draws: readonly QuizDraw[], language: string): QuizQuestion[] {
	const drawn: BankQuestion[] = [];
	for (const { tag, count } of draws) {
		const fits = bank.filter((one) => (tag === "" || one.tags.includes(tag)) && !drawn.includes(one));
		const own = some(
			fits.filter((one) => one.language === language),
			count,
		);
		const others = fits.filter((one) => one.language !== language);
		drawn.push(...own, ...some(others, count - own.length));
	}
	return drawn.map((one) => ({ id: one.id, ...askedIn(one) }));
}

type Attempt = { step: Part; number: number; language: string; firstLanguage: string };

/** Draws the questions of an attempt without keeping them, as for who looks at a quiz without taking it. */
export async function drawQuestions(
	{ rows }: Visit,
	{ step, number, language, firstLanguage }: Attempt,
): Promise<Draw> {
	const isWanted = step.draws.some(({ tag }) => tag === "")
		? undefined
		: or(...step.draws.map(({ tag }) => isTagged(tag)));
	const bank = await rows.list(courseQuestions, {
		where: and(inArray(courseQuestions.language, [language, firstLanguage]), isWanted) as SQL,
		orderBy: [desc(courseQuestions.createdAt), desc(courseQuestions.id)],
		limit: BANK_MOST,
	});
	return { number, language, questions: drawFrom(bank, step.draws, language) };
}

/** Draws the questions of the visitor's attempt and keeps them: whoever opens it again, in whatever tab, gets the same. */
export async function drawOnce(visit: Visit, attempt: Attempt): Promise<Draw> {
	const { rows, user } = visit;
	const { step, number } = attempt;
	const id = `${step.id}:${user.id}:${number}`;
	const drawn = await drawQuestions(visit, attempt);
	await rows.commit([
		rows.addingMissing(courseDraws, { id, courseId: step.courseId, partId: step.id, userId: user.id, ...drawn }),
	]);
	return (await rows.find(courseDraws, id)) ?? drawn;
}
