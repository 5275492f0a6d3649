import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { companyFactFields } from "#app/directory/company-facts.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { companyList } from "./companies.list";

export const CompaniesQuery = ListQuery(companyList);
export type CompaniesQuery = z.output<typeof CompaniesQuery>;
export const CompaniesFileQuery = CompaniesQuery.extend(exportFormat);
export const CompaniesCall = ListCall(companyList).extend({ id: id.optional() });

/** What is known of a company itself. */
const { municipality: _municipality, webpage: _webpage, ...factFields } = companyFactFields;
/** How its health, safety and environment work is organised. */
const settingFields = {
	leadId: orNone(id),
	representative: oneLine(160),
	intervalMonths: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(60, "wrongValue"),
};
const Facts = z.object(factFields).partial();
const Settings = z.object(settingFields).partial();
export type CompanySettings = z.output<typeof Settings>;

/** A company of one's own, typed or out of the register. */
export const NewCompanyInput = Facts.extend({ name: factFields.name, ...Settings.shape });
/** A customer of CRM, who is followed from now on. */
export const AddCustomerInput = z.object({ customerId: id });
export const CompanyNamed = z.object({ company: id });
export const FactsInput = Facts.extend({ company: id, name: factFields.name, updatedAt: basedOn });
export const SettingsInput = Settings.extend({ company: id, updatedAt: basedOn });

/** A call: without `id` a new company, or a customer of CRM (`customerId`); with it what is to change of one. */
export const CompanyInput = Facts.extend(Settings.shape).extend({
	id: id.optional(),
	customerId: id.optional(),
	updatedAt: basedOn,
});
export const CompanyRef = z.object({ id });
export const BulkLeadInput = Chosen.extend({ leadId: settingFields.leadId });
