import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageEditor } from "#app/forms/report-pages/components/page-editor";
import * as input from "#app/forms/report-pages/edit.schema";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { FormName } from "#app/forms/review/replies.schema";
import { verb } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import * as pages from "../report-pages.server";

export const handle = { i18n: ["reportPages", "formReports", "formReplies", "forms", "errors"] };

const { shape } = FormName;

export const loader = page("front", input.PageChoice.extend(shape), pages.showPage);
export const action = pageAction("front", {
	set: verb(input.PageFields.extend(shape), pages.set),
	add: verb(input.AddBlock.extend(shape), pages.add),
	change: verb(input.ChangeBlock.extend(shape), pages.change),
	up: verb(input.OneBlock.extend(shape), pages.up),
	down: verb(input.OneBlock.extend(shape), pages.down),
	drop: verb(input.OneBlock.extend(shape), pages.drop),
	publish: verb(input.Based.extend(shape), pages.publish),
	remove: verb(input.OnePage.extend(shape), pages.remove),
	share: verb(input.ShareFields.extend(shape), pages.share),
	revoke: verb(input.OneLink.extend(shape), pages.revoke),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function ReportPage() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<PageBody width="home">
			<PageHeader
				title={shown.page.title}
				back={{ to: shown.list, label: shown.form.title }}
				actions={<PrintButton />}
			/>
			<PageEditor shown={shown} answer={answer} />
		</PageBody>
	);
}
