import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PublicReport } from "../report-pages/components/public-report";
import { openReportPage } from "../report-pages/open-link.server";
import { openFormPage } from "./form-module.server";

export const handle = { i18n: ["reportPages", "formReports", "forms"] };

export const loader = openFormPage("sharedReport", ({ reviewConfig }) => openReportPage(reviewConfig.area));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: `${data.title} – ${data.tenant.name}` }, { name: "robots", content: "noindex" }] : [];

export default function SharedReport() {
	return <PublicReport shown={useLoaderData<typeof loader>()} />;
}
