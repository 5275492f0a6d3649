import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { ShownNote } from "../notes.server";

type NotesSectionProps = { notes: readonly ShownNote[]; answer: unknown };

/** What was written down about a record, the last first. */
export function NotesSection({ notes, answer }: NotesSectionProps) {
	const { t } = useTranslation("onRecord");
	const problem = useFormProblem(answer, { intent: "addNote" });
	return (
		<Section title={t("notes.title")} count={notes.length}>
			<Form
				method="post"
				key={notes[0]?.id}
				className="group card mb-3 flex flex-col gap-3 p-4"
				preventScrollReset
				noValidate
			>
				<TextArea
					id="text"
					name="text"
					label={t("notes.text")}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? ""}
					rows={3}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="addNote" kind="secondary">
						{t("notes.add")}
					</SubmitButton>
				</div>
			</Form>
			{notes.length > 0 && (
				<CardList label={t("notes.title")}>
					{notes.map(({ id, text, at, author, mayRemove }) => (
						<li key={id} className="p-4 text-sm">
							<p className="break-words whitespace-pre-line">{text}</p>
							<div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-13 text-ink-3">
								<span>
									{author && `${author} · `}
									<Time at={at} />
								</span>
								{mayRemove && (
									<ConfirmButton
										label={t("remove")}
										kind="quiet"
										size="sm"
										title={t("notes.removeTitle")}
										confirmLabel={t("remove")}
										fields={{ intent: "removeNote", id }}
									>
										{t("removeEffect")}
									</ConfirmButton>
								)}
							</div>
						</li>
					))}
				</CardList>
			)}
		</Section>
	);
}
