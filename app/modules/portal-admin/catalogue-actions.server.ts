import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { moduleComponents, modules } from "#db/schema/portal";
import type * as input from "./catalogue.schema";
import { changeModule, createModule as makeModule, naming, removeModule, titling } from "./catalogue.server";
import * as components from "./components.server";
import { isMadeHere } from "./module-list";
import * as roles from "./roles.server";

/** What the buttons of the catalogue do. */

type In<Schema extends z.ZodType> = z.output<Schema>;
const said = (key: string) => done({ snackbar: { key: `followup:snackbar.${key}`, kind: "success" } });

export async function createModule(ctx: PortalContext, given: In<typeof input.CreateModule>) {
	const { guid, label } = await makeModule(ctx, given);
	const snackbar = { key: "followup:snackbar.moduleCreated", params: { name: label }, kind: "success" } as const;
	return done({ snackbar, to: `${to.modules()}?module=${guid}` });
}

export async function dropModule(ctx: PortalContext, { id }: In<typeof input.ById>) {
	const module = await ctx.across.find(modules, id);
	if (!module) throw notFound();
	// What a release brought would come back with the next one.
	if (!isMadeHere(module)) throw conflict(undefined, "followup:errors.moduleStays");
	await removeModule(ctx, id);
	const snackbar = { key: "followup:snackbar.moduleRemoved", params: { name: module.label }, kind: "success" } as const;
	return done({ snackbar, to: to.modules() });
}

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
	if (component.url !== null && !given.url) throw invalid({ url: "required" });
	const { title, translationKey: componentTranslationKey } = titling(component, module.key, ownTitle);
	const { moduleId } = component;
	await components.saveComponent(ctx, {
		...fields,
		...{ id, moduleId, title, componentTranslationKey, role },
	});
	return said("componentSaved");
}

export async function addPage(ctx: PortalContext, given: In<typeof input.AddComponent>) {
	const { ownTitle: title, roles: role, ...fields } = given;
	await components.saveComponent(ctx, { ...fields, ...{ title, role, visibleInMenu: true } });
	return said("pageAdded");
}

export async function removePage(ctx: PortalContext, { id }: In<typeof input.ById>) {
	await components.removePage(ctx, id);
	return said("pageRemoved");
}

export async function place(ctx: PortalContext, given: In<typeof input.PlaceComponent>) {
	await components.placeComponent(ctx, given.id, given.place);
	return said("componentMoved");
}

export async function show(ctx: PortalContext, { id, visibleInMenu }: In<typeof input.ShowComponent>) {
	await components.changeComponent(ctx, id, { visibleInMenu });
	return said(visibleInMenu ? "componentShown" : "componentHidden");
}

export async function move(ctx: PortalContext, { id, direction }: In<typeof input.MoveComponent>) {
	await components.moveComponent(ctx, id, direction);
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
