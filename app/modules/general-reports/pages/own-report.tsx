import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OverTime } from "#app/forms/over-time/components/over-time";
import { FormTop } from "#app/forms/pages/components/form-top";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { ReportView } from "#app/forms/reports/components/report-view";
import { PageBody } from "#app/ui/page-header";
import { page } from "../guard.server";
import { OwnQuery } from "../reports/report.schema";
import { showOwnReport } from "../reports/report.server";

export const handle = { i18n: ["projectReports", "overTime", "formReports", "formReplies", "formBuilder", "errors"] };

export const loader = page("front", OwnQuery, showOwnReport);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What one has answered oneself, beside all others together. */
export default function OwnReport() {
	const { shown, followed, ...head } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["projectReports", "overTime"]);
	const { search } = useLocation();
	return (
		<PageBody width="home">
			<FormTop
				top={head.top}
				actions={
					<>
						<a href={`${head.at.own}/pdf${search}`} className="btn btn-secondary no-print">
							{t("pdf")}
						</a>
						<PrintButton />
					</>
				}
			/>
			<p className="mt-4 max-w-160 text-sm text-ink-2">{t("ownIntro")}</p>
			<ReportView shown={shown} />
			{followed && followed.replies.length > 1 && (
				<section className="mt-10" aria-labelledby="over-time">
					<h2 id="over-time" className="mb-4 text-lg font-semibold">
						{t("overTime:of", { title: t("own") })}
					</h2>
					<OverTime followed={followed} />
				</section>
			)}
		</PageBody>
	);
}
