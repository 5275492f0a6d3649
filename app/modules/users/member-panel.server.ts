import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type AccessRequest, readOpenRequests } from "#app/directory/access-requests.server";
import { namesIn } from "#app/directory/fields/field";
import { ACCESS_TO } from "#app/directory/grants.server";
import { nameOf } from "#app/directory/names";
import type { TenantModule } from "#app/directory/tenant-modules.server";
import { to } from "#app/platform/portal-paths";
import { type Account, readingAccounts } from "#app/platform/tenant/accounts.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingHistory } from "#app/platform/tenant/record-history.server";
import { joined, type Row } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import type { KeptHere } from "./member-kept.server";
import { memberFields } from "./members.fields";
import { isLocked, mayManage, visibleTo } from "./members.list.server";

/** Clients that the panel lists; an advisor's others are found by the list's own search. */
const SHOWN = 50;
/** People that a field offers before something is typed. */
export const OFFERED = 100;
const COUNTED = 1000;
/** Changes that the panel tells of. */
const CHANGES = 10;
/** The fields of a person whose change is told by name. */
const shownFields: readonly string[] = ["isActive", "photo", ...namesIn(memberFields, "inHistory")];

export type Related = { relation: string; guid: string; name: string; isPrimary: boolean };
export type ReadPanel = NonNullable<ReturnType<ReturnType<typeof readMemberPanel>>>;
export type MemberPanel = ReadPanel & { kept: KeptHere[] };

/** Reads one member with grants and relations, or null where nobody of that guid is to be seen. */
export function readMemberPanel(visit: Visit, guid: string, modules: () => TenantModule[], reads: ReadBatch) {
	const manages = mayManage(visit);
	const self = visit.rows.select(people, { id: people.id }).where(eq(people.guid, guid));
	const found = reads.add(
		visit.rows.listing(people, { where: and(eq(people.guid, guid), visibleTo(visit)), limit: 1 }),
	);
	const accounts = reads.add(readingAccounts(visit.portal, sql`${self}`));
	const grants = reads.add(visit.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, self) }));
	const requests = readOpenRequests(visit, self, reads);
	const advisor = joined(people, "advisor");
	const advisors = reads.add(
		visit.rows.listingWith(
			advisorClients,
			{ advisor: [people, advisorClients.advisorId] },
			{ where: inArray(advisorClients.clientId, self), orderBy: asc(advisor.sortName) },
		),
	);
	const client = joined(people, "client");
	const isOwn = inArray(advisorClients.advisorId, self);
	const clients = reads.add(
		visit.rows.listingWith(
			advisorClients,
			{ client: [people, advisorClients.clientId] },
			{ where: isOwn, orderBy: asc(client.sortName), limit: SHOWN },
		),
	);
	const clientCount = reads.add(visit.rows.counting(advisorClients, isOwn, COUNTED));
	const offeredAdvisors = reads.add(
		visit.rows.listing(people, {
			where: and(inArray(people.role, ["ADVISOR", "ADMIN"]), eq(people.isActive, true), sql`${people.guid} <> ${guid}`),
			orderBy: asc(people.sortName),
			limit: OFFERED,
		}),
	);
	const offeredClients = reads.add(
		visit.rows.listing(people, {
			where: and(eq(people.role, "CLIENT"), eq(people.isActive, true)),
			orderBy: asc(people.sortName),
			limit: OFFERED,
		}),
	);
	const history = reads.add(
		readingHistory(visit.portal, { table: people, recordId: sql`(${self})`, actors: people, limit: CHANGES }),
	);
	return () => {
		const [person] = found();
		if (!person) return null;
		const [account] = accounts();
		const { id, email, role, isActive, phone, jobPosition, createdAt } = person;
		const about = { id, guid, email, role, isActive, phone, jobPosition, photo: to.photo(person) };
		const details = { ...about, name: nameOf(person), memberSince: createdAt };
		// Of a colleague those who do not manage see who it is, not whom they advise or what they may.
		const isClient = role === "CLIENT";
		const related = {
			advisors: isClient ? advisors().flatMap(({ row, advisor }) => toRelated(row, advisor)) : [],
			clients: manages && !isClient ? clients().flatMap(({ row, client }) => toRelated(row, client)) : [],
			clientCount: manages && !isClient ? clientCount() : 0,
		};
		if (!manages)
			return {
				...details,
				...related,
				lastLoginAt: null,
				grants: [],
				status: isActive ? ("active" as const) : ("deactivated" as const),
				lockedUntil: null,
				secondFactorAt: null,
				requests: [],
				offered: [],
				heirs: [],
				history: [],
			};
		const taken = new Set([...related.advisors, ...related.clients].map((one) => one.guid));
		const offered = isClient ? offeredAdvisors() : offeredClients();
		return {
			...details,
			...related,
			...standingOf(isActive, account, visit.now.getTime()),
			lastLoginAt: account?.lastLoginAt ?? null,
			secondFactorAt: account?.secondFactorAt ?? null,
			grants: grants().map(({ modulesTenantId, moduleRoleId }) => ({ modulesTenantId, moduleRoleId })),
			requests: unanswered(requests(), grants(), modules()),
			offered: offered.filter((one) => !taken.has(one.guid)).map(toOffer),
			heirs: isClient ? [] : offeredAdvisors().map(toOffer),
			history: history().map(({ row, actor }) => ({
				...{ id: row.id, at: row.at, isNew: row.action === "added", by: actor && nameOf(actor) },
				fields: row.fields.filter((field) => shownFields.includes(field)),
				access: row.fields.filter((field) => field.startsWith(ACCESS_TO)).map((field) => field.slice(ACCESS_TO.length)),
			})),
		};
	};
}

/** As the list's status; `lockedUntil` where that is a matter of time. */
function standingOf(isMember: boolean, account: Account | undefined, now: number) {
	if (!isMember) return { status: "deactivated" as const, lockedUntil: null };
	if (!account || !isLocked(account, now)) return { status: "active" as const, lockedUntil: null };
	return { status: "locked" as const, lockedUntil: account.isActive ? account.lockedUntil : null };
}

export type PanelRequest = {
	id: string;
	modulesTenantId: string;
	moduleRoleId: string;
	message: string;
	askedAt: number;
};

/** For each module what was asked for last, where the member has not got it in another way since. */
function unanswered(requests: AccessRequest[], grants: Row<typeof modulesTenantUser>[], modules: TenantModule[]) {
	return modules.flatMap(({ modulesTenantId, roles }): PanelRequest[] => {
		const request = requests.find((one) => one.modulesTenantId === modulesTenantId);
		const held = grants.find((one) => one.modulesTenantId === modulesTenantId);
		const levelOf = (roleId: string | undefined) => roles.find(({ id }) => id === roleId)?.level ?? 0;
		if (!request || levelOf(held?.moduleRoleId) >= levelOf(request.moduleRoleId)) return [];
		const { id, moduleRoleId, message, createdAt } = request;
		return [{ id, modulesTenantId, moduleRoleId, message, askedAt: createdAt }];
	});
}

export type Offer = { guid: string; name: string; email: string };
export const toOffer = (person: Row<typeof people>): Offer => ({
	guid: person.guid,
	name: nameOf(person),
	email: person.email,
});

function toRelated(relation: Row<typeof advisorClients>, person: Row<typeof people> | null): Related[] {
	if (!person) return [];
	return [{ relation: relation.id, guid: person.guid, name: nameOf(person), isPrimary: relation.isPrimary }];
}
