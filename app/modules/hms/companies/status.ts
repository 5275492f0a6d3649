import { addDays } from "#app/platform/clock";
import type { Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

/** Days before a round is due at which it is said to be due soon. */
const SOON = 30;

export const companyStatuses = ["overdue", "attention", "dueSoon", "noRound", "upToDate"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companyStatusLooks: Record<CompanyStatus, { tone: Tone | "neutral"; icon: IconName }> = {
	overdue: { tone: "danger", icon: "circle-alert" },
	attention: { tone: "warning", icon: "triangle-alert" },
	dueSoon: { tone: "info", icon: "clock" },
	noRound: { tone: "neutral", icon: "minus" },
	upToDate: { tone: "success", icon: "circle-check" },
};

type Facts = { lastRoundOn: string; nextRoundOn: string; openDeviations: number; nextMeasureOn: string };

/** Where a company stands today: the worst of what is known of it. */
export function companyStatus(facts: Facts, today: string): CompanyStatus {
	if (facts.nextMeasureOn < today || facts.nextRoundOn < today) return "overdue";
	if (facts.openDeviations > 0) return "attention";
	if (facts.nextRoundOn <= addDays(today, SOON)) return "dueSoon";
	return facts.lastRoundOn === "" ? "noRound" : "upToDate";
}
