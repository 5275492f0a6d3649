import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formInvitations, formOccasions } from "#db/schema/forms";

/** How many times forms were asked, and how many of those were answered. */
export type Asked = { asked: number; answered: number };

/**
 * The reads of how often each of these forms has asked, by a schedule or by a link to somebody outside, to be sent with others; `askedIn` adds them up.
 * `formIds`: a query that gives them. `personId`: only what this person was asked.
 */
export function countingAsked({ rows }: TenantContext, formIds: SQL, personId?: string) {
	const of = (table: typeof formOccasions | typeof formInvitations, ...more: (SQL | undefined)[]) =>
		and(
			inArray(table.formId, formIds as never),
			personId === undefined ? undefined : eq(table.respondentId, personId),
			...more,
		) as SQL;
	// A member's own link is another way to what they were asked.
	const open = and(
		eq(formInvitations.kind, "personal"),
		isNull(formInvitations.revokedAt),
		isNull(formInvitations.respondentId),
	);
	return {
		occasions: rows.countingBy(
			formOccasions,
			formOccasions.formId,
			of(formOccasions, ne(formOccasions.status, "excused")),
		),
		answered: rows.countingBy(
			formOccasions,
			formOccasions.formId,
			of(formOccasions, eq(formOccasions.status, "answered")),
		),
		invited: rows.countingBy(formInvitations, formInvitations.formId, of(formInvitations, open)),
		invitedAnswered: rows.countingBy(
			formInvitations,
			formInvitations.formId,
			of(formInvitations, open, isNotNull(formInvitations.answeredAt)),
		),
	};
}

type Counts = Record<"occasions" | "answered" | "invited" | "invitedAnswered", Map<string, number>>;

/** What these forms come to together. */
export function askedIn(counts: Counts, formIds: readonly string[]): Asked {
	const sum = (one: Map<string, number>, other: Map<string, number>) =>
		formIds.reduce((total, id) => total + (one.get(id) ?? 0) + (other.get(id) ?? 0), 0);
	return {
		asked: sum(counts.occasions, counts.invited),
		answered: sum(counts.answered, counts.invitedAnswered),
	};
}
