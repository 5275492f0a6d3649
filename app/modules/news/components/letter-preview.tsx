import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";

export type ShownLetter = { subject: string; text: string; language: string };

/** The e-mail as a reader will get it, and a button that sends it to the writer alone. */
export function LetterPreview({
	letter,
	article,
	language,
}: {
	letter: ShownLetter;
	article: string;
	language: string;
}) {
	const { t } = useTranslation("news");
	return (
		<section className="mt-6 flex max-w-160 flex-col items-start gap-4">
			<div lang={letter.language} className="card w-full p-6 shadow-1">
				<h2 className="border-b border-line pb-3 text-lg font-semibold break-words">{letter.subject}</h2>
				<p className="mt-4 break-words whitespace-pre-line">{letter.text}</p>
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="id" value={article} />
				<input type="hidden" name="language" value={language} />
				<SubmitButton intent="testLetter" kind="secondary" icon="send">
					{t("edit.sendTest")}
				</SubmitButton>
			</Form>
		</section>
	);
}
