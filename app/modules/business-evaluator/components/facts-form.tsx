import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";

const fields = [
	{ name: "name", type: "text" },
	{ name: "email", type: "email" },
	{ name: "phone", type: "tel" },
	{ name: "municipality", type: "text" },
	{ name: "orgNo", type: "text" },
] as const;

type FactsFormProps = Pick<EntrepreneurView, "entrepreneur"> & { answer: unknown };

/** Changes what is known of an entrepreneur; what was answered stays as it was. */
export function FactsForm({ entrepreneur, answer }: FactsFormProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "facts" });
	return (
		<details key={entrepreneur.updatedAt} className="mt-3" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">{t("facts.edit")}</summary>
			<Form method="post" className="group card mt-2 flex flex-col gap-3 p-4" preventScrollReset noValidate>
				<input type="hidden" name="updatedAt" value={entrepreneur.updatedAt} />
				{fields.map(({ name, type }) => (
					<TextField
						key={name}
						id={name}
						name={name}
						type={type}
						label={t(`entrepreneur.${name}`)}
						optional={name !== "name"}
						error={problem.of(name)}
						defaultValue={problem.typed(name) ?? entrepreneur[name] ?? ""}
						autoComplete="off"
					/>
				))}
				<TextArea
					id="idea"
					name="idea"
					label={t("entrepreneur.idea")}
					error={problem.of("idea")}
					defaultValue={problem.typed("idea") ?? entrepreneur.idea}
					rows={4}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="facts" kind="secondary">
						{t("facts.save")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
