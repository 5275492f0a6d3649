import { ContentCall, FileRef, PickCall } from "#app/media/library/library.schema";
import { records } from "#app/media/library/records.server";
import { checkUpload } from "#app/media/library/upload/check.server";
import { finishUpload } from "#app/media/library/upload/parts.server";
import { abandonUpload, beginUpload } from "#app/media/library/upload/session.server";
import {
	AbandonInput,
	BeginInput,
	CheckInput,
	FinishInput,
	REQUEST_MAX,
	UploadInput,
} from "#app/media/library/upload/upload.schema";
import { uploadFile } from "#app/media/library/upload/upload.server";
import { handler, modes } from "#app/platform/guard.server";
import { deleteFile, getContent } from "../calls.server";
import { endpoint } from "../guard.server";
import { pickFrom } from "../pick.server";

const api = endpoint(
	{
		get: modes(
			{ getcontent: handler(ContentCall, getContent), pick: handler(PickCall, pickFrom) },
			handler(ContentCall, getContent),
		),
		post: modes(
			{
				check: handler(CheckInput, checkUpload, { status: 200 }),
				begin: handler(BeginInput, beginUpload, { status: 200 }),
				finish: handler(FinishInput, finishUpload),
			},
			handler(UploadInput, uploadFile),
		),
		delete: modes({ abandon: handler(AbandonInput, abandonUpload) }, handler(FileRef, deleteFile)),
	},
	{ record: records.file, fileMax: REQUEST_MAX },
);
export const loader = api.loader;
export const action = api.action;
