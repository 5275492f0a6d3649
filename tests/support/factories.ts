import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { newGuid, newId } from "#app/platform/ids";
import { manifests } from "#app/registry/modules";
import { people } from "#db/schema/directory";
import * as portal from "#db/schema/portal";
import { hasTwo, OWN } from "./two-databases";

type RoleName = (typeof portal.roleNames)[number];
type New<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

/** Databases of portals that have a second one and its tenant already. */
const taken = new WeakSet<D1Database>();

/** Where a tenant lies: the first one of a portal that has a second database there. */
function ownOf(d1: D1Database): string | null {
	if (!hasTwo(d1) || taken.has(d1)) return null;
	taken.add(d1);
	return OWN;
}

/** Makes rows for a test, each whole and unlike the others; what a test cares about it says. */
export function factories(d1: D1Database) {
	const db = drizzle(d1);
	let count = 0;
	const base = () => {
		count++;
		const at = Date.now();
		return { id: newId(at), guid: newGuid(), createdAt: at, updatedAt: at };
	};
	const keyless = () => {
		const { guid: _guid, ...rest } = base();
		return rest;
	};

	const make = {
		async tenant(given: New<typeof portal.tenants> = {}) {
			const row = { ...base(), name: `Tenant ${count}`, slug: `tenant-${count}`, language: "nb", database: ownOf(d1) };
			return one(
				db
					.insert(portal.tenants)
					.values({ ...row, timeZone: "Europe/Oslo", status: "active", ...given })
					.returning(),
			);
		},

		async user(given: New<typeof portal.users> = {}) {
			const row = { ...base(), email: `user${count}@example.test`, firstName: `First${count}`, lastName: "Last" };
			return one(
				db
					.insert(portal.users)
					.values({ ...row, ...given })
					.returning(),
			);
		},

		/** Makes a user a member of a tenant, with the tenant's own row for that person. */
		async membership(
			tenant: { id: string },
			user: typeof portal.users.$inferSelect,
			role: RoleName = "CLIENT",
			given: New<typeof portal.memberships> = {},
		) {
			const sortName = `${user.lastName} ${user.firstName} ${user.email}`.toLowerCase();
			const stamps = { createdAt: Date.now(), updatedAt: Date.now() };
			const { id, guid, email, firstName, lastName } = user;
			const person = { id, guid, email, firstName, lastName, sortName, tenantId: tenant.id, role, ...stamps };
			await db.insert(people).values({ ...person, isActive: given.isActive ?? true });
			return one(
				db
					.insert(portal.memberships)
					.values({ ...keyless(), tenantId: tenant.id, userId: user.id, role, ...given })
					.returning(),
			);
		},

		/** A user who is a member of a tenant from the start. */
		async member(tenant: { id: string }, role: RoleName = "CLIENT", given: New<typeof portal.users> = {}) {
			const user = await make.user(given);
			await make.membership(tenant, user, role);
			return user;
		},

		/** A module of the registry with its components and role list, as the catalogue has it. */
		async module(key = "users", given: New<typeof portal.modules> = {}) {
			const manifest = manifests.find((one) => one.key === key);
			if (!manifest) throw new Error(`The registry has no module ${key}.`);
			const texts = {
				key,
				label: key,
				translationKey: `modules:${key}`,
				icon: manifest.icon,
				sortOrder: manifest.order,
			};
			const row = await one(
				db
					.insert(portal.modules)
					.values({ ...base(), ...texts, ...given })
					.returning(),
			);
			const roles = manifest.roles.map((role) => ({ id: newId(), moduleId: row.id, ...role }));
			await db.insert(portal.moduleRoles).values(roles);
			const components = Object.values(manifest.components).map((component, sortOrder) => ({
				...keyless(),
				moduleId: row.id,
				// Under another key it is a further module, with screens of its own.
				link: row.key === key ? component.name : `${row.key}_${component.name}`,
				icon: component.icon,
				title: component.name,
				translationKey: `modules:components.${component.name}`,
				visibleInMenu: component.inMenu,
				roles: roles.filter((role) => role.level >= component.level).map((role) => role.name),
				sortOrder,
			}));
			// The database takes a hundred values in one statement.
			for (let at = 0; at < components.length; at += 8)
				await db.insert(portal.moduleComponents).values(components.slice(at, at + 8));
			return row;
		},

		/** Gives a tenant a module, for ever and active where nothing else is said. */
		async entry(tenant: { id: string }, module: { id: string }, given: New<typeof portal.modulesTenant> = {}) {
			const row = { ...keyless(), tenantId: tenant.id, moduleId: module.id, status: 1 };
			return one(
				db
					.insert(portal.modulesTenant)
					.values({ ...row, ...given })
					.returning(),
			);
		},

		/** The id of a module's role by its name; throws where the module has none of that name. */
		async roleId(moduleId: string, name: string): Promise<string> {
			const { moduleRoles } = portal;
			const found = await one(
				db
					.select({ id: moduleRoles.id })
					.from(moduleRoles)
					.where(and(eq(moduleRoles.moduleId, moduleId), eq(moduleRoles.name, name))),
				`The module has no role ${name}.`,
			);
			return found.id;
		},

		/** Gives a member a role in one of the tenant's modules. */
		async grant(entry: typeof portal.modulesTenant.$inferSelect, user: { id: string }, role: string = "CLIENT") {
			const moduleRoleId = await make.roleId(entry.moduleId, role);
			const row = { ...keyless(), tenantId: entry.tenantId, modulesTenantId: entry.id, userId: user.id };
			return one(
				db
					.insert(portal.modulesTenantUser)
					.values({ ...row, moduleRoleId })
					.returning(),
			);
		},
	};
	return make;
}

async function one<Row>(rows: Promise<Row[]>, otherwise = "The row was not returned."): Promise<Row> {
	const [row] = await rows;
	if (!row) throw new Error(otherwise);
	return row;
}
