import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Puts the texts beside the scripts as `/assets/texts-<hash>/<language>/<namespace>.json` for browsers and as
 * `…/<language>.json` for the Worker, the folder's address in `__TEXTS__`: a list of every file with a hash of its own
 * would stand in the first script of every page.
 */
export function texts(folder: string): Plugin {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => ({ name: name.replaceAll("\\", "/"), source: minified(join(folder, name)) }));
	const hash = createHash("sha256");
	for (const { name, source } of files) hash.update(name).update(source);
	const address = `assets/texts-${hash.digest("base64url").slice(0, 8)}`;
	let isClient = true;
	return {
		name: "followup-texts",
		config: () => ({ define: { __TEXTS__: JSON.stringify(`/${address}`) } }),
		configResolved: ({ build }) => {
			isClient = !build.ssr;
		},
		generateBundle() {
			if (!isClient) return;
			for (const { name, source } of [...files, ...wholeLanguages(files)])
				this.emitFile({ type: "asset", fileName: `${address}/${name}`, source });
		},
	};
}

type File = { name: string; source: string };

function wholeLanguages(files: File[]): File[] {
	const languages = new Map<string, string[]>();
	for (const { name, source } of files) {
		const [language = "", file = ""] = name.split("/");
		const parts = languages.get(language) ?? [];
		parts.push(`${JSON.stringify(file.replace(".json", ""))}:${source}`);
		languages.set(language, parts);
	}
	return [...languages].map(([language, parts]) => ({ name: `${language}.json`, source: `{${parts.join(",")}}` }));
}

const minified = (file: string) => JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
