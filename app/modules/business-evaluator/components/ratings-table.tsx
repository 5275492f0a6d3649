import { useTranslation } from "react-i18next";
import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { Notice } from "#app/ui/notice";
import { ratingsCard } from "../ratings/ratings-card";
import type { RatingsView } from "../ratings/show-ratings.server";

/** What the entrepreneur says beside what the others say; nothing of the others before one has assessed oneself. */
export function RatingsTable({ areas, own, panel, number }: Pick<RatingsView, "areas" | "own" | "panel" | "number">) {
	const { t } = useTranslation("businessEvaluator");
	const words = useWords();
	return (
		<>
			{!own && (
				<div className="mb-6">
					<Notice icon="eye-off" title={t("ratings.blind")}>
						{t("ratings.blindHelp")}
					</Notice>
				</div>
			)}
			<CardView card={ratingsCard(areas, { number, isAgreed: panel !== null }, words)} />
			{panel?.note && (
				<div className="card mt-4 p-4">
					<h3 className="text-sm font-semibold">{t("ratings.panelNote")}</h3>
					<p className="mt-1 text-sm break-words whitespace-pre-line">{panel.note}</p>
				</div>
			)}
		</>
	);
}
