/** What stands for no limit, so that days sort. */
export const NO_START = "0000-01-01";
export const NO_END = "9999-12-31";

export const codeStates = ["valid", "later", "expired", "inactive"] as const;
export type CodeState = (typeof codeStates)[number];

type Valid = { isActive: boolean; validFrom: string; validTo: string };

/** Whether a code can be chosen on a day, and if not, why. */
export function stateOf({ isActive, validFrom, validTo }: Valid, day: string): CodeState {
	if (!isActive) return "inactive";
	if (validFrom > day) return "later";
	return validTo < day ? "expired" : "valid";
}
