import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type CodeFormProps = { intents: readonly ("handOut" | "takeBack")[]; problem: ReturnType<typeof useFormProblem> };

/** Takes the code of a unit, as a scanner types it with an Enter at its end; the first intent is what that does. */
export function CodeForm({ intents, problem }: CodeFormProps) {
	const { t } = useTranslation("resourceLoan");
	return (
		<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
			<TextField
				id="code"
				name="code"
				size="lg"
				label={t("code")}
				help={t("codeHelp")}
				error={problem.of("code")}
				defaultValue={problem.typed("code")}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				autoFocus
			/>
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
