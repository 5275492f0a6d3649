import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Button, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField, TextArea } from "#app/ui/text-field";
import type { ReportData, ShownNote } from "./report-data";

/** Notes to replies. The client sees those that are shown to them, and may put each away; advisors write them. */
export function NoteList({ report, isOwn, answer }: { report: ReportData; isOwn: boolean; answer: unknown }) {
	const { t } = useTranslation("psychEval");
	const format = useFormat();
	const { notes, replies } = report;
	return (
		<>
			{notes.length === 0 ? (
				<p className="text-sm text-ink-2">{t(isOwn ? "notes.noneOwn" : "notes.none")}</p>
			) : (
				<CardList label={t("notes.title")}>
					{notes.map((note) => (
						<CardRow key={note.id} className="flex-wrap items-start">
							<div className="min-w-0 flex-1 basis-52">
								{!(isOwn && note.isHidden) && <p className="text-sm break-words whitespace-pre-line">{note.text}</p>}
								<p className="text-13 text-ink-3">
									{note.author}
									{" · "}
									{format.date(note.at)}
									{note.day && ` · ${t("notes.to", { day: format.date(note.day) })}`}
								</p>
							</div>
							{isOwn ? (
								<Hide note={note} />
							) : (
								<Badge tone={note.isShown ? "info" : "neutral"} icon={note.isShown ? "eye" : "eye-off"}>
									{t(note.isShown ? "notes.shown" : "notes.notShown")}
								</Badge>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			{!isOwn && <WriteNote key={notes.length} replies={replies} answer={answer} />}
		</>
	);
}

function Hide({ note }: { note: ShownNote }) {
	const { t } = useTranslation("psychEval");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={note.id} />
			<input type="hidden" name="isHidden" value={note.isHidden ? "no" : "yes"} />
			<Button type="submit" name="intent" value="hide" kind="quiet" size="sm">
				{t(note.isHidden ? "notes.showAgain" : "notes.hide")}
			</Button>
		</Form>
	);
}

function WriteNote({ replies, answer }: { replies: ReportData["replies"]; answer: unknown }) {
	const { t } = useTranslation("psychEval");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "note", ids: { text: "note" } });
	return (
		<Form method="post" className="mt-4 flex max-w-160 flex-col gap-4" preventScrollReset>
			<SelectField
				id="replyId"
				name="replyId"
				label={t("notes.reply")}
				defaultValue={problem.typed("replyId") ?? replies.at(-1)?.id}
				options={[...replies].reverse().map(({ id, day }) => ({ value: id, label: format.date(day) }))}
			/>
			<TextArea
				id="note"
				name="text"
				label={t("notes.text")}
				error={problem.of("text")}
				defaultValue={problem.typed("text") ?? ""}
				rows={3}
			/>
			<Checkbox
				name="isShown"
				label={t("notes.isShown")}
				help={t("notes.isShownHelp")}
				defaultChecked={problem.ticked("isShown")}
			/>
			<div>
				<SubmitButton intent="note" kind="secondary">
					{t("notes.add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
