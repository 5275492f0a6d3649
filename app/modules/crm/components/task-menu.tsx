import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { useHydrated } from "#app/ui/use-hydrated";
import type { TaskRow } from "../task-rows";
import { useCrmFetcher } from "./crm-feedback";

const statuses = ["todo", "doing", "done", "cancelled"] as const;

/** What can be done with a task where it stands: move it on, be reminded later, put it into the trash. */
export function TaskMenu({ task, action }: { task: TaskRow; action: string }) {
	const { t } = useTranslation("crmWork");
	const fetcher = useCrmFetcher();
	const hydrated = useHydrated();
	const { id, title, status, isOpen } = task;
	const post = (label: string, fields: Record<string, string>, more: Partial<MenuEntry> = {}): MenuEntry =>
		(hydrated
			? { kind: "press", label, onPress: () => fetcher.submit({ id, ...fields }, { method: "post", action }), ...more }
			: { kind: "post", label, action, fields: { id, ...fields }, ...more }) as MenuEntry;
	const entries: MenuEntry[] = task.deletedAt
		? [post(t("common:restore"), { intent: "restore" }, { icon: "undo-2" })]
		: [
				{ kind: "heading", label: t("task.moveTo") },
				...statuses
					.filter((one) => one !== status)
					.map((one) => post(t(`status.${one}`), { intent: "move", status: one })),
				...(isOpen
					? [
							{ kind: "line" } as const,
							{ kind: "heading", label: t("task.remindIn") } as const,
							...(["hour", "day", "week"] as const).map((by) =>
								post(t(`snooze.${by}`), { intent: "snooze", by }, { icon: "clock" }),
							),
						]
					: []),
				{ kind: "line" },
				post(t("task.delete"), { intent: "remove" }, { icon: "trash-2", danger: true }),
			];
	return (
		<Menu
			label={t("task.actions", { title })}
			button={<Icon name="ellipsis" className="size-5" />}
			buttonClass="icon-btn icon-btn-sm"
			entries={entries}
		/>
	);
}
