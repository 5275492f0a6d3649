import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { openings } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { area } from "./area";
import { companyResource } from "./companies/companies.resource.server";
import { CompaniesFileQuery } from "./companies/companies.schema";
import { forms } from "./form-module.server";
import { page, pageAction } from "./guard.server";
import { sweeps } from "./jobs.server";
import { manifest } from "./manifest";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { companySubject } from "./subject.server";
import { ofSeenCompany } from "./visible.server";

export const server = defineServer({
	area,
	forms,
	subjects: [companySubject],
	hourly: sweeps,
	companies: [{ table: assessedCompanies, companyId: assessedCompanies.id }],
	openings: {
		moduleKey: manifest.key,
		sees: (viewer) => ofSeenCompany(viewer, openings.companyId),
		companyPath: (guid) => `kartlegging/companies/${guid}`,
	},
	personData: ofPeople,
	needs,
	lists: [
		defineListPages({
			...{ path: "kartlegging/companies", guard: { page, pageAction }, place: "companies" },
			namespaces: ["kartlegging"],
			titles: { list: "kartlegging:companies.title", trash: "kartlegging:companies.trash" },
			export: { schema: CompaniesFileQuery, run: companyResource.file },
			trash: companyResource.trash,
		}),
	],
});
