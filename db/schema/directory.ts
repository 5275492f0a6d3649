import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { roleNames } from "./portal";

/** A tenant's own row for each of its people (id = the user's), kept in step with the user, so that a list with names is one join inside the tenant. */
export const people = tenantTable(
	"people",
	{
		guid: text("guid").notNull(),
		email: text("email").notNull(),
		firstName: text("first_name").notNull().default(""),
		lastName: text("last_name").notNull().default(""),
		/** Last name, first name, e-mail: as sorted and searched, in lower case. */
		sortName: text("sort_name").notNull(),
		phone: text("phone"),
		jobPosition: text("job_position"),
		role: text("role", { enum: roleNames }).notNull(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		lastLoginAt: integer("last_login_at"),
		...stamps,
	},
	(t) => [
		index("people_by_name").on(t.tenantId, t.sortName, t.id),
		uniqueIndex("people_by_email").on(t.tenantId, t.email),
	],
);

export const advisorClients = tenantTable(
	"advisor_clients",
	{
		advisorId: text("advisor_id").notNull(),
		clientId: text("client_id").notNull(),
		isPrimary: integer("is_primary", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [
		uniqueIndex("advisor_clients_once").on(t.tenantId, t.advisorId, t.clientId),
		index("advisor_clients_by_client").on(t.tenantId, t.clientId),
		foreignKey({ columns: [t.tenantId, t.advisorId], foreignColumns: [people.tenantId, people.id] }).onDelete(
			"cascade",
		),
		foreignKey({ columns: [t.tenantId, t.clientId], foreignColumns: [people.tenantId, people.id] }).onDelete("cascade"),
	],
);
