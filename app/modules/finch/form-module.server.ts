import type * as z from "zod";
import { type BuilderConfig, buildPlaces } from "#app/forms/building/builder-config";
import { defineFormModule } from "#app/forms/pages/form-module.server";
import { usualTop } from "#app/forms/pages/form-top.server";
import { reportPages } from "#app/forms/report-pages/screens.server";
import { FormName } from "#app/forms/review/replies.schema";
import type { ReviewConfig } from "#app/forms/review/review-config";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { formPathsOfModule } from "./form-paths";
import { openAboutStudent } from "./given/open-about-student.server";
import { page, pageAction } from "./guard.server";
import { paths } from "./paths";

/** How the module's forms are built. */
export const builderConfig: BuilderConfig = {
	area,
	read: (visit, name) => readForm(visit, area, { slug: name }),
	places: (guid, name) => buildPlaces(paths(guid).forms, paths(guid).build(name)),
	saveTo: "/api/finch/forms",
	libraryCall: "/api/finch/library",
};

const headOf = (visit: Visit, form: Form) => ({ ...form, tenant: visit.tenant.guid });
type Head = ReturnType<typeof headOf>;

/** How what students have answered is read and reviewed. */
const reviewConfig: ReviewConfig<Head> = {
	area,
	open: headOf,
	toReplies: (guid, name) => paths(guid).replies(name),
	toReply: (guid, name, id) => paths(guid).reply(name, id),
	toPerson: ({ tenant, slug }, studentId) => `${paths(tenant).report(slug)}?view=people&person=${studentId}`,
};

const top = usualTop(formPathsOfModule, { path: "finch/form", label: "finch:forms.title" });

export const forms = defineFormModule({
	paths: formPathsOfModule,
	guard: { page, pageAction },
	rights: { build: "form", read: "students", review: "students" },
	builderConfig,
	reviewConfig,
	top,
	open: openAboutStudent,
	reportPages: {
		named: FormName,
		screens: reportPages<z.output<typeof FormName>>({
			area,
			key: ({ form_name }) => ({ slug: form_name }),
			list: (visit, { form_name }) => paths(visit.tenant.guid).reportPages(form_name),
			sharePath: "finch/report",
		}),
		top: (visit, form) => top(visit, headOf(visit, form), "pages"),
	},
});
