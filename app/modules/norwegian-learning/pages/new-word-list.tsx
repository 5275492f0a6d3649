import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ListForm } from "../words/list-form";
import { newListHandlers } from "../words/word-actions.server";

export const handle = { i18n: ["norwegianWords", "norwegianLearning", "errors"], title: "norwegianWords:list.new" };

export const loader = page("wordLists", Nothing, ({ tenant }) => ({ tenant: tenant.guid }));
export const action = pageAction("wordLists", newListHandlers);

export default function NewWordList() {
	const { tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianWords");
	return (
		<PageBody width="home">
			<PageHeader back={{ to: paths(tenant).words, label: t("title") }} title={t("list.new")} />
			<ListForm list={null} answer={answer} />
		</PageBody>
	);
}
