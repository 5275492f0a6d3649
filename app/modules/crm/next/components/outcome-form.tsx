import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";

/** The outcomes with the keys that stand for them. */
const outcomes = [
	{ outcome: "called", icon: "phone", key: "c" },
	{ outcome: "noAnswer", icon: "phone-off", key: "n" },
	{ outcome: "followUp", icon: "calendar-plus", key: "f" },
] as const;

type OutcomeFormProps = { id: string; go: string; answer: unknown };

/** What came of it: one press, or one key, and the next customer is there. */
export function OutcomeForm({ id, go, answer }: OutcomeFormProps) {
	const { t } = useTranslation("crmNext");
	const problem = useFormProblem(answer);
	return (
		<Form method="post" className="card flex flex-col gap-4 p-4" noValidate key={id}>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="go" value={go} />
			<TextArea
				id="words"
				name="words"
				rows={2}
				label={t("words")}
				optional
				error={problem.of("words")}
				defaultValue={problem.typed("words")}
			/>
			<FormErrors errors={problem.summary} />
			<div className="grid gap-2 sm:grid-cols-3">
				{outcomes.map(({ outcome, icon, key }) => (
					<SubmitButton
						key={outcome}
						name="outcome"
						value={outcome}
						kind={outcome === "called" ? "primary" : "secondary"}
						icon={icon}
						data-key={key}
						aria-keyshortcuts={key}
					>
						{t(`outcome.${outcome}`)}
						<kbd className="kbd ml-2 max-md:hidden">{key.toUpperCase()}</kbd>
					</SubmitButton>
				))}
			</div>
		</Form>
	);
}
