import { inFours, plainCode, readableCode } from "#app/platform/readable-code";

/** A code that nobody can guess: four groups of four signs. */
export const newCode = (): string => inFours(readableCode(16));

/** A code as it was typed, as it is kept. */
export const codeFrom = (typed: string): string => inFours(plainCode(typed));
