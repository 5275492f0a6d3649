import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { topics } from "../platform/notification-types";
import { snoozes } from "../platform/notifications/digest-time";
import { Paging } from "../platform/paging.server";

const Seen = z.literal([0, 1, "0", "1"], "wrongValue").transform((seen): 0 | 1 => (Number(seen) === 1 ? 1 : 0));

export const NotificationsQuery = Paging.extend({
	/** A question only: another person's are not there. */
	userId: z.string("wrongType").optional(),
	/** `0`: only those not seen. */
	seen: z.literal("0", "wrongValue").optional(),
	/** `1`: those that wait until their time comes. */
	snoozed: z.literal("1", "wrongValue").optional(),
});

const blank = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** What the page and its file take beside: what they look for. */
export const InboxPageQuery = NotificationsQuery.extend({
	topic: blank(z.enum(topics, "wrongValue")),
	/** The guid of a tenant that they are about. */
	organisation: blank(z.string("wrongType").max(100, "wrongValue")),
	q: blank(z.string("wrongType").trim().max(100, "tooLong")),
});

const Until = z.enum(snoozes, "wrongValue");

/** What the call takes: one notification as seen or not, snoozed or muted, or all of them as seen. */
export const MarkCall = z
	.object({
		id: id.optional(),
		all: z.union([z.boolean(), z.literal("true")], "wrongType").optional(),
		seen: Seen.optional(),
		snooze: Until.optional(),
		mute: z.union([z.literal(true), z.literal("true")], "wrongValue").optional(),
		userId: z.string("wrongType").optional(),
	})
	.refine(({ seen, snooze, mute }) => seen !== undefined || snooze !== undefined || mute !== undefined, {
		path: ["seen"],
		message: "required",
	});
export const SnoozeInput = z.object({ id, until: Until });
export const RemoveInput = z.object({ id });
export const RemoveCall = z.object({ id, userId: z.string("wrongType").optional() });
export const StopInput = z.object({ token: z.string("wrongType").max(300, "wrongValue") });
