import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import {
	CategoryForm,
	CategoryPage,
	QuestionForm,
	QuestionGone,
	QuestionMoved,
	QuestionsSorted,
} from "../bank/bank.schema";
import { archiveOne, moveOne, question, restoreOne, save, sortAll } from "../bank/bank-actions.server";
import { showCategory } from "../bank/show-bank.server";
import { ArchivedRows } from "../components/archived-rows";
import { CategoryRules } from "../components/category-rules";
import { QuestionForm as Fields } from "../components/question-form";
import { QuestionList } from "../components/question-list";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["psychEval", "errors"], title: "psychEval:category.title" };

export const loader = page("categories", CategoryPage, showCategory);
export const action = pageAction("categories", {
	save: handler(CategoryForm, save),
	question: handler(QuestionForm, question),
	archiveQuestion: handler(QuestionGone, archiveOne),
	restoreQuestion: handler(QuestionGone, restoreOne),
	moveQuestion: handler(QuestionMoved, moveOne),
	sortQuestions: handler(QuestionsSorted, sortAll),
});

export default function Category() {
	const { tenant, category, questions, archived } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "question" });
	const isNew = problem.refused && !problem.typed("questionId");
	return (
		<PageBody width="settings">
			<PageHeader
				title={category.title}
				meta={t("category.title")}
				back={{ to: paths(tenant).categories, label: t("categories.title") }}
			/>
			<Section title={t("category.questions")} count={questions.length || undefined}>
				<QuestionList questions={questions} answer={answer} />
				<details className="mt-4" open={isNew || questions.length === 0}>
					<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
						{t("question.add")}
					</summary>
					<Fields key={questions.length} problem={isNew ? problem : null} />
				</details>
			</Section>
			{archived.length > 0 && (
				<Section title={t("category.archived")} className="mt-8">
					<ArchivedRows label={t("category.archived")} rows={archived} field="questionId" intent="restoreQuestion" />
				</Section>
			)}
			<Section title={t("category.rules")} intro={t("category.rulesIntro")} className="mt-8">
				<CategoryRules category={category} answer={answer} />
			</Section>
		</PageBody>
	);
}
