import { presentOneForm, readingOneForm } from "#app/forms/one-form/one-form.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { theForm } from "./the-form";

/** The form with its address and that of its demo. Before it is out it is shown as it will be. */
export async function showSettings(visit: Visit) {
	const { found } = await visit.rows.read({ found: readingOneForm(visit, theForm) });
	return {
		...{ form: presentOneForm(visit, theForm, found[0]), tenant: visit.tenant.guid },
		demo: visit.origin + paths(visit.tenant.guid).demo,
	};
}
