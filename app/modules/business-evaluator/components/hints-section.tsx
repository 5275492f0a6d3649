import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import type { Hint } from "../form/hints";

/** Where answers do not go together, with what to ask about it. */
export function HintsSection({ hints }: { hints: readonly Hint[] }) {
	const { t } = useTranslation("businessEvaluator");
	return (
		<Section title={t("hints.title")} intro={t("hints.intro")}>
			<ul className="card divide-y divide-line">
				{hints.map(({ key, agreed, denied }) => (
					<li key={key} className="p-4 text-sm">
						<p className="font-medium">{t(`hints.${key}`)}</p>
						<p className="mt-1 text-13 text-ink-2">{t("hints.agreed", { statement: agreed })}</p>
						<p className="text-13 text-ink-2">{t("hints.denied", { statement: denied })}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
