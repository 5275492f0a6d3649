import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { FirstStep } from "../../first-steps.server";

/** What one begins with, and what of it is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
	const { t } = useTranslation("home");
	return (
		<CardList label={t("sections.firstSteps")}>
			{steps.map(({ key, to, isDone }) => (
				<CardRow key={key} className="relative hover:bg-sunken">
					<Icon
						name={isDone ? "circle-check" : "circle-dot"}
						className={`size-5 shrink-0 ${isDone ? "text-success" : "text-ink-3"}`}
					/>
					<div className="min-w-0 flex-1">
						<Link to={to} className="text-sm font-medium after:absolute after:inset-0 max-md:text-base">
							{t(`steps.${key}`)}
						</Link>
						<p className="text-13 text-ink-3">{isDone ? t("steps.done") : t(`steps.${key}Help`)}</p>
					</div>
					<Icon name="chevron-right" className="text-ink-3" />
				</CardRow>
			))}
		</CardList>
	);
}
