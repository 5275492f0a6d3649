import { accessStatus, may } from "../platform/tenant/access";
import type { PersonContext } from "../platform/tenant/context";
import { manifests } from "../registry/modules";

/** Route names that are open to every signed-in user. */
const everywhere = ["followupfront", "yourprofile", "notifications"];

/** The current user as the specification names the fields. `role` is the one in the current tenant. */
export function serializeMe(person: PersonContext) {
	const { user, memberships, entries, currentTenant } = person;
	const current = memberships.find((membership) => membership.tenant.id === currentTenant?.id);
	return {
		id: user.id,
		guid: user.guid,
		email: user.email,
		tenant_id: currentTenant?.id ?? null,
		role: user.isSuperadmin ? "SUPERADMIN" : (current?.role ?? null),
		user_role: current?.role ?? null,
		role_access_level: Math.max(
			0,
			...entries.filter((entry) => entry.tenantId === currentTenant?.id).map((entry) => entry.level),
		),
		modules_tenant_id: entries.find((entry) => entry.tenantId === currentTenant?.id)?.modulesTenantId ?? null,
		roleObj: entries
			.filter((entry) => accessStatus(entry, zoneOf(person, entry.tenantId), person.now) === "live")
			.map((entry) => ({
				tenant_guid: memberships.find((membership) => membership.tenant.id === entry.tenantId)?.tenant.guid,
				module_id: entry.moduleId,
				module_guid: entry.moduleGuid,
				modules_tenant_user_id: entry.grantId,
				module_access: entry.role,
				module_access_level: entry.level,
				modules_tenant_id: entry.modulesTenantId,
			})),
		availablepaths: availablePaths(person),
	};
}

/** Route names that the grants open, each with its tenant. The browser's copy only draws the menu. */
export function availablePaths({
	memberships,
	entries,
	components,
	now,
}: Pick<PersonContext, "memberships" | "entries" | "components" | "now">) {
	const granted = entries.flatMap((entry) => {
		const tenant = memberships.find((membership) => membership.tenant.id === entry.tenantId)?.tenant;
		const manifest = manifests.find((one) => one.key === entry.moduleKey);
		if (!tenant || !manifest) return [];
		return Object.values(manifest.components)
			.filter(({ name, level }) =>
				may(
					entry,
					tenant,
					now,
					level,
					components.find((component) => component.link === name),
				),
			)
			.flatMap(({ name, screens = [] }) => [name, ...screens])
			.map((name) => ({ name, tenantGuid: tenant.guid }));
	});
	return [...everywhere.map((name) => ({ name, tenantGuid: "globalroute" })), ...granted];
}

function zoneOf({ memberships }: PersonContext, tenantId: string): string {
	return memberships.find((membership) => membership.tenant.id === tenantId)?.tenant.timeZone ?? "UTC";
}
