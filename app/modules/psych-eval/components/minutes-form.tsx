import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";

const points = ["point1", "point2", "point3"] as const;
const checks = ["alliance", "motivation", "events", "plan"] as const;

type MinutesFormProps = { client: string; form: string; isStuck: boolean; answer: unknown };

/** Three points to talk about, what to look at where things do not get better, and notes: kept as minutes. */
export function MinutesForm({ client, form, isStuck, answer }: MinutesFormProps) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "minutes" });
	return (
		<Form method="post" className="flex max-w-160 flex-col gap-4" noValidate>
			<FormErrors errors={problem.summary} />
			<input type="hidden" name="client" value={client} />
			<input type="hidden" name="form" value={form} />
			{points.map((name, at) => (
				<TextField
					key={name}
					id={name}
					name={name}
					label={t("meeting.point", { number: at + 1 })}
					error={problem.of(name)}
					defaultValue={problem.typed(name) ?? ""}
					autoComplete="off"
				/>
			))}
			{isStuck && (
				<CheckboxGroup
					name="checks"
					legend={t("track.list")}
					options={checks.map((value) => ({
						value,
						label: t(`track.check.${value}`),
						help: t(`track.help.${value}`),
					}))}
					isTicked={(check) => problem.ticked("checks", check)}
				/>
			)}
			<TextArea
				id="notes"
				name="notes"
				label={t("meeting.notes")}
				error={problem.of("notes")}
				defaultValue={problem.typed("notes") ?? ""}
				rows={6}
			/>
			<Checkbox
				name="isShared"
				label={t("meeting.share")}
				help={t("meeting.shareHelp")}
				defaultChecked={problem.ticked("isShared")}
			/>
			<div>
				<SubmitButton intent="minutes">{t("meeting.save")}</SubmitButton>
			</div>
		</Form>
	);
}
