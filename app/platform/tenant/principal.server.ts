import { addDays, today } from "../clock";
import { isLanguage } from "../i18n";
import type { RequestContext } from "../request-context.server";
import { once } from "../request-context.server";
import { isAdmitted } from "../second-factor/policy";
import { readToken } from "../session.server";
import { hashToken } from "../token.server";
import type { Terms } from "./access";
import type { Component, Entry, Membership, Tenant, User } from "./context";
import type { Waiting } from "./needs.server";
import { withApart } from "./principal-apart.server";
import {
	type Alongside,
	announcementsSql,
	componentsSql,
	contactsSql,
	entriesSql,
	inModuleSql,
	membershipsSql,
	sessionSql,
	unseenSql,
	viewsSql,
	waitingSql,
} from "./principal-sql.server";
import type { Titles } from "./titles";

/** Who sends a request and what they were granted, as the database says it: nothing here is judged yet. */
export type Principal = {
	user: User | null;
	/** What was read along with the session. */
	alongside: string | null;
	/** Without those in `closed`, whose grants are left out as well. */
	memberships: Membership[];
	/** Tenants that require a second factor which the visitor has not. */
	closed: Membership[];
	entries: Entry[];
	components: Component[];
	/** Views of lists that the visitor has pinned, or that lists open with; only for a page. */
	views: MenuView[];
	/** Whom to ask where a module of a tenant is over or off; only for a page. */
	contacts: Contact[];
	/** What the provider announces now; only for a page. */
	announcements: Announced[];
	/** Notifications not seen yet; only for a page. */
	unseen: number;
	/** What waits in modules until it is handled; only for a page. */
	waiting: Waiting[];
};

/** A saved view of a list, by the list's key: pinned by the visitor, or the one that a role begins with. */
export type MenuView = { tenantId: string; list: string; id: string; name: string; query: string; role: string | null };

/** `texts` as JSON, by language. */
export type Announced = { id: string; level: "info" | "important" | "critical"; texts: string };

/** An administrator of a tenant, other than the visitor. */
export type Contact = { tenantId: string; name: string };

/** How much of it a request needs: the poll only the session; a call the grants of one module or all of them; a page the bell's number too. */
export type Scope =
	| { kind: "session"; alongside?: Alongside }
	| { kind: "module"; moduleKey: string }
	| { kind: "grants" }
	| { kind: "all" };

const nobody: Principal = {
	user: null,
	alongside: null,
	memberships: [],
	closed: [],
	entries: [],
	components: [],
	views: [],
	contacts: [],
	announcements: [],
	unseen: 0,
	waiting: [],
};

/** Reads the visitor in one round trip, once a request. */
export function readPrincipal(request: Request, context: RequestContext, scope: Scope): Promise<Principal> {
	const known = context.memo.get("visitor:all") as Promise<Principal> | undefined;
	return known ?? once(context, memoKeyOf(scope), () => load(request, context, scope));
}

/** Under which the visitor is remembered for the rest of the request. */
export const memoKeyOf = (scope: Scope) => `visitor:${scope.kind === "module" ? scope.moduleKey : scope.kind}`;

/** The visitor as far as this request has read them, whatever for; undefined where it has not. */
export function principalSoFar({ memo }: RequestContext): Promise<Principal> | undefined {
	const [, known] = [...memo].find(([key]) => key.startsWith("visitor:")) ?? [];
	return known as Promise<Principal> | undefined;
}

async function load(request: Request, context: RequestContext, scope: Scope): Promise<Principal> {
	const token = readToken(request, context.env);
	if (!token) return nobody;
	const hash = await hashToken(token);
	const results = await context.d1.batch<Record<string, unknown>>(readingPrincipal(context, hash, scope));
	const principal = toPrincipal(
		results.map((result) => result.results),
		context.needs,
	);
	return scope.kind === "all" ? withApart(context, principal, counted(context.needs)) : principal;
}

/** The visitor of a page and the row of one more statement: in one round trip, unless the visitor was read before. */
export async function readPrincipalAnd(
	request: Request,
	context: RequestContext,
	more: D1PreparedStatement,
): Promise<{ principal: Principal; row: Record<string, unknown> | undefined }> {
	const token = readToken(request, context.env);
	const isRead = context.memo.has("visitor:all");
	if (!token || isRead) {
		const [principal, row] = await Promise.all([readPrincipal(request, context, { kind: "all" }), more.first()]);
		return { principal, row: (row as Record<string, unknown> | null) ?? undefined };
	}
	const reading = (async () => {
		const statements = readingPrincipal(context, await hashToken(token), { kind: "all" });
		const [extra, ...results] = await context.d1.batch<Record<string, unknown>>([more, ...statements]);
		const principal = toPrincipal(
			results.map((result) => result.results),
			context.needs,
		);
		return { principal: await withApart(context, principal, counted(context.needs)), row: extra?.results[0] };
	})();
	context.memo.set(
		"visitor:all",
		reading.then(({ principal }) => principal),
	);
	return reading;
}

/** The statements that read the visitor of a session, for those who send them with others. */
export function readingPrincipal(
	{ d1, now, needs }: RequestContext,
	hash: string,
	scope: Scope,
): D1PreparedStatement[] {
	if (scope.kind === "module") return [d1.prepare(inModuleSql("?3")).bind(hash, now.getTime(), scope.moduleKey)];
	const more = scope.kind === "session" ? scope.alongside : undefined;
	const statements = [d1.prepare(sessionSql(more)).bind(hash, now.getTime(), ...(more?.values ?? []))];
	if (scope.kind !== "session") statements.push(d1.prepare(membershipsSql).bind(hash));
	if (scope.kind === "grants" || scope.kind === "all") {
		statements.push(d1.prepare(`${entriesSql} order by mo.sort_order`).bind(hash));
		statements.push(d1.prepare(`${componentsSql} where mo.is_active = 1 order by c.sort_order`));
	}
	if (scope.kind === "all") {
		statements.push(d1.prepare(unseenSql).bind(hash));
		// A tenant's own day may be tomorrow's already; which module is over the menu decides by its zone.
		statements.push(d1.prepare(contactsSql).bind(hash, addDays(today("UTC", now), 1)));
		statements.push(d1.prepare(viewsSql).bind(hash));
		statements.push(d1.prepare(announcementsSql).bind(hash, now.getTime()));
		for (const { manifest, screen, waiting } of counted(needs))
			statements.push(d1.prepare(waitingSql(waiting)).bind(hash, manifest.key, screen.level));
	}
	return statements;
}

/** What has a number in the menu. */
const counted = (needs: RequestContext["needs"]) =>
	needs.flatMap(({ waiting, ...need }) => (waiting === undefined ? [] : { ...need, waiting }));

/** Somebody with a session as they stand in one tenant and module; `level` is null where they have no grant there. */
export type Asker = {
	id: string;
	isSuperadmin: boolean;
	isMember: boolean;
	timeZone: string;
	role: string;
	level: number | null;
} & Terms;

/** Whose token a request has, for a statement with `askerSql` in it; null where it has none. */
export async function hashOfToken(request: Request, context: RequestContext): Promise<string | null> {
	const token = readToken(request, context.env);
	return token && hashToken(token);
}

/** What `askerSql` gave: null for a guest, and for everybody where the tenant is no more. */
export function toAsker(text: string | null): Asker | null {
	const row = text === null ? null : (JSON.parse(text) as Asker);
	if (row === null || row.timeZone === null) return null;
	return { ...row, isSuperadmin: Boolean(row.isSuperadmin), isMember: Boolean(row.isMember) };
}

/** What those statements gave, in their order. */
export function toPrincipal(results: Record<string, unknown>[][], needs: RequestContext["needs"] = []): Principal {
	const [sessions, memberships = [], entries = [], components = [], ...more] = results;
	const [unseen, contacts = [], views = [], announced = [], ...waiting] = more;
	const row = sessions?.[0];
	if (!row) return nobody;
	if ("membershipId" in row) return inModule(sessions);
	const user = toUser(row);
	const numbers = counted(needs);
	return {
		user,
		alongside: (row.alongside as string | undefined) ?? null,
		...admitting(user, memberships.map(toMembership), entries.map(toEntry)),
		components: components.map(toComponent),
		views: views as MenuView[],
		contacts: contacts as Contact[],
		announcements: announced as Announced[],
		unseen: (unseen?.[0]?.count as number | undefined) ?? 0,
		waiting: waiting.flatMap((rows, index) =>
			rows.map(({ tenantId, count }) => ({
				...{ tenantId: tenantId as string, count: count as number },
				moduleKey: numbers[index]?.manifest.key ?? "",
			})),
		),
	};
}

export function toTenant(row: Record<string, unknown>): Tenant {
	const tenant = row as unknown as Tenant;
	const { id, guid, name, slug, logoKey, logoDarkKey, accent, language, timeZone, secondFactor, database } = tenant;
	const keepsOnDevices = Boolean(row.keepsOnDevices);
	const spoken = isLanguage(language) ? language : "en";
	return {
		id,
		guid,
		name,
		slug,
		logoKey,
		logoDarkKey,
		accent,
		language: spoken,
		timeZone,
		secondFactor,
		keepsOnDevices,
		database,
	};
}

function toMembership(row: Record<string, unknown>): Membership {
	return { id: row.membershipId as string, role: row.role as Membership["role"], tenant: toTenant(row) };
}

function toUser({ alongside: _, needsSecondFactor, ...row }: Record<string, unknown>): User {
	const user = row as unknown as User;
	const hasSecondFactor = Boolean(row.hasSecondFactor);
	const lacksSecondFactor = Boolean(needsSecondFactor) && !hasSecondFactor;
	return {
		...user,
		language: isLanguage(user.language) ? user.language : null,
		isSuperadmin: Boolean(row.isSuperadmin) && !lacksSecondFactor,
		...{ hasSecondFactor, lacksSecondFactor },
	};
}

/** The visitor in the rows of `inModuleSql`. */
function inModule(rows: Record<string, unknown>[]): Principal {
	const own = rows.filter((row) => row.t_id !== null);
	const user = toUser(userIn(rows[0] ?? {}));
	const memberships = own.map((row) => ({
		id: row.membershipId as string,
		role: row.memberRole as Membership["role"],
		tenant: toTenant(tenantIn(row)),
	}));
	const entries = own.filter((row) => row.level !== null).map((row) => toEntry(entryIn(row)));
	return { ...nobody, user, ...admitting(user, memberships, entries) };
}

/** What of somebody's memberships and grants is open to them, and what is closed until they have a second factor. */
function admitting(
	user: User,
	all: Membership[],
	entries: Entry[],
): Pick<Principal, "memberships" | "closed" | "entries"> {
	const closed = all.filter((membership) => !isAdmitted(membership, user));
	if (closed.length === 0) return { memberships: all, closed, entries };
	const isOpen = (tenantId: string) => closed.every(({ tenant }) => tenant.id !== tenantId);
	return {
		memberships: all.filter(({ tenant }) => isOpen(tenant.id)),
		closed,
		entries: entries.filter((entry) => isOpen(entry.tenantId)),
	};
}

const picking =
	(names: readonly string[], prefix = "") =>
	(row: Record<string, unknown>) =>
		Object.fromEntries(names.map((name) => [name, row[prefix + name]]));
const tenantIn = picking(
	[
		"id",
		"guid",
		"name",
		"slug",
		"logoKey",
		"logoDarkKey",
		"accent",
		"language",
		"timeZone",
		"secondFactor",
		"keepsOnDevices",
		"database",
	],
	"t_",
);
const userIn = picking([
	...[
		"id",
		"guid",
		"email",
		"firstName",
		"lastName",
		"language",
		"timeZone",
		"theme",
		"photoKey",
		"isSuperadmin",
		"inboxVersion",
		"homeLayout",
		"tourLeftAt",
		"appearance",
	],
	...["sessionId", "sessionExpiresAt", "sessionSeenAt", "sessionCreatedAt", "hasSecondFactor", "needsSecondFactor"],
]);
const entryIn = picking([
	...["grantId", "tenantId", "modulesTenantId", "moduleId", "moduleGuid", "moduleKey", "label", "titles", "icon"],
	...["translationKey", "status", "starts", "expires", "role", "level"],
]);

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
