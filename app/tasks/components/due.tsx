import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import { isOverdue } from "../due";
import type { Repeat } from "../series";

type DueProps = {
	task: { dueOn: string | null; isOpen: boolean; repeat?: Repeat | null };
	today: string;
	/** As a date, where days are compared rather than lived by. */
	as?: "relative" | "date";
};

/** The due day in words; an overdue one says so, not by its colour alone. */
export function Due({ task: { dueOn, isOpen, repeat }, today, as = "relative" }: DueProps) {
	const { t } = useTranslation("tasks");
	const isLate = isOpen && isOverdue(dueOn, today);
	return (
		<span className={`inline-flex items-center gap-1.5 ${isLate ? "text-danger-ink" : dueOn ? "" : "text-ink-3"}`}>
			{isLate && <Icon name="circle-alert" />}
			{isLate && <span className="sr-only">{t("overdue")}</span>}
			{dueOn ? <Time at={dueOn} as={as} /> : t("noDue")}
			{repeat && (
				<span title={t(`repeat.${repeat}`)}>
					<Icon name="refresh-cw" className="size-3.5 text-ink-3" />
					<span className="sr-only">{t(`repeat.${repeat}`)}</span>
				</span>
			)}
		</span>
	);
}
