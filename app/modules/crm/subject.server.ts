import { companyTraits } from "#app/directory/company-traits";
import type { SubjectKind } from "#app/forms/subjects/subject-kind";
import { companies } from "#db/schema/directory";
import { visibleTo } from "./visible.server";

/** A customer as what a form is about. */
export const companySubject: SubjectKind = {
	type: "company",
	moduleKey: "crm",
	traits: companyTraits,
	table: companies,
	sees: (viewer) => visibleTo(viewer),
	serialize: ({ name, guid }) => ({ name: String(name), path: `dashboardCRM/customers/${guid}` }),
};
