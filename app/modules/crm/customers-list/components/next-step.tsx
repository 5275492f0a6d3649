import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import type { ShownCustomer } from "../customer-rows.server";

type NextStepProps = { row: Pick<ShownCustomer, "next" | "nextTask">; today: string };

/** The task that comes next and when; an overdue one says so, not by its colour alone. */
export function NextStep({ row: { next, nextTask }, today }: NextStepProps) {
	const { t } = useTranslation("crmLists");
	if (nextTask === null) return <span className="text-ink-3 max-sm:hidden">{t("customer.noNext")}</span>;
	const isLate = nextTask < today;
	const isToday = nextTask === today;
	const colour = isLate ? "text-danger-ink" : isToday ? "text-warning-ink" : "text-ink-3";
	return (
		<span className="flex min-w-0 items-center justify-between gap-2">
			<span className="min-w-0 truncate">{next?.title}</span>
			<span className={`inline-flex shrink-0 items-center gap-1 ${colour}`}>
				{isLate && <Icon name="circle-alert" className="size-3.5" />}
				{isToday && <Icon name="clock" className="size-3.5" />}
				{isLate && <span className="sr-only">{t("customer.overdue")}</span>}
				<Time at={nextTask} />
			</span>
		</span>
	);
}
