import * as z from "zod";
import type { IncomingFile } from "#app/platform/incoming.server";
import { id } from "#app/platform/text.schema";
import { FILE_MAX } from "../constants";
import { filter, folder, ticked } from "../library.schema";

const tenant = { tenantId: z.string("wrongType").optional() };
const fileName = z.string("wrongType").min(1, "required").max(1000, "wrongValue");
const size = z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue");
const path = filter(z.string().max(4000));
const onConflict = filter(z.enum(["replace", "keep_both", "skip"]));
const hash = filter(z.string().max(100));
/** Epoch milliseconds, or an instant with its offset. */
const moment = z.preprocess((value) => {
	if (typeof value !== "string" || value === "") return value === "" ? undefined : value;
	return /^\d+$/.test(value) ? Number(value) : Date.parse(value);
}, z.number().int().min(0).optional().catch(undefined));
const pixels = filter(z.coerce.number().int().min(1).max(100_000));
const privacy = z.preprocess(
	(value) => (value === undefined || value === "" || value === null ? undefined : value),
	ticked.optional(),
);

/** What may stand behind the file in a form, and then counts as what stands before it. */
export const FormFields = z.object({
	...tenant,
	folder,
	path,
	filePrivate: privacy,
	onConflict,
	/** What the sender calls this upload: sent once more with it, within a day, it is the same file. */
	uploadKey: filter(z.string().min(16).max(100)),
	sha256: hash,
	lastModified: moment,
	thumbnail: z.unknown().optional(),
	/** A larger edition than the thumbnail. */
	middle: z.unknown().optional(),
	width: pixels,
	height: pixels,
});
export const UploadInput = FormFields.extend({
	upload: z.custom<IncomingFile>(
		(value) => typeof value === "object" && value !== null && "first" in value,
		"required",
	),
});
export type UploadInput = z.output<typeof UploadInput>;
/** A file of which nothing is said. */
export const onlyFile = (upload: IncomingFile): UploadInput => ({ ...FormFields.parse({}), upload });

export const BeginInput = z.object({
	...tenant,
	folder,
	path,
	filePrivate: privacy,
	fileName,
	size,
	type: z.string().max(200).optional(),
	lastModified: moment,
	onConflict,
	width: pixels,
	height: pixels,
});
export type BeginInput = z.output<typeof BeginInput>;

export const PartInput = z.object({
	uploadId: z.string().max(100),
	part: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(10_000, "wrongValue"),
	partHash: z.string("required").regex(/^[0-9a-f]{64}$/i, "wrongValue"),
	/** Bytes that the request says it has; absent where it comes in chunks. */
	bodyLength: z.number().optional(),
	body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream, "required"),
});
export type PartInput = z.output<typeof PartInput>;

export const FinishInput = z.object({
	...tenant,
	uploadId: id,
	thumbnail: z.unknown().optional(),
	middle: z.unknown().optional(),
});
export type FinishInput = z.output<typeof FinishInput>;
export const AbandonInput = FinishInput.omit({ thumbnail: true, middle: true });

/** Files that one pre-flight looks at. */
export const CHECKED_MAX = 500;
export const CheckInput = z.object({
	...tenant,
	folder,
	files: z
		.array(z.object({ file_name: fileName, size, type: z.string().max(200).optional(), sha256: hash, path }))
		.max(CHECKED_MAX, `tooLong?count=${CHECKED_MAX}`),
});
export type CheckInput = z.output<typeof CheckInput>;

/** Bytes that one request takes: a file of the largest size with the form around it. */
export const REQUEST_MAX = FILE_MAX + 1_000_000;
