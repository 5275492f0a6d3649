import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { translator } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { conflict, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies, formReplyEvents, forms, formVersions } from "#db/schema/forms";
import { shownOf } from "../answering/show-form.server";
import type { Area } from "../area";
import { respondentsPdf } from "../pdf/reply-pdf.server";
import { assertEditable, isEditable, removeReply } from "../replies/change-reply.server";
import { hasConsent } from "../replies/consent";
import { correctReply } from "../replies/correct-reply.server";
import { sent } from "../replies/open-to.server";
import { aroundOf, readable, wordsIn } from "../replies/readable";
import { asReply } from "../replies/reply-row";
import { measuresOf } from "../reports/measurements";
import { asVersion, mine } from "../store/form-row.server";
import { aboutGiven } from "../subjects/subjects.server";
import { ownFigures } from "./own-figures.server";
import type { OwnAnswers, OwnReply } from "./own-reply.schema";

/** A reply that the visitor has sent, to a form of whatever module; anybody else's is not there. */
async function readOwn(visit: Visit, areas: readonly Area[], id: string) {
	const { rows, user } = visit;
	const isMine = and(eq(formReplies.respondentId, user.id), sent);
	const { found, events } = await rows.read({
		found: rows.listingWith(
			formReplies,
			{ form: [forms, formReplies.formId], version: [formVersions, formReplies.versionId] },
			{ where: and(eq(formReplies.id, id), isMine), limit: 1 },
		),
		events: rows.listing(formReplyEvents, {
			where: and(eq(formReplyEvents.replyId, id), eq(formReplyEvents.isShown, true)),
			orderBy: desc(formReplyEvents.id),
		}),
	});
	const [one] = found;
	const area = areas.find(({ moduleKey }) => moduleKey === one?.form?.moduleKey);
	if (!one?.version || !area) throw notFound();
	return { area, reply: asReply(one.row), form: mine(area, one.form), version: asVersion(one.version), events };
}

/** One's own reply with what was said of it, and, while it may be changed, its questions. */
export async function showOwnReply(visit: Visit, areas: readonly Area[], { id }: z.output<typeof OwnReply>) {
	const { area, reply, form, version, events } = await readOwn(visit, areas, id);
	const { definition } = version;
	const words = wordsIn(await translator(visit.language), visit.language, definition.languages);
	const around = aroundOf(visit, reply);
	const mayChange = isEditable(form, reply, visit.now.getTime()) && !(await area.closed?.(visit, form));
	return {
		title: form.title,
		tenant: visit.tenant.guid,
		about: await aboutGiven(visit, form, reply.subjectId, visit.language),
		reply: { id: reply.id, status: reply.status, sent: reply.submittedAt, revision: reply.revision },
		parts: readable(definition, reply.answers, words, around),
		messages: events
			.filter(({ text }) => text !== "")
			.map(({ id: event, text, createdAt }) => ({ id: event, text, at: createdAt })),
		change: mayChange
			? { definition: shownOf(definition), answers: reply.answers as Record<string, unknown>, around }
			: null,
		overTime: measuresOf(definition).length > 0 ? ownFigures(visit, area, form) : null,
		hasConsent: hasConsent(definition, reply),
	};
}

/** Saves what the respondent has amended, while the form or its review allows it. */
export async function changeOwnReply(
	visit: Visit,
	areas: readonly Area[],
	input: z.output<typeof OwnAnswers>,
): Promise<void> {
	const { area, reply, form, version } = await readOwn(visit, areas, input.id);
	assertEditable(form, reply, visit.now.getTime());
	const why = await area.closed?.(visit, form);
	if (why) throw conflict(undefined, why);
	await correctReply(visit, { reply, version }, input);
}

/**
 * Takes back what was agreed to: the reply counts no more, and is gone for good when the trash is emptied. Throws `conflict` for a reply
 * that asked for no consent.
 */
export async function withdrawConsent(visit: Visit, areas: readonly Area[], { id }: z.output<typeof OwnReply>) {
	const { area, reply, version } = await readOwn(visit, areas, id);
	if (!hasConsent(version.definition, reply)) throw conflict();
	await removeReply(visit, area, reply, [
		visit.rows.adding(formReplyEvents, {
			...{
				id: newId(visit.now.getTime()),
				replyId: reply.id,
				kind: "withdrawn",
				actorId: visit.user.id,
				isShown: true,
			},
		}),
	]);
}

/** One's own reply as a document. */
export async function ownReplyPdf(visit: Visit, areas: readonly Area[], { id }: z.output<typeof OwnReply>) {
	return respondentsPdf(visit, { ...(await readOwn(visit, areas, id)), language: visit.language });
}
