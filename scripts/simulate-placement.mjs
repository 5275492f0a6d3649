import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript } from "./project.mjs";

// `npm run simulate:placement -- --candidates 500` is a quick look; only a whole run is written to docs/placement.md.
const WHOLE = 10_000;
const PAGE = "docs/placement.md";
const BEGINS = "<!-- measured -->";

await runScript(async () => {
	const { values } = parseArgs({ options: { candidates: { type: "string", default: String(WHOLE) } } });
	const candidates = Number(values.candidates);
	ensureInstalled();
	const { loadTypeScript } = await import("./portal.mjs");
	const { simulateAll, tables } = await loadTypeScript("scripts/simulate-placement/report.ts");
	const text = tables(simulateAll(candidates), candidates);
	console.log(text);
	if (candidates !== WHOLE) return;
	const page = readFileSync(inProject(PAGE), "utf8");
	writeFileSync(inProject(PAGE), `${page.slice(0, page.indexOf(BEGINS))}${BEGINS}\n\n${text}\n`);
});
