import type * as z from "zod";
import { reportPages } from "#app/forms/report-pages/screens.server";
import type { FormName } from "#app/forms/review/replies.schema";
import { area } from "./area";
import { paths } from "./paths";

export const screens = reportPages<z.output<typeof FormName>>({
	area,
	key: ({ form_name }) => ({ slug: form_name }),
	list: (visit, { form_name }) => paths(visit.tenant.guid).reportPages(form_name),
	sharePath: "form_builder/report",
});
