import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBody } from "#app/ui/page-header";
import { PeopleView } from "../over-time/components/people-view";
import { DropOffView } from "../reports/components/drop-off-view";
import { PrintButton } from "../reports/components/print-button";
import { ReportView } from "../reports/components/report-view";
import { ViewLinks } from "../reports/components/view-links";
import { ReportQuery } from "../reports/report-screen.schema";
import { reportScreen } from "../reports/report-screen.server";
import { FormTop } from "./components/form-top";
import { formPage } from "./form-module.server";
import { formAddress } from "./paths";

export const handle = { i18n: ["formReports", "overTime", "formReplies", "formBuilder", "errors"] };

export const loader = formPage("report", "read", ReportQuery, ({ reviewConfig, paths, top }) => {
	const { show } = reportScreen(reviewConfig);
	return async (visit, query) => {
		const { head, ...shown } = await show(visit, query);
		const at = (path: string) => formAddress(visit.tenant.guid, path, { form_name: query.form_name });
		return {
			...shown,
			top: await top(visit, head, "report"),
			files: { csv: at(paths.reportFile), pdf: at(paths.reportPdf) },
		};
	};
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What was answered to a form, in figures. */
export default function Report() {
	const { top, files, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formReports");
	const { search } = useLocation();
	return (
		<PageBody width="home">
			<FormTop
				top={top}
				actions={
					<>
						{shown.view === "answers" &&
							(["csv", "pdf"] as const).map((format) => (
								<a key={format} href={`${files[format]}${search}`} className="btn btn-secondary no-print">
									{t(format)}
								</a>
							))}
						<PrintButton />
					</>
				}
			/>
			<ViewLinks view={shown.view} />
			{shown.view === "leaving" ? (
				<DropOffView shown={shown} />
			) : shown.view === "people" ? (
				<PeopleView shown={shown} />
			) : (
				<ReportView shown={shown} />
			)}
		</PageBody>
	);
}
