import { and, desc, type SQL, sql } from "drizzle-orm";
import type { QuestionOffer } from "#app/directory/question-offer.server";
import type { SharedQuestion } from "#app/directory/shared-question";
import { plainText } from "#app/platform/rich-text/document";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { courseQuestions } from "#db/schema/courses";
import { manifest } from "../manifest";
import type { BankQuestion } from "./bank.server";

/** Questions that are offered at once. */
const MOST = 100;

/** A short text is asked in a way of its own; true or false is a choice of two. */
const kinds = { single: "single", trueFalse: "single", multiple: "multiple", order: "order", match: "match" } as const;

/** A question of the bank as others take it, without its formatting; undefined where its kind is its own. */
function sharedFrom(question: BankQuestion): SharedQuestion | undefined {
	const { id, kind, language, text, media, explanation, options, tags } = question;
	if (kind === "short") return undefined;
	return {
		...{ id, kind: kinds[kind], language, text, media, tags },
		explanation: explanation ? plainText(explanation) : "",
		options: options.map((option) => ({
			...{ text: option.text, isRight: option.right, pair: option.pair, media: option.media ?? null },
		})),
	};
}

function reading({ rows }: TenantContext, where: SQL | undefined) {
	const { query, shape } = rows.listing(courseQuestions, {
		where: and(sql`${courseQuestions.kind} <> 'short'`, where),
		orderBy: [desc(courseQuestions.createdAt), desc(courseQuestions.id)],
		limit: MOST,
	});
	return { query, shape: (found: unknown[]) => shape(found as never).flatMap((one) => sharedFrom(one) ?? []) };
}

/** The questions of the bank of which other modules take copies. */
export const questionOffer: QuestionOffer = {
	moduleKey: manifest.key,
	level: LEVEL_ALL,
	finding: (ctx, text) =>
		reading(ctx, text === undefined ? undefined : sql`instr(${courseQuestions.sought}, ${text.toLowerCase()}) > 0`),
	named: (ctx, ids) => reading(ctx, among(courseQuestions.id, ids)),
};
