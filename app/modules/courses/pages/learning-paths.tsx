import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, verb } from "#app/platform/guard.server";
import { languageCodes, languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { ProgressRing } from "../components/progress-ring";
import { CreatePathInput, PathsQuery } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { createPath, showPaths } from "../learning-paths.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:paths.title" };

export const loader = page("dashboard", PathsQuery, showPaths);
export const action = pageAction("dashboard", {
	create: verb(
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
	const problem = useFormProblem(answer, { intent: "create" });
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.dashboard, label: t("title") }} title={t("paths.title")} />
			{edits && (
				<details open={problem.refused || undefined} className="mb-5">
					<summary className="btn btn-primary w-fit">{t("paths.new")}</summary>
					<Form method="post" className="card mt-3 flex max-w-160 flex-col gap-4 p-4" noValidate>
						<TextField
							id="title"
							name="title"
							label={t("paths.name")}
							error={problem.of("title")}
							defaultValue={problem.typed("title")}
						/>
						<SelectField
							id="language"
							name="language"
							label={t("edit.firstLanguage")}
							defaultValue={problem.typed("language") ?? language}
							options={languageCodes.map((value) => ({ value, label: languages[value].name, lang: value }))}
						/>
						<FormErrors errors={problem.summary} />
						<SubmitButton intent="create" className="self-start">
							{t("paths.create")}
						</SubmitButton>
					</Form>
				</details>
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
