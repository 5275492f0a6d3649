import * as z from "zod";
import { customerFields, id } from "../../customers.schema";
import { filter } from "../../fields.schema";

/** A card that was moved to another column: the contact type, none for the last column. */
export const MoveCustomer = z.object({ id, contactTypeId: customerFields.contactTypeId });

export const CalendarQuery = z.object({
	month: filter(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "wrongValue")),
	whose: filter(z.enum(["mine", "all"])),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;
