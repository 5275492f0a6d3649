import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea } from "#app/ui/text-field";

type RatingFormProps = {
	intent: "rate" | "agree";
	title: string;
	intro: string;
	areas: readonly { id: string; name: string; points: number | null }[];
	note: string;
	answer: unknown;
};

const scale = ["1", "2", "3", "4", "5"];

/** Points for each area, from 1 to 5, and why. */
export function RatingForm({ intent, title, intro, areas, note, answer }: RatingFormProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent, ids: { points: `${intent}0` } });
	const typed = problem.typedAll("points");
	return (
		<Section title={title} intro={intro}>
			<Form
				method="post"
				key={areas.map(({ points }) => points).join()}
				className="group card flex flex-col gap-4 p-4"
				preventScrollReset
				noValidate
			>
				{areas.map(({ id, name, points }, at) => (
					<div key={id}>
						<input type="hidden" name="areas[]" value={id} />
						<SelectField
							id={`${intent}${at}`}
							name="points[]"
							label={name}
							error={at === 0 ? problem.of("points") : undefined}
							defaultValue={typed?.[at] ?? points ?? ""}
							options={[
								{ value: "", label: t("ratings.choose") },
								...scale.map((value) => ({ value, label: t(`ratings.point.${value}`) })),
							]}
						/>
					</div>
				))}
				<TextArea
					id={`${intent}Note`}
					name="note"
					label={t("ratings.note")}
					optional
					error={problem.of("note")}
					defaultValue={problem.typed("note") ?? note}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent={intent} kind="secondary">
						{t(`ratings.save.${intent}`)}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
