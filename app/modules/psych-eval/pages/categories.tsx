import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea, TextField } from "#app/ui/text-field";
import { Gone, Moved, NewCategory, Sorted } from "../bank/bank.schema";
import { add, archive, keepSafety, move, restore, sort } from "../bank/bank-actions.server";
import { SafetyForm } from "../bank/safety.schema";
import { showCategories } from "../bank/show-bank.server";
import { ArchivedRows } from "../components/archived-rows";
import { CategoryList } from "../components/category-list";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["psychEval", "errors"], title: "psychEval:categories.title" };

export const loader = page("categories", Nothing, showCategories);
export const action = pageAction("categories", {
	add: handler(NewCategory, add),
	move: handler(Moved, move),
	sort: handler(Sorted, sort),
	archive: handler(Gone, archive),
	restore: handler(Gone, restore),
	safety: handler(SafetyForm, keepSafety),
});

export default function Categories() {
	const { tenant, categories, archived, safety } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "add" });
	const ofSafety = useFormProblem(answer, { intent: "safety" });
	const { t } = useTranslation("psychEval");
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("categories.title")}
				meta={t("categories.intro")}
				back={{ to: paths(tenant).users, label: t("clients.title") }}
			/>
			{categories.length === 0 ? (
				<EmptyState icon="tag" title={t("categories.none")}>
					{t("categories.noneHelp")}
				</EmptyState>
			) : (
				<CategoryList categories={categories} tenant={tenant} />
			)}
			<Form key={categories.length} method="post" className="mt-6 flex flex-wrap items-end gap-3">
				<TextField
					id="title"
					name="title"
					label={t("categories.add")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
					autoComplete="off"
					className="w-full max-w-80"
				/>
				<SubmitButton intent="add" icon="plus">
					{t("categories.addButton")}
				</SubmitButton>
			</Form>
			{archived.length > 0 && (
				<Section title={t("categories.archived")} className="mt-8">
					<ArchivedRows label={t("categories.archived")} rows={archived} field="id" intent="restore" />
				</Section>
			)}
			<Section title={t("safety.title")} intro={t("safety.intro")} className="mt-8">
				<Form method="post" className="flex flex-col gap-4">
					<TextArea
						id="safety"
						name="safety"
						label={t("safety.label")}
						help={t("safety.help")}
						error={ofSafety.of("safety")}
						defaultValue={ofSafety.typed("safety") ?? safety}
						rows={4}
					/>
					<div>
						<SubmitButton intent="safety" kind="secondary">
							{t("save")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
