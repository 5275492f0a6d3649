import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LettersScreen } from "#app/directory/letters/components/letters-screen";
import { LettersQuery } from "#app/directory/letters/letters.schema";
import { handler } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { AnonymiseForm } from "../components/anonymise-form";
import { page, pageAction } from "../guard.server";
import { SwitchInput } from "../mails/mails.schema";
import { showSettings, switchMail } from "../mails/show-settings.server";
import { AnonymiseInput, saveMonths } from "../privacy/settings.server";

export const handle = { i18n: ["verdal", "ownLetters", "errors"], title: "verdal:mails.title" };

export const loader = page("settings", LettersQuery, showSettings);
export const action = pageAction("settings", {
	switch: handler(SwitchInput, switchMail),
	anonymise: handler(AnonymiseInput, saveMonths),
});

/** Which mails tell of placements, and which were sent. */
export default function Settings() {
	const { letters, months } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdal");
	return (
		<LettersScreen
			letters={letters}
			title={t("mails.title")}
			help={t("mails.help")}
			about={t("mails.about")}
			answer={answer}
		>
			<Section title={t("anonymise.title")} intro={t("anonymise.help")} className="mt-10">
				<AnonymiseForm months={months} />
			</Section>
		</LettersScreen>
	);
}
