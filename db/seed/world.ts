import { auditEvents } from "#db/schema/audit";
import { advisorClients, people } from "#db/schema/directory";
import type { moduleRoles, modules } from "#db/schema/portal";
import * as portal from "#db/schema/portal";
import { insertAll } from "./insert";
import type { Random } from "./random";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
export type Tenant = New<typeof portal.tenants>;
export type User = New<typeof portal.users>;
export type Entry = New<typeof portal.modulesTenant>;
type RoleName = (typeof portal.roleNames)[number];

export type Catalogue = { modules: (typeof modules.$inferSelect)[]; roles: (typeof moduleRoles.$inferSelect)[] };

/** The demo data while it is thought up: rows in the order in which they can be written. */
export class World {
	readonly tenants: Tenant[] = [];
	readonly users: User[] = [];
	readonly memberships: New<typeof portal.memberships>[] = [];
	readonly people: New<typeof people>[] = [];
	readonly advisorClients: New<typeof advisorClients>[] = [];
	readonly entries: Entry[] = [];
	readonly grants: New<typeof portal.modulesTenantUser>[] = [];
	readonly invitations: New<typeof portal.invitations>[] = [];
	readonly accessRequests: New<typeof portal.accessRequests>[] = [];
	readonly notifications: New<typeof portal.notifications>[] = [];
	readonly audit: New<typeof auditEvents>[] = [];

	constructor(
		readonly now: number,
		readonly random: Random,
		readonly passwordHash: string,
		readonly catalogue: Catalogue,
	) {}

	/** The columns that every row of a tenant's table has. */
	row(tenantId: string, at: number) {
		return { tenantId, id: this.random.id(at), createdAt: at, updatedAt: at };
	}

	user(given: Pick<User, "email" | "firstName" | "lastName"> & Partial<User>, at: number): User {
		const user: User = {
			id: this.random.id(at),
			guid: this.random.guid(),
			passwordHash: this.passwordHash,
			createdAt: at,
			updatedAt: at,
			...given,
		};
		this.users.push(user);
		return user;
	}

	/** Makes a user a member, with the tenant's own row for that person. */
	join(tenant: Tenant, user: User, role: RoleName, isActive = true): void {
		const at = Math.max(user.createdAt, tenant.createdAt);
		this.memberships.push({ ...this.row(tenant.id, at), userId: user.id, role, isActive });
		const { id, guid, email, firstName = "", lastName = "", phone, jobPosition, lastLoginAt } = user;
		const sortName = `${lastName} ${firstName} ${email}`.toLowerCase();
		const person = { id, guid, email, firstName, lastName, sortName, phone, jobPosition, lastLoginAt, role, isActive };
		this.people.push({ ...person, tenantId: tenant.id, createdAt: at, updatedAt: at });
	}

	advise(tenant: Tenant, advisor: User, client: User, isPrimary: boolean): void {
		const at = Math.max(advisor.createdAt, client.createdAt);
		this.advisorClients.push({ ...this.row(tenant.id, at), advisorId: advisor.id, clientId: client.id, isPrimary });
	}

	/** Gives a tenant a module; nothing where the registry has no such module yet. */
	give(tenant: Tenant, moduleKey: string, given: Partial<Entry> = {}): void {
		const module = this.catalogue.modules.find(({ key }) => key === moduleKey);
		if (!module) return;
		this.entries.push({ ...this.row(tenant.id, tenant.createdAt), moduleId: module.id, status: 1, ...given });
	}

	/** A tenant's entry for a module, where it has one. */
	entry(tenant: Tenant, moduleKey: string): Entry | undefined {
		const module = this.catalogue.modules.find(({ key }) => key === moduleKey);
		return this.entries.find((entry) => entry.tenantId === tenant.id && entry.moduleId === module?.id);
	}

	/** The role of a module's list that a role of the tenant stands for. */
	role(entry: Entry, name: RoleName): string | undefined {
		return this.catalogue.roles.find((role) => role.moduleId === entry.moduleId && role.name === name)?.id;
	}

	grant(tenant: Tenant, user: User, moduleKey: string, roleName: RoleName): void {
		const entry = this.entry(tenant, moduleKey);
		const moduleRoleId = entry && this.role(entry, roleName);
		if (!entry || !moduleRoleId) return;
		const at = Math.max(user.createdAt, tenant.createdAt);
		this.grants.push({ ...this.row(tenant.id, at), modulesTenantId: entry.id, userId: user.id, moduleRoleId });
	}

	tenant(slug: string): Tenant {
		return found(this.tenants.find((tenant) => tenant.slug === slug));
	}

	person(email: string): User {
		return found(this.users.find((user) => user.email === email));
	}

	async write(d1: D1Database): Promise<void> {
		await insertAll(d1, portal.tenants, this.tenants);
		await insertAll(d1, portal.users, this.users);
		await insertAll(d1, portal.memberships, this.memberships);
		await insertAll(d1, people, this.people);
		await insertAll(d1, advisorClients, this.advisorClients);
		await insertAll(d1, portal.modulesTenant, this.entries);
		await insertAll(d1, portal.modulesTenantUser, this.grants);
		await insertAll(d1, portal.invitations, this.invitations);
		await insertAll(d1, portal.accessRequests, this.accessRequests);
		await insertAll(d1, portal.notifications, this.notifications);
		await insertAll(d1, auditEvents, this.audit);
	}
}

function found<Item>(item: Item | undefined): Item {
	if (item === undefined) throw new Error("The demo data names something that it does not make.");
	return item;
}
