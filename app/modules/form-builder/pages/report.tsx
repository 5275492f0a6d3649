import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBody } from "#app/ui/page-header";
import { FormTop } from "../components/form-top";
import { PrintButton } from "../components/print-button";
import { LeavingView } from "../components/report/leaving-view";
import { ReportView } from "../components/report/report-view";
import { page } from "../guard.server";
import { places } from "../places";
import { ReportQuery } from "../report.schema";
import { showReport } from "../report.server";

export const handle = { i18n: ["formReports", "formReplies", "formBuilder", "errors"] };

export const loader = page("front", ReportQuery, showReport);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Report() {
	const shown = useLoaderData<typeof loader>();
	const { t } = useTranslation("formReports");
	const { search } = useLocation();
	const file = `${places(shown.head.tenant).report(shown.head.slug)}/csv${search}`;
	return (
		<PageBody width="home">
			<FormTop
				head={shown.head}
				tab="report"
				actions={
					<>
						{shown.view === "answers" && (
							<a href={file} className="btn btn-secondary no-print">
								{t("csv")}
							</a>
						)}
						<PrintButton />
					</>
				}
			/>
			{shown.view === "leaving" ? <LeavingView shown={shown} /> : <ReportView shown={shown} />}
		</PageBody>
	);
}
