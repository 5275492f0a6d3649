import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { readAssignable } from "../assignable.server";
import { paths } from "../paths";

type AssignFieldsProps = {
	/** The tenant's guid. */
	tenant: string;
	choice: ReturnType<ReturnType<typeof readAssignable>>;
	problem: ReturnType<typeof useFormProblem>;
	/** Whether it is to be done until a day. */
	hasDueOn?: boolean;
	intent: string;
	label: string;
};

/** The part of a form that gives something to people: to whom, until when, and the button that does it. */
export function AssignFields({ tenant, choice, problem, hasDueOn = true, intent, label }: AssignFieldsProps) {
	const { t } = useTranslation("courses");
	return (
		<>
			<PeoplePicker
				id="people"
				name="people"
				legend={t("learners.people")}
				address={paths(tenant).people}
				{...choice}
				error={problem.of("people")}
				ticked={(id) => problem.ticked("people", id)}
			/>
			{hasDueOn && (
				<TextField
					id="dueOn"
					name="dueOn"
					type="date"
					width="max-w-44"
					label={t("learners.dueOn")}
					error={problem.of("dueOn")}
					defaultValue={problem.typed("dueOn")}
					optional
				/>
			)}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent={intent} className="self-start">
				{label}
			</SubmitButton>
		</>
	);
}
