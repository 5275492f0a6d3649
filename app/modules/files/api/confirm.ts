import { FileRef } from "#app/media/library/library.schema";
import { remindReaders, whoHasRead } from "#app/media/library/must-read.server";
import { confirmFile } from "#app/media/library/receipts.server";
import { modes, verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: verb(FileRef, whoHasRead),
	post: modes({ remind: verb(FileRef, remindReaders) }, verb(FileRef, confirmFile)),
});
export const loader = api.loader;
export const action = api.action;
