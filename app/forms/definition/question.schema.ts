import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { MAX_FORMULA } from "../logic/formula";
import { problemOfPattern } from "../pattern/match";
import { Code, ConditionInput, Id, texts } from "./parts.schema";
import { type Option, POINTS, type Question, type SimpleQuestion } from "./question";

const Texts = texts();
const flag = z.boolean().optional();
const number = z.number().min(-1e12).max(1e12);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

const base = {
	id: Id,
	code: Code,
	label: Texts,
	help: Texts.optional(),
	message: texts(300).optional(),
	isRequired: flag,
	showIf: ConditionInput.optional(),
	requireIf: ConditionInput.optional(),
	hasComment: flag,
	isLocked: flag,
	origin: Id.optional(),
};
const placeholder = { placeholder: texts(200).optional() };
const ends = { low: texts(200).optional(), high: texts(200).optional() };
const points = {
	min: whole(POINTS.least, POINTS.most),
	max: whole(POINTS.least, POINTS.most),
	step: z.number().positive().max(1000).optional(),
	initial: number.optional(),
};

const OptionInput: z.ZodType<Option> = z.object({
	id: Id,
	label: texts(500),
	score: number.optional(),
	isRetired: flag,
	picture: z.guid("wrongValue").optional(),
});
const options = z.array(OptionInput).min(1, "forms:errors.options").max(300);
const choices = { options, hasOther: flag, optionsFrom: Id.optional() };
const rows = z
	.array(z.object({ id: Id, label: texts(500) }))
	.min(1, "forms:errors.rows")
	.max(100);

const Pattern = z
	.string()
	.max(200)
	.superRefine((pattern, context) => {
		const wrong = problemOfPattern(pattern);
		if (wrong) context.addIssue({ code: "custom", message: `forms:errors.${wrong}` });
	});
const DayLimit = z.string().refine((day) => day === "today" || isDay(day), "forms:fault.date");
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "forms:fault.time");

const simple = [
	z.object({
		...base,
		...placeholder,
		type: z.enum(["shortText", "longText"]),
		minLength: whole(0, 10_000).optional(),
		maxLength: whole(1, 10_000).optional(),
		pattern: Pattern.optional(),
		initial: z.string().max(500).optional(),
	}),
	z.object({ ...base, ...placeholder, type: z.enum(["email", "phone"]) }),
	z.object({
		...base,
		...placeholder,
		type: z.literal("number"),
		min: number.optional(),
		max: number.optional(),
		decimals: whole(0, 10).optional(),
		unit: texts(40).optional(),
		initial: number.optional(),
	}),
	z.object({
		...base,
		type: z.literal("date"),
		min: DayLimit.optional(),
		max: DayLimit.optional(),
		initial: DayLimit.optional(),
	}),
	z.object({ ...base, type: z.literal("time"), initial: Time.optional() }),
	z.object({ ...base, ...choices, type: z.enum(["choice", "dropdown"]), initial: Id.optional() }),
	z.object({
		...base,
		type: z.literal("yesNo"),
		scores: z.object({ yes: number, no: number }).optional(),
		initial: flag,
	}),
	z.object({ ...base, type: z.literal("rating"), max: whole(2, 10), initial: number.optional() }),
	z.object({
		...base,
		...ends,
		...points,
		type: z.literal("scale"),
		labels: z.record(z.string().regex(/^-?\d{1,5}$/), texts(200)).optional(),
	}),
	z.object({ ...base, ...ends, ...points, type: z.literal("slider") }),
] as const;

const SimpleInput = z
	.discriminatedUnion("type", simple)
	.meta({ id: "FormSimpleQuestion" }) satisfies z.ZodType<SimpleQuestion>;
/** Rules look at whole questions, so what repeats has none inside. */
const InnerInput = SimpleInput.transform(({ showIf: _, requireIf: __, ...question }): SimpleQuestion => question);
const inner = z.array(InnerInput).min(1, "forms:errors.columns").max(30);

export const QuestionInput = z
	.discriminatedUnion("type", [
		...simple,
		z.object({
			...base,
			...choices,
			type: z.literal("many"),
			min: whole(0, 300).optional(),
			max: whole(1, 300).optional(),
			initial: z.array(Id).max(300).optional(),
		}),
		z.object({ ...base, type: z.literal("ranking"), options }),
		z.object({ ...base, type: z.literal("matrix"), rows, options, isMany: flag }),
		z.object({
			...base,
			type: z.literal("table"),
			columns: inner,
			minRows: whole(0, 100).optional(),
			maxRows: whole(1, 100),
		}),
		z.object({
			...base,
			type: z.literal("group"),
			questions: inner,
			minTimes: whole(0, 50).optional(),
			maxTimes: whole(1, 50),
			perOptionOf: Id.optional(),
			itemLabel: texts(100).optional(),
		}),
		z.object({
			...base,
			type: z.literal("file"),
			accepts: z.enum(["pictures", "documents", "any"]),
			maxFiles: whole(1, 10),
		}),
		z.object({ ...base, type: z.literal("signature") }),
		z.object({ ...base, type: z.literal("consent"), statement: texts(5000) }),
		z.object({ ...base, type: z.literal("goals"), scale: z.enum(["attainment", "ten"]), maxGoals: whole(1, 10) }),
		z.object({
			...base,
			type: z.literal("computed"),
			formula: z.string().max(MAX_FORMULA),
			decimals: whole(0, 10).optional(),
			isHidden: flag,
			unit: texts(40).optional(),
		}),
		z.object({
			...base,
			type: z.enum(["heading", "text", "image", "video"]),
			source: z.string().max(500).optional(),
			alt: texts(500).optional(),
		}),
	])
	.meta({ id: "FormQuestion" }) satisfies z.ZodType<Question>;
