import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. Node builtins only in this file: it runs before anything is installed. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/**
 * The path of a file in the project.
 * @param {...string} parts
 */
export function inProject(...parts) {
	return join(root, ...parts);
}

/** Where a run of Vitest leaves what `npm test` says once more at its end: of a log that is cut only the end is read. */
export const testReport = inProject("node_modules/.cache/told-of-tests.txt");

/** Where a run of Vitest leaves how many tests it had and how many of them needed a second try, as JSON: `Tried`. */
export const triedTests = inProject("node_modules/.cache/tried-tests.json");

/**
 * Runs a program of node_modules with this Node, so that a signal reaches it and no shell stands between.
 * @param {string} script path inside node_modules
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the present environment
 * @returns {Promise<void>} rejects with StepFailed when the program ends with another code than 0
 */
export function runTool(script, args, env) {
	return runProgram(process.execPath, [inProject("node_modules", script), ...args], env);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>} rejects with StepFailed when the program ends with another code than 0
 */
export function runProgram(program, args, env) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
		/** @param {NodeJS.Signals} signal */
		const pass = (signal) => child.kill(signal);
		process.on("SIGINT", pass);
		process.on("SIGTERM", pass);
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			process.off("SIGINT", pass);
			process.off("SIGTERM", pass);
			if (code === 0) resolve();
			else reject(new StepFailed(`${[program, ...args].join(" ")} ended with ${signal ?? code}`, code ?? 1));
		});
	});
}

/** A step that another program has already explained on the terminal: print the message, not a stack. */
export class StepFailed extends Error {
	/**
	 * @param {string} message
	 * @param {number} [code] what the process ends with
	 */
	constructor(message, code = 1) {
		super(message);
		this.code = code;
	}
}

/**
 * Runs a script's main function: an expected failure is one line, an unexpected one keeps its stack.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
	try {
		await main();
	} catch (problem) {
		console.error(problem instanceof StepFailed ? `\n${problem.message}` : problem);
		process.exit(problem instanceof StepFailed ? problem.code : 1);
	}
}

/** @returns {Promise<number>} a port of this machine that nothing listens on now */
export function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.on("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
