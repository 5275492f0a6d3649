import { and, asc, inArray, isNotNull, ne, type SQL } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { formOccasions, formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";

/** Rows of each kind that are read. */
const MOST = 3000;

type Occasion = Pick<
	Row<typeof formOccasions>,
	"id" | "formId" | "respondentId" | "status" | "day" | "opensAt" | "reminders" | "updatedAt"
>;
type Sent = Pick<Row<typeof formReplies>, "id" | "formId" | "respondentId" | "status" | "submittedAt">;
/** Where somebody stands with a form: the last time that it was asked, the last reply, and how many there are. */
export type AskedProgress = { occasion: Occasion | null; reply: Sent | null; replies: number };

/** The reads of where everybody stands with these forms, for one `rows.read`; `standingsIn` puts them together. */
export function readingProgress({ rows }: TenantContext, formIds: SQL) {
	const occasions = rows.listingWith(
		formOccasions,
		{},
		{
			where: and(inArray(formOccasions.formId, formIds as never), ne(formOccasions.status, "excused")),
			orderBy: [asc(formOccasions.formId), asc(formOccasions.day), asc(formOccasions.id)],
			...{
				limit: MOST,
				fields: ["id", "formId", "respondentId", "status", "day", "opensAt", "reminders", "updatedAt"],
			},
		},
	);
	const replies = rows.listingWith(
		formReplies,
		{},
		{
			where: and(inArray(formReplies.formId, formIds as never), isNotNull(formReplies.respondentId), sent),
			orderBy: [asc(formReplies.formId), asc(formReplies.submittedAt), asc(formReplies.id)],
			...{ limit: MOST, fields: ["id", "formId", "respondentId", "status", "submittedAt"] },
		},
	);
	return {
		occasions: plain<Occasion>(occasions),
		sentReplies: plain<Sent>(replies),
	};
}

const plain = <One>({ query, shape }: PendingQuery<{ row: One }[]>): PendingQuery<One[]> => ({
	query,
	shape: (found) => shape(found).map(({ row }) => row),
});

/** Where each person stands with each form, by `keyOf`. */
export function progressIn(read: { occasions: Occasion[]; sentReplies: Sent[] }): Map<string, AskedProgress> {
	const standings = new Map<string, AskedProgress>();
	const of = (formId: string, personId: string) => {
		const known = standings.get(keyOf(formId, personId)) ?? { occasion: null, reply: null, replies: 0 };
		standings.set(keyOf(formId, personId), known);
		return known;
	};
	for (const occasion of read.occasions) of(occasion.formId, occasion.respondentId).occasion = occasion;
	for (const reply of read.sentReplies) {
		if (reply.respondentId === null) continue;
		const known = of(reply.formId, reply.respondentId);
		known.reply = reply;
		known.replies += 1;
	}
	return standings;
}

export const keyOf = (formId: string, personId: string) => `${formId}:${personId}`;
