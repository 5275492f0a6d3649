import { type EntrepreneurStage, stageKeys } from "../statuses";

/** What must be met before an idea has come to a stage; each is in one stage. */
export const entryChecks = {
	idea: [],
	validated: ["asked", "interest", "price"],
	start: ["budget", "funding", "plan"],
	operation: ["registered", "sale", "accounts"],
} as const satisfies Record<EntrepreneurStage, readonly string[]>;

export type EntryCheck = (typeof entryChecks)[EntrepreneurStage][number];
export const allChecks = Object.values(entryChecks).flat() as [EntryCheck, ...EntryCheck[]];

/** Those that are missing on the way from one stage to a later one; none on the way back. */
export function missingChecks(from: EntrepreneurStage, to: EntrepreneurStage, met: readonly string[]): EntryCheck[] {
	const passed = stageKeys.slice(stageKeys.indexOf(from) + 1, stageKeys.indexOf(to) + 1);
	return passed.flatMap((stage): readonly EntryCheck[] => entryChecks[stage]).filter((check) => !met.includes(check));
}
