import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SoundField } from "#app/media/recorder/sound-field";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import type { EditData } from "../show-edit.server";

/** Takes the recording of a text that is read aloud. */
export function SoundForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "sound" });
	const { part, text, language } = data;
	if (!part || !text?.isThere) return null;
	const { sound } = text;
	const record = (
		<>
			<input type="hidden" name="id" value={part.id} />
			<input type="hidden" name="language" value={language} />
		</>
	);
	return (
		<section className="card mt-6 flex flex-col gap-4 p-4" aria-label={t("edit.sound")}>
			<h2 className="text-base font-semibold">{t("edit.sound")}</h2>
			{sound?.isOld && <Notice tone="warning">{t("edit.soundOld")}</Notice>}
			{sound && (
				<div className="flex flex-wrap items-center gap-3 text-sm">
					<a href={`/api/media/${sound.guid}`} className="link break-words">
						{sound.name}
					</a>
					<Form method="post" preventScrollReset>
						{record}
						<SubmitButton intent="dropSound" kind="quiet" size="sm" icon="trash-2">
							{t("edit.dropSound")}
						</SubmitButton>
					</Form>
				</div>
			)}
			<Form method="post" encType="multipart/form-data" className="flex flex-col gap-4" preventScrollReset noValidate>
				{record}
				<SoundField
					id="sound"
					name="sound"
					label={t("edit.soundFile")}
					help={t("edit.soundHelp")}
					error={problem.of("sound") ?? undefined}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="sound" kind="secondary" className="self-start">
					{t("edit.saveSound")}
				</SubmitButton>
			</Form>
		</section>
	);
}
