import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { levelOf } from "#app/directory/level-of.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { type EventNeed, eventAccessNeeds, eventRegistrations } from "#db/schema/events";
import { participantManifest } from "../manifest";
import type { OwnNeedsInput } from "./access-needs.schema";
import { type AccessNeeds, noNeeds } from "./need-kinds";

/** Registrations in which something is said of access or diet. */
export const saysNeeds = sql`(${eventRegistrations.needs} is not null or ${eventRegistrations.needKinds} <> '[]')`;
const forgotten = { needs: null, needKinds: [] };

/** What a registration says of them, or what is kept. */
export const needsIn = ({ needKinds, needs }: { needKinds: EventNeed[]; needs: string | null }): AccessNeeds => ({
	kinds: needKinds,
	words: needs ?? "",
});

/** How a registration says it. */
export const neededBy = ({ kinds, words }: AccessNeeds) => ({ needKinds: kinds, needs: words || null });

/** What a member has kept of their needs. */
export const readingKept = ({ rows }: Pick<TenantContext, "rows">, userId: string) =>
	rows.finding(eventAccessNeeds, userId);

/** The writes that keep a member's needs by their consent, for the next time that they register. */
export function keeping({ rows, now }: TenantContext, userId: string, needs: AccessNeeds): PendingWrite[] {
	const kept = neededBy(needs);
	return [
		rows.addingMissing(eventAccessNeeds, { id: userId, ...kept, consentAt: now.getTime() }),
		rows.changing(eventAccessNeeds, userId, kept),
	];
}

/** The write that forgets what registrations say of needs. */
export const forgetting = ({ rows }: Pick<TenantContext, "rows">, which: SQL): PendingWrite =>
	rows.changingWhere(eventRegistrations, and(which, saysNeeds) as SQL, forgotten);

/** Whether somebody has the page on which they change what is kept of their needs, and withdraw it. */
export const mayKeepNeeds = async (ctx: TenantContext, userId: string): Promise<boolean> =>
	(await levelOf(ctx, userId, participantManifest.key)).level >= participantManifest.components.dashboard.level;

/** One's own needs, as they are kept. */
export async function showOwnNeeds(visit: Visit) {
	const { kept } = await visit.rows.read({ kept: readingKept(visit, visit.user.id) });
	return {
		needs: kept ? needsIn(kept) : noNeeds,
		since: kept?.consentAt ?? null,
		tenant: { guid: visit.tenant.guid, name: visit.tenant.name },
	};
}

/** Keeps them anew. What is health information is kept by consent alone: throws `invalid` without it. */
export async function saveOwnNeeds(visit: Visit, { need, needs, consent }: z.output<typeof OwnNeedsInput>) {
	if (consent !== "on") throw invalid({ consent: "eventNeeds:errors.consent" });
	await visit.rows.commit(keeping(visit, visit.user.id, { kinds: need, words: needs }));
	return done({ snackbar: { key: "eventNeeds:told.kept" } });
}

/** Withdraws the consent: what is kept goes, and so does what one has told the organisers. */
export async function withdrawNeeds(visit: Visit) {
	const { rows, user } = visit;
	await rows.commit([
		rows.removing(eventAccessNeeds, user.id),
		forgetting(visit, eq(eventRegistrations.userId, user.id)),
	]);
	return done({ snackbar: { key: "eventNeeds:told.withdrawn" } });
}
