import { asc, eq, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { defaultRoles } from "#app/platform/manifest";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { moduleComponents, moduleRoles, modules, modulesTenant } from "#db/schema/portal";
import type { ModuleInput } from "./catalogue.schema";

export type Module = Row<typeof modules>;
export type Component = Row<typeof moduleComponents>;
export type Role = Row<typeof moduleRoles>;

/** A name of one's own has a key that no language has, so that its label stands in every language. */
const OWN = "own:";

/** The whole catalogue: modules in order, each with components, roles and how many tenants use it, in one round trip. */
export async function readCatalogue(ctx: PortalContext) {
	const found = await ctx.across.read({
		modules: ctx.across.listing(modules, { orderBy: [asc(modules.sortOrder), asc(modules.key)] }),
		components: ctx.across.listing(moduleComponents, { orderBy: componentOrder, limit: 1000 }),
		roles: ctx.across.listing(moduleRoles, { orderBy: [asc(moduleRoles.level), asc(moduleRoles.name)], limit: 1000 }),
		use: ctx.across.reading<{ moduleId: string; count: number }>((db) =>
			db
				.select({ moduleId: modulesTenant.moduleId, count: sql<number>`count(*)`.as("count") })
				.from(modulesTenant)
				.where(eq(modulesTenant.status, 1))
				.groupBy(modulesTenant.moduleId),
		),
	});
	return found.modules.map((module) => ({
		...module,
		components: found.components.filter((component) => component.moduleId === module.id),
		roles: found.roles.filter((role) => role.moduleId === module.id),
		tenants: found.use.find((one) => one.moduleId === module.id)?.count ?? 0,
	}));
}
export type CatalogueModule = Awaited<ReturnType<typeof readCatalogue>>[number];

/** The modules that a tenant can be given, in order. */
export async function listModules(ctx: PortalContext) {
	const found = await ctx.across.list(modules, {
		where: eq(modules.isActive, true),
		orderBy: [asc(modules.sortOrder), asc(modules.key)],
	});
	return found.map(({ id, label, translationKey }) => ({ id, label, translationKey }));
}

export const componentOrder = [asc(moduleComponents.sortOrder), asc(moduleComponents.link)];

/** Makes a module with the default role list, or changes the fields given of one. */
export async function saveModule(ctx: PortalContext, input: ModuleInput): Promise<Module> {
	const { id, key, moduleTranslationKey: translationKey, updatedAt, ...fields } = input;
	if (id) return changeModule(ctx, id, { ...fields, ...(translationKey && { translationKey }) }, updatedAt);
	if (!key) throw invalid({ key: "required" });
	const at = ctx.now.getTime();
	const row = { id: newId(at), guid: newGuid(), key, label: fields.label ?? key, icon: fields.icon ?? "blocks" };
	const { sortOrder = 999, isActive = true, description = "" } = fields;
	const [made] = await orElse(
		ctx.across.commit([
			ctx.across.adding(modules, {
				...row,
				translationKey: translationKey ?? `modules:${key}`,
				sortOrder,
				isActive,
				description,
			}),
			...defaultRoles.map((role) =>
				ctx.across.adding(moduleRoles, { id: newId(at), moduleId: row.id, name: role.name, level: role.level }),
			),
		]),
		() => invalid({ key: "followup:errors.keyTaken" }),
	);
	return made as Module;
}

/** Changes a module's entry in the catalogue. Throws `conflict` where it has moved on since `basedOn`. */
export async function changeModule(
	ctx: PortalContext,
	id: string,
	patch: Patch<typeof modules>,
	basedOn?: number,
): Promise<Module> {
	const unmoved = basedOn === undefined ? undefined : eq(modules.updatedAt, basedOn);
	const [changed] = await ctx.across.commit([ctx.across.changing(modules, id, patch, undefined, unmoved)]);
	if (changed) return changed as Module;
	const current = await ctx.across.find(modules, id);
	throw current ? conflict(presentModule(current)) : notFound();
}

/** Gives a module a name of one's own, or the portal's names back where it is empty. */
export function naming(module: Pick<Module, "key" | "label" | "translationKey">, ownLabel: string) {
	if (ownLabel) return { label: ownLabel, translationKey: `${OWN}${module.key}` };
	return { label: spoken(module.key), translationKey: `modules:${module.key}` };
}

/** The same for a component. */
export function titling(component: Pick<Component, "link">, moduleKey: string, ownTitle: string) {
	if (ownTitle) return { title: ownTitle, translationKey: `${OWN}${component.link}` };
	const title = spoken(component.link.replace(`${moduleKey}_`, ""));
	return { title, translationKey: `modules:components.${component.link}` };
}

const spoken = (key: string) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");

/** Takes a module out of the catalogue; one that a tenant has, or ever had, can only be deactivated. */
export async function removeModule(ctx: PortalContext, id: string): Promise<void> {
	const used = await ctx.across.list(modulesTenant, { where: eq(modulesTenant.moduleId, id), limit: 1 });
	if (used.length > 0) throw conflict(undefined, "followup:errors.moduleInUse");
	const [removed] = await ctx.across.commit([ctx.across.removing(modules, id)]);
	if (!removed) throw notFound();
}

/** A module as calls answer it. */
export function presentModule(module: Module) {
	return {
		id: module.id,
		guid: module.guid,
		key: module.key,
		label: module.label,
		module_translation_key: module.translationKey,
		icon: module.icon,
		description: module.description,
		sort_order: module.sortOrder,
		is_active: module.isActive,
		updated_at: new Date(module.updatedAt).toISOString(),
	};
}
