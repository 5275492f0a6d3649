import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showWeights } from "../weights/weights.server";
import { weightsCards } from "../weights/weights-cards";

export const handle = {
	i18n: ["businessEvaluator", "forms", "formReports", "errors"],
	title: "businessEvaluator:weights.title",
};

export const loader = page("settings", Nothing, showWeights);

/** What past replies would come to by the weights and bands that are being written. */
export default function Weights() {
	const { tenant, build, tried } = useLoaderData<typeof loader>();
	const { t } = useTranslation("businessEvaluator");
	const words = useWords();
	const toForm = build !== null && (
		<LinkButton icon="pencil" to={build}>
			{t("settings.build")}
		</LinkButton>
	);
	return (
		<PageBody>
			<PageHeader
				back={{ to: paths(tenant).settings, label: t("settings.title") }}
				title={t("weights.title")}
				meta={t("weights.intro")}
				actions={toForm}
			/>
			{tried === null || tried.number === 0 ? (
				<EmptyState icon="chart-line" title={t("weights.none")}>
					{t("weights.noneHelp")}
				</EmptyState>
			) : (
				<>
					{tried.isSame && (
						<div className="mb-4">
							<Notice icon="info" title={t("weights.same")}>
								{t("weights.sameHelp")}
							</Notice>
						</div>
					)}
					<div className="grid gap-4 lg:grid-cols-2">
						{weightsCards(tried, words).map((card) => (
							<CardView key={card.title} card={card} />
						))}
					</div>
				</>
			)}
		</PageBody>
	);
}
