import { moduleForms } from "#app/forms/module-forms/module-forms.server";
import { companyAssessment } from "#app/forms/templates/company-assessment";
import { area } from "../area";
import { paths } from "../paths";

/** What companies are asked. */
export const ownForms = moduleForms({
	...{ area, template: companyAssessment },
	toBuild: (tenantGuid, name) => paths(tenantGuid).build(name),
});
