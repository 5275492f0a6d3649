import { eq } from "drizzle-orm";
import { isLanguage } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import type { PortalContext, Tenant, TenantContext } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { tenants } from "#db/schema/portal";

export type TenantRecord = Row<typeof tenants>;

/** A tenant by its guid, archived ones too, with the context in which a super-admin works in it; throws `notFound`. */
export async function openTenant(
	ctx: PortalContext,
	guid: string,
): Promise<{ record: TenantRecord; inside: TenantContext }> {
	const [record] = await ctx.across.list(tenants, { where: eq(tenants.guid, guid), limit: 1 });
	if (!record) throw notFound();
	return { record, inside: contextFor(ctx.context, tenantOf(record), { kind: "user", id: ctx.user.id }) };
}

export function tenantOf(record: TenantRecord): Tenant {
	const {
		id,
		guid,
		name,
		slug,
		logoKey,
		logoDarkKey,
		accent,
		language,
		timeZone,
		secondFactor,
		keepsOnDevices,
		database,
	} = record;
	return {
		id,
		guid,
		name,
		slug,
		logoKey,
		logoDarkKey,
		accent,
		timeZone,
		secondFactor,
		keepsOnDevices,
		database,
		language: isLanguage(language) ? language : "en",
	};
}
