import { index, text } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/**
 * What was told in a commit of a tenant with a database of its own, until the portal's database, where notifications lie,
 * has it. Elsewhere it is empty.
 */
export const outgoingNotices = tenantTable(
	"outgoing_notices",
	{
		kind: text("kind", { enum: ["telling", "correcting"] }).notNull(),
		/** JSON whose shape `platform/notify` knows. */
		notice: text("notice", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** The ids of those who are told. */
		users: text("users", { mode: "json" }).$type<string[]>().notNull(),
		...stamps,
	},
	(t) => [index("outgoing_notices_by_age").on(t.createdAt)],
);
