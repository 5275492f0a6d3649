import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import type { ChosenMedia, MediaChoice } from "#app/ui/rich-text-editor";
import { type Cue, readCues } from "../captions/cues";
import { FileIntoText } from "./file-into-text";

type Props = {
	tenant: string;
	/** The id of what the text belongs to, and the language in which it is written. */
	record: string;
	language: string;
	choice: MediaChoice;
};

/** Chooses a film or a recording of the library for a text, or says of the one that is marked there what is said in it. */
export function MediaIntoText({ tenant, record, language, choice }: Props) {
	const { standing, insert, cancel } = choice;
	if (standing) return <Standing choice={choice} standing={standing} />;
	const fields = { plays: "1", language };
	return <FileIntoText<ChosenMedia> {...{ tenant, record, fields }} onTaken={insert} onCancel={cancel} />;
}

/** The form around the editor sends nothing of this: what is chosen is read here. */
function Standing({ choice, standing }: { choice: MediaChoice; standing: ChosenMedia }) {
	const { t } = useTranslation(["media", "editor", "common"]);
	const [isWrong, setWrong] = useState(false);
	const count = standing.cues ? (JSON.parse(standing.cues) as Cue[]).length : 0;
	const take = async (file: File | undefined) => {
		if (!file) return;
		const cues = readCues(await file.text());
		if (cues.length === 0) return setWrong(true);
		choice.insert({ ...standing, cues: JSON.stringify(cues) });
	};
	return (
		<fieldset aria-label={standing.name} className="flex flex-col gap-3 border-t border-line p-3">
			<Field
				id={`captions-${standing.guid}`}
				label={t("captions.file")}
				help={t("captions.help")}
				error={isWrong ? t("errors.captions") : null}
			>
				{(ties) => (
					<FileInput
						{...ties}
						name=""
						accept=".vtt,.srt"
						onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
					/>
				)}
			</Field>
			{count > 0 && <p className="text-13 text-ink-2">{t("captions.there", { count })}</p>}
			<div className="flex flex-wrap gap-2">
				{count > 0 && (
					<Button size="sm" kind="quiet" onClick={() => choice.insert({ ...standing, cues: "" })}>
						{t("captions.drop")}
					</Button>
				)}
				<Button size="sm" kind="quiet" onClick={choice.cancel}>
					{t("editor:cancel")}
				</Button>
				<Button size="sm" kind="danger" onClick={choice.remove}>
					{t("common:remove")}
				</Button>
			</div>
		</fieldset>
	);
}
