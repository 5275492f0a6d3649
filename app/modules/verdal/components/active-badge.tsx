import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";

/** Whether a group takes new codes. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
	const { t } = useTranslation("verdal");
	return isActive ? (
		<Badge tone="success" icon="circle-check">
			{t("active")}
		</Badge>
	) : (
		<Badge icon="pause">{t("state.inactive")}</Badge>
	);
}
