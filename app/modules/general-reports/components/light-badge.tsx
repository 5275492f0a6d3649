import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";
import type { Light } from "../form-page.server";

const looks = {
	answered: { tone: "success", icon: "circle-check" },
	clarify: { tone: "info", icon: "message-circle" },
	waiting: { tone: "warning", icon: "clock" },
	overdue: { tone: "danger", icon: "circle-alert" },
	notAsked: { tone: "neutral", icon: "minus" },
} as const satisfies Record<Light, { tone: string; icon: IconName }>;

/** Where somebody stands with a form, in a word, an icon and a colour. */
export function LightBadge({ light }: { light: Light }) {
	const { t } = useTranslation("generalReports");
	return <Badge {...looks[light]}>{t(`light.${light}`)}</Badge>;
}
