import type { QuestionMedia, QuizQuestion } from "#db/schema/courses";

/** A question has so many places for pictures and recordings of its own; the place of each answer comes after them. */
export const OWN_PLACES = 2;
/** Bytes that the form of a question takes, with its files. */
export const QUESTION_FORM_MAX = 21_000_000;
/** The place of an answer by its row. */
export const placeOf = (row: number) => OWN_PLACES + row;

/** What a form says of all places, each list with a value for every one; `mediaDrop` has the numbers of those to be emptied. */
export type MediaFields = {
	mediaFile: readonly unknown[];
	mediaLibrary: readonly string[];
	mediaKept: readonly string[];
	mediaWords: readonly string[];
	mediaDrop: readonly number[];
};

/** What is to be in a place: a file that was sent, one of the library (its id), or what is there (its guid). */
export type Placed = { file?: File; library?: string; kept?: string; words: string };

/** What a form wants in a place; undefined where it is to be empty. */
export function placedAt(fields: MediaFields, place: number): Placed | undefined {
	const words = fields.mediaWords[place] ?? "";
	const file = fields.mediaFile[place];
	if (file instanceof File && file.size > 0) return { file, words };
	const library = fields.mediaLibrary[place];
	if (library) return { library, words };
	const kept = fields.mediaDrop.includes(place) ? undefined : fields.mediaKept[place];
	return kept ? { kept, words } : undefined;
}

/** All pictures and recordings of a question, with those of its answers. */
export const mediaIn = ({ media, options }: Pick<QuizQuestion, "media" | "options">): QuestionMedia[] => [
	...(media ?? []),
	...options.flatMap((option) => option.media ?? []),
];

/** How an answer is called in a sentence: one without a text by what it shows or says. */
export const wordsOf = ({ text, media }: { text: string; media?: QuestionMedia | null }): string =>
	text || (media?.words ?? "");
