import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { formReplies, formReplyEvents, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";

/** What those who follow up have written to a reply. */
export type Note = {
	id: string;
	replyId: string;
	text: string;
	isShown: boolean;
	at: number;
	authorId: string;
	author: Pick<Row<typeof people>, "firstName" | "lastName" | "email"> | null;
};

const MOST = 100;

/** The notes to a subject's replies to a form, the newest first; of those on oneself only what is shown. */
export function readingNotes(
	visit: Visit,
	area: Area,
	{ formId, subjectId }: { formId: string; subjectId: string },
): PendingQuery<Note[]> {
	const own = and(
		eq(formReplies.tenantId, visit.tenant.id),
		eq(formReplies.subjectId, subjectId),
		eq(formReplies.formId, formId),
		sent,
		repliesOpenTo(visit, area),
	);
	const { query, shape } = visit.rows.listingWith(
		formReplyEvents,
		{ author: [people, formReplyEvents.actorId, ["firstName", "lastName", "email"]] },
		{
			where: and(
				sql`${formReplyEvents.replyId} in (select ${formReplies.id} from ${formReplies} where ${own})`,
				inArray(formReplyEvents.kind, ["comment", "message"]),
				subjectId === visit.user.id ? eq(formReplyEvents.isShown, true) : undefined,
			),
			orderBy: desc(formReplyEvents.id),
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, author }) => ({
				...{ id: row.id, replyId: row.replyId, text: row.text, isShown: row.isShown },
				...{ at: row.createdAt, authorId: row.actorId, author: author as Note["author"] },
			})),
	};
}

/** Whether there is a note of that id to one of the visitor's own replies in the area, and they are shown it. */
export function readingOwnNote(visit: Visit, area: Area, id: string): PendingQuery<boolean> {
	const { query, shape } = visit.rows.listing(formReplyEvents, {
		where: and(
			eq(formReplyEvents.id, id),
			inArray(formReplyEvents.kind, ["comment", "message"]),
			eq(formReplyEvents.isShown, true),
			sql`exists (select 1 from ${formReplies} inner join ${forms} on ${and(
				eq(forms.tenantId, formReplies.tenantId),
				eq(forms.id, formReplies.formId),
				eq(forms.moduleKey, area.moduleKey),
			)} where ${and(
				eq(formReplies.tenantId, formReplyEvents.tenantId),
				eq(formReplies.id, formReplyEvents.replyId),
				eq(formReplies.subjectId, visit.user.id),
				sent,
			)})`,
		),
		limit: 1,
	});
	return { query, shape: (found) => shape(found).length > 0 };
}
