import { index, integer, text } from "drizzle-orm/sqlite-core";
import { tenantTable } from "./columns";

/** What is done to records, and what people do with their accounts. */
export const auditActions = ["added", "changed", "removed", "signedIn", "signInFailed", "signedOut"] as const;

/** Who did what to which record, and which fields changed; never their values. Triggers refuse every change and removal. */
export const auditEvents = tenantTable(
	"audit_events",
	{
		actorId: text("actor_id").notNull(),
		action: text("action", { enum: auditActions }).notNull(),
		tableName: text("table_name").notNull(),
		recordId: text("record_id").notNull(),
		fields: text("fields", { mode: "json" }).$type<string[]>().notNull(),
		requestId: text("request_id").notNull(),
		/** From where the request came: its network, not the machine in it. A job comes from nowhere. */
		network: text("network"),
		/** The browser and the system that it named, as `Firefox/Windows`. */
		device: text("device"),
		at: integer("at").notNull(),
	},
	(t) => [
		index("audit_events_by_record").on(t.tenantId, t.tableName, t.recordId),
		// An id begins with its time: each of these is in the order of the log.
		index("audit_events_by_time").on(t.id),
		index("audit_events_by_actor").on(t.actorId, t.id),
		index("audit_events_by_kind").on(t.tableName, t.id),
		index("audit_events_by_tenant_kind").on(t.tenantId, t.tableName, t.id),
	],
);
