import * as z from "zod";
import { Paging } from "../platform/paging.server";

const Id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
const Seen = z.literal([0, 1, "0", "1"], "wrongValue").transform((seen): 0 | 1 => (Number(seen) === 1 ? 1 : 0));

export const NotificationsQuery = Paging.extend({
	/** A question only: another person's are not there. */
	userId: z.string("wrongType").optional(),
	/** `0`: only those not seen. */
	seen: z.literal("0", "wrongValue").optional(),
});

/** What the call takes: one notification, or all of them as seen. */
export const MarkCall = z.object({
	id: Id.optional(),
	all: z.union([z.boolean(), z.literal("true")], "wrongType").optional(),
	seen: Seen,
	userId: z.string("wrongType").optional(),
});
export const RemoveInput = z.object({ id: Id });
export const RemoveCall = z.object({ id: Id, userId: z.string("wrongType").optional() });
