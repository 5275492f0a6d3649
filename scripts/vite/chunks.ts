import type { Rollup } from "vite";

const ROOT = "/app/root.tsx";
const ENTRY = "/app/entry.client.tsx";
const FRAME = "/app/shell/routes/portal.tsx";
const FIRST_PAGE = "/app/shell/routes/home.tsx";
const SIGN_IN = "/app/shell/routes/login.tsx";

type Chunk = "vendor" | "base" | "frame";

/**
 * Which chunk a browser module goes to. What every page loads comes in few files, because three dozen small ones weigh
 * a fifth more: `vendor` (the packages), `base` (the parts of every page), `frame` (bar and menu). The rest is Rollup's.
 */
export function firstScreenChunks(): Rollup.ManualChunksOption {
	let chunks: Map<string, Chunk> | undefined;
	return (id, { getModuleIds, getModuleInfo }) => {
		chunks ??= plan([...getModuleIds()], getModuleInfo);
		return chunks.get(id);
	};
}

function plan(ids: string[], info: Rollup.GetModuleInfo): Map<string, Chunk> {
	const needs = (file: string) => {
		const found = new Set(ids.filter((id) => pathOf(id).endsWith(file)));
		if (found.size === 0) throw new Error(`The plan of the chunks names ${file}, which is not in the build.`);
		for (const id of found) for (const imported of info(id)?.importedIds ?? []) found.add(imported);
		return found;
	};
	const everywhere = new Set([...needs(ENTRY), ...needs(ROOT)]);
	const frame = needs(FRAME);
	const firstPage = needs(FIRST_PAGE);
	const signIn = needs(SIGN_IN);
	const chunks = new Map<string, Chunk>();
	for (const id of new Set([...everywhere, ...frame, ...firstPage])) {
		if (info(id)?.isEntry || isRoute(id)) continue;
		if (id.includes("/node_modules/") || id.startsWith("\0")) {
			if (everywhere.has(id) || frame.has(id)) chunks.set(id, "vendor");
		} else if (everywhere.has(id) || (signIn.has(id) && frame.has(id)) || pathOf(id).includes("/app/ui/"))
			chunks.set(id, "base");
		else if (frame.has(id)) chunks.set(id, "frame");
	}
	return chunks;
}

const pathOf = (id: string) => id.split("?")[0] ?? id;

const isRoute = (id: string) => /\/app\/(root|entry\.client|.*\/(routes|pages)\/[^/]+)\.tsx?$/.test(pathOf(id));
