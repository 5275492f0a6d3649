import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChooseFiles } from "#app/media/picker/choose-files";
import type { PickedFile } from "#app/media/picker/use-pick";
import { Checkbox } from "#app/ui/choices";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import type { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextArea, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import type { QuestionMedia } from "#db/schema/courses";
import { ShownMedia } from "./question-media";

type FieldProps = {
	/** Which place of the question it is, and what it is called. */
	place: number;
	legend: string;
	media: QuestionMedia | null;
	/** What was written of it in a form that was refused. */
	words: string | undefined;
	problem: ReturnType<typeof useFormProblem>;
	id: (name: string) => string;
	language: string;
	tenant: string;
};

/** A place of a question for a picture or a recording: from the device or from the library, with its words. */
export function MediaField({ place, legend, media, words, problem, id, language, tenant }: FieldProps) {
	const { t } = useTranslation("courses");
	const [fileId, wordsId] = [`mediaFile-${place}`, `mediaWords-${place}`];
	return (
		<fieldset className="flex min-w-0 flex-col gap-3">
			<legend className="label mb-1.5">{legend}</legend>
			<input type="hidden" name="mediaKept[]" value={media?.guid ?? ""} />
			{media && (
				<div className="flex flex-col items-start gap-2">
					<ShownMedia media={media} name={legend} language={language} isAnswer />
					<Checkbox name="mediaDrop[]" value={place} label={t("edit.dropMedia")} />
				</div>
			)}
			<Field
				id={id(fileId)}
				label={t(media ? "edit.otherMediaFile" : "edit.mediaFile")}
				help={t("edit.mediaFileHelp")}
				error={problem.of(fileId)}
			>
				{(ties) => (
					<FileInput {...ties} name="mediaFile[]" accept="image/png,image/jpeg,image/webp,image/gif,audio/*" />
				)}
			</Field>
			<FromLibrary tenant={tenant} />
			<TextArea
				id={id(wordsId)}
				name="mediaWords[]"
				label={t("edit.mediaWords")}
				lang={language}
				rows={2}
				maxLength={3000}
				error={problem.of(wordsId)}
				defaultValue={words ?? media?.words}
			/>
		</fieldset>
	);
}

/** One file of the library. The form says of each place whether it has one, so that the places keep their order. */
function FromLibrary({ tenant }: { tenant: string }) {
	const { t } = useTranslation("filePicker");
	const [picked, setPicked] = useState<PickedFile | null>(null);
	if (!useHydrated())
		return (
			<noscript>
				<TextField name="mediaLibrary[]" label={t("address")} help={t("addressHelp")} optional />
			</noscript>
		);
	return (
		<div className="flex flex-wrap items-center gap-2">
			<input type="hidden" name="mediaLibrary[]" value={picked?.id ?? ""} />
			<ChooseFiles tenant={tenant} onPicked={([file]) => setPicked(file ?? null)} />
			{picked && (
				<span className="chip max-w-full pr-1">
					<Icon name="paperclip" />
					<span className="min-w-0 truncate">{picked.file_name}</span>
					<button
						type="button"
						className="icon-btn icon-btn-sm"
						aria-label={t("without", { name: picked.file_name })}
						title={t("without", { name: picked.file_name })}
						onClick={() => setPicked(null)}
					>
						<Icon name="x" />
					</button>
				</span>
			)}
		</div>
	);
}
