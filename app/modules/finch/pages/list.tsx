import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { ReportsTable } from "../components/reports-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { reportList } from "../reports/reports.list";
import { reportFields, reportResource } from "../reports/reports.resource.server";
import { BulkReportStatusInput, ReportsQuery } from "../reports/reports.schema";
import { setReportStatus, showReports } from "../reports/show-reports.server";
import { reportStatuses } from "../reports/statuses";

export const handle = { i18n: ["finch", "lists", "people", "modules", "errors"], title: "finch:reports.title" };

export const loader = page("list", ReportsQuery, showReports);
export const action = pageAction("list", {
	bulkStatus: handler(BulkReportStatusInput, setReportStatus),
	...reportFields.handlers,
	...reportResource.handlers,
});

export default function Reports() {
	const { list, rows, teachers, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	const add = (
		<LinkButton kind="primary" icon="plus" to={at.newReport}>
			{t("reports.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={reportList}
			list={list}
			rows={rows}
			path={at.list}
			answer={answer}
			title={t("reports.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="trash-2" to={`${at.list}/trash`}>
						{t("reports.trash")}
					</LinkButton>
					{add}
				</>
			}
			bar={{
				searchLabel: t("reports.search"),
				exportTo: `${at.list}/export`,
				options: { creator: [{ value: "me", label: t("me") }, ...teachers] },
			}}
			empty={{ icon: "chart-line", title: t("reports.none"), help: t("reports.noneHelp"), action: add }}
			range={t("reports.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkStatus", label: t("bulk.status"), icon: "check" },
					fields: (
						<SelectField
							name="status"
							label={t("report.status")}
							options={reportStatuses.map((value) => ({ value, label: t(`reportStatus.${value}`) }))}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <ReportsTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
