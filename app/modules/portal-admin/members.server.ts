import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { after } from "#app/platform/paging.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { people } from "#db/schema/directory";
import { memberships, moduleRoles, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";

export type MemberGrant = {
	id: string;
	modulesTenantId: string;
	moduleId: string;
	label: string;
	translationKey: string;
	role: string;
	level: number;
};
export type Member = {
	userId: string;
	email: string;
	firstName: string;
	lastName: string;
	role: "CLIENT" | "ADVISOR" | "ADMIN";
	isActive: boolean;
	lastLoginAt: number | null;
	grants: MemberGrant[];
	/** As the tenant sorts its people. */
	sortName: string;
};

/** Which members, in what order, after which of them. */
export type MembersAsked = { q?: string; sort?: "name" | "-name" | "email" | "-email"; cursor?: string };

/** A member's grants, as few as the tenant has modules, in one value a row. */
const grantsOf = sql<string>`(select json_group_array(json_object('id', ${modulesTenantUser.id}, 'modulesTenantId', ${modulesTenant.id},
	'moduleId', ${modules.id}, 'label', ${modules.label}, 'translationKey', ${modules.translationKey}, 'role', ${moduleRoles.name}, 'level', ${moduleRoles.level}))
	from ${modulesTenantUser} join ${modulesTenant} on ${modulesTenant.tenantId} = ${modulesTenantUser.tenantId} and ${modulesTenant.id} = ${modulesTenantUser.modulesTenantId}
	join ${modules} on ${modules.id} = ${modulesTenant.moduleId} join ${moduleRoles} on ${moduleRoles.id} = ${modulesTenantUser.moduleRoleId}
	where ${modulesTenantUser.tenantId} = ${memberships.tenantId} and ${modulesTenantUser.userId} = ${memberships.userId})`;

/** What a page of members is sorted by, for its cursor. */
export const memberKey = ({ sortName, email, userId }: Member, { sort }: MembersAsked) => [
	sort?.endsWith("email") ? email : sortName,
	userId,
];

/** The read of one page of a tenant's members with their grants, by name unless said otherwise, one row more than `limit`. */
export function readingMembers(
	db: RequestContext["db"],
	tenantId: string | SQL,
	limit: number,
	{ q = "", sort = "name", cursor }: MembersAsked = {},
) {
	const columns = [sort.endsWith("email") ? people.email : people.sortName, people.id];
	const [direction, order] = sort.startsWith("-") ? (["desc", desc] as const) : (["asc", asc] as const);
	const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
	return db
		.select({
			userId: memberships.userId,
			email: users.email,
			firstName: users.firstName,
			lastName: users.lastName,
			role: memberships.role,
			isActive: sql<number>`${memberships.isActive}`.as("active"),
			lastLoginAt: users.lastLoginAt,
			grants: grantsOf.as("grants"),
			sortName: people.sortName,
		})
		.from(people)
		.innerJoin(memberships, and(eq(memberships.tenantId, people.tenantId), eq(memberships.userId, people.id)))
		.innerJoin(users, eq(users.id, people.id))
		.where(
			and(
				eq(people.tenantId, tenantId),
				...words.map((word) => sql`instr(${people.sortName}, ${word}) > 0`),
				after(columns, cursor, direction),
			),
		)
		.orderBy(...columns.map((column) => order(column)))
		.limit(limit + 1);
}

export function shapeMembers(rows: unknown[]): Member[] {
	return (rows as (Omit<Member, "grants" | "isActive"> & { grants: string; isActive: number })[]).map((row) => ({
		...row,
		isActive: Boolean(row.isActive),
		grants: JSON.parse(row.grants) as MemberGrant[],
	}));
}

/** A member as calls answer it. */
export function serializeMember(member: Member) {
	return {
		id: member.userId,
		email: member.email,
		first_name: member.firstName,
		last_name: member.lastName,
		role: member.role,
		is_active: member.isActive,
		last_login_at: member.lastLoginAt === null ? null : new Date(member.lastLoginAt).toISOString(),
		grants: member.grants.map((grant) => ({
			id: grant.id,
			modules_tenant_id: grant.modulesTenantId,
			module_id: grant.moduleId,
			label: grant.label,
			module_access: grant.role,
			module_access_level: grant.level,
		})),
	};
}
