import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AssignFields } from "../components/assign-fields";
import { PathForm } from "../components/path-form";
import { ProgressRing } from "../components/progress-ring";
import { AssignPathInput, PathQuery, SavePathInput } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { assignPath, type PathData, removePath, savePath, showPath, takePath } from "../learning-paths.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "people", "errors"], title: "courses:paths.title" };

export const loader = page("dashboard", PathQuery, showPath);
export const action = pageAction("dashboard", {
	take: handler(PathQuery, async (visit: Visit, input) => {
		await takePath(visit, input);
		return done({ snackbar: { key: "courses:snackbar.saved" } });
	}),
	save: handler(
		SavePathInput,
		async (visit: Visit, input) => {
			await savePath(visit, input);
			return done({ snackbar: { key: "courses:snackbar.saved" } });
		},
		{ level: 30 },
	),
	assign: handler(
		AssignPathInput,
		async (visit: Visit, input) => {
			const count = await assignPath(visit, input);
			return done({ snackbar: { key: "courses:snackbar.assigned", params: { count } } });
		},
		{ level: 20 },
	),
	remove: handler(
		PathQuery,
		async (visit: Visit, input) => {
			await removePath(visit, input);
			return done({ to: paths(visit.tenant.guid).paths, snackbar: { key: "courses:snackbar.dropped" } });
		},
		{ level: 30 },
	),
});

/** One path: its courses, how far one is, and for those who follow up, who takes it. */
export default function LearningPath() {
	const data = useLoaderData<typeof loader>() as PathData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const { path, courses, progress, goOn, isTaken, dueOn, choice, edits, tenant } = data;
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.paths, label: t("paths.title") }}
				title={path.title}
				badges={path.status === "draft" ? <Badge>{t("status.draft")}</Badge> : undefined}
			/>
			<div className="flex flex-wrap items-center gap-5">
				<ProgressRing percent={progress.percent} label={t("paths.progress", { percent: progress.percent })} />
				<div className="min-w-0 flex-1 basis-60">
					{path.summary && (
						<p lang={path.lang} className="break-words whitespace-pre-line">
							{path.summary}
						</p>
					)}
					<p className="text-sm text-ink-2">
						{t("paths.coursesDone", progress)}
						{dueOn && ` · ${t("assignedUntil", { date: date(dueOn) })}`}
					</p>
				</div>
				{isTaken
					? goOn && (
							<LinkButton kind="primary" size="lg" icon="arrow-right" iconAfter to={at.course(goOn)}>
								{t("continue")}
							</LinkButton>
						)
					: path.status === "published" && (
							<Form method="post">
								<SubmitButton intent="take" size="lg">
									{t("paths.take")}
								</SubmitButton>
							</Form>
						)}
			</div>
			<Section title={t("title")} intro={path.inOrder ? t("paths.inOrderHelp") : undefined}>
				{courses.length === 0 ? (
					<p className="text-sm text-ink-2">{t("paths.noCourses")}</p>
				) : (
					<ol className="card divide-y divide-line shadow-1">
						{courses.map(({ id, title, lang, minutes, isDone, isLocked }, nth) => (
							<CardRow key={id}>
								{isDone || isLocked ? (
									<Icon
										name={isDone ? "circle-check" : "lock"}
										className={isDone ? "text-success-ink" : "text-ink-3"}
									/>
								) : (
									<span className="size-4 shrink-0 rounded-full border-2 border-line-2" aria-hidden="true" />
								)}
								<span className="min-w-0 flex-1">
									<Link to={at.course(id)} className="link font-medium break-words" lang={lang}>
										{nth + 1}. {title}
									</Link>
									<span className="block text-13 text-ink-2">
										{isDone ? t("learners.completed") : isLocked ? t("paths.locked") : t("minutes", { count: minutes })}
									</span>
								</span>
							</CardRow>
						))}
					</ol>
				)}
			</Section>
			{choice && path.status === "published" && courses.length > 0 && <Followed {...{ data, choice, answer }} />}
			{edits && (
				<>
					<Section title={t("paths.settings")}>
						<PathForm data={data} answer={answer} />
					</Section>
					<div className="mt-6">
						<ConfirmButton
							label={t("paths.remove")}
							icon="trash-2"
							title={t("paths.remove")}
							confirmLabel={t("paths.remove")}
							fields={{ intent: "remove" }}
						>
							{t("paths.removeHelp")}
						</ConfirmButton>
					</div>
				</>
			)}
		</PageBody>
	);
}

type FollowedProps = { data: PathData; choice: NonNullable<PathData["choice"]>; answer: unknown };

function Followed({ data, choice, answer }: FollowedProps) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const problem = useFormProblem(answer, { intent: "assign" });
	const { learners, tenant } = data;
	return (
		<Section title={t("learners.title")}>
			{learners.length > 0 && (
				<CardList label={t("learners.title")}>
					{learners.map(({ userId, name, done: completed, all, dueOn, isLate }) => (
						<CardRow key={userId} className="flex-wrap justify-between">
							<span className="min-w-0 flex-1 basis-40 font-medium break-words">{name}</span>
							<span className="text-sm text-ink-2">{t("paths.coursesDone", { done: completed, all })}</span>
							{dueOn && completed < all && <Badge tone={isLate ? "danger" : "neutral"}>{date(dueOn)}</Badge>}
						</CardRow>
					))}
				</CardList>
			)}
			<Form
				method="post"
				preventScrollReset
				className="card mt-4 flex flex-col gap-4 p-4"
				noValidate
				key={learners.length}
			>
				<AssignFields {...{ tenant, choice, problem }} intent="assign" label={t("paths.assign")} />
			</Form>
		</Section>
	);
}
