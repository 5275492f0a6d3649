import type { Bag } from "#app/platform/bag.server";
import { notFound } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterOpenPlace } from "#app/platform/tenant/open-place.server";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { type Form, readOpenForm, type Version } from "../store/form-row.server";
import { readVersion } from "../store/show-version.server";

export type OpenedForm = { ctx: TenantContext; form: Form; version: Version };

/**
 * A form that is out, by its public guid, in the tenant that it belongs to; a guest's context. A wrong guid, a form that was
 * never published and one of a tenant without the module are all `notFound`; whether it takes replies is for the caller.
 */
export async function openForm(bag: Bag, area: Area, guid: string, tenantGuid?: string): Promise<OpenedForm> {
	const ctx = await enterOpenPlace(bag, { table: forms, moduleKey: area.moduleKey, guid, tenantGuid });
	if (!ctx) throw notFound();
	const { form, version } = await readOpenForm(ctx, area, { guid: guid.toLowerCase() });
	if (!version || form.status === "draft") throw notFound();
	return { ctx, form, version };
}

/** The version that somebody began with, though there is a newer one by now: what was asked is what is answered. Throws `notFound`. */
export async function versionBegun({ ctx, form, version }: OpenedForm, id: string | undefined): Promise<Version> {
	if (id === undefined || id === version.id) return version;
	const begun = await readVersion(ctx, id);
	if (begun.formId !== form.id) throw notFound();
	return begun;
}
