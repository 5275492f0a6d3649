import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { GroupFields } from "../components/group-fields";
import { NewGroupInput } from "../groups/groups.schema";
import { createGroup, showNewGroup } from "../groups/show-groups.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:groups.add" };

export const loader = page("groups", Nothing, showNewGroup);
export const action = pageAction("groups", { add: handler(NewGroupInput, createGroup, { level: LEVEL_ALL }) });

export default function NewGroup() {
	const { tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdal");
	return (
		<PageBody width="form">
			<PageHeader title={t("groups.add")} back={{ to: paths(tenant).groups, label: t("groups.title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<GroupFields problem={problem} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("add")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
