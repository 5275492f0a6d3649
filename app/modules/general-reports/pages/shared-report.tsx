import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PublicReport } from "#app/forms/report-pages/components/public-report";
import { openReportPage } from "#app/forms/report-pages/open-link.server";
import { publicPage } from "#app/platform/guard.server";
import { area } from "../area";

export const handle = { i18n: ["reportPages", "formReports", "forms"] };

export const loader = publicPage(openReportPage(area));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: `${data.title} – ${data.tenant.name}` }, { name: "robots", content: "noindex" }] : [];

export default function SharedReport() {
	return <PublicReport shown={useLoaderData<typeof loader>()} />;
}
