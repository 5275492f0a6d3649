import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageList } from "#app/forms/report-pages/components/page-list";
import { NewPage } from "#app/forms/report-pages/edit.schema";
import { verb } from "#app/platform/guard.server";
import { PageBody } from "#app/ui/page-header";

import { page, pageAction } from "../guard.server";
import { FormOfProject } from "../reports/report.schema";
import { listPages, screens } from "../reports/report-pages.server";
import { ReportTop } from "../reports/report-top";

export const handle = { i18n: ["reportPages", "projectReports", "errors"] };

export const loader = page("front", FormOfProject, listPages);
export const action = pageAction("front", { make: verb(NewPage.extend(FormOfProject.shape), screens.make) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReportPages() {
	const { pages, mayWrite, list, ...head } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<PageBody width="settings">
			<ReportTop head={head} tab="pages" />
			<div className="pt-6">
				<PageList pages={pages} mayWrite={mayWrite} list={list} answer={answer} />
			</div>
		</PageBody>
	);
}
