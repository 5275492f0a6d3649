import { moduleForms } from "#app/forms/module-forms/module-forms.server";
import { studentAssessment } from "#app/forms/templates/student-assessment";
import { area } from "../area";
import { paths } from "../paths";

/** What students are asked. */
export const ownForms = moduleForms({
	...{ area, template: studentAssessment },
	toBuild: (tenantGuid, name) => paths(tenantGuid).build(name),
});
