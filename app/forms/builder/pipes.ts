import { type Definition, questionsOf } from "../definition/definition";
import { pipe, renamePipes } from "../definition/pipe";

/** A text as those who write see it: what it takes up stands there by the variables of the questions. */
export const withCodes = (form: Definition, text: string): string =>
	text.includes("{{") ? renamePipes(text, (id) => questionsOf(form).find((one) => one.id === id)?.code) : text;

/** The same as it is kept: by their ids, so that a variable may change. */
export const withIds = (form: Definition, text: string): string =>
	text.includes("{{") ? renamePipes(text, (code) => questionsOf(form).find((one) => one.code === code)?.id) : text;

/** The same as it is read on the paper: the variable in the place of the answer. */
export const asRead = (form: Definition, text: string): string =>
	pipe(text, (id) => `[${questionsOf(form).find((one) => one.id === id)?.code ?? "?"}]`);
