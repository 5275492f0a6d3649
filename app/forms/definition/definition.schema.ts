import * as z from "zod";
import { type Language, languageCodes } from "#app/platform/i18n";
import type { Answers } from "../answers/answer";
import type { LogicTest } from "../logic/logic-tests";
import type { Score } from "../scoring/score";
import type { AnswerMapping } from "../versions/version-mapping";
import { type Definition, SECTION_QUESTIONS } from "./definition";
import { lockNames } from "./locks";
import type { Origin } from "./origin";
import { ConditionInput, Id, texts, titles } from "./parts.schema";
import { QuestionInput } from "./question.schema";

const number = z.number().min(-1e12).max(1e12);

const ScoreInput: z.ZodType<Score> = z.object({
	id: Id,
	name: texts(200),
	items: z
		.array(
			z.object({
				question: Id,
				part: Id.optional(),
				weight: z.number().min(-1000).max(1000).optional(),
				isReversed: z.boolean().optional(),
			}),
		)
		.min(1, "forms:errors.scoreItems")
		.max(300),
	method: z.enum(["sum", "mean"]),
	maxMissing: z.number().int().min(0).max(300),
	conversion: z
		.array(z.object({ raw: number, value: number }))
		.max(500)
		.optional(),
	bands: z
		.array(
			z.object({
				from: number,
				label: texts(200),
				text: texts(2000).optional(),
				steps: texts(2000).optional(),
				tone: z.enum(["good", "neutral", "warning", "danger"]),
			}),
		)
		.max(20),
	better: z.enum(["higher", "lower"]),
	min: number,
	max: number,
	weight: z.number().min(0).max(100).optional(),
	deviation: z.number().positive().max(1e6).optional(),
	reliability: z.number().min(0).max(1).optional(),
});

const point = z.object({ question: Id, option: Id.optional(), row: Id.optional() });
const LeadInput: z.ZodType<AnswerMapping> = z.object({ from: point, to: point });

const TestInput: z.ZodType<LogicTest> = z.object({
	id: Id,
	name: z.string().min(1, "required").max(200),
	answers: z.record(z.string().max(60), z.json()) as unknown as z.ZodType<Answers>,
	around: z
		.object({ today: z.iso.date(), language: z.string().max(5), role: z.string().max(40) })
		.partial()
		.optional(),
	expect: z.object({
		pages: z.array(Id).max(100).optional(),
		shown: z.array(Id).max(500).optional(),
		hidden: z.array(Id).max(500).optional(),
		required: z.array(Id).max(500).optional(),
		values: z.record(Id, z.union([z.number(), z.string(), z.boolean(), z.null()])).optional(),
	}),
});

const OriginInput: z.ZodType<Origin> = z.object({
	id: Id,
	title: z.string().max(300),
	language: z.enum(languageCodes),
	source: z.string().max(500),
	licence: z.string().max(500),
	locks: z.array(z.enum(lockNames)).max(lockNames.length),
});

const SectionInput = z.object({
	id: Id,
	title: texts(300).optional(),
	text: texts(5000).optional(),
	showIf: ConditionInput.optional(),
	questions: z.array(QuestionInput).max(SECTION_QUESTIONS),
});

const PageInput = z.object({
	id: Id,
	title: texts(300).optional(),
	showIf: ConditionInput.optional(),
	sections: z.array(SectionInput).min(1).max(100),
	jumps: z
		.array(z.object({ if: ConditionInput, to: Id }))
		.max(50)
		.optional(),
});

const languages = z
	.array(z.enum(languageCodes))
	.min(1)
	.max(languageCodes.length)
	.transform((list) => [...new Set(list)] as [Language, ...Language[]]);

/** The shape of a definition; what its parts say of one another is `checkDefinition`'s. Unknown fields are dropped. */
export const DefinitionInput = z
	.object({
		format: z.literal(1),
		languages,
		title: titles(300),
		intro: texts(5000).optional(),
		thanks: texts(5000).optional(),
		pages: z.array(PageInput).min(1, "forms:errors.pages").max(100),
		scores: z.array(ScoreInput).max(100),
		lineage: z.array(LeadInput).max(1000),
		tests: z.array(TestInput).max(100),
		origins: z.array(OriginInput).max(50).optional(),
	})
	.meta({ id: "FormDefinition" }) satisfies z.ZodType<Definition>;
