import type * as z from "zod";
import { blankDefinition } from "#app/forms/definition/blank";
import { withTitle } from "#app/forms/definition/titled";
import { formFromLibrary, readLibrary } from "#app/forms/library/library.server";
import type { Form } from "#app/forms/store/form-row.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { pastedForm } from "#app/forms/transfer/pasted-form.server";
import type { Left } from "#app/forms/transfer/surveyjs-source";
import { takenIn } from "#app/forms/transfer/taken-in.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { NewFormInput, NewFormPage } from "./forms-list.schema";
import { paths } from "./paths";

/** A definition in a file is no larger. */
const MOST = 900_000;

/** The whole forms of the library, to begin with one of them (`template` of the address is chosen already). */
export async function showNewForm(visit: Visit, { template }: z.output<typeof NewFormPage>) {
	const templates = await readLibrary(visit, area, "form");
	const chosen = templates.some(({ id }) => id === template) ? template : undefined;
	return { templates, chosen, tenant: visit.tenant.guid };
}

/** Makes a form and goes on to building it; where a file held what could not be taken, that is shown first. */
export async function makeNew(visit: Visit, input: z.output<typeof NewFormInput>) {
	const { form, left } = await made(visit, input);
	const { title, slug } = form;
	const to = paths(visit.tenant.guid).build(slug);
	if (left.length > 0) return { imported: { title, to, left } };
	return done({ snackbar: { key: "formBuilder:told.made", params: { title } }, to });
}

async function made(visit: Visit, input: z.output<typeof NewFormInput>): Promise<{ form: Form; left: Left[] }> {
	const { from, title, text, template, file } = input;
	if (from === "template") return { form: await formFromLibrary(visit, area, template, title), left: [] };
	if (from === "file" && file) {
		if (file.size > MOST) throw invalid({ file: "forms:errors.fileUnknown" });
		const { definition, left } = await takenIn(visit, area, await file.text());
		const form = await makeForm(visit, area, { definition: withTitle(definition, title) });
		return { form, left };
	}
	const definition = from === "list" ? pastedForm(title, text, visit.language) : blankDefinition(title, visit.language);
	return { form: await makeForm(visit, area, { definition }), left: [] };
}
