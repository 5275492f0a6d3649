import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { TaskRow } from "../task-rows";
import { useCrmFetcher } from "./crm-feedback";

/** A priority in words; the usual one goes without saying. */
export function Priority({ priority }: Pick<TaskRow, "priority">) {
	const { t } = useTranslation("crmWork");
	if (priority === "normal") return null;
	return (
		<span className={`inline-flex items-center gap-1 ${priority === "high" ? "text-warning-ink" : "text-ink-3"}`}>
			<Icon name={priority === "high" ? "arrow-up" : "arrow-down"} className="size-3.5" />
			{t(`priority.${priority}`)}
		</span>
	);
}

type PressProps = { task: { id: string; title: string; isOpen: boolean }; action?: string };

/** Ticks a task off, or opens it again. */
export function FinishButton({ task: { id, title, isOpen }, action }: PressProps) {
	const { t } = useTranslation("crmWork");
	const fetcher = useCrmFetcher();
	const label = t(isOpen ? "task.finish" : "task.reopen", { title });
	return (
		<fetcher.Form method="post" action={action}>
			<input type="hidden" name="id" value={id} />
			<button
				type="submit"
				name="intent"
				value={isOpen ? "finish" : "reopen"}
				aria-label={label}
				title={label}
				className="icon-btn icon-btn-sm"
			>
				{isOpen ? (
					<span className="size-4.5 rounded-full border-[1.5px] border-control" />
				) : (
					<Icon name="circle-check" className="size-5 text-success-ink" />
				)}
			</button>
		</fetcher.Form>
	);
}
