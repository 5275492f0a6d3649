import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ResourceFields } from "../components/resource-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ResourceInput } from "../resources.schema";
import { createResource, showNewResource } from "../resources.server";

export const handle = { i18n: ["resources", "resourceAccess", "errors"], title: "resources:new" };

export const loader = page("settings", Nothing, showNewResource);
export const action = pageAction("settings", { create: handler(ResourceInput, createResource) });

export default function NewResource() {
	const { types, values, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.list, label: t("title") }} title={t("new")} />
			{types.length === 0 ? (
				<EmptyState
					icon="settings"
					title={t("types.none")}
					action={<LinkButton to={at.settings}>{t("settings")}</LinkButton>}
				>
					{t("types.noneHelp")}
				</EmptyState>
			) : (
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<ResourceFields values={values} types={types} problem={problem} />
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="create">{t("save")}</SubmitButton>
						<LinkButton to={at.list}>{t("keep")}</LinkButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
