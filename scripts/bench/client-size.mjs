import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inProject } from "../project.mjs";

const gzipped = (file) => gzipSync(readFileSync(inProject("build/client", file)), { level: 6 }).length;

/** What a page's first screen makes a browser fetch: scripts named in the HTML with all that they import at once, its texts, and style sheets. Bytes gzip. */
export function clientSize(html, language) {
	const found = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name));
	for (const name of found) {
		const text = readFileSync(inProject("build/client", name), "utf8");
		for (const [, imported] of text.matchAll(/(?:^|[;}\n])(?:import|export)[^;'"()]*["']\.\/([\w.-]+\.js)["']/g))
			found.add(`/assets/${imported}`);
	}
	const styles = new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([name]) => name));
	const sum = (names) => [...names].reduce((total, name) => total + gzipped(name), 0);
	return { language, scripts: sum(found), files: found.size, styles: sum(styles) };
}
