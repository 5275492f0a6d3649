import { type RouteConfigEntry, route } from "@remix-run/route-config";
import type { ListSubpage } from "./list-pages.server";

const files: Record<ListSubpage, { path: string; file: string; name: string }[]> = {
	export: [{ path: "export", file: "export.ts", name: "export" }],
	trash: [{ path: "trash", file: "trash.tsx", name: "trash" }],
	import: [
		{ path: "import", file: "import.tsx", name: "import" },
		{ path: "import/template", file: "import-template.ts", name: "import-template" },
		{ path: "import/:importId", file: "import-one.tsx", name: "import-one" },
		{ path: "import/:importId/rejected", file: "import-rejected.ts", name: "import-rejected" },
	],
};

/**
 * The routes beside a list at `path`: its export, its trash and its import, whose files stand once. Their ids are as if the
 * files lay in the module's own `pages` as `<name>-export` and so on.
 */
export const listRoutes = (
	folder: string,
	path: string,
	name: string,
	has: readonly ListSubpage[],
): RouteConfigEntry[] =>
	has.flatMap((page) =>
		files[page].map((one) =>
			route(`${path}/${one.path}`, `lists/pages/${one.file}`, { id: `modules/${folder}/pages/${name}-${one.name}` }),
		),
	);
