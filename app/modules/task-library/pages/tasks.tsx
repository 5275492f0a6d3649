import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { kindIcons } from "../choices";
import { DueDay } from "../components/due-day";
import { TaskTabs } from "../components/task-tabs";
import { page } from "../guard.server";
import { showTasks } from "../own-tasks.server";
import { paths } from "../paths";
import { TasksQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "errors"], title: "taskLibrary:task.title" };

export const loader = page("tasks", TasksQuery, showTasks);

/** What the visitor has got to do with contents of the library. */
export default function Tasks() {
	const { items, next, isFirst, all, gives, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant);
	const query = all ? "all=1&" : "";
	return (
		<PageBody width="settings">
			<PageHeader title={t("task.title")} />
			<TaskTabs tenant={tenant} current={all ? "all" : "open"} gives={gives} />
			<div className="mt-5 flex flex-col gap-4">
				{items.length === 0 ? (
					<EmptyState icon="list-checks" title={t(all ? "task.noneYet" : "task.none")} />
				) : (
					<CardList label={t("task.title")}>
						{items.map(({ id, content, answerType, dueOn, isLate, answeredAt, hasComment }) => (
							<CardRow key={id} className="relative hover:bg-hover">
								<Icon name={kindIcons[content.kind]} className="size-5 shrink-0 text-ink-3" />
								<div className="min-w-0 flex-1">
									<Link
										to={at.task(id)}
										lang={content.lang}
										className="font-medium break-words after:absolute after:inset-0 hover:underline"
									>
										{content.title}
									</Link>
									<p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
										<span>{t(`task.type.${answerType}`)}</span>
										<DueDay dueOn={dueOn} isLate={isLate} />
									</p>
								</div>
								<span className="flex flex-wrap justify-end gap-1">
									{answeredAt !== null && <Badge tone="success">{t("task.isAnswered")}</Badge>}
									{hasComment && <Badge tone="info">{t("task.hasComment")}</Badge>}
								</span>
							</CardRow>
						))}
					</CardList>
				)}
			</div>
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("task.pages")}>
					{!isFirst && <LinkButton to={`${at.tasks}?${query}`}>{t("task.first")}</LinkButton>}
					{next && <LinkButton to={`${at.tasks}?${query}cursor=${next}`}>{t("task.more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
