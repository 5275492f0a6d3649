import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type EntrepreneurStatus, statuses } from "../statuses";

/** How far it has come with an entrepreneur, in one word. */
export function StatusBadge({ status }: { status: EntrepreneurStatus }) {
	const { t } = useTranslation("businessEvaluator");
	return <Badge {...statuses[status]}>{t(`status.${status}`)}</Badge>;
}
