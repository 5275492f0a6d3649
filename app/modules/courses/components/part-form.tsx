import { Form, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileIntoText } from "#app/media/picker/file-into-text";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { PicturePicker } from "#app/media/picture-picker";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { TextField } from "#app/ui/text-field";
import type { EditData } from "../show-edit.server";
import { ReadingEase } from "./reading-ease";

type Props = { data: EditData; answer: unknown };

/** One language of a chapter or a lesson: its title, its text, and a film or a recording above it. */
export function PartForm({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const { pathname, search } = useLocation();
	const problem = useFormProblem(answer, { intent: "text" });
	const { part, text, language, tenant } = data;
	const [written, setWritten] = useState(problem.typed("body") ?? text?.plain ?? "");
	if (!part || !text) return null;
	return (
		<Form method="post" className="flex flex-col gap-5" preventScrollReset noValidate>
			<input type="hidden" name="id" value={part.id} />
			<input type="hidden" name="language" value={language} />
			<input type="hidden" name="updatedAt" value={text.updatedAt} />
			<TextField
				id="title"
				name="title"
				label={t(part.isChapter ? "edit.chapterTitle" : "edit.lessonTitle")}
				lang={language}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? (text.isThere ? text.title : part.title)}
			/>
			<RichTextEditor
				id="body"
				name="body"
				label={t("edit.text")}
				help={part.isChapter ? t("edit.chapterTextHelp") : undefined}
				lang={language}
				doc={text.body}
				plain={text.plain}
				typed={problem.typed("body")}
				error={problem.of("body")}
				rows={14}
				onChange={setWritten}
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
			<SubmitButton intent="text" className="self-start">
				{t("edit.save")}
			</SubmitButton>
		</Form>
	);
}
