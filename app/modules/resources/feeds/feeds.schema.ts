import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { orUnset, ticked } from "../resources.schema";

export const FeedsQuery = z.object({ resource: z.string().max(100).default("").catch("") });
/** Without a resource: one's own bookings. */
export const OpenFeedInput = z.object({ resource: orUnset(id), isBusyOnly: ticked });
export const CloseFeedInput = z.object({ feed: z.string("wrongType").min(1, "required").max(250, "wrongValue") });
