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
	const scripts = scriptsOf(html);
	const texts = [...link.matchAll(/<([^>]+)>/g)].map(([, name]) => name);
	return { files: scripts.size, scripts: sum(scripts), texts: sum(texts), styles: sum(named(html, "css")) };
}

/**
 * The bytes of script that a page needs beyond those of another one.
 * @param {string} html
 * @param {string} other
 */
export function scriptsBeyond(html, other) {
	const known = scriptsOf(other);
	return sum([...scriptsOf(html)].filter((name) => !known.has(name)));
}

// Not what only stands in the list of routes, such as the address of the whole list.
function named(html, ending) {
	const tags = html.matchAll(new RegExp(`(?:href=|src=|from |import[ (])"(/assets/[\\w./-]+\\.${ending})"`, "g"));
	return new Set([...tags].map(([, name]) => name));
}

function scriptsOf(html) {
	const scripts = named(html, "js");
	for (const name of scripts)
		for (const [, imported] of read(name)
			.toString()
			.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g))
			scripts.add(`/assets/${imported}`);
	return scripts;
}

const sum = (names) => [...names].reduce((total, name) => total + gzipSync(read(name), { level: 6 }).length, 0);
