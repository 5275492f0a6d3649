import {
	type Acquaintance,
	advisorsOf,
	clientsOf,
	countInvitations,
	countWithoutAdvisor,
} from "../directory/home.server";
import { Inbox, type StoredNotification } from "../platform/inbox.server";
import { standing } from "../platform/tenant/access";
import type { Membership, PersonContext, Tenant, TenantContext } from "../platform/tenant/context";
import { contextFor, visitOf } from "../platform/tenant/enter.server";
import type { ModuleNeed } from "../platform/tenant/needs.server";
import { type Ending, endingsIn, type NewTenant, providerNews } from "../platform/tenant/provider-news.server";
import { type Reads, readTogether } from "../platform/tenant/read-together.server";
import { waitingForms } from "../registry/waiting.server";
import { nearTenants } from "./near-tenants";

/** What the home page is made for: the most that the person is anywhere. */
export type HomeKind = "superadmin" | "admin" | "advisor" | "client" | "nobody";

/** A form that waits, as the registry's modules tell it. */
export type Awaiting = { id: string; titles: Record<string, string>; title: string; at: number; to: string };

/** What one tenant asks of a person, and whom they have there. */
export type Duties = {
	membership: Membership;
	endings: Ending[];
	invitations: number;
	withoutAdvisor: number;
	clients: Acquaintance[];
	advisors: Acquaintance[];
	/** Forms that wait to be answered. */
	waiting: Awaiting[];
	/** What modules ask until it is handled. */
	needs: ModuleNeed[];
	/** Has the list of members, and so may invite. */
	canInvite: boolean;
};

export type HomeData = {
	kind: HomeKind;
	notifications: StoredNotification[];
	duties: Duties[];
	endings: Ending[];
	newest: NewTenant[];
	dead: number;
};

const NOTIFICATIONS = 10;
const CLIENTS = 7;
const ADVISORS = 3;
const WAITING = 6;
/** Of each module in each tenant; its own page shows all. */
const NEEDS = 6;

/** All that the home page shows of what is new and due, in one round trip. */
export async function readHome(person: PersonContext): Promise<HomeData> {
	const { bag, user } = person;
	const near = nearTenants(person);
	const reads: Reads = { notifications: new Inbox(person).newest(NOTIFICATIONS) };
	for (const membership of near) {
		const ctx = contextFor(bag, membership.tenant, { kind: "user", id: user.id });
		for (const [name, read] of Object.entries(dutiesIn(ctx, membership, person)))
			reads[`${name} ${membership.id}`] = read;
		for (const { manifest, screen, reading } of bag.needs) {
			const place = { moduleKey: manifest.key, link: screen.name, level: screen.level };
			const visit = visitOf(person, membership.tenant, place);
			if (visit) reads[`needs ${manifest.key} ${membership.id}`] = reading(visit, NEEDS);
		}
	}
	if (user.isSuperadmin) Object.assign(reads, providerNews(person));
	const answers: Record<string, unknown> = await readTogether(bag, reads);
	const take = <Answer>(name: string, otherwise: Answer) => (answers[name] as Answer | undefined) ?? otherwise;
	return {
		kind: kindOf(person),
		notifications: take("notifications", []),
		duties: near.map((membership) => ({
			membership,
			endings: take(`endings ${membership.id}`, []),
			invitations: take(`invitations ${membership.id}`, 0),
			withoutAdvisor: take(`withoutAdvisor ${membership.id}`, 0),
			clients: take(`clients ${membership.id}`, []),
			advisors: take(`advisors ${membership.id}`, []),
			waiting: take(`waiting ${membership.id}`, []),
			needs: bag.needs.flatMap(({ manifest }) => take<ModuleNeed[]>(`needs ${manifest.key} ${membership.id}`, [])),
			canInvite: membership.role === "ADMIN" && managesMembers(person, membership.tenant),
		})),
		endings: take("endings", []),
		newest: take("newest", []),
		dead: take("dead", 0),
	};
}

function kindOf({ user, memberships }: PersonContext): HomeKind {
	if (user.isSuperadmin) return "superadmin";
	const roles = memberships.map(({ role }) => role);
	if (roles.includes("ADMIN")) return "admin";
	if (roles.includes("ADVISOR")) return "advisor";
	return roles.includes("CLIENT") ? "client" : "nobody";
}

function dutiesIn(ctx: TenantContext, { role, tenant }: Membership, person: PersonContext): Reads {
	const { id } = person.user;
	if (role === "CLIENT") return { advisors: advisorsOf(ctx, id, ADVISORS), waiting: waitingForms(ctx, id, WAITING) };
	const clients = clientsOf(ctx, person.user.id, CLIENTS);
	if (role === "ADVISOR") return { clients };
	const endings = endingsIn(ctx);
	// Who cannot open the list of members is not sent there.
	if (!managesMembers(person, tenant)) return { clients, endings };
	return { clients, endings, invitations: countInvitations(ctx), withoutAdvisor: countWithoutAdvisor(ctx) };
}

const managesMembers = ({ entries, now }: PersonContext, { id, timeZone }: Tenant) =>
	entries.some(
		(entry) => entry.tenantId === id && entry.moduleKey === "users" && standing(entry, timeZone, now) === "live",
	);
