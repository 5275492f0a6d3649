import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
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
		const patch = { ...fields, ...(roles && { roles }), ...(translationKey && { translationKey }) };
		return changeComponent(ctx, known.id, patch, updatedAt);
	}
	if (!link) throw invalid({ link: "required" });
	if (!(await ctx.across.find(modules, owner))) throw invalid({ moduleId: "wrongValue" });
	const adding = ctx.across.adding(moduleComponents, {
		id: newId(ctx.now.getTime()),
		moduleId: owner,
		link,
		icon: fields.icon ?? "blocks",
		title: fields.title ?? link,
		translationKey: translationKey ?? `modules:components.${link}`,
		visibleInMenu: fields.visibleInMenu ?? false,
		roles: roles ?? [],
		sortOrder: fields.sortOrder ?? 999,
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
	throw current ? conflict(presentComponent(current)) : notFound();
}

/** Throws where a name is not in the module's role list. */
async function refuseForeignRoles(ctx: PortalContext, moduleId: string, names: string[]): Promise<void> {
	const known = await ctx.across.list(moduleRoles, { where: eq(moduleRoles.moduleId, moduleId) });
	if (names.some((name) => !known.some((role) => role.name === name))) throw invalid({ role: "wrongValue" });
}

/** Moves a component one place up or down among its module's; all get a fresh number, so that equal ones part. */
export async function moveComponent(ctx: PortalContext, id: string, direction: "up" | "down"): Promise<void> {
	const component = await ctx.across.find(moduleComponents, id);
	if (!component) throw notFound();
	const all = await ctx.across.list(moduleComponents, {
		where: eq(moduleComponents.moduleId, component.moduleId),
		orderBy: componentOrder,
	});
	const from = all.findIndex((one) => one.id === id);
	const to = direction === "up" ? from - 1 : from + 1;
	const [moved, other] = [all[from], all[to]];
	if (!moved || !other) return;
	all[from] = other;
	all[to] = moved;
	const changed = all.flatMap((one, place) =>
		one.sortOrder === place ? [] : [ctx.across.changing(moduleComponents, one.id, { sortOrder: place })],
	);
	await ctx.across.commit(changed);
}

/** Takes a component out of the catalogue. */
export async function removeComponent(ctx: PortalContext, id: string): Promise<void> {
	const [removed] = await ctx.across.commit([ctx.across.removing(moduleComponents, id)]);
	if (!removed) throw notFound();
}

/** A component as calls answer it. */
export function presentComponent(component: Component) {
	return {
		id: component.id,
		module_id: component.moduleId,
		link: component.link,
		icon: component.icon,
		title: component.title,
		component_translation_key: component.translationKey,
		visible_in_menu: component.visibleInMenu,
		role: component.roles,
		sort_order: component.sortOrder,
		updated_at: new Date(component.updatedAt).toISOString(),
	};
}
