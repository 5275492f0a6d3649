/** A picture or a recording of a question, by the guid of the module that gives it; `words`: what it shows, or what is said in it. */
export type SharedMedia = { guid: string; kind: "picture" | "sound"; words: string };

/**
 * A question with what is right of it, as one module gives it to another. Of `order` the answers stand in the right order; of
 * `match` each stands with its `pair`. An answer that is shown may be without a text.
 */
export type SharedQuestion = {
	id: string;
	kind: "single" | "multiple" | "order" | "match";
	language: string;
	text: string;
	media: SharedMedia[];
	options: { text: string; isRight: boolean; pair: string; media: SharedMedia | null }[];
	explanation: string;
	tags: string[];
};

/** What a module has for another, as a page shows it. `answers`: what they say or show, by the alphabet. */
export type OfferedQuestions = {
	moduleKey: string;
	questions: (Pick<SharedQuestion, "id" | "kind" | "language" | "text"> & { answers: string[]; hasMedia: boolean })[];
};

/** All files of questions. */
export const filesIn = (questions: readonly SharedQuestion[]): string[] =>
	questions
		.flatMap(({ media, options }) => [...media, ...options.flatMap((one) => one.media ?? [])])
		.map(({ guid }) => guid);
