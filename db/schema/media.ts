import { sql } from "drizzle-orm";
import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** What lists filter by; `other` is what opens in no browser. */
export const fileKinds = [
	"image",
	"video",
	"audio",
	"pdf",
	"document",
	"sheet",
	"slides",
	"text",
	"archive",
	"other",
] as const;

/** How far a file or folder is shared, as its row in a list shows it. */
export const sharings = ["none", "people", "link"] as const;

/**
 * A file in R2. The row stands before the object (`pending`) and is `ready` after it; a sweep removes what is left between.
 * Files of the library have a folder ("" is the root of their owner's tree); those that another module holds have none.
 */
export const files = tenantTable(
	"files",
	{
		guid: text("guid").notNull(),
		/** The module for whose use it was uploaded: its grants open it. */
		moduleKey: text("module_key").notNull(),
		uploaderId: text("uploader_id").notNull(),
		/** Whose tree it lies in; "" is the organisation's. */
		ownerId: text("owner_id").notNull().default(""),
		folderId: text("folder_id"),
		name: text("name").notNull(),
		/** The name as sorted and compared, in lower case. */
		sortName: text("sort_name").notNull().default(""),
		extension: text("extension").notNull().default(""),
		kind: text("kind", { enum: fileKinds }).notNull().default("other"),
		type: text("type").notNull(),
		size: integer("size").notNull(),
		/** Of the whole file, in hex; null until the queue has read a large one. */
		sha256: text("sha256"),
		key: text("key").notNull(),
		thumbnailKey: text("thumbnail_key"),
		width: integer("width"),
		height: integer("height"),
		version: integer("version").notNull().default(1),
		/** When it was changed on the device that it came from. */
		lastModified: integer("last_modified"),
		state: text("state", { enum: ["pending", "ready"] }).notNull(),
		/** Anybody who has the address may read it: pictures of what is published. */
		isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
		/** Only its owner and those with whom it or its folder is shared; else every member who has the module may see it. */
		isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(true),
		sharing: text("sharing", { enum: sharings }).notNull().default("none"),
		/** Bytes that it takes of its owner's and the organisation's quota. */
		charged: integer("charged").notNull().default(0),
		/** The name that a guest gave who sent it by a file request. */
		senderName: text("sender_name"),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		deletedAt: integer("deleted_at"),
		/** The folder with which it went to the trash; null where it went by itself. */
		trashedWith: text("trashed_with"),
		...stamps,
	},
	(t) => {
		const listed = sql`${t.deletedAt} is null and ${t.state} = 'ready' and ${t.folderId} is not null`;
		return [
			uniqueIndex("files_by_guid").on(t.tenantId, t.guid),
			index("files_guid").on(t.guid),
			index("files_by_state").on(t.state, t.createdAt),
			index("files_by_module").on(t.tenantId, t.moduleKey, t.createdAt, t.id),
			uniqueIndex("files_in_folder").on(t.tenantId, t.ownerId, t.folderId, t.sortName).where(listed),
			index("files_in_folder_of_kind").on(t.tenantId, t.ownerId, t.folderId, t.kind, t.sortName, t.id).where(listed),
			index("files_in_folder_by_size").on(t.tenantId, t.ownerId, t.folderId, t.size, t.id).where(listed),
			index("files_in_folder_by_change").on(t.tenantId, t.ownerId, t.folderId, t.updatedAt, t.id).where(listed),
			index("files_in_folder_by_type").on(t.tenantId, t.ownerId, t.folderId, t.extension, t.id).where(listed),
			index("files_latest").on(t.tenantId, t.updatedAt, t.id).where(listed),
			index("files_of_kind").on(t.tenantId, t.kind, t.updatedAt, t.id).where(listed),
			index("files_open_to_all").on(t.tenantId, t.isPrivate, t.updatedAt, t.id).where(listed),
			index("files_of_owner").on(t.tenantId, t.ownerId, t.updatedAt, t.id).where(listed),
			index("files_by_hash").on(t.tenantId, t.sha256),
			index("files_by_key").on(t.tenantId, t.key),
			index("files_by_thumbnail").on(t.tenantId, t.thumbnailKey),
			index("files_of_folder").on(t.tenantId, t.folderId),
			index("files_in_trash").on(t.tenantId, t.deletedAt, t.id),
			index("files_trashed_with").on(t.tenantId, t.trashedWith),
		];
	},
);

/** A folder of the library. `path` holds the ids from the root down to its own, between slashes: `/a/b/`. */
export const mediaFolders = tenantTable(
	"media_folders",
	{
		guid: text("guid").notNull(),
		/** Whose tree it stands in; "" is the organisation's. */
		ownerId: text("owner_id").notNull(),
		parentId: text("parent_id").notNull(),
		path: text("path").notNull(),
		name: text("name").notNull(),
		sortName: text("sort_name").notNull(),
		creatorId: text("creator_id").notNull(),
		sharing: text("sharing", { enum: sharings }).notNull().default("none"),
		/** Days after its last change that a file in it, or below, is kept; null where nobody has said. */
		retentionDays: integer("retention_days"),
		deletedAt: integer("deleted_at"),
		trashedWith: text("trashed_with"),
		...stamps,
	},
	(t) => [
		uniqueIndex("media_folders_by_guid").on(t.tenantId, t.guid),
		index("media_folders_with_retention").on(t.retentionDays, t.tenantId).where(sql`${t.retentionDays} is not null`),
		uniqueIndex("media_folders_in_folder")
			.on(t.tenantId, t.ownerId, t.parentId, t.sortName)
			.where(sql`${t.deletedAt} is null`),
		index("media_folders_by_path").on(t.tenantId, t.path),
		index("media_folders_in_trash").on(t.tenantId, t.deletedAt, t.id),
		index("media_folders_trashed_with").on(t.tenantId, t.trashedWith),
	],
);

/** What a file was before it was replaced. One with a label is kept for good. */
export const fileVersions = tenantTable(
	"file_versions",
	{
		fileId: text("file_id").notNull(),
		version: integer("version").notNull(),
		name: text("name").notNull(),
		type: text("type").notNull(),
		size: integer("size").notNull(),
		sha256: text("sha256"),
		key: text("key").notNull(),
		thumbnailKey: text("thumbnail_key"),
		authorId: text("author_id").notNull(),
		/** When it was the current one, from. */
		madeAt: integer("made_at").notNull(),
		label: text("label"),
		charged: integer("charged").notNull().default(0),
		...stamps,
	},
	(t) => [
		uniqueIndex("file_versions_once").on(t.tenantId, t.fileId, t.version),
		index("file_versions_by_key").on(t.tenantId, t.key),
		index("file_versions_by_thumbnail").on(t.tenantId, t.thumbnailKey),
		index("file_versions_to_thin").on(t.tenantId, t.createdAt),
	],
);

/** A large file on its way: its row in `files` is pending, its parts lie in R2 until the last one has come. */
export const uploadSessions = tenantTable(
	"upload_sessions",
	{
		userId: text("user_id").notNull(),
		fileId: text("file_id").notNull(),
		/** The same person, name, size, date and folder go on where they stopped. */
		clientKey: text("client_key").notNull(),
		/** The file that it is to replace. */
		replacesId: text("replaces_id"),
		size: integer("size").notNull(),
		partSize: integer("part_size").notNull(),
		key: text("key").notNull(),
		uploadId: text("upload_id").notNull(),
		/** Number → what R2 gave for the part. */
		parts: text("parts", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		state: text("state", { enum: ["open", "done"] })
			.notNull()
			.default("open"),
		expiresAt: integer("expires_at").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("upload_sessions_once").on(t.tenantId, t.userId, t.clientKey),
		index("upload_sessions_of_file").on(t.tenantId, t.fileId),
		index("upload_sessions_by_end").on(t.expiresAt),
	],
);

/** Who may see, send into or change a file or folder, beside its owner. One of `fileId` and `folderId` is set. */
export const mediaShares = tenantTable(
	"media_shares",
	{
		fileId: text("file_id"),
		folderId: text("folder_id"),
		targetKind: text("target_kind", { enum: ["user", "role", "tenant", "link"] }).notNull(),
		/** A user's id, a role's name; "" for the others. */
		targetId: text("target_id").notNull().default(""),
		rights: text("rights", { enum: ["view", "upload", "edit"] }).notNull(),
		tokenHash: text("token_hash"),
		passwordHash: text("password_hash"),
		label: text("label").notNull().default(""),
		expiresAt: integer("expires_at"),
		maxDownloads: integer("max_downloads"),
		downloads: integer("downloads").notNull().default(0),
		views: integer("views").notNull().default(0),
		lastUsedAt: integer("last_used_at"),
		allowDownload: integer("allow_download", { mode: "boolean" }).notNull().default(true),
		/** Whoever it is for is asked to confirm that they have read it. */
		confirmRequired: integer("confirm_required", { mode: "boolean" }).notNull().default(false),
		creatorId: text("creator_id").notNull(),
		/** For which end its maker was told that it is near. */
		warnedFor: integer("warned_for"),
		revokedAt: integer("revoked_at"),
		...stamps,
	},
	(t) => [
		index("media_shares_of_file").on(t.tenantId, t.fileId),
		index("media_shares_of_folder").on(t.tenantId, t.folderId),
		index("media_shares_for").on(t.tenantId, t.targetKind, t.targetId, t.createdAt, t.id),
		index("media_shares_by_maker").on(t.tenantId, t.creatorId, t.createdAt, t.id),
		uniqueIndex("media_shares_by_token").on(t.tokenHash),
		index("media_shares_by_end").on(t.expiresAt),
	],
);

/** What happened to a file or folder. */
export const mediaEvents = tenantTable(
	"media_events",
	{
		fileId: text("file_id"),
		folderId: text("folder_id"),
		version: integer("version"),
		userId: text("user_id"),
		shareId: text("share_id"),
		kind: text("kind").notNull(),
		/** A name before a change, a sender's name, a right. */
		detail: text("detail", { mode: "json" }).$type<Record<string, string | number>>().notNull().default({}),
		at: integer("at").notNull(),
	},
	(t) => [
		index("media_events_of_file").on(t.tenantId, t.fileId, t.at, t.id),
		index("media_events_of_folder").on(t.tenantId, t.folderId, t.at, t.id),
	],
);

/** Who has opened, downloaded and confirmed a file, once for each person. */
export const fileReceipts = tenantTable(
	"file_receipts",
	{
		fileId: text("file_id").notNull(),
		userId: text("user_id").notNull(),
		openedAt: integer("opened_at"),
		downloadedAt: integer("downloaded_at"),
		confirmedAt: integer("confirmed_at"),
		/** The version that was confirmed. */
		version: integer("version"),
		...stamps,
	},
	(t) => [
		uniqueIndex("file_receipts_once").on(t.tenantId, t.fileId, t.userId),
		index("file_receipts_of_user").on(t.tenantId, t.userId, t.confirmedAt),
	],
);

/** Where another module shows a file of the library. */
export const fileUses = tenantTable(
	"file_uses",
	{
		fileId: text("file_id").notNull(),
		moduleKey: text("module_key").notNull(),
		refGuid: text("ref_guid").notNull(),
		title: text("title").notNull(),
		/** The path of the page that shows it. */
		path: text("path").notNull(),
		/** The guid of the row over the same bytes that belongs to the use. */
		heldGuid: text("held_guid").notNull().default(""),
		/** Whether the page still shows it: what was taken out of a text may come back with an earlier version. */
		isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
		...stamps,
	},
	(t) => [
		uniqueIndex("file_uses_once").on(t.tenantId, t.fileId, t.moduleKey, t.refGuid, t.heldGuid),
		index("file_uses_of_record").on(t.tenantId, t.moduleKey, t.refGuid),
	],
);

/** Bytes taken: id `tenant`, or a user's. A limit of its own in place of the organisation's rule. */
export const mediaUsage = tenantTable("media_usage", {
	bytes: integer("bytes").notNull().default(0),
	limit: integer("bytes_limit"),
	...stamps,
});

/** The organisation's own rules; one row, id `rules`. Null: the portal's own. */
export const mediaRules = tenantTable("media_rules", {
	/** Extensions that may be uploaded. */
	extensions: text("extensions", { mode: "json" }).$type<string[]>(),
	maxSize: integer("max_size"),
	memberQuota: integer("member_quota"),
	tenantQuota: integer("tenant_quota"),
	isPrivateByDefault: integer("is_private_by_default", { mode: "boolean" }).notNull().default(true),
	/** Days that a link lives at most. */
	linkDays: integer("link_days"),
	/** The same by the name of a role, in place of it. */
	linkDaysOf: text("link_days_of", { mode: "json" }).$type<Partial<Record<string, number>>>().notNull().default({}),
	/** Role names whose links need a password. */
	linkPasswordRoles: text("link_password_roles", { mode: "json" }).$type<string[]>().notNull().default([]),
	/** Pictures that links open, or that everybody may read, do not say where they were taken. */
	removesLocation: integer("removes_location", { mode: "boolean" }).notNull().default(true),
	...stamps,
});

export const fileTags = tenantTable(
	"file_tags",
	{ fileId: text("file_id").notNull(), tag: text("tag").notNull(), ...stamps },
	(t) => [
		uniqueIndex("file_tags_once").on(t.tenantId, t.tag, t.fileId),
		index("file_tags_of_file").on(t.tenantId, t.fileId),
	],
);

/** What somebody has marked; `itemId` is a file's or a folder's. */
export const mediaFavourites = tenantTable(
	"media_favourites",
	{ userId: text("user_id").notNull(), itemId: text("item_id").notNull(), ...stamps },
	(t) => [uniqueIndex("media_favourites_once").on(t.tenantId, t.userId, t.itemId)],
);

export const fileComments = tenantTable(
	"file_comments",
	{
		fileId: text("file_id").notNull(),
		authorId: text("author_id").notNull(),
		body: text("body").notNull(),
		/** Users who are named in it. */
		mentions: text("mentions", { mode: "json" }).$type<string[]>().notNull().default([]),
		...stamps,
	},
	(t) => [index("file_comments_of_file").on(t.tenantId, t.fileId, t.createdAt, t.id)],
);

/** "Remind me Friday." It goes when it has been told. */
export const fileReminders = tenantTable(
	"file_reminders",
	{
		fileId: text("file_id").notNull(),
		userId: text("user_id").notNull(),
		remindAt: integer("remind_at").notNull(),
		note: text("note").notNull().default(""),
		...stamps,
	},
	(t) => [
		uniqueIndex("file_reminders_once").on(t.tenantId, t.userId, t.fileId),
		index("file_reminders_due").on(t.remindAt),
	],
);

/** What a link for sending files into a folder asks of its senders; its id is the link's in `media_shares`. */
export const fileRequests = tenantTable(
	"file_requests",
	{
		folderId: text("folder_id").notNull(),
		instructions: text("instructions").notNull().default(""),
		/** Kinds of file that are taken; null for all that the organisation takes. */
		kinds: text("kinds", { mode: "json" }).$type<(typeof fileKinds)[number][]>(),
		/** Bytes of one file. */
		maxSize: integer("max_size"),
		/** Files of one sending. */
		maxFiles: integer("max_files"),
		asksName: integer("asks_name", { mode: "boolean" }).notNull().default(true),
		asksEmail: integer("asks_email", { mode: "boolean" }).notNull().default(false),
		/** Each sender's files lie in a folder of their own. */
		foldersBySender: integer("folders_by_sender", { mode: "boolean" }).notNull().default(true),
		/** Files that have come in. */
		received: integer("received").notNull().default(0),
		closedAt: integer("closed_at"),
		...stamps,
	},
	(t) => [index("file_requests_of_folder").on(t.tenantId, t.folderId)],
);

/** One sending of files by somebody without a login: who they say they are, and what has arrived. */
export const fileDeliveries = tenantTable(
	"file_deliveries",
	{
		requestId: text("request_id").notNull(),
		/** What sender and receiver call it by. */
		reference: text("reference").notNull(),
		/** Of the key that its sender's browser has: it goes on, and shows the receipt. */
		tokenHash: text("token_hash").notNull(),
		senderName: text("sender_name").notNull().default(""),
		senderEmail: text("sender_email").notNull().default(""),
		/** Name, as it was sent, and bytes of each file that has arrived. */
		files: text("files", { mode: "json" })
			.$type<{ id: string; name: string; size: number; sha256: string }[]>()
			.notNull()
			.default([]),
		finishedAt: integer("finished_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("file_deliveries_by_token").on(t.tokenHash),
		index("file_deliveries_of_request").on(t.tenantId, t.requestId, t.createdAt, t.id),
	],
);

/** What a sweep found adrift between rows and objects. */
export const mediaSweeps = tenantTable(
	"media_sweeps",
	{
		/** Objects without a row that were removed. */
		objects: integer("objects").notNull(),
		objectBytes: integer("object_bytes").notNull(),
		/** Rows without their object that were removed. */
		rows: integer("rows").notNull(),
		/** Such rows that were left, because so many at once point to another fault. */
		rowsLeft: integer("rows_left").notNull().default(0),
		/** Names of files whose bytes were gone. */
		lost: text("lost", { mode: "json" }).$type<string[]>().notNull().default([]),
		at: integer("at").notNull(),
		...stamps,
	},
	(t) => [index("media_sweeps_latest").on(t.tenantId, t.at), index("media_sweeps_by_time").on(t.at)],
);
