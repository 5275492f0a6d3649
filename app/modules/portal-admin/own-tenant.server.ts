import { eq } from "drizzle-orm";
import { mediaOf } from "#app/platform/media.server";
import { conflict, notAllowed, notFound } from "#app/platform/problems";
import { Across } from "#app/platform/tenant/across.server";
import type { Visit } from "#app/platform/tenant/context";
import { writerOf } from "#app/platform/tenant/enter.server";
import { tenants } from "#db/schema/portal";
import type { TenantRecord } from "./tenant-context.server";
import type { TenantPatch } from "./tenants.schema";
import { presentTenant, storeLogo } from "./tenants.server";

/**
 * What a tenant's ADMIN changes of it: name, logo and language, and nothing else; the time zone, by which access ends,
 * and the organisation number are the provider's to change. Throws `conflict` with the tenant as it is where it has moved on.
 */
export async function changeOwnTenant(visit: Visit, input: TenantPatch) {
	const { id: _id, logo, updatedAt, timeZone, orgNumber, ...plain } = input;
	if ((timeZone !== undefined || orgNumber !== undefined) && !visit.user.isSuperadmin) throw notAllowed();
	const across = new Across(visit.bag.db, writerOf(visit.bag, visit.actor));
	const before = await across.find(tenants, visit.tenant.id);
	if (!before) throw notFound();
	if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw conflict(presentTenant(before));
	const logoKey = logo && (await storeLogo(visit, visit.tenant.id, logo));
	const patch = {
		...plain,
		...(timeZone && { timeZone }),
		...(orgNumber !== undefined && { orgNumber: orgNumber || null }),
		...(logoKey && { logoKey }),
	};
	if (Object.keys(patch).length === 0) return presentTenant(before);
	const unmoved = updatedAt === undefined ? undefined : eq(tenants.updatedAt, updatedAt);
	const [changed] = await across.commit([across.changing(tenants, visit.tenant.id, patch, visit.tenant.id, unmoved)]);
	if (!changed) throw conflict(presentTenant(before));
	if (logoKey && before.logoKey) visit.bag.waitUntil(mediaOf(visit.bag, visit.tenant.id).remove(before.logoKey));
	return presentTenant(changed as TenantRecord);
}
