import * as z from "zod";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "../platform/limits";

const Id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
const Seen = z.literal([0, 1, "0", "1"], "wrongValue").transform((seen): 0 | 1 => (Number(seen) === 1 ? 1 : 0));

export const NotificationsQuery = z.object({
	/** A question only: another person's are not there. */
	userId: z.string("wrongType").optional(),
	/** `0`: only those not seen. */
	seen: z.literal("0", "wrongValue").optional(),
	cursor: z.string("wrongType").max(100, "wrongValue").optional(),
	limit: z.coerce
		.number("wrongType")
		.int("wrongType")
		.min(1, "wrongValue")
		.max(PAGE_SIZE_MAX, "wrongValue")
		.default(PAGE_SIZE),
});

/** What the call takes: one notification, or all of them as seen. */
export const MarkCall = z.object({
	id: Id.optional(),
	all: z.union([z.boolean(), z.literal("true")], "wrongType").optional(),
	seen: Seen,
	userId: z.string("wrongType").optional(),
});
export const RemoveInput = z.object({ id: Id });
export const RemoveCall = z.object({ id: Id.optional(), userId: z.string("wrongType").optional() });
