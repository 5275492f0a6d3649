import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { viewHandlers } from "#app/lists/views.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { resultList } from "../results/results.list";
import { ResultsQuery } from "../results/results.schema";
import { ResultsTable } from "../results/results-table";
import { showResults } from "../results/show-results.server";

export const handle = {
	i18n: ["norwegianLearning", "lists", "people", "modules", "errors"],
	title: "norwegianLearning:results.title",
};

export const loader = page("results", ResultsQuery, showResults);
export const action = pageAction("results", viewHandlers(resultList));

export default function Results() {
	const { list, rows, tests, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["norwegianLearning", "lists"]);
	const at = paths(tenant);
	return (
		<ListPage
			definition={resultList}
			list={list}
			rows={rows}
			path={at.results}
			answer={useActionData<typeof action>()}
			title={t("results.title")}
			tabs={{ label: t("results.views"), all: t("results.all") }}
			bar={{ searchLabel: t("results.search"), options: { test: tests }, exportTo: `${at.results}/export` }}
			empty={{ icon: "chart-line", title: t("results.none"), help: t("results.noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
		>
			{({ rows: listed, sort, address, shown }) => (
				<ResultsTable rows={listed} sorting={{ sort, address }} {...{ tenant, shown }} />
			)}
		</ListPage>
	);
}
