import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";

/** Until when a task is to be answered; nothing where no day was said. */
export function DueDay({ dueOn, isLate = false }: { dueOn: string | null; isLate?: boolean }) {
	const { t } = useTranslation("taskLibrary");
	const { date } = useFormat();
	if (dueOn === null) return null;
	return (
		<span className="inline-flex flex-wrap items-center gap-2">
			{t("task.until", { date: date(dueOn, "long") })}
			{isLate && <Badge tone="danger">{t("task.late")}</Badge>}
		</span>
	);
}
