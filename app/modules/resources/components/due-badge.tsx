import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";

type DueBadgeProps = { what: "warranty" | "service"; due: { on: string; state: "past" | "soon" | "far" } | null };

/** When a warranty ends or a service is due; what is near or past stands out. */
export function DueBadge({ what, due }: DueBadgeProps) {
	const { t } = useTranslation("resourceAsset");
	const format = useFormat();
	if (!due) return null;
	const { on, state } = due;
	const late = what === "service" ? "danger" : "neutral";
	const tone = { past: late, soon: "warning", far: "neutral" } as const;
	return (
		<Badge tone={tone[state]}>
			{t(`due.${what}.${state === "past" ? "past" : "coming"}`, { day: format.date(on) })}
		</Badge>
	);
}
