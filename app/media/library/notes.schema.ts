import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id } from "#app/platform/text.schema";
import { filter } from "./library.schema";

const TAGS = 20;
const LONGEST_TAG = 60;
/** Tags in one field, with commas between, or one by one. */
const tags = z
	.preprocess(
		(sent) => (Array.isArray(sent) && sent.every((one) => typeof one === "string") ? sent.join(",") : sent),
		z.string("wrongType").max(2000, "wrongValue"),
	)
	.transform((text) =>
		[...new Set(text.split(",").map((tag) => tag.trim().replaceAll(/\s+/g, " ").toLowerCase()))].filter(Boolean),
	)
	.refine((all) => all.length <= TAGS, `tooMany?count=${TAGS}`)
	.refine((all) => all.every((tag) => tag.length <= LONGEST_TAG), `tooLong?count=${LONGEST_TAG}`);

export const TagsForm = z.object({ id, tags });
export const FavouriteForm = z.object({
	id,
	of: z.enum(["file", "folder"]).default("file"),
	on: filter(z.literal("1")),
});
export const CommentForm = z.object({
	id,
	body: z.string("wrongType").trim().min(1, "required").max(2000, "tooLong?count=2000"),
});
export const CommentsCall = Paging.extend({ id });
export const CommentRef = z.object({ id, comment: id });
export const ReminderForm = z.object({
	id,
	day: z.iso.date("wrongValue"),
	note: z.string("wrongType").trim().max(200, "tooLong?count=200").default(""),
});
export const ReminderRef = z.object({ id });
