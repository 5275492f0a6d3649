import { CommentForm, CommentRef, CommentsCall } from "#app/media/library/notes.schema";
import { deleteComment, listComments, saveComment } from "#app/media/library/notes-calls.server";
import { records } from "#app/media/library/records.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(CommentsCall, listComments),
		post: handler(CommentForm, saveComment, { status: 201 }),
		delete: handler(CommentRef, deleteComment),
	},
	{ record: records.file },
);
export const loader = api.loader;
export const action = api.action;
