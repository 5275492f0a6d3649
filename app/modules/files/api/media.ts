import { ContentCall, FileRef } from "#app/media/library/library.schema";
import { records } from "#app/media/library/records.server";
import { modes, verb } from "#app/platform/guard.server";
import { deleteFile, getContent } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes({ getcontent: verb(ContentCall, getContent) }, verb(ContentCall, getContent)),
		delete: verb(FileRef.partial(), deleteFile),
	},
	{ record: records.file },
);
export const loader = api.loader;
export const action = api.action;
