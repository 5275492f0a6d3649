import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LibraryFilesField } from "#app/media/picker/library-files-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { itemStatuses, levels, points, skills } from "../choices";
import { WrittenField } from "../components/written-field";
import type { ItemFormData } from "./show-items.server";
import { TaskFieldset } from "./task-fieldset";

type FormProps = { data: ItemFormData; answer: unknown; intent: "create" | "save" };

/** An item with the fields of its kind alone. What is right is written into the text or ticked, so that it needs no script. */
export function ItemForm({ data, answer, intent }: FormProps) {
	const { t } = useTranslation(["norwegianLearning", "norwegianTest"]);
	const problem = useFormProblem(answer, { intent });
	const { item, kind, tenant } = data;
	const written = problem.typed("written") ?? item?.written ?? "nb";
	const select = "min-w-0 flex-1 basis-36";
	return (
		<Form
			method="post"
			className="flex flex-col gap-6"
			encType={kind === "match" ? "multipart/form-data" : undefined}
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="kind" value={kind} />
			{item && <input type="hidden" name="id" value={item.id} />}
			{item && <input type="hidden" name="updatedAt" value={item.updatedAt} />}
			<TextField
				id="title"
				name="title"
				label={t("item.title")}
				help={t("item.titleHelp")}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? item?.title}
			/>
			<div className="flex flex-wrap gap-4">
				<SelectField
					id="level"
					name="level"
					label={t("item.level")}
					className={select}
					error={problem.of("level")}
					defaultValue={problem.typed("level") ?? item?.level ?? "A1"}
					options={levels.map((value) => ({ value, label: value }))}
				/>
				<SelectField
					id="skill"
					name="skill"
					label={t("item.skill")}
					className={select}
					error={problem.of("skill")}
					defaultValue={problem.typed("skill") ?? data.skill}
					options={skills.map((value) => ({ value, label: t(`skill.${value}`) }))}
				/>
				<WrittenField problem={problem} written={written} className={select} />
				<SelectField
					id="status"
					name="status"
					label={t("item.status")}
					className={select}
					defaultValue={problem.typed("status") ?? item?.status ?? "draft"}
					options={itemStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
				/>
			</div>
			<section className="flex flex-col gap-5" aria-labelledby="task-head">
				<h2 id="task-head" className="text-base font-semibold">
					{t("item.task")}
				</h2>
				<TaskFieldset kind={kind} fields={data.fields} problem={problem} written={written} />
			</section>
			<details
				open={
					Boolean(item?.passage || item?.audioGuid || item?.transcript || item?.explanation || item?.point) ||
					problem.refused ||
					undefined
				}
			>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("item.more")}</summary>
				<div className="mt-2 flex flex-col gap-5">
					<TextArea
						id="passage"
						name="passage"
						label={t("item.passage")}
						help={t("item.passageHelp")}
						lang={written}
						rows={5}
						error={problem.of("passage")}
						defaultValue={problem.typed("passage") ?? item?.passage}
						optional
					/>
					<fieldset>
						<legend className="label">{t("item.recording")}</legend>
						<p className="mt-1 text-13 text-ink-3">{t("item.recordingHelp")}</p>
						{problem.of("media") && <p className="mt-1 text-13 text-danger-ink">{problem.of("media")}</p>}
						{item?.audioGuid && (
							<>
								{/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the field below */}
								<audio
									src={`/api/media/${item.audioGuid}`}
									controls
									preload="none"
									className="mt-2 w-full"
									aria-label={t("item.recording")}
								/>
								<Checkbox name="withoutRecording" value="yes" label={t("item.withoutRecording")} />
							</>
						)}
						<LibraryFilesField name="media" tenant={tenant} />
					</fieldset>
					<TextField
						id="playsMost"
						name="playsMost"
						type="number"
						min={0}
						max={20}
						label={t("item.plays")}
						help={t("item.playsHelp")}
						width="max-w-28"
						error={problem.of("playsMost")}
						defaultValue={problem.typed("playsMost") ?? item?.playsMost ?? 2}
					/>
					<TextArea
						id="transcript"
						name="transcript"
						label={t("item.transcript")}
						help={t("item.transcriptHelp")}
						lang={written}
						rows={4}
						error={problem.of("transcript")}
						defaultValue={problem.typed("transcript") ?? item?.transcript}
						optional
					/>
					<SelectField
						id="point"
						name="point"
						label={t("item.point")}
						help={t("item.pointHelp")}
						error={problem.of("point")}
						defaultValue={problem.typed("point") ?? item?.point ?? ""}
						options={[
							{ value: "", label: t("item.noPoint") },
							...points.map((value) => ({ value, label: t(`norwegianTest:point.${value}`) })),
						]}
					/>
					<TextArea
						id="explanation"
						name="explanation"
						label={t("item.explanation")}
						help={t("item.explanationHelp")}
						rows={3}
						error={problem.of("explanation")}
						defaultValue={problem.typed("explanation") ?? item?.explanation}
						optional
					/>
				</div>
			</details>
			{item && <p className="text-13 text-ink-2">{t("item.safe")}</p>}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent={intent} className="self-start">
				{t(intent === "create" ? "item.create" : "save")}
			</SubmitButton>
		</Form>
	);
}
