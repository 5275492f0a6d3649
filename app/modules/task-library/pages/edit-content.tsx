import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CaptionsForm } from "#app/media/captions/captions-form";
import { CoverForm } from "#app/media/cover/cover-form";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { editContentHandlers } from "../actions.server";
import { kindIcons } from "../choices";
import { ContentForm } from "../components/content-form";
import { LanguageForm } from "../components/language-form";
import { PartsEditor } from "../components/parts-editor";
import { RecordActions } from "../components/record-actions";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type ContentFormData, showEditContent } from "../show.server";
import { SPOKEN_MAX } from "../task-actions.server";
import { EditContentQuery } from "../task-library.schema";

export const handle = {
	i18n: ["taskLibrary", "editor", "media", "filePicker", "errors"],
	title: "taskLibrary:edit.title",
};

export const loader = page("edit", EditContentQuery, showEditContent);
export const action = pageAction("edit", editContentHandlers, { bodyMax: SPOKEN_MAX });

/** What is asked of YouTube must not read the page anew under the writer's hands. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	formData?.get("intent") === "film" ? false : defaultShouldRevalidate;

export default function EditContent() {
	const data = useLoaderData<typeof loader>() as ContentFormData & {
		content: NonNullable<ContentFormData["content"]>;
	};
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const { content, kind, tenant } = data;
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.library, label: t("library.title") }}
				title={content.name}
				actions={
					<LinkButton icon="eye" to={at.content(content.id)}>
						{t("edit.open")}
					</LinkButton>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="flex min-w-0 flex-col gap-8">
					<ContentForm
						key={content.updatedAt}
						data={data}
						answer={answer}
						intent="save"
						toKind={(one) => at.editContent(content.id, one)}
					/>
					{/^(audio|video)\//.test(content.fileType) && (
						<CaptionsForm
							key={`captions:${content.updatedAt}`}
							id={content.id}
							language={content.language}
							count={content.cueCount}
							answer={answer}
						/>
					)}
					<PartsEditor content={content} answer={answer} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<RecordActions
						id={content.id}
						name={content.name}
						status={content.status}
						trashHelp={
							content.sceneCount > 0 ? t("edit.trashUsed", { count: content.sceneCount }) : t("edit.trashHelp")
						}
					/>
					<LanguageForm content={content} answer={answer} to={at.editContent} />
					<CoverForm
						title={t("edit.background")}
						id={content.id}
						coverGuid={content.coverGuid}
						icon={kindIcons[kind]}
						tenant={tenant}
						answer={answer}
					/>
				</div>
			</div>
		</PageBody>
	);
}
