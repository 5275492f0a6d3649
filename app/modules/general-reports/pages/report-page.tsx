import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageScreen } from "#app/forms/report-pages/components/page-screen";
import { PageChoice } from "#app/forms/report-pages/edit.schema";
import { pageVerbs } from "#app/forms/report-pages/page-verbs.server";
import { page, pageAction } from "../guard.server";
import { FormOfProject } from "../reports/report.schema";
import { screens, showPage } from "../reports/report-pages.server";

export const handle = { i18n: ["reportPages", "formReports", "formReplies", "forms", "errors"] };

export const loader = page("front", PageChoice.extend(FormOfProject.shape), showPage);
export const action = pageAction("front", pageVerbs(FormOfProject, screens));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReportPage() {
	return <PageScreen shown={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
