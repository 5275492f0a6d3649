import * as z from "zod";
import { basedOn, emailAddress, orNone, phoneNumber } from "#app/directory/company.schema";
import { pick } from "#app/directory/fields/field";
import { shapeOf } from "#app/directory/fields/field.schema";
import { inListParam } from "#app/lists/in-list.schema";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { filter } from "../fields.schema";
import { contactFields } from "./contacts.fields";

export const emailKinds = ["work", "private", "other"] as const;
export const phoneKinds = ["mobile", "work", "private", "other"] as const;
/** Rows of addresses and of numbers that a form may send: all that a contact person may have. */
const ROWS = 10;

const many = <Kind extends z.ZodType, Value extends z.ZodType>(kind: Kind, value: Value) =>
	z.array(z.object({ kind, value }), "wrongType").max(ROWS, `tooMany?count=${ROWS}`);

export const contactShape = shapeOf(contactFields, {
	emails: many(z.enum(emailKinds, "wrongValue"), emailAddress),
	phones: many(z.enum(phoneKinds, "wrongValue"), phoneNumber),
	customerIds: z.array(id, "wrongType").max(50, "tooMany?count=50"),
});
const Fields = z.object(contactShape).partial();
export type ContactFields = z.output<typeof Fields>;

/** A form's rows (`emailKind1`, `email1`, …), each a field of its own so that each has its own error; empty ones are left out. */
const rowFields = Object.fromEntries(
	Array.from({ length: ROWS }, (_, index) => [
		[`email${index}`, orNone(emailAddress).optional()],
		[`emailKind${index}`, z.enum(emailKinds, "wrongValue").optional()],
		[`phone${index}`, orNone(phoneNumber).optional()],
		[`phoneKind${index}`, z.enum(phoneKinds, "wrongValue").optional()],
	]).flat(),
);

const { emails: _emails, phones: _phones, customerIds, ...whole } = contactShape;

export const ContactForm = z
	.object({
		...whole,
		/** Its id, on its own page. */
		contact: id.optional(),
		updatedAt: basedOn,
		/** A customer to add it to, by name. */
		customer: orNone(oneLine(300)).optional(),
		customerId: orNone(id).optional(),
		/** Customers that it stays with. */
		customerIds: z.preprocess((value) => (value === undefined ? [] : [value].flat()), customerIds),
		...inListParam,
		/** Saved although there is somebody like it. */
		anyway: z.string().optional(),
		...(rowFields as Record<string, z.ZodType<string | null | undefined>>),
	})
	.transform((sent) => {
		const {
			contact,
			customer,
			customerId,
			anyway,
			updatedAt,
			in: list,
			...rest
		} = sent as typeof sent & Record<string, never>;
		const rows = (name: "email" | "phone") =>
			Array.from({ length: ROWS }, (_, index) => ({
				kind: rest[`${name}Kind${index}`] ?? "other",
				value: rest[`${name}${index}`],
			})).filter(({ value }) => value);
		const plain = pick(rest, [...(Object.keys(whole) as (keyof typeof whole)[]), "customerIds"]);
		const typed = { ...plain, emails: rows("email"), phones: rows("phone") } as unknown as Required<ContactFields>;
		return { ...{ contact, customer, customerId, updatedAt, list, isSure: anyway !== undefined }, fields: typed };
	});

export const ContactInput = Fields.extend({
	tenantId: id.optional(),
	id: id.optional(),
	customerId: id.optional(),
	updatedAt: basedOn,
});
export const ContactRef = z.object({ id });
export const ContactPage = z.object({ contact: id, ...inListParam });
export const NewContactQuery = z.object({ customer: filter(id), ...inListParam });
export const ContactsCall = Paging.extend({
	...{ tenantId: id.optional(), id: filter(id), customerId: filter(id), q: filter(text(200)) },
});
export const LikeQuery = z.object({
	firstName: filter(oneLine(80)),
	lastName: filter(oneLine(80)),
	email: filter(oneLine(254)),
	contact: filter(id),
});
