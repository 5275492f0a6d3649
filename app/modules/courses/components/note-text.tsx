import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Time } from "#app/ui/time";

export type Note = { id: string; quote: string; words: string; at: number };

/** A note of a learner's own: what it is about, what it says, since when, and the way to be rid of it. `language`: that of the lesson. */
export function NoteText({ note: { id, quote, words, at }, language }: { note: Note; language: string }) {
	const { t } = useTranslation("courses");
	return (
		<>
			{quote && (
				<blockquote
					lang={language}
					className="border-l-2 border-accent pl-3 break-words whitespace-pre-line text-ink-2"
				>
					{quote}
				</blockquote>
			)}
			{words && <p className="break-words whitespace-pre-line">{words}</p>}
			<Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-2">
				<span className="text-13 text-ink-3">
					<Time at={at} />
				</span>
				<input type="hidden" name="note" value={id} />
				<SubmitButton intent="dropNote" kind="quiet" size="sm" icon="trash-2">
					{t("notes.drop")}
				</SubmitButton>
			</Form>
		</>
	);
}
