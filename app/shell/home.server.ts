import {
	type Acquaintance,
	advisorsOf,
	clientsOf,
	countInvitations,
	countPeople,
	countWithoutAdvisor,
} from "../directory/home.server";
import { Inbox, type StoredNotification } from "../platform/inbox.server";
import { accessStatus } from "../platform/tenant/access";
import type { Membership, PersonContext, Tenant, TenantContext } from "../platform/tenant/context";
import { contextFor, visitAsMember, visitOf } from "../platform/tenant/enter.server";
import type { HomePart } from "../platform/tenant/home-parts.server";
import type { ModuleNeed } from "../platform/tenant/needs.server";
import { type Ending, endingsIn, type NewTenant, providerNews } from "../platform/tenant/provider-news.server";
import { type Queries, readTogether } from "../platform/tenant/read-together.server";
import type { PendingQuery } from "../platform/tenant/rows.server";
import { homeParts } from "../registry/servers.server";
import { countForms, waitingForms } from "../registry/waiting.server";
import { arePlainListed, readingPlainDue } from "../tasks/plain/plain-source.server";
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
	/** People up to two, and forms up to one: what an organisation begins with. */
	peopleCount: number;
	formCount: number;
};

export type HomeData = {
	kind: HomeKind;
	notifications: StoredNotification[];
	duties: Duties[];
	endings: Ending[];
	newest: NewTenant[];
	dead: number;
	/** What modules show beside what waits. */
	parts: ReadPart[];
};

/** A part of the page as it was read: its items, and the page of the tenant that has all of them. */
export type ReadPart = {
	[Part in HomePart as Part["kind"]]: {
		kind: Part["kind"];
		tenant: string;
		all: string;
		items: ReturnType<ReturnType<Part["reading"]>["shape"]>;
	};
}[HomePart["kind"]];

const NOTIFICATIONS = 10;
const CLIENTS = 7;
const ADVISORS = 3;
const WAITING = 6;
/** Of each module in each tenant; its own page shows all. */
const NEEDS = 6;
/** Of each part of a module in each tenant. */
const SHOWN = { calendar: 6, news: 3, followed: 6, begun: 3 };

/** All that the home page shows of what is new and due, in one round trip. */
export async function readHome(person: PersonContext): Promise<HomeData> {
	const { context, user } = person;
	const near = nearTenants(person);
	const parts: { kind: HomePart["kind"]; key: string; all: string; tenant: string }[] = [];
	const reads: Queries = { notifications: new Inbox(person).newest(NOTIFICATIONS) };
	for (const membership of near) {
		const ctx = contextFor(context, membership.tenant, { kind: "user", id: user.id });
		for (const [name, read] of Object.entries(dutiesIn(ctx, membership, person)))
			reads[`${name} ${membership.id}`] = read;
		const inside = visiting(person, membership.tenant);
		context.needs.forEach(({ reading, ...place }, at) => {
			const visit = inside(place);
			if (visit) reads[`needs ${at} ${membership.id}`] = reading(visit, NEEDS, person);
		});
		if (!arePlainListed(context.needs, (need) => inside(need) !== undefined))
			reads[`plain ${membership.id}`] = readingPlainDue(visitAsMember(person, membership), NEEDS);
		homeParts.forEach(({ reading, kind, all, ...place }, at) => {
			const visit = inside(place);
			if (!visit) return;
			reads[`part ${at} ${membership.id}`] = reading(visit, SHOWN[kind], person) as PendingQuery<unknown>;
			parts.push({ kind, key: `part ${at} ${membership.id}`, all: all(visit), tenant: membership.tenant.name });
		});
	}
	if (user.isSuperadmin) Object.assign(reads, providerNews(person));
	const answers: Record<string, unknown> = await readTogether(context, reads);
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
			needs: [
				...context.needs.flatMap((_, at) => take<ModuleNeed[]>(`needs ${at} ${membership.id}`, [])),
				...take<ModuleNeed[]>(`plain ${membership.id}`, []),
			],
			canInvite: membership.role === "ADMIN" && managesMembers(person, membership.tenant),
			peopleCount: take(`peopleCount ${membership.id}`, 0),
			formCount: take(`formCount ${membership.id}`, 0),
		})),
		endings: take("endings", []),
		newest: take("newest", []),
		dead: take("dead", 0),
		parts: parts.map(({ key, ...part }) => ({ ...part, items: take(key, []) }) as ReadPart),
	};
}

/** The person inside the modules of one tenant, where their right opens the screen of a part. */
function visiting(person: PersonContext, tenant: Tenant) {
	return ({ manifest, screen }: Pick<HomePart, "manifest" | "screen">) =>
		visitOf(person, tenant, { moduleKey: manifest.key, link: screen.name, level: screen.level });
}

/** Whose page it is, by the highest of their roles. */
export function kindOf({ user, memberships }: Pick<PersonContext, "user" | "memberships">): HomeKind {
	if (user.isSuperadmin) return "superadmin";
	const roles = memberships.map(({ role }) => role);
	if (roles.includes("ADMIN")) return "admin";
	if (roles.includes("ADVISOR")) return "advisor";
	return roles.includes("CLIENT") ? "client" : "nobody";
}

function dutiesIn(ctx: TenantContext, { role, tenant }: Membership, person: PersonContext): Queries {
	const { id } = person.user;
	if (role === "CLIENT") return { advisors: advisorsOf(ctx, id, ADVISORS), waiting: waitingForms(ctx, id, WAITING) };
	const clients = clientsOf(ctx, person.user.id, CLIENTS);
	if (role === "ADVISOR") return { clients };
	const endings = endingsIn(ctx);
	// Who cannot open the list of members is not sent there.
	if (!managesMembers(person, tenant)) return { clients, endings };
	return {
		...{ clients, endings, invitations: countInvitations(ctx), withoutAdvisor: countWithoutAdvisor(ctx) },
		...{ peopleCount: countPeople(ctx), formCount: countForms(ctx) },
	};
}

const managesMembers = ({ entries, now }: PersonContext, { id, timeZone }: Tenant) =>
	entries.some(
		(entry) => entry.tenantId === id && entry.moduleKey === "users" && accessStatus(entry, timeZone, now) === "live",
	);
