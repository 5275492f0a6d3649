import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { SerializedError, TestError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { testReport, triedTests } from "../../scripts/project.mjs";
import { isTooOften, type Tried } from "./tried";

/**
 * Writes down which tests failed and which passed only when they were tried again, each with its reason, and fails the run
 * where the latter are more than one in a thousand.
 */
export default class TestReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const failed = tests.filter((test) => test.result().state === "failed");
		const retried = tests.filter((test) => test.diagnostic()?.flaky);
		const tried: Tried = { tests: tests.length, again: retried.length };
		if (isTooOften(tried)) process.exitCode = 1;
		const lines = [
			...unhandled.map((error) => `outside of a test: ${reasonOf(error)}`),
			...modules.flatMap((module) => module.errors().map((error) => `${nameOf(module)}: ${reasonOf(error)}`)),
			...failed.map((test) => `failed: ${titleOf(test)}: ${reasonOf(test.result().errors?.[0])}`),
			...retried.map((test) => `tried again: ${titleOf(test)}: ${reasonOf(test.result().errors?.[0])}`),
			...(isTooOften(tried) ? [`${retried.length} of ${tests.length} tests were tried again, too many.`] : []),
		];
		rmSync(testReport, { force: true });
		mkdirSync(dirname(testReport), { recursive: true });
		writeFileSync(triedTests, JSON.stringify(tried));
		if (lines.length > 0) writeFileSync(testReport, lines.join("\n"));
	}
}

const nameOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);
const titleOf = (test: TestCase) => `${nameOf(test.module)} › ${test.fullName}`;
const reasonOf = (error?: TestError | SerializedError) =>
	(error?.message ?? "no reason given").split("\n").slice(0, 6).join("\n    ").slice(0, 800);
