import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownTask } from "../own/serialize-task.server";
import type { ShownTasks } from "../own/show-own-tasks.server";
import { SettleButton, SettleWithNote } from "./settle";

type Group = ShownTasks["groups"][number];
type OwnTasksTableProps = {
	group: Group;
	/** Whether any task of the page is about somebody or something. */
	hasAbout: boolean;
	/** Where presses are posted. */
	action: string;
	/** What was answered where there is no JavaScript. */
	answer: unknown;
};

/** Tasks of one group: what, about whom, of which module, until when, how it stands, and what can be done at once. */
export function OwnTasksTable({ group: { key, tasks }, hasAbout, action, answer }: OwnTasksTableProps) {
	const { t } = useTranslation("tasks");
	const isDone = key === "done";
	const columns: Column<ShownTask>[] = [
		{
			...{ key: "title", header: t("column.task"), phone: "title" },
			cell: ({ title, href, settle }) => (
				<>
					<RowLink to={href}>
						<span className={isDone ? "text-ink-3" : "break-words"}>{title}</span>
					</RowLink>
					{settle?.asks && <SettleWithNote {...{ title, settle, action, answer }} />}
				</>
			),
		},
		{
			...{ key: "about", header: t("column.about"), phone: "line", className: "sm:w-44" },
			cell: ({ about }) =>
				about?.href ? (
					<Link to={about.href} className="relative hover:underline">
						{about.name}
					</Link>
				) : (
					about?.name
				),
		},
		{
			...{ key: "module", header: t("column.module"), phone: "line", className: "sm:w-40" },
			cell: ({ label, icon }) => (
				<span className="inline-flex items-center gap-1.5">
					<Icon name={toIconName(icon)} className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
					{label}
				</span>
			),
		},
		isDone
			? {
					...{ key: "done", header: t("column.done"), phone: "line", className: "sm:w-34" },
					cell: ({ doneAt }) => doneAt !== null && <Time at={doneAt} />,
				}
			: {
					...{ key: "due", header: t("column.due"), phone: "line", className: "sm:w-34" },
					cell: (task) => <DueInWords task={task} />,
				},
		{
			...{ key: "state", header: t("column.state"), phone: "state", className: "sm:w-34" },
			cell: ({ state }) => <StateBadge state={state} />,
		},
		{
			...{
				key: "press",
				header: t("column.press"),
				hideHeader: true,
				phone: "state",
				className: "whitespace-nowrap sm:w-32",
			},
			cell: ({ title, settle }) =>
				settle && !settle.asks ? (
					<SettleButton
						{...{ title, settle, action }}
						intent={settle.way === "run" ? "settleNeed" : "unsettleNeed"}
						size="sm"
						around="relative sm:text-right"
					/>
				) : null,
		},
	];
	const shown = columns.filter(({ key }) => key !== "about" || hasAbout);
	return <Table label={t(`group.${key}`)} columns={shown} rows={tasks} rowKey={({ key }) => key} density="roomy" />;
}

/** What is overdue says so in words and for how long. */
function DueInWords({ task: { due, late } }: { task: ShownTask }) {
	const { t } = useTranslation("tasks");
	if (due === null) return <span className="text-ink-3">{t("noDue")}</span>;
	if (late === null) return <Time at={due} />;
	return (
		<span className="inline-flex items-center gap-1.5 text-danger-ink">
			<Icon name="circle-alert" className="shrink-0" />
			<span>
				<span className="whitespace-nowrap">{late > 0 ? t("late", { count: late }) : t("overdue")}</span>
				<span className="block text-xs text-ink-3 max-sm:hidden">
					<Time at={due} as="date" />
				</span>
			</span>
		</span>
	);
}

const looks = {
	todo: { tone: "neutral" },
	doing: { tone: "accent" },
	renew: { tone: "warning" },
	toCheck: { tone: "warning" },
	checked: { tone: "success" },
	done: { tone: "success" },
	cancelled: { tone: "neutral" },
} as const;

function StateBadge({ state }: Pick<ShownTask, "state">) {
	const { t } = useTranslation("tasks");
	return <Badge tone={looks[state].tone}>{t(`state.${state}`)}</Badge>;
}
