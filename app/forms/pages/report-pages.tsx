import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { PageBody } from "#app/ui/page-header";
import { PageList } from "../report-pages/components/page-list";
import { NewPage } from "../report-pages/edit.schema";
import { FormTop } from "./components/form-top";
import { formAction, formPage, reportPagesOf } from "./form-module.server";

export const handle = { i18n: ["reportPages", "formBuilder", "errors"] };

export const loader = formPage(
	"reportPages",
	"read",
	(of) => reportPagesOf(of).named,
	(of) => {
		const { screens, top } = reportPagesOf(of);
		return async (visit, named) => {
			const { form, ...shown } = await screens.list(visit, named);
			return { ...shown, title: form.title, top: await top(visit, form, named) };
		};
	},
);
export const action = formAction("reportPages", "read", (of) => {
	const { named, screens } = reportPagesOf(of);
	return { make: handler(NewPage.extend(named.shape), (visit: Visit, input) => screens.make(visit, input as never)) };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** The report pages of a form. */
export default function ReportPages() {
	const { top, pages, mayWrite, list } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<PageBody width="settings">
			<FormTop top={top} />
			<div className="pt-6">
				<PageList pages={pages} mayWrite={mayWrite} list={list} answer={answer} />
			</div>
		</PageBody>
	);
}
