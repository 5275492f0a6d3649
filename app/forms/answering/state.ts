import type { ValidationError } from "../answers/validation-error";

/** Where somebody is in a form, and what has been answered; it travels with the page, so that it needs no script and no login. */
export type AnswerState = {
	/** The id of a step. */
	step: string;
	/** As they were typed. */
	answers: Record<string, unknown>;
	/** What is wrong on this step, by field. */
	fieldErrors: ValidationError[];
	/** Sent with each step: the same reply sent twice is one. */
	sendKey: string;
	startedAt: number;
	/** Of what the server keeps of a member's answers; null where it keeps none. */
	revision: number | null;
};
