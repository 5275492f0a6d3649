import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showWord, type WordData } from "../words/word.server";
import { wordHandlers } from "../words/word-actions.server";
import { WordFields } from "../words/word-fields";
import { WordQuery } from "../words/words.schema";

export const handle = {
	i18n: ["norwegianWords", "norwegianLearning", "filePicker", "errors"],
	title: "norwegianWords:word.head",
};

export const loader = page("words", WordQuery, showWord);
export const action = pageAction("words", wordHandlers);

/** A word of a list, or of one's own. */
export default function WordPage() {
	const { word, list, tenant } = useLoaderData<typeof loader>() as WordData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianWords");
	const problem = useFormProblem(answer, { intent: "save" });
	const at = paths(tenant);
	const back = list ? { to: at.wordList(list.id), label: list.title } : { to: at.words, label: t("title") };
	return (
		<PageBody width="home">
			<PageHeader
				back={back}
				title={word.word}
				actions={
					<ConfirmButton
						label={t("word.remove")}
						title={t("word.removeTitle", { word: word.word })}
						confirmLabel={t("word.remove")}
						fields={{ intent: "remove", word_id: word.id }}
					>
						{t("word.removeHelp")}
					</ConfirmButton>
				}
			/>
			<Form key={word.updatedAt} method="post" className="flex max-w-160 flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={word.updatedAt} />
				<WordFields word={word} problem={problem} />
				<fieldset>
					<legend className="label">{t("word.media")}</legend>
					<p className="mt-1 text-13 text-ink-3">{t("word.mediaHelp")}</p>
					{problem.of("media") && <p className="mt-1 text-13 text-danger-ink">{problem.of("media")}</p>}
					{word.pictureGuid && (
						<img
							src={`/api/media/${word.pictureGuid}`}
							alt={t("word.hasPicture")}
							className="mt-2 max-h-40 rounded-lg"
						/>
					)}
					{word.audioGuid && (
						// biome-ignore lint/a11y/useMediaCaption: it says the word
						<audio
							src={`/api/media/${word.audioGuid}`}
							controls
							preload="none"
							className="mt-2 w-full"
							aria-label={t("word.hasRecording")}
						/>
					)}
					{(word.pictureGuid || word.audioGuid) && (
						<Checkbox name="withoutMedia" value="yes" label={t("word.withoutMedia")} />
					)}
					<LibraryFilesField name="media" tenant={tenant} />
				</fieldset>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="save" className="self-start">
					{t("save")}
				</SubmitButton>
			</Form>
		</PageBody>
	);
}
