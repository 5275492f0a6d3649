import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing, superadmin } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { listModules } from "../catalogue.server";
import { AboutFields } from "../components/about-fields";
import { useWords } from "../components/words";
import { create } from "../tenant-actions.server";
import { NewTenant } from "../tenants.schema";

export const handle = { i18n: ["followup", "modules", "errors"], title: "followup:new.title" };

export const loader = superadmin.page(Nothing, listModules);
export const action = superadmin.pageAction({ create: handler(NewTenant, create) });

const empty = { name: "", orgNumber: null, slug: "", language: "nb", timeZone: "Europe/Oslo" };

export default function NewTenantPage() {
	const modules = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const words = useWords();
	const problem = useFormProblem(useActionData<typeof action>());
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: "/followup/tenants", label: t("tenants.title") }} />
			<Form method="post" className="space-y-5">
				<AboutFields about={empty} problem={problem} />
				<TextField
					id="adminEmail"
					name="adminEmail"
					type="email"
					label={t("new.adminEmail")}
					help={t("new.adminEmailHelp")}
					defaultValue={problem.typed("adminEmail")}
					error={problem.of("adminEmail")}
					autoComplete="off"
					required
				/>
				<CheckboxGroup
					id="modules"
					name="modules[]"
					layout="columns"
					legend={t("new.modules")}
					options={modules.map((module) => ({ value: module.id, label: words.module(module) }))}
					error={problem.of("modules")}
					isTicked={(module) => problem.ticked("modules", module) ?? true}
				/>
				<TextField
					id="from"
					type="date"
					name="from"
					label={t("entry.firstDayOfAccess")}
					help={t("new.fromHelp")}
					optional
					defaultValue={problem.typed("from")}
					error={problem.of("from")}
					width="max-w-72"
				/>
				<TextField
					id="until"
					type="date"
					name="until"
					label={t("entry.lastDayOfAccess")}
					help={t("new.untilHelp")}
					optional
					defaultValue={problem.typed("until")}
					error={problem.of("until")}
					width="max-w-72"
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="create">{t("new.create")}</SubmitButton>
					<LinkButton to="/followup/tenants">{t("new.cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
