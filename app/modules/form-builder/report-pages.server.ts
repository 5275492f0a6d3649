import type * as z from "zod";
import type { PageChoice } from "#app/forms/report-pages/edit.schema";
import { reportPages } from "#app/forms/report-pages/screens.server";
import type { FormName } from "#app/forms/review/replies.schema";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { headOf } from "./head.server";
import { places } from "./places";

type Named = z.output<typeof FormName>;

export const screens = reportPages<Named>({
	area,
	key: ({ form_name }) => ({ slug: form_name }),
	list: (visit, { form_name }) => places(visit.tenant.guid).reportPages(form_name),
	sharePath: "form_builder/report",
});

/** The report pages of a form. */
export async function listPages(visit: Visit, input: Named) {
	const { form, ...shown } = await screens.list(visit, input);
	return { ...shown, title: form.title, head: headOf(visit, form) };
}

/** A report page, to be read or written. */
export async function showPage(visit: Visit, input: Named & z.output<typeof PageChoice>) {
	const { form, ...shown } = await screens.show(visit, input);
	return { ...shown, title: shown.page.title, form: { slug: form.slug, title: form.title } };
}
