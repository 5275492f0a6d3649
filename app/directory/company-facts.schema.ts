import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";
import { emailAddress, organisationNumber, orNone, phoneNumber, webAddress } from "./company.schema";

/** What is known of a company itself, by every module that keeps companies of its own. */
export const companyFactFields = {
	name: oneLine(200, "required").min(1, "required"),
	orgNo: orNone(organisationNumber),
	municipality: orNone(oneLine(80)),
	industry: orNone(oneLine(200)),
	employees: orNone(z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(1_000_000, "wrongValue")),
	phone: orNone(phoneNumber),
	email: orNone(emailAddress),
	webpage: orNone(webAddress),
};
const CompanyFacts = z.object(companyFactFields).partial();
export type CompanyFacts = z.output<typeof CompanyFacts>;

/** What the address of a page for a new company looks for: a number or a part of a name. */
export const NewCompanyQuery = z.object({ q: z.string().trim().max(200).default("").catch("") });
