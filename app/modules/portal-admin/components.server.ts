import { eq, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { moduleComponents, moduleRoles, modules } from "#db/schema/portal";
import type { ComponentInput } from "./catalogue.schema";
import { type Component, componentOrder } from "./catalogue.server";

/** Makes a component or changes the fields given of one. Its roles are those of its module. */
export async function saveComponent(ctx: PortalContext, input: ComponentInput): Promise<Component> {
	const { id, moduleId, link, componentTranslationKey: translationKey, role: roles, updatedAt, ...fields } = input;
	const known = id ? await ctx.across.find(moduleComponents, id) : undefined;
	if (id && !known) throw notFound();
	const owner = known?.moduleId ?? moduleId;
	if (!owner) throw invalid({ moduleId: "required" });
	if (roles) await refuseForeignRoles(ctx, owner, roles);
	if (known) {
		if (fields.url && known.url === null) throw invalid({ url: "wrongValue" });
		const patch = { ...fields, ...(roles && { roles }), ...(translationKey && { translationKey }) };
		return changeComponent(ctx, known.id, patch, updatedAt);
	}
	const name = fields.url ? newPageName() : link;
	if (!name) throw invalid({ link: "required" });
	if (!(await ctx.across.find(modules, owner))) throw invalid({ moduleId: "wrongValue" });
	const adding = ctx.across.adding(moduleComponents, {
		id: newId(ctx.now.getTime()),
		moduleId: owner,
		link: name,
		url: fields.url ?? null,
		icon: fields.icon ?? "blocks",
		title: fields.title ?? name,
		titles: fields.titles ?? {},
		translationKey: translationKey ?? (fields.url ? `own:${name}` : `modules:components.${name}`),
		visibleInMenu: fields.visibleInMenu ?? false,
		roles: roles ?? [],
		sortOrder: fields.sortOrder ?? (atTheEnd(owner) as never),
	});
	const [made] = await orElse(ctx.across.commit([adding]), () => invalid({ link: "followup:errors.keyTaken" }));
	return made as Component;
}

/** Changes a component. Throws `conflict` where it has moved on since `basedOn`. */
export async function changeComponent(
	ctx: PortalContext,
	id: string,
	patch: Patch<typeof moduleComponents>,
	basedOn?: number,
): Promise<Component> {
	const unmoved = basedOn === undefined ? undefined : eq(moduleComponents.updatedAt, basedOn);
	const [changed] = await ctx.across.commit([ctx.across.changing(moduleComponents, id, patch, undefined, unmoved)]);
	if (changed) return changed as Component;
	const current = await ctx.across.find(moduleComponents, id);
	throw current ? conflict(serializeComponent(current)) : notFound();
}

/** Throws where a name is not in the module's role list. */
async function refuseForeignRoles(ctx: PortalContext, moduleId: string, names: string[]): Promise<void> {
	const known = await ctx.across.list(moduleRoles, { where: eq(moduleRoles.moduleId, moduleId) });
	if (names.some((name) => !known.some((role) => role.name === name))) throw invalid({ role: "wrongValue" });
}

const atTheEnd = (moduleId: string) =>
	sql`(select coalesce(max(sort_order) + 1, 0) from module_components where module_id = ${moduleId})`;

/** The name of a page elsewhere, as unlike every screen's as every other's. */
const newPageName = () => `page_${newGuid().slice(0, 13).replace("-", "")}`;

/** Moves a component one place up or down among its module's. */
export const moveComponent = (ctx: PortalContext, id: string, direction: "up" | "down") =>
	arrange(ctx, id, (from) => (direction === "up" ? from - 1 : from + 1));

/** Puts a component at a place among its module's, counted from 0. */
export const placeComponent = (ctx: PortalContext, id: string, place: number) => arrange(ctx, id, () => place);

/** All of the module's get a fresh number, so that equal ones part. Past either end it stays as it is. */
async function arrange(ctx: PortalContext, id: string, placeFrom: (from: number) => number): Promise<void> {
	const component = await ctx.across.find(moduleComponents, id);
	if (!component) throw notFound();
	const all = await ctx.across.list(moduleComponents, {
		where: eq(moduleComponents.moduleId, component.moduleId),
		orderBy: componentOrder,
	});
	const from = all.findIndex((one) => one.id === id);
	const place = placeFrom(from);
	if (place < 0 || place >= all.length) return;
	all.splice(place, 0, ...all.splice(from, 1));
	const changed = all.flatMap((one, sortOrder) =>
		one.sortOrder === sortOrder ? [] : [ctx.across.changing(moduleComponents, one.id, { sortOrder })],
	);
	await ctx.across.commit(changed);
}

/** Takes a page elsewhere out of its module; a screen of the portal can only be taken out of the menu here. */
export async function removePage(ctx: PortalContext, id: string): Promise<void> {
	const component = await ctx.across.find(moduleComponents, id);
	if (!component) throw notFound();
	if (component.url === null) throw conflict(undefined, "followup:errors.screenStays");
	await removeComponent(ctx, id);
}

/** Takes a component out of the catalogue. */
export async function removeComponent(ctx: PortalContext, id: string): Promise<void> {
	const [removed] = await ctx.across.commit([ctx.across.removing(moduleComponents, id)]);
	if (!removed) throw notFound();
}

/** A component as calls answer it. */
export function serializeComponent(component: Component) {
	return {
		id: component.id,
		module_id: component.moduleId,
		link: component.link,
		url: component.url,
		icon: component.icon,
		title: component.title,
		titles: component.titles,
		component_translation_key: component.translationKey,
		visible_in_menu: component.visibleInMenu,
		role: component.roles,
		sort_order: component.sortOrder,
		updated_at: new Date(component.updatedAt).toISOString(),
	};
}
