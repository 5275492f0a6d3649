import { fork } from "node:child_process";
import { inProject } from "../project.mjs";

/**
 * @typedef {{ url: string, workerd: number, tokens: Record<string, string>, places: Record<string, { tenant: string, guid: string, customer: string | null, orgNo: string | null }>, run: (sql: string, values: unknown[]) => Promise<void>, end: () => void }} Side
 * its address, the id of the process that runs the Worker, a session for each of the accounts, where two of them are at home, and a way to its database
 */

/**
 * Starts one side of the comparison, filled, in a process of its own; it ends with this one.
 * @param {"portal" | "bare" | "far"} kind
 * @returns {Promise<Side>}
 */
export function startSide(kind) {
	return new Promise((resolve, reject) => {
		const child = fork(inProject("scripts/bench/side.mjs"), [kind], { cwd: inProject("."), silent: true });
		child.stderr?.pipe(process.stderr);
		const run = (sql, values) =>
			new Promise((done) => {
				child.once("message", () => done(undefined));
				child.send({ sql, values });
			});
		child.once("message", (side) => resolve({ ...side, run, end: () => child.disconnect() }));
		child.on("exit", (code) => reject(new Error(`The ${kind} side ended with ${code}.`)));
	});
}
