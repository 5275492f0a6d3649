import type * as z from "zod";
import { blankDefinition } from "#app/forms/definition/blank";
import { withTitle } from "#app/forms/definition/titled";
import { formFromLibrary, readLibrary } from "#app/forms/library/library.server";
import type { Form } from "#app/forms/store/form-row.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { importDefinition } from "#app/forms/transfer/exported.server";
import { importLocks } from "#app/forms/transfer/imported-locks.server";
import type { Snackbar } from "#app/platform/flash.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { pastedDefinition } from "./forms.server";
import type { NewFormInput, NewFormPage } from "./forms-list.schema";
import { places } from "./places";

/** A definition in a file is no larger. */
const MOST = 900_000;

/** The whole forms of the library, to begin with one of them (`template` of the address is chosen already). */
export async function showNewForm(visit: Visit, { template }: z.output<typeof NewFormPage>) {
	const templates = await readLibrary(visit, area, "form");
	const chosen = templates.some(({ id }) => id === template) ? template : undefined;
	return { templates, chosen, tenant: visit.tenant.guid };
}

/** Makes a form and goes on to building it; of a file it says how much could not be taken. */
export async function makeNew(visit: Visit, input: z.output<typeof NewFormInput>) {
	const { form, left } = await made(visit, input);
	const { title, slug } = form;
	const snackbar: Snackbar =
		left > 0
			? { key: "formBuilder:told.importedPartly", params: { title, count: left } }
			: { key: "formBuilder:told.made", params: { title } };
	return done({ snackbar, to: places(visit.tenant.guid).build(slug) });
}

async function made(visit: Visit, input: z.output<typeof NewFormInput>): Promise<{ form: Form; left: number }> {
	const { from, title, text, template, file } = input;
	if (from === "template") return { form: await formFromLibrary(visit, area, template, { title }), left: 0 };
	if (from === "file" && file) {
		if (file.size > MOST) throw invalid({ file: "forms:errors.fileUnknown" });
		const { definition: sent, left } = importDefinition(await file.text());
		const { definition } = await importLocks(visit, area, sent);
		const form = await makeForm(visit, area, { definition: withTitle(definition, title) });
		return { form, left: left.length };
	}
	const definition =
		from === "list" ? pastedDefinition(title, text, visit.language) : blankDefinition(title, visit.language);
	return { form: await makeForm(visit, area, { definition }), left: 0 };
}
