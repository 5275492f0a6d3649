import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inProject } from "../project.mjs";

const read = (name) => readFileSync(inProject(`build/client${name}`));

/**
 * What a page's first screen makes a browser fetch, in bytes gzip: the scripts that the HTML names with all that they
 * import at once, the texts that its header `Link` names, the style sheets.
 * @param {string} html
 * @param {string} link
 */
export function clientSize(html, link) {
	// Not what only stands in the list of routes, such as the address of the whole list.
	const named = (ending) => {
		const tags = html.matchAll(new RegExp(`(?:href=|src=|from |import[ (])"(/assets/[\\w./-]+\\.${ending})"`, "g"));
		return new Set([...tags].map(([, name]) => name));
	};
	const scripts = named("js");
	for (const name of scripts)
		for (const [, imported] of read(name)
			.toString()
			.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g))
			scripts.add(`/assets/${imported}`);
	const sum = (names) => [...names].reduce((total, name) => total + gzipSync(read(name), { level: 6 }).length, 0);
	const texts = [...link.matchAll(/<([^>]+)>/g)].map(([, name]) => name);
	return { files: scripts.size, scripts: sum(scripts), texts: sum(texts), styles: sum(named("css")) };
}
