import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id } from "../customers.schema";

export const inboxStates = ["new", "handled", "answered", "spam"] as const;
export type InboxState = (typeof inboxStates)[number];

export const InboxQuery = Paging.extend({
	state: z.enum(inboxStates, "wrongValue").default("new"),
	before: Paging.shape.cursor,
});
export const MessagePage = z.object({ message: id });
export const MessageRef = z.object({ id });

const ticked = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());
/** `customer`: an id, or "new" for one made of the message. */
export const FilingForm = MessagePage.extend({ customer: id, contact: ticked, note: ticked });
