import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { oneLine } from "#app/platform/text.schema";
import { bareTests, type Condition, valueTests } from "../logic/condition";
import type { Texts } from "./texts";

/**
 * Ids stand in addresses of fields and in formulas, so that they hold no dots, colons or spaces; answers lie under them, so that none is
 * what every object has already, as `constructor`.
 */
export const Id = z
	.string()
	.regex(/^[A-Za-z0-9_-]{1,40}$/, "wrongValue")
	.refine((id) => !(id in {}), "wrongValue");
/** The name of a variable in exports. */
export const Code = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, "forms:errors.code");

const text = (most: number) => z.string().max(most, `tooLong?count=${most}`);
/** A text by language. */
export const texts = (most = 2000): z.ZodType<Texts> => z.partialRecord(z.enum(languageCodes), text(most));

/** A title by language. */
export const titles = (most: number): z.ZodType<Texts> => z.partialRecord(z.enum(languageCodes), oneLine(most));

const Source = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("answer"), question: Id, part: Id.optional() }),
	z.object({ kind: z.literal("earlier"), question: Id, part: Id.optional() }),
	z.object({ kind: z.literal("score"), score: Id }),
	z.object({ kind: z.enum(["role", "language", "today"]) }),
]);
const plain = z.union([text(500), z.number()]);
const Comparison = z
	.object({
		of: Source,
		test: z.enum([...bareTests, ...valueTests]),
		value: z.union([plain, z.boolean(), z.array(plain).max(200)]).optional(),
	})
	.meta({ id: "FormComparison" });

/** Conditions inside conditions, so many deep at most. Each depth has a name: written out, a form's description would be megabytes. */
function condition(depth: number): z.ZodType<Condition> {
	if (depth === 0) return Comparison;
	const inner = condition(depth - 1);
	const list = z.array(inner).max(50);
	const ways = [z.object({ all: list }), z.object({ any: list }), z.object({ not: inner }), Comparison];
	return z.union(ways).meta({ id: `FormCondition${depth}` });
}
export const ConditionInput = condition(4);
