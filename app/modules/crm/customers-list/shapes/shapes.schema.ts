import * as z from "zod";
import { customerShape, id } from "../../customers.schema";

/** A card that was moved to another column: the contact type, none for the last column. */
export const MoveCustomer = z.object({ id, contactTypeId: customerShape.contactTypeId });
