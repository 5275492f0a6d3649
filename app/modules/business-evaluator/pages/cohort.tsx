import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { showCohort } from "../cohort/cohort.server";
import { cohortCards } from "../cohort/cohort-cards";
import { page } from "../guard.server";

export const handle = {
	i18n: ["businessEvaluator", "forms", "formReports", "errors"],
	title: "businessEvaluator:cohort.title",
};

export const loader = page("cohort", StatisticsQuery, showCohort);

/** Those who have begun in a period, in numbers that may be shown to others. */
export default function CohortOnPage() {
	const { cohort, presets, file, pdf } = useLoaderData<typeof loader>();
	const { t } = useTranslation("businessEvaluator");
	const words = useWords();
	const format = useFormat();
	const { from, to } = cohort.period;
	return (
		<PageBody>
			<PageHeader
				title={t("cohort.title")}
				meta={`${format.date(from)} – ${format.date(to)}`}
				actions={
					cohort.isShown && (
						<>
							<LinkButton kind="quiet" icon="download" to={file} reloadDocument>
								{t("cohort.file")}
							</LinkButton>
							<LinkButton icon="file-text" to={pdf} reloadDocument>
								{t("cohort.pdf")}
							</LinkButton>
						</>
					)
				}
			/>
			<Tabs
				label={t("cohort.period")}
				tabs={presets.map(({ name, to: path, isCurrent }) => ({
					...{ to: path, label: t(`preset.${name}`), current: isCurrent },
				}))}
			/>
			<Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" key={`${from}${to}`}>
				{(["from", "to"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						type="date"
						label={t(`cohort.${name}`)}
						defaultValue={cohort.period[name]}
						className="max-w-44"
					/>
				))}
				<SubmitButton kind="secondary">{t("cohort.show")}</SubmitButton>
			</Form>
			{cohort.isShown ? (
				<>
					<p className="mb-4 text-sm text-ink-2">{t("cohort.small", { count: 5 })}</p>
					<div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
						{cohortCards(cohort, words).map((card) => (
							<CardView key={card.title} card={card} />
						))}
					</div>
				</>
			) : (
				<EmptyState icon="chart-line" title={t(cohort.isEmpty ? "cohort.none" : "cohort.tooFew")}>
					{t(cohort.isEmpty ? "cohort.noneHelp" : "cohort.tooFewHelp", { count: 5 })}
				</EmptyState>
			)}
		</PageBody>
	);
}
