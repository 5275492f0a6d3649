import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { audiences, levels } from "../choices";
import type { EditData } from "../show-edit.server";

/** What all of a course shares, and its title and summary in one language. */
export function SettingsForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "settings" });
	const { course, language } = data;
	return (
		<Form method="post" preventScrollReset className="flex flex-col gap-5" noValidate>
			<input type="hidden" name="id" value={course.id} />
			<input type="hidden" name="language" value={language} />
			<input type="hidden" name="updatedAt" value={course.updatedAt} />
			<TextField
				id="title"
				name="title"
				label={t("courseTitle")}
				lang={language}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? course.title}
			/>
			<TextArea
				id="summary"
				name="summary"
				label={t("edit.summary")}
				lang={language}
				rows={3}
				error={problem.of("summary")}
				defaultValue={problem.typed("summary") ?? course.summary}
			/>
			<div className="flex flex-wrap gap-4">
				<TextField
					id="category"
					name="category"
					label={t("edit.category")}
					className="min-w-0 flex-1 basis-48"
					error={problem.of("category")}
					defaultValue={problem.typed("category") ?? course.category}
					optional
				/>
				<SelectField
					id="level"
					name="level"
					label={t("edit.level")}
					className="min-w-0 flex-1 basis-48"
					error={problem.of("level")}
					defaultValue={problem.typed("level") ?? course.level}
					options={[
						{ value: "", label: t("level.none") },
						...levels.map((value) => ({ value, label: t(`level.${value}`) })),
					]}
				/>
			</div>
			<RadioGroup
				name="audience"
				id="audience"
				legend={t("edit.audience")}
				error={problem.of("audience")}
				defaultValue={problem.typed("audience") ?? course.audience}
				options={audiences.map((value) => ({ value, label: t(`audience.${value}`), help: t(`audience.${value}Help`) }))}
			/>
			<Checkbox
				name="selfEnrols"
				label={t("edit.selfEnrols")}
				defaultChecked={problem.ticked("selfEnrols") ?? course.selfEnrols}
			/>
			<Checkbox
				name="certifies"
				label={t("edit.certifies")}
				defaultChecked={problem.ticked("certifies") ?? course.certifies}
			/>
			<TextField
				id="validMonths"
				name="validMonths"
				type="number"
				min={1}
				max={120}
				width="max-w-32"
				label={t("edit.validMonths")}
				help={t("edit.validMonthsHelp")}
				error={problem.of("validMonths")}
				defaultValue={problem.typed("validMonths") ?? course.validMonths ?? ""}
				optional
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="settings" className="self-start">
				{t("edit.save")}
			</SubmitButton>
		</Form>
	);
}
