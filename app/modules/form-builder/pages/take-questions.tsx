import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OfferedQuestionsList } from "#app/directory/components/offered-questions";
import { OfferedQuery, TakeOverInput } from "#app/directory/take-questions.schema";
import { showOfferedTo, takeIntoLibrary } from "#app/forms/library/take-questions.server";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { area } from "../area";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["formLibrary", "questionOffer", "modules", "errors"], title: "questionOffer:title" };

export const loader = page("front", OfferedQuery, (visit: Visit, query) => showOfferedTo(visit, area, query));
export const action = pageAction("front", {
	takeOver: handler(TakeOverInput, async (visit: Visit, input) => {
		const count = await takeIntoLibrary(visit, area, input);
		const snackbar = { key: "questionOffer:taken", params: { count } };
		return done({ to: paths(visit.tenant.guid).library, snackbar });
	}),
});

/** Questions of other modules that the library of forms takes, without what is right of them. */
export default function TakeQuestions() {
	const { offers, query, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["formLibrary", "questionOffer"]);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: paths(tenant).library, label: t("title") }} title={t("questionOffer:title")} />
			<OfferedQuestionsList offers={offers} query={query} answer={useActionData<typeof action>()}>
				<p className="text-sm text-ink-2">{t("questionOffer:unmarked")}</p>
			</OfferedQuestionsList>
		</PageBody>
	);
}
