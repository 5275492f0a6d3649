import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine } from "#app/platform/text.schema";
import { type Choices, callKinds, type Kinded, questionKinds } from "./question-kinds";

const id = z.string().min(1, "required").max(40);
const title = oneLine(100).min(1, "required");
const text = z.string().trim().min(1, "required").max(500, "tooLong?count=500");
const place = z.coerce.number().int().min(0).max(10_000);

export const CategoriesCall = Paging.extend({ tenantId: z.string().max(40).optional(), id: id.optional() });
export const CategoryCall = z.object({
	id: id.optional(),
	title: title.optional(),
	sortOrder: place.optional(),
	updatedAt: basedOn,
});
export const Gone = z.object({ id });

export const QuestionsCall = Paging.extend({ categoryId: id.optional(), id: id.optional() });

const ends = z
	.object({ min: z.number(), max: z.number(), low: z.string().max(200), high: z.string().max(200) })
	.partial();
const choice = z.union([
	z.string().trim().min(1).max(200),
	z.number(),
	z.object({ label: z.string().trim().min(1).max(200), score: z.number().optional() }),
]);
/** A list of what can be chosen (or the points of a scale), or the ends of a scale. */
const Options = z.union([z.array(choice).min(1).max(100), ends]).nullish();

export const QuestionCall = z.object({
	id: id.optional(),
	categoryId: id.optional(),
	text: text.optional(),
	kind: z.enum(callKinds).optional(),
	options: Options,
	sortOrder: place.optional(),
	updatedAt: basedOn,
});

/** What a call's kind and options mean; null where they do not fit each other. */
export function kindedOf(
	kind: z.output<typeof QuestionCall>["kind"],
	options: z.output<typeof Options>,
): Kinded | null {
	if (kind === undefined) return null;
	if (kind === "choice" || kind === "many") {
		const choices = Array.isArray(options) ? options.map(asChoice) : [];
		return choices.length > 0 ? { kind, choices } : null;
	}
	if (kind !== "scale") return { kind, ...(options && !Array.isArray(options) ? options : {}) };
	const numbers = Array.isArray(options) ? options.map((one) => Number(asChoice(one).label)) : [];
	if (numbers.some((number) => !Number.isInteger(number))) return null;
	const given = Array.isArray(options) ? { min: Math.min(...numbers), max: Math.max(...numbers) } : (options ?? {});
	const { min = 0, max = 10 } = given;
	if (!Number.isInteger(min) || !Number.isInteger(max) || min >= max) return null;
	return { ...given, kind: max - min > 20 ? "slider" : "ten", min, max };
}

const asChoice = (one: z.output<typeof choice>): Choices[number] =>
	typeof one === "object" ? one : { label: String(one) };

const number = (least: number, most: number) =>
	z.preprocess(
		(typed) => (typeof typed === "string" ? (typed.trim() === "" ? undefined : typed.replace(",", ".")) : typed),
		z.coerce.number("wrongType").min(least, "wrongValue").max(most, "wrongValue").optional(),
	);
const words = (most: number) => z.string().trim().max(most, `tooLong?count=${most}`).default("");

export const NewCategory = z.object({ title });
export const Moved = z.object({ id, by: z.coerce.number().int().min(-1).max(1) });
/** Ids in their new order, with spaces between. */
const ids = z
	.string()
	.max(5000)
	.transform((joined) => joined.split(" ").filter(Boolean));
export const Sorted = z.object({ ids });

export const toneNames = ["good", "neutral", "warning", "danger"] as const;
/** Rows of bands that the form has. */
export const BANDS = 5;
const bandFields = Object.fromEntries(
	Array.from({ length: BANDS }, (_, at) => [
		[`bandFrom${at}`, number(-1e6, 1e6)],
		[`bandLabel${at}`, words(100)],
		[`bandText${at}`, words(500)],
		[`bandTone${at}`, z.enum(toneNames).default("neutral")],
	]).flat(),
) as Record<string, z.ZodType>;

export const CategoryForm = z.looseObject({
	/** The page's own category. */
	id,
	title,
	colour: z.coerce.number().int().min(1).max(6),
	direction: z.enum(["higher", "lower"]),
	method: z.enum(["mean", "sum"]),
	maxMissing: z.coerce.number("wrongType").int().min(0).max(100),
	conversion: words(5000).transform((lines, context) => {
		const pairs = lines
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean)
			.map((line) => line.split(/\s*=\s*/).map((part) => Number(part.replace(",", "."))));
		if (pairs.every((pair) => pair.length === 2 && pair.every(Number.isFinite)))
			return pairs.map(([raw, value]) => ({ raw: raw as number, value: value as number }));
		context.addIssue({ code: "custom", message: "psychEval:errors.conversion" });
		return z.NEVER;
	}),
	deviation: number(0.000001, 1e6),
	reliability: number(0, 1),
	...bandFields,
});

export const QuestionForm = z.object({
	id,
	questionId: id.optional(),
	text,
	kind: z.enum(questionKinds),
	low: words(100),
	high: words(100),
	choices: words(5000),
	isReversed: z.literal("on").optional(),
	alert: z.enum(["none", "atLeast", "atMost", "yes", "change"]).default("none"),
	alertValue: number(-1000, 10_000),
	alertHours: number(1, 720),
	alertTo: z.enum(["advisors", "admins", "both"]).default("advisors"),
});
export const QuestionGone = z.object({ questionId: id });
export const QuestionMoved = z.object({ id, questionId: id, by: z.coerce.number().int().min(-1).max(1) });
export const QuestionsSorted = z.object({ id, ids });
export const CategoryPage = z.object({ id });
