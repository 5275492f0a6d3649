import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { add } from "../form-settings/form-actions.server";
import { NewForm } from "../form-settings/form-settings.schema";
import { showForms } from "../form-settings/show-forms.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmInbox", "errors"], title: "crmInbox:forms.title" };

export const loader = page("contactForm", Nothing, showForms);
export const action = pageAction("contactForm", { add: handler(NewForm, add, { level: 30 }) });

export default function Forms() {
	const { rows, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmInbox");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.contactForm, label: t("inbox.title") }} title={t("forms.title")} />
			{rows.length === 0 ? (
				<EmptyState icon="inbox" title={t("forms.none")}>
					{t("forms.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("forms.title")}>
					{rows.map(({ id, name, isActive, address }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								<Link to={at.formSetting(id)} className="link text-sm font-medium">
									{name}
								</Link>
								<p className="truncate text-13 text-ink-3">{address}</p>
							</div>
							<Badge tone={isActive ? "success" : "neutral"}>{t(isActive ? "forms.open" : "forms.closed")}</Badge>
						</CardRow>
					))}
				</CardList>
			)}
			<Section title={t("forms.new")} className="mt-8">
				<Form method="post" className="flex flex-wrap items-end gap-3" noValidate>
					<TextField
						id="name"
						name="name"
						label={t("form.name")}
						error={problem.of("name")}
						defaultValue={problem.typed("name") ?? ""}
						className="min-w-60 flex-1"
						autoComplete="off"
					/>
					<SubmitButton intent="add" icon="plus">
						{t("forms.add")}
					</SubmitButton>
				</Form>
			</Section>
		</PageBody>
	);
}
