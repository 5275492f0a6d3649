import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../project.mjs";
import { median } from "./load.mjs";

/**
 * How long the Worker that was built works before it can answer, in ms: what `wrangler check startup` has looked at, without
 * the time in which it waited. The middle of three.
 * @returns {Promise<number>}
 */
export async function startUp() {
	const folder = mkdtempSync(join(tmpdir(), "followup-start-"));
	try {
		const times = [];
		for (const name of ["first", "second", "third"]) {
			const outfile = join(folder, name);
			await runTool("wrangler/bin/wrangler.js", ["check", "startup", "--outfile", outfile], {
				WRANGLER_SEND_METRICS: "false",
			});
			times.push(working(JSON.parse(readFileSync(outfile, "utf8"))));
		}
		return median(times);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @param {{ nodes: { id: number, callFrame: { functionName: string } }[], samples: number[], timeDeltas: number[] }} profile */
function working({ nodes, samples, timeDeltas }) {
	const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
	const busy = timeDeltas.filter((_, index) => !idle.has(samples[index]));
	return busy.reduce((sum, microseconds) => sum + microseconds, 0) / 1000;
}
