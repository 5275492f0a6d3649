import * as z from "zod";
import { uploadFile } from "#app/media/library/upload/upload.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";

/** Bytes that a form without JavaScript takes; it is held in memory, so it is not much. */
export const PLAIN_BODY = 10_500_000;

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
	await uploadFile(visit, {
		upload,
		folder,
		filePrivate: isPrivate,
		onConflict: "keep_both",
		sha256: undefined,
	} as never);
	return done({ snackbar: { key: "files:told.uploaded" } });
}
