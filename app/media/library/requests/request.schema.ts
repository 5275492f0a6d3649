import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { fileKinds } from "#db/schema/media";
import { GUEST_FILE_MAX, GUEST_FILES_MAX } from "../constants";
import { filter, list, ticked } from "../library.schema";
import { end, linkPassword } from "../sharing.schema";
import { BeginInput, PartInput } from "../upload/upload.schema";

/** The most that one file of a request may have, as its form asks for it. */
export const REQUEST_MB_MAX = Math.floor(GUEST_FILE_MAX / 1024 / 1024);
const number = (most: number) =>
	z.preprocess(
		(value) => (value === "" || value === undefined ? null : value),
		z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(most, "wrongValue").nullable(),
	);

const terms = {
	title: oneLine(120).min(1, "required"),
	instructions: text(2000).default(""),
	/** The last day on which files are taken, in the organisation's zone. */
	expiresAt: end,
	/** None for all that the organisation takes. */
	kinds: list(z.enum(fileKinds, "wrongValue")),
	maxSizeMb: number(REQUEST_MB_MAX),
	maxFiles: number(GUEST_FILES_MAX),
	asksName: ticked,
	asksEmail: ticked,
	foldersBySender: ticked,
	password: linkPassword,
};
const tenant = { tenantId: z.string("wrongType").optional() };

export const RequestInput = z.object({ ...tenant, ...terms, folder: id });
export const RequestChange = z.object({ ...tenant, ...terms, id });
export const RequestState = z.object({ ...tenant, id, closed: ticked });
/** The page of one request, or with `folder` of one that is to be made. */
export const RequestQuery = z.object({ id: filter(id), folder: filter(id), cursor: Paging.shape.cursor });

const token = z.string().max(200);
/** Who sends. What is asked for is the request's own. */
const sender = {
	senderName: oneLine(100).default(""),
	senderEmail: oneLine(254).default(""),
	[HONEYPOT]: z.string("wrongType").max(200).default(""),
};
export const PlainSending = z.object({ token, ...sender, file: z.unknown() });
export const SendingBegun = z.object({ token, ...sender });
export const SendingRef = z.object({ token, key: z.string("required").max(200) });
export const SentFile = SendingRef.extend({ upload: z.unknown() });
/** A large file of a sending, which comes in parts. */
export const FileBegun = SendingRef.extend(BeginInput.pick({ fileName: true, size: true, lastModified: true }).shape);
export const SentPart = SendingRef.extend(PartInput.shape);
export const FileEnded = SendingRef.extend({ uploadId: PartInput.shape.uploadId });
