import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "../subjects/known-subjects.server";

/** Replies that a line is drawn of. */
const MOST = 400;

/** Whose a reply is: whom or what it is about where the form is about people or what a module has registered, else who has answered it. */
export const whoseOf = (form: Pick<Form, "subjectType" | "moduleKey">) =>
	form.subjectType === "person" || subjectKindOf(form) ? formReplies.subjectId : formReplies.respondentId;

/** What somebody has answered to a form, oldest first, as far as the visitor may open it. */
export const readingPerson = (
	visit: Visit,
	area: Area,
	form: Pick<Form, "id" | "subjectType" | "moduleKey">,
	personId: string,
): PendingQuery<Reply[]> => reading(visit, form.id, eq(whoseOf(form), personId), repliesOpenTo(visit, area));

/** What the visitor has answered to a form, oldest first. */
export const readingOwnAnswers = (visit: Visit, formId: string): PendingQuery<Reply[]> =>
	reading(visit, formId, eq(formReplies.respondentId, visit.user.id));

function reading({ rows }: Visit, formId: string, ...more: (SQL | undefined)[]): PendingQuery<Reply[]> {
	const { query, shape } = rows.listing(formReplies, {
		where: and(eq(formReplies.formId, formId), sent, ...more),
		orderBy: [desc(formReplies.day), desc(formReplies.id)],
		limit: MOST,
	});
	return { query, shape: (found) => shape(found).map(asReply).reverse() };
}
