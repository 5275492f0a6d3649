import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import type { CodeState } from "../codes/validity";

const looks = {
	valid: { tone: "success", icon: "circle-check" },
	later: { tone: "info", icon: "clock" },
	expired: { tone: "neutral", icon: "history" },
	inactive: { tone: "neutral", icon: "pause" },
} as const;

/** Whether a code can be chosen now. */
export function StateBadge({ state }: { state: CodeState }) {
	const { t } = useTranslation("verdal");
	return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
