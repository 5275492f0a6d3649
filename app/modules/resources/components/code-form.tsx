import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { CodeField } from "./code-field";

type CodeFormProps = { intents: readonly ("handOut" | "takeBack")[]; problem: ReturnType<typeof useFormProblem> };

/** Takes the code of a unit, as a scanner types it with an Enter at its end; the first intent is what that does. */
export function CodeForm({ intents, problem }: CodeFormProps) {
	const { t } = useTranslation("resourceLoan");
	return (
		<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
			<CodeField problem={problem} />
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				{intents.map((intent, index) => (
					<SubmitButton key={intent} intent={intent} kind={index === 0 ? "primary" : "secondary"}>
						{t(intent === "handOut" ? "handOut.do" : "takeBack")}
					</SubmitButton>
				))}
			</div>
		</Form>
	);
}
