import * as z from "zod";
import { basedOn, orNone, postCode } from "#app/directory/company.schema";
import { shapeOf } from "#app/directory/fields/field.schema";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { customerFields } from "./customers.fields";
import { filter } from "./fields.schema";

/** The fields of a customer that people fill in; each may be left out of a change. */
export const customerShape = shapeOf(customerFields, {
	municipalityNo: orNone(
		z
			.string("wrongType")
			.trim()
			.regex(/^\d{4}$/, "wrongValue"),
	),
});
const Fields = z.object(customerShape).partial();
export type CustomerFields = z.output<typeof Fields>;

export const NewCustomer = Fields.extend({ name: customerShape.name });
export const CustomerChange = Fields.extend({ id, updatedAt: basedOn });

/** A call's input: without `id` a new customer, with it a change. `contactType` names a contact type by id or title. */
export const CustomerInput = Fields.extend({
	tenantId: id.optional(),
	id: id.optional(),
	updatedAt: basedOn,
	contactType: orNone(oneLine(100)).optional(),
});
export type CustomerInput = z.output<typeof CustomerInput>;

export const PostCodeQuery = z.object({ postCode: filter(postCode) });
export const CustomerRef = z.object({ id });
export const CustomersCall = Paging.extend({
	tenantId: id.optional(),
	q: filter(text(500)),
	sort: filter(z.enum(["name", "-name"])),
});
export type CustomersCall = z.output<typeof CustomersCall>;
