import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Button, LinkButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { RegisterHit } from "../components/register-hit";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { RegisterPick, RegisterQuery } from "../register.schema";
import { addFromRegister, refreshFromRegister } from "../register-actions.server";
import { showRegister } from "../show-register.server";

export const handle = { i18n: ["crm", "crmForm", "errors"], title: "crmForm:register.title" };

export const loader = page("customers", RegisterQuery, showRegister);
export const action = pageAction("customers", {
	add: handler(RegisterPick, addFromRegister, { level: 20 }),
	refresh: handler(RegisterPick, refreshFromRegister, { level: 20 }),
});

export default function Register() {
	const { q, state, hits, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["crmForm", "crm"]);
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.customers, label: t("crm:customers.title") }}
				title={t("register.title")}
				meta={t("register.intro")}
			/>
			<Form method="get" role="search" className="flex flex-wrap items-end gap-2">
				<TextField
					key={q}
					id="q"
					name="q"
					type="search"
					label={t("register.search")}
					help={t("register.searchHelp")}
					defaultValue={q}
					autoComplete="off"
					className="min-w-60 flex-1"
				/>
				<Button type="submit" icon="search">
					{t("register.find")}
				</Button>
			</Form>
			<div className="mt-6 flex flex-col gap-4">
				<FormErrors errors={problem.summary} />
				{(state === "none" || state === "unavailable") && (
					<Notice
						tone={state === "none" ? "info" : "warning"}
						title={t(`register.${state}`)}
						live
						action={<LinkButton to={at.newCustomer}>{t("register.byHand")}</LinkButton>}
					/>
				)}
				{hits.length > 0 && (
					<ul className="card divide-y divide-line" aria-label={t("register.hits")}>
						{hits.map((hit) => (
							<RegisterHit
								key={hit.orgNo}
								hit={hit}
								isOnly={hits.length === 1}
								customer={hit.customer === null ? null : at.customer(hit.customer)}
							/>
						))}
					</ul>
				)}
			</div>
		</PageBody>
	);
}
