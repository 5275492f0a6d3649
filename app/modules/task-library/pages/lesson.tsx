import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { lessonHandlers } from "../actions.server";
import { ContentMedia } from "../components/content-media";
import { ContentMeta } from "../components/content-meta";
import { ContentParts } from "../components/content-parts";
import { FavouriteButton } from "../components/favourite-button";
import { FullScreenButton } from "../components/full-screen-button";
import { LessonOutline } from "../components/lesson-outline";
import { TaskNotice } from "../components/task-notice";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type LessonData, showLesson } from "../show.server";
import { LessonQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "media", "errors"], title: "taskLibrary:scenes.title" };

export const loader = page("lesson", LessonQuery, showLesson);
export const action = pageAction("lesson", lessonHandlers);

/** A scene as it is learned from: its first page, or one of its contents. */
export default function Lesson() {
	const data = useLoaderData<typeof loader>() as LessonData;
	return data.step ? <Step data={data} step={data.step} /> : <Start data={data} />;
}

/** What a scene is and what is in it, with the way in. */
function Start({ data }: { data: LessonData }) {
	const { t } = useTranslation("taskLibrary");
	const { scene, outline, goOn, progress, minutesLeft, edits, tenant } = data;
	const at = paths(tenant);
	const isOver = progress.all > 0 && progress.done === progress.all;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.scenes, label: t("scenes.title") }}
				title={scene.title}
				meta={`${t("contents", { count: progress.all })} · ${t("minutes", { count: scene.minutes })}`}
				actions={
					edits && (
						<LinkButton icon="pencil" to={at.editScene(scene.id)}>
							{t("scenes.edit")}
						</LinkButton>
					)
				}
			/>
			<div className="flex flex-col gap-5">
				<CoverPicture guid={scene.coverGuid} icon="presentation" className="aspect-video w-full rounded-xl" />
				{scene.intro && (
					<p lang={scene.language} className="break-words whitespace-pre-line">
						{scene.intro}
					</p>
				)}
				{progress.done > 0 && (
					<Progress
						value={progress.done}
						max={progress.all}
						label={[t("lesson.done", progress), minutesLeft > 0 && t("lesson.minutesLeft", { count: minutesLeft })]
							.filter(Boolean)
							.join(" · ")}
					/>
				)}
				{isOver && (
					<p className="flex items-center gap-2 font-medium">
						<Icon name="circle-check" className="text-success-ink" />
						{t("lesson.over")}
					</p>
				)}
				{goOn ? (
					<div>
						<LinkButton kind="primary" size="lg" icon="arrow-right" iconAfter to={at.lesson(scene.id, goOn)}>
							{t(isOver ? "lesson.again" : progress.done > 0 ? "lesson.goOn" : "lesson.begin")}
						</LinkButton>
					</div>
				) : (
					<EmptyState icon="presentation" title={t("lesson.none")} />
				)}
				{outline.length > 0 && (
					<section>
						<h2 className="mb-2 text-base font-semibold">{t("scenes.contents")}</h2>
						<LessonOutline outline={outline} to={(id) => at.lesson(scene.id, id)} />
					</section>
				)}
			</div>
		</PageBody>
	);
}

/** One content of a scene: large, with its text beside it. */
function Step({ data, step }: { data: LessonData; step: NonNullable<LessonData["step"]> }) {
	const { t } = useTranslation("taskLibrary");
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "done" });
	const whole = useRef<HTMLDivElement>(null);
	const { scene, outline, previous, next, progress, minutesLeft, tenant } = data;
	const at = paths(tenant);
	const to = (id: string) => at.lesson(scene.id, id);
	const bar = <Progress value={progress.done} max={progress.all} label={t("lesson.done", progress)} />;
	return (
		<div ref={whole} className="flex min-h-full flex-col overflow-y-auto bg-sheet">
			<div className="flex min-h-14 items-center gap-3 border-b border-line px-4 md:px-6">
				<Link
					to={at.lesson(scene.id)}
					aria-label={t("lesson.back")}
					title={t("lesson.back")}
					className="icon-btn -ml-2 shrink-0"
				>
					<Icon name="arrow-left" />
				</Link>
				<p lang={scene.lang} className="min-w-0 flex-1 truncate font-semibold">
					{scene.title}
				</p>
				{minutesLeft > 0 && (
					<p className="shrink-0 text-13 text-ink-2">{t("lesson.minutesLeft", { count: minutesLeft })}</p>
				)}
				<div className="max-sm:hidden">
					<FullScreenButton of={whole} />
				</div>
			</div>
			<details className="border-b border-line lg:hidden">
				<summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 text-sm font-medium">
					<Icon name="list-checks" />
					{t("scenes.contents")}
					<span className="ml-auto text-13 text-ink-3">{t("lesson.done", progress)}</span>
				</summary>
				<div className="px-2 pb-4">
					<LessonOutline outline={outline} current={step.id} to={to} />
				</div>
			</details>
			<div className="flex flex-1">
				<aside className="w-61 shrink-0 border-r border-line bg-sunken px-3 py-5 max-lg:hidden">
					<div className="mb-4 px-2.5">{bar}</div>
					<LessonOutline outline={outline} current={step.id} to={to} />
				</aside>
				<div className="flex min-w-0 flex-1 flex-col px-4 pt-5 pb-28 md:px-6 md:pb-0">
					<div className="mb-4 flex items-start justify-between gap-3">
						<div className="min-w-0">
							<h1 lang={step.lang} className="text-xl font-semibold break-words">
								{step.title}
							</h1>
							<ContentMeta content={step} />
						</div>
						<FavouriteButton id={step.id} title={step.title} isFavourite={step.isFavourite} />
					</div>
					<div
						className={`grid flex-1 content-start gap-6 ${step.parts.length > 0 ? "xl:grid-cols-[minmax(0,1fr)_20rem]" : ""}`}
					>
						<div className="flex min-w-0 flex-col gap-4">
							<TaskNotice tasks={step.tasks} tenant={tenant} />
							<ContentMedia content={step} />
						</div>
						<ContentParts parts={step.parts} language={step.language} />
					</div>
					<FormErrors errors={problem.summary} />
					<div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-sheet pt-4 md:sticky md:bottom-0 md:pb-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:mt-0 max-md:p-4">
						{previous && (
							<LinkButton to={to(previous)} size="lg" icon="arrow-left" className="max-md:px-4">
								<span className="max-md:sr-only">{t("lesson.previous")}</span>
							</LinkButton>
						)}
						<Form method="post" className="max-md:flex-1">
							<input type="hidden" name="content" value={step.id} />
							<SubmitButton
								intent={step.isDone ? "undone" : "done"}
								size="lg"
								icon={step.isDone ? "undo-2" : "check"}
								kind={step.isDone ? "secondary" : "primary"}
								className="max-md:w-full"
							>
								{t(step.isDone ? "lesson.reopen" : "lesson.markDone")}
							</SubmitButton>
						</Form>
						{next && (
							<LinkButton
								to={to(next)}
								size="lg"
								icon="arrow-right"
								iconAfter
								kind={step.isDone ? "primary" : "secondary"}
								className="max-md:px-4"
							>
								<span className="max-md:sr-only">{t("lesson.next")}</span>
							</LinkButton>
						)}
					</div>
				</div>
			</div>
		</div>
	);
}
