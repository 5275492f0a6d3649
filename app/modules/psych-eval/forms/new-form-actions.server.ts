import type * as z from "zod";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { makeOpenForm } from "#app/forms/store/make-form.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";
import { followedClients } from "../clients.server";
import { paths } from "../paths";
import { giveForm, planned } from "./give.server";
import { askedOneByOne, makeSelfReport } from "./make-self-report.server";
import type { FromTemplate, NewForm } from "./new-form.schema";
import { readProvidedTemplate } from "./provided-templates.server";
import { scheduleFrom } from "./schedule-from";

/** Makes a form of the chosen questions, for the chosen clients at once; or, by an administrator, a locked template of it. */
export async function makeFromBank(visit: Visit, input: z.output<typeof NewForm>) {
	const { title, intro, questionIds, clientIds, adaptEvery, isTemplate, source, licence } = input;
	if (isTemplate) {
		if (visit.access.level < LEVEL_ALL) throw notAllowed();
		if (!title) throw invalid({ title: "required" });
		if (!source) throw invalid({ source: "required" });
		if (!licence) throw invalid({ licence: "required" });
	}
	const clients = clientIds.length > 0 ? await followedClients(visit, clientIds, "clientIds") : [];
	const plan =
		!isTemplate && clients.length > 0
			? planned(visit, {
					schedule: scheduleFrom(input, today(visit.tenant.timeZone, visit.now)),
					...{ startsOn: input.startsOn, endsOn: input.endsOn },
				})
			: null;
	const template = isTemplate && { source, licence };
	const { form } = await makeSelfReport(visit, {
		...{ questionIds, adaptEvery, ...(title && { title }), ...(intro && { intro }), ...(template && { template }) },
	});
	if (plan) await giveForm(visit, { formId: form.id, clientIds: clients.map(({ id }) => id), ...plan });
	const place = paths(visit.tenant.guid);
	const [only] = clients;
	const key = isTemplate ? "template" : clients.length > 0 ? "madeAndGiven" : "made";
	return done({
		snackbar: { key: `psychEval:snackbar.${key}` },
		to: isTemplate ? place.newForm() : clients.length === 1 && only ? place.userForms(only.id) : place.users,
	});
}

/** Makes a form out of a template, the organisation's or the provider's: what it has locked stays as it was validated. */
export async function makeFromTemplate(visit: Visit, { templateId }: z.output<typeof FromTemplate>) {
	const own = await visit.rows.find(selfReportForms, templateId);
	const template = own ? await fromOwn(visit, templateId, own) : await fromProvider(visit, templateId);
	const { source, licence, ...given } = template;
	await makeOpenForm(visit, area, {
		...{ ...given, templateId, subjectType: "person", isHealth: true },
		along: (id) => [visit.rows.adding(selfReportForms, { id, source, licence })],
	});
	return done({ snackbar: { key: "psychEval:snackbar.made" }, to: paths(visit.tenant.guid).users });
}

async function fromOwn(visit: Visit, id: string, { source, licence }: { source: string; licence: string }) {
	const { form, version } = await readOpenForm(visit, area, { id });
	if (!form.isTemplate || !version) throw notFound();
	return { definition: version.definition, locks: form.locks, settings: form.settings, source, licence };
}

/** What the provider has locked is locked by where it comes from, in the definition. */
async function fromProvider(visit: Visit, id: string) {
	const { definition, source, licence } = await readProvidedTemplate(visit, id);
	return { definition, locks: [], settings: askedOneByOne, source, licence };
}
