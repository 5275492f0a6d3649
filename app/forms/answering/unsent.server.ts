import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { commentKey } from "../answers/answer";
import { availableOptions, pipedFrom } from "../answers/available-options";
import { checkReply } from "../answers/check-reply";
import { asText } from "../answers/check-simple";
import { formatAnswer } from "../answers/format-answer";
import { type Definition, questionsOf } from "../definition/definition";
import { isAsked } from "../definition/question";
import type { Texts } from "../definition/texts";
import type { Surroundings } from "../logic/evaluate-flow";
import type { OpenedAnswering } from "./open-answering.server";

/** A question that was answered, and the answer as people read it. */
export type Unsent = { id: string; label: Texts; lines: string[] };

/** What rules know of whoever answers at a place. */
export const aroundOf = (
	{ ctx, sender: { language, role, earlier } }: Pick<OpenedAnswering, "ctx" | "sender">,
	now: Date,
): Surroundings => ({
	...{ today: today(ctx.tenant.timeZone, now), language, role, earlier },
});

/**
 * What somebody has answered in a form that takes it no more, for them to keep: of what they have answered only, so that nothing else of
 * a closed form is told. An answer that is not valid stands as it was typed.
 */
export async function unsentOf(
	definition: Definition,
	typed: Record<string, unknown>,
	around: Surroundings,
): Promise<Unsent[]> {
	const language = around.language as Language;
	const t = await translator(language);
	const words = { yes: t("forms:answering.yes"), no: t("forms:answering.no"), other: t("forms:answering.other") };
	const { path } = checkReply(definition, typed, around);
	return questionsOf(definition).flatMap((question) => {
		const { id, label } = question;
		if (!isAsked(question) || !path.visible.has(id)) return [];
		const options = pipedFrom(question) ? availableOptions(definition, question, path.answers) : undefined;
		const valid = formatAnswer(question, path.answers, {
			...words,
			options,
			languages: [language, definition.languages[0]],
		});
		const lines = [...(valid.length > 0 ? valid : wordsIn(typed[id])), ...wordsIn(typed[commentKey(id)])];
		return lines.length > 0 ? [{ id, label, lines }] : [];
	});
}

/** The texts and numbers of what was typed, as far down as an answer goes. */
function wordsIn(typed: unknown, depth = 3): string[] {
	if (typeof typed === "number") return [String(typed)];
	if (typeof typed === "string") return asText(typed)?.split("\n").filter(Boolean) ?? [];
	if (typeof typed !== "object" || typed === null || depth === 0) return [];
	return Object.values(typed).flatMap((one) => wordsIn(one, depth - 1));
}
