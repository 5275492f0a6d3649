import { records } from "#app/media/library/records.server";
import { putPart } from "#app/media/library/upload/parts.server";
import { PartInput, REQUEST_MAX } from "#app/media/library/upload/upload.schema";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ put: handler(PartInput, putPart) },
	{ pointer: { field: "uploadId", table: records.upload }, fileMax: REQUEST_MAX },
);
export const loader = api.loader;
export const action = api.action;
