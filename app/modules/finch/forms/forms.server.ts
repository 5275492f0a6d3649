import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { blankDefinition } from "#app/forms/definition/blank";
import { textIn } from "#app/forms/definition/texts";
import { withTitle } from "#app/forms/definition/titled";
import { asForm, type Form, readForm } from "#app/forms/store/form-row.server";
import { setStanding, trashForms } from "#app/forms/store/form-standing.server";
import { makeForm, makeOpenForm } from "#app/forms/store/make-form.server";
import { formRecords } from "#app/forms/store/records.server";
import { studentAssessment } from "#app/forms/templates/student-assessment";
import type { Restored } from "#app/forms/trash/trash.schema";
import { readingTrashedForms, restoreForm } from "#app/forms/trash/trash.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { area } from "../area";
import { paths } from "../paths";
import type { FormRef, FormStandingInput, NewFormInput } from "./forms.schema";

/** Forms that are shown at once. */
const MOST = 100;

/** The module's forms, by title. */
export function readingForms({ rows }: Visit): PendingRead<Form[]> {
	const { query, shape } = rows.listing(formRecords, {
		where: and(eq(formRecords.moduleKey, area.moduleKey), isNull(formRecords.deletedAt)),
		orderBy: [asc(formRecords.sortTitle), asc(formRecords.id)],
		limit: MOST,
	});
	return { query, shape: (found) => shape(found).map(asForm) };
}

export const titleOf = ({ titles, languages }: Form, { language }: Visit) =>
	textIn(titles, language, languages[0] as Visit["language"]).text;

/** What students are asked. */
export async function showForms(visit: Visit) {
	const { forms } = await visit.rows.read({ forms: readingForms(visit) });
	return {
		tenant: visit.tenant.guid,
		forms: forms.map((form) => ({
			...{ id: form.id, name: form.slug, title: titleOf(form, visit), status: form.status },
			...{ replies: form.replies, lastReplyAt: form.lastReplyAt, isOut: form.currentNumber > 0 },
		})),
	};
}

/** Makes the module's own form, which is out at once, or a blank one and goes on to building it. */
export async function makeNew(visit: Visit, { from, title }: z.output<typeof NewFormInput>) {
	if (from === "template") {
		const { form } = await makeOpenForm(visit, area, { definition: withTitle(studentAssessment, title) });
		return done({ snackbar: { key: "finch:done.formMade", params: { title: titleOf(form, visit) } } });
	}
	if (title === "") throw invalid({ title: "required" });
	const form = await makeForm(visit, area, { definition: blankDefinition(title, visit.language) });
	return done({ to: paths(visit.tenant.guid).build(form.slug) });
}

/** Opens a form for answers, or closes it. */
export async function stand(visit: Visit, { id, status }: z.output<typeof FormStandingInput>) {
	const { form } = await readForm(visit, area, { id });
	const moved = await setStanding(visit, [form], status);
	if (moved.length === 0) throw invalid({ form: "finch:errors.nothingChanges" });
	return done({ snackbar: { key: `finch:done.${status}`, params: { title: titleOf(form, visit) } } });
}

/** Puts a form with its replies into the trash. */
export async function removeForm(visit: Visit, { id }: z.output<typeof FormRef>) {
	const { form } = await readForm(visit, area, { id });
	await trashForms(visit, [id]);
	return done({ snackbar: { key: "finch:done.formRemoved", params: { title: titleOf(form, visit) } } });
}

export async function showFormTrash(visit: Visit) {
	const read = await visit.rows.read({ rows: readingTrashedForms(visit, area) });
	return { ...read, tenant: visit.tenant.guid };
}

export const restoreOne = (visit: Visit, { id }: z.output<typeof Restored>) => restoreForm(visit, area, id);
