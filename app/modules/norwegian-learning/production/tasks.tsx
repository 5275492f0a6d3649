import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { RowLink, Table } from "#app/ui/table";
import { testTones } from "../choices";
import { paths } from "../paths";
import type { RoomData } from "./show-production.server";

type Task = RoomData["tasks"][number];
const stateTones = { draft: "info", sent: "info", done: "success" } as const;

/** The tasks as a teacher sees them. */
export function TasksTable({ tasks, tenant }: { tasks: Task[]; tenant: string }) {
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	return (
		<section aria-labelledby="tasks">
			<h2 id="tasks" className="mb-3 text-base font-semibold">
				{t("production.tasks")}
			</h2>
			{tasks.length === 0 ? (
				<EmptyState icon="pencil" title={t("production.noTask")}>
					{t("production.noTaskHelp")}
				</EmptyState>
			) : (
				<Table
					label={t("production.tasks")}
					density="roomy"
					rows={tasks}
					rowKey={({ id }) => id}
					columns={[
						{
							...{ key: "title", header: t("item.title"), phone: "title" },
							cell: ({ id, title }: Task) => <RowLink to={at.productionTask(id)}>{title}</RowLink>,
						},
						{
							...{ key: "kind", header: t("item.kind"), phone: "line" },
							cell: ({ kind }: Task) => t(`production.kind.${kind}`),
						},
						{
							...{ key: "status", header: t("test.status"), phone: "state" },
							cell: ({ status }: Task) => <Badge tone={testTones[status]}>{t(`testStatus.${status}`)}</Badge>,
						},
					]}
				/>
			)}
		</section>
	);
}

/** The tasks as a learner sees them: what can be answered, and how the own answers stand. */
export function OwnTasks({ data: { tasks, earlier, tenant } }: { data: RoomData }) {
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	if (tasks.length + earlier.length === 0)
		return (
			<EmptyState icon="pencil" title={t("production.noOwnTask")}>
				{t("production.noOwnTaskHelp")}
			</EmptyState>
		);
	return (
		<ul className="grid gap-4 sm:grid-cols-2">
			{tasks.map(({ id, title, kind, wordsAbout, secondsMost, own }) => {
				const isSent = own !== null && own.status !== "draft";
				return (
					<li key={id} className="card flex flex-col items-start gap-3 p-4">
						<div className="min-w-0">
							<h2 className="font-semibold break-words">{title}</h2>
							<p className="text-13 text-ink-3">
								{[
									t(`production.kind.${kind}`),
									...(kind === "speaking" ? [t("production.seconds", { count: secondsMost })] : []),
									...(kind === "writing" && wordsAbout > 0 ? [t("production.about", { count: wordsAbout })] : []),
								].join(" · ")}
							</p>
						</div>
						{own && <State own={own} />}
						{isSent ? (
							<LinkButton to={at.answer(own.id)} className="mt-auto" aria-label={`${t("production.see")}: ${title}`}>
								{t("production.see")}
							</LinkButton>
						) : (
							// A document of its own: a browser lets only the page that came with it use the microphone.
							<a
								href={at.doProduction(id)}
								className="btn btn-primary mt-auto"
								aria-label={`${t(own ? "production.goOn" : "production.begin")}: ${title}`}
							>
								{t(own ? "production.goOn" : "production.begin")}
							</a>
						)}
					</li>
				);
			})}
			{earlier.map((own) => (
				<li key={own.id} className="card flex flex-col items-start gap-3 p-4">
					<h2 className="font-semibold break-words">{own.title}</h2>
					<State own={own} />
					<LinkButton to={at.answer(own.id)} className="mt-auto" aria-label={`${t("production.see")}: ${own.title}`}>
						{t("production.see")}
					</LinkButton>
				</li>
			))}
		</ul>
	);
}

function State({ own: { status, level } }: { own: NonNullable<Task["own"]> }) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<Badge tone={stateTones[status]}>
			{level ? `${t("item.level")}: ${t(`levels.${level}`)}` : t(`production.state.${status}`)}
		</Badge>
	);
}
