import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { DAY } from "#app/platform/limits";
import { after, pageOf } from "#app/platform/paging.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { identities, invitations, memberships, sessions, users } from "#db/schema/portal";

const MEMBERS = 25;
/** Counted no further than this, of one tenant or one member. */
export const SECURITY_COUNTED = 50;
/** Who has not logged in for so long is worth a look. */
export const IDLE_DAYS = 180;

export type SecurityMember = {
	membershipId: string;
	userId: string;
	email: string;
	name: string;
	role: "CLIENT" | "ADVISOR" | "ADMIN";
	isActive: boolean;
	lastLoginAt: number | null;
	hasPassword: boolean;
	/** Is connected with an account at the organisation's own provider. */
	hasProvider: boolean;
	hasSecondFactor: boolean;
	/** Places where they are logged in, counted to `SECURITY_COUNTED`; the asker's own one is left out. */
	sessions: number;
	/** Until when wrong passwords keep new devices out; null where they do not. */
	lockedUntil: number | null;
};
export type Security = {
	/** Active administrators, and those of them who never came or not for `IDLE_DAYS`. */
	admins: number;
	idleAdmins: number;
	/** Invitations that wait for an answer, and those whose time is over. */
	open: number;
	expired: number;
	members: SecurityMember[];
	next: string | null;
};

type Found = Omit<SecurityMember, "isActive" | "hasPassword" | "hasProvider" | "hasSecondFactor" | "lockedUntil"> & {
	isActive: number;
	hasPassword: number;
	hasProvider: number;
	hasSecondFactor: number;
	lockedUntil: number;
};

/** Reads what is known of the sign-ins of a tenant's members, administrators first, with the rest of a page. */
export function readSecurity(
	ctx: PortalContext,
	tenantId: SQL,
	cursor: string | undefined,
	reads: ReadBatch,
): () => Security {
	const { across, now } = ctx;
	const at = now.getTime();
	const admins = reads.add(
		across.reading<{ lastLoginAt: number | null }>((db) =>
			db
				.select({ lastLoginAt: users.lastLoginAt })
				.from(memberships)
				.innerJoin(users, eq(users.id, memberships.userId))
				.where(and(eq(memberships.tenantId, tenantId), eq(memberships.role, "ADMIN"), eq(memberships.isActive, true)))
				.limit(SECURITY_COUNTED + 1),
		),
	);
	const open = reads.add(countingInvitations(ctx, tenantId, sql`${invitations.expiresAt} > ${at}`));
	const expired = reads.add(countingInvitations(ctx, tenantId, sql`${invitations.expiresAt} <= ${at}`));
	const members = reads.add(across.reading<Found>((db) => readingMembers(db, ctx, tenantId, cursor)));
	return () => {
		const { items, next } = pageOf(members(), MEMBERS, ({ role, userId }) => [role, userId]);
		const isIdle = ({ lastLoginAt }: { lastLoginAt: number | null }) => (lastLoginAt ?? 0) < at - IDLE_DAYS * DAY;
		return {
			...{ admins: admins().length, idleAdmins: admins().filter(isIdle).length, open: open(), expired: expired() },
			members: items.map((member) => shown(member, at)),
			next,
		};
	};
}

function readingMembers(
	db: PortalContext["context"]["db"],
	{ user, now }: PortalContext,
	tenantId: SQL,
	cursor?: string,
) {
	const live = sql`(select count(*) from (select 1 from ${sessions} where ${sessions.userId} = ${users.id}
		and ${sessions.expiresAt} > ${now.getTime()} and ${sessions.id} <> ${user.sessionId} limit ${SECURITY_COUNTED}))`;
	return db
		.select({
			membershipId: sql<string>`${memberships.id}`.as("membership_id"),
			userId: memberships.userId,
			email: users.email,
			name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`.as("person"),
			role: memberships.role,
			isActive: sql<number>`${memberships.isActive}`.as("member_active"),
			lastLoginAt: users.lastLoginAt,
			lockedUntil: users.lockedUntil,
			hasPassword: sql<number>`${users.passwordHash} is not null`.as("has_password"),
			hasProvider: sql<number>`exists (select 1 from ${identities} where ${identities.userId} = ${users.id})`.as(
				"has_provider",
			),
			hasSecondFactor: sql<number>`${users.secondFactorAt} is not null`.as("has_second_factor"),
			sessions: sql<number>`${live}`.as("sessions"),
		})
		.from(memberships)
		.innerJoin(users, eq(users.id, memberships.userId))
		.where(and(eq(memberships.tenantId, tenantId), after([memberships.role, memberships.userId], cursor)))
		.orderBy(asc(memberships.role), asc(memberships.userId))
		.limit(MEMBERS + 1);
}

/** The partial index holds just those that nobody has answered; its words must stand in the query as they are. */
function countingInvitations({ across }: PortalContext, tenantId: SQL, when: SQL): PendingQuery<number> {
	const { query } = across.reading((db) => {
		const some = db
			.select({ one: sql`1`.as("one") })
			.from(invitations)
			.where(and(eq(invitations.tenantId, tenantId), sql`${invitations.status} in ('sent', 'opened')`, when))
			.limit(SECURITY_COUNTED + 1)
			.as("some");
		return db.select({ count: sql<number>`count(*)`.as("count") }).from(some);
	});
	return { query, shape: (rows) => (rows[0] as { count: number }).count };
}

const shown = (member: Found, now: number): SecurityMember => ({
	...member,
	isActive: Boolean(member.isActive),
	hasPassword: Boolean(member.hasPassword),
	hasProvider: Boolean(member.hasProvider),
	hasSecondFactor: Boolean(member.hasSecondFactor),
	lockedUntil: member.lockedUntil > now ? member.lockedUntil : null,
});
