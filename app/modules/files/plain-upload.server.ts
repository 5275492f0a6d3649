import * as z from "zod";
import { PLAIN_MOST } from "#app/media/library/constants";
import { onlyFile } from "#app/media/library/upload/upload.schema";
import { uploadFile } from "#app/media/library/upload/upload.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";

/** Bytes of a request without JavaScript: the files, and the form around them. */
export const PLAIN_BODY = PLAIN_MOST + 16_384;

export const PlainUpload = z.object({
	folder: z.string().max(100).default(""),
	file: z.unknown(),
	isPrivate: z.preprocess((value) => value === "on", z.boolean()),
});

/** One file from a plain form; a name that is taken gets a number. */
export async function uploadPlain(visit: Visit, { folder, file, isPrivate }: z.output<typeof PlainUpload>) {
	if (!(file instanceof File) || file.name === "") throw invalid({ file: "required" });
	const first = new Uint8Array(await file.arrayBuffer());
	const upload = {
		...{ name: file.name, first, isWhole: true, promised: first.length },
		...{ next: async () => null, later: async () => ({}), cancel: async () => {} },
	};
	await uploadFile(visit, { ...onlyFile(upload), folder, filePrivate: isPrivate, onConflict: "keep_both" });
	return done({ snackbar: { key: "files:told.uploaded" } });
}
