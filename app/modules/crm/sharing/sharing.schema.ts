import * as z from "zod";
import { id } from "#app/platform/text.schema";

export const recordKinds = ["customer", "contact", "note", "meeting", "task"] as const;

/** The record about which is asked who sees it; a customer by its guid, another by its id. */
export const WhoQuery = z.object({ kind: z.enum(recordKinds, "wrongValue"), id });
/** One's own following of the customer that the address names. */
export const FollowInput = z.object({ customer: id });
export const PersonInput = FollowInput.extend({
	userId: id,
	part: z.enum(["owner", "collaborator", "follower"], "wrongValue"),
});
export const PersonRef = FollowInput.extend({ userId: id });
