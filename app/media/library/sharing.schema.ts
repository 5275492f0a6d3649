import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { filter, ticked, unlessEmpty } from "./library.schema";

const tenant = { tenantId: z.string("wrongType").optional() };
const item = { file: filter(id), folder: filter(id) };
/** An instant with its offset, or a day; null or empty for none. */
export const end = z.preprocess(
	(value) => (value === "" || value === null ? null : value),
	z
		.union([z.iso.date(), z.iso.datetime({ offset: true })], "wrongValue")
		.nullable()
		.optional(),
);
const rights = z.enum(["view", "upload", "edit"], "wrongValue");
export const linkPassword = unlessEmpty(z.string().min(6, "tooShort?count=6").max(200, "tooLong?count=200"));

/** A share with a person, a role or all members. */
export const ShareInput = z.object({
	...tenant,
	...item,
	to: z.enum(["user", "role", "tenant"], "wrongValue"),
	person: filter(id),
	role: filter(z.string().max(60)),
	rights: rights.default("view"),
	expiresAt: end,
	confirm: ticked,
});
/** A link for whoever has it. */
export const LinkInput = z.object({
	...tenant,
	...item,
	rights: z.enum(["view", "upload"], "wrongValue").default("view"),
	label: oneLine(120).default(""),
	password: linkPassword,
	expiresAt: end,
	maxDownloads: unlessEmpty(
		z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(1_000_000, "wrongValue"),
	),
	allowDownload: z.preprocess((value) => (value === undefined || value === "" ? true : value), ticked),
});
export const ShareChange = z.object({
	...tenant,
	id,
	rights: unlessEmpty(rights),
	label: oneLine(120).optional(),
	/** A new one for a link; left out, it keeps what it has. */
	password: linkPassword,
	expiresAt: end,
	confirm: z.preprocess((value) => (value === "" ? undefined : value), ticked.optional()),
});
export const ShareRefs = z.object({
	...tenant,
	ids: z.preprocess((value) => [value ?? []].flat(), z.array(id).min(1, "required").max(200, "wrongValue")),
});
export const LinkPassword = z.object({ token: z.string().max(200), password: z.string().max(200).default("") });

export const MyShares = z.object({
	...tenant,
	kind: z.enum(["link", "request", "people"], "wrongValue").default("link"),
	/** Whose; others than oneself for who manages all files. */
	person: filter(id),
	/** Looked for in the names of files and folders. */
	q: filter(text(200)),
	...Paging.shape,
});
export const VersionInput = z.object({ ...tenant, id, version: z.coerce.number("wrongType").int("wrongType").min(1) });
export const VersionName = VersionInput.extend({ label: oneLine(80).default("") });
