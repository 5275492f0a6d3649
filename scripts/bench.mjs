import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { firstScreen, makeCases } from "./bench/cases.mjs";
import { clientSize, scriptsBeyond } from "./bench/client-size.mjs";
import { coursePlayer } from "./bench/course-cases.mjs";
import { load, median, send } from "./bench/load.mjs";
import { report } from "./bench/report.mjs";
import { startSide } from "./bench/side-process.mjs";
import { startUp } from "./bench/start-up.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript } from "./project.mjs";

// `npm run bench -- --only "menu|search" --rounds 1 --seconds 1` is a quick look; what measures all cases is written to docs/performance.md.
const { values: asked } = parseArgs({
	options: {
		only: { type: "string", default: "" },
		rounds: { type: "string", default: "3" },
		seconds: { type: "string", default: "2" },
	},
});
const isWhole = asked.only === "";
const seconds = Number(asked.seconds);

await runScript(async () => {
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	await buildPortal();
	const started = await startUp();
	console.log("Starting and filling both sides…");
	const [portal, bare, far] = [await startSide("portal"), await startSide("bare"), await startSide("far")];
	try {
		const cases = (await makeCases({ portal, bare, far })).filter(({ name }) =>
			asked.only.split("|").some((part) => name.includes(part)),
		);
		const counts = await countAll(portal, cases);
		const speeds = await measureAll(portal, bare, cases);
		const delays = await measureDistances(far, cases);
		const screen = await send(portal, firstScreen);
		const player = await send(portal, coursePlayer(portal));
		const text = report({
			results: cases.map((one, index) => ({ ...one, ...counts[index], ...speeds[index], delays: delays[index] })),
			sizes: {
				...clientSize(screen.text(), screen.headers.link),
				player: scriptsBeyond(player.text(), screen.text()),
				worker: gzipSync(readFileSync(inProject("dist/app.js"))).length,
			},
			startUp: started,
			...{ machine: `${cpus().length} cores, Node ${process.version}`, rounds: asked.rounds, seconds },
		});
		console.log(text);
		if (isWhole) writeFileSync(inProject("docs/performance.md"), text);
	} finally {
		for (const side of [portal, bare, far]) side.end();
	}
	process.exit(0);
});

/** What one request costs, which is the same on every machine. The one before it warms what an isolate keeps. */
async function countAll(portal, cases) {
	const counts = [];
	for (const { portal: ask } of cases) {
		await send(portal, ask);
		const { status, bytes, headers } = await send(portal, ask);
		counts.push({ status, bytes, ...JSON.parse(headers["x-d1"] ?? "{}") });
	}
	return counts;
}

/** Portal, bare Worker, portal: as many rounds as asked, the medians of all. */
async function measureAll(portal, bare, cases) {
	for (const one of cases) {
		await load(portal, one.portal, 1);
		await load(bare, one.bare, 1);
	}
	const runs = cases.map(() => ({ portal: [], bare: [] }));
	for (let round = 0; round < Number(asked.rounds); round++) {
		for (const [index, one] of cases.entries()) {
			runs[index].portal.push(await load(portal, one.portal, seconds));
			runs[index].bare.push(await load(bare, one.bare, seconds));
			runs[index].portal.push(await load(portal, one.portal, seconds));
		}
	}
	return runs.map((run) => ({ ofPortal: middle(run.portal), ofBare: middle(run.bare) }));
}

function middle(runs) {
	const of = (figure) => median(runs.map((run) => run[figure]));
	return { perSecond: of("perSecond"), cpu: of("cpu"), memory: of("memory") };
}

/** How long a page takes, one at a time, where the database is far away, and where only a replica of it is near. */
async function measureDistances(far, cases) {
	const delays = [];
	for (const { portal: ask, far: elsewhere = ask, goals } of cases) {
		const of = {};
		for (const distance of ["far", "spread"].filter((one) => goals[one])) {
			const request = { ...elsewhere, connections: 1, headers: { ...elsewhere.headers, "x-bench-distance": distance } };
			await load(far, request, 1);
			of[distance] = (await load(far, request, seconds)).ms;
		}
		delays.push(of);
	}
	return delays;
}
