import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { NewCodeInput, NewCodeQuery } from "../codes/codes.schema";
import { createCode, showNewCode } from "../codes/show-codes.server";
import { CodeFields } from "../components/code-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:codes.add" };

export const loader = page("codes", NewCodeQuery, showNewCode);
export const action = pageAction("codes", { add: handler(NewCodeInput, createCode, { level: LEVEL_ALL }) });

/** A new position code; there must be a group for it. */
export default function NewCode() {
	const { groups, chosen, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const addGroup = (
		<LinkButton icon="plus" to={at.newGroup}>
			{t("groups.add")}
		</LinkButton>
	);
	return (
		<PageBody width="form">
			<PageHeader title={t("codes.add")} back={{ to: at.codes, label: t("codes.title") }} />
			{groups.length === 0 ? (
				<Notice action={addGroup}>{t("codes.needsGroup")}</Notice>
			) : (
				<Form method="post" className="group flex flex-col gap-5" noValidate>
					<CodeFields {...{ problem, groups, chosen }} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add">{t("add")}</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
