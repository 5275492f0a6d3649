import { DAY, HOUR, MINUTE, type Tenant, type World } from "./world";

/** What was done in the tenants, as the audit log has it: each member's joining and grants, and changes since. */
export function makeHistory(world: World): void {
	for (const tenant of world.tenants) {
		const portalAdmin = world.person("super@followup.test").id;
		record(world, tenant, portalAdmin, "added", "tenants", tenant.id, ["name", "slug", "language"], tenant.createdAt);
		for (const entry of world.entries.filter(({ tenantId }) => tenantId === tenant.id)) {
			const at = tenant.createdAt + HOUR;
			record(world, tenant, portalAdmin, "added", "modules_tenant", entry.id, ["moduleId", "status", "expires"], at);
		}
		joinings(world, tenant);
	}
	recent(world);
}

function joinings(world: World, tenant: Tenant): void {
	const members = world.memberships.filter(({ tenantId }) => tenantId === tenant.id);
	const admin = members.find(({ role }) => role === "ADMIN")?.userId ?? world.person("super@followup.test").id;
	for (const { id, createdAt, isActive } of members) {
		const fields = ["userId", "role", "isActive"];
		record(world, tenant, admin, "added", "memberships", id, fields, createdAt);
		if (isActive === false) {
			const at = createdAt + (world.now - createdAt) * 0.7;
			record(world, tenant, admin, "changed", "memberships", id, ["isActive"], at);
		}
	}
}

/** The last month in Fjordvik, so that its log has a story on the first page. */
function recent(world: World): void {
	const tenant = world.tenant("fjordvik");
	const admin = world.person("admin@fjordvik.test").id;
	const relations = world.advisorClients.filter(({ tenantId }) => tenantId === tenant.id).slice(-12);
	for (const [index, { id }] of relations.entries()) {
		const at = world.now - (index + 1) * 2 * DAY - world.random.below(600) * MINUTE;
		record(world, tenant, admin, "added", "advisor_clients", id, ["advisorId", "clientId", "isPrimary"], at);
	}
	for (const { id, status, sentAt } of world.invitations) {
		record(world, tenant, admin, "added", "invitations", id, ["email", "role", "grants", "language"], sentAt);
		if (status === "revoked") record(world, tenant, admin, "changed", "invitations", id, ["status"], sentAt + HOUR);
	}
	record(world, tenant, admin, "changed", "tenants", tenant.id, ["logoKey", "accent"], world.now - 26 * HOUR);
}

function record(
	world: World,
	tenant: Tenant,
	actorId: string,
	action: "added" | "changed" | "removed",
	tableName: string,
	recordId: string,
	fields: string[],
	at: number,
): void {
	const moment = Math.floor(at);
	const id = world.random.id(moment);
	const requestId = world.random.guid();
	world.audit.push({ tenantId: tenant.id, id, actorId, action, tableName, recordId, fields, requestId, at: moment });
}
