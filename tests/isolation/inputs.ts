import type { JsonSchema } from "./inventory";
import type { Realm } from "./world";

/** A table whose rows an id may mean, and which of its columns is sent. */
export type Kind = { table: string; column: "id" | "guid" | "email" };

const id = (table: string): Kind => ({ table, column: "id" });
const guid = (table: string): Kind => ({ table, column: "guid" });

/** What a field's name says about whose id it holds. */
export function kindsOf(field: string, realm: Realm): Kind[] {
	const name = field.toLowerCase().replaceAll("_", "");
	if (name === "email" || name === "emails") return [{ table: "users", column: "email" }];
	if (/^tenants?(ids?)?$/.test(name)) return [id("tenants"), guid("tenants")];
	for (const [shape, kinds] of known) if (shape.test(name)) return kinds;
	if (name === "guid") return publicGuids(realm);
	if (/guid$/.test(name)) return [guid("tenants"), guid("users")];
	if (/^module(s?id|key)?s?$/.test(name)) return [];
	if (!/^ids?$/.test(name) && !/(_i|I)ds?$/.test(field)) return [];
	const every = everyKind(realm);
	const named = every.filter(({ table }) => singular(table.replaceAll("_", "")).endsWith(name.replace(/ids?$/, "")));
	return named.length > 0 ? named : every;
}

/** The name of one row of a table: `companies` holds a `company`. */
export const singular = (word: string) => word.replace(/ies$/, "y").replace(/s$/, "");

const known: [RegExp, Kind[]][] = [
	[/^(user|advisor|client|person|member|owner|assignee)s?(ids?)?$/, [id("users"), guid("users"), id("memberships")]],
	[/^(modulestenant|entry|entries)(ids?)?$/, [id("modules_tenant")]],
	[/^memberships?(ids?)?$/, [id("memberships")]],
	[/^(grants?|modulestenantuser)(ids?)?$/, [id("modules_tenant_user")]],
	[/^invitations?(ids?)?$/, [id("invitations")]],
	[/^request$/, [id("access_requests")]],
	[/^notifications?(ids?)?$/, [id("notifications")]],
	[/^sessions?(ids?)?$/, [id("sessions")]],
	[/^relations?(ids?)?$/, [id("advisor_clients")]],
	[/^customer$/, [guid("companies"), id("companies")]],
	[/^(customerids?|first|second|keep|c)$/, [id("companies")]],
	[/^contact(ids?)?$/, [id("crm_contacts")]],
	[/^contacttype(id)?$/, [id("crm_contact_types")]],
	[/^note(id)?$/, [id("crm_notes")]],
	[/^meeting(id)?$/, [id("crm_meetings"), guid("crm_meetings")]],
	[/^event$/, [id("events"), guid("events")]],
	[/^registration$/, [id("event_registrations")]],
	[/^task(id)?$/, [id("crm_tasks")]],
	[/^message$/, [id("crm_submissions")]],
	[/^intake$/, [id("vt_intakes")]],
	[/^entrepreneur$/, [id("be_entrepreneurs")]],
	[/^form$/, [guid("crm_contact_forms"), id("crm_contact_forms")]],
	[/^list$/, [id("crm_customer_lists")]],
	[/^merge$/, [id("crm_merges")]],
	[/^(category(ids?)?|moveto)$/, [id("news_categories")]],
	[/^versionid$/, [id("news_versions")]],
	[/^newsid$/, [id("news_articles")]],
	[/^(article|news)guid$/, [guid("news_articles")]],
	[/^viewid$/, [id("list_views")]],
	[/^library(files)?$/, [id("files")]],
	[/^imageid$/, [id("files"), guid("files")]],
];

/** Words of an address for tables that are called otherwise. */
const inAddress: Record<string, string> = {
	customers: "companies",
	contactform: "crm_contact_forms",
	messages: "crm_submissions",
	media: "files",
	logo: "tenants",
	news: "news_articles",
	updatesort: "news_categories",
};

/**
 * The realm with what an `id` at this address may mean: the tables of its module, and the portal's own for the others;
 * those first that the address names, the last of its words before the others.
 */
export function aimedAt(path: string, realm: Realm): Realm {
	const words = path.toLowerCase().split("/").filter(Boolean).reverse();
	const names = (word: string, table: string) =>
		word in inAddress ? inAddress[word] === table : singular(word) === singular(table.split("_").at(-1) ?? "");
	const rank = (table: string) => [...words.map((word) => names(word, table)), true].indexOf(true);
	const [, own] = families.find(([address]) => address.test(path)) as [RegExp, RegExp];
	const meant = Object.keys(realm.rows).filter((table) => own.test(table) || /^(tenants|users)$/.test(table));
	return { ...realm, meant: meant.sort((one, other) => rank(one) - rank(other)) };
}

/** The tables of modules that stand together, by their addresses; the last is the portal's own. */
const families: [RegExp, RegExp][] = [
	[/hms/, /^(hms_|companies$|files$)/],
	[/verdal/, /^(verdal_|companies$)/],
	[/task_library\/(resources|news)|resource_management/, /^(resource_|resources$|files$)/],
	[/finch/, /^(finch_|forms$|form_)/],
	[/kartlegging/, /^(kartlegging_|companies$|forms$|form_|files$)/],
	[/\/event\/|followup_events|\/api\/events/, /^(events?(_|$)|booking)/],
	[/norwegian_learning/, /^(nl_|files$)/],
	[/crm|contactform|\/meeting|\/calendar/i, /^(crm_|companies$)/],
	[/news/, /^(news_|files$)/],
	[/business_evaluator/, /^(be_|forms$|form_|files$)/],
	[/veksttorget/, /^(vt_|forms$|form_|files$)/],
	[
		/form|psych_eval|general_reports|\/(category|question|logschema|response|activitylog|gr)\b/,
		/^(forms$|form_|report_|self_report_|activity_|files$)/,
	],
	[/task_library/, /^(learning_|files$)/],
	[/courses/, /^(courses$|course_|files$)/],
	[/media|\bfile/, /^(files$|file_|media_|upload_|temp_)/],
	[
		/^/,
		/^(?!crm_|companies$|news_|forms?(_|$)|report_|self_report_|activity_|vt_|be_|courses?(_|$)|learning_|nl_|events?(_|$)|booking|resources?(_|$)|hms_|verdal_|finch_|kartlegging_|file_|media_)/,
	],
];

/** An id that is made of two others is longer than any that is asked for: every operation says so before it looks. */
const everyKind = (realm: Realm) =>
	(realm.meant ?? Object.keys(realm.rows))
		.filter((table) => realm.rows[table]?.length && String(realm.rows[table][0]?.id).length <= 40)
		.map(id);

/** A person has the user's guid. */
const publicGuids = (realm: Realm) =>
	(realm.meant ?? Object.keys(realm.rows))
		.filter((table) => realm.rows[table]?.[0]?.guid !== undefined && table !== "people")
		.map(guid);

/** The value of a kind in a realm: that of its first row. */
export function idIn({ table, column }: Kind, realm: Realm): string {
	return String(realm.rows[table]?.[0]?.[column] ?? "");
}

/** Plausible values for fields by their name; what the shape alone does not tell. */
const plausible: Record<string, unknown> = {
	password: "a long and quiet evening",
	passwordrepeat: "a long and quiet evening",
	newpassword: "a long and quiet evening",
	language: "en",
	lang: "en",
	timezone: "Europe/Oslo",
	...{ starts: "2021-05-01", expires: "2031-05-01", from: "2021-05-01", until: "2031-05-01" },
	...{ dueon: "2031-05-01", due: "2031-05-01", pinneduntil: "2031-05-01" },
	...{ startsat: "2031-05-01T10:00", endsat: "2031-05-01T11:00", remindat: "2031-05-01T10:00" },
	publishat: undefined,
	unpublishat: undefined,
	url: "https://www.example.test/",
	theme: "dark",
	role: "CLIENT",
	sort: undefined,
	cursor: undefined,
	updatedat: undefined,
	redirectto: "/home",
	level: 10,
	status: 1,
	seen: 1,
};

export type Base = { realm: Realm; moduleId: string; roleId: string };

/** An input that fits the shape, about rows of the realm; `full` with every optional field. */
export function inputFor(shape: JsonSchema, base: Base, full: boolean, field = ""): unknown {
	const branch = shape.anyOf ?? shape.oneOf;
	if (branch) return inputFor(branch.find((one) => one.type !== "null") ?? {}, base, full, field);
	if (shape.allOf) return Object.assign({}, ...shape.allOf.map((one) => inputFor(one, base, full, field)));
	if (shape.const !== undefined) return shape.const;
	if (shape.enum) return shape.enum[0];
	const name = field.toLowerCase().replaceAll("_", "");
	if (shape.type === "object" || shape.properties) {
		const needed = Object.entries(shape.properties ?? {}).filter(([key]) => full || shape.required?.includes(key));
		const made = needed.map(([key, inner]) => [key, inputFor(inner, base, full, key)] as const);
		return Object.fromEntries(made.filter(([, value]) => value !== undefined));
	}
	if (shape.type === "array") return [inputFor(shape.items ?? {}, base, full, field)];
	if (name in plausible) return plausible[name];
	if (/^modules?ids?$/.test(name)) return base.moduleId;
	if (/^(module)?roles?ids?$/.test(name)) return base.roleId;
	if (shape.type === "integer" || shape.type === "number") return Math.max(shape.minimum ?? 1, 1);
	if (shape.type === "boolean") return true;
	const [kind] = kindsOf(field, base.realm);
	if (kind) return idIn(kind, base.realm);
	return "words".padEnd(shape.minLength ?? 0, "s").slice(0, shape.maxLength ?? 20);
}

/** A place inside an input that holds an id: its path, and what it may mean. */
export type Slot = { path: (string | number)[]; kinds: Kind[] };

export function slotsIn(input: unknown, realm: Realm, path: (string | number)[] = []): Slot[] {
	if (Array.isArray(input)) return input.flatMap((inner, at) => slotsIn(inner, realm, [...path, at]));
	if (typeof input === "object" && input !== null)
		return Object.entries(input).flatMap(([key, inner]) => slotsIn(inner, realm, [...path, key]));
	const field = [...path].reverse().find((part) => typeof part === "string") ?? "";
	if (typeof input !== "string") return [];
	const kinds = kindsOf(String(field), realm);
	return kinds.length > 0 ? [{ path, kinds }] : [];
}

/** The input with another value in one place. */
export function withValue(input: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
	if (step === undefined) return value;
	const copy = Array.isArray(input) ? [...input] : { ...(input as object) };
	(copy as Record<string | number, unknown>)[step] = withValue(
		(copy as Record<string | number, unknown>)[step],
		rest,
		value,
	);
	return copy;
}
