import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CaptionsForm } from "#app/media/captions/captions-form";
import { CoverForm } from "#app/media/cover/cover-form";
import { languages } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { SelectField, TextField } from "#app/ui/text-field";
import { ContentCheck } from "../components/content-check";
import { CourseActions } from "../components/course-actions";
import { CourseRulesForm } from "../components/course-rules-form";
import { EndingForm } from "../components/ending-form";
import { LettersForm } from "../components/letters-form";
import { LibraryPanel } from "../components/library-panel";
import { Original } from "../components/original";
import { PartActions } from "../components/part-actions";
import { PartForm } from "../components/part-form";
import { PartRulesForm } from "../components/part-rules-form";
import { PartTree } from "../components/part-tree";
import { QuizEditor } from "../components/quiz-editor";
import { SettingsForm } from "../components/settings-form";
import { SoundForm } from "../components/sound-form";
import { EditQuery } from "../courses.schema";
import { editHandlers } from "../edit-actions.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { QUESTION_FORM_MAX } from "../question-media";
import { type EditData, showEdit } from "../show-edit.server";

export const handle = { i18n: ["courses", "editor", "media", "filePicker", "errors"], title: "courses:edit.title" };

export const loader = page("edit", EditQuery, showEdit);
export const action = pageAction("edit", editHandlers, { bodyMax: QUESTION_FORM_MAX });

/** What is put into a text must not read the page anew under the writer's hands. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	["file", "autosave"].includes(String(formData?.get("intent"))) ||
	(formData?.get("intent") === "picture" && formData.get("use") === "body")
		? false
		: defaultShouldRevalidate;

const dots = { filled: "●", approved: "●", draft: "◔", missing: "○", outdated: "◐" } as const;

export default function EditCourse() {
	const data = useLoaderData<typeof loader>() as EditData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { course, tree, part, text, language, tenant } = data;
	const at = paths(tenant);
	const here = (partId?: string, code: string = language) =>
		at.edit(course.id, course.name, { part: partId, language: code });
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.dashboard, label: t("title") }}
				title={course.name}
				actions={
					<>
						<LinkButton icon="users-round" to={at.learners(course.id)}>
							{t("learners.title")}
						</LinkButton>
						<LinkButton icon="languages" to={at.translations(course.id)}>
							{t("translations.title")}
						</LinkButton>
						<LinkButton icon="eye" to={`${at.course(course.id)}?preview`}>
							{t("edit.preview")}
						</LinkButton>
						{course.audience === "public" && course.status === "published" && (
							<LinkButton icon="globe" to={at.tutorial()}>
								{t("tutorial")}
							</LinkButton>
						)}
					</>
				}
			/>
			{data.waitingForever.length > 0 && (
				<div className="mb-6">
					<Notice tone="danger" title={t("rules.waitingForever")}>
						{data.waitingForever.join(", ")}
					</Notice>
				</div>
			)}
			{/* Beside an original there is room for two columns only: what is done with a part then stands below the tree. */}
			<div
				className={`grid gap-8 ${data.original ? "lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]" : "lg:grid-cols-[17rem_minmax(0,1fr)_17rem]"}`}
			>
				<div className="flex min-w-0 flex-col gap-4">
					<Link
						to={here()}
						aria-current={part ? undefined : "page"}
						className={`flex min-h-11 items-center rounded-lg px-2 text-sm font-semibold ${part ? "hover:bg-hover" : "bg-accent-soft"}`}
					>
						{t("edit.aboutCourse")}
					</Link>
					<PartTree tree={tree} current={part?.id} to={(id) => here(id)} />
					<AddPart data={data} answer={answer} />
					<DeletedParts data={data} />
				</div>
				<div className={`min-w-0 ${data.original ? "lg:row-span-2" : ""}`}>
					<Tabs
						label={t("languages")}
						tabs={data.languages.map(({ code, state }) => ({
							to: here(part?.id, code),
							label: `${languages[code].name} ${dots[state]} ${t(`state.${state}`)}`,
							current: code === language,
						}))}
					/>
					<div className="mt-5">
						{part && text ? (
							<>
								<div className={data.original ? "grid gap-x-6 xl:grid-cols-2" : ""}>
									<Original data={data} />
									<div className="min-w-0">
										<PartForm key={`${part.id}:${language}:${text.updatedAt}`} data={data} answer={answer} />
									</div>
								</div>
								{text.media && (
									<CaptionsForm
										key={`captions:${text.updatedAt}`}
										id={part.id}
										language={language}
										count={text.cueCount}
										answer={answer}
									/>
								)}
								<SoundForm key={`sound:${part.id}:${language}:${text.sound?.guid}`} data={data} answer={answer} />
								<LibraryPanel key={`library:${part.id}:${data.library?.find}`} data={data} answer={answer} />
								<PartRulesForm key={`rules:${part.id}:${JSON.stringify(part.needs)}`} data={data} answer={answer} />
								<QuizEditor key={`quiz:${part.id}:${language}:${text.updatedAt}`} data={data} answer={answer} />
							</>
						) : (
							<>
								<SettingsForm key={`${language}:${course.updatedAt}`} data={data} answer={answer} />
								<CourseRulesForm key={`rules:${course.updatedAt}`} data={data} answer={answer} />
								<LettersForm key={`words:${language}:${course.updatedAt}`} data={data} answer={answer} />
								<EndingForm key={`ending:${language}:${course.updatedAt}`} data={data} answer={answer} />
							</>
						)}
					</div>
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					{part ? (
						<PartActions data={data} answer={answer} />
					) : (
						<>
							<CourseActions course={course} archive={at.archive(course.id)} answer={answer} />
							<ContentCheck course={course} check={at.check(course.id)} answer={answer} />
							<CoverForm
								title={t("edit.cover")}
								id={course.id}
								coverGuid={course.coverGuid}
								icon="graduation-cap"
								tenant={tenant}
								answer={answer}
							/>
						</>
					)}
					{data.otherLanguages.length > 0 && (
						<Form method="get" className="card flex flex-col items-start gap-3 p-4">
							{part && <input type="hidden" name="part" value={part.id} />}
							<SelectField
								id="another-language"
								name="language"
								label={t("edit.addLanguage")}
								className="w-full"
								options={data.otherLanguages.map((code) => ({ value: code, label: languages[code].name, lang: code }))}
							/>
							<SubmitButton kind="secondary" icon="languages">
								{t("edit.add")}
							</SubmitButton>
						</Form>
					)}
				</div>
			</div>
		</PageBody>
	);
}

function AddPart({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "add", ids: { title: "new-title" } });
	const { tree, part, language } = data;
	return (
		<Form
			key={`${part?.id}:${tree.length}:${tree.flatMap(({ lessons }) => lessons).length}`}
			method="post"
			className="card flex flex-col gap-3 p-4"
			noValidate
		>
			<input type="hidden" name="language" value={language} />
			<TextField
				id="new-title"
				name="title"
				label={t("edit.newPart")}
				error={problem.of("title")}
				defaultValue={problem.typed("title")}
			/>
			<SelectField
				id="new-chapter"
				name="chapterId"
				label={t("edit.within")}
				defaultValue={problem.typed("chapterId") ?? part?.chapterId ?? part?.id ?? ""}
				options={[
					{ value: "", label: t("edit.asChapter") },
					...tree.map(({ id, title }) => ({ value: id, label: t("edit.asLesson", { title }) })),
				]}
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="add" kind="secondary" icon="plus">
				{t("edit.add")}
			</SubmitButton>
		</Form>
	);
}

function DeletedParts({ data }: { data: EditData }) {
	const { t } = useTranslation("courses");
	if (data.trash.length === 0) return null;
	return (
		<details className="text-sm">
			<summary className="flex min-h-11 cursor-pointer items-center">
				{t("edit.deleted", { count: data.trash.length })}
			</summary>
			<ul className="flex flex-col gap-2">
				{data.trash.map(({ id, title }) => (
					<li key={id} className="flex items-center justify-between gap-2">
						<span className="min-w-0 break-words">{title}</span>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="id" value={id} />
							<SubmitButton intent="restorePart" kind="quiet" size="sm" icon="undo-2">
								{t("edit.restore")}
							</SubmitButton>
						</Form>
					</li>
				))}
			</ul>
		</details>
	);
}
