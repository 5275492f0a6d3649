import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { isTooOften, triedBefore } from "./tried";

/** Tells which tests passed only when they were tried again, and fails the run where there are too many, those of Vitest before it with them. */
export default class Retries implements Reporter {
	private suite?: Suite;

	onBegin(_config: unknown, suite: Suite): void {
		this.suite = suite;
	}

	async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] } | undefined> {
		const all = this.suite?.allTests() ?? [];
		const retried = all.filter((test) => test.outcome() === "flaky");
		for (const test of retried)
			console.log(`  tried again: ${test.titlePath().filter(Boolean).join(" › ")}${reasonOf(test)}`);
		const before = triedBefore();
		const tried = { tests: before.tests + all.length, again: before.again + retried.length };
		if (!isTooOften(tried)) return undefined;
		console.log(`  ${tried.again} of ${tried.tests} tests were tried again, too many.`);
		return status === "passed" ? { status: "failed" } : undefined;
	}
}

const reasonOf = ({ results }: TestCase) => `\n    ${results[0]?.error?.message?.split("\n")[0] ?? ""}`;
