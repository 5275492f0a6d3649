import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { conflict } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { kept } from "#app/platform/rich-text/rich-text.schema";
import type { Visit } from "#app/platform/tenant/context";
import { courseTextDrafts, courseTexts } from "#db/schema/courses";
import type { DraftInput, TextRef } from "./courses.schema";
import { findPart } from "./courses.server";
import { easyOf, type Text, textId } from "./parts.server";

const draftId = ({ user }: Visit, partId: string, language: string) => `${textId(partId, language)}:${user.id}`;

/** What the visitor is writing in the languages of a part. */
export const readingOwnDrafts = ({ rows, user }: Visit, partId: string) =>
	rows.listing(courseTextDrafts, {
		where: and(eq(courseTextDrafts.partId, partId), eq(courseTextDrafts.userId, user.id)),
		limit: languageCodes.length,
	});

type Draft = ReturnType<ReturnType<typeof readingOwnDrafts>["shape"]>[number];

/** A draft as the editor shows it; `isStale`: the text has been written anew since it was begun. */
export function serializeDraft({ title, body, easyBody, basedOnAt, keptAt }: Draft, text: Text | undefined) {
	const doc = body as unknown as RichDoc;
	return {
		title,
		body: doc,
		plain: plainText(doc),
		easy: serializeEasy(easyBody),
		at: keptAt,
		isStale: basedOnAt !== (text?.writtenAt ?? 0),
	};
}

/** The easy words of a text or a draft, as the editor shows them. */
export const serializeEasy = (easy: unknown) => ({
	body: easy as RichDoc | null,
	plain: easy ? plainText(easy as RichDoc) : "",
});

/**
 * Keeps what the visitor is writing; learners do not see it, nor do other authors. Throws `conflict` where the text has
 * been written anew since.
 */
export async function keepDraft(visit: Visit, input: z.output<typeof DraftInput>) {
	const { rows, user, now } = visit;
	const { id, language, title, writtenAt } = input;
	const { part } = await findPart(visit, id);
	const text = await rows.find(courseTexts, textId(id, language));
	if ((text?.writtenAt ?? 0) !== writtenAt) throw conflict(text);
	const at = now.getTime();
	const body = kept(text?.body as RichDoc | undefined, input.body) as never;
	const easyBody = easyOf(text, input.easy) as never;
	const written = { title, body, easyBody, basedOnAt: writtenAt, keptAt: at };
	const row = { id: draftId(visit, id, language), courseId: part.courseId, partId: id, userId: user.id, language };
	await rows.commit([rows.derivingOrAdding(courseTextDrafts, { ...row, ...written }, written)]);
	return { updatedAt: writtenAt, at, isWhole: true };
}

/** The write by which the visitor's draft goes: its text was saved, or it is not wanted. */
export const droppingDraft = (visit: Visit, partId: string, language: string) =>
	visit.rows.dropping(courseTextDrafts, eq(courseTextDrafts.id, draftId(visit, partId, language)));

/** Takes the visitor's draft of a text away; the text stays as it was saved. */
export async function discardDraft(visit: Visit, { id, language }: z.output<typeof TextRef>): Promise<void> {
	await findPart(visit, id);
	await visit.rows.commit([droppingDraft(visit, id, language)]);
}
