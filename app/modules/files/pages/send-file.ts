import { GUEST_FILE_USUAL } from "#app/media/library/constants";
import { FileBegun, FileEnded, SendingBegun, SendingRef, SentFile } from "#app/media/library/requests/request.schema";
import {
	beginParts,
	beginSending,
	finishParts,
	finishSending,
	sendFile,
} from "#app/media/library/requests/send.server";
import { handler, modes, publicEndpoint } from "#app/platform/guard.server";

/** Bytes that one request takes: Cloudflare lets 100 MB through. What is larger comes in parts. */
const REQUEST_MAX = GUEST_FILE_USUAL + 1_000_000;

const api = publicEndpoint(
	{
		post: modes(
			{
				begin: handler(SendingBegun, beginSending),
				finish: handler(SendingRef, finishSending),
				beginfile: handler(FileBegun, beginParts),
				finishfile: handler(FileEnded, finishParts),
			},
			handler(SentFile, sendFile),
		),
	},
	{ fileMax: REQUEST_MAX },
);
export const action = api.action;
