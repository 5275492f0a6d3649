import { existsSync } from "node:fs";
import { runCrons } from "./cron.mjs";
import { seedIfEmpty } from "./demo.mjs";
import { portalOptions, startPortal, stateFolder } from "./portal.mjs";
import { inProject, StepFailed } from "./project.mjs";

/**
 * Serves the built portal on 127.0.0.1, with demo data in an empty database and the cron handlers running.
 * @param {{ port: number, persist?: boolean }} options persist false: everything in memory, new at each start
 */
export async function servePortal({ port, persist = true }) {
	const options = { persist, port, onLog: showTrouble };
	// Nobody is to meet a portal that has no users yet: a fresh one is filled behind another door.
	const isFresh = !persist || !existsSync(`${stateFolder}/d1`);
	const miniflare = await opening(port, startPortal(isFresh ? { ...options, port: 0 } : options));
	const seeded = await seedIfEmpty(miniflare);
	if (isFresh) await opening(port, miniflare.setOptions(await portalOptions(options)));
	const { unstable_readConfig } = await import("wrangler");
	const stopCrons = runCrons(
		miniflare,
		unstable_readConfig({ config: inProject("wrangler.toml") }).triggers.crons ?? [],
	);
	return {
		miniflare,
		seeded,
		address: `http://127.0.0.1:${port}`,
		async stop() {
			stopCrons();
			await miniflare.dispose();
		},
	};
}

/**
 * @template Result
 * @param {number} port
 * @param {Promise<Result>} start
 * @returns {Promise<Result>}
 */
async function opening(port, start) {
	try {
		return await start;
	} catch (problem) {
		if (/** @type {{ code?: string }} */ (problem).code !== "ERR_ADDRESS_IN_USE") throw problem;
		throw new StepFailed(`Port ${port} is taken. PORT=${port + 1} npm start uses another one.`);
	}
}

/**
 * Ends the process on SIGINT and SIGTERM after the given clean-up; a second signal ends it at once. Under `npm start` it
 * ends with npm too, which dies of a signal without passing it on.
 * @param {() => Promise<void>} stop
 */
export function stopOnSignals(stop) {
	let stopping = false;
	const end = async () => {
		if (stopping) process.exit(1);
		stopping = true;
		await stop();
		process.exit(0);
	};
	process.on("SIGINT", end);
	process.on("SIGTERM", end);
	if (!process.env.npm_lifecycle_event) return;
	const parent = process.ppid;
	const watch = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(watch);
		void end();
	}, 500);
}

/**
 * The Worker writes a line for each request; a terminal shows those that tell of trouble.
 * @param {string} line
 */
export function showTrouble(line) {
	if (!line.includes('"level":"info"')) console.error(line);
}
