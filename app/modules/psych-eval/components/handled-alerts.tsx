import { useTranslation } from "react-i18next";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Time } from "#app/ui/time";

type Handled = { id: string; question: string; at: number; by: string | null; action: string };

/** What was done about the alerts that somebody has acknowledged, the last first. */
export function HandledAlerts({ handled }: { handled: readonly Handled[] }) {
	const { t } = useTranslation("psychEval");
	return (
		<Section title={t("alerts.handled")} className="mt-8">
			<CardList label={t("alerts.handled")}>
				{handled.map(({ id, question, at, by, action }) => (
					<CardRow key={id} className="flex-wrap">
						<div className="min-w-0 flex-1 basis-52">
							<p className="text-sm break-words whitespace-pre-line">{action}</p>
							<p className="text-13 text-ink-3">
								{question} · {by ?? t("reads.gone")}
							</p>
						</div>
						<span className="text-13 text-ink-3">
							<Time at={at} as="dateTime" />
						</span>
					</CardRow>
				))}
			</CardList>
		</Section>
	);
}
