import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { TaskBoard } from "../components/task-board";
import { TaskPanel } from "../components/task-panel";
import { TasksTable } from "../components/tasks-table";
import { Told } from "../components/told";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { showTasks } from "../show-tasks.server";
import { bringBack, finishTask, moveTask, removeTask, reopenTask, saveTask, snooze } from "../task-actions.server";
import { MoveInput, SnoozeInput, TaskForm, TaskRef, TasksQuery } from "../tasks.schema";

export const handle = {
	i18n: ["crmWork", "crmShare", "lists", "modules", "lists", "errors"],
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
});

const views = ["mine", "today", "overdue", "upcoming", "all", "done"] as const;

export default function Tasks() {
	const { list, board, panel, today, query, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmWork");
	const [address] = useSearchParams();
	const { pathname, search } = useLocation();
	const to = (changes: Record<string, string | null>) => {
		const next = new URLSearchParams(address);
		for (const [name, value] of Object.entries({ cursor: null, before: null, ...changes }))
			if (value === null) next.delete(name);
			else next.set(name, value);
		return `${pathname}?${next}`;
	};
	const here = { cursor: address.get("cursor"), before: address.get("before") };
	const open = (id: string) => to({ task: id, ...here });
	const action = `${pathname}${search}`;
	const isBoard = query.as === "board";
	const isFiltered = query.q !== "" || query.priority !== null || query.customer !== null;
	const shown = isBoard ? (["mine", "all"] as const) : query.view === "trash" ? ([...views, "trash"] as const) : views;
	const count = list && (list.count > 50 ? "50+" : list.count);
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
						close={to({ task: null, ...here })}
						action={action}
						view={query.view}
						as={query.as}
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
							<LinkButton kind="primary" icon="plus" to={open("new")} preventScrollReset>
								{t("tasks.new")}
							</LinkButton>
						)
					}
				/>
				<Tabs
					label={t("tasks.views")}
					tabs={shown.map((view) => ({
						to: to({ view, task: null }),
						label: t(`view.${view}`),
						count: view === query.view && count !== null ? count : undefined,
						current: view === query.view || (isBoard && view === "mine" && query.view !== "all"),
					}))}
				/>
				<FilterBar
					searchLabel={isBoard ? undefined : t("tasks.search")}
					query={query.q}
					keep={{ view: query.view, as: isBoard ? "board" : null, customer: query.customer }}
					actions={
						<>
							{!isBoard && (
								<ExportMenu to={`${places(tenant).tasks}/export`} query={to({ task: null }).slice(pathname.length)} />
							)}
							{query.view !== "trash" && !isBoard && writes && (
								<LinkButton kind="quiet" icon="trash-2" to={to({ view: "trash", task: null })}>
									{t("view.trash")}
								</LinkButton>
							)}
							<LinkButton
								kind="quiet"
								icon={isBoard ? "layout-list" : "layout-dashboard"}
								to={to({
									as: isBoard ? null : "board",
									q: null,
									task: null,
									view: query.view === "all" ? "all" : "mine",
								})}
							>
								{t(isBoard ? "tasks.asList" : "tasks.asBoard")}
							</LinkButton>
						</>
					}
				>
					<FilterSelect
						label={t("task.priority")}
						name="priority"
						value={query.priority}
						options={[
							{ value: "", label: t("tasks.everyPriority") },
							...(["high", "normal", "low"] as const).map((value) => ({ value, label: t(`priority.${value}`) })),
						]}
					/>
				</FilterBar>
				<Told answer={answer} action={action} ns="crmWork" />
				{board && <TaskBoard board={board} today={today} writes={writes} open={open} action={action} />}
				{list?.items.length === 0 &&
					(isFiltered ? (
						<NoHits clear={to({ q: null, priority: null, customer: null, task: null })} />
					) : (
						<EmptyState
							icon="list-checks"
							title={t(`empty.${query.view}`)}
							action={
								writes &&
								query.view !== "trash" && (
									<LinkButton icon="plus" to={open("new")}>
										{t("tasks.new")}
									</LinkButton>
								)
							}
						>
							{t(`emptyHelp.${query.view === "trash" ? "trash" : "tasks"}`)}
						</EmptyState>
					))}
			</div>
			{list && list.items.length > 0 && (
				<>
					<TasksTable
						rows={list.items}
						today={today}
						tenant={tenant}
						writes={writes}
						open={open}
						current={panel?.task?.id ?? null}
						action={action}
					/>
					<TableFoot
						range={t("tasks.range", { count: list.items.length })}
						previous={list.previous && to({ before: list.previous })}
						next={list.next && to({ cursor: list.next })}
					/>
				</>
			)}
		</WithPanel>
	);
}
