import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { safetyCompanies } from "#db/schema/hms";
import { companyResource } from "./companies/companies.resource.server";
import { CompaniesFileQuery } from "./companies/companies.schema";
import { creations } from "./creations.server";
import { deviationResource } from "./deviations/deviations.resource.server";
import { DeviationsFileQuery } from "./deviations/deviations.schema";
import { page, pageAction } from "./guard.server";
import { jobs, sweeps } from "./jobs.server";
import { measureResource } from "./measures/measures.resource.server";
import { MeasuresFileQuery } from "./measures/measures.schema";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { roundResource } from "./rounds/rounds.resource.server";
import { RoundsFileQuery } from "./rounds/rounds.schema";
import { search } from "./search.server";

const guard = { page, pageAction };
const namespaces = ["hms"];

export const server = defineServer({
	creations,
	jobs,
	hourly: sweeps,
	companies: [{ table: safetyCompanies, companyId: safetyCompanies.id }],
	personData: ofPeople,
	needs,
	search,
	lists: [
		defineListPages({
			...{ path: "hms/companies", guard, place: "companies", namespaces },
			titles: { list: "hms:companies.title", trash: "hms:companies.trash" },
			export: { schema: CompaniesFileQuery, run: companyResource.file },
			trash: companyResource.trash,
		}),
		defineListPages({
			...{ path: "hms/rounds", guard, place: "rounds", namespaces },
			titles: { list: "hms:rounds.title", trash: "hms:rounds.trash" },
			export: { schema: RoundsFileQuery, run: roundResource.file },
			trash: roundResource.trash,
		}),
		defineListPages({
			...{ path: "hms/deviations", guard, place: "deviations", namespaces },
			titles: { list: "hms:deviations.title", trash: "hms:deviations.trash" },
			export: { schema: DeviationsFileQuery, run: deviationResource.file },
			trash: deviationResource.trash,
		}),
		defineListPages({
			...{ path: "hms/plan", guard, place: "plan", namespaces },
			titles: { list: "hms:plan.title", trash: "hms:plan.trash" },
			export: { schema: MeasuresFileQuery, run: measureResource.file },
			trash: measureResource.trash,
		}),
	],
});
