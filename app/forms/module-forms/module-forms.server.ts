import { eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { blankDefinition } from "../definition/blank";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { withTitle } from "../definition/titled";
import { type Form, readForm } from "../store/form-row.server";
import { setFormStatus, trashForms } from "../store/form-status.server";
import { makeForm, makeOpenForm } from "../store/make-form.server";
import { readingFormHeads } from "../store/reading-forms.server";
import { formRecords } from "../store/records.server";
import type { Restored } from "../trash/trash.schema";
import { readingTrashedForms, restoreForm } from "../trash/trash.server";
import type { FormRef, FormStatusInput, NewFormInput } from "./module-forms.schema";

/** Forms that are shown at once. */
const MOST = 100;

/** The title of a form in the visitor's language. */
export const titleOf = ({ titles, languages }: Pick<Form, "titles" | "languages">, { language }: Visit) =>
	textIn(titles, language, languages[0] as Visit["language"]).text;

/** The forms of a module that are no templates, by title. */
export const readingForms = (visit: Visit, area: Area) =>
	readingFormHeads(visit, area, eq(formRecords.isTemplate, false), MOST);

type ModuleForms = {
	area: Area;
	/** The module's own form, which can be made by one press. */
	template: Definition;
	/** Where a form is built. */
	toBuild: (tenantGuid: string, name: string) => string;
};

/** The page of a module's forms and their trash, for modules that keep several beside what they are about. */
export function moduleForms({ area, template, toBuild }: ModuleForms) {
	const said = (key: string, form: Form, visit: Visit) =>
		done({ snackbar: { key: `moduleForms:done.${key}`, params: { title: titleOf(form, visit) } } });
	return {
		async show(visit: Visit) {
			const { forms } = await visit.rows.read({ forms: readingForms(visit, area) });
			return {
				tenant: visit.tenant.guid,
				forms: forms.map((form) => ({
					...{ id: form.id, name: form.slug, title: titleOf(form, visit), status: form.status },
					...{ replies: form.replies, lastReplyAt: form.lastReplyAt, isOut: form.currentNumber > 0 },
				})),
			};
		},
		/** Makes the module's own form, which is out at once, or a blank one and goes on to building it. */
		async make(visit: Visit, { from, title }: z.output<typeof NewFormInput>) {
			if (from === "template") {
				const { form } = await makeOpenForm(visit, area, { definition: withTitle(template, title) });
				return said("open", form, visit);
			}
			if (title === "") throw invalid({ title: "required" });
			const form = await makeForm(visit, area, { definition: blankDefinition(title, visit.language) });
			return done({ to: toBuild(visit.tenant.guid, form.slug) });
		},
		/** Opens a form for answers, or closes it. */
		async stand(visit: Visit, { id, status }: z.output<typeof FormStatusInput>) {
			const { form } = await readForm(visit, area, { id });
			const moved = await setFormStatus(visit, [form], status);
			if (moved.length === 0) throw invalid({ form: "moduleForms:errors.nothingChanges" });
			return said(status, form, visit);
		},
		/** Puts a form with its replies into the trash. */
		async remove(visit: Visit, { id }: z.output<typeof FormRef>) {
			const { form } = await readForm(visit, area, { id });
			await trashForms(visit, [id]);
			return said("removed", form, visit);
		},
		async showTrash(visit: Visit) {
			return { ...(await visit.rows.read({ rows: readingTrashedForms(visit, area) })), tenant: visit.tenant.guid };
		},
		restore: (visit: Visit, { id }: z.output<typeof Restored>) => restoreForm(visit, area, id),
	};
}

export type ShownForm = Awaited<ReturnType<ReturnType<typeof moduleForms>["show"]>>["forms"][number];
