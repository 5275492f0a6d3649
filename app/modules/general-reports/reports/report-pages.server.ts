import type * as z from "zod";
import type { FormTop } from "#app/forms/pages/form-top";
import { reportPages } from "#app/forms/report-pages/screens.server";
import type { Form } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { mayManage } from "../projects.server";
import { readIn, readingPlace } from "./opened-form.server";
import { reportPlaces } from "./places";
import type { FormOfProject } from "./report.schema";
import { topOfReport } from "./report-top.server";

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

/** What stands above the list of them. */
export const topOfPages = (visit: Visit, form: Form, { projectName, formName }: Named): Promise<FormTop> =>
	topOfReport(
		visit,
		{ title: form.title, mayRead: true, at: reportPlaces(visit.tenant.guid, projectName, formName) },
		"pages",
	);
