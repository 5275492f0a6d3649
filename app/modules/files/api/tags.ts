import { FileRef } from "#app/media/library/library.schema";
import { TagsForm } from "#app/media/library/notes.schema";
import { getTags, saveTags } from "#app/media/library/notes-calls.server";
import { records } from "#app/media/library/records.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ get: handler(FileRef, getTags), post: handler(TagsForm, saveTags, { status: 200 }) },
	{ record: records.file },
);
export const loader = api.loader;
export const action = api.action;
