import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OfferedQuestionsList } from "#app/directory/components/offered-questions";
import { OfferedQuery } from "#app/directory/take-questions.schema";
import { handler } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { TakeItemsInput } from "../bank/items.schema";
import { showOfferedItems, takeOverItems } from "../bank/take-over.server";
import { levels, skills } from "../choices";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["norwegianLearning", "questionOffer", "modules", "errors"],
	title: "questionOffer:title",
};

export const loader = page("bank", OfferedQuery, showOfferedItems);
export const action = pageAction("bank", { takeOver: handler(TakeItemsInput, takeOverItems) });

/** Questions of other modules that become items of the bank. */
export default function TakeItems() {
	const { offers, query, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["norwegianLearning", "questionOffer"]);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: paths(tenant).items, label: t("items.title") }} title={t("questionOffer:title")} />
			<OfferedQuestionsList offers={offers} query={query} answer={useActionData<typeof action>()}>
				<div className="flex flex-wrap gap-4">
					<SelectField
						name="level"
						label={t("item.level")}
						className="min-w-0 flex-1 basis-36"
						options={levels.map((value) => ({ value, label: value }))}
					/>
					<SelectField
						name="skill"
						label={t("item.skill")}
						className="min-w-0 flex-1 basis-36"
						options={skills.map((value) => ({ value, label: t(`skill.${value}`) }))}
					/>
				</div>
			</OfferedQuestionsList>
		</PageBody>
	);
}
