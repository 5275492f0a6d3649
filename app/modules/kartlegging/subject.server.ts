import { companyTraits } from "#app/directory/company-traits";
import type { SubjectKind } from "#app/forms/subjects/subject-kind";
import { companies } from "#db/schema/directory";
import { seenCompanies } from "./visible.server";

/** A company that is assessed, as what the module's forms are about; whoever sees it here need see nothing of CRM. */
export const companySubject: SubjectKind = {
	...{ type: "company", moduleKey: "kartlegging", isOwn: true, traits: companyTraits },
	table: companies,
	sees: (viewer) => seenCompanies(viewer),
	serialize: ({ name, guid }) => ({ name: String(name), path: `kartlegging/companies/${guid}` }),
};
