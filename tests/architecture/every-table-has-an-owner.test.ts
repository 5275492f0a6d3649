import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index";

/** Tables of the whole portal, each with the reason why no tenant owns its rows. */
const globalTables: Record<string, string> = {
	tenants: "the tenants themselves",
	users: "a person is one user over all tenants",
	modules: "the catalogue",
	module_components: "the catalogue",
	module_roles: "the catalogue",
	portal_form_library: "what the provider offers every tenant for its forms",
	sessions: "belong to a user",
	password_resets: "belong to a user",
	email_changes: "belong to a user",
	identities: "belong to a user",
	sso_trips: "people on their way to sign in: nobody's yet",
	login_failures: "counted per account and network",
	known_devices: "belong to a user",
	notifications: "belong to a user; tenant_id says what they are about",
	notification_settings: "belong to a user",
	notification_mutes: "belong to a user; tenant_id says what they are about",
	mail_digests: "belong to a user",
	claims: "what was done once: keys, no content",
	dead_messages: "messages that nobody could read, for super-admins",
	mail_outbox: "outgoing mail, for super-admins",
	authenticators: "belong to a user",
	recovery_codes: "belong to a user",
	pending_sign_ins: "belong to a user",
	announcements: "what the provider tells everybody, or the people of one tenant",
	portal_settings: "what holds for the whole portal, for super-admins",
	sms_numbers: "belong to a user",
	sms_codes: "belong to a user",
	sms_outbox: "outgoing text messages; tenant_id says whose day they count in",
	cron_runs: "leases of the clock",
};

const tables = (Object.values(schema) as unknown[]).filter((value): value is SQLiteTable => is(value, SQLiteTable));
const owned = tables.filter((table) => !(getTableName(table) in globalTables));

test("there are tables", () => {
	expect(owned.length).toBeGreaterThan(5);
});

test.each(owned.map((table) => [getTableName(table), table] as const))("%s belongs to a tenant", (_name, table) => {
	const { tenantId } = getTableColumns(table);
	expect(tenantId?.name).toBe("tenant_id");
	expect(tenantId?.notNull).toBe(true);
	const [key] = getTableConfig(table).primaryKeys;
	expect(key?.columns.map((column) => column.name)).toEqual(["tenant_id", "id"]);
});

test("a reference to a tenant's table carries the tenant", () => {
	const ownedNames = new Set(owned.map(getTableName));
	const loose = tables.flatMap((table) =>
		getTableConfig(table)
			.foreignKeys.map((key) => key.reference())
			.filter(({ foreignTable }) => ownedNames.has(getTableName(foreignTable)))
			.filter(({ columns, foreignColumns }) => {
				const first = foreignColumns[0]?.name === "tenant_id" && columns[0]?.name === "tenant_id";
				return !first;
			})
			.map(({ name, columns }) => name ?? `${getTableName(table)}.${columns.map((column) => column.name).join(",")}`),
	);
	expect(loose).toEqual([]);
});

test("the list of global tables names only tables that there are", () => {
	expect(Object.keys(globalTables).filter((name) => !tables.some((table) => getTableName(table) === name))).toEqual([]);
});
