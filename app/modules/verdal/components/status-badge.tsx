import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type PlacementStatus, statusLooks } from "../placements/status";

/** Where a placement stands, in words and colour. */
export function StatusBadge({ status }: { status: PlacementStatus }) {
	const { t } = useTranslation("verdalPlacements");
	return <Badge {...statusLooks[status]}>{t(`status.${status}`)}</Badge>;
}
