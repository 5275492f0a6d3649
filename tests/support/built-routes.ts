import { inProject } from "../../scripts/project.mjs";

type Part = ((...args: never[]) => unknown) & Record<symbol, unknown>;

/** One route of the built portal, as the Worker has it. */
export type BuiltRoute = {
	id: string;
	/** From the root on, with its parameters: `/:guid?/user/users`. A layout has the path of its children's start. */
	path: string;
	loader?: Part;
	action?: Part;
	/** What of the two is open to whom, as the guard wrote it on them. */
	access: { loader?: string; action?: string };
	/** Namespaces of texts that it and the routes around it load. */
	namespaces: string[];
	isPage: boolean;
	isLeaf: boolean;
	/** Of a page that several modules share: the part of it that is the same for all of them. */
	shared?: Part;
};

const ACCESS = Symbol.for("followup.access");
const BY_PATH = Symbol.for("followup.byPath");
type Manifest = Record<string, { id: string; parentId?: string; path?: string; index?: boolean; module: RouteModule }>;
type RouteModule = { loader?: Part; action?: Part; default?: unknown; handle?: { i18n?: string[] } };

/** Every route of the last build: the inventory of the tests, so that a new route is in it without anybody adding it. */
export async function builtRoutes(folder = inProject("build", "server")): Promise<BuiltRoute[]> {
	const { routes } = (await import(/* @vite-ignore */ `${folder}/index.js`)) as { routes: Manifest };
	return Object.values(routes).map(({ id, module }) => {
		const line = lineage(routes, id);
		const path = `/${line.flatMap((route) => route.path || []).join("/")}`;
		const { default: page } = module;
		const shared = [module.action, module.loader].find((part) => part?.[BY_PATH]);
		const loader = partAt(path, module.loader);
		const action = partAt(path, module.action);
		return {
			id,
			path,
			loader,
			action,
			access: { ...written("loader", loader), ...written("action", action) },
			namespaces: line.flatMap((route) => route.module.handle?.i18n ?? []),
			isPage: page !== undefined,
			isLeaf: !Object.values(routes).some((route) => route.parentId === id),
			shared,
		};
	});
}

/** Of a page that several modules share: what the guard of the path's own module has made. */
function partAt(path: string, part: Part | undefined): Part | undefined {
	const byPath = part?.[BY_PATH] as ((path: string) => Part | undefined) | undefined;
	return byPath ? byPath(path) : part;
}

function written(name: "loader" | "action", part: Part | undefined) {
	return part && { [name]: part[ACCESS] as string | undefined };
}

function lineage(routes: Manifest, id: string): Manifest[string][] {
	const route = routes[id];
	if (!route) return [];
	return [...(route.parentId ? lineage(routes, route.parentId) : []), route];
}
