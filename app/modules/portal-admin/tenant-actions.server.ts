import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { conflict } from "#app/platform/problems";
import { accessStatus } from "#app/platform/tenant/access";
import type { PortalContext } from "#app/platform/tenant/context";
import { changeTerms, extendEntry, findEntry, giveModule, writeTerms } from "./entries.server";
import { orderErasure } from "./erase.server";
import { openTenant } from "./tenant-context.server";
import type * as input from "./tenants.schema";
import { changeLogo, changeTenant, createTenant } from "./tenants.server";

/** What the buttons of the tenants' pages do. Each ends with a sentence and goes back to where it was pressed. */

type In<Schema extends z.ZodType> = z.output<Schema>;
const said = (key: string, params?: Record<string, string | number>) =>
	done({ snackbar: { key: `followup:snackbar.${key}`, kind: "success", params } });

export async function create(ctx: PortalContext, given: In<typeof input.NewTenant>) {
	const { guid, name } = await createTenant(ctx, given);
	const snackbar = { key: "followup:snackbar.created", kind: "success" as const, params: { name } };
	return done({ snackbar, to: `/followup/tenants?tenant=${guid}` });
}

export async function edit(ctx: PortalContext, given: In<typeof input.EditTenant>) {
	const { record } = await openTenant(ctx, given.tenant);
	const { tenant: _guid, updatedAt, orgNumber, ...fields } = given;
	await changeTenant(ctx, record, { ...fields, orgNumber: orgNumber ?? null }, updatedAt);
	return said("saved", { name: fields.name });
}

export async function archive(ctx: PortalContext, { tenant }: In<typeof input.ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await changeTenant(ctx, record, { status: "archived" });
	return said("archived", { name: record.name });
}

export async function restore(ctx: PortalContext, { tenant }: In<typeof input.ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await changeTenant(ctx, record, { status: "active" });
	return said("restored", { name: record.name });
}

export async function erase(ctx: PortalContext, { tenant, confirmName }: In<typeof input.EraseTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await orderErasure(ctx, record, confirmName);
	const snackbar = { key: "followup:snackbar.erasing", kind: "info" as const, params: { name: record.name } };
	return done({ snackbar, to: "/followup/tenants" });
}

export async function logo(ctx: PortalContext, { tenant, logo: file }: In<typeof input.LogoInput>) {
	const { record } = await openTenant(ctx, tenant);
	await changeLogo(ctx, record, file);
	return said("logoChanged");
}

export async function removeLogo(ctx: PortalContext, { tenant }: In<typeof input.ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await changeLogo(ctx, record, null);
	return said("logoRemoved");
}

export async function darkLogo(ctx: PortalContext, { tenant, darkLogo: file }: In<typeof input.DarkLogoInput>) {
	const { record } = await openTenant(ctx, tenant);
	await changeLogo(ctx, record, file, "logoDarkKey");
	return said("logoChanged");
}

export async function removeDarkLogo(ctx: PortalContext, { tenant }: In<typeof input.ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await changeLogo(ctx, record, null, "logoDarkKey");
	return said("logoRemoved");
}

export async function accent(ctx: PortalContext, given: In<typeof input.AccentInput>) {
	const { record } = await openTenant(ctx, given.tenant);
	await changeTenant(ctx, record, { accent: given.accent });
	return said("colourChanged");
}

export async function standardColour(ctx: PortalContext, { tenant }: In<typeof input.ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	await changeTenant(ctx, record, { accent: null });
	return said("colourChanged");
}

export async function give(ctx: PortalContext, { tenant, ...gift }: In<typeof input.GiveModule>) {
	const { inside } = await openTenant(ctx, tenant);
	await giveModule(inside, gift);
	return said("given");
}

export async function turn(ctx: PortalContext, { tenant, entry, status }: In<typeof input.SwitchEntry>) {
	const { inside } = await openTenant(ctx, tenant);
	const found = await findEntry(inside, entry);
	const hasEnded = accessStatus(found, inside.tenant.timeZone, ctx.now) === "expired";
	if (status === 1 && hasEnded) throw conflict(undefined, "followup:errors.extendFirst");
	await writeTerms(inside, found, { status });
	return said(status === 1 ? "switchedOn" : "switchedOff");
}

export async function extend(ctx: PortalContext, { tenant, entry }: In<typeof input.ExtendEntry>) {
	const { inside } = await openTenant(ctx, tenant);
	await extendEntry(inside, await findEntry(inside, entry));
	return said("extended");
}

export async function setTerms(ctx: PortalContext, given: In<typeof input.EntryTerms>) {
	const { inside } = await openTenant(ctx, given.tenant);
	const { starts = null, expires = null, roles, updatedAt } = given;
	await changeTerms(inside, given.entry, { starts, expires, roles }, updatedAt);
	return said("termsSaved");
}
