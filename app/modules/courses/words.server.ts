import { keepWord } from "#app/directory/word-trainer.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { WordInput } from "./courses.schema";
import { findOwnStep } from "./learning.server";

/** Keeps a word of a lesson for its learner to train. Throws `notFound` for whoever does not take the course, or trains no words. */
export async function takeWord(visit: Visit, input: WordInput): Promise<void> {
	await findOwnStep(visit, input);
	const { word, meaning, sentence } = input;
	const outcome = await keepWord(visit, { word, meaning, sentence });
	if (outcome === "nowhere") throw notFound();
	if (outcome === "known") throw invalid({ word: "courses:errors.knownWord" });
	if (outcome === "full") throw invalid({ word: "courses:errors.wordsFull" });
}
