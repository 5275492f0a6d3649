import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { useListAddress } from "#app/lists/components/use-list-address";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { WithPanel } from "#app/ui/side-panel";
import { CrmFeedback } from "../components/crm-feedback";
import { TaskBoard } from "../components/task-board";
import { TaskPanel } from "../components/task-panel";
import { TasksTable } from "../components/tasks-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showTasks } from "../show-tasks.server";
import { bringBack, finishTask, moveTask, removeTask, reopenTask, saveTask, snooze } from "../task-actions.server";
import { MoveInput, SnoozeInput, TaskForm, TaskRef } from "../tasks.schema";
import { useTaskBulk } from "../tasks-list/components/use-task-bulk";
import { BulkAssign, BulkDue, BulkSet, TaskCell, TasksQuery, UndoStatus } from "../tasks-list/list.schema";
import { assign, fieldHandlers, saveCell, setChosen, setDue } from "../tasks-list/set-field.server";
import { undoStatus } from "../tasks-list/set-status.server";
import { taskList } from "../tasks-list/tasks.list";
import { listedTasks, taskSource } from "../tasks-list/tasks.source.server";
import { taskTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crmWork", "tasks", "crmLists", "crmShare", "modules", "lists", "people", "errors"],
	title: "crmWork:tasks.title",
};

const write = { level: 20 };

export const loader = page("tasks", TasksQuery, showTasks);
export const action = pageAction("tasks", {
	save: handler(TaskForm, saveTask, write),
	finish: handler(TaskRef, finishTask, write),
	reopen: handler(TaskRef, reopenTask, write),
	move: handler(MoveInput, moveTask, write),
	snooze: handler(SnoozeInput, snooze, write),
	remove: handler(TaskRef, removeTask, write),
	restore: handler(TaskRef, bringBack, write),
	saveField: handler(TaskCell, saveCell, write),
	bulkAssign: handler(BulkAssign, assign, write),
	bulkDue: handler(BulkDue, setDue, write),
	bulkSet: handler(BulkSet, setChosen, write),
	...fieldHandlers,
	undoStatus: handler(UndoStatus, undoStatus, write),
	...taskTrash.handlers,
	...countHandler(taskSource as never, listedTasks),
	...viewHandlers(taskList),
});

export default function Tasks() {
	const { list, rows, board, panel, choices, today, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmWork");
	const { t: words } = useTranslation("crmLists");
	const { pathname, search } = useLocation();
	const at = paths(tenant);
	const address = useListAddress(taskList, list);
	const { state } = list;
	const bulk = useTaskBulk(tenant);
	const here = new URLSearchParams(search);
	/** The page as it is, with another panel or none. */
	const open = (task: string | null) => {
		const next = new URLSearchParams(here);
		next.delete("customer");
		if (task === null) next.delete("task");
		else next.set("task", task);
		return `${pathname}?${next}`;
	};
	const action = `${pathname}${search}`;
	const options = { customer: choices.customer, assignee: [{ value: "me", label: words("me") }, ...choices.assignee] };
	const own = taskList.views?.find(({ key }) => key === state.view)?.key as "mine" | undefined;
	const turned = address.to({}, { as: board ? null : "board", task: null });
	return (
		<WithPanel
			title={t("tasks.title")}
			panel={
				panel && (
					<TaskPanel
						key={panel.task?.id ?? "new"}
						panel={panel}
						tenant={tenant}
						writes={writes}
						close={open(null)}
						action={action}
						back={search.slice(1)}
						answer={answer}
					/>
				)
			}
		>
			<ListPage
				definition={taskList}
				list={list}
				rows={rows}
				path={at.tasks}
				answer={answer}
				title={t("tasks.title")}
				actions={
					writes && (
						<>
							<ListMore importTo={at.importTasks} trash={{ to: at.trashedTasks, label: words("trash.tasks") }} />
							<LinkButton kind="primary" icon="plus" to={open("new")} preventScrollReset>
								{t("tasks.new")}
							</LinkButton>
						</>
					)
				}
				tabs={{
					all: t("view.all"),
					label: t("tasks.views"),
					more: [{ to: turned, label: t("tasks.asBoard"), current: board !== null }],
				}}
				bar={{
					searchLabel: t("tasks.search"),
					options,
					without: board ? ["customer", "status", "done"] : ["customer"],
					exportTo: board ? undefined : `${at.tasks}/export`,
					hasColumns: board === null,
				}}
				above={
					<>
						<CrmFeedback answer={answer} action={action} ns="crmWork" />
						{board && <TaskBoard board={board} today={today} writes={writes} open={open} action={action} />}
					</>
				}
				empty={{
					icon: "list-checks",
					title: t(`empty.${own ?? "all"}`),
					help: t("emptyHelp.tasks"),
					action: writes && (
						<LinkButton icon="plus" to={open("new")}>
							{t("tasks.new")}
						</LinkButton>
					),
				}}
				range={t("tasks.range", { count: rows?.length ?? 0 })}
				bulk={writes ? bulk : undefined}
			>
				{(listing) => (
					<TasksTable {...listing} {...{ today, tenant, writes, open, action }} current={panel?.task?.id ?? null} />
				)}
			</ListPage>
		</WithPanel>
	);
}
