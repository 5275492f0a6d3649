import { addDays, today } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Rules } from "./usage.server";

/** Days that a link lives where nothing else is said; one that nobody looks after should end by itself. */
const LINK_DAYS = 30;

/**
 * What the form of a link begins with, and what the organisation asks of links that somebody of the visitor's role makes: how
 * many days they live at most (null: for good), and whether they need a password. Days as `YYYY-MM-DD`.
 */
export function linkTerms({ tenant, now, access }: Visit, { linkDays, linkDaysOf, linkPasswordRoles }: Rules) {
	const day = today(tenant.timeZone, now);
	const days = linkDaysOf[access.role] ?? linkDays;
	return {
		today: day,
		until: addDays(day, Math.min(LINK_DAYS, days ?? LINK_DAYS)),
		days,
		latest: days === null ? null : addDays(day, days),
		needsPassword: linkPasswordRoles.includes(access.role),
	};
}
export type LinkTerms = ReturnType<typeof linkTerms>;

/** Throws `invalid` where a link lives longer than its maker's role may have it, or lacks a password that it needs. */
export function assertLinkTerms(visit: Visit, rules: Rules, expiresAt: number | null, hasPassword: boolean): void {
	const { days, latest, needsPassword } = linkTerms(visit, rules);
	if (latest !== null && (expiresAt === null || expiresAt > endOfDay(visit, latest)))
		throw invalid({ expiresAt: `media:errors.linkDays?count=${days}` });
	if (needsPassword && !hasPassword) throw invalid({ password: "media:errors.linkPassword" });
}

const endOfDay = ({ tenant }: Visit, day: string): number => toInstant(`${addDays(day, 1)}T00:00`, tenant.timeZone) - 1;

/** The end of a day in the organisation's zone, or the instant that was said. */
export function endOf(visit: Visit, said: string | null | undefined): number | null {
	if (said === null || said === undefined) return null;
	const at = said.length === 10 ? endOfDay(visit, said) : Date.parse(said);
	if (at <= visit.now.getTime()) throw invalid({ expiresAt: "media:errors.endPast" });
	return at;
}
