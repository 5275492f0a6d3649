import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageScreen } from "../report-pages/components/page-screen";
import { PageChoice } from "../report-pages/edit.schema";
import { pageHandlers } from "../report-pages/page-handlers.server";
import { formAction, formPage, reportPagesOf } from "./form-module.server";

export const handle = { i18n: ["reportPages", "formReports", "formReplies", "forms", "errors"] };

export const loader = formPage(
	"reportPage",
	"read",
	(of) => PageChoice.extend(reportPagesOf(of).named.shape),
	(of) => {
		const { screens } = reportPagesOf(of);
		return async (visit, input) => {
			const { form, ...shown } = await screens.show(visit, input as never);
			return { ...shown, title: shown.page.title, form: { slug: form.slug, title: form.title } };
		};
	},
);
export const action = formAction("reportPage", "read", (of) => {
	const { named, screens } = reportPagesOf(of);
	return pageHandlers(named, screens);
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A report page, to be read or written. */
export default function ReportPage() {
	return <PageScreen shown={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
