import { asc, eq } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { defaultRoles } from "#app/platform/manifest";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { titleIn } from "#app/platform/tenant/titles";
import { moduleComponents, moduleRoles, modules, modulesTenant } from "#db/schema/portal";
import type { ModuleInput } from "./catalogue.schema";
import { isMadeHere, ownKey } from "./module-list";

export type Module = Row<typeof modules>;
export type Component = Row<typeof moduleComponents>;
export type Role = Row<typeof moduleRoles>;

/** A name of one's own has a key that no language has, so that its label stands in every language. */
const OWN = "own:";

/** The modules that a tenant can be given, in order. */
export async function listModules(ctx: PortalContext) {
	const found = await ctx.across.list(modules, {
		where: eq(modules.isActive, true),
		orderBy: [asc(modules.sortOrder), asc(modules.key)],
	});
	return found.map(({ id, label, titles, translationKey }) => ({
		...{ id, translationKey },
		label: titleIn(titles, ctx.language, label),
	}));
}

export const componentOrder = [asc(moduleComponents.sortOrder), asc(moduleComponents.link)];

/** Makes a module with the default role list, or changes the fields given of one. */
export async function saveModule(ctx: PortalContext, input: ModuleInput): Promise<Module> {
	const { id, key, moduleTranslationKey: translationKey, updatedAt, ...fields } = input;
	if (id) return changeModule(ctx, id, { ...fields, ...(translationKey && { translationKey }) }, updatedAt);
	if (!key) throw invalid({ key: "required" });
	const at = ctx.now.getTime();
	const row = { id: newId(at), guid: newGuid(), key, label: fields.label ?? key, icon: fields.icon ?? "blocks" };
	const { sortOrder = 999, isActive = true, description = "", titles = {} } = fields;
	const [made] = await orElse(
		ctx.across.commit([
			ctx.across.adding(modules, {
				...row,
				translationKey: translationKey ?? `modules:${key}`,
				sortOrder,
				isActive,
				description,
				titles,
			}),
			...defaultRoles.map((role) =>
				ctx.across.adding(moduleRoles, { id: newId(at), moduleId: row.id, name: role.name, level: role.level }),
			),
		]),
		() => invalid({ key: "followup:errors.keyTaken" }),
	);
	return made as Module;
}

/** Makes a module of one's own, whose pages are elsewhere: the portal's screens come with its releases. */
export async function createModule(ctx: PortalContext, { ownLabel, ...fields }: NewModule): Promise<Module> {
	const key = ownKey(keyOf(ownLabel));
	const given = { ...fields, key, label: ownLabel, moduleTranslationKey: `${OWN}${key}` };
	return orElse(saveModule(ctx, given), () => invalid({ ownLabel: "followup:errors.nameTaken" }));
}
type NewModule = { ownLabel: string; description: string; icon: string; titles: Record<string, string> };

/** A name as a key: "Økonomi og lønn" → `okonomi_og_lonn`; what no letter of it is left of gets a random one. */
function keyOf(name: string): string {
	const letters = name.toLowerCase().replaceAll("æ", "ae").replaceAll("ø", "o").replaceAll("å", "a");
	const key = letters
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "_");
	return key.replace(/^_+|_+$/g, "").slice(0, 40) || newGuid().slice(0, 8);
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
	throw current ? conflict(serializeModule(current)) : notFound();
}

/** Gives a module a name of one's own, or the portal's names back where it is empty. */
export function naming(module: Pick<Module, "key">, ownLabel: string) {
	if (!ownLabel && isMadeHere(module)) throw invalid({ ownLabel: "required" });
	if (ownLabel) return { label: ownLabel, translationKey: `${OWN}${module.key}` };
	return { label: labelFrom(module.key), translationKey: `modules:${module.key}` };
}

/** The same for a component. */
export function titling(component: Pick<Component, "link" | "url">, moduleKey: string, ownTitle: string) {
	if (!ownTitle && component.url !== null) throw invalid({ ownTitle: "required" });
	if (ownTitle) return { title: ownTitle, translationKey: `${OWN}${component.link}` };
	const title = labelFrom(component.link.replace(`${moduleKey}_`, ""));
	return { title, translationKey: `modules:components.${component.link}` };
}

const labelFrom = (key: string) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");

/** Takes a module out of the catalogue; one that a tenant has, or ever had, can only be deactivated. */
export async function removeModule(ctx: PortalContext, id: string): Promise<void> {
	const used = await ctx.across.list(modulesTenant, { where: eq(modulesTenant.moduleId, id), limit: 1 });
	if (used.length > 0) throw conflict(undefined, "followup:errors.moduleInUse");
	const [removed] = await ctx.across.commit([ctx.across.removing(modules, id)]);
	if (!removed) throw notFound();
}

/** A module as calls answer it. */
export function serializeModule(module: Module) {
	return {
		id: module.id,
		guid: module.guid,
		key: module.key,
		label: module.label,
		module_translation_key: module.translationKey,
		titles: module.titles,
		icon: module.icon,
		description: module.description,
		sort_order: module.sortOrder,
		is_active: module.isActive,
		updated_at: new Date(module.updatedAt).toISOString(),
	};
}
