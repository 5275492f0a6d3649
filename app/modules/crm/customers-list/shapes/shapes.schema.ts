import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { customerShape } from "../../customers.schema";

/** A card that was moved to another column: the contact type, none for the last column. */
export const MoveCustomer = z.object({ id, contactTypeId: customerShape.contactTypeId });
