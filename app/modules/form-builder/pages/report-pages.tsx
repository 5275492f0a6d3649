import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageList } from "#app/forms/report-pages/components/page-list";
import { NewPage } from "#app/forms/report-pages/edit.schema";
import { FormName } from "#app/forms/review/replies.schema";
import { verb } from "#app/platform/guard.server";
import { PageBody } from "#app/ui/page-header";
import { FormTop } from "../components/form-top";
import { page, pageAction } from "../guard.server";
import { listPages, screens } from "../report-pages.server";

export const handle = { i18n: ["reportPages", "formBuilder", "errors"] };

export const loader = page("front", FormName, listPages);
export const action = pageAction("front", { make: verb(NewPage.extend(FormName.shape), screens.make) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReportPages() {
	const { head, pages, mayWrite, list } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<PageBody width="settings">
			<FormTop head={head} tab="pages" />
			<div className="pt-6">
				<PageList pages={pages} mayWrite={mayWrite} list={list} answer={answer} />
			</div>
		</PageBody>
	);
}
