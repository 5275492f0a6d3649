import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import type { PlacementBrief } from "../placements/serialize";
import { usePeriod } from "./period";
import { StatusBadge } from "./status-badge";

type PersonLineProps = { line: readonly PlacementBrief[]; tenant: string };

/** What somebody has tried before, the latest first, each with its conclusion. */
export function PersonLine({ line, tenant }: PersonLineProps) {
	const { t } = useTranslation("verdalPlacements");
	const period = usePeriod();
	const at = paths(tenant);
	if (line.length === 0) return <p className="text-sm text-ink-2">{t("line.none")}</p>;
	return (
		<ol className="border-l-2 border-line-2 pl-4" aria-label={t("line.title")}>
			{line.map((item) => (
				<li key={item.id} className="pb-5 last:pb-0">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<Link to={at.placement(item.id)} className="link text-sm font-medium break-words max-md:py-2">
							{item.workplace || t("list.noWorkplace")}
						</Link>
						<StatusBadge status={item.status} />
					</div>
					<p className="mt-0.5 text-13 text-ink-3" suppressHydrationWarning>
						{[t(`type.${item.type}`), period(item.startsOn, item.endsOn)].join(" · ")}
					</p>
					{item.goals.length > 0 && (
						<p className="mt-1 text-13 text-ink-2">
							{t("line.goal")}: {item.goals.map(({ category }) => t(`goal.${category}`)).join(", ")}
							{item.goalReached && ` – ${t(`goalReached.${item.goalReached}`)}`}
						</p>
					)}
					{item.conclusion && (
						<blockquote className="mt-1.5 text-sm break-words whitespace-pre-line">{item.conclusion}</blockquote>
					)}
					{item.nextStep && (
						<p className="mt-1 text-13 text-ink-2">
							{t("field.nextStep")}: {item.nextStep}
						</p>
					)}
				</li>
			))}
		</ol>
	);
}
