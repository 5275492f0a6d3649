import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LetterScreen } from "#app/directory/letters/components/letter-screen";
import { LetterQuery } from "#app/directory/letters/letters.schema";
import { handler } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { LetterInput, LetterNamed } from "../letters/letters.schema";
import { previewLetter, resetLetter, saveLetter, showLetter, testLetter } from "../letters/show-letters.server";

export const handle = { i18n: ["hmsLetters", "ownLetters", "errors"], title: "hmsLetters:title" };

export const loader = page("settings", LetterQuery, showLetter);
export const action = pageAction("settings", {
	save: handler(LetterInput, saveLetter),
	preview: handler(LetterInput, previewLetter),
	test: handler(LetterInput, testLetter),
	reset: handler(LetterNamed, resetLetter),
});

/** The letter of one event: whether it is sent, and its words in each language. */
export default function LetterPage() {
	const letter = useLoaderData<typeof loader>();
	const answer: unknown = useActionData<typeof action>();
	const { t } = useTranslation("hmsLetters");
	return <LetterScreen letter={letter} title={t("title")} answer={answer} />;
}
