import type { Bag } from "../bag.server";
import { once } from "../bag.server";
import { addDays, today } from "../clock";
import { isLanguage } from "../i18n";
import { readToken } from "../session.server";
import { hashToken } from "../token.server";
import type { Component, Entry, Membership, Tenant, User } from "./context";
import type { Titles } from "./titles";

/** Who is asking and what they were given, straight from the database: nothing here is judged yet. */
export type Visitor = {
	user: User | null;
	/** What was read along with the session. */
	alongside: string | null;
	memberships: Membership[];
	entries: Entry[];
	components: Component[];
	/** Views of lists that the visitor has pinned, or that lists open with; only for a page. */
	views: MenuView[];
	/** Whom to ask where a module of a tenant is over or off; only for a page. */
	contacts: Contact[];
	/** Notifications not seen yet, counted no further than `UNSEEN_MAX`; only for a page. */
	unseen: number;
};

/** A saved view of a list, by the list's key: pinned by the visitor, or the one that a role begins with. */
export type MenuView = { tenantId: string; list: string; id: string; name: string; query: string; role: string | null };

/** An administrator of a tenant, other than the visitor. */
export type Contact = { tenantId: string; name: string };

/** The bell says "99+" from here on. */
export const UNSEEN_MAX = 100;

/**
 * What a call wants to know of the person and nothing else decides: SQL for one text about the user `u`, read in the
 * statement of the session, so that whoever has no session gets none. Its values are ?3 and those that follow.
 */
export type Alongside = { sql: string; values: (string | number | null)[] };

/** How much of it a request needs: the poll only the session; a call the grants of one module or all of them; a page the bell's number too. */
export type Scope =
	| { kind: "session"; alongside?: Alongside }
	| { kind: "module"; moduleKey: string }
	| { kind: "grants" }
	| { kind: "all" };

const nobody: Visitor = {
	user: null,
	alongside: null,
	memberships: [],
	entries: [],
	components: [],
	views: [],
	contacts: [],
	unseen: 0,
};

/** Reads the visitor in one round trip, once a request. */
export function readVisitor(request: Request, bag: Bag, scope: Scope): Promise<Visitor> {
	const key = scope.kind === "module" ? `visitor:${scope.moduleKey}` : `visitor:${scope.kind}`;
	const known = bag.memo.get("visitor:all") as Promise<Visitor> | undefined;
	return known ?? once(bag, key, () => load(request, bag, scope));
}

async function load(request: Request, bag: Bag, scope: Scope): Promise<Visitor> {
	const token = readToken(request, bag.env);
	if (!token) return nobody;
	const results = await bag.d1.batch<Record<string, unknown>>(readingVisitor(bag, await hashToken(token), scope));
	return toVisitor(results.map((result) => result.results));
}

/** The visitor of a page and the row of one more statement: in one round trip, unless the visitor was read before. */
export async function readVisitorAnd(
	request: Request,
	bag: Bag,
	more: D1PreparedStatement,
): Promise<{ visitor: Visitor; row: Record<string, unknown> | undefined }> {
	const token = readToken(request, bag.env);
	const isRead = bag.memo.has("visitor:all");
	if (!token || isRead) {
		const [visitor, row] = await Promise.all([readVisitor(request, bag, { kind: "all" }), more.first()]);
		return { visitor, row: (row as Record<string, unknown> | null) ?? undefined };
	}
	const reading = (async () => {
		const statements = readingVisitor(bag, await hashToken(token), { kind: "all" });
		const [extra, ...results] = await bag.d1.batch<Record<string, unknown>>([more, ...statements]);
		return { visitor: toVisitor(results.map((result) => result.results)), row: extra?.results[0] };
	})();
	bag.memo.set(
		"visitor:all",
		reading.then(({ visitor }) => visitor),
	);
	return reading;
}

/** The statements that read the visitor of a session, for those who send them with others. */
export function readingVisitor({ d1, now }: Bag, hash: string, scope: Scope): D1PreparedStatement[] {
	const more = scope.kind === "session" ? scope.alongside : undefined;
	const statements = [d1.prepare(sessionSql(more)).bind(hash, now.getTime(), ...(more?.values ?? []))];
	if (scope.kind !== "session") statements.push(d1.prepare(membershipsSql).bind(hash));
	if (scope.kind === "module") statements.push(d1.prepare(moduleEntriesSql).bind(hash, scope.moduleKey));
	if (scope.kind === "grants" || scope.kind === "all") {
		statements.push(d1.prepare(`${entriesSql} order by mo.sort_order`).bind(hash));
		statements.push(d1.prepare(`${componentsSql} where mo.is_active = 1 order by c.sort_order`));
	}
	if (scope.kind === "all") {
		statements.push(d1.prepare(unseenSql).bind(hash));
		// A tenant's own day may be tomorrow's already; which module is over the menu decides by its zone.
		statements.push(d1.prepare(contactsSql).bind(hash, addDays(today("UTC", now), 1)));
		statements.push(d1.prepare(viewsSql).bind(hash));
	}
	return statements;
}

/** What those statements gave, in their order. */
export function toVisitor(results: Record<string, unknown>[][]): Visitor {
	const [sessions, memberships = [], entries = [], components = [], unseen, contacts = [], views = []] = results;
	const row = sessions?.[0];
	if (!row) return nobody;
	return {
		user: toUser(row),
		alongside: (row.alongside as string | undefined) ?? null,
		memberships: memberships.map(toMembership),
		entries: entries.map(toEntry),
		components: components.map(toComponent),
		views: views as MenuView[],
		contacts: contacts as Contact[],
		unseen: (unseen?.[0]?.count as number | undefined) ?? 0,
	};
}

const sessionSql = (
	more?: Alongside,
) => `select u.id, u.guid, u.email, u.first_name as firstName, u.last_name as lastName, u.language,
	u.time_zone as timeZone, u.theme, u.is_superadmin as isSuperadmin, u.inbox_version as inboxVersion, s.id as sessionId,
	s.expires_at as sessionExpiresAt, s.last_seen_at as sessionSeenAt, s.created_at as sessionCreatedAt
	${more ? `, ${more.sql} as alongside` : ""}
	from sessions s join users u on u.id = s.user_id where s.token_hash = ?1 and s.expires_at > ?2 and u.is_active = 1`;

const membershipsSql = `select m.id as membershipId, m.role, t.id, t.guid, t.name, t.slug, t.logo_key as logoKey, t.accent, t.language,
	t.time_zone as timeZone from sessions s join memberships m on m.user_id = s.user_id join tenants t on t.id = m.tenant_id
	where s.token_hash = ?1 and m.is_active = 1 and t.status = 'active' order by t.name`;

const entryColumns = `g.id as grantId, g.tenant_id as tenantId, e.id as modulesTenantId, mo.id as moduleId, mo.guid as moduleGuid,
	mo.key as moduleKey, mo.label, mo.titles, mo.icon, mo.translation_key as translationKey, e.status, e.starts, e.expires, r.name as role, r.level`;

const entriesSql = `select ${entryColumns} from sessions s join modules_tenant_user g on g.user_id = s.user_id
	join modules_tenant e on e.tenant_id = g.tenant_id and e.id = g.modules_tenant_id
	join modules mo on mo.id = e.module_id and mo.is_active = 1
	join module_roles r on r.id = g.module_role_id and r.module_id = mo.id
	where s.token_hash = ?1`;

/** The grants of one module: from each of the person's tenants to its entry, so that nobody's other grants are read. */
const moduleEntriesSql = `select ${entryColumns} from modules mo cross join sessions s cross join memberships m on m.user_id = s.user_id
	cross join modules_tenant e on e.tenant_id = m.tenant_id and e.module_id = mo.id
	cross join modules_tenant_user g on g.modules_tenant_id = e.id and g.user_id = s.user_id and g.tenant_id = m.tenant_id
	join module_roles r on r.id = g.module_role_id and r.module_id = mo.id
	where s.token_hash = ?1 and mo.key = ?2 and mo.is_active = 1`;

const componentsSql = `select c.id, c.module_id as moduleId, c.link, c.icon, c.title, c.titles, c.url, c.translation_key as translationKey,
	c.visible_in_menu as visibleInMenu, c.roles from module_components c join modules mo on mo.id = c.module_id`;

const unseenSql = `select count(*) as count from (select 1 from sessions s join notifications n on n.user_id = s.user_id and n.seen = 0
	where s.token_hash = ?1 limit ${UNSEEN_MAX})`;

/** The first active administrator of each tenant of which the visitor has a grant in a module that is over or off. */
const contactsSql = `select e.tenant_id as tenantId, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
	from (select distinct g.tenant_id, s.user_id from sessions s join modules_tenant_user g on g.user_id = s.user_id
		join modules_tenant x on x.tenant_id = g.tenant_id and x.id = g.modules_tenant_id and (x.status <> 1 or x.expires < ?2)
		join memberships own on own.tenant_id = g.tenant_id and own.user_id = s.user_id and own.is_active = 1
		where s.token_hash = ?1) e
	join users u on u.id = (select a.user_id from memberships a join users au on au.id = a.user_id and au.is_active = 1
		where a.tenant_id = e.tenant_id and a.role = 'ADMIN' and a.is_active = 1 and a.user_id <> e.user_id order by a.id limit 1)`;

/** What stands in the menu of saved views: those pinned, without a role, and the shared ones that lists open with. */
const viewsSql = `with own as (select m.tenant_id, m.user_id from sessions s join memberships m on m.user_id = s.user_id and m.is_active = 1
	where s.token_hash = ?1)
	select v.tenant_id as tenantId, v.list, v.id, v.name, v.query, null as role from own
	join list_pins p on p.tenant_id = own.tenant_id and p.user_id = own.user_id
	join list_views v on v.tenant_id = p.tenant_id and v.id = p.view_id and (v.is_shared = 1 or v.owner_id = own.user_id)
	union all
	select v.tenant_id, v.list, v.id, v.name, v.query, d.role from own join list_defaults d on d.tenant_id = own.tenant_id
	join list_views v on v.tenant_id = d.tenant_id and v.id = d.view_id and v.is_shared = 1 order by 4`;

export const tenantColumns = `id, guid, name, slug, logo_key as logoKey, accent, language, time_zone as timeZone`;

export function toTenant(row: Record<string, unknown>): Tenant {
	const { id, guid, name, slug, logoKey, accent, language, timeZone } = row as unknown as Tenant;
	return { id, guid, name, slug, logoKey, accent, language: isLanguage(language) ? language : "en", timeZone };
}

function toMembership(row: Record<string, unknown>): Membership {
	return { id: row.membershipId as string, role: row.role as Membership["role"], tenant: toTenant(row) };
}

function toUser({ alongside: _, ...row }: Record<string, unknown>): User {
	const user = row as unknown as User;
	return {
		...user,
		language: isLanguage(user.language) ? user.language : null,
		isSuperadmin: Boolean(row.isSuperadmin),
	};
}

function toEntry(row: Record<string, unknown>): Entry {
	return { ...(row as unknown as Entry), titles: toTitles(row.titles) };
}

// Nearly all have none: then nothing is read.
const none: Titles = {};
const toTitles = (text: unknown): Titles => (text === "{}" ? none : (JSON.parse(String(text)) as Titles));

function toComponent(row: Record<string, unknown>): Component {
	return {
		...(row as unknown as Component),
		titles: toTitles(row.titles),
		visibleInMenu: Boolean(row.visibleInMenu),
		roles: JSON.parse(row.roles as string) as string[],
	};
}
