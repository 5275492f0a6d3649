import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { resources } from "./resources";

/**
 * The address under which a calendar reads somebody's bookings (id = the user's), or one resource's (id = the user's and the
 * resource's): with the sight of whoever opened it.
 */
export const resourceFeeds = tenantTable(
	"resource_feeds",
	{
		userId: text("user_id").notNull(),
		/** Null: the user's own bookings. */
		resourceId: text("resource_id"),
		/** Says only when, not what. */
		isBusyOnly: integer("is_busy_only", { mode: "boolean" }).notNull().default(false),
		tokenHash: text("token_hash").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("resource_feeds_by_token").on(t.tokenHash),
		index("resource_feeds_by_user").on(t.tenantId, t.userId),
		ofResource("resource_feeds", t.tenantId, t.resourceId),
	],
);

/** The page at the door of a resource (id = the resource's), which has no login: its address is the credential. */
export const resourceDoors = tenantTable(
	"resource_doors",
	{
		/** Stands in the address; a new one closes it for whoever has the one before. */
		guid: text("guid").notNull(),
		/** Whether the page says what the bookings are about and whose they are. */
		showsNames: integer("shows_names", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [uniqueIndex("resource_doors_by_guid").on(t.guid), ofResource("resource_doors", t.tenantId, t.id)],
);

/** What is kept of a resource as a thing that was bought (id = the resource's). */
export const resourceAssets = tenantTable(
	"resource_assets",
	{
		serial: text("serial").notNull().default(""),
		supplier: text("supplier").notNull().default(""),
		boughtOn: text("bought_on").notNull().default(""),
		/** Whole units of the currency; null: not known. */
		price: integer("price"),
		value: integer("value"),
		currency: text("currency").notNull().default("NOK"),
		warrantyUntil: text("warranty_until").notNull().default(""),
		/** Who has it. */
		custodianId: text("custodian_id"),
		custodySince: text("custody_since").notNull().default(""),
		/** The day of the next service; empty: none is planned. */
		serviceOn: text("service_on").notNull().default(""),
		/** Months from one service to the next; null: it is planned by hand. */
		serviceMonths: integer("service_months"),
		/** The day of service of which people were reminded last. */
		remindedOf: text("reminded_of").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("resource_assets_by_custodian").on(t.tenantId, t.custodianId),
		index("resource_assets_by_service").on(t.tenantId, t.serviceOn),
		ofResource("resource_assets", t.tenantId, t.id),
	],
);

/** A service that was done. */
export const resourceServices = tenantTable(
	"resource_services",
	{
		resourceId: text("resource_id").notNull(),
		doneOn: text("done_on").notNull(),
		body: text("body").notNull(),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [
		index("resource_services_in_order").on(t.tenantId, t.resourceId, t.doneOn),
		ofResource("resource_services", t.tenantId, t.resourceId),
	],
);

/** Receipts, manuals and other files of a resource. */
export const resourceFiles = tenantTable(
	"resource_files",
	{ resourceId: text("resource_id").notNull(), fileId: text("file_id").notNull(), ...stamps },
	(t) => [
		index("resource_files_of_resource").on(t.tenantId, t.resourceId, t.id),
		ofResource("resource_files", t.tenantId, t.resourceId),
	],
);

/** Something that does not work. */
export const resourceFaults = tenantTable(
	"resource_faults",
	{
		resourceId: text("resource_id").notNull(),
		title: text("title").notNull(),
		body: text("body").notNull().default(""),
		/** Null: somebody at the door, who was not signed in. */
		reporterId: text("reporter_id"),
		/** What they called themselves. */
		reporterName: text("reporter_name").notNull().default(""),
		/** Whether it cannot be used until it is mended. */
		isBlocking: integer("is_blocking", { mode: "boolean" }).notNull().default(false),
		/** Null: not mended yet. */
		mendedAt: integer("mended_at"),
		menderId: text("mender_id"),
		outcome: text("outcome").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("resource_faults_of_resource").on(t.tenantId, t.resourceId, t.mendedAt),
		index("resource_faults_open").on(t.tenantId, t.mendedAt, t.createdAt),
		ofResource("resource_faults", t.tenantId, t.resourceId),
	],
);

/** A reference to a resource of the same tenant; what hangs on it goes with it. */
function ofResource(table: string, tenantId: unknown, resourceId: unknown) {
	return foreignKey({
		name: `${table}_resource_fk`,
		columns: [tenantId, resourceId] as [never, never],
		foreignColumns: [resources.tenantId, resources.id],
	}).onDelete("cascade");
}
