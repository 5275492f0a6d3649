import { existsSync, readFileSync } from "node:fs";
import { triedTests } from "../../scripts/project.mjs";

/** How many tests there were, and how many of them passed only when they were tried again. */
export type Tried = { tests: number; again: number };

/** A test that often needs two tries hides what is wrong: of all tests of a run, one in a thousand may. */
export const isTooOften = ({ tests, again }: Tried) => again > Math.ceil(tests / 1000);

/** What Vitest has left for the browser's part of the same run. */
export function triedBefore(): Tried {
	if (!existsSync(triedTests)) return { tests: 0, again: 0 };
	return JSON.parse(readFileSync(triedTests, "utf8")) as Tried;
}
