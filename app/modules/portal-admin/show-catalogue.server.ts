import type * as z from "zod";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import type { CatalogueExport, CataloguePage } from "./catalogue.schema";
import { isMadeHere, moduleList } from "./module-list";
import { exportSmall, type Small, showSmall } from "./portal-list.server";
import { type CatalogueModule, COUNTED_TO, readCatalogue } from "./read-catalogue.server";

/** The catalogue with the module that the address names. */
export async function showCatalogue(ctx: PortalContext, query: z.output<typeof CataloguePage>) {
	const { modules, usedBy } = await readCatalogue(ctx, { guid: query.module, cursor: query.used });
	const current = query.module === undefined ? null : modules.find((module) => module.guid === query.module);
	if (current === undefined) throw notFound();
	return {
		...showSmall(ctx, listOf(modules), query),
		current: current && { ...current, usedBy },
		isNew: query.new !== undefined,
		hasAny: modules.length > 0,
		countedTo: COUNTED_TO,
	};
}

/** What the filters leave of the catalogue, as a file. */
export async function exportCatalogue(ctx: PortalContext, query: z.output<typeof CatalogueExport>) {
	const { modules } = await readCatalogue(ctx);
	return exportSmall(ctx, listOf(modules), {
		query,
		name: "modules",
		cells: {
			description: ({ about }) => about,
			state: (module) => stateOf(module),
			origin: (module) => originOf(module),
			components: (module) => module.components.map(({ name }) => name),
			roles: (module) => module.roles.map(({ title }) => title),
			order: (module) => module.sortOrder,
		},
	});
}

const stateOf = ({ isActive }: CatalogueModule) => (isActive ? "active" : "inactive");
const originOf = (module: CatalogueModule) => (isMadeHere(module) ? "own" : "portal");

const listOf = (rows: CatalogueModule[]): Small<CatalogueModule> => ({
	definition: moduleList,
	rows,
	id: ({ id }) => id,
	text: ({ name, key, about, components }) =>
		[name, key, about, ...components.map((component) => component.name)].join(" "),
	value: (module, column) => {
		if (column === "state") return stateOf(module);
		if (column === "origin") return originOf(module);
		return column === "tenants" ? module.tenants : column === "order" ? module.sortOrder : module.name;
	},
});
