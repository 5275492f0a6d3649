import { and, asc, count, desc, eq, gte, lte, sql } from "drizzle-orm";
import { type FileSweep, idsSwept, readingSweeps } from "#app/media/library/latest-sweeps.server";
import { addDays, today } from "#app/platform/clock";
import { firstIdAt } from "#app/platform/ids";
import { DAY, HOUR } from "#app/platform/limits";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { type QueueState, queueStates } from "#app/platform/queue/heartbeat.server";
import type { Terms } from "#app/platform/tenant/access";
import { PORTAL } from "#app/platform/tenant/across.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { auditEvents } from "#db/schema/audit";
import { cronRuns, deadMessages, modules, modulesTenant, portalSettings, tenants, users } from "#db/schema/portal";
import { type EntryState, entryState, SOON } from "./module-entries";
import { type SecurityCheck, securityChecks } from "./security-checks.server";

/** Rows that a card of the overview shows at most. */
const SHOWN = 10;
/** Days of which it is told how many people have signed in. */
const DAYS = 14;
/** Works of the clock run each hour or more often: one that has not for this long is late. */
const LATE = 2 * HOUR;

export type EndingAccess = {
	id: string;
	tenantGuid: string;
	tenantName: string;
	label: string;
	translationKey: string;
	state: EntryState;
};
export type DeadMessage = { id: string; type: string; reason: string; createdAt: number };
export type Overview = {
	/** `days`: how many people have signed in on each of the last days, today last; `week`: in the last seven together. */
	use: { organisations: number; people: number; week: number; days: number[] };
	ending: EndingAccess[];
	/** Past their day, still active: the next scheduled run ends them. */
	overdue: EndingAccess[];
	newTenants: { guid: string; name: string; createdAt: number }[];
	dead: DeadMessage[];
	runs: { name: string; lastRunAt: number | null; isLate: boolean }[];
	queues: QueueState[];
	/** The tenant is null where it was erased since. */
	sweeps: (FileSweep & { tenant: { guid: string; name: string } | null })[];
	checks: SecurityCheck[];
	/** Super-admins must have a second factor. */
	isFactorRequired: boolean;
	/** The one who looks has one. */
	hasSecondFactor: boolean;
};

/** What needs the provider today, in one round trip. */
export async function readOverview(ctx: PortalContext): Promise<Overview> {
	const { across, now, context } = ctx;
	const day = today("UTC", now);
	const entries = across.reading<Omit<EndingAccess, "state"> & Terms & { timeZone: string }>((db) =>
		db
			.select({
				id: sql<string>`${modulesTenant.id}`.as("entry_id"),
				tenantGuid: tenants.guid,
				tenantName: tenants.name,
				timeZone: tenants.timeZone,
				label: modules.label,
				translationKey: modules.translationKey,
				status: sql<number>`${modulesTenant.status}`.as("entry_status"),
				starts: modulesTenant.starts,
				expires: modulesTenant.expires,
			})
			.from(modulesTenant)
			.innerJoin(tenants, and(eq(tenants.id, modulesTenant.tenantId), eq(tenants.status, "active")))
			.innerJoin(modules, eq(modules.id, modulesTenant.moduleId))
			.where(and(eq(modulesTenant.status, 1), lte(modulesTenant.expires, addDays(day, SOON))))
			.orderBy(asc(modulesTenant.expires), asc(modulesTenant.id))
			.limit(200),
	);
	const firstDay = Math.floor(now.getTime() / DAY) - DAYS + 1;
	const signedIn = (since: number) =>
		and(eq(auditEvents.tableName, "users"), eq(auditEvents.action, "signedIn"), gte(auditEvents.id, firstIdAt(since)));
	const found = await across.read({
		organisations: across.reading<{ count: number }>((db) =>
			db.select({ count: count() }).from(tenants).where(eq(tenants.status, "active")),
		),
		people: across.reading<{ count: number }>((db) =>
			db.select({ count: count() }).from(users).where(eq(users.isActive, true)),
		),
		week: across.reading<{ count: number }>((db) =>
			db
				.select({ count: sql<number>`count(distinct ${auditEvents.actorId})`.as("count") })
				.from(auditEvents)
				.where(signedIn(now.getTime() - 7 * DAY)),
		),
		days: across.reading<{ day: number; count: number }>((db) =>
			db
				.select({
					day: sql<number>`cast(${auditEvents.at} / ${DAY} as integer)`.as("day"),
					count: sql<number>`count(distinct ${auditEvents.actorId})`.as("count"),
				})
				.from(auditEvents)
				.where(signedIn(firstDay * DAY))
				.groupBy(sql`day`),
		),
		entries,
		newTenants: across.listing(tenants, {
			where: gte(tenants.createdAt, now.getTime() - 30 * DAY),
			orderBy: desc(tenants.createdAt),
			limit: SHOWN,
		}),
		dead: across.listing(deadMessages, { orderBy: desc(deadMessages.createdAt), limit: SHOWN }),
		runs: across.listing(cronRuns, { orderBy: asc(cronRuns.name), limit: 200 }),
		sweeps: readingSweeps(ctx, SHOWN),
		swept: across.listing(tenants, { where: sql`${tenants.id} in ${idsSwept(SHOWN)}`, limit: SHOWN }),
		settings: across.listing(portalSettings, { limit: 1 }),
		superadmins: across.listing(users, { where: eq(users.isSuperadmin, true), limit: 50 }),
	});
	const all = found.entries.map(({ status, starts, expires, timeZone, ...entry }) => ({
		...entry,
		state: entryState({ status, starts, expires }, timeZone, now),
	}));
	return {
		use: {
			organisations: found.organisations[0]?.count ?? 0,
			people: found.people[0]?.count ?? 0,
			week: found.week[0]?.count ?? 0,
			days: Array.from({ length: DAYS }, (_, at) => found.days.find(({ day }) => day === firstDay + at)?.count ?? 0),
		},
		ending: all.filter(({ state }) => state.word === "soon").slice(0, SHOWN),
		overdue: all.filter(({ state }) => state.word === "expired").slice(0, SHOWN),
		newTenants: found.newTenants.map(({ guid, name, createdAt }) => ({ guid, name, createdAt })),
		dead: found.dead.map(({ id, body, reason, createdAt }) => ({ id, type: typeOf(body), reason, createdAt })),
		runs: found.runs.map(({ name, lastRunAt }) => ({
			...{ name, lastRunAt },
			isLate: lastRunAt === null || lastRunAt < now.getTime() - LATE,
		})),
		queues: queueStates(found.runs, now),
		sweeps: found.sweeps.map((sweep) => {
			const tenant = found.swept.find(({ id }) => id === sweep.tenantId);
			return { ...sweep, tenant: tenant ? { guid: tenant.guid, name: tenant.name } : null };
		}),
		checks: securityChecks(context.env, found.superadmins, found.runs, now),
		isFactorRequired: found.settings[0]?.superadminSecondFactor ?? false,
		hasSecondFactor: ctx.user.hasSecondFactor,
	};
}

/** Says whether super-admins must have a second factor; whoever requires it has one, and throws `invalid` else. */
export async function requireSecondFactor(ctx: PortalContext, isRequired: boolean): Promise<void> {
	if (isRequired && !ctx.user.hasSecondFactor) throw invalid({ form: "organisation:errors.ownFirst" });
	const { across } = ctx;
	await across.commit([across.changing(portalSettings, PORTAL, { superadminSecondFactor: isRequired })]);
}

/** Sends a dead message again and takes it off the list. What it does, it does once, however often it is sent. */
export async function replayMessage(ctx: PortalContext, { id }: { id: string }): Promise<void> {
	const message = await ctx.across.find(deadMessages, id);
	if (!message) throw notFound();
	const body = read(message.body);
	if (body === undefined) throw conflict(undefined, "followup:errors.unreadable");
	await ctx.context.env.JOBS.send(body);
	await ctx.across.commit([ctx.across.removing(deadMessages, id)]);
}

/** Gives a dead message up. */
export async function removeMessage(ctx: PortalContext, { id }: { id: string }): Promise<void> {
	const [removed] = await ctx.across.commit([ctx.across.removing(deadMessages, id)]);
	if (!removed) throw notFound();
}

const typeOf = (body: string) => String((read(body) as { type?: unknown } | undefined)?.type ?? "?");

function read(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}
