import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { type Form, type OpenForm, readOpenForm, type Version } from "../store/form-row.server";

export type OpenedForm = { ctx: TenantContext; form: Form; version: Version };

/**
 * A form that is out, by its public guid, in the tenant that it belongs to; a guest's context. A wrong guid, a form that was
 * never published and one of a tenant without the module are all `notFound`; whether it takes replies is for the caller.
 */
export async function openForm(
	context: RequestContext,
	area: Area,
	guid: string,
	tenantGuid?: string,
): Promise<OpenedForm> {
	const ctx = await enterPublicTarget(context, { table: forms, moduleKey: area.moduleKey, guid, tenantGuid });
	if (!ctx) throw notFound();
	return { ctx, ...published(await readOpenForm(ctx, area, { guid: guid.toLowerCase() })) };
}

/** The form with the version that is out; one that was never published is `notFound`. */
export function published({ form, version }: OpenForm): { form: Form; version: Version } {
	if (!version || form.status === "draft") throw notFound();
	return { form, version };
}
