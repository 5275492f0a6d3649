import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LetterScreen } from "#app/directory/letters/components/letter-screen";
import { LetterQuery } from "#app/directory/letters/letters.schema";
import { handler } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { MailInput, MailNamed } from "../mails/mails.schema";
import { previewMail, resetMail, saveMail, showMail, testMail } from "../mails/show-settings.server";

export const handle = { i18n: ["verdal", "ownLetters", "errors"], title: "verdal:mails.title" };

export const loader = page("settings", LetterQuery, showMail);
export const action = pageAction("settings", {
	save: handler(MailInput, saveMail),
	preview: handler(MailInput, previewMail),
	test: handler(MailInput, testMail),
	reset: handler(MailNamed, resetMail),
});

/** The mail of one event: whether it is sent, to whom, and its words in each language. */
export default function MailPage() {
	const letter = useLoaderData<typeof loader>();
	const answer: unknown = useActionData<typeof action>();
	const { t } = useTranslation("verdal");
	return <LetterScreen letter={letter} title={t("mails.title")} answer={answer} />;
}
