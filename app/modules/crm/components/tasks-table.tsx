import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { places } from "../places";
import type { TaskRow } from "../task-rows";
import { TaskMenu } from "./task-menu";
import { Due, FinishButton, Priority } from "./task-parts";

type TasksTableProps = {
	rows: readonly TaskRow[];
	today: string;
	tenant: string;
	writes: boolean;
	/** The address of the page with the panel of a task. */
	open: (id: string) => string;
	current: string | null;
	/** Where presses are posted. */
	action: string;
};

export function TasksTable({ rows, today, tenant, writes, open, current, action }: TasksTableProps) {
	const { t } = useTranslation("crmWork");
	const at = places(tenant);
	const columns: Column<TaskRow>[] = [
		{
			key: "title",
			header: t("task.title"),
			phone: "title",
			cell: (task) => (
				<RowLink to={open(task.id)} lead={writes && !task.deletedAt && <FinishButton task={task} action={action} />}>
					<span className={task.isOpen ? "" : "text-ink-3 line-through"}>{task.title}</span>
				</RowLink>
			),
		},
		{
			key: "due",
			className: "sm:whitespace-nowrap",
			header: t("task.dueOn"),
			phone: "line",
			cell: (task) => (task.doneAt ? <Time at={task.doneAt} /> : <Due task={task} today={today} />),
		},
		{
			key: "priority",
			className: "sm:whitespace-nowrap",
			header: t("task.priority"),
			phone: "line",
			cell: (task) => <Priority priority={task.priority} />,
		},
		{
			key: "customer",
			header: t("task.customer"),
			phone: "line",
			cell: ({ customer }) =>
				customer && (
					<Link to={at.customer(customer.guid)} className="relative hover:underline">
						{customer.name}
					</Link>
				),
		},
		{
			key: "assignee",
			className: "sm:whitespace-nowrap",
			header: t("task.assignee"),
			phone: "line",
			cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-3">{t("task.nobody")}</span>,
		},
		{
			key: "status",
			className: "sm:whitespace-nowrap",
			header: t("task.status"),
			phone: "state",
			cell: ({ status }) => t(`status.${status}`),
		},
		...(writes
			? [
					{
						key: "menu",
						header: t("task.more"),
						hideHeader: true,
						phone: "end" as const,
						align: "right" as const,
						cell: (task: TaskRow) => <TaskMenu task={task} action={action} />,
					},
				]
			: []),
	];
	return (
		<Table
			label={t("tasks.title")}
			columns={columns}
			rows={rows}
			rowKey={({ id }) => id}
			isCurrent={({ id }) => id === current}
		/>
	);
}
