import { FileRef } from "#app/media/library/library.schema";
import { remindReaders, whoHasRead } from "#app/media/library/must-read.server";
import { confirmFile } from "#app/media/library/receipts.server";
import { namedForCalls } from "#app/platform/call-names";
import { handler, modes } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: handler(FileRef, async (visit: Visit, file) => namedForCalls(await whoHasRead(visit, file))),
	post: modes(
		{ remind: handler(FileRef, remindReaders) },
		handler(FileRef, async (visit: Visit, file) => namedForCalls(await confirmFile(visit, file))),
	),
});
export const loader = api.loader;
export const action = api.action;
