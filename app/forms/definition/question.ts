import type { Condition } from "../logic/condition";
import type { Texts } from "./texts";

/** What can be chosen. `score` counts where the answer is scored; a retired one is shown in old replies and offered no more. */
export type Option = {
	id: string;
	label: Texts;
	score?: number;
	isRetired?: boolean;
	/** The guid of a picture in the media layer, shown with its words. */
	picture?: string;
};
/** A row of a matrix. */
export type Row = { id: string; label: Texts };

/** What every question has. `id` stays for ever; `code` names it in exports and may change. */
type Base = {
	id: string;
	code: string;
	label: Texts;
	help?: Texts;
	/** What is said where its own rule (a pattern, a limit) is not kept, instead of the engine's words. */
	message?: Texts;
	isRequired?: boolean;
	showIf?: Condition;
	requireIf?: Condition;
	/** The respondent may add a few words. */
	hasComment?: boolean;
	/** May not be changed in a copy of the template that it comes from. */
	isLocked?: boolean;
	/** The item of the library that it is locked by; none: the template of the whole form. */
	origin?: string;
};

type WithOptions = {
	options: Option[];
	/** One more choice with a field for one's own words. */
	hasOther?: boolean;
	/** Offers only what was chosen in that earlier question. */
	optionsFrom?: string;
};
type Placeholder = { placeholder?: Texts };
/** Both ends are included. */
type Between = { min: number; max: number; step?: number; initial?: number };
type Ends = { low?: Texts; high?: Texts };

export type TextQuestion = Base &
	Placeholder & {
		type: "shortText" | "longText";
		minLength?: number;
		maxLength?: number;
		/** In the language of `pattern/parse.ts`; the whole text must fit. */
		pattern?: string;
		initial?: string;
	};
export type AddressQuestion = Base & Placeholder & { type: "email" | "phone" };
export type NumberQuestion = Base &
	Placeholder & { type: "number"; min?: number; max?: number; decimals?: number; unit?: Texts; initial?: number };
/** Limits are days, or `today`. */
export type DateQuestion = Base & { type: "date"; min?: string; max?: string; initial?: string };
export type TimeQuestion = Base & { type: "time"; initial?: string };
export type ChoiceQuestion = Base & WithOptions & { type: "choice" | "dropdown"; initial?: string };
export type ManyQuestion = Base & WithOptions & { type: "many"; min?: number; max?: number; initial?: string[] };
export type RankingQuestion = Base & { type: "ranking"; options: Option[] };
export type YesNoQuestion = Base & { type: "yesNo"; scores?: { yes: number; no: number }; initial?: boolean };
/** Stars, from 1. */
export type RatingQuestion = Base & { type: "rating"; max: number; initial?: number };
/** Where a scale may begin and end. */
export const POINTS = { least: -1000, most: 10_000 };
/** Points with names at the ends, or at each point (`labels`, by its number as text). */
export type ScaleQuestion = Base & Between & Ends & { type: "scale"; labels?: Record<string, Texts> };
export type SliderQuestion = Base & Between & Ends & { type: "slider" };
export type MatrixQuestion = Base & { type: "matrix"; rows: Row[]; options: Option[]; isMany?: boolean };
/** A matrix whose rows the respondent adds. */
export type TableQuestion = Base & { type: "table"; columns: SimpleQuestion[]; minRows?: number; maxRows: number };
/** Questions that are asked again and again: a given number of times, or once for each option chosen earlier. */
export type GroupQuestion = Base & {
	type: "group";
	questions: SimpleQuestion[];
	minTimes?: number;
	maxTimes: number;
	perOptionOf?: string;
	/** What one time is called, as "Child". */
	itemLabel?: Texts;
};
export type FileQuestion = Base & { type: "file"; accepts: "pictures" | "documents" | "any"; maxFiles: number };
export type SignatureQuestion = Base & { type: "signature" };
export type ConsentQuestion = Base & { type: "consent"; statement: Texts };
/** The respondent's own goals, each rated from -2 (much less than hoped) to 2 (much more), or on 0 to 10. */
export type GoalsQuestion = Base & { type: "goals"; scale: "attainment" | "ten"; maxGoals: number };
/** A value that follows from others; shown unless hidden. */
export type ComputedQuestion = Base & {
	type: "computed";
	formula: string;
	decimals?: number;
	isHidden?: boolean;
	unit?: Texts;
};
export type ContentBlock = Base & {
	type: "heading" | "text" | "image" | "video";
	/** The guid of a picture in the media layer, or a video's address. */
	source?: string;
	alt?: Texts;
};

/** What may stand in a table or a group. */
export type SimpleQuestion =
	| TextQuestion
	| AddressQuestion
	| NumberQuestion
	| DateQuestion
	| TimeQuestion
	| ChoiceQuestion
	| YesNoQuestion
	| RatingQuestion
	| ScaleQuestion
	| SliderQuestion;

export type Question =
	| SimpleQuestion
	| ManyQuestion
	| RankingQuestion
	| MatrixQuestion
	| TableQuestion
	| GroupQuestion
	| FileQuestion
	| SignatureQuestion
	| ConsentQuestion
	| GoalsQuestion
	| ComputedQuestion
	| ContentBlock;

export type QuestionType = Question["type"];

export const simpleTypes = [
	"shortText",
	"longText",
	"email",
	"phone",
	"number",
	"date",
	"time",
	"choice",
	"dropdown",
	"yesNo",
	"rating",
	"scale",
	"slider",
] as const satisfies SimpleQuestion["type"][];

export const questionTypes = [
	...simpleTypes,
	"many",
	"ranking",
	"matrix",
	"table",
	"group",
	"file",
	"signature",
	"consent",
	"goals",
	"computed",
	"heading",
	"text",
	"image",
	"video",
] as const satisfies QuestionType[];

const content: readonly QuestionType[] = ["heading", "text", "image", "video"];

/** Whether it asks nothing: a heading, a text, a picture. */
export const isContent = (question: Question): question is ContentBlock => content.includes(question.type);
/** Whether the respondent answers it. */
export const isAsked = (question: Question): boolean => !isContent(question) && question.type !== "computed";
/** Whether its answer is one number, so that it has a mean and a line over time. */
export const isNumeric = (question: Question): boolean =>
	["number", "rating", "scale", "slider", "computed"].includes(question.type);
/** The options of those that have some. */
export const optionsOf = (question: Question): Option[] => ("options" in question ? question.options : []);
/** The points of a scale, a rating or a slider: least and greatest; undefined for the others. */
export function rangeOf(question: Question): { min: number; max: number } | undefined {
	if (question.type === "rating") return { min: 1, max: question.max };
	if (question.type === "scale" || question.type === "slider") return { min: question.min, max: question.max };
	return undefined;
}
