import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { ShownForm } from "../form-page.server";

/** Until when a form is to be answered, and by whom. */
export function TermsForm({ shown, answer }: { shown: ShownForm; answer: unknown }) {
	const { t } = useTranslation("generalReports");
	const problem = useFormProblem(answer, { intent: "set" });
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
			<TextField
				id="dueOn"
				name="dueOn"
				type="date"
				optional
				label={t("field.dueOn")}
				help={t("terms.dueHelp")}
				error={problem.of("dueOn")}
				defaultValue={problem.typed("dueOn") ?? shown.top.form.dueOn ?? ""}
				width="max-w-52"
			/>
			<RadioGroup
				id="access"
				name="access"
				legend={t("terms.access")}
				defaultValue={problem.typed("access") ?? shown.access}
				options={(["members", "link"] as const).map((value) => ({
					...{ value, label: t(`terms.${value}`), help: t(`terms.${value}Help`) },
				}))}
			/>
			<div>
				<SubmitButton intent="set" kind="secondary">
					{t("save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
