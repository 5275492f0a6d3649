import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page } from "../guard.server";
import { paths } from "../paths";
import { AnswersTable } from "../production/answers-table";
import { showRoom } from "../production/show-production.server";
import { OwnTasks, TasksTable } from "../production/tasks";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:production.title" };

export const loader = page("production", Nothing, showRoom);

/** Where Norwegian is written and spoken: what waits to be assessed, and the tasks. */
export default function Production() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("norwegianLearning");
	const at = paths(data.tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("production.title")}
				meta={t(data.isTeacher ? "production.teacherHelp" : "production.learnerHelp")}
				actions={
					data.isTeacher && (
						<LinkButton kind="primary" icon="plus" to={at.newProductionTask}>
							{t("production.new")}
						</LinkButton>
					)
				}
			/>
			<div className="flex flex-col gap-8">
				{data.isTeacher ? (
					<>
						<section aria-labelledby="waiting">
							<h2 id="waiting" className="mb-3 text-base font-semibold">
								{t("production.waiting")}
							</h2>
							{data.waiting.length === 0 ? (
								<p className="text-sm text-ink-2">{t("production.noneWaiting")}</p>
							) : (
								<AnswersTable rows={data.waiting} label={t("production.waiting")} tenant={data.tenant} />
							)}
						</section>
						<TasksTable tasks={data.tasks} tenant={data.tenant} />
						{data.done.length > 0 && (
							<section aria-labelledby="done">
								<h2 id="done" className="mb-3 text-base font-semibold">
									{t("production.done")}
								</h2>
								<AnswersTable rows={data.done} label={t("production.done")} tenant={data.tenant} />
							</section>
						)}
					</>
				) : (
					<OwnTasks data={data} />
				)}
			</div>
		</PageBody>
	);
}
