import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkTold } from "#app/lists/components/bulk-told";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewVerbs } from "#app/lists/views.server";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { ListMore } from "../components/list-more";
import { TaskBoard } from "../components/task-board";
import { TaskPanel } from "../components/task-panel";
import { TasksTable } from "../components/tasks-table";
import { Told } from "../components/told";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { showTasks } from "../show-tasks.server";
import { bringBack, finishTask, moveTask, removeTask, reopenTask, saveTask, snooze } from "../task-actions.server";
import { MoveInput, SnoozeInput, TaskForm, TaskRef } from "../tasks.schema";
import { useTaskBulk } from "../tasks-list/components/use-task-bulk";
import {
	BulkAssign,
	BulkDue,
	BulkRemove,
	BulkSet,
	TaskCell,
	TasksQuery,
	UndoFields,
	UndoRemove,
	UndoStatus,
} from "../tasks-list/list.schema";
import { removeChosen, undoRemove } from "../tasks-list/remove.server";
import { assign, saveCell, setChosen, setDue, undoFields } from "../tasks-list/set-field.server";
import { undoStatus } from "../tasks-list/set-status.server";
import { taskList } from "../tasks-list/tasks.list";
import { listedTasks, taskSource } from "../tasks-list/tasks.source.server";

export const handle = {
	i18n: ["crmWork", "crmLists", "crmShare", "modules", "lists", "errors"],
	title: "crmWork:tasks.title",
};

const write = { level: 20 };

export const loader = page("tasks", TasksQuery, showTasks);
export const action = pageAction("tasks", {
	save: verb(TaskForm, saveTask, write),
	finish: verb(TaskRef, finishTask, write),
	reopen: verb(TaskRef, reopenTask, write),
	move: verb(MoveInput, moveTask, write),
	snooze: verb(SnoozeInput, snooze, write),
	remove: verb(TaskRef, removeTask, write),
	restore: verb(TaskRef, bringBack, write),
	saveField: verb(TaskCell, saveCell, write),
	bulkAssign: verb(BulkAssign, assign, write),
	bulkDue: verb(BulkDue, setDue, write),
	bulkSet: verb(BulkSet, setChosen, write),
	undoFields: verb(UndoFields, undoFields, write),
	undoStatus: verb(UndoStatus, undoStatus, write),
	bulkRemove: verb(BulkRemove, removeChosen, write),
	undoRemove: verb(UndoRemove, undoRemove, write),
	...countVerb(taskSource as never, listedTasks),
	...viewVerbs(taskList),
});

export default function Tasks() {
	const { list, rows, board, panel, choices, today, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmWork");
	const { t: words } = useTranslation("crmLists");
	const { pathname, search } = useLocation();
	const at = places(tenant);
	const address = useListAddress(taskList, list);
	const { state } = list;
	const selection = useSelection((rows ?? []).map(({ id }) => id));
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
	const isFiltered = state.q !== "" || state.filters.length > 0;
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
			<div className="px-4 md:px-6">
				<PageHeader
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
				/>
				<ListTabs
					definition={taskList}
					list={list}
					path={at.tasks}
					all={t("view.all")}
					label={t("tasks.views")}
					more={[{ to: turned, label: t("tasks.asBoard"), current: board !== null }]}
				/>
				<ListBar
					definition={taskList}
					list={list}
					searchLabel={t("tasks.search")}
					options={options}
					without={board ? ["customer", "status", "done"] : ["customer"]}
					exportTo={board ? undefined : `${at.tasks}/export`}
					hasColumns={board === null}
					actions={<ViewActions definition={taskList} list={list} answer={answer} />}
				/>
				<Told answer={answer} action={action} ns="crmWork" />
				<BulkTold answer={answer} />
				{board && <TaskBoard board={board} today={today} writes={writes} open={open} action={action} />}
				{rows?.length === 0 &&
					(isFiltered && !own ? (
						<NoHits clear={wholeList(list, at.tasks)} />
					) : (
						<EmptyState
							icon="list-checks"
							title={t(`empty.${own ?? "all"}`)}
							action={
								writes && (
									<LinkButton icon="plus" to={open("new")}>
										{t("tasks.new")}
									</LinkButton>
								)
							}
						>
							{t("emptyHelp.tasks")}
						</EmptyState>
					))}
			</div>
			{rows && rows.length > 0 && (
				<ListRegion>
					<TasksTable
						{...{ rows, today, tenant, writes, open, action, address, sort: state.sort }}
						current={panel?.task?.id ?? null}
						shown={shownColumns(taskList, state.columns)}
						selection={writes ? selection : undefined}
					/>
				</ListRegion>
			)}
			{rows && (
				<ListFoot
					list={list}
					address={address}
					range={t("tasks.range", { count: rows.length })}
					withSizes={selection.ids.size === 0}
				>
					{writes && <BulkBar definition={taskList} list={list} selection={selection} actions={bulk} answer={answer} />}
				</ListFoot>
			)}
		</WithPanel>
	);
}
