import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import "../../scripts/portal.mjs";

const other = `
	const { workerData: cells } = require("node:worker_threads");
	const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
	while (Atomics.notify(cells, 0) === 0) pause();
	pause();
	Atomics.store(cells, 0, 1);
	Atomics.notify(cells, 0);
`;

test("a wake-up without an answer does not end the wait for it", async () => {
	const cells = new Int32Array(new SharedArrayBuffer(4));
	const thread = new Worker(other, { eval: true, workerData: cells });
	Atomics.wait(cells, 0, 0);
	expect(Atomics.load(cells, 0)).toBe(1);
	await thread.terminate();
});
