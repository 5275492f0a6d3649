import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type ReportStatus, reportLooks } from "../reports/statuses";

/** Where a report stands, in one word. */
export function ReportBadge({ status }: { status: ReportStatus }) {
	const { t } = useTranslation("finch");
	return <Badge {...reportLooks[status]}>{t(`reportStatus.${status}`)}</Badge>;
}
