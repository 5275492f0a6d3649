import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, Nothing } from "#app/platform/guard.server";
import { languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { CreateInput } from "../news.schema";
import { paths } from "../paths";
import { createArticle } from "../texts.server";

export const handle = { i18n: ["news", "errors"], title: "news:create.title" };

export const loader = page("create", Nothing, async (visit) => ({
	tenant: visit.tenant.guid,
	language: visit.tenant.language,
}));
export const action = pageAction("create", {
	create: handler(CreateInput, async (visit: Visit, input) => {
		const id = await createArticle(visit, input);
		return done({ snackbar: { key: "news:snackbar.created" }, to: paths(visit.tenant.guid).edit(id, input.language) });
	}),
});

export default function CreateNews() {
	const { tenant, language } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["news", "common"]);
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.list, label: t("title") }} title={t("create.title")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<TextField
					id="title"
					name="title"
					label={t("create.heading")}
					error={problem.of("title")}
					defaultValue={problem.typed("title")}
				/>
				<SelectField
					name="language"
					label={t("create.language")}
					className="max-w-60"
					defaultValue={problem.typed("language") ?? language}
					options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }))}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="create">{t("create.add")}</SubmitButton>
					<LinkButton to={at.list}>{t("common:back")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
