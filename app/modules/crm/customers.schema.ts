import * as z from "zod";
import {
	basedOn,
	emailAddress,
	organisationNumber,
	orNone,
	phoneNumber,
	postCode,
	tagList,
	webAddress,
} from "#app/directory/company.schema";
import { Paging } from "#app/platform/paging.server";
import { oneLine, text } from "#app/platform/text.schema";

export const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
/** A filter of a GET form: an empty field is no filter. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The fields of a customer that people fill in; each may be left out of a change. */
export const customerFields = {
	name: oneLine(200, "required").min(1, "required"),
	orgNo: orNone(organisationNumber),
	orgForm: orNone(oneLine(60)),
	industry: orNone(oneLine(200)),
	employees: orNone(z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(1_000_000, "wrongValue")),
	address: orNone(oneLine(200)),
	postCode: orNone(postCode),
	city: orNone(oneLine(80)),
	municipalityNo: orNone(
		z
			.string("wrongType")
			.trim()
			.regex(/^\d{4}$/, "wrongValue"),
	),
	municipality: orNone(oneLine(80)),
	webpage: orNone(webAddress),
	ceo: orNone(oneLine(120)),
	phone: orNone(phoneNumber),
	email: orNone(emailAddress),
	contactTypeId: orNone(id),
	ownerId: orNone(id),
	visibility: z.enum(["all", "own"], "wrongValue"),
	tags: tagList,
};
const Fields = z.object(customerFields).partial();
export type CustomerFields = z.output<typeof Fields>;

export const NewCustomer = Fields.extend({ name: customerFields.name });
export const CustomerChange = Fields.extend({ id, updatedAt: basedOn });

/** A call's input: without `id` a new customer, with it a change. `contactType` names a contact type by id or title. */
export const CustomerInput = Fields.extend({
	tenantId: id.optional(),
	id: id.optional(),
	updatedAt: basedOn,
	contactType: orNone(oneLine(100)).optional(),
});
export type CustomerInput = z.output<typeof CustomerInput>;

export const PlaceQuery = z.object({ postCode: filter(postCode) });
export const CustomerRef = z.object({ id });
export const CustomersCall = Paging.extend({
	tenantId: id.optional(),
	q: filter(text(500)),
	sort: filter(z.enum(["name", "-name"])),
});
export type CustomersCall = z.output<typeof CustomersCall>;
