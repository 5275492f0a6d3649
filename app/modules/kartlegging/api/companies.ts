import { handler } from "#app/platform/guard.server";
import { assessedCompanies } from "#db/schema/kartlegging";
import { deleteCompany, getCompanies, postCompany } from "../companies/calls.server";
import { CompaniesCall, CompanyInput, CompanyRef } from "../companies/companies.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(CompaniesCall, getCompanies, { level: 20 }),
		post: handler(CompanyInput, postCompany, { level: 20 }),
		delete: handler(CompanyRef, deleteCompany, { level: 20 }),
	},
	{ record: assessedCompanies },
);
export const loader = api.loader;
export const action = api.action;
