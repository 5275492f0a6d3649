import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RetentionForm, RulesForm, showRules } from "#app/media/library/rules.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RetentionCard } from "../components/retention-card";
import { RulesFields } from "../components/rules-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { keepFor, saveRules } from "../rules-actions.server";

export const handle = { i18n: ["filesRules", "files", "modules", "errors"], title: "filesRules:title" };

export const loader = page("sharedfiles", Nothing, showRules);
export const action = pageAction("sharedfiles", {
	save: handler(RulesForm, saveRules, { level: 30 }),
	retention: handler(RetentionForm, keepFor, { level: 30 }),
});

/** What may be uploaded and shared in the organisation, and how long its folders keep files. */
export default function Rules() {
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("filesRules");
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: paths(data.tenant).shared(), label: t("back") }} title={t("title")} meta={t("intro")} />
			<RulesFields rules={data.rules} types={data.types} answer={answer} />
			<RetentionCard kept={data.kept} folders={data.folders} answer={answer} />
		</PageBody>
	);
}
