import type { OneForm } from "#app/forms/one-form/one-form.server";
import { businessIdea } from "#app/forms/templates/business-idea";
import { area } from "../area";

/** The form by which people evaluate their business idea. */
export const theForm: OneForm = {
	...{ area, template: businessIdea },
	settings: { presentation: "pages", checksPeople: true },
};
