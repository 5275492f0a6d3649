import { afterEach, expect, vi } from "vitest";

export type LogLine = { level: string; [name: string]: unknown };

/**
 * Takes what the code under test writes to the log, for a test that expects failures: nothing of it is printed. What a
 * test has not looked at by its end (`read`) was not expected and fails it.
 */
export function takeLog() {
	let lines: LogLine[] = [];
	const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
	const read = () => {
		const taken = lines;
		lines = [];
		return taken;
	};
	afterEach(() => {
		expect(read(), "logged, and nobody expected it").toEqual([]);
	});
	return { read, end: () => log.mockRestore() };
}
