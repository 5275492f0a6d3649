import { sql } from "drizzle-orm";
import { chooseLanguage } from "../i18n.server";
import { isGuid } from "../ids";
import { notAllowed, notFound, notLoggedIn, secondFactorMissing } from "../problems";
import { enqueueFor } from "../queue/enqueue.server";
import { once, type RequestContext, type Tools, wholeContext } from "../request-context.server";
import { keepSessionAlive, readCookie } from "../session.server";
import { LEVEL_ALL, may } from "./access";
import { Across } from "./across.server";
import type { Claim, Writer } from "./commit.server";
import type {
	Access,
	Actor,
	Membership,
	PersonContext,
	PortalContext,
	RoleName,
	Tenant,
	TenantContext,
	Visit,
} from "./context";
import { carrierFor } from "./outgoing.server";
import { databaseOf, findBeside, namesBeside } from "./own-database.server";
import { memoKeyOf, type Principal, readPrincipal, type Scope, toTenant } from "./principal.server";
import { tenantColumns } from "./principal-sql.server";
import { TenantRows } from "./rows.server";

/** What stands in a request about its tenant: a question, never a credential. */
export type TenantClaim = { guid?: string; id?: string };

export type Entrance = {
	request: Request;
	context: RequestContext;
	/** The guid in the path, or what the query or body says. */
	claim: TenantClaim;
	/** A record whose tenant is the one meant, where nothing else says it. */
	record?: { tableName: string; id: string; column: "id" | "guid" };
	scope: Scope;
	/** What must happen at most once, for a repeated POST. */
	once?: Claim;
};

/** The screen or call that a right is about. */
export type PermissionTarget = { moduleKey: string; link?: string; level: number };

export const CURRENT_TENANT_COOKIE = "currentselectedtenantguid";

/** A signed-in person, or the `notLoggedIn` problem. */
export async function enterAsPerson(entrance: Entrance): Promise<PersonContext> {
	const { request, context, claim } = entrance;
	const principal = await readPrincipal(request, context, entrance.scope);
	const person = personOf(principal, request, context);
	if (claim.guid !== undefined) assertNotClosed(principal, (tenant) => matches(tenant, { guid: claim.guid }));
	if (claim.guid !== undefined && entrance.scope.kind !== "session" && !(await mayKnow(person, claim.guid)))
		throw notFound();
	return person;
}

/** Whether a tenant's guid in an address means anything to this person. */
async function mayKnow({ memberships, user, context }: PersonContext, guid: string): Promise<boolean> {
	if (memberships.some(({ tenant }) => tenant.guid === guid.toLowerCase())) return true;
	return user.isSuperadmin && (await findTenant(context, { guid })) !== undefined;
}

/** The context of a visitor who is signed in, or the `notLoggedIn` problem. */
export function personOf(principal: Principal, request: Request, context: RequestContext): PersonContext {
	const user = signedIn(principal, context);
	const language = chooseLanguage(request, user.language);
	const stored = readCookie(request, CURRENT_TENANT_COOKIE);
	const tenants = principal.memberships.map((membership) => membership.tenant);
	const only = tenants.length === 1 ? tenants[0] : undefined;
	return {
		user,
		memberships: principal.memberships,
		closed: principal.closed,
		entries: ofMembers(principal),
		components: principal.components,
		alongside: principal.alongside,
		currentTenant: tenants.find((tenant) => tenant.guid === stored) ?? only ?? null,
		request,
		language,
		now: context.now,
		requestId: context.requestId,
		origin: context.origin,
		enqueue: enqueueFor(context, null),
		context,
	};
}

/** A super-admin; everybody else is not allowed. */
export async function enterAsSuperadmin(entrance: Entrance): Promise<PortalContext> {
	const person = await enterAsPerson(entrance);
	assertSuperadmin(person.user);
	return {
		...person,
		across: new Across(
			person.context.db,
			writerOf(person.context, { kind: "user", id: person.user.id }, entrance.once),
		),
	};
}

/**
 * A person inside the tenant and module of a place. In order: session; tenant (an unknown or foreign one is not there);
 * grant; then the right to this screen or call.
 */
export async function enterModule(entrance: Entrance, target: PermissionTarget): Promise<Visit> {
	const { context, request, scope } = entrance;
	const principal = await readPrincipal(request, context, scope);
	const user = signedIn(principal, context);
	const tenant = await resolveTenant(entrance, principal, user.isSuperadmin, target.moduleKey);
	const access = accessTo(principal, { tenant, user, now: context.now }, target);
	if (!access) throw notAllowed();
	return visitTo(entrance, tenant, user, access);
}

/** What somebody may do in a module of a tenant; undefined where the place is not open to them. */
function accessTo(
	principal: Principal,
	{ tenant, user, now }: Pick<Visit, "tenant" | "user" | "now">,
	{ moduleKey, link, level }: PermissionTarget,
): Access | undefined {
	const entry = ofMembers(principal).find((one) => one.tenantId === tenant.id && one.moduleKey === moduleKey) ?? null;
	if (user.isSuperadmin) return { role: "ADMIN", level: LEVEL_ALL, entry };
	const component = link ? principal.components.find((one) => one.link === link) : undefined;
	if (!entry || !may(entry, tenant, now, level, component)) return undefined;
	return { role: entry.role, level: entry.level, entry };
}

/**
 * The same person in another module of the same tenant, where the place is open to them: for a page that tells what other
 * modules have. Only of a page the visitor is known in full; else it is undefined.
 */
export async function visitBeside(visit: Visit, target: PermissionTarget): Promise<Visit | undefined> {
	const principal = await (visit.context.memo.get(memoKeyOf({ kind: "all" })) as Promise<Principal> | undefined);
	const access = principal && accessTo(principal, visit, target);
	return access && { ...visit, access };
}

/** A person who is there already, inside a module of one of their tenants, where their grant opens the place. */
export function visitOf(
	person: PersonContext,
	tenant: Tenant,
	{ moduleKey, link, level }: PermissionTarget,
): Visit | undefined {
	const { user, context, now, language } = person;
	const entry = person.entries.find((one) => one.tenantId === tenant.id && one.moduleKey === moduleKey);
	const component = link ? person.components.find((one) => one.link === link) : undefined;
	if (!entry || !may(entry, tenant, now, level, component)) return undefined;
	const access = { role: entry.role, level: entry.level, entry };
	return { ...contextFor(context, tenant, { kind: "user", id: user.id }), user, access, language };
}

/** A person who is there already, as the member of one of their tenants that they are, inside no module. */
export function visitAsMember({ user, context, language }: PersonContext, { tenant, role }: Membership): Visit {
	const access = { role, level: levelOfMember(role), entry: null };
	return { ...contextFor(context, tenant, { kind: "user", id: user.id }), user, access, language };
}

const levelOfMember = (role: string) => (role === "ADMIN" ? LEVEL_ALL : 0);

/**
 * A person inside each of their tenants where the place is open to them, for what is looked for in all of them; inside
 * the one that the request names, where it names one. Throws `notAllowed` where there is none.
 */
export async function enterModuleEverywhere(entrance: Entrance, target: PermissionTarget): Promise<Visit[]> {
	const { context, claim } = entrance;
	const principal = await readPrincipal(entrance.request, context, entrance.scope);
	const user = signedIn(principal, context);
	if (user.isSuperadmin || claim.guid !== undefined || claim.id !== undefined)
		return [await enterModule(entrance, target)];
	const visits = ofMembers(principal).flatMap((entry) => {
		const tenant = principal.memberships.find((membership) => membership.tenant.id === entry.tenantId)?.tenant;
		const isOpen = tenant && entry.moduleKey === target.moduleKey && may(entry, tenant, context.now, target.level);
		return isOpen ? [visitTo(entrance, tenant, user, { role: entry.role, level: entry.level, entry })] : [];
	});
	if (visits.length === 0) {
		assertNotClosed(principal);
		throw notAllowed();
	}
	return visits;
}

/** An ADMIN of the tenant, or a super-admin. */
export async function enterAsTenantAdmin(entrance: Entrance): Promise<Visit> {
	const visit = await enterAsMember(entrance);
	if (visit.access.role !== "ADMIN") throw notAllowed();
	return visit;
}

/** Somebody who is ADMIN of a tenant, whichever, or a super-admin. */
export async function enterAsSomeTenantAdmin(entrance: Entrance): Promise<PersonContext> {
	const person = await enterAsPerson(entrance);
	const isAdmin = person.memberships.some((membership) => membership.role === "ADMIN");
	if (!person.user.isSuperadmin && !isAdmin) {
		assertNotClosed(person, undefined, "ADMIN");
		throw notAllowed();
	}
	return person;
}

/** A member of the tenant, with the membership's role; a super-admin counts as its ADMIN. */
export async function enterAsMember(entrance: Entrance): Promise<Visit> {
	const { context } = entrance;
	const principal = await readPrincipal(entrance.request, context, entrance.scope);
	const user = signedIn(principal, context);
	const tenant = await resolveTenant(entrance, principal, user.isSuperadmin);
	const membership = principal.memberships.find((one) => one.tenant.id === tenant.id);
	if (!user.isSuperadmin && !membership) throw notAllowed();
	const role = user.isSuperadmin ? "ADMIN" : (membership?.role ?? "");
	return visitTo(entrance, tenant, user, { role, level: levelOfMember(role), entry: null });
}

/** A super-admin inside one tenant; to everybody else it is not allowed, whatever the tenant. */
export async function enterTenantAsSuperadmin(entrance: Entrance): Promise<Visit> {
	const principal = await readPrincipal(entrance.request, entrance.context, entrance.scope);
	assertSuperadmin(signedIn(principal, entrance.context));
	return enterAsMember(entrance);
}

/** The rows of the tenant that a record belongs to which was found by its address. Whoever calls it is on a list that a test checks. */
export function rowsOfRecord(
	context: Tools,
	{ tenantId, database }: { tenantId: string; database: string | null },
	actor: Actor,
): TenantRows {
	const { rows } = databaseOf(wholeContext(context), { id: tenantId, database });
	return new TenantRows(rows, tenantId, writerOf(context, actor));
}

/** The context in which a job or a public page works in a tenant. */
export function contextFor(context: Tools, tenant: Tenant, actor: Actor, claim?: Claim): TenantContext {
	const writer = writerOf(context, actor, claim);
	const { rows, portal, isApart } = databaseOf(wholeContext(context), tenant);
	return {
		tenant,
		actor,
		rows: new TenantRows(rows, tenant.id, writer, isApart ? carrierFor(context, tenant.id) : undefined),
		portal: new TenantRows(portal, tenant.id, writer),
		now: context.now,
		requestId: context.requestId,
		origin: context.origin,
		enqueue: enqueueFor(context, tenant.id),
		context,
	};
}

/** A tenant by its guid or id, or undefined; for public pages and jobs. */
export async function findTenant(context: RequestContext, claim: TenantClaim): Promise<Tenant | undefined> {
	const [column, value] = claim.guid !== undefined ? ["guid", claim.guid] : ["id", claim.id];
	if (!value || !isGuid(value)) return undefined;
	return once(context, `tenant:${column}:${value}`, async () => {
		const row = await context.d1
			.prepare(`select ${tenantColumns} from tenants where ${column} = ?1 and status = 'active'`)
			.bind(value.toLowerCase())
			.first<Record<string, unknown>>();
		return row ? toTenant(row) : undefined;
	});
}

/** Who writes, for the audit rows of a request. */
export function writerOf(context: Tools, actor: Actor, claim: Claim | undefined = context.claim): Writer {
	const actorId = actor.kind === "user" ? actor.id : actor.kind === "job" ? `job:${actor.name}` : "guest";
	const { requestId, now, from } = context;
	return { actorId, requestId, now, claim, from };
}

function visitTo(entrance: Entrance, tenant: Tenant, user: Visit["user"], access: Access): Visit {
	const language = chooseLanguage(entrance.request, user.language);
	return {
		...contextFor(entrance.context, tenant, { kind: "user", id: user.id }, entrance.once),
		user,
		access,
		language,
	};
}

function signedIn(principal: Principal, context: RequestContext) {
	if (!principal.user) throw notLoggedIn();
	keepSessionAlive(context, principal.user);
	return principal.user;
}

/** Throws where somebody is no super-admin, or is not one before they have a second factor. */
function assertSuperadmin({ isSuperadmin, lacksSecondFactor }: Visit["user"]): void {
	if (lacksSecondFactor) throw secondFactorMissing();
	if (!isSuperadmin) throw notAllowed();
}

/** Throws where what is meant is a tenant of the person's that requires a second factor which they have not; without `isMeant` any of them. */
function assertNotClosed(
	{ closed }: Pick<Principal, "closed">,
	isMeant: (tenant: Tenant) => boolean = () => true,
	role?: RoleName,
): void {
	if (closed.some((membership) => isMeant(membership.tenant) && (role === undefined || membership.role === role)))
		throw secondFactorMissing();
}

/** Grants count only where the membership lives. */
function ofMembers(principal: Principal) {
	const tenantIds = new Set(principal.memberships.map((membership) => membership.tenant.id));
	return principal.entries.filter((entry) => tenantIds.has(entry.tenantId));
}

async function resolveTenant(
	entrance: Entrance,
	principal: Principal,
	isSuperadmin: boolean,
	moduleKey?: string,
): Promise<Tenant> {
	const { claim, context, request } = entrance;
	const tenants = principal.memberships.map((membership) => membership.tenant);
	if (claim.guid !== undefined || claim.id !== undefined) {
		assertNotClosed(principal, (tenant) => matches(tenant, claim));
		const own = tenants.find((tenant) => matches(tenant, claim));
		if (own) return own;
		const foreign = isSuperadmin ? await findTenant(context, claim) : undefined;
		if (foreign && matches(foreign, claim)) return foreign;
		throw notFound();
	}
	if (entrance.record) return tenantOfRecord(entrance, entrance.record, principal, isSuperadmin);
	const stored = readCookie(request, CURRENT_TENANT_COOKIE);
	const granted = ofMembers(principal).filter((entry) => entry.moduleKey === moduleKey);
	const found =
		tenants.find((tenant) => tenant.guid === stored) ??
		tenants.find((tenant) => granted.some((entry) => entry.tenantId === tenant.id)) ??
		tenants[0] ??
		(isSuperadmin && stored ? await findTenant(context, { guid: stored }) : undefined);
	if (!found) {
		assertNotClosed(principal);
		throw isSuperadmin ? notFound() : notAllowed();
	}
	return found;
}

/** Both a guid and an id that differ are no tenant. */
function matches(tenant: Tenant, claim: TenantClaim): boolean {
	return (
		(claim.guid === undefined || claim.guid.toLowerCase() === tenant.guid) &&
		(claim.id === undefined || claim.id === tenant.id)
	);
}

async function tenantOfRecord(
	entrance: Entrance,
	record: NonNullable<Entrance["record"]>,
	{ memberships, closed }: Principal,
	isSuperadmin: boolean,
): Promise<Tenant> {
	const { context } = entrance;
	const tenants = [...memberships, ...closed].map(({ tenant }) => tenant);
	const [only, ...others] = tenants;
	// Whether there is a row of that id is for the handler; a guid of the address is judged here, before what else was sent.
	if (record.column === "id" && only && others.length === 0 && closed.length === 0 && !isSuperadmin) return only;
	if (!isGuid(record.id)) throw notFound();
	const mine = JSON.stringify(tenants.map((tenant) => tenant.id));
	// The tenants are spelled out so that the keys (tenant_id, id) and (tenant_id, guid) serve the look-up.
	const scope = isSuperadmin ? "select id from tenants" : "select value from json_each(?2)";
	const statement = context.d1.prepare(
		`select tenant_id as id from ${record.tableName} where ${record.column} = ?1 and tenant_id in (${scope}) limit 1`,
	);
	const key = record.id.toLowerCase();
	const found = await (isSuperadmin ? statement.bind(key) : statement.bind(key, mine)).first<{ id: string }>();
	const row = found ?? (await idBeside(context, { ...record, id: key }, isSuperadmin ? undefined : tenants));
	const tenant =
		row &&
		(tenants.find((one) => one.id === row.id) ??
			(isSuperadmin ? await findTenant(context, { id: row.id }) : undefined));
	if (!tenant) throw notFound();
	assertNotClosed({ closed }, ({ id }) => id === tenant.id);
	return tenant;
}

/** Whose a record is that lies in a database beside the portal's: in that of one of these tenants, or in any. */
async function idBeside(
	context: RequestContext,
	{ tableName, column, id }: NonNullable<Entrance["record"]>,
	tenants: Tenant[] | undefined,
): Promise<{ id: string } | undefined> {
	const names = namesBeside(context).filter((name) => !tenants || tenants.some(({ database }) => database === name));
	const mine =
		tenants && sql` and tenant_id in (select value from json_each(${JSON.stringify(tenants.map((one) => one.id))}))`;
	const found = await findBeside(
		context,
		(db) =>
			db.all<{ id: string }>(
				sql`select tenant_id as id from ${sql.identifier(tableName)} where ${sql.identifier(column)} = ${id}${mine} limit 1`,
			),
		names,
	);
	if (!found) return undefined;
	const tenant = tenants?.find((one) => one.id === found.id) ?? (await findTenant(context, { id: found.id }));
	return tenant?.database === found.database ? found : undefined;
}
