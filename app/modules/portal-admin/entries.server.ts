import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Bag } from "#app/platform/bag.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { standing } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { modules, modulesTenant } from "#db/schema/portal";
import { endAccess } from "./access-jobs.server";
import { yearLater } from "./module-entries";

export type Entry = Row<typeof modulesTenant>;
export type NamedEntry = Entry & { key: string; label: string; translationKey: string; icon: string };

/** The read of a tenant's modules, in the catalogue's order. A tenant has at most one entry for each module. */
export function readingEntries(db: Bag["db"], tenantId: string | SQL, where?: SQL) {
	return db
		.select({
			id: modulesTenant.id,
			tenantId: modulesTenant.tenantId,
			moduleId: modulesTenant.moduleId,
			status: modulesTenant.status,
			expires: modulesTenant.expires,
			warnedDays: modulesTenant.warnedDays,
			createdAt: modulesTenant.createdAt,
			updatedAt: modulesTenant.updatedAt,
			key: modules.key,
			label: modules.label,
			translationKey: modules.translationKey,
			icon: modules.icon,
		})
		.from(modulesTenant)
		.innerJoin(modules, eq(modules.id, modulesTenant.moduleId))
		.where(and(eq(modulesTenant.tenantId, tenantId), where))
		.orderBy(asc(modules.sortOrder), asc(modules.key));
}

export type Gift = { moduleId: string; status?: 0 | 1; expires?: string | null };

/** Gives a tenant a module until a day or for ever; one that it has already is given anew. */
export async function giveModule(ctx: TenantContext, { moduleId, status = 1, expires = null }: Gift): Promise<Entry> {
	const [module] = await ctx.bag.db
		.select({ isActive: modules.isActive })
		.from(modules)
		.where(eq(modules.id, moduleId));
	if (!module?.isActive) throw invalid({ moduleId: "wrongValue" });
	const [known] = await ctx.portal.list(modulesTenant, { where: eq(modulesTenant.moduleId, moduleId), limit: 1 });
	if (known) return changeEntry(ctx, known, { status, expires });
	const row = { id: newId(ctx.now.getTime()), moduleId, status, expires, warnedDays: null };
	return ctx.portal.add(modulesTenant, row);
}

/** Changes status or last day. A new day is warned about anew. Throws `conflict` where the entry has moved on since `basedOn`. */
export async function changeEntry(
	ctx: TenantContext,
	entry: Entry,
	patch: { status?: 0 | 1; expires?: string | null },
	basedOn?: number,
): Promise<Entry> {
	const warned = patch.expires !== undefined && patch.expires !== entry.expires ? { warnedDays: null } : {};
	const changed = await ctx.portal.change(modulesTenant, entry.id, { ...patch, ...warned }, basedOn);
	if (changed) return changed;
	throw await movedOn(ctx, entry.id);
}

/** One year more, counted from the last day or from today, whichever is later; what had ended is active again. */
export function extendEntry(ctx: TenantContext, entry: Entry): Promise<Entry> {
	const { timeZone } = ctx.tenant;
	const expires = yearLater(entry.expires, timeZone, ctx.now);
	const hadEnded = standing(entry, timeZone, ctx.now) === "expired";
	return changeEntry(ctx, entry, hadEnded ? { expires, status: 1 } : { expires });
}

/**
 * Switches a tenant's module on or off for whoever asks: its ADMINs may; any member may say that an entry is inactive
 * whose day has passed, which is found out here, and gets the same answer however often it is said.
 */
export async function switchEntry(
	visit: Visit,
	{ id, status, updatedAt }: { id: string; status: 0 | 1; updatedAt?: number },
): Promise<Entry> {
	const entry = await findEntry(visit, id);
	if (visit.access.role === "ADMIN") return changeEntry(visit, entry, { status }, updatedAt);
	const hasEnded = standing(entry, visit.tenant.timeZone, visit.now) === "expired";
	if (status !== 0 || !hasEnded) throw notAllowed();
	await endAccess(visit, { entryId: id, expires: entry.expires ?? "" });
	return findEntry(visit, id);
}

/** The tenant's entry, or `notFound`. */
export async function findEntry(ctx: TenantContext, id: string): Promise<Entry> {
	const entry = await ctx.portal.find(modulesTenant, id);
	if (!entry) throw notFound();
	return entry;
}

async function movedOn(ctx: TenantContext, id: string) {
	const current = await ctx.portal.find(modulesTenant, id);
	return current ? conflict(presentEntry(current)) : notFound();
}

/** An entry as calls answer it. */
export function presentEntry(entry: Entry) {
	return {
		id: entry.id,
		tenant_id: entry.tenantId,
		module_id: entry.moduleId,
		status: entry.status,
		expires: entry.expires,
		created_at: new Date(entry.createdAt).toISOString(),
		updated_at: new Date(entry.updatedAt).toISOString(),
	};
}
