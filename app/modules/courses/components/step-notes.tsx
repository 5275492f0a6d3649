import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { type Note, NoteText } from "./note-text";

/** What the learner has noted at a step for themselves, and the form that notes more; what is marked in the text comes along. */
export function StepNotes({ notes, language, answer }: { notes: Note[]; language: string; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "note", ids: { words: "note" } });
	return (
		<details className="mt-8 border-t border-line pt-4" open={problem.refused || undefined}>
			<summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold">
				{notes.length > 0 ? `${t("notes.mine")} (${notes.length})` : t("notes.mine")}
			</summary>
			<ul className="mt-2 flex flex-col gap-3">
				{notes.map((note) => (
					<li key={note.id} className="card flex flex-col gap-2 p-3 text-sm">
						<NoteText note={note} language={language} />
					</li>
				))}
			</ul>
			<Form key={notes.length} method="post" preventScrollReset className="mt-4 flex flex-col gap-3" noValidate>
				<input type="hidden" name="language" value={language} />
				<QuoteField />
				<TextArea
					id="note"
					name="words"
					label={t("notes.words")}
					help={t("notes.help")}
					rows={3}
					error={problem.of("words")}
					defaultValue={problem.typed("words")}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="note" kind="secondary" className="self-start">
					{t("notes.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}

/** Takes what is marked in the text; it needs scripts, so it comes with them. */
function QuoteField() {
	const { t } = useTranslation("courses");
	const [quote, setQuote] = useState("");
	if (!useHydrated()) return null;
	const take = () =>
		setQuote(
			String(getSelection() ?? "")
				.trim()
				.slice(0, 1000),
		);
	return (
		<div className="flex flex-col items-start gap-2">
			<input type="hidden" name="quote" value={quote} />
			<div aria-live="polite" className="text-sm">
				{quote && <blockquote className="border-l-2 border-accent pl-3 text-ink-2">{quote}</blockquote>}
			</div>
			{/* A press must not take the mark away before it is read. */}
			<Button kind="quiet" size="sm" icon="quote" onMouseDown={(event) => event.preventDefault()} onClick={take}>
				{t("notes.take")}
			</Button>
		</div>
	);
}
