import { Form, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SoundField } from "#app/media/recorder/sound-field";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import type { EditData } from "../show-edit.server";

/** The address that has the recorder: it loads its page anew where one came by a link, under whatever is being written. */
const RECORDS = "record";

/** Takes the recording of a text that is read aloud. */
export function SoundForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation(["courses", "media"]);
	const [search] = useSearchParams();
	const problem = useFormProblem(answer, { intent: "sound" });
	const { part, text, language } = data;
	if (!part || !text?.isThere) return null;
	const { sound } = text;
	const field = {
		...{ id: "sound", label: t("edit.soundFile"), help: t("edit.soundHelp") },
		error: problem.of("sound"),
	};
	const recording = new URLSearchParams(search);
	recording.set(RECORDS, "1");
	const which = (
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
						{which}
						<SubmitButton intent="dropSound" kind="quiet" size="sm" icon="trash-2">
							{t("edit.dropSound")}
						</SubmitButton>
					</Form>
				</div>
			)}
			<Form method="post" encType="multipart/form-data" className="flex flex-col gap-4" preventScrollReset noValidate>
				{which}
				{search.has(RECORDS) ? (
					<SoundField {...field} name="sound" />
				) : (
					<>
						<Field {...field}>{(ties) => <FileInput {...ties} name="sound" accept="audio/*" />}</Field>
						<LinkButton
							kind="quiet"
							size="sm"
							icon="mic"
							className="self-start"
							to={`?${recording}#sound`}
							reloadDocument
						>
							{t("media:recorder.begin")}
						</LinkButton>
					</>
				)}
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="sound" kind="secondary" className="self-start">
					{t("edit.saveSound")}
				</SubmitButton>
			</Form>
		</section>
	);
}
