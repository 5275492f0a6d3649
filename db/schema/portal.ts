import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** The portal's own tables: who there is, which tenant has which module, who may what. They stay in the directory database. */

/** Names by language code. */
export type Titles = Partial<Record<string, string>>;

export const roleNames = ["CLIENT", "ADVISOR", "ADMIN"] as const;

/** Whose members must have a second factor to enter a tenant; staff are its advisors and administrators. */
export const secondFactorPolicies = ["none", "administrators", "staff", "everybody"] as const;

/** In place of a day that never comes, so that it sorts behind all others. */
export const NEVER = "9999-12-31";

export const tenants = sqliteTable(
	"tenants",
	{
		id: text("id").primaryKey(),
		guid: text("guid").notNull().unique(),
		name: text("name").notNull(),
		slug: text("slug").notNull().unique(),
		orgNumber: text("org_number"),
		logoKey: text("logo_key"),
		/** The logo on dark ground; where there is none the other one stands there too. */
		logoDarkKey: text("logo_dark_key"),
		accent: text("accent"),
		language: text("language").notNull(),
		timeZone: text("time_zone").notNull(),
		status: text("status", { enum: ["active", "archived"] }).notNull(),
		secondFactor: text("second_factor", { enum: secondFactorPolicies }).notNull().default("none"),
		/** Whether its people may keep pages, and what they have not sent yet, on their devices. */
		keepsOnDevices: integer("keeps_on_devices", { mode: "boolean" }).notNull().default(false),
		/** Months for which it keeps what somebody learnt after they were removed; null: for good. */
		learningKeptMonths: integer("learning_kept_months").default(1),
		/** What lists say of a tenant and are sorted by; kept by triggers of the database, never written by hand. */
		usersCount: integer("users_count").notNull().default(0),
		/** Modules of the catalogue that are switched on. */
		modulesCount: integer("modules_count").notNull().default(0),
		/** The first last day of those; `NEVER` where none ends. */
		nextExpires: text("next_expires").notNull().default(NEVER),
		/** The binding of the database that holds the tenant's rows; null where the portal's own does. */
		database: text("database"),
		/** Grows with each change of what that database has a copy of; kept by triggers, and in the copy the version that it is of. */
		copyVersion: integer("copy_version").notNull().default(0),
		...stamps,
	},
	(table) => [
		index("tenants_by_name").on(table.name, table.id),
		index("tenants_by_status").on(table.status, table.name, table.id),
		index("tenants_by_users").on(table.usersCount, table.id),
		index("tenants_by_modules").on(table.modulesCount, table.id),
		index("tenants_by_expiry").on(table.nextExpires, table.id),
		index("tenants_by_created").on(table.createdAt, table.id),
		uniqueIndex("tenants_apart").on(table.database).where(sql`${table.database} is not null`),
	],
);

export const users = sqliteTable("users", {
	id: text("id").primaryKey(),
	guid: text("guid").notNull().unique(),
	email: text("email").notNull().unique(),
	passwordHash: text("password_hash"),
	firstName: text("first_name").notNull().default(""),
	lastName: text("last_name").notNull().default(""),
	phone: text("phone"),
	jobPosition: text("job_position"),
	language: text("language"),
	timeZone: text("time_zone"),
	theme: text("theme", { enum: ["system", "light", "dark"] })
		.notNull()
		.default("system"),
	isSuperadmin: integer("is_superadmin", { mode: "boolean" }).notNull().default(false),
	isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
	/** Where their own picture lies; null where they have none. */
	photoKey: text("photo_key"),
	/** Grows with every change of this user's notifications: the poll's ETag. */
	inboxVersion: integer("inbox_version").notNull().default(0),
	lastLoginAt: integer("last_login_at"),
	/** Until when wrong passwords keep devices out that have not signed in before. */
	lockedUntil: integer("locked_until").notNull().default(0),
	/** Since when signing in takes a second factor; null where it takes the password alone. */
	secondFactorAt: integer("second_factor_at"),
	/** How they have arranged their home page; null where they have not. */
	homeLayout: text("home_layout", { mode: "json" }).$type<{ order: string[]; hidden: string[] }>(),
	/** When they left the tour, or saw it to its end; null as long as it is offered. */
	tourLeftAt: integer("tour_left_at"),
	/** How pages are shown to them (`shell/appearance.ts`); null where nothing was chosen. */
	appearance: text("appearance", { mode: "json" }).$type<Record<string, string | boolean>>(),
	...stamps,
});

/** The one row of what holds for the whole portal. */
export const portalSettings = sqliteTable("portal_settings", {
	id: text("id").primaryKey(),
	/** Super-admins without a second factor have no more rights than others. */
	superadminSecondFactor: integer("superadmin_second_factor", { mode: "boolean" }).notNull().default(false),
	...stamps,
});

export const announcementLevels = ["info", "important", "critical"] as const;

/** What the provider tells the people of one tenant, or of all, in a bar over every page. */
export const announcements = sqliteTable(
	"announcements",
	{
		id: text("id").primaryKey(),
		level: text("level", { enum: announcementLevels }).notNull(),
		/** By language; whoever reads another gets the English text, else the first. */
		texts: text("texts", { mode: "json" }).$type<Record<string, string>>().notNull(),
		/** Null where it is for all. */
		onlyTenantId: text("only_tenant_id").references(() => tenants.id, { onDelete: "cascade" }),
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		...stamps,
	},
	(table) => [index("announcements_by_end").on(table.endsAt)],
);

export const memberships = tenantTable(
	"memberships",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		role: text("role", { enum: roleNames }).notNull(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		...stamps,
	},
	(t) => [
		uniqueIndex("memberships_by_tenant_user").on(t.tenantId, t.userId),
		index("memberships_by_user").on(t.userId),
		index("memberships_admins").on(t.tenantId, t.id).where(sql`${t.role} = 'ADMIN' and ${t.isActive} = 1`),
		index("memberships_by_role").on(t.tenantId, t.role, t.userId),
	],
);

export const modules = sqliteTable("modules", {
	id: text("id").primaryKey(),
	guid: text("guid").notNull().unique(),
	key: text("key").notNull().unique(),
	label: text("label").notNull(),
	translationKey: text("translation_key").notNull(),
	icon: text("icon").notNull(),
	description: text("description").notNull().default(""),
	/** A name of one's own in single languages; elsewhere the label stands. */
	titles: text("titles", { mode: "json" }).$type<Titles>().notNull().default({}),
	sortOrder: integer("sort_order").notNull(),
	isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
	/** The roles and components that releases have brought so far: what a super-admin has removed does not come back. */
	shipped: text("shipped", { mode: "json" }).$type<string[]>().notNull().default([]),
	...stamps,
});

export const moduleComponents = sqliteTable(
	"module_components",
	{
		id: text("id").primaryKey(),
		moduleId: text("module_id")
			.notNull()
			.references(() => modules.id, { onDelete: "cascade" }),
		/** The route name of the screen it opens; of a page elsewhere a name like one. */
		link: text("link").notNull().unique(),
		icon: text("icon").notNull(),
		title: text("title").notNull(),
		translationKey: text("translation_key").notNull(),
		/** A title of one's own in single languages; elsewhere the title stands. */
		titles: text("titles", { mode: "json" }).$type<Titles>().notNull().default({}),
		/** The address of a page elsewhere; the portal's own screens have none. */
		url: text("url"),
		visibleInMenu: integer("visible_in_menu", { mode: "boolean" }).notNull(),
		/** The role names that may open it. */
		roles: text("roles", { mode: "json" }).$type<string[]>().notNull(),
		sortOrder: integer("sort_order").notNull(),
		...stamps,
	},
	(table) => [index("module_components_by_module").on(table.moduleId, table.sortOrder)],
);

export const moduleRoles = sqliteTable(
	"module_roles",
	{
		id: text("id").primaryKey(),
		moduleId: text("module_id")
			.notNull()
			.references(() => modules.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		/** 10 own records, 20 those of one's clients too, 30 everything of the module in the tenant; others between. */
		level: integer("level").notNull(),
	},
	(table) => [
		uniqueIndex("module_roles_by_name").on(table.moduleId, table.name),
		check("module_roles_level", sql`${table.level} between 1 and 30`),
	],
);

export const modulesTenant = tenantTable(
	"modules_tenant",
	{
		moduleId: text("module_id")
			.notNull()
			.references(() => modules.id),
		/** 1 active, 0 inactive. */
		status: integer("status").notNull(),
		/** The first day of access in the tenant's time zone, `YYYY-MM-DD`; none is from the beginning. */
		starts: text("starts"),
		/** The last day of access in the tenant's time zone, `YYYY-MM-DD`; none is for ever. */
		expires: text("expires"),
		/** The latest warning sent: 30, 14 or 3 days before. */
		warnedDays: integer("warned_days"),
		/** The names of the module's roles that may be given in this tenant; none is all of them. */
		roles: text("roles", { mode: "json" }).$type<string[]>(),
		...stamps,
	},
	(t) => [
		uniqueIndex("modules_tenant_by_module").on(t.tenantId, t.moduleId),
		index("modules_tenant_by_expiry").on(t.status, t.expires),
		index("modules_tenant_by_use").on(t.moduleId, t.status, t.tenantId),
		index("modules_tenant_ending").on(t.tenantId, t.expires).where(sql`${t.status} = 1 and ${t.expires} is not null`),
	],
);

export const modulesTenantUser = tenantTable(
	"modules_tenant_user",
	{
		modulesTenantId: text("modules_tenant_id").notNull(),
		userId: text("user_id").notNull(),
		moduleRoleId: text("module_role_id")
			.notNull()
			.references(() => moduleRoles.id),
		...stamps,
	},
	(t) => [
		uniqueIndex("modules_tenant_user_once").on(t.modulesTenantId, t.userId),
		index("modules_tenant_user_by_user").on(t.userId, t.tenantId),
	],
);

export const invitations = tenantTable(
	"invitations",
	{
		email: text("email").notNull(),
		role: text("role", { enum: roleNames }).notNull(),
		/** What the person gets on accepting. */
		grants: text("grants", { mode: "json" }).$type<{ modulesTenantId: string; moduleRoleId: string }[]>().notNull(),
		language: text("language").notNull(),
		message: text("message").notNull().default(""),
		tokenHash: text("token_hash").notNull().unique(),
		/** `waiting`: the letter is not in the queue yet. */
		status: text("status", { enum: ["waiting", "sent", "opened", "accepted", "revoked"] }).notNull(),
		invitedBy: text("invited_by").notNull(),
		sentAt: integer("sent_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		acceptedAt: integer("accepted_at"),
		/** What is known of the person already, as an import says it; offered on accepting. */
		details: text("details", { mode: "json" })
			.$type<{ firstName?: string; lastName?: string; phone?: string | null; jobPosition?: string | null }>()
			.notNull()
			.default({}),
		/** Last name, first name, e-mail: as sorted and searched, in lower case. */
		sortName: text("sort_name").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("invitations_by_name").on(t.tenantId, t.sortName, t.id),
		index("invitations_by_email").on(t.tenantId, t.email, t.id),
		index("invitations_by_sent").on(t.tenantId, t.sentAt, t.id),
		index("invitations_unanswered").on(t.tenantId, t.expiresAt).where(sql`${t.status} in ('sent', 'opened')`),
		index("invitations_waiting").on(t.tenantId, t.updatedAt).where(sql`${t.status} = 'waiting'`),
	],
);

/** Members who ask for a role in one of their tenant's modules, for its administrators to grant or decline. */
export const accessRequests = tenantTable(
	"access_requests",
	{
		userId: text("user_id").notNull(),
		modulesTenantId: text("modules_tenant_id").notNull(),
		moduleRoleId: text("module_role_id").notNull(),
		message: text("message").notNull().default(""),
		status: text("status", { enum: ["open", "granted", "declined"] }).notNull(),
		/** The day in the tenant's time zone: nobody asks for the same twice on one. */
		askedOn: text("asked_on").notNull(),
		decidedBy: text("decided_by"),
		decidedAt: integer("decided_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("access_requests_once").on(t.tenantId, t.userId, t.modulesTenantId, t.moduleRoleId, t.askedOn),
		index("access_requests_open").on(t.tenantId, t.userId).where(sql`${t.status} = 'open'`),
	],
);

/**
 * What the provider offers every tenant for its forms: a question, a section or a whole form, as in a tenant's own library.
 * Nothing says which tenant it came from. What is withdrawn stays: forms that have it keep to what it has locked.
 */
export const portalFormLibrary = sqliteTable(
	"portal_form_library",
	{
		id: text("id").primaryKey(),
		kind: text("kind", { enum: ["question", "section", "form"] }).notNull(),
		/** Its name by language, and in its first one as sorted, in lower case. */
		titles: text("titles", { mode: "json" }).$type<Titles>().notNull(),
		sortTitle: text("sort_title").notNull(),
		languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
		questions: integer("questions").notNull(),
		locks: text("locks", { mode: "json" }).$type<string[]>().notNull(),
		source: text("source").notNull(),
		licence: text("licence").notNull(),
		/** JSON whose shape `app/forms` knows and checks. */
		definition: text("definition", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		withdrawnAt: integer("withdrawn_at"),
		...stamps,
	},
	(table) => [index("portal_form_library_by_title").on(table.withdrawnAt, table.sortTitle, table.id)],
);

export const sessions = sqliteTable(
	"sessions",
	{
		id: text("id").primaryKey(),
		tokenHash: text("token_hash").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		userAgent: text("user_agent").notNull().default(""),
		/** From where it was used last: the network alone, not the machine in it. */
		network: text("network"),
		/** The country of that network, as two letters. */
		country: text("country"),
		/** Begun at the organisation's own provider, whose factors count as a second one. */
		isSso: integer("is_sso", { mode: "boolean" }).notNull().default(false),
		createdAt: integer("created_at").notNull(),
		lastSeenAt: integer("last_seen_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [index("sessions_by_user").on(table.userId)],
);

export const passwordResets = sqliteTable(
	"password_resets",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("password_resets_by_user").on(table.userId, table.createdAt)],
);

/** The authenticator app of a person; it counts once a code of it was given (`confirmedAt`). */
export const authenticators = sqliteTable("authenticators", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Encrypted with the portal's own key. */
	secret: text("secret").notNull(),
	/** The time step of the code that was taken last: no code serves twice. */
	lastStep: integer("last_step").notNull().default(0),
	confirmedAt: integer("confirmed_at"),
	createdAt: integer("created_at").notNull(),
});

/** Codes in place of the authenticator app, each for one use. */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		codeHash: text("code_hash").notNull(),
		usedAt: integer("used_at"),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** People whose password was right and whose code is waited for. The secret is in their browser's cookie. */
export const pendingSignIns = sqliteTable(
	"pending_sign_ins",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [index("pending_sign_ins_by_user").on(table.userId)],
);

/** New addresses that people have asked for, until they are confirmed from there. */
export const emailChanges = sqliteTable(
	"email_changes",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("email_changes_by_user").on(table.userId, table.createdAt)],
);

/** The mobile number at which somebody wants to be reminded, confirmed by a code that was sent to it. Nobody else is told it. */
export const smsNumbers = sqliteTable("sms_numbers", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	phone: text("phone").notNull(),
	createdAt: integer("created_at").notNull(),
});

/** Numbers that were given and wait for the code that was sent there. */
export const smsCodes = sqliteTable("sms_codes", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	phone: text("phone").notNull(),
	codeHash: text("code_hash").notNull(),
	tries: integer("tries").notNull().default(0),
	expiresAt: integer("expires_at").notNull(),
});

/** Accounts at the organisation's own provider that people sign in with: `issuer` and `subject` say who, an address never does. */
export const identities = sqliteTable(
	"identities",
	{
		issuer: text("issuer").notNull(),
		subject: text("subject").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.issuer, table.subject] }),
		uniqueIndex("identities_by_user").on(table.userId, table.issuer),
	],
);

/** People who are at the provider just now. The secrets are in their browser's cookie, of which only the hash is kept. */
export const ssoTrips = sqliteTable("sso_trips", {
	tokenHash: text("token_hash").primaryKey(),
	/** The session that asked to be connected; without one the trip is a sign-in. */
	sessionId: text("session_id"),
	redirectTo: text("redirect_to").notNull(),
	expiresAt: integer("expires_at").notNull(),
});

/** Failed tries only, counted per account (`a:` and a hash), per device that knows the account (`d:`) and per network (`n:`). */
export const loginFailures = sqliteTable("login_failures", {
	key: text("key").primaryKey(),
	count: integer("count").notNull(),
	windowStart: integer("window_start").notNull(),
	blockedUntil: integer("blocked_until").notNull().default(0),
});

/** Devices that signed in before: strangers' failed tries do not lock them out. */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		deviceHash: text("device_hash").notNull(),
		lastUsedAt: integer("last_used_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const notifications = sqliteTable(
	"notifications",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The id of the message that was fanned out: one message gives a user one notification, however often it is delivered. */
		id: text("id").notNull(),
		tenantId: text("tenant_id").references(() => tenants.id, { onDelete: "cascade" }),
		type: text("type").notNull(),
		params: text("params", { mode: "json" }).$type<Record<string, string | number>>().notNull(),
		/** The path on this site that it opens. */
		url: text("url").notNull(),
		/** The thing that it is about, as the path of its page: what is muted, and counted together. */
		about: text("about").notNull().default(""),
		seen: integer("seen").notNull().default(0),
		/** When it comes back; null where it is shown. What somebody wants by mail only never does (`NOT_SHOWN`). */
		returnsAt: integer("returns_at"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.id] }),
		index("notifications_unseen").on(table.userId).where(sql`${table.seen} = 0`),
		index("notifications_newest").on(table.userId, table.createdAt, table.id),
		index("notifications_returning").on(table.returnsAt).where(sql`${table.returnsAt} is not null`),
	],
);

/** For each topic of notifications whether it comes in the portal and by mail; what is left out follows the rule above it. */
export type NotificationChannels = Partial<Record<string, { portal?: boolean; mail?: boolean }>>;

export const digestRhythms = ["never", "hourly", "daily", "weekly"] as const;

/** How people are notified; null is what nobody has chosen. */
const notificationColumns = {
	channels: text("channels", { mode: "json" }).$type<NotificationChannels>().notNull().default({}),
	digest: text("digest", { enum: digestRhythms }),
	/** The hour of the digest, and its weekday (Monday is 1) where it is weekly. */
	digestHour: integer("digest_hour"),
	digestDay: integer("digest_day"),
	/** Between which hours mail waits, as `22-7`; empty where it never does. */
	quiet: text("quiet"),
};

/** What a person has chosen; the rest is as their organisation has it. */
export const notificationSettings = sqliteTable("notification_settings", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	...notificationColumns,
	/** Signs the links in letters by which their kind is turned off. */
	stopKey: text("stop_key").notNull(),
});

/** What a tenant has set for its members, in one row. */
export const notificationDefaults = tenantTable("notification_defaults", { ...notificationColumns, ...stamps });

/** Things that a person wants to hear no more of, each as the notification said it that was muted. */
export const notificationMutes = sqliteTable(
	"notification_mutes",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		about: text("about").notNull(),
		tenantId: text("tenant_id").references(() => tenants.id, { onDelete: "cascade" }),
		type: text("type").notNull(),
		params: text("params", { mode: "json" }).$type<Record<string, string | number>>().notNull(),
		url: text("url").notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.about] })],
);

/** When a person's next digest goes out: 0 where that is still to be found, null where there is nothing to tell. */
export const mailDigests = sqliteTable(
	"mail_digests",
	{
		userId: text("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		dueAt: integer("due_at"),
		/** Up to when what has come is told. */
		toldUntil: integer("told_until").notNull().default(0),
	},
	(table) => [index("mail_digests_due").on(table.dueAt)],
);

/**
 * What was done once and must not be done twice: a delivered message, a repeated POST. Written in the same batch as the
 * effect; `answer` is what a repeated POST gets.
 */
export const claims = sqliteTable(
	"claims",
	{
		key: text("key").primaryKey(),
		fingerprint: text("fingerprint").notNull().default(""),
		/** The request or delivery that took it. */
		takenBy: text("taken_by").notNull(),
		answer: text("answer"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("claims_by_age").on(table.createdAt)],
);

export const deadMessages = sqliteTable("dead_messages", {
	id: text("id").primaryKey(),
	body: text("body").notNull(),
	reason: text("reason").notNull(),
	createdAt: integer("created_at").notNull(),
});

/** Outgoing mail and what became of it. The texts are kept in the local demo only, where `/dev/mail` shows them. */
export const mailOutbox = sqliteTable("mail_outbox", {
	id: text("id").primaryKey(),
	recipient: text("recipient").notNull(),
	template: text("template").notNull(),
	status: text("status", { enum: ["sending", "sent", "caught"] }).notNull(),
	subject: text("subject"),
	text: text("text"),
	html: text("html"),
	/** Of a letter with a calendar entry: the entry, as the local demo shows it. */
	calendar: text("calendar"),
	createdAt: integer("created_at").notNull(),
});

/**
 * Outgoing text messages and what became of them: `held` ones were one too many for their tenant's day. Number and text are kept in the
 * local demo only, where `/dev/mail` shows them.
 */
export const smsOutbox = sqliteTable(
	"sms_outbox",
	{
		id: text("id").primaryKey(),
		/** Whose day it counts in; none for a code that somebody asked for themselves. */
		tenantId: text("tenant_id").references(() => tenants.id, { onDelete: "cascade" }),
		/** In the tenant's time zone. */
		day: text("day").notNull(),
		template: text("template").notNull(),
		status: text("status", { enum: ["sending", "sent", "caught", "held", "refused"] }).notNull(),
		recipient: text("recipient"),
		text: text("text"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		index("sms_outbox_of_day").on(table.tenantId, table.day, table.status),
		index("sms_outbox_by_age").on(table.createdAt),
	],
);

export const cronRuns = sqliteTable("cron_runs", {
	name: text("name").primaryKey(),
	leasedUntil: integer("leased_until").notNull(),
	lastRunAt: integer("last_run_at"),
});
