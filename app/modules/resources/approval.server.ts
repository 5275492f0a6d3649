import { DAY, HOUR } from "#app/platform/limits";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Entry } from "./catalogue.server";
import type { Span } from "./free-time";
import { checkInOf, type Rules } from "./rules";

/** Whether somebody's bookings are approved by themselves. */
const isTrusted = ({ user, access }: Visit, { approverId, deputyId, autoLevel, autoIds = [] }: Rules) =>
	access.level >= (autoLevel ?? LEVEL_ALL) || [approverId, deputyId, ...autoIds].includes(user.id);

/**
 * Whether a booking of these resources waits for somebody's yes, whose besides that of those with level 30, and for how many
 * hours.
 */
export function approvalOf(visit: Visit, entries: readonly Entry[]) {
	const asking = entries.find(({ rules }) => rules.needsApproval && !isTrusted(visit, rules))?.rules;
	return {
		isPending: asking !== undefined,
		approverId: asking?.approverId ?? null,
		deputyId: asking?.deputyId ?? null,
		hours: asking?.approvalHours ?? null,
	};
}
export type Approval = ReturnType<typeof approvalOf>;

/** How a booking of these resources stands when it is made or moved, and when the clock has to look after it. */
export function bookingStatus(visit: Visit, entries: readonly Entry[], approval: Approval, span: Span) {
	const now = visit.now.getTime();
	const { isPending, approverId, deputyId } = approval;
	const rules = entries.map((entry) => entry.rules);
	return {
		...{ status: isPending ? ("pending" as const) : ("reserved" as const), approverId, deputyId },
		...clockOf(isPending ? approval : null, rules, span, now),
	};
}

/** When the clock looks after a booking: a request expires at its start at the latest. */
export function clockOf(approval: Pick<Approval, "hours"> | null, rules: readonly Rules[], span: Span, now: number) {
	const { checkInBy, graceMinutes } = checkInOf(rules, span, now);
	const expiresAt = approval && Math.max(now, Math.min(span.startsAt, now + (approval.hours ?? 9_000) * HOUR));
	const reminderAt = approval === null && span.startsAt - DAY > now ? span.startsAt - DAY : null;
	return { checkInBy, graceMinutes, dueAt: expiresAt ?? checkInBy, warnedAt: null, reminderAt };
}
