import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "#app/platform/i18n.server";
import { after, pageOf } from "#app/platform/paging.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { titleIn } from "#app/platform/tenant/titles";
import { moduleComponents, moduleRoles, modules, modulesTenant, tenants } from "#db/schema/portal";
import { componentOrder } from "./catalogue.server";
import { type EntryState, entryState } from "./module-entries";

/** Tenants that use a module are counted no further than this. */
export const COUNTED_TO = 500;
const MOST_MODULES = 500;
/** Tenants that the panel of a module names at once. */
const NAMED = 25;

export type TenantUsing = { guid: string; name: string; isArchived: boolean; state: EntryState };
export type UsedBy = { rows: TenantUsing[]; next: string | null };

type Use = { moduleId: string; count: number; names: string };

/** How many tenants use each module, counted to `COUNTED_TO`, and the names of those that are here longest. */
const readingUse = (ctx: PortalContext) =>
	ctx.across.reading<Use>((db) =>
		db
			.select({
				moduleId: modules.id,
				count: sql<number>`(select count(*) from (select 1 from modules_tenant e
					where e.module_id = ${modules}.id and e.status = 1 limit ${COUNTED_TO + 1}))`.as("count"),
				names: sql<string>`(select json_group_array(name) from (select t.name as name from modules_tenant e
					join tenants t on t.id = e.tenant_id where e.module_id = ${modules}.id and e.status = 1
					order by e.tenant_id limit 2))`.as("names"),
			})
			.from(modules)
			.limit(MOST_MODULES),
	);

/** The tenants that use one module, by name, a page of them. */
const readingTenants = (ctx: PortalContext, guid: string, cursor?: string) =>
	ctx.across.reading<{
		id: string;
		guid: string;
		name: string;
		timeZone: string;
		standing: string;
		status: number;
		starts: string | null;
		expires: string | null;
	}>((db) =>
		db
			.select({
				id: tenants.id,
				guid: tenants.guid,
				name: tenants.name,
				timeZone: tenants.timeZone,
				standing: sql<string>`${tenants.status}`.as("tenant_status"),
				status: sql<number>`${modulesTenant.status}`.as("entry_status"),
				starts: modulesTenant.starts,
				expires: modulesTenant.expires,
			})
			.from(tenants)
			.innerJoin(
				modulesTenant,
				and(
					eq(modulesTenant.tenantId, tenants.id),
					eq(modulesTenant.moduleId, sql`(select id from modules where guid = ${guid})`),
					eq(modulesTenant.status, 1),
				),
			)
			.where(after([tenants.name, tenants.id], cursor))
			.orderBy(asc(tenants.name), asc(tenants.id))
			.limit(NAMED + 1),
	);

/**
 * The whole catalogue, which is small: modules in the order of the menu, each with its pages, its roles and who uses it, and
 * the tenants of the one whose guid is given by name. One round trip.
 */
export async function readCatalogue(ctx: PortalContext, open: { guid?: string; cursor?: string } = {}) {
	const { across, language, now } = ctx;
	const t = await translator(language);
	const found = await across.read({
		modules: across.listing(modules, { orderBy: [asc(modules.sortOrder), asc(modules.key)], limit: MOST_MODULES }),
		components: across.listing(moduleComponents, { orderBy: componentOrder, limit: 5000 }),
		roles: across.listing(moduleRoles, { orderBy: [asc(moduleRoles.level), asc(moduleRoles.name)], limit: 5000 }),
		use: readingUse(ctx),
		tenants: readingTenants(ctx, open.guid ?? "", open.cursor),
	});
	const { items, next } = pageOf(found.tenants, NAMED, (row) => [row.name, row.id]);
	const usedBy: UsedBy = {
		rows: items.map(({ guid, name, standing, timeZone, status, starts, expires }) => ({
			...{ guid, name, isArchived: standing === "archived" },
			state: entryState({ status, starts, expires }, timeZone, now),
		})),
		next,
	};
	const all = found.modules.map(({ shipped: _shipped, ...module }) => {
		const use = found.use.find((one) => one.moduleId === module.id);
		const components = found.components.filter((component) => component.moduleId === module.id);
		return {
			...module,
			/** What it is called in the reader's language. */
			name: t(module.translationKey, { defaultValue: titleIn(module.titles, language, module.label) }),
			/** What it is for: as somebody here wrote it, else as the portal says it. */
			about: module.description || t(`modules:about.${module.key}`, { defaultValue: "" }),
			components: components.map((component) => ({
				...component,
				name: t(component.translationKey, { defaultValue: titleIn(component.titles, language, component.title) }),
			})),
			roles: found.roles
				.filter((role) => role.moduleId === module.id)
				.map((role) => ({ ...role, title: t(`modules:roles.${role.name}`, { defaultValue: role.name }) })),
			tenants: use?.count ?? 0,
			tenantNames: JSON.parse(use?.names ?? "[]") as string[],
		};
	});
	return { modules: all, usedBy };
}
export type CatalogueModule = Awaited<ReturnType<typeof readCatalogue>>["modules"][number];
