import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

type Props = { id: string; language: string; count: number; answer: unknown };

/**
 * Takes the captions of a film or a recording, by the intents `captions` and `dropCaptions`. The page's handle names the
 * texts `media`.
 */
export function CaptionsForm({ id, language, count, answer }: Props) {
	const { t } = useTranslation("media");
	const problem = useFormProblem(answer, { intent: "captions" });
	const record = (
		<>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="language" value={language} />
		</>
	);
	return (
		<section className="card mt-6 flex flex-col gap-4 p-4" aria-label={t("captions.title")}>
			<h2 className="text-base font-semibold">{t("captions.title")}</h2>
			<Form method="post" encType="multipart/form-data" className="flex flex-col gap-4" preventScrollReset noValidate>
				{record}
				<Field id="captions" label={t("captions.file")} help={t("captions.help")} error={problem.of("captions")}>
					{(ties) => <FileInput {...ties} name="captions" accept=".vtt,.srt" />}
				</Field>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="captions" kind="secondary" className="self-start">
					{t("captions.save")}
				</SubmitButton>
			</Form>
			{count > 0 && (
				<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 text-sm">
					{record}
					<span>{t("captions.there", { count })}</span>
					<SubmitButton intent="dropCaptions" kind="quiet" size="sm" icon="trash-2">
						{t("captions.drop")}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
