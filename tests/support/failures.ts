import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

/** Where `npm test` finds what failed, to say it once more at its end. */
const FAILURES = "node_modules/.cache/failed-tests.txt";

/** Writes down which tests failed and why: in a log that is cut, only the end is read. */
export default class Failures implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		const failed = modules.flatMap((module) => [
			...module.errors().map(({ message }) => `${nameOf(module)}: ${firstLines(message)}`),
			...[...module.children.allTests("failed")].map(
				(test) => `${nameOf(module)} › ${test.fullName}: ${firstLines(test.result().errors?.[0]?.message ?? "")}`,
			),
		]);
		const lines = [...failed, ...unhandled.map(({ message }) => `outside of a test: ${firstLines(message)}`)];
		mkdirSync(dirname(FAILURES), { recursive: true });
		writeFileSync(FAILURES, lines.join("\n"));
	}
}

const nameOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);
const firstLines = (message: string) => message.split("\n").slice(0, 6).join("\n    ").slice(0, 800);
