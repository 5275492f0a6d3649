import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { DebtNotice } from "../words/debt-notice";
import { OwnWords } from "../words/own-words";
import { PlanForm } from "../words/plan-form";
import { showWords, type WordsData } from "../words/show-words.server";
import { TodayCard } from "../words/today-card";
import { wordsHandlers } from "../words/word-actions.server";
import { WordListsTable } from "../words/word-lists-table";

export const handle = { i18n: ["norwegianWords", "norwegianLearning", "errors"], title: "norwegianWords:title" };

export const loader = page("words", Nothing, showWords);
export const action = pageAction("words", wordsHandlers);

/** The words that somebody learns: what waits today, their own words, and for teachers the lists. */
export default function Words() {
	const data = useLoaderData<typeof loader>() as WordsData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianWords");
	const at = paths(data.tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				meta={t(data.isTeacher ? "teacherHelp" : "help")}
				actions={
					data.isTeacher && (
						<LinkButton icon="plus" to={at.newWordList}>
							{t("list.new")}
						</LinkButton>
					)
				}
			/>
			<div className="flex flex-col gap-8">
				{data.debt && <DebtNotice debt={data.debt} />}
				<TodayCard data={data} />
				{data.isTeacher && <WordListsTable lists={data.lists} tenant={data.tenant} />}
				<OwnWords data={data} answer={answer} />
				<PlanForm plan={data.plan} answer={answer} />
			</div>
		</PageBody>
	);
}
