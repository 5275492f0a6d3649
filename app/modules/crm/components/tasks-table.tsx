import { useTranslation } from "react-i18next";
import { InlineField } from "#app/lists/components/inline-field";
import { OnDesk } from "#app/lists/components/on-desk";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Due } from "#app/tasks/components/due";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { TaskRow } from "../task-rows";
import { TaskMenu } from "./task-menu";
import { FinishButton, Priority } from "./task-parts";

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
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection?: Selection;
};

const statuses = ["todo", "doing", "done", "cancelled"] as const;
const priorities = ["high", "normal", "low"] as const;

export function TasksTable(props: TasksTableProps) {
	const { rows, today, tenant, writes, open, current, action, sort, address, shown, selection } = props;
	const { t } = useTranslation("crmWork");
	const { t: list } = useTranslation("crmLists");
	const at = paths(tenant);
	const about = ({ id, updatedAt, title }: TaskRow) => ({ id, updatedAt, of: title });
	const columns: Column<TaskRow>[] = [
		{
			key: "title",
			header: t("task.title"),
			phone: "title",
			cell: (task) => (
				<RowLink to={open(task.id)} lead={writes && <FinishButton task={task} action={action} />}>
					<span className={task.isOpen ? "" : "text-ink-3 line-through"}>{task.title}</span>
				</RowLink>
			),
		},
		{
			key: "due",
			className: "sm:whitespace-nowrap",
			header: t("task.dueOn"),
			phone: "line",
			sort: sortLink("due", sort, address),
			cell: (task) => {
				const due = <Due task={task} today={today} />;
				const onPhone = (
					<span className="inline-flex flex-wrap gap-x-3">
						{due}
						<Priority priority={task.priority} />
					</span>
				);
				if (!writes) return <OnDesk phone={onPhone}>{due}</OnDesk>;
				return (
					<OnDesk phone={onPhone}>
						<InlineField
							{...about(task)}
							name="due"
							type="date"
							value={task.dueOn ?? ""}
							label={t("task.dueOn")}
							display={due}
						/>
					</OnDesk>
				);
			},
		},
		{
			key: "priority",
			className: "sm:whitespace-nowrap",
			header: t("task.priority"),
			phone: "hide",
			cell: (task) => {
				const { priority } = task;
				if (!writes) return <Priority priority={priority} />;
				return (
					<InlineField
						{...about(task)}
						name="priority"
						value={priority}
						label={t("task.priority")}
						options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
						display={
							priority === "normal" ? (
								<span className="text-ink-3">{t("priority.normal")}</span>
							) : (
								<Priority priority={priority} />
							)
						}
					/>
				);
			},
		},
		{
			key: "customer",
			className: "sm:max-w-44 sm:truncate",
			header: t("task.customer"),
			phone: "line",
			cell: ({ customer }) =>
				customer && (
					<Link to={at.customer(customer.guid)} title={customer.name} className="relative hover:underline">
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
			cell: (task) => {
				const { status } = task;
				if (!writes) return t(`status.${status}`);
				return (
					<OnDesk phone={t(`status.${status}`)}>
						<InlineField
							{...about(task)}
							name="status"
							value={status}
							label={t("task.status")}
							options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
						/>
					</OnDesk>
				);
			},
		},
		{
			key: "done",
			className: "whitespace-nowrap",
			header: t("task.doneAt"),
			phone: "line",
			sort: sortLink("done", sort, address, true),
			cell: ({ doneAt }) => doneAt && <Time at={doneAt} />,
		},
		{
			key: "description",
			header: t("task.description"),
			phone: "hide",
			className: "sm:max-w-72",
			cell: ({ description }) => description && <span className="line-clamp-1">{description}</span>,
		},
		{
			key: "created",
			className: "whitespace-nowrap",
			header: list("customer.created"),
			phone: "hide",
			cell: ({ createdAt }) => <Time at={createdAt} />,
		},
	];
	const box =
		selection &&
		selectColumn<TaskRow>(selection, {
			...{ id: ({ id }) => id, name: ({ title }) => title },
			header: t("lists:bulk.select"),
		});
	const menu: Column<TaskRow> = {
		key: "menu",
		header: t("task.more"),
		hideHeader: true,
		phone: "end",
		align: "right",
		cell: (task) => <TaskMenu task={task} action={action} />,
	};
	const visible = columns.filter(({ key }) => shown.includes(key));
	return (
		<Table
			label={t("tasks.title")}
			columns={[...(box ? [box] : []), ...visible, ...(writes ? [menu] : [])]}
			rows={rows}
			rowKey={({ id }) => id}
			isCurrent={({ id }) => id === current}
			wide={visible.length >= 7}
		/>
	);
}
