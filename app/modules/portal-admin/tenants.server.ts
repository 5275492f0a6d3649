import { eq } from "drizzle-orm";
import { inviteMembers } from "#app/directory/invitations.server";
import { newGuid, newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { PortalContext, TenantContext } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import type { Patch } from "#app/platform/tenant/rows.server";
import { moduleRoles, modules, modulesTenant, tenants } from "#db/schema/portal";
import { readLogo } from "./logo.server";
import { type TenantRecord, tenantOf } from "./tenant-context.server";
import type { TenantRow } from "./tenant-list.server";
import type { NewTenant } from "./tenants.schema";

type About = {
	name: string;
	orgNumber?: string | undefined;
	slug?: string | undefined;
	language: string;
	timeZone: string;
	logo?: File | undefined;
};
/** Which of a tenant's two logos: that on light ground, or that on dark. */
export type LogoKey = "logoKey" | "logoDarkKey";
type Given = { moduleId: string; starts: string | null; expires: string | null };

/** Makes a tenant, with the modules given at once; throws `invalid` where the short name is taken. */
export async function makeTenant(ctx: PortalContext, about: About, given: Given[] = []): Promise<TenantRecord> {
	const at = ctx.now.getTime();
	const id = newId(at);
	const { name, orgNumber, language, timeZone, logo } = about;
	const slug = about.slug ?? slugOf(name);
	if (!slug) throw invalid({ slug: "required" });
	const logoKey = logo ? await storeLogo(ctx, id, logo) : null;
	const row = { id, guid: newGuid(), name, slug, orgNumber: orgNumber || null, logoKey, language, timeZone };
	const entries = given.map((terms) => {
		const entry = { tenantId: id, id: newId(at), ...terms, status: 1, warnedDays: null };
		return ctx.across.adding(modulesTenant, entry, id);
	});
	const adding = ctx.across.adding(tenants, { ...row, accent: null, status: "active" }, id);
	const [record] = await orElse(ctx.across.commit([adding, ...entries]), slugTaken);
	return record as TenantRecord;
}

/** Makes a tenant as the form asks: with its modules, and an invitation for its first admin to all of them. */
export async function createTenant(ctx: PortalContext, input: NewTenant): Promise<TenantRecord> {
	const { adminEmail, modules: chosen, from = null, until = null, ...about } = input;
	if (from !== null && until !== null && until < from) throw invalid({ until: "followup:errors.endsBefore" });
	const catalogue = await ctx.across.list(modules, { where: eq(modules.isActive, true) });
	if (chosen.some((id) => !catalogue.some((module) => module.id === id))) throw invalid({ modules: "wrongValue" });
	const record = await makeTenant(
		ctx,
		about,
		chosen.map((moduleId) => ({ moduleId, starts: from, expires: until })),
	);
	const inside = contextFor(ctx.context, tenantOf(record), { kind: "user", id: ctx.user.id });
	const grants = await adminGrants(inside);
	await inviteMembers(inside, {
		emails: [adminEmail],
		role: "ADMIN",
		grants,
		language: inside.tenant.language,
		message: "",
	});
	return record;
}

/** The highest role in each of the tenant's modules: what its first admin gets. */
async function adminGrants(ctx: TenantContext): Promise<{ modulesTenantId: string; moduleRoleId: string }[]> {
	const rows = await ctx.portal
		.select(modulesTenant, { entry: modulesTenant.id, role: moduleRoles.id, level: moduleRoles.level })
		.innerJoin(moduleRoles, eq(moduleRoles.moduleId, modulesTenant.moduleId));
	const best = new Map<string, (typeof rows)[number]>();
	for (const row of rows) if (row.level > (best.get(row.entry)?.level ?? 0)) best.set(row.entry, row);
	return [...best.values()].map(({ entry, role }) => ({ modulesTenantId: entry, moduleRoleId: role }));
}

/** Changes a tenant. Throws `conflict` with what it is now where it has moved on since `basedOn`. */
export async function changeTenant(
	ctx: PortalContext,
	record: TenantRecord,
	patch: Patch<typeof tenants>,
	basedOn?: number,
): Promise<TenantRecord> {
	const unmoved = basedOn === undefined ? undefined : eq(tenants.updatedAt, basedOn);
	const changing = ctx.across.changing(tenants, record.id, patch, record.id, unmoved);
	const [changed] = await orElse(ctx.across.commit([changing]), slugTaken);
	if (changed) return changed as TenantRecord;
	const current = await ctx.across.find(tenants, record.id);
	throw current ? conflict(serializeTenant(current)) : notFound();
}

/** Stores a logo and gives its key. */
export async function storeLogo(
	ctx: Pick<TenantContext, "context">,
	tenantId: string,
	file: File,
	field = "logo",
): Promise<string> {
	const { bytes, contentType } = await readLogo(file, field);
	return mediaOf(ctx.context, tenantId).add(bytes, contentType);
}

/** Puts another logo in place, or none; the old file goes when the change is written. */
export async function changeLogo(
	ctx: PortalContext,
	record: TenantRecord,
	file: File | null,
	which: LogoKey = "logoKey",
): Promise<TenantRecord> {
	const key = file ? await storeLogo(ctx, record.id, file, which === "logoKey" ? "logo" : "darkLogo") : null;
	const changed = await changeTenant(ctx, record, { [which]: key });
	const old = record[which];
	if (old) ctx.context.waitUntil(mediaOf(ctx.context, record.id).remove(old));
	return changed;
}

/** `Ås & Østre Kulør` → `as-ostre-kulor`. */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("æ", "ae")
		.replaceAll("ø", "o")
		.normalize("NFD")
		.replace(/[^a-z0-9]+/g, (signs) => (/^\p{M}+$/u.test(signs) ? "" : "-"))
		.replace(/^-+|-+$/g, "")
		.slice(0, 60);
}

const slugTaken = () => invalid({ slug: "followup:errors.slugTaken" });

/** A tenant of the list as calls answer it, with its counts. */
export function serializeListed(row: TenantRow) {
	return {
		id: row.id,
		guid: row.guid,
		name: row.name,
		slug: row.slug,
		org_number: row.orgNumber,
		logo: row.hasLogo ? `/logo/${row.guid}` : null,
		status: row.status,
		modules_count: row.modules,
		users_count: row.users,
		next_expires: row.endsNext?.state.expires ?? null,
		created_at: new Date(row.created).toISOString(),
	};
}

/** A tenant as calls answer it. */
export function serializeTenant(record: TenantRecord) {
	return {
		id: record.id,
		guid: record.guid,
		name: record.name,
		slug: record.slug,
		org_number: record.orgNumber,
		logo: record.logoKey ? `/logo/${record.guid}` : null,
		accent: record.accent,
		language: record.language,
		time_zone: record.timeZone,
		status: record.status,
		created_at: new Date(record.createdAt).toISOString(),
		updated_at: new Date(record.updatedAt).toISOString(),
	};
}
