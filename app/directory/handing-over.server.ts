import { eq } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { modulesTenantUser } from "#db/schema/portal";
import { readAuthority } from "./authority.server";
import { readOfferedCourses } from "./course-offer.server";
import { levelOf } from "./level-of.server";
import { readTenantModules } from "./tenant-modules.server";

/** Somebody whom one module hands over to another, to be kept as a customer. */
export type HandedOver = {
	name: string;
	orgNo?: string | null;
	municipality?: string | null;
	postCode?: string | null;
	phone?: string | null;
	email?: string | null;
	/** The person to speak to, where the name is that of a company. */
	contact?: string | null;
};

/** The module that keeps customers: one that it has already, by number or name, stays the one. The visit has the visitor's level in it. */
export type CustomerTaker = {
	moduleKey: string;
	take: (visit: Visit, facts: HandedOver) => Promise<{ id: string; name: string; path: string }>;
};
export type ComingEvent = { guid: string; title: string; startsAt: number; timeZone: string; path: string };
/** The module that has events to which people can be invited. */
export type EventOffer = { moduleKey: string; reading: (ctx: TenantContext) => PendingQuery<ComingEvent[]> };

export type NewAdvisor = { clientId: string; fromId: string; toId: string };
/** What one advisor still had to do about a client becomes the next one's, in the commit that hands the client over. */
export type WorkMover = (ctx: TenantContext, change: NewAdvisor) => PendingWrite[];

/** What somebody may be sent to, as it is called and where it lies. */
export type OfferedPlace = { title: string; path: string };

let taker: CustomerTaker | undefined;
let offer: EventOffer | undefined;
let movers: readonly WorkMover[] = [];

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowHandingOver(known: {
	customers: readonly CustomerTaker[];
	events: readonly EventOffer[];
	work: readonly WorkMover[];
}): void {
	taker = known.customers[0];
	offer = known.events[0];
	movers = known.work;
}

/** The courses, and the events that are to come, of the modules that the organisation has; with the rest of a page. */
export function readOffers(visit: Visit, reads: ReadBatch): () => OfferedPlace[] {
	const modules = readTenantModules(visit, reads);
	const courses = readOfferedCourses(visit, reads);
	const events = offer && reads.add(offer.reading(visit));
	return () => {
		const isLive = (key: string | undefined) => modules().some((one) => one.key === key && one.standing === "live");
		return [
			...(isLive(courses?.moduleKey) ? (courses?.found() ?? []) : []).flatMap(({ titles, firstLanguage, path }) =>
				path ? [{ title: textFor(titles, visit.language, firstLanguage).text, path }] : [],
			),
			...(isLive(offer?.moduleKey) ? (events?.() ?? []).map(({ title, path }) => ({ title, path })) : []),
		];
	};
}

/** The writes that move the work about a client from one advisor to the next. */
export const movingWork = (ctx: TenantContext, change: NewAdvisor): PendingWrite[] =>
	movers.flatMap((mover) => mover(ctx, change));

/** The module in which people are invited to the portal. */
const USERS = "users";

/** What the visitor may hand somebody over to, with the rest of a page: a customer, a client, and the events that are to come. */
export function readHandingOver(visit: Visit, reads: ReadBatch) {
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	const grants = reads.add(
		visit.portal.listing(modulesTenantUser, { where: eq(modulesTenantUser.userId, visit.user.id) }),
	);
	const events = offer && reads.add(offer.reading(visit));
	return () => {
		const live = (key: string | undefined) => modules().find((one) => one.key === key && one.standing === "live");
		const levelIn = (key: string | undefined) => {
			const module = live(key);
			if (visit.user.isSuperadmin) return module ? LEVEL_ALL : 0;
			const grant = grants().find(({ modulesTenantId }) => modulesTenantId === module?.modulesTenantId);
			return module?.roles.find(({ id }) => id === grant?.moduleRoleId)?.level ?? 0;
		};
		return {
			customer: levelIn(taker?.moduleKey) >= LEVEL_CLIENTS,
			client: levelIn(USERS) >= LEVEL_ALL && authority().mayGiveRole("CLIENT"),
			events: live(offer?.moduleKey) ? (events?.() ?? []) : [],
		};
	};
}

/** Makes a customer of somebody, for a visitor who works with customers. Throws `notAllowed` for others. */
export async function handOver(visit: Visit, facts: HandedOver) {
	if (!taker) throw notAllowed();
	const { level } = await levelOf(visit, visit.user.id, taker.moduleKey);
	if (level < LEVEL_CLIENTS) throw notAllowed();
	return taker.take({ ...visit, access: { ...visit.access, level } }, facts);
}
