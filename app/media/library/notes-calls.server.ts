import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { after, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { fileComments, fileReminders } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import type { CommentForm, CommentsCall, ReminderForm, TagsForm } from "./notes.schema";
import { addComment, dropReminder, removeComment, setReminder, setTags } from "./notes.server";

const instant = (at: number) => new Date(at).toISOString();

/** The tags of a file, for whoever sees it. */
export async function getTags(visit: Visit, { id }: { id: string }) {
	const { files } = await findChosen(visit, { files: [id] }, "view");
	return { id, tags: files[0]?.tags ?? [] };
}

export async function saveTags(visit: Visit, input: z.output<typeof TagsForm>) {
	await setTags(visit, input);
	return { id: input.id, tags: input.tags };
}

/** The comments on a file, newest first, for whoever sees it. */
export async function listComments(visit: Visit, { id, limit, cursor }: z.output<typeof CommentsCall>) {
	const place = after([fileComments.createdAt, fileComments.id], cursor, "desc");
	const { rows } = await findChosen(visit, { files: [id] }, "view", {
		comments: visit.rows.listing(fileComments, {
			where: and(eq(fileComments.fileId, id), place),
			orderBy: [desc(fileComments.createdAt), desc(fileComments.id)],
			limit: limit + 1,
		}),
	});
	const { items, next } = pageOf(rows.comments, limit, (one) => [one.createdAt, one.id]);
	return { items: items.map(serializeComment), next };
}

export async function saveComment(visit: Visit, input: z.output<typeof CommentForm>) {
	return serializeComment(await addComment(visit, input));
}

export async function deleteComment(visit: Visit, input: { id: string; comment: string }) {
	await removeComment(visit, input);
	return { id: input.comment, deleted: true };
}

/** The caller's own reminder of a file; its day and note are null where there is none. */
export async function getReminder(visit: Visit, { id }: { id: string }) {
	const { rows } = await findChosen(visit, { files: [id] }, "view", {
		mine: visit.rows.listing(fileReminders, {
			where: and(eq(fileReminders.userId, visit.user.id), eq(fileReminders.fileId, id)),
			limit: 1,
		}),
	});
	const [mine] = rows.mine;
	return { id, remind_at: mine ? instant(mine.remindAt) : null, note: mine?.note ?? null };
}

export async function saveReminder(visit: Visit, input: z.output<typeof ReminderForm>) {
	const remindAt = await setReminder(visit, input);
	return { id: input.id, remind_at: instant(remindAt), note: input.note };
}

export async function deleteReminder(visit: Visit, { id }: { id: string }) {
	await findChosen(visit, { files: [id] }, "view");
	await dropReminder(visit, { id });
	return { id, deleted: true };
}

const serializeComment = (row: Row<typeof fileComments>) => ({
	...{ id: row.id, file_id: row.fileId, author_id: row.authorId, body: row.body, mentions: row.mentions },
	created_at: instant(row.createdAt),
});
