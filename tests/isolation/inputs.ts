import type { JsonSchema } from "./inventory";
import type { Realm } from "./world";

/** A table whose rows an id may mean, and which of its columns is sent. */
export type Kind = { table: string; column: "id" | "guid" | "email" };

const id = (table: string): Kind => ({ table, column: "id" });

/** What a field's name says about whose id it holds. */
export function kindsOf(field: string, realm: Realm): Kind[] {
	const name = field.toLowerCase().replaceAll("_", "");
	if (name === "email" || name === "emails") return [{ table: "users", column: "email" }];
	if (/^tenants?(ids?)?$/.test(name)) return [id("tenants"), { table: "tenants", column: "guid" }];
	if (/guid$/.test(name))
		return [
			{ table: "tenants", column: "guid" },
			{ table: "users", column: "guid" },
		];
	if (/^(user|advisor|client|person|member|owner|assignee)s?(ids?)?$/.test(name))
		return [id("users"), { table: "users", column: "guid" }, id("memberships")];
	for (const [shape, table] of known) if (shape.test(name)) return [id(table)];
	if (/^module(s?id|key)?s?$/.test(name)) return [];
	if (!/^ids?$/.test(name) && !/(_i|I)ds?$/.test(field)) return [];
	const every = everyKind(realm);
	const named = every.filter(({ table }) => singular(table.replaceAll("_", "")).endsWith(name.replace(/ids?$/, "")));
	return named.length > 0 ? named : every;
}

/** The name of one row of a table: `companies` holds a `company`. */
export const singular = (word: string) => word.replace(/ies$/, "y").replace(/s$/, "");

const known: [RegExp, string][] = [
	[/^(modulestenant|entry|entries)(ids?)?$/, "modules_tenant"],
	[/^memberships?(ids?)?$/, "memberships"],
	[/^(grants?|modulestenantuser)(ids?)?$/, "modules_tenant_user"],
	[/^invitations?(ids?)?$/, "invitations"],
	[/^notifications?(ids?)?$/, "notifications"],
	[/^sessions?(ids?)?$/, "sessions"],
	[/^relations?(ids?)?$/, "advisor_clients"],
];

const everyKind = (realm: Realm) =>
	Object.entries(realm.rows)
		.filter(([, rows]) => rows.length > 0)
		.map(([table]) => id(table));

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
	expires: "2031-05-01",
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
