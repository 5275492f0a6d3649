import { Form, useLocation } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileIntoText } from "#app/media/picker/file-into-text";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { PicturePicker } from "#app/media/picture-picker";
import { AutosaveStatus } from "#app/ui/autosave-status";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { TextField } from "#app/ui/text-field";
import { useAutosave } from "#app/ui/use-autosave";
import type { EditData } from "../show-edit.server";
import { DraftNotice } from "./draft-notice";
import { ReadingEase } from "./reading-ease";

type Props = { data: EditData; answer: unknown };

/** One language of a chapter or a lesson: its title, its text, and a film or a recording above it. */
export function PartForm({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const { pathname, search } = useLocation();
	const problem = useFormProblem(answer, { intent: "text" });
	const { part, text, draft, language, tenant } = data;
	const own = draft?.isStale === false ? draft : null;
	const [written, setWritten] = useState(problem.typed("body") ?? own?.plain ?? text?.plain ?? "");
	const form = useRef<HTMLFormElement>(null);
	const autosave = useAutosave(form, text?.writtenAt ?? 0, `${pathname}${search}`);
	if (!part || !text) return null;
	const write = (words: string) => {
		setWritten(words);
		autosave.touch();
	};
	return (
		<>
			{draft && <DraftNotice draft={draft} partId={part.id} language={language} />}
			<Form
				ref={form}
				method="post"
				className="flex flex-col gap-5"
				onSubmit={autosave.onSubmit}
				preventScrollReset
				noValidate
			>
				<input type="hidden" name="id" value={part.id} />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="updatedAt" value={text.updatedAt} />
				<input type="hidden" name="writtenAt" value={text.writtenAt} />
				<TextField
					id="title"
					name="title"
					label={t(part.isChapter ? "edit.chapterTitle" : "edit.lessonTitle")}
					lang={language}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? own?.title ?? (text.isThere ? text.title : part.title)}
					onChange={autosave.touch}
				/>
				<RichTextEditor
					id="body"
					name="body"
					label={t("edit.text")}
					help={part.isChapter ? t("edit.chapterTextHelp") : undefined}
					lang={language}
					doc={own?.body ?? text.body}
					plain={own?.plain ?? text.plain}
					typed={problem.typed("body")}
					error={problem.of("body")}
					rows={14}
					onChange={write}
					pictures={({ insert, cancel }) => (
						<PicturePicker
							action={`${pathname}${search}`}
							fields={{ intent: "picture", id: part.id, use: "body" }}
							onPicked={insert}
							onCancel={cancel}
							library={tenant}
							asks={["alt", "caption"]}
						/>
					)}
					files={({ insert, cancel }) => (
						<FileIntoText tenant={tenant} record={part.id} onTaken={insert} onCancel={cancel} />
					)}
				/>
				<ReadingEase written={written} />
				<fieldset>
					<legend className="label">{t("edit.media")}</legend>
					<p className="text-13 text-ink-3">{t("edit.mediaHelp")}</p>
					{problem.of("media") && <p className="mt-1 text-13 text-danger-ink">{problem.of("media")}</p>}
					{text.media && (
						<div className="mt-2 flex flex-wrap items-center gap-4 text-sm">
							<a href={`/api/media/${text.media.guid}`} className="link break-words">
								{text.media.name}
							</a>
							<Checkbox name="dropMedia" label={t("edit.dropMedia")} />
						</div>
					)}
					<LibraryFilesField name="media" tenant={tenant} />
				</fieldset>
				<TextField
					id="minutes"
					name="minutes"
					type="number"
					min={0}
					max={600}
					width="max-w-28"
					label={t("edit.minutes")}
					error={problem.of("minutes")}
					defaultValue={problem.typed("minutes") ?? part.minutes}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap items-center gap-3">
					<SubmitButton intent="text">{t("edit.save")}</SubmitButton>
					<AutosaveStatus
						state={autosave.state}
						at={autosave.at}
						words={{ saved: (time) => t("edit.draftKept", { time }) }}
					/>
				</div>
			</Form>
		</>
	);
}
