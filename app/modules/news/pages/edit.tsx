import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { SelectField } from "#app/ui/text-field";
import { CoverCard } from "../components/cover-card";
import { FiguresCard } from "../components/figures-card";
import { HistoryCard } from "../components/history-card";
import { Preview } from "../components/preview";
import { SettingsCard } from "../components/settings-card";
import { ITEM_FORM, type ItemForm, TextForm } from "../components/text-form";
import { QuestionsInput } from "../confirm/questions.schema";
import { saveQuestions } from "../confirm/questions.server";
import { QuestionsCard } from "../confirm/questions-card";
import { ReadersCard } from "../confirm/readers-card";
import {
	addFile,
	addPicture,
	autosave,
	dropCover,
	keepFocus,
	keepItem,
	newLanguage,
	publishText,
	putBack,
	remind,
	takeBack,
	trash,
	uploadCover,
} from "../edit-actions.server";
import { EventCard } from "../event/event-card";
import { page, pageAction } from "../guard.server";
import { ItemInput, PublishItemInput } from "../item.schema";
import { sendTestLetter } from "../letter.server";
import { ArticleRef, EditInput, FileInput, FocusInput, PictureInput, TextRef, VersionRef } from "../news.schema";
import { paths } from "../paths";
import { showEdit } from "../show-edit.server";

export const handle = {
	i18n: ["news", "editor", "lists", "media", "filePicker", "modules", "people", "errors"],
	title: "news:title",
};

export const loader = page("edit", EditInput, showEdit);
export const action = pageAction(
	"edit",
	{
		save: handler(ItemInput, keepItem),
		autosave: handler(ItemInput, autosave),
		publish: handler(PublishItemInput, publishText),
		unpublish: handler(TextRef, takeBack),
		language: handler(TextRef, newLanguage),
		restore: handler(VersionRef, putBack),
		questions: handler(QuestionsInput, saveQuestions),
		focus: handler(FocusInput, keepFocus),
		dropCover: handler(ArticleRef, dropCover),
		picture: handler(PictureInput, addPicture),
		file: handler(FileInput, addFile),
		cover: handler(PictureInput, uploadCover),
		testLetter: handler(TextRef, sendTestLetter),
		remind: handler(ArticleRef, remind),
		trash: handler(ArticleRef, trash),
	},
	{ bodyMax: 6_000_000 },
);

/** What the editor keeps by itself must not read the page anew under the writer's hands. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	["autosave", "file", "picture"].includes(String(formData?.get("intent"))) ? false : defaultShouldRevalidate;

export default function EditNews() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("news");
	const { article, text, tenant, preview } = data;
	const at = paths(tenant);
	const here = at.edit(article.id, text.language);
	const refused = [useFormProblem(answer, { intent: "publish" }), useFormProblem(answer, { intent: "save" })] as const;
	const problem = refused.find((one) => one.refused) ?? refused[0];
	const [audience, setAudience] = useState(problem.typed("audience") ?? article.audience);
	const item = useRef<ItemForm>(null);
	const touch = () => item.current?.touch();
	const shown = useShownText(text, item);
	if (preview) return <Preview preview={preview} back={here} id={article.id} />;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.work, label: t("work") }}
				title={text.title}
				actions={
					<>
						{article.isLive && (
							<LinkButton icon="newspaper" to={at.view(article.guid)}>
								{t("edit.view")}
							</LinkButton>
						)}
						<LinkButton icon="eye" to={`${here}&preview=desktop`}>
							{t("edit.preview")}
						</LinkButton>
					</>
				}
			/>
			<Tabs
				label={t("edit.languages")}
				tabs={data.languages.map(({ language, status }) => ({
					to: at.edit(article.id, language),
					label: `${languages[language as Language]?.name ?? language} · ${t(`status.${status}`)}`,
					current: language === text.language,
				}))}
			/>
			<div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0">
					<TextForm key={`${shown.language}:${shown.updatedAt}`} {...{ data, problem, audience }} handle={item} />
					<HistoryCard data={data} here={here} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<CoverCard
						article={article}
						tenant={data.tenantId}
						tenantGuid={tenant}
						here={here}
						answer={answer}
						keepAlt={(alt, goOn) => item.current?.keepAlt(alt, goOn)}
					/>
					<div onChange={touch}>
						<SettingsCard
							key={settingsKey(article)}
							form={ITEM_FORM}
							{...{ data, problem, audience, setAudience, touch }}
						/>
					</div>
					{article.asksConfirmation && (
						<QuestionsCard
							key={`${text.language}:${JSON.stringify(article.questions)}`}
							id={article.id}
							language={text.language}
							questions={article.questions}
							answer={answer}
						/>
					)}
					<div onChange={touch}>
						<EventCard
							key={JSON.stringify(article.event)}
							form={ITEM_FORM}
							event={article.event}
							timeZone={data.timeZone}
							problem={problem}
						/>
					</div>
					<Form method="post" className="card flex flex-col gap-3 p-4">
						<input type="hidden" name="id" value={article.id} />
						<SelectField
							name="language"
							label={t("edit.addLanguage")}
							options={data.otherLanguages.map((code) => ({ value: code, label: languages[code].name, lang: code }))}
						/>
						<SubmitButton intent="language" kind="secondary" icon="languages">
							{t("edit.add")}
						</SubmitButton>
					</Form>
					{data.figures && <FiguresCard figures={data.figures} receipts={data.receipts} />}
					{data.receipts && <ReadersCard receipts={data.receipts} article={article} file={at.readers(article.id)} />}
					<ConfirmButton
						label={t("edit.trash")}
						icon="trash-2"
						title={t("edit.trashTitle", { title: text.title })}
						confirmLabel={t("edit.trash")}
						keepLabel={t("edit.keep")}
						fields={{ intent: "trash", id: article.id }}
					>
						{t("edit.trashHelp")}
					</ConfirmButton>
				</div>
			</div>
		</PageBody>
	);
}

/** The text that the form was opened with: it stays while nothing but the form itself has changed it. */
function useShownText(text: { language: string; updatedAt: number }, form: RefObject<ItemForm>) {
	const shown = useRef(text);
	if (text.language !== shown.current.language || !form.current?.knows(text.updatedAt)) shown.current = text;
	return shown.current;
}

/** What is kept of the settings: where that is as before, what was chosen and not kept yet stays when the page is read anew. */
function settingsKey(article: ReturnType<typeof useLoaderData<typeof loader>>["article"]): string {
	const { categoryId, moreCategoryIds, authorId, audience, audienceFor, pinnedUntil } = article;
	const { tellsBell, tellsMail, asksConfirmation } = article;
	const ticks = [tellsBell, tellsMail, asksConfirmation];
	return JSON.stringify([categoryId, moreCategoryIds, authorId, audience, audienceFor, pinnedUntil, ticks]);
}
