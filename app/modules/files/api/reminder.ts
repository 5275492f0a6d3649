import { FileRef } from "#app/media/library/library.schema";
import { ReminderForm, ReminderRef } from "#app/media/library/notes.schema";
import { deleteReminder, getReminder, saveReminder } from "#app/media/library/notes-calls.server";
import { records } from "#app/media/library/records.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(FileRef, getReminder),
		post: handler(ReminderForm, saveReminder, { status: 200 }),
		delete: handler(ReminderRef, deleteReminder),
	},
	{ record: records.file },
);
export const loader = api.loader;
export const action = api.action;
