import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { newContentHandlers } from "../actions.server";
import { ContentForm } from "../components/content-form";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showNewContent } from "../show.server";
import { SPOKEN_MAX } from "../task-actions.server";
import { NewContentQuery } from "../task-library.schema";

export const handle = {
	i18n: ["taskLibrary", "editor", "media", "filePicker", "errors"],
	title: "taskLibrary:library.new",
};

export const loader = page("edit", NewContentQuery, showNewContent);
export const action = pageAction("edit", newContentHandlers, { bodyMax: SPOKEN_MAX });

export default function NewContent() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const at = paths(data.tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.library, label: t("library.title") }} title={t("library.new")} />
			<ContentForm data={data} answer={answer} intent="create" toKind={at.newContent} />
		</PageBody>
	);
}
