import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageScreen } from "#app/forms/report-pages/components/page-screen";
import { PageChoice } from "#app/forms/report-pages/edit.schema";
import { pageVerbs } from "#app/forms/report-pages/page-verbs.server";
import { FormName } from "#app/forms/review/replies.schema";
import { page, pageAction } from "../guard.server";
import { screens, showPage } from "../report-pages.server";

export const handle = { i18n: ["reportPages", "formReports", "formReplies", "forms", "errors"] };

export const loader = page("front", PageChoice.extend(FormName.shape), showPage);
export const action = pageAction("front", pageVerbs(FormName, screens));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReportPage() {
	return <PageScreen shown={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
