import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { Time } from "#app/ui/time";
import { DueDay } from "../components/due-day";
import { TaskTabs } from "../components/task-tabs";
import { page } from "../guard.server";
import { paths } from "../paths";
import { GivenTasksQuery } from "../task-library.schema";
import { showGivenTasks } from "../tasks.server";

export const handle = { i18n: ["taskLibrary", "errors"], title: "taskLibrary:task.given" };

export const loader = page("give", GivenTasksQuery, showGivenTasks);

/** Tasks that were given to people, with how many have answered. */
export default function GivenTasks() {
	const { items, next, isFirst, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader title={t("task.title")} />
			<TaskTabs tenant={tenant} current="given" gives />
			<div className="mt-5 flex flex-col gap-4">
				{items.length === 0 ? (
					<EmptyState
						icon="send"
						title={t("task.noneGiven")}
						action={<LinkButton to={at.library}>{t("library.title")}</LinkButton>}
					>
						{t("task.noneGivenHelp")}
					</EmptyState>
				) : (
					<CardList label={t("task.given")}>
						{items.map(({ id, title, answerType, dueOn, createdAt, by, all, answered }) => (
							<CardRow key={id} className="relative flex-wrap hover:bg-hover">
								<div className="min-w-0 flex-1 basis-64">
									<Link
										to={at.answers(id)}
										className="font-medium break-words after:absolute after:inset-0 hover:underline"
									>
										{title}
									</Link>
									<p className="flex flex-wrap gap-x-2 text-13 text-ink-3">
										<span>{t(`task.type.${answerType}`)}</span>
										<span>
											{by} · <Time at={createdAt} />
										</span>
										<DueDay dueOn={dueOn} />
									</p>
								</div>
								<div className="w-44 max-sm:w-full">
									<Progress value={answered} max={all} label={t("task.answeredOf", { answered, all })} />
								</div>
							</CardRow>
						))}
					</CardList>
				)}
			</div>
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("task.pages")}>
					{!isFirst && <LinkButton to={at.givenTasks}>{t("task.first")}</LinkButton>}
					{next && <LinkButton to={`${at.givenTasks}?cursor=${next}`}>{t("task.more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
