import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { safetyCompanies } from "#db/schema/hms";
import { companyResource, type ListedCompany } from "./companies.resource.server";
import type { CompaniesCall, CompanyInput, CompanyRef } from "./companies.schema";
import { addCompany, addCustomer, changeFacts, changeSettings, findCompany } from "./companies.server";

/** A page of the companies, or one of them. */
export async function getCompanies(visit: Visit, { id, ...asks }: z.output<typeof CompaniesCall>) {
	if (id !== undefined) return oneCompany(visit, id);
	return companyResource.call(visit, asks, serialize);
}

const oneCompany = async (visit: Visit, id: string) => serialize(await findCompany(visit, { id }));

/** Adds a company, or changes what was sent of one: what is known of it, how its work is organised, or both. */
export async function postCompany(visit: Visit, input: z.output<typeof CompanyInput>) {
	const { id, customerId, updatedAt, leadId, representative, intervalMonths, name, ...facts } = input;
	const settings = said({ leadId, representative, intervalMonths });
	if (id === undefined) {
		if (customerId !== undefined) return serialize(await addCustomer(visit, customerId, settings));
		if (name === undefined) throw invalid({ name: "required" });
		return serialize(await addCompany(visit, { ...facts, name }, settings));
	}
	const known = said({ ...facts, name });
	const change = async () => {
		if (Object.keys(known).length > 0) await changeFacts(visit, { id }, known);
		if (Object.keys(settings).length > 0) await changeSettings(visit, { id }, settings, updatedAt);
	};
	await withCurrent(change(), () => oneCompany(visit, id));
	return oneCompany(visit, id);
}

/** Takes a company off the list: it can be restored out of the trash. */
export async function deleteCompany(visit: Visit, { id }: z.output<typeof CompanyRef>) {
	await findCompany(visit, { id });
	await visit.rows.commit([trashing(visit, safetyCompanies, [id])]);
	return { id, deleted: true };
}

const serialize = ({ row, company, lead }: ListedCompany) => ({
	...{ id: row.id, guid: company?.guid, name: company?.name, org_no: company?.orgNo, is_customer: company?.isCustomer },
	...{ industry: company?.industry, employees: company?.employees, phone: company?.phone, email: company?.email },
	...{ lead_id: lead?.id ?? null, representative: row.representative, interval_months: row.intervalMonths },
	...{ last_round_on: row.lastRoundOn || null, open_deviations: row.openDeviations },
	next_round_on: dayOrNone(row.nextRoundOn),
	next_measure_on: dayOrNone(row.nextMeasureOn),
	updated_at: new Date(row.updatedAt).toISOString(),
});
