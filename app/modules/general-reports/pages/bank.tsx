import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { pickQuestions, showBank } from "../bank.server";
import { BankPage, PickQuestions } from "../forms.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["generalReports", "formBuild", "errors"], title: "generalReports:bank.title" };

export const loader = page("write", BankPage, showBank);
export const action = pageAction("write", { pick: handler(PickQuestions, pickQuestions) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What the forms of one's projects ask, to be asked again. */
export default function Bank() {
	const { top, groups, q, revision } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("generalReports");
	const at = paths(top.tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("bank.title")}
				meta={t("bank.help")}
				back={{ to: at.form(top.form.name), label: top.form.title }}
			/>
			<FilterBar searchLabel={t("bank.search")} query={q} />
			<FormErrors errors={problem.summary} />
			{groups.length === 0 ? (
				q ? (
					<NoHits clear={at.bank(top.form.name)} />
				) : (
					<EmptyState icon="library" title={t("bank.none")} />
				)
			) : (
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<input type="hidden" name="revision" value={revision} />
					{groups.map((group) => (
						<fieldset key={group.id} className="card p-4">
							<legend className="label px-1">
								{group.title}
								{group.project && <span className="font-normal text-ink-3"> · {group.project}</span>}
							</legend>
							{group.questions.map(({ key, type, label }) => (
								<label
									key={key}
									className="flex cursor-pointer items-center gap-2 rounded-7 px-2 py-1 text-sm hover:bg-hover max-md:min-h-11"
								>
									<input type="checkbox" name="questions[]" value={key} className="tick" />
									<span className="min-w-0 flex-1 break-words">{label}</span>
									<span className="text-13 text-ink-3">{t(`formBuild:kind.${type}`)}</span>
								</label>
							))}
						</fieldset>
					))}
					<div>
						<SubmitButton intent="pick" icon="plus">
							{t("bank.pick")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
