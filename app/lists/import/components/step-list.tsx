import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";

export const steps = ["file", "reading", "mapping", "rules", "check", "report"] as const;
export type StepName = (typeof steps)[number];

/** Where one is on the way from the file to the report; steps behind are links where one may still go back. */
export function StepList({ current, links = {} }: { current: StepName; links?: Partial<Record<StepName, string>> }) {
	const { t } = useTranslation("imports");
	const at = steps.indexOf(current);
	return (
		<nav aria-label={t("steps.label")} className="mb-6">
			<ol className="flex flex-wrap gap-x-4 gap-y-1 text-13">
				{steps.map((step, index) => {
					const to = index < at ? links[step] : undefined;
					const tone = index === at ? "font-medium text-accent-ink" : index < at ? "text-ink-2" : "text-ink-3";
					const text = (
						<>
							{index < at ? <Icon name="check" /> : <span className="tabular-nums">{index + 1}</span>}
							{t(`steps.${step}`)}
						</>
					);
					const look = `inline-flex min-h-8 items-center gap-1.5 max-md:min-h-11 ${tone}`;
					return (
						<li key={step} aria-current={index === at ? "step" : undefined}>
							{to ? (
								<Link to={to} className={`${look} hover:underline`}>
									{text}
								</Link>
							) : (
								<span className={look}>{text}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
