import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OfferedQuestionsList } from "#app/directory/components/offered-questions";
import { OfferedQuery, TakeOverInput } from "#app/directory/take-questions.schema";
import { handler } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { showOffered, takeOver } from "../bank/take-over.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "questionOffer", "modules", "errors"], title: "questionOffer:title" };

export const loader = page("edit", OfferedQuery, showOffered);
export const action = pageAction("edit", { takeOver: handler(TakeOverInput, takeOver) });

/** Questions of other modules that the bank takes. */
export default function TakeQuestions() {
	const { offers, query, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["courses", "questionOffer"]);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: paths(tenant).bank, label: t("bank.title") }} title={t("questionOffer:title")} />
			<OfferedQuestionsList offers={offers} query={query} answer={useActionData<typeof action>()} />
		</PageBody>
	);
}
