import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { everyPage } from "#app/platform/i18n";
import { projectFiles } from "../support/project-files";

const files = new Map(projectFiles(/^app\/.*\.tsx?$/).map(({ path, text }) => [path, text]));
const pages = [...files.keys()].filter(
	(path) => /^app\/(modules\/[\w-]+\/pages|shell\/routes)\/.*\.tsx$/.test(path) && /export default/.test(textOf(path)),
);

describe("a page", () => {
	test.each(pages)("%s loads the texts that its parts show", (page) => {
		const named = /i18n: \[([^\]]*)\]/.exec(textOf(page))?.[1] ?? "";
		const loaded = new Set([...everyPage, ...wordsIn(named)]);
		const missing = partsOf(page).flatMap((part) =>
			namespacesIn(textOf(part))
				.filter((one) => !loaded.has(one))
				.map((one) => `${one} (${part})`),
		);
		expect(missing).toEqual([]);
	});

	// A layout's title is its page's; what is never drawn has none.
	const titled = pages.filter(
		(page) => !/<Outlet|^export default function \w+\(\) \{\s+return null;/m.test(textOf(page)),
	);
	test.each(titled)("%s has a title", (page) => {
		expect(/handle = \{[^;]*\btitle: "\w+:[\w.]+"|export const meta\b/.test(textOf(page))).toBe(true);
	});
});

function textOf(path: string): string {
	return files.get(path) ?? "";
}

const wordsIn = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, word]) => word ?? "");

function namespacesIn(text: string): string[] {
	const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = ""]) => wordsIn(names));
	const keys = [...text.matchAll(/\bt\(\s*[`"](\w+):/g)].map(([, name = ""]) => name);
	return [...new Set([...hooks, ...keys])];
}

/** The page and what it imports for the browser; what is fetched later brings its own texts. */
function partsOf(page: string, seen = new Set<string>()): string[] {
	if (seen.has(page) || /\.server|\.schema|^app\/platform\//.test(page)) return [];
	seen.add(page);
	for (const [, from = ""] of textOf(page).matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm)) {
		const path = from.startsWith("#app/") ? `app/${from.slice(5)}` : posix.join(posix.dirname(page), from);
		for (const end of [".tsx", ".ts"]) if (files.has(path + end)) partsOf(path + end, seen);
	}
	return [...seen];
}
