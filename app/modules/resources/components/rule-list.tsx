import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { durationIn } from "../duration";

type RuleListProps = {
	rules: {
		leadMinutes?: number;
		windowDays?: number;
		minMinutes?: number;
		maxMinutes?: number;
		weekBookings?: number;
		checkInMinutes?: number;
		needsApproval?: boolean;
	};
};

/** The rules of a resource in words, for whoever is to book it. */
export function RuleList({ rules }: RuleListProps) {
	const { t, i18n } = useTranslation("resources");
	const length = (minutes: number) => durationIn(minutes, languages[i18n.language as Language].locale);
	const { leadMinutes, windowDays, minMinutes, maxMinutes, weekBookings, checkInMinutes, needsApproval } = rules;
	const lines = [
		needsApproval && t("rules.says.approval"),
		leadMinutes && t("rules.says.lead", { length: length(leadMinutes) }),
		windowDays && t("rules.says.window", { length: length(windowDays * 1_440) }),
		minMinutes && t("rules.says.short", { length: length(minMinutes) }),
		maxMinutes && t("rules.says.long", { length: length(maxMinutes) }),
		weekBookings && t("rules.says.quota", { count: weekBookings }),
		checkInMinutes && t("rules.says.checkIn", { length: length(checkInMinutes) }),
	].filter(Boolean);
	return (
		<ul className="list-disc space-y-1 pl-5 text-sm">
			{lines.map((line) => (
				<li key={String(line)}>{line}</li>
			))}
		</ul>
	);
}
