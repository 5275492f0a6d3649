import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "#app/platform/limits";
import * as field from "./fields.schema";
import { tenantList } from "./tenants.list";

export const tenantTabs = ["overview", "modules", "members", "branding", "security", "log", "edit"] as const;

const sorts = ["name", "users", "modules", "ends", "created"].flatMap((key) => [key, `-${key}`]);

/** What a call for the tenants takes. */
export const TenantsQuery = z.object({
	q: z.string().trim().max(100, "tooLong?count=100").default(""),
	sort: field.blank(z.enum(sorts, "wrongValue")).transform((value) => value ?? "name"),
	status: field.blank(z.enum(["active", "archived", "all"], "wrongValue")).transform((value) => value ?? "active"),
	/** Only those with a module that ends in 30 days. */
	ends: field.blank(z.literal("30", "wrongValue")),
	cursor: z.string().max(2000).optional(),
	/** The page before this cursor, for going back. */
	before: z.string().max(2000).optional(),
	limit: field
		.blank(z.coerce.number("wrongType").int().min(1, "wrongValue").max(PAGE_SIZE_MAX, "wrongValue"))
		.transform((value) => value ?? PAGE_SIZE),
});
export type TenantsQuery = z.output<typeof TenantsQuery>;

/** The page: the list, and the tenant whose panel is open. */
export const TenantsPage = ListQuery(tenantList).extend({
	tenant: field.blank(field.guid),
	tab: field.blank(z.enum(tenantTabs, "wrongValue")).transform((value) => value ?? "overview"),
	/** Where the log goes on. */
	log: z.string().max(2000).optional(),
	/** Where the members of the tab Security go on. */
	people: z.string().max(2000).optional(),
});
export type TenantsPage = z.output<typeof TenantsPage>;

export const TenantsExport = ListQuery(tenantList).extend(exportFormat);

const about = {
	name: field.name,
	orgNumber: field.blank(field.orgNumber),
	slug: field.blank(field.slug),
	language: field.language.default("nb"),
	timeZone: field.timeZone.default("Europe/Oslo"),
};

/** A new tenant from the form: with its first admin and its modules. */
export const NewTenant = z.object({
	...about,
	adminEmail: z.email("email").trim().toLowerCase(),
	modules: field.many(field.id),
	from: field.blank(field.day),
	until: field.blank(field.day),
});
export type NewTenant = z.output<typeof NewTenant>;

/** A new tenant from a call. */
export const TenantInput = z.object({ ...about, logo: field.blank(field.file) });

/** A tenant by its guid, for everybody; by its id, for its members. */
export const ByGuid = z.object({ guid: z.string("required") });
export const ByTenantId = z.object({ id: z.string("required").min(1, "required") });

const TenantRef = z.object({ tenant: field.guid });
export const ByTenant = TenantRef;
export const OneMembership = TenantRef.extend({ membership: field.id });

export const EditTenant = TenantRef.extend({
	name: field.name,
	orgNumber: field.blank(field.orgNumber),
	slug: field.slug,
	language: field.language,
	timeZone: field.timeZone,
	updatedAt: field.basedOn,
});

/** What a call changes of a tenant; only what is sent. */
export const TenantPatch = z.object({
	id: field.id,
	name: field.name.optional(),
	language: field.language.optional(),
	timeZone: field.timeZone.optional(),
	/** Nothing between the quotes takes it away. */
	orgNumber: field.orgNumber.optional(),
	logo: field.blank(field.file),
	updatedAt: field.basedOn,
});
export type TenantPatch = z.output<typeof TenantPatch>;

export const EraseTenant = TenantRef.extend({ confirmName: z.string("required").trim() });
export const LogoInput = TenantRef.extend({ logo: field.file });
export const DarkLogoInput = TenantRef.extend({ darkLogo: field.file });
export const AccentInput = TenantRef.extend({ accent: field.accent });

/** From when to when, and with which roles: a form says all three. */
const terms = {
	starts: field.blank(field.day),
	expires: field.blank(field.day),
	roles: field.many(field.roleName).refine((names) => names.length > 0, "followup:errors.noRole"),
};
export const GiveModule = TenantRef.extend({ moduleId: field.id, ...terms });
const EntryRef = TenantRef.extend({ entry: field.id });
export const ExtendEntry = EntryRef;
export const SwitchEntry = EntryRef.extend({ status: field.status });
export const EntryTerms = EntryRef.extend({ ...terms, updatedAt: field.basedOn });

const dayOrNone = z.union([field.day, z.literal(""), z.null()]).transform((value) => value || null);
/** What a call says of the terms; `roles` null or absent is all roles of the module. */
const termsOfCall = {
	status: field.status.optional(),
	starts: dayOrNone.optional(),
	expires: dayOrNone.optional(),
	roles: z.array(field.roleName, "wrongType").min(1, "followup:errors.noRole").max(100, "wrongValue").nullish(),
};

/** Calls: what is given, what is changed of it, and its status alone. */
export const EntryGift = z.object({ tenantId: field.blank(field.id), moduleId: field.id, ...termsOfCall });
export const EntryChange = z.object({ id: field.id, ...termsOfCall, updatedAt: field.basedOn });
export const EntryStatus = z.object({ id: field.id, status: field.status, updatedAt: field.basedOn });
