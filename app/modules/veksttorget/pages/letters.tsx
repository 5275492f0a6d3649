import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LettersScreen } from "#app/directory/letters/components/letters-screen";
import { LettersQuery } from "#app/directory/letters/letters.schema";
import { handler } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { SwitchInput } from "../letters/letters.schema";
import { showLetters, switchLetter } from "../letters/show-letters.server";

export const handle = { i18n: ["veksttorgetLetters", "ownLetters", "errors"], title: "veksttorgetLetters:title" };

export const loader = page("settings", LettersQuery, showLetters);
export const action = pageAction("settings", { switch: handler(SwitchInput, switchLetter) });

/** Which letters the module sends, and which it has sent. */
export default function LettersPage() {
	const letters = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("veksttorgetLetters");
	const back = { to: letters.settings, label: t("settings") };
	return <LettersScreen {...{ letters, answer, back }} title={t("title")} help={t("help")} about={t("about")} />;
}
