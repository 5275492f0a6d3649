import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AddToMerge } from "../duplicates/components/add-to-merge";
import { MergeChoices } from "../duplicates/components/merge-choices";
import { MergePreview } from "../duplicates/components/merge-preview";
import { merge } from "../duplicates/duplicate-actions.server";
import { MergeInput, MergeQuery } from "../duplicates/duplicates.schema";
import { showMerge } from "../duplicates/show-duplicates.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmClean", "crmForm", "errors"], title: "crmClean:merge.title" };

export const loader = page("customers", MergeQuery, showMerge);
export const action = pageAction("customers", { merge: handler(MergeInput, merge, { level: 20 }) });

export default function MergeCustomers() {
	const shown = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmClean");
	const at = paths(shown.tenant);
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.duplicates, label: t("duplicates.title") }} title={t("merge.title")} />
			<FormErrors errors={problem.summary} />
			{shown.notFound && <Notice tone="warning">{t("merge.notFound", { typed: shown.notFound })}</Notice>}
			{shown.isPreview && shown.moves ? (
				<MergePreview {...shown} moves={shown.moves} />
			) : (
				<>
					{shown.customers.length > 1 && <MergeChoices {...shown} />}
					{shown.customers.length < 5 && <AddToMerge customers={shown.customers} source={at.pickCustomers} />}
				</>
			)}
		</PageBody>
	);
}
