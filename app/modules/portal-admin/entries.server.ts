import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { said } from "#app/directory/fields/field";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { type RequestContext, wholeContext } from "#app/platform/request-context.server";
import { accessStatus } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Patch, PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { moduleRoles, modules, modulesTenant } from "#db/schema/portal";
import { endAccess } from "./access-jobs.server";
import { yearLater } from "./module-entries";

export type Entry = Row<typeof modulesTenant>;
export type NamedEntry = Entry & { key: string; label: string; translationKey: string; icon: string };

/** The read of a tenant's modules, in the catalogue's order. A tenant has at most one entry for each module. */
export function readingEntries(db: RequestContext["db"], tenantId: string | SQL, where?: SQL) {
	return db
		.select({
			id: modulesTenant.id,
			tenantId: modulesTenant.tenantId,
			moduleId: modulesTenant.moduleId,
			status: modulesTenant.status,
			starts: modulesTenant.starts,
			expires: modulesTenant.expires,
			warnedDays: modulesTenant.warnedDays,
			roles: modulesTenant.roles,
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

export type TermsPatch = {
	status?: 0 | 1 | undefined;
	starts?: string | null | undefined;
	expires?: string | null | undefined;
	/** Names of the module's roles; null is all of them. */
	roles?: readonly string[] | null | undefined;
};

/**
 * Gives a tenant a module between two days, each of which may be left out; one that it has already is given anew. A module
 * that is not in use, a role that is not the module's and an end before the beginning are `invalid`.
 */
export async function giveModule(ctx: TenantContext, gift: TermsPatch & { moduleId: string }): Promise<Entry> {
	const { moduleId, status = 1, starts = null, expires = null, roles = null } = gift;
	const { module, own, known } = await ctx.portal.read({
		module: readingModule(ctx, moduleId),
		own: readingRoles(ctx, moduleId),
		known: ctx.portal.listing(modulesTenant, { where: eq(modulesTenant.moduleId, moduleId), limit: 1 }),
	});
	if (!module[0]?.isActive) throw invalid({ moduleId: "wrongValue" });
	assertInOrder({ starts, expires });
	const terms = { status, starts, expires, roles: roleSet(roles, own) };
	if (known[0]) return writeTerms(ctx, known[0], terms);
	return ctx.portal.add(modulesTenant, { id: newId(ctx.now.getTime()), moduleId, ...terms, warnedDays: null });
}

/** Changes what is named of an entry's terms. Throws `conflict` where the entry has moved on since `basedOn`. */
export async function changeTerms(ctx: TenantContext, id: string, patch: TermsPatch, basedOn?: number): Promise<Entry> {
	const moduleId = sql`(select ${modulesTenant.moduleId} from ${modulesTenant} where ${and(eq(modulesTenant.tenantId, ctx.tenant.id), eq(modulesTenant.id, id))})`;
	const { entry, own } = await ctx.portal.read({
		entry: ctx.portal.finding(modulesTenant, id),
		own: readingRoles(ctx, moduleId),
	});
	if (!entry) throw notFound();
	assertInOrder({ ...entry, ...said(patch) });
	const { roles } = patch;
	return writeTerms(ctx, entry, roles === undefined ? patch : { ...patch, roles: roleSet(roles, own) }, basedOn);
}

/** Writes what differs of terms. A new last day is warned about anew. */
export async function writeTerms(
	ctx: TenantContext,
	entry: Entry,
	patch: TermsPatch,
	basedOn?: number,
): Promise<Entry> {
	const differs = Object.entries(said(patch)).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(entry[name as keyof TermsPatch]),
	);
	if (differs.length === 0 && (basedOn === undefined || basedOn === entry.updatedAt)) return entry;
	const values = Object.fromEntries(differs) as Patch<typeof modulesTenant>;
	const warned = "expires" in values ? { warnedDays: null } : {};
	const changed = await ctx.portal.change(modulesTenant, entry.id, { ...values, ...warned }, basedOn);
	if (changed) return changed;
	throw await movedOn(ctx, entry.id);
}

function assertInOrder({ starts, expires }: Pick<Entry, "starts" | "expires">): void {
	if (starts !== null && expires !== null && expires < starts) throw invalid({ expires: "followup:errors.endsBefore" });
}

/** The set as it is kept: all of a module's roles are null, so that a role that comes later is among them. */
function roleSet(wanted: readonly string[] | null, own: readonly string[]): string[] | null {
	if (wanted === null) return null;
	if (wanted.some((name) => !own.includes(name))) throw invalid({ roles: "wrongValue" });
	const set = own.filter((name) => wanted.includes(name));
	return set.length === own.length ? null : set;
}

function readingModule({ context }: TenantContext, id: string): PendingQuery<{ isActive: boolean }[]> {
	const query = wholeContext(context).db.select({ isActive: modules.isActive }).from(modules).where(eq(modules.id, id));
	return { query, shape: (rows) => rows as { isActive: boolean }[] };
}

function readingRoles({ context }: TenantContext, moduleId: string | SQL): PendingQuery<string[]> {
	const query = wholeContext(context)
		.db.select({ name: moduleRoles.name })
		.from(moduleRoles)
		.where(eq(moduleRoles.moduleId, moduleId))
		.orderBy(asc(moduleRoles.level), asc(moduleRoles.name));
	return { query, shape: (rows) => (rows as { name: string }[]).map(({ name }) => name) };
}

/** One year more, counted from the last day or from today, whichever is later; what had ended is active again. */
export function extendEntry(ctx: TenantContext, entry: Entry): Promise<Entry> {
	const { timeZone } = ctx.tenant;
	const expires = yearLater(entry.expires, timeZone, ctx.now);
	const hadEnded = accessStatus(entry, timeZone, ctx.now) === "expired";
	return writeTerms(ctx, entry, hadEnded ? { expires, status: 1 } : { expires });
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
	if (visit.access.role === "ADMIN") return writeTerms(visit, entry, { status }, updatedAt);
	const hasEnded = accessStatus(entry, visit.tenant.timeZone, visit.now) === "expired";
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
	return current ? conflict(serializeEntry(current)) : notFound();
}

/** An entry as calls answer it. */
export function serializeEntry(entry: Entry) {
	return {
		id: entry.id,
		tenant_id: entry.tenantId,
		module_id: entry.moduleId,
		status: entry.status,
		starts: entry.starts,
		expires: entry.expires,
		roles: entry.roles,
		created_at: new Date(entry.createdAt).toISOString(),
		updated_at: new Date(entry.updatedAt).toISOString(),
	};
}
