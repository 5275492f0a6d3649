import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OverTime } from "#app/forms/over-time/components/over-time";
import { FormTop } from "#app/forms/pages/components/form-top";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { ReportView } from "#app/forms/reports/components/report-view";
import { PageBody } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { ReportQuery } from "../reports/report.schema";
import { showReport } from "../reports/report.server";

export const handle = { i18n: ["projectReports", "overTime", "formReports", "formReplies", "formBuilder", "errors"] };

export const loader = page("front", ReportQuery, showReport);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What everybody has answered to a form of a project. */
export default function Report() {
	const { shown, followed, members, user, ...head } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["projectReports", "overTime"]);
	const { search } = useLocation();
	const file = (format: string) => {
		const query = new URLSearchParams(search);
		query.set("format", format);
		return `${head.at.file}?${query}`;
	};
	return (
		<PageBody width="home">
			<FormTop
				top={head.top}
				actions={
					<>
						{(["csv", "xlsx", "pdf"] as const).map((format) => (
							<a key={format} href={file(format)} className="btn btn-secondary no-print">
								{t(format)}
							</a>
						))}
						<PrintButton />
					</>
				}
			/>
			<ReportView
				shown={shown}
				more={
					members.length > 0 && (
						<SelectField
							key={user}
							name="user"
							label={t("user")}
							className="w-52 max-sm:w-full"
							defaultValue={user ?? ""}
							options={[
								{ value: "", label: t("everybody") },
								...members.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
					)
				}
			/>
			{followed && followed.replies.length > 1 && (
				<section className="mt-10" aria-labelledby="over-time">
					<h2 id="over-time" className="mb-4 text-lg font-semibold">
						{t("overTime:of", { title: members.find(({ id }) => id === user)?.name })}
					</h2>
					<OverTime followed={followed} />
				</section>
			)}
		</PageBody>
	);
}
