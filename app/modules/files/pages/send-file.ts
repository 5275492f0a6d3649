import { GUEST_FILE_MAX } from "#app/media/library/constants";
import { SendingBegun, SendingRef, SentFile } from "#app/media/library/requests/request.schema";
import { beginSending, finishSending, sendFile } from "#app/media/library/requests/send.server";
import { modes, publicEndpoint, verb } from "#app/platform/guard.server";

/** Bytes that one request takes: a file with the form around it. */
const REQUEST_MAX = GUEST_FILE_MAX + 1_000_000;

const api = publicEndpoint(
	{
		post: modes(
			{ begin: verb(SendingBegun, beginSending), finish: verb(SendingRef, finishSending) },
			verb(SentFile, sendFile),
		),
	},
	{ fileMax: REQUEST_MAX },
);
export const action = api.action;
