import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeopleView } from "#app/forms/over-time/components/people-view";
import { LeavingView } from "#app/forms/reports/components/leaving-view";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { ReportView } from "#app/forms/reports/components/report-view";
import { ViewLinks } from "#app/forms/reports/components/view-links";
import { PageBody } from "#app/ui/page-header";
import { FormTop } from "../components/form-top";
import { page } from "../guard.server";
import { places } from "../places";
import { ReportQuery } from "../report.schema";
import { showReport } from "../report.server";

export const handle = { i18n: ["formReports", "overTime", "formReplies", "formBuilder", "errors"] };

export const loader = page("front", ReportQuery, showReport);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Report() {
	const { head, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formReports");
	const { search } = useLocation();
	const at = places(head.tenant);
	return (
		<PageBody width="home">
			<FormTop
				head={head}
				tab="report"
				actions={
					<>
						{shown.view === "answers" &&
							(["csv", "pdf"] as const).map((format) => (
								<a
									key={format}
									href={`${at.report(head.slug)}/${format}${search}`}
									className="btn btn-secondary no-print"
								>
									{t(format)}
								</a>
							))}
						<PrintButton />
					</>
				}
			/>
			<ViewLinks view={shown.view} />
			{shown.view === "leaving" ? (
				<LeavingView shown={shown} />
			) : shown.view === "people" ? (
				<PeopleView shown={shown} />
			) : (
				<ReportView shown={shown} />
			)}
		</PageBody>
	);
}
