import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { everyPage } from "#app/platform/i18n";
import { projectFiles } from "../support/project-files";

const files = new Map(projectFiles(/^app\/.*\.tsx?$/).map(({ path, text }) => [path, text]));
const namespaces = new Set(projectFiles(/^locales\/en\/\w+\.json$/).map(({ path }) => posix.basename(path, ".json")));
const pages = [...files.keys()].filter(
	(path) =>
		/^app\/(modules\/[\w-]+\/pages|(forms|lists)\/pages|shell\/routes)\/[\w-]+\.tsx$/.test(path) &&
		/export default/.test(textOf(path)),
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

	test.each(pages)("%s loads the texts by which its forms are refused", (page) => {
		const named = /i18n: \[([^\]]*)\]/.exec(textOf(page))?.[1] ?? "";
		const loaded = new Set([...everyPage, "errors", ...wordsIn(named)]);
		const missing = importsOf(page)
			.filter((path) => path.endsWith(".schema.ts"))
			.flatMap((path) =>
				namespacesIn(textOf(path))
					.filter((one) => !loaded.has(one))
					.map((one) => `${one} (${path})`),
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

const fetched = [...files].flatMap(([path, text]) =>
	[...text.matchAll(/\bimport\("([^"]+)"\)/g)].flatMap(([, from = ""]) => filesAt(from, path)),
);

// While texts are fetched the whole part is hidden: what a press shows within it may ask for no more.
describe("a part that is fetched later", () => {
	test.each(fetched)("%s asks at its start for the texts that its parts show", (start) => {
		const asked = new Set([...everyPage, ...namespacesIn(textOf(start))]);
		expect(partsOf(start).flatMap((part) => namespacesIn(textOf(part)).filter((one) => !asked.has(one)))).toEqual([]);
	});
});

function textOf(path: string): string {
	return files.get(path) ?? "";
}

const wordsIn = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, word]) => word ?? "");

function namespacesIn(source: string): string[] {
	const text = source.replace(/^\s*(?:\/?\*|\/\/).*/gm, "");
	const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = ""]) => wordsIn(names));
	const given = [...text.matchAll(/\bns="(\w+)"/g)].map(([, name = ""]) => name);
	const keys = [...text.matchAll(/[`"](\w+):[\w$]/g)].map(([, name = ""]) => name).filter((one) => namespaces.has(one));
	return [...new Set([...hooks, ...given, ...keys])];
}

/** The page and what it imports for the browser; what is fetched later brings its own texts. */
function partsOf(page: string, seen = new Set<string>()): string[] {
	if (seen.has(page) || /\.server|\.schema|^app\/platform\//.test(page)) return [];
	seen.add(page);
	for (const path of importsOf(page)) partsOf(path, seen);
	return [...seen];
}

const importsOf = (page: string) =>
	[...textOf(page).matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm)].flatMap(([, from = ""]) =>
		filesAt(from, page),
	);

function filesAt(from: string, importer: string): string[] {
	const path = from.startsWith("#app/") ? `app/${from.slice(5)}` : posix.join(posix.dirname(importer), from);
	return [".tsx", ".ts"].map((end) => path + end).filter((one) => files.has(one));
}
