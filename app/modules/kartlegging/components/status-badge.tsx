import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type Status, statusLooks } from "../companies/statuses";

/** Where a company stands, in one word. */
export function StatusBadge({ status }: { status: Status }) {
	const { t } = useTranslation("kartlegging");
	return <Badge {...statusLooks[status]}>{t(`status.${status}`)}</Badge>;
}
