import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { newId } from "#app/platform/ids";
import { hashToken, newToken } from "#app/platform/token.server";
import { manifests } from "#app/registry/modules";
import * as schema from "#db/schema/index";
import type { Portal } from "../support/portal";
import { filled, insertAll, type Pointers, type Row } from "./fill";
import { singular } from "./inputs";
import { linkUp } from "./linked";

/** Each after those that its rows point to: what is written again takes what hangs on it away. */
export const allTables = inOrder(
	(Object.values(schema) as unknown[]).filter((one): one is SQLiteTable => is(one, SQLiteTable)),
);
export const tenantTables = allTables.filter((table) =>
	getTableConfig(table).primaryKeys.some(({ columns }) => columns[0]?.name === "tenant_id"),
);

function inOrder(tables: SQLiteTable[]): SQLiteTable[] {
	const ordered = new Set<SQLiteTable>();
	const place = (table: SQLiteTable) => {
		if (ordered.has(table)) return;
		for (const key of getTableConfig(table).foreignKeys) {
			const target = key.reference().foreignTable as SQLiteTable;
			if (target !== table && tables.includes(target)) place(target);
		}
		ordered.add(table);
	};
	tables.forEach(place);
	return [...ordered];
}

/** Whether a row stands one to one with a row of another table, and has its id. */
const hasItsId = (table: SQLiteTable) =>
	getTableConfig(table).foreignKeys.some((key) => key.reference().columns.some(({ name }) => name === "id"));

/** Columns that hold a user's id. */
const ofPeople = [
	...["user_id", "actor_id", "invited_by", "owner_id", "author_id", "editor_id", "assignee_id", "uploader_id"],
	...["created_by", "updated_by", "edited_by", "handled_by", "merged_by"],
];

/** Stands on what is private to somebody in the callers' own tenant. */
export const PRIVATE = "CANARY-X";

/** A tenant with all that it owns: rows by table, at least two in each. */
export type Realm = {
	mark: string;
	tenant: Row;
	rows: Record<string, Row[]>;
	/** Of which tables an `id` of an operation may be, the likely ones first; of any where it is not said. */
	meant?: string[];
};
export type Principal = {
	name: string;
	realm: Realm;
	userId: string | null;
	cookie: string;
	session?: Row /** What "own" means for them: their tenant, with notices and sessions of their own. */;
	own: Realm;
};

type Given = { status?: "active" | "archived"; entry?: object };

/** The rows of one world; everything is written with its own mark, so that a leak says where it came from. */
export class World {
	catalogue: Record<string, { module: Row; roles: Record<string, Row> }> = {};
	private waiting: [SQLiteTable, Row][] = [];
	constructor(readonly portal: Pick<Portal, "db">) {}

	/** Writes what was made up since the last time. */
	async write(): Promise<void> {
		const rows = this.waiting;
		this.waiting = [];
		await insertAll(this.portal.db, rows);
	}

	openCatalogue(): void {
		for (const { key, components, roles, order } of manifests) {
			const module = this.put(schema.modules, "catalogue", { key, sortOrder: order, label: key });
			for (const { name, level } of Object.values(components)) {
				const allowed = roles.filter((role) => role.level >= level).map((role) => role.name);
				this.put(schema.moduleComponents, "catalogue", { moduleId: module.id, link: name, roles: allowed });
			}
			const made: Record<string, Row> = {};
			for (const role of roles) {
				const { name, level } = role;
				made[name] = this.put(schema.moduleRoles, "catalogue", { moduleId: module.id, name, level });
			}
			this.catalogue[key] = { module, roles: made };
		}
	}

	/** A tenant with three people of its own and rows in every table that belongs to a tenant. */
	async realm(mark: string, { status = "active", entry = {} }: Given = {}): Promise<Realm> {
		const tenant = this.put(schema.tenants, mark, { status, slug: mark.toLowerCase(), database: null });
		const realm: Realm = { mark, tenant, rows: { tenants: [tenant] } };
		for (const { module } of Object.values(this.catalogue))
			this.own(realm, schema.modulesTenant, { moduleId: module.id, ...entry });
		for (const role of ["ADMIN", "ADVISOR", "CLIENT"] as const) await this.member(realm, role, mark);
		const [, advisorId, clientId] = (realm.rows.people ?? []).map(({ id }) => id);
		this.own(realm, schema.advisorClients, { advisorId, clientId });
		for (const table of tenantTables)
			while ((realm.rows[getTableName(table)] ?? []).length < 2) this.own(realm, table, this.unlike(realm, table));
		linkUp(realm);
		return realm;
	}

	/** A user with a membership, a grant in every module, a session and notices. */
	async member(realm: Realm, role: "ADMIN" | "ADVISOR" | "CLIENT", mark: string, withGrants = true) {
		const user = this.put(schema.users, mark, { isSuperadmin: false, passwordHash: null });
		realm.rows.users = [...(realm.rows.users ?? []), user];
		const userId = user.id;
		this.own(realm, schema.people, { id: userId, guid: user.guid, email: user.email, role }, mark);
		this.own(realm, schema.memberships, { userId, role }, mark);
		const entries = withGrants ? (realm.rows.modules_tenant ?? []) : [];
		for (const { id: modulesTenantId, moduleId } of entries) {
			const known = Object.values(this.catalogue).find(({ module }) => module.id === moduleId);
			const moduleRoleId = known?.roles[role]?.id;
			if (!moduleRoleId) continue;
			this.own(realm, schema.modulesTenantUser, { modulesTenantId, userId, moduleRoleId }, mark);
		}
		return { userId, ...(await this.belongings(realm, userId, mark)) };
	}

	/** A session and two notices of one user. */
	async belongings(realm: Realm, userId: string, mark: string) {
		const token = newToken();
		const session = this.put(schema.sessions, mark, { userId, tokenHash: await hashToken(token) });
		const notices = [];
		for (const seen of [0, 1])
			notices.push(this.put(schema.notifications, mark, { userId, tenantId: realm.tenant.id, seen }));
		realm.rows.sessions = [...(realm.rows.sessions ?? []), session];
		realm.rows.notifications = [...(realm.rows.notifications ?? []), ...notices];
		return { cookie: `session=${token}`, session, notices };
	}

	/** A row that belongs to the tenant, of whatever table. */
	own(realm: Realm, table: SQLiteTable, given: object, mark = realm.mark): Row {
		const row = filled(
			table,
			mark,
			{ tenantId: realm.tenant.id, ...given },
			this.pointers(realm, realm.rows[getTableName(table)]?.length ?? 0),
		);
		this.waiting.push([table, row]);
		const name = getTableName(table);
		realm.rows[name] = [...(realm.rows[name] ?? []), row];
		return row;
	}

	put(table: SQLiteTable, mark: string, given: object): Row {
		const row = filled(table, mark, given);
		this.waiting.push([table, row]);
		return row;
	}

	/** What a row points to; the `nth` of its table to others than those before it. */
	private pointers(realm: Realm, nth: number): Pointers {
		const last = (table: string) => () => {
			const rows = realm.rows[table] ?? [];
			return rows.at(-1 - (nth % Math.max(rows.length, 1)))?.id;
		};
		const tables = Object.fromEntries(
			allTables.map(getTableName).flatMap((table) => [
				[`${table}.id`, last(table)],
				[`${singular(table.split("_").at(-1) ?? "")}_id`, last(table)],
			]),
		);
		const roles = () => Object.values(this.catalogue)[0]?.roles;
		return {
			...tables,
			...Object.fromEntries(ofPeople.map((column) => [column, last("users")])),
			customer_id: last("companies"),
			contact_id: last("crm_contacts"),
			contact_type_id: last("crm_contact_types"),
			note_id: last("crm_notes"),
			import_id: last("imports"),
			modules_tenant_id: last("modules_tenant"),
			module_id: () => Object.values(this.catalogue)[0]?.module.id,
			module_role_id: () => roles()?.CLIENT?.id,
		};
	}

	/** What keeps a further row of a table apart from those that are there. */
	private unlike(realm: Realm, table: SQLiteTable): object {
		if (table === (schema.advisorClients as SQLiteTable)) {
			const [advisorId, clientId] = (realm.rows.people ?? []).map(({ id }) => id);
			return { advisorId, clientId };
		}
		if (table === (schema.modulesTenant as SQLiteTable)) return { moduleId: this.spare?.id };
		// What stands one to one with another row has its id.
		return hasItsId(table) ? {} : { id: newId() };
	}

	/** A module of the catalogue that no screen belongs to, for tenants whose catalogue is small. */
	spare?: Row;
	openSpare(): void {
		this.spare = this.put(schema.modules, "catalogue", { key: "spare", label: "spare" });
	}
}
