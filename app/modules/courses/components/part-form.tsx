import { Form, useLocation } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileIntoText } from "#app/media/picker/file-into-text";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { MediaIntoText } from "#app/media/picker/media-into-text";
import { PicturePicker } from "#app/media/picture-picker";
import type { RichDoc } from "#app/platform/rich-text/document";
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
	const form = useRef<HTMLFormElement>(null);
	const autosave = useAutosave(form, text?.writtenAt ?? 0, `${pathname}${search}`);
	if (!part || !text) return null;
	const { easy } = own ?? text;
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
				<WrittenText
					{...{ data, problem }}
					name="body"
					label={t("edit.text")}
					help={part.isChapter ? t("edit.chapterTextHelp") : undefined}
					written={own ?? text}
					rows={14}
					onWritten={autosave.touch}
				/>
				<details open={easy.plain !== "" || problem.of("easy") !== undefined || undefined}>
					<summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">{t("edit.easy")}</summary>
					<WrittenText
						{...{ data, problem }}
						name="easy"
						label={t("edit.easyLabel")}
						help={t("edit.easyHelp")}
						written={easy}
						rows={8}
						isLate
						onWritten={autosave.touch}
					/>
				</details>
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

type TextProps = {
	data: EditData;
	problem: ReturnType<typeof useFormProblem>;
	name: "body" | "easy";
	label: string;
	help?: string;
	written: { body: RichDoc | null; plain: string };
	rows: number;
	isLate?: boolean;
	onWritten: () => void;
};

/** A text of a part in its editor, and how hard it is to read. */
function WrittenText({ data, problem, name, label, help, written, rows, isLate, onWritten }: TextProps) {
	const { pathname, search } = useLocation();
	const [words, setWords] = useState(problem.typed(name) ?? written.plain);
	const { part, language, tenant } = data;
	if (!part) return null;
	return (
		<div className="flex flex-col gap-5">
			<RichTextEditor
				id={name}
				name={name}
				label={label}
				help={help}
				lang={language}
				doc={written.body}
				plain={written.plain}
				typed={problem.typed(name)}
				error={problem.of(name)}
				rows={rows}
				isLate={isLate}
				onChange={(sent) => {
					setWords(sent);
					onWritten();
				}}
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
				media={(choice) => <MediaIntoText {...{ tenant, language, choice }} record={part.id} />}
			/>
			<ReadingEase written={words} />
		</div>
	);
}
