import { type Definition, questionsOf } from "../definition/definition";
import type { Reply } from "./reply-row";

/** Whether the respondent agreed to something with this reply, which they may take back. */
export const hasConsent = (definition: Definition, { answers }: Pick<Reply, "answers">): boolean =>
	questionsOf(definition).some(({ id, type }) => type === "consent" && answers[id] === true);
