import { Form } from "@remix-run/react";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";

type OutcomeFormProps = { intent: "close" | "finish"; label: string; help: string; button: string; answer: unknown };

/** Ends a deviation or a measure by what was done. */
export function OutcomeForm({ intent, label, help, button, answer }: OutcomeFormProps) {
	const problem = useFormProblem(answer, { intent });
	return (
		<Form method="post" className="group flex flex-col gap-4" preventScrollReset noValidate>
			<TextArea
				id="outcome"
				name="outcome"
				label={label}
				help={help}
				error={problem.of("outcome")}
				defaultValue={problem.typed("outcome") ?? ""}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent={intent} icon="check">
					{button}
				</SubmitButton>
			</div>
		</Form>
	);
}
