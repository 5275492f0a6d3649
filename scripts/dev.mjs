import { existsSync, watch } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript } from "./project.mjs";

const WATCHED = ["app", "db/schema", "locales", "migrations", "public", "workers"];

/** Serves the portal and, when a source changes, builds it again and reloads the Worker over the same data. */
await runScript(async () => {
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	const { servePortal, showTrouble, stopOnSignals } = await import("./serve.mjs");
	const { migrate, portalOptions } = await import("./portal.mjs");
	await buildPortal();
	const port = Number(process.env.PORT ?? 8787);
	const portal = await servePortal({ port });
	stopOnSignals(portal.stop);
	console.log(`\nFollowup runs on ${portal.address} and follows your changes.`);

	let changed = false;
	let building = false;
	const rebuild = async () => {
		changed = true;
		if (building) return;
		building = true;
		while (changed) {
			changed = false;
			await reload();
		}
		building = false;
	};
	const reload = async () => {
		const started = Date.now();
		try {
			if (await buildPortal())
				await portal.miniflare.setOptions(await portalOptions({ persist: true, port, onLog: showTrouble }));
			const applied = await migrate(await portal.miniflare.getD1Database("DB"));
			for (const name of applied) console.log(`Applied ${name}`);
			console.log(`Ready again after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
		} catch (problem) {
			console.error(problem instanceof Error ? problem.message : problem);
		}
	};
	let timer = setTimeout(() => {}, 0);
	for (const folder of WATCHED.map((name) => inProject(name)).filter(existsSync)) {
		watch(folder, { recursive: true }, () => {
			clearTimeout(timer);
			timer = setTimeout(() => void rebuild(), 150);
		});
	}
});
