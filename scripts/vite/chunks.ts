import type { Rollup } from "vite";

const ROOT = "/app/root.tsx";
const ENTRY = "/app/entry.client.tsx";
const FRAME = "/app/shell/routes/portal.tsx";
const FIRST_PAGE = "/app/shell/routes/home.tsx";
const SIGN_IN = "/app/shell/routes/login.tsx";

type Chunk = "vendor" | "base" | "frame" | "parts";

/**
 * Which chunk a browser module goes to. What every page loads comes in few files, because three dozen small ones weigh
 * a fifth more: `vendor` (the packages), `base` (the parts of every page), `frame` (bar and menu). The other parts of the
 * interface (tables, fields, panels) are `parts`: a page of work needs a dozen of them at once. The rest is Rollup's.
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
	for (const id of ids)
		if (!chunks.has(id) && isPart(id) && (info(id)?.importers.length ?? 0) > 0) chunks.set(id, "parts");
	return chunks;
}

const pathOf = (id: string) => id.split("?")[0] ?? id;

/** A part that only arrives when it is used is imported by nobody up front, and stays a file of its own. */
const isPart = (id: string) => /\/app\/ui\/[^/]+\.tsx?$/.test(pathOf(id));

const isRoute = (id: string) => /\/app\/(root|entry\.client|.*\/(routes|pages)\/[^/]+)\.tsx?$/.test(pathOf(id));
