import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { moduleComponents, modules } from "#db/schema/portal";
import type * as input from "./catalogue.schema";
import { changeModule, naming, titling } from "./catalogue.server";
import { moveComponent, saveComponent } from "./components.server";
import * as roles from "./roles.server";

/** What the buttons of the catalogue do. */

type In<Schema extends z.ZodType> = z.output<Schema>;
const said = (key: string) => done({ snackbar: { key: `followup:snackbar.${key}`, kind: "success" } });

export async function editModule(ctx: PortalContext, given: In<typeof input.EditModule>) {
	const module = await ctx.across.find(modules, given.id);
	if (!module) throw notFound();
	const { id, ownLabel, updatedAt, ...fields } = given;
	await changeModule(ctx, id, { ...fields, ...naming(module, ownLabel) }, updatedAt);
	return said("moduleSaved");
}

export async function activate(ctx: PortalContext, { id, isActive }: In<typeof input.ActivateModule>) {
	await changeModule(ctx, id, { isActive });
	return said(isActive ? "moduleActivated" : "moduleDeactivated");
}

export async function editComponent(ctx: PortalContext, given: In<typeof input.EditComponent>) {
	const { id, ownTitle, roles: role, ...fields } = given;
	const component = await ctx.across.find(moduleComponents, id);
	const module = component && (await ctx.across.find(modules, component.moduleId));
	if (!component || !module) throw notFound();
	const { title, translationKey: componentTranslationKey } = titling(component, module.key, ownTitle);
	const { moduleId } = component;
	await saveComponent(ctx, {
		...fields,
		...{ id, moduleId, title, componentTranslationKey, role },
	});
	return said("componentSaved");
}

export async function move(ctx: PortalContext, { id, direction }: In<typeof input.MoveComponent>) {
	await moveComponent(ctx, id, direction);
	return said("componentMoved");
}

export async function addRole(ctx: PortalContext, given: In<typeof input.AddRole>) {
	await roles.addRole(ctx, given);
	return said("roleAdded");
}

export async function changeRole(ctx: PortalContext, given: In<typeof input.EditRole>) {
	await roles.changeRole(ctx, given);
	return said("roleChanged");
}

export async function removeRole(ctx: PortalContext, { id }: In<typeof input.ById>) {
	await roles.removeRole(ctx, id);
	return said("roleRemoved");
}
