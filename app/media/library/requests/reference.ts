import { inFours, readableCode } from "#app/platform/readable-code";

/** What a sending is called by: `K7PM-3X2Q`. */
export const newReference = (): string => inFours(readableCode(8));
