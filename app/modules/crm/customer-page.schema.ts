import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { inListParam } from "#app/lists/in-list.schema";
import { id } from "#app/platform/text.schema";
import { customerShape, NewCustomer } from "./customers.schema";

export const NewCustomerForm = NewCustomer;
export const EditCustomerForm = z
	.object(customerShape)
	.partial()
	.extend({ customer: id, updatedAt: basedOn, ...inListParam });
/** A field that was edited in place. */
export const FieldInput = z
	.object(customerShape)
	.partial()
	.extend({
		id,
		updatedAt: z.coerce.number("wrongType").int("wrongType"),
	});
