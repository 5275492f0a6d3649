import { stampOf } from "#app/modules/crm/contact-form/stamp.server";
import { addDays, today } from "#app/platform/clock";
import { hashPassword } from "#app/platform/password.server";
import { hashToken } from "#app/platform/token.server";
import * as schema from "#db/schema/index";
import type { Portal } from "../support/portal";
import { filled, type Row } from "./fill";
import { PHRASE, TOKEN } from "./recipes/recipe";
import { PEOPLE } from "./recipes/users";
import { PRIVATE, type Principal, type Realm, World } from "./world";

/** Somebody who asks. `may` says what they may at most do in their own tenant. */
export type Caller = Principal & {
	role: "none" | "CLIENT" | "ADVISOR" | "ADMIN" | "SUPERADMIN";
	/** Whether a module of the tenant is open to them at all. */
	hasModules: boolean;
	isMember: boolean;
};

export type Setting = {
	world: World;
	own: Realm;
	foreign: Realm;
	archived: Realm;
	/** The tenant's ADMIN first: what they find out (`meant`) spares the others. */
	callers: Caller[];
	/** A module of the catalogue that comes and goes, with what belongs to it. */
	probe: { module: Row; component: Row; role: Row };
	/** What is stored of the password and of the token that recipes use. */
	passwordHash: string;
	tokenHash: string;
	/** Says that the first contact form of the callers' tenant was opened a while ago. */
	stamp: string;
	/** Of which tables an id was taken, by the place where it stood. */
	meant: Map<string, Set<string>>;
};

/**
 * Marks: A is the callers' own tenant, B the one that nobody here may see, X what is private to somebody else in A.
 * Two tenants with everything in them, one that is archived, and everybody who may come to the door.
 */
export async function openSetting(portal: Portal): Promise<Setting> {
	const world = new World(portal);
	world.openCatalogue();
	world.openSpare();
	const own = await world.realm("CANARY-A");
	const foreign = await world.realm("CANARY-B");
	const archived = await world.realm("CANARY-C", { status: "archived" });
	const yesterday = addDays(today("Europe/Oslo", new Date()), -1);
	const expired = await world.realm("CANARY-D", { entry: { expires: yesterday } });
	const off = await world.realm("CANARY-E", { entry: { status: 0 } });
	const colleagues = own.rows.users ?? [];
	own.rows.sessions = [];
	own.rows.notifications = [];
	for (const { id } of colleagues) await world.belongings(own, id, PRIVATE);
	await portal.media.put(`t/${foreign.tenant.id}/CANARY-B-file`, "CANARY-B-content");
	await portal.media.put("exports/an-export/tenant.json", "{}");
	own.tenant.logoKey = `t/${own.tenant.id}/logo`;
	await portal.media.put(own.tenant.logoKey as string, "a logo");
	await portal.media.put(String(own.rows.files?.[0]?.key), "CANARY-A-picture");
	await portal.media.put(String(own.rows.imports?.[0]?.fileKey), PEOPLE);

	const member = async (name: string, realm: Realm, role: "CLIENT" | "ADVISOR" | "ADMIN", withGrants = true) => {
		const { userId, ...things } = await world.member(realm, role, realm.mark, withGrants);
		const hasModules = withGrants && realm === own;
		return {
			name,
			realm,
			userId,
			...asked(realm, things),
			role,
			hasModules,
			isMember: realm !== archived,
		} satisfies Caller;
	};
	const anonymous: Caller = {
		name: "anonymous",
		realm: own,
		userId: null,
		cookie: "",
		own,
		role: "none",
		hasModules: false,
		isMember: false,
	};
	const callers = [
		await member("ADMIN", own, "ADMIN"),
		anonymous,
		await member("CLIENT", own, "CLIENT"),
		await member("ADVISOR", own, "ADVISOR"),
		await member("without the module", own, "CLIENT", false),
		await member("with an expired module", expired, "ADVISOR"),
		await member("with a module of status 0", off, "ADVISOR"),
		await member("of an archived tenant", archived, "ADMIN"),
		await ended(portal, world, own),
		await stale(portal, world, own),
		await superadmin(world, own),
	];
	await world.write();
	const [passwordHash, tokenHash] = await Promise.all([hashPassword(PHRASE), hashToken(TOKEN)]);
	const form = own.rows.crm_contact_forms?.[0] as Row & { guid: string; stampKey: string };
	const stamp = await stampOf(form, new Date(Date.now() - 10_000));
	const stored = { passwordHash, tokenHash, stamp };
	return { world, own, foreign, archived, callers, probe: probeOf(), ...stored, meant: new Map() };
}

function probeOf(): Setting["probe"] {
	const module = filled(schema.modules, "catalogue", { key: "probe" });
	const given = { moduleId: module.id, link: "probe_first" };
	const component = filled(schema.moduleComponents, "catalogue", given);
	return { module, component, role: filled(schema.moduleRoles, "catalogue", { moduleId: module.id, name: "PROBE" }) };
}

/** Has every grant still, but no membership that lives. */
async function ended(portal: Portal, world: World, realm: Realm): Promise<Caller> {
	const { userId, ...things } = await world.member(realm, "ADMIN", realm.mark);
	await world.write();
	await portal.db.prepare("update memberships set is_active = 0 where user_id = ?1").bind(userId).run();
	const rights = { role: "none", hasModules: false, isMember: false } as const;
	return { name: "whose membership ended", realm, userId, ...asked(realm, things), ...rights };
}

/** Was ADMIN with every module a second ago, and has asked as such; the session is still there. */
async function stale(portal: Portal, world: World, realm: Realm): Promise<Caller> {
	const { userId, ...things } = await world.member(realm, "ADMIN", realm.mark);
	const { cookie } = things;
	await world.write();
	const answer = await portal.fetch("/api/me", { headers: { Cookie: cookie } });
	if (answer.status !== 200) throw new Error(`The stale session could not even begin: ${answer.status}`);
	await portal.db.batch(
		["memberships", "modules_tenant_user"].map((table) =>
			portal.db.prepare(`delete from ${table} where user_id = ?1`).bind(userId),
		),
	);
	await portal.db.prepare("delete from people where id = ?1").bind(userId).run();
	for (const table of ["memberships", "modules_tenant_user", "people"])
		realm.rows[table] = (realm.rows[table] ?? []).filter((row) => row.userId !== userId && row.id !== userId);
	const rights = { role: "none", hasModules: false, isMember: false } as const;
	return { name: "with a stale session", realm, userId, ...asked(realm, things), ...rights };
}

async function superadmin(world: World, realm: Realm): Promise<Caller> {
	const user = world.put(schema.users, "CANARY-S", { isSuperadmin: true, passwordHash: null });
	const things = await world.belongings({ ...realm, rows: {} }, user.id, "CANARY-S");
	const rights = { role: "SUPERADMIN", hasModules: true, isMember: true } as const;
	return { name: "SUPERADMIN", realm, userId: user.id, ...asked(realm, things), ...rights };
}

/** What somebody carries, and what is theirs among the tenant's rows. */
function asked(realm: Realm, { cookie, session, notices }: { cookie: string; session: Row; notices: Row[] }) {
	const users = [...(realm.rows.users ?? [])].sort((a) => (a.id === session.userId ? -1 : 0));
	return {
		cookie,
		session,
		own: { ...realm, rows: { ...realm.rows, users, sessions: [session], notifications: notices } },
	};
}
