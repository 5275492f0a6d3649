import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/**
 * Tells which tests passed only when they were tried again, and fails the run where they are more than one in fifty: a test that often needs two tries hides what is wrong.
 */
export default class Retries implements Reporter {
	private suite?: Suite;

	onBegin(_config: unknown, suite: Suite): void {
		this.suite = suite;
	}

	async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] } | undefined> {
		const all = this.suite?.allTests() ?? [];
		const retried = all.filter((test) => test.outcome() === "flaky");
		const allowed = Math.ceil(all.length / 50);
		for (const test of retried)
			console.log(`  tried again: ${test.titlePath().filter(Boolean).join(" › ")}${reasonOf(test)}`);
		if (retried.length > allowed)
			console.log(`  ${retried.length} of ${all.length} were tried again; ${allowed} may be.`);
		return retried.length > allowed && status === "passed" ? { status: "failed" } : undefined;
	}
}

const reasonOf = ({ results }: TestCase) => `\n    ${results[0]?.error?.message?.split("\n")[0] ?? ""}`;
