import { useTranslation } from "react-i18next";
import { ChooseFiles } from "#app/media/picker/choose-files";
import { Button } from "#app/ui/button";
import { FieldError } from "#app/ui/field";
import type { ContentBlock } from "../../definition/question";
import { useBuilding } from "./build-context";
import { usePicture } from "./use-picture";
import { useQuestion } from "./use-question";

/** The picture of a block, chosen from the file library. */
export function PictureField({ question }: { question: ContentBlock }) {
	const { t } = useTranslation("formBuild");
	const { tenantGuid } = useBuilding();
	const { patch } = useQuestion(question);
	const { take, error, isBusy } = usePicture((source) => patch({ source }));
	return (
		<fieldset aria-busy={isBusy}>
			<legend className="label mb-1.5">{t("show.image")}</legend>
			{question.source && (
				<img
					src={`/api/media/${encodeURIComponent(question.source)}?size=small`}
					alt=""
					className="mb-2 max-h-40 max-w-full rounded-lg border border-line"
				/>
			)}
			<FieldError id={`${question.id}-picture-error`}>{error}</FieldError>
			<div className="flex flex-wrap gap-2">
				<ChooseFiles
					tenant={tenantGuid}
					kind="image"
					label={t(question.source ? "show.change" : "show.choose")}
					onPicked={([file]) => file && take(file.id)}
				/>
				{question.source && (
					<Button kind="quiet" size="sm" icon="x" onClick={() => patch({ source: undefined })}>
						{t("show.remove")}
					</Button>
				)}
			</div>
		</fieldset>
	);
}
