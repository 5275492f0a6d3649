import type { PersonContext } from "./context";

export type Admin = { name: string; email: string };

const SHOWN = 3;

/** Whom a member can ask: up to three administrators of a tenant that the person belongs to, none of any other. */
export async function adminsOf({ bag, memberships, user }: PersonContext, tenantId: string): Promise<Admin[]> {
	if (!memberships.some((membership) => membership.tenant.id === tenantId)) return [];
	const { results } = await bag.d1
		.prepare(
			`select u.first_name || ' ' || u.last_name as name, u.email from memberships m join users u on u.id = m.user_id
			where m.tenant_id = ?1 and m.role = 'ADMIN' and m.is_active = 1 and u.is_active = 1 and u.id <> ?2 order by m.id limit ${SHOWN}`,
		)
		.bind(tenantId, user.id)
		.all<Admin>();
	return results.map(({ name, email }) => ({ name: name.trim() || email, email }));
}
