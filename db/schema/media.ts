import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A file in R2. The row stands before the object (`pending`) and is `ready` after it; a sweep removes what is left between. */
export const files = tenantTable(
	"files",
	{
		guid: text("guid").notNull(),
		/** The module for whose use it was uploaded: its grants open it. */
		moduleKey: text("module_key").notNull(),
		uploaderId: text("uploader_id").notNull(),
		name: text("name").notNull(),
		type: text("type").notNull(),
		size: integer("size").notNull(),
		key: text("key").notNull(),
		thumbnailKey: text("thumbnail_key"),
		width: integer("width"),
		height: integer("height"),
		state: text("state", { enum: ["pending", "ready"] }).notNull(),
		/** Anybody who has the address may read it: pictures of what is published. */
		isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("files_by_guid").on(t.tenantId, t.guid),
		index("files_guid").on(t.guid),
		index("files_by_state").on(t.state, t.createdAt),
		index("files_by_module").on(t.tenantId, t.moduleKey, t.createdAt, t.id),
	],
);
