import { verb } from "#app/platform/guard.server";
import { safetyCompanies } from "#db/schema/hms";
import { deleteCompany, getCompanies, postCompany } from "../companies/calls.server";
import { CompaniesCall, CompanyInput, CompanyRef } from "../companies/companies.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: verb(CompaniesCall, getCompanies, { level: 20 }),
		post: verb(CompanyInput, postCompany, { level: 20 }),
		delete: verb(CompanyRef, deleteCompany, { level: 20 }),
	},
	{ record: safetyCompanies },
);
export const loader = api.loader;
export const action = api.action;
