import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { contentPageHandlers } from "../actions.server";
import { CardLanguages } from "../components/card-languages";
import { ContentMedia } from "../components/content-media";
import { ContentMeta } from "../components/content-meta";
import { ContentParts } from "../components/content-parts";
import { FavouriteButton } from "../components/favourite-button";
import { Rating } from "../components/rating";
import { Removal } from "../components/removal";
import { TaskNotice } from "../components/task-notice";
import { UsedIn } from "../components/used-in";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import type { WholeContent } from "../serialize.server";
import { showContent } from "../show.server";
import { ContentQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "media", "errors"], title: "taskLibrary:title" };

export const loader = page("library", ContentQuery, showContent);
export const action = pageAction("library", contentPageHandlers);

/** A content by itself, with the scenes and the courses in which it stands. */
export default function ContentPage() {
	const data = useLoaderData<typeof loader>();
	const {
		content: found,
		isFavourite,
		rating,
		usedIn,
		courses,
		card,
		given,
		tasks,
		edits,
		copies,
		gives,
		tenant,
	} = data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const content = found as WholeContent;
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.library, label: t("library.title") }}
				title={content.title}
				meta={<ContentMeta content={content} />}
				actions={
					<>
						<FavouriteButton id={content.id} title={content.title} isFavourite={isFavourite} />
						{content.kind === "text" && (
							<LinkButton icon="printer" to={at.printContent(content.id)} reloadDocument>
								{t("print.title")}
							</LinkButton>
						)}
						{gives && (
							<LinkButton icon="send" to={at.giveTask(content.id)}>
								{t("task.give")}
							</LinkButton>
						)}
						{copies && (
							<Form method="post">
								<input type="hidden" name="id" value={content.id} />
								<SubmitButton intent="copy" kind="secondary" icon="copy">
									{t(content.isProvided ? "provided.copy" : "edit.copy")}
								</SubmitButton>
							</Form>
						)}
						{edits && (
							<LinkButton icon="pencil" to={at.editContent(content.id)} reloadDocument>
								{t("edit.title")}
							</LinkButton>
						)}
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-4">
					{content.isProvided && copies && <Notice tone="info">{t("provided.help")}</Notice>}
					<CardLanguages card={card} current={content.id} to={at.content} />
					<TaskNotice tasks={tasks} tenant={tenant} />
					<ContentMedia content={content} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					{content.tags.length > 0 && (
						<ul aria-label={t("field.tags")} className="flex flex-wrap gap-1.5">
							{content.tags.map((tag) => (
								<li key={tag}>
									<Link
										to={`${at.library}?${new URLSearchParams({ f: `tags.any.${encodeURIComponent(tag)}` })}`}
										className="chip min-h-8 pr-2.5 hover:bg-hover max-md:min-h-11"
									>
										{tag}
									</Link>
								</li>
							))}
						</ul>
					)}
					<ContentParts parts={content.parts} language={content.language} />
					<UsedIn
						title={t("usedIn", { count: usedIn.length })}
						places={usedIn.map((scene) => ({ ...scene, to: at.lesson(scene.id) }))}
					/>
					<UsedIn
						title={t("usedInCourses", { count: courses.length })}
						places={courses.map((course) => ({ ...course, to: course.path }))}
					/>
					{content.needed !== null && content.said > 0 && (
						<p className="flex items-start gap-2 text-sm text-ink-2">
							<Icon name="clock" className="mt-0.5 shrink-0" />
							{t("timed", { said: content.said, needed: content.needed })}
						</p>
					)}
					{given && <Removal content={content} given={given} scenes={usedIn.length} courses={courses.length} />}
					<Rating id={content.id} rating={rating} answer={answer} />
				</div>
			</div>
		</PageBody>
	);
}
