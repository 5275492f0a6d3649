import { eq } from "drizzle-orm";
import { mediaOf } from "#app/platform/media.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { wholeContext } from "#app/platform/request-context.server";
import { hasSecretKey } from "#app/platform/second-factor/secret-box.server";
import { Across } from "#app/platform/tenant/across.server";
import type { SecondFactorPolicy, Visit } from "#app/platform/tenant/context";
import { writerOf } from "#app/platform/tenant/enter.server";
import type { Patch } from "#app/platform/tenant/rows.server";
import { tenants } from "#db/schema/portal";
import type { TenantRecord } from "./tenant-context.server";
import type { TenantPatch } from "./tenants.schema";
import { type LogoKey, serializeTenant, storeLogo } from "./tenants.server";

/**
 * What a call changes of the caller's own tenant: name, logo, language and time zone; the organisation number is the
 * provider's to change. Throws `conflict` with the tenant as it is where it has moved on.
 */
export async function changeOwnTenant(visit: Visit, input: TenantPatch) {
	const { id: _id, logo, updatedAt, orgNumber, ...plain } = input;
	if (orgNumber !== undefined && !visit.user.isSuperadmin) throw notAllowed();
	const logoKey = logo && (await storeLogo(visit, visit.tenant.id, logo));
	const patch = {
		...plain,
		...(orgNumber !== undefined && { orgNumber: orgNumber || null }),
		...(logoKey && { logoKey }),
	};
	return serializeTenant(await writeOwnTenant(visit, patch, updatedAt));
}

/** Puts another logo of the visitor's own tenant in place, or none. */
export async function changeOwnLogo(visit: Visit, which: LogoKey, file: File | null): Promise<void> {
	const key = file ? await storeLogo(visit, visit.tenant.id, file, which === "logoKey" ? "logo" : "darkLogo") : null;
	await writeOwnTenant(visit, { [which]: key });
}

/**
 * Says of whom the visitor's own tenant requires a second factor. Whoever asks for it has one, so that nobody shuts
 * themselves out; throws `invalid` else, and where the portal can keep no secrets.
 */
export async function changePolicy(visit: Visit, secondFactor: SecondFactorPolicy): Promise<void> {
	const isOn = secondFactor !== "none";
	if (isOn && !hasSecretKey(visit.context.env)) throw invalid({ secondFactor: "organisation:errors.notSetUp" });
	if (isOn && !visit.user.hasSecondFactor) throw invalid({ secondFactor: "organisation:errors.ownFirst" });
	await writeOwnTenant(visit, { secondFactor });
}

/** Changes the visitor's own tenant; a logo that goes is removed once the change is written. */
export async function writeOwnTenant(
	visit: Visit,
	patch: Patch<typeof tenants>,
	basedOn?: number,
): Promise<TenantRecord> {
	const across = new Across(wholeContext(visit.context).db, writerOf(visit.context, visit.actor));
	const before = await across.find(tenants, visit.tenant.id);
	if (!before) throw notFound();
	if (basedOn !== undefined && basedOn !== before.updatedAt) throw conflict(serializeTenant(before));
	if (Object.keys(patch).length === 0) return before;
	const unmoved = basedOn === undefined ? undefined : eq(tenants.updatedAt, basedOn);
	const [changed] = await across.commit([across.changing(tenants, visit.tenant.id, patch, visit.tenant.id, unmoved)]);
	if (!changed) throw conflict(serializeTenant(before));
	for (const key of ["logoKey", "logoDarkKey"] as const) {
		const old = before[key];
		if (old !== null && patch[key] !== undefined)
			visit.context.waitUntil(mediaOf(visit.context, visit.tenant.id).remove(old));
	}
	return changed as TenantRecord;
}
