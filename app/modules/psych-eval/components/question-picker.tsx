import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "#app/ui/choices";
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
				<CheckboxGroup
					key={id}
					name="questionIds"
					legend={title}
					options={questions.map(({ id, text, kind }) => ({ value: id, label: text, help: t(`kind.${kind}`) }))}
					isTicked={(question) => problem.ticked("questionIds", question)}
				/>
			))}
		</div>
	);
}
