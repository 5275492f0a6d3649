import { useActionData, useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import { NewReport } from "../components/new-report";
import { OneReport } from "../components/one-report";
import { page, pageAction } from "../guard.server";
import { NewReportInput, ReportInput, ReportNamed, ReportPageQuery } from "../reports/reports.schema";
import { make, remove, save, showReport } from "../reports/show-reports.server";

export const handle = {
	i18n: ["finch", "formReports", "formReplies", "overTime", "errors"],
	title: "finch:reports.title",
};

export const loader = page("reports", ReportPageQuery, showReport);
export const action = pageAction("reports", {
	make: handler(NewReportInput, make),
	save: handler(ReportInput, save),
	remove: handler(ReportNamed, remove),
});

/** A report about a student or a group; without one named, the page for a new one. */
export default function Reports() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return shown.view === "new" ? (
		<NewReport shown={shown} answer={answer} />
	) : (
		<OneReport shown={shown} answer={answer} />
	);
}
