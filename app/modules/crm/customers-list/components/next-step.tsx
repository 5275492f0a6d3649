import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";
import type { ShownCustomer } from "../customer-rows.server";

type Step = Pick<ShownCustomer, "next"> & { nextTask: string; today: string };

/** The task that comes next and when; an overdue one says so, not by its colour alone. */
export function NextStep({ next, nextTask, today }: Step) {
	const { t } = useTranslation("crmLists");
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
