import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { companyFactFields } from "#app/directory/company-facts.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine } from "#app/platform/text.schema";
import { companyList } from "./companies.list";
import { statuses } from "./statuses";

export const CompaniesQuery = ListQuery(companyList);
export type CompaniesQuery = z.output<typeof CompaniesQuery>;
export const CompaniesFileQuery = CompaniesQuery.extend(exportFormat);
export const CompaniesCall = ListCall(companyList).extend({ id: id.optional() });

const day = z.string("wrongType").refine(isDay, "wrongValue");
/** Where it stands with the assessment. */
const standingFields = {
	status: z.enum(statuses, "wrongValue"),
	interviewerId: orNone(id),
	nextStep: oneLine(300),
	nextOn: orNone(day),
};
const Facts = z.object(companyFactFields).partial();
const Standing = z.object(standingFields).partial();
export type CompanyStatus = z.output<typeof Standing>;

/** A company of one's own, typed or out of the register. */
export const NewCompanyInput = Facts.extend({
	name: companyFactFields.name,
	interviewerId: standingFields.interviewerId.optional(),
});
/** A customer of CRM, who is assessed from now on. */
export const AddCustomerInput = z.object({ customerId: id });
export const CompanyNamed = z.object({ company: id });
export const FactsInput = Facts.extend({ company: id, name: companyFactFields.name, updatedAt: basedOn });
export const StatusInput = Standing.extend({ company: id, updatedAt: basedOn });

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
