import { today } from "#app/platform/clock";
import { DAY, type World } from "./world";

/** Two advisors of Fjordvik who have asked to see the list of users and wait for an answer; the administrator has seen one of it. */
export function makeAccessRequests(world: World): void {
	const tenant = world.tenant("fjordvik");
	const entry = world.entry(tenant, "users");
	const moduleRoleId = entry && world.role(entry, "ADVISOR");
	if (!entry || !moduleRoleId) return;
	const admin = world.person("admin@fjordvik.test");
	const may = new Set(
		world.grants.filter(({ modulesTenantId }) => modulesTenantId === entry.id).map(({ userId }) => userId),
	);
	const guides = world.people.filter(
		({ tenantId, role, id, isActive }) => tenantId === tenant.id && role === "ADVISOR" && isActive && !may.has(id),
	);
	const messages = ["Jeg tar over deltakerne til Berit fra mandag og må se hvem de er.", ""];
	for (const [index, guide] of guides.slice(0, messages.length).entries()) {
		const at = world.now - (index + 1) * DAY;
		const wanted = { userId: guide.id, modulesTenantId: entry.id, moduleRoleId, message: messages[index] ?? "" };
		const askedOn = today("Europe/Oslo", new Date(at));
		world.accessRequests.push({ ...world.row(tenant.id, at), ...wanted, status: "open", askedOn });
		world.notifications.push({
			userId: admin.id,
			id: world.random.id(at),
			tenantId: tenant.id,
			type: "accessRequested",
			params: {
				name: `${guide.firstName} ${guide.lastName}`,
				module: "Users",
				moduleKey: "modules:users",
				tenant: tenant.name,
				role: "ADVISOR",
			},
			url: `/${tenant.guid}/user/users?member=${guide.guid}`,
			seen: 1,
			createdAt: at,
		});
	}
}
