import { type AnySQLiteColumn, foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
		/** Stands in the address of their picture and changes with it; null where they have none. */
		photo: text("photo"),
		role: text("role", { enum: roleNames }).notNull(),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		lastLoginAt: integer("last_login_at"),
		...stamps,
	},
	(t) => [
		index("people_by_name").on(t.tenantId, t.sortName, t.id),
		index("people_by_role").on(t.tenantId, t.role, t.isActive, t.sortName, t.id),
		uniqueIndex("people_by_email").on(t.tenantId, t.email),
	],
);

export const advisorClients = tenantTable(
	"advisor_clients",
	{
		advisorId: text("advisor_id").notNull(),
		clientId: text("client_id").notNull(),
		isPrimary: integer("is_primary", { mode: "boolean" }).notNull().default(false),
		/** What whoever handed the client over wrote for the advisor. */
		note: text("note").notNull().default(""),
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

/** People of a tenant who are chosen together. */
export const peopleGroups = tenantTable(
	"people_groups",
	{
		name: text("name").notNull(),
		/** The name as sorted and searched, in lower case. */
		sortName: text("sort_name").notNull(),
		/** Who is in it: those who were put there by hand, or all with a role, with a module, or whom an advisor follows. */
		rule: text("rule", { enum: ["hand", "role", "module", "advisor"] }).notNull(),
		/** The role, the id of the tenant's entry for the module, or the advisor's id; empty where people are put in by hand. */
		ruleValue: text("rule_value").notNull().default(""),
		createdBy: text("created_by").notNull(),
		/** In the trash since. */
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [index("people_groups_by_name").on(t.tenantId, t.deletedAt, t.sortName, t.id)],
);

/** Who was put into a group by hand. */
export const peopleGroupMembers = tenantTable(
	"people_group_members",
	{
		peopleGroupId: text("people_group_id").notNull(),
		personId: text("person_id").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("people_group_members_once").on(t.tenantId, t.peopleGroupId, t.personId),
		index("people_group_members_by_person").on(t.tenantId, t.personId),
		foreignKey({
			columns: [t.tenantId, t.peopleGroupId],
			foreignColumns: [peopleGroups.tenantId, peopleGroups.id],
		}).onDelete("cascade"),
		foreignKey({ columns: [t.tenantId, t.personId], foreignColumns: [people.tenantId, people.id] }).onDelete("cascade"),
	],
);

/** Somebody who was removed from the tenant (id = the user's), for as long as what they learnt is kept. */
export const formerMembers = tenantTable(
	"former_members",
	{
		name: text("name").notNull(),
		leftAt: integer("left_at").notNull(),
		/** An administrator has asked to delete what they learnt now. */
		isAsked: integer("is_asked", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [index("former_members_by_age").on(t.tenantId, t.leftAt, t.id)],
);

/** That somebody of the staff has opened a client's page on a day, in the tenant's time zone; id = `<client>:<reader>:<day>`. */
export const participantLooks = tenantTable(
	"participant_looks",
	{
		clientId: text("client_id").notNull(),
		readerId: text("reader_id").notNull(),
		lookedOn: text("looked_on").notNull(),
		...stamps,
	},
	(t) => [
		index("participant_looks_of_client").on(t.tenantId, t.clientId, t.lookedOn, t.id),
		index("participant_looks_by_age").on(t.lookedOn),
		foreignKey({ columns: [t.tenantId, t.clientId], foreignColumns: [people.tenantId, people.id] }).onDelete("cascade"),
	],
);

/**
 * The companies of a tenant, once for all modules that are about them: CRM's customer, HMS' company and others are this
 * row. What lists sort and filter by stands here too, so that a list is read from one index.
 */
export const companies = tenantTable(
	"companies",
	{
		guid: text("guid").notNull(),
		name: text("name").notNull(),
		/** The name as sorted, in lower case. */
		sortName: text("sort_name").notNull(),
		/** Nine digits of the Norwegian register. */
		orgNo: text("org_no"),
		orgForm: text("org_form"),
		industry: text("industry"),
		employees: integer("employees"),
		address: text("address"),
		postCode: text("post_code"),
		city: text("city"),
		municipalityNo: text("municipality_no"),
		municipality: text("municipality"),
		webpage: text("webpage"),
		ceo: text("ceo"),
		phone: text("phone"),
		email: text("email"),
		/** The file that shows its logo. */
		logoId: text("logo_id"),
		/** What the register of companies says of its state, and when it was asked. */
		registerState: text("register_state", { enum: ["active", "bankrupt", "dissolving", "deleted"] }),
		registerAt: integer("register_at"),
		isCustomer: integer("is_customer", { mode: "boolean" }).notNull().default(false),
		contactTypeId: text("contact_type_id"),
		ownerId: text("owner_id"),
		/** `own`: only its owner, those who work on it with them, and level 30. */
		visibility: text("visibility", { enum: ["all", "own"] })
			.notNull()
			.default("all"),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		source: text("source", { enum: ["typed", "form", "import", "register"] })
			.notNull()
			.default("typed"),
		/** The last note, meeting, task or form; 0 for none, so that it sorts. */
		lastActivityAt: integer("last_activity_at").notNull().default(0),
		/** The day of the next open task, "9999-12-31" for none, so that it sorts. */
		nextTaskOn: text("next_task_on").notNull().default("9999-12-31"),
		createdBy: text("created_by").notNull(),
		updatedBy: text("updated_by").notNull(),
		/** In the trash since. */
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("companies_by_guid").on(t.tenantId, t.guid),
		index("companies_by_name").on(t.tenantId, t.isCustomer, t.sortName, t.id),
		index("companies_by_activity").on(t.tenantId, t.isCustomer, t.lastActivityAt, t.id),
		index("companies_by_next_task").on(t.tenantId, t.isCustomer, t.nextTaskOn, t.id),
		index("companies_by_made").on(t.tenantId, t.isCustomer, t.createdAt, t.id),
		index("companies_by_municipality").on(t.tenantId, t.isCustomer, t.municipality, t.id),
		index("companies_by_owner").on(t.tenantId, t.ownerId, t.sortName, t.id),
		index("companies_by_contact_type").on(t.tenantId, t.contactTypeId, t.sortName, t.id),
		index("companies_by_org_no").on(t.tenantId, t.orgNo),
		index("companies_by_email").on(t.tenantId, t.email),
		index("companies_by_phone").on(t.tenantId, t.phone),
		index("companies_in_trash").on(t.tenantId, t.deletedAt),
	],
);

/** A signed grant for one named record, at most for a day: sent in the header `Tempaccess`. */
export const tempGrants = tenantTable(
	"temp_grants",
	{
		kind: text("kind", { enum: ["file", "form", "news"] })
			.notNull()
			.default("file"),
		recordId: text("record_id").notNull(),
		tokenHash: text("token_hash").notNull(),
		/** Whom it is for; null for whoever has it and is signed in. */
		userId: text("user_id"),
		creatorId: text("creator_id").notNull(),
		reason: text("reason").notNull(),
		expiresAt: integer("expires_at").notNull(),
		uses: integer("uses").notNull().default(0),
		revokedAt: integer("revoked_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("temp_grants_by_token").on(t.tokenHash),
		index("temp_grants_of_record").on(t.tenantId, t.recordId),
		index("temp_grants_by_end").on(t.expiresAt),
	],
);

export const openingKinds = ["job", "training", "skill"] as const;

/** What a company has said that it needs: a job, places for training, or a skill that it lacks. */
export const openings = tenantTable(
	"openings",
	{
		companyId: text("company_id").notNull(),
		kind: text("kind", { enum: openingKinds }).notNull(),
		title: text("title").notNull(),
		/** How many people are wanted. */
		places: integer("places").notNull().default(1),
		note: text("note").notNull().default(""),
		/** The last day on which it holds. */
		endsOn: text("ends_on").notNull(),
		/** The module that keeps it, and decides who sees it. */
		moduleKey: text("module_key").notNull(),
		/** The reply that it was found in. */
		replyId: text("reply_id"),
		/** Null while it is open. */
		closedAt: integer("closed_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		index("openings_by_end").on(t.tenantId, t.closedAt, t.endsOn, t.id),
		index("openings_of_company").on(t.tenantId, t.companyId, t.endsOn),
		foreignKey({
			columns: [t.tenantId, t.companyId] as [never, never],
			foreignColumns: [companies.tenantId, companies.id] as [never, never],
		}).onDelete("cascade"),
	],
);

/** What a tenant says of a module's letters; id = the event. Without a row the portal's own words hold. */
export const lettersTable = (name: string) =>
	tenantTable(name, {
		isEnabled: integer("is_enabled", { mode: "boolean" }).notNull().default(false),
		recipients: text("recipients", { mode: "json" }).$type<string[]>().notNull(),
		/** Language → text, with {{names}} of what the event says. */
		subjects: text("subjects", { mode: "json" }).$type<Record<string, string>>().notNull(),
		bodies: text("bodies", { mode: "json" }).$type<Record<string, string>>().notNull(),
		/** Of an event that is told before its day: how many days. */
		daysBefore: integer("days_before").notNull().default(14),
		...stamps,
	});

/**
 * A letter of a module that left, or could not, and goes with the record (`of`) that it is about; id =
 * `<subject>:<event>:<recipient>:<what it was about>`, so that none is sent twice.
 */
export const sentLettersTable = (
	name: string,
	of: string,
	records: { tenantId: AnySQLiteColumn; id: AnySQLiteColumn },
) =>
	tenantTable(
		name,
		{
			recordId: text(`${of}_id`).notNull(),
			event: text("event").notNull(),
			recipient: text("recipient").notNull(),
			email: text("email").notNull(),
			subject: text("subject").notNull(),
			...stamps,
		},
		(t) => [
			index(`${name}_in_order`).on(t.tenantId, t.createdAt, t.id),
			index(`${name}_of_${of}`).on(t.tenantId, t.recordId),
			foreignKey({
				columns: [t.tenantId, t.recordId] as [never, never],
				foreignColumns: [records.tenantId, records.id] as [never, never],
			}).onDelete("cascade"),
		],
	);
