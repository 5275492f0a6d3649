import * as z from "zod";
import {
	basedOn,
	emailAddress,
	organisationNumber,
	orNone,
	phoneNumber,
	webAddress,
} from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { oneLine } from "#app/platform/text.schema";
import { companyList } from "./companies.list";
import { statuses } from "./statuses";

export const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");

export const CompaniesQuery = ListQuery(companyList);
export type CompaniesQuery = z.output<typeof CompaniesQuery>;
export const CompaniesFileQuery = CompaniesQuery.extend(exportFormat);
export const CompaniesCall = ListCall(companyList).extend({ id: id.optional() });

/** What is known of a company itself. */
const factFields = {
	name: oneLine(200, "required").min(1, "required"),
	orgNo: orNone(organisationNumber),
	municipality: orNone(oneLine(80)),
	industry: orNone(oneLine(200)),
	employees: orNone(z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(1_000_000, "wrongValue")),
	phone: orNone(phoneNumber),
	email: orNone(emailAddress),
	webpage: orNone(webAddress),
};
const day = z.string("wrongType").refine(isDay, "wrongValue");
/** Where it stands with the assessment. */
const standingFields = {
	status: z.enum(statuses, "wrongValue"),
	interviewerId: orNone(id),
	nextStep: oneLine(300),
	nextOn: orNone(day),
};
const Facts = z.object(factFields).partial();
const Standing = z.object(standingFields).partial();
export type CompanyFacts = z.output<typeof Facts>;
export type CompanyStanding = z.output<typeof Standing>;

/** A company of one's own, typed or out of the register. */
export const NewCompanyInput = Facts.extend({
	name: factFields.name,
	interviewerId: standingFields.interviewerId.optional(),
});
/** A customer of CRM, who is assessed from now on. */
export const AddCustomerInput = z.object({ customerId: id });
/** What the address of the page for a new company looks for: a number or a part of a name. */
export const NewCompanyQuery = z.object({ q: z.string().trim().max(200).default("").catch("") });

export const CompanyNamed = z.object({ company: id });
export const FactsInput = Facts.extend({ company: id, name: factFields.name, updatedAt: basedOn });
export const StandingInput = Standing.extend({ company: id, updatedAt: basedOn });

/** A call: without `id` a new company, or a customer of CRM (`customerId`); with it what is to change of one. */
export const CompanyInput = Facts.extend({ ...standingFields })
	.partial()
	.extend({
		id: id.optional(),
		customerId: id.optional(),
		updatedAt: basedOn,
	});
export const CompanyRef = z.object({ id });

export const BulkStatusInput = Chosen.extend({ status: standingFields.status });
export const BulkInterviewerInput = Chosen.extend({ interviewerId: standingFields.interviewerId });
