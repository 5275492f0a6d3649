import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { ChartCard } from "../../charts/chart-card";
import { useWords } from "../../charts/use-words";
import type { Result } from "../result";
import { resultCard } from "../result-card";

const tones = { good: "success", neutral: "neutral", warning: "warning", danger: "danger" } as const;

/** What a reply comes to: the profile, each area in words, and what to do next. */
export function ResultView({ result }: { result: Result }) {
	const { t } = useTranslation("forms");
	const words = useWords();
	const { areas, steps } = result;
	const { title, about, chart, table } = resultCard(result, words);
	const inWords = areas.filter(({ band }) => band?.text);
	return (
		<>
			<ChartCard title={title} about={about} chart={chart?.()} table={{ label: title, ...table }} />
			{inWords.length > 0 && (
				<Section title={t("result.areas")} className="mt-8">
					<dl className="flex flex-col gap-4">
						{inWords.map(({ id, name, band }) => (
							<div key={id}>
								<dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
									{name}
									{band && <Badge tone={tones[band.tone]}>{band.label}</Badge>}
								</dt>
								<dd className="mt-1 text-sm text-ink-2">{band?.text}</dd>
							</div>
						))}
					</dl>
				</Section>
			)}
			{steps.length > 0 && (
				<Section title={t("result.next")} intro={t("result.nextHelp")} className="mt-8">
					<dl className="card flex flex-col gap-4 p-5">
						{steps.map(({ area, steps: lines }) => (
							<div key={area}>
								<dt className="text-sm font-semibold">{area}</dt>
								<dd>
									<ul className="mt-1 list-disc pl-5 text-sm">
										{lines.map((line) => (
											<li key={line}>{line}</li>
										))}
									</ul>
								</dd>
							</div>
						))}
					</dl>
				</Section>
			)}
		</>
	);
}
