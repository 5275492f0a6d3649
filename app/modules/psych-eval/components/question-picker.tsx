import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
import type { useFormProblem } from "#app/ui/form-problem";

export type Offered = {
	id: string;
	title: string;
	questions: readonly { id: string; text: string; kind: string }[];
};

type QuestionPickerProps = {
	categories: readonly Offered[];
	problem: ReturnType<typeof useFormProblem>;
	onChosen: (ids: string[]) => void;
};

/** The bank's questions, category by category, each to be ticked; how each is answered stands under it. */
export function QuestionPicker({ categories, problem, onChosen }: QuestionPickerProps) {
	const { t } = useTranslation("psychEval");
	const error = problem.of("questionIds");
	return (
		<div
			id="questionIds"
			className="flex flex-col gap-6"
			onChange={(event) => {
				const ticked = event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked");
				onChosen(Array.from(ticked, ({ value }) => value));
			}}
		>
			<FieldError id="questionIds-error">{error}</FieldError>
			{categories.map(({ id, title, questions }) => (
				<fieldset key={id}>
					<legend className="label mb-2">{title}</legend>
					<div className="flex flex-col gap-1">
						{questions.map((question) => (
							<Checkbox
								key={question.id}
								name="questionIds"
								value={question.id}
								label={question.text}
								help={t(`kind.${question.kind}`)}
								defaultChecked={problem.ticked("questionIds", question.id)}
							/>
						))}
					</div>
				</fieldset>
			))}
		</div>
	);
}
