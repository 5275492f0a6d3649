import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { assessedCompanies } from "#db/schema/kartlegging";
import { companyResource, type ListedCompany } from "./companies.resource.server";
import type { CompaniesCall, CompanyInput, CompanyRef } from "./companies.schema";
import { addCompany, addCustomer, changeFacts, changeStatus, findCompany } from "./companies.server";

/** A page of the companies, or one of them. */
export async function getCompanies(visit: Visit, { id, ...asks }: z.output<typeof CompaniesCall>) {
	if (id !== undefined) return oneCompany(visit, id);
	return companyResource.call(visit, asks, serialize);
}

const oneCompany = async (visit: Visit, id: string) => serialize(await findCompany(visit, { id }));

/** Adds a company, or changes what was sent of one: what is known of it, where it stands, or both. */
export async function postCompany(visit: Visit, input: z.output<typeof CompanyInput>) {
	const { id, customerId, updatedAt, status, interviewerId, nextStep, nextOn, name, ...facts } = input;
	const standing = said({ status, interviewerId, nextStep, nextOn });
	if (id === undefined) {
		if (customerId !== undefined) return serialize(await addCustomer(visit, customerId, standing));
		if (name === undefined) throw invalid({ name: "required" });
		return serialize(await addCompany(visit, { ...facts, name }, standing));
	}
	const known = said({ ...facts, name });
	const change = async () => {
		if (Object.keys(known).length > 0) await changeFacts(visit, { id }, known);
		if (Object.keys(standing).length > 0) await changeStatus(visit, { id }, standing, updatedAt);
	};
	await withCurrent(change(), () => oneCompany(visit, id));
	return oneCompany(visit, id);
}

/** Takes a company off the list: it can be restored out of the trash. */
export async function deleteCompany(visit: Visit, { id }: z.output<typeof CompanyRef>) {
	await findCompany(visit, { id });
	await visit.rows.commit([trashing(visit, assessedCompanies, [id])]);
	return { id, deleted: true };
}

const serialize = ({ row, company }: ListedCompany) => ({
	...{ id: row.id, guid: company?.guid, name: company?.name, org_no: company?.orgNo, is_customer: company?.isCustomer },
	...{ municipality: company?.municipality, industry: company?.industry, employees: company?.employees },
	...{ phone: company?.phone, email: company?.email, webpage: company?.webpage },
	...{ status: row.status, interviewer_id: row.interviewerId, last_assessed_on: row.lastOn || null },
	...{ next_step: row.nextStep, next_on: dayOrNone(row.nextOn) },
	updated_at: new Date(row.updatedAt).toISOString(),
});
