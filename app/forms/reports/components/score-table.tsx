import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { ChartTable } from "../../charts/chart-card";
import type { AnswersView } from "../present-report.server";

/** The scores of a form: how high they are and how far apart. */
export function ScoreTable({ scores, about }: { scores: AnswersView["scores"]; about: string }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const say = (value: number | null) => (value === null ? t("hidden") : format.number(Math.round(value * 10) / 10));
	return (
		<section className="card p-5">
			<h2 className="text-base font-semibold">{t("scores")}</h2>
			<p className="mt-1 text-13 text-ink-3">{about}</p>
			<ChartTable
				label={t("scores")}
				heads={[t("score"), t("mean"), t("median"), t("deviation"), t("scale")]}
				rows={scores.map(({ name, numbers, min, max }) => ({
					name,
					cells: [
						...[say(numbers.mean), say(numbers.median), say(numbers.deviation)],
						`${format.number(min)}–${format.number(max)}`,
					],
				}))}
			/>
		</section>
	);
}
