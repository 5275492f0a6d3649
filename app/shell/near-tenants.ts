import type { Membership, PersonContext } from "../platform/tenant/context";

/** Tenants that home and search ask at once, the current one first; who is in more finds the others in their modules. */
const MOST = 3;

export function nearTenants({ memberships, currentTenant }: PersonContext): Membership[] {
	const isCurrent = ({ tenant }: Membership) => Number(tenant.id === currentTenant?.id);
	return [...memberships].sort((a, b) => isCurrent(b) - isCurrent(a)).slice(0, MOST);
}
