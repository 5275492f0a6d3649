import type * as z from "zod";
import type { CommentForm, FavouriteForm, ReminderForm, TagsForm } from "#app/media/library/notes.schema";
import {
	addComment,
	dropReminder,
	removeComment,
	setFavourite,
	setReminder,
	setTags,
} from "#app/media/library/notes.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";

const doneWith = (key: string) => done({ snackbar: { key: `filesNotes:told.${key}` } });

export async function tag(visit: Visit, input: z.output<typeof TagsForm>) {
	await setTags(visit, input);
	return doneWith("tagged");
}

/** Marks what somebody wants to find again; the star itself says that it is done. */
export async function favour(visit: Visit, input: z.output<typeof FavouriteForm>) {
	await setFavourite(visit, input);
	return doneWith(input.on ? "marked" : "unmarked");
}

export async function comment(visit: Visit, input: z.output<typeof CommentForm>) {
	await addComment(visit, input);
	return doneWith("commented");
}

export async function uncomment(visit: Visit, input: { id: string; comment: string }) {
	await removeComment(visit, input);
	return doneWith("uncommented");
}

export async function remind(visit: Visit, input: z.output<typeof ReminderForm>) {
	await setReminder(visit, input);
	return doneWith("reminded");
}

export async function unremind(visit: Visit, input: { id: string }) {
	await dropReminder(visit, input);
	return doneWith("unreminded");
}
