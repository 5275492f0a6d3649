import type * as z from "zod";
import type { PageChoice } from "#app/forms/report-pages/edit.schema";
import { reportPages } from "#app/forms/report-pages/screens.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { mayManage } from "../projects.server";
import { readIn, readingPlace } from "./opened-form.server";
import { reportPlaces } from "./places";
import type { FormOfProject } from "./report.schema";

type Named = z.output<typeof FormOfProject>;

/** A project's report pages: its viewers read them, who manages it writes them while it is not in the archive. */
export const screens = reportPages<Named>({
	area,
	key: ({ formName }) => ({ slug: formName }),
	admit: {
		reading: readingPlace,
		mayWrite: (visit, read, form) => {
			const opened = readIn(visit, read as Parameters<typeof readIn>[1], form.id);
			return mayManage(visit, opened) && opened.project.archivedAt === null;
		},
	},
	list: (visit, { projectName, formName }) => reportPlaces(visit.tenant.guid, projectName, formName).pages,
	sharePath: "general_reports/report",
});

const headOf = (visit: Visit, { projectName, formName }: Named, title: string) => ({
	...{ title, project: projectName, mayRead: true, at: reportPlaces(visit.tenant.guid, projectName, formName) },
});

/** The report pages of a form of a project. */
export async function listPages(visit: Visit, input: Named) {
	const { form, ...shown } = await screens.list(visit, input);
	return { ...shown, ...headOf(visit, input, form.title) };
}

/** A report page, to be read or written. */
export async function showPage(visit: Visit, input: Named & z.output<typeof PageChoice>) {
	const { form, ...shown } = await screens.show(visit, input);
	return { ...shown, title: shown.page.title, form: { slug: form.slug, title: form.title } };
}
