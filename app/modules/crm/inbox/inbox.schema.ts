import * as z from "zod";
import { id } from "#app/platform/text.schema";

export const MessagePage = z.object({ message: id });
export const MessageRef = z.object({ id });

const ticked = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());
/** `customer`: an id, or "new" for one made of the message. */
export const FilingForm = MessagePage.extend({ customer: id, contact: ticked, note: ticked });
