import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { NewTitled } from "../components/new-titled";
import { ProgressRing } from "../components/progress-ring";
import { CreatePathInput, PathsQuery } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { createPath, showPaths } from "../learning-paths.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:paths.title" };

export const loader = page("dashboard", PathsQuery, showPaths);
export const action = pageAction("dashboard", {
	create: handler(
		CreatePathInput,
		async (visit: Visit, input) => done({ to: paths(visit.tenant.guid).path(await createPath(visit, input)) }),
		{ level: 30 },
	),
});

/** Courses that belong together, with how far one is in all of them. */
export default function LearningPaths() {
	const { paths: list, edits, language, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.dashboard, label: t("title") }} title={t("paths.title")} />
			{edits && (
				<NewTitled
					words={{ open: t("paths.new"), title: t("paths.name"), create: t("paths.create") }}
					{...{ language, answer }}
					className="mb-5"
				/>
			)}
			{list.length === 0 ? (
				<EmptyState icon="list-checks" title={t("paths.none")}>
					{t("paths.noneHelp")}
				</EmptyState>
			) : (
				<ul className="grid gap-5 sm:grid-cols-2">
					{list.map(({ id, title, lang, summary, status, percent, done: completed, all }) => (
						<li key={id} className="card relative flex min-w-0 items-center gap-4 p-4 shadow-1 hover:border-line-2">
							<ProgressRing percent={percent} label={t("paths.progress", { percent })} />
							<div className="min-w-0">
								<h2 lang={lang} className="text-lg font-semibold break-words">
									<Link to={at.path(id)} className="after:absolute after:inset-0 hover:underline">
										{title}
									</Link>
								</h2>
								{summary && (
									<p lang={lang} className="text-sm break-words text-ink-2">
										{summary}
									</p>
								)}
								<p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-3">
									{status === "draft" && <Badge>{t("status.draft")}</Badge>}
									{t("paths.coursesDone", { done: completed, all })}
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
		</PageBody>
	);
}
