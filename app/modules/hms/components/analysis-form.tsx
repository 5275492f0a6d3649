import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { DeviationView } from "../deviations/show-deviations.server";
import { MOST_WHYS } from "../deviations/statuses";

type AnalysisFormProps = Pick<DeviationView, "deviation" | "causes"> & { answer: unknown };

/** Which requirement was not kept, and by asking why again and again, what lies behind it. */
export function AnalysisForm({ deviation, causes, answer }: AnalysisFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "analyse" });
	const { causeKind } = deviation;
	// A cause that is offered no more stays with what was found then.
	const kinds = causeKind && !causes.includes(causeKind) ? [causeKind, ...causes] : causes;
	return (
		<Form
			method="post"
			key={deviation.updatedAt}
			className="group card flex flex-col gap-4 p-4"
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="updatedAt" value={deviation.updatedAt} />
			<TextArea
				id="requirement"
				name="requirement"
				rows={2}
				label={t("deviation.requirement")}
				help={t("deviation.requirementHelp")}
				optional
				error={problem.of("requirement")}
				defaultValue={problem.typed("requirement") ?? deviation.requirement}
			/>
			<fieldset className="flex flex-col gap-3">
				<legend className="text-sm font-medium">{t("why.title")}</legend>
				<p className="mb-1 text-13 text-ink-3">{t("why.help")}</p>
				{Array.from({ length: MOST_WHYS }, (_, at) => (
					<TextField
						// biome-ignore lint/suspicious/noArrayIndexKey: the questions are always the same five
						key={at}
						id={`why-${at + 1}`}
						name="whys[]"
						maxLength={400}
						label={t("why.number", { number: at + 1 })}
						defaultValue={deviation.whys[at] ?? ""}
						autoComplete="off"
					/>
				))}
			</fieldset>
			<TextArea
				id="cause"
				name="cause"
				rows={3}
				label={t("deviation.cause")}
				help={t("deviation.causeHelp")}
				optional
				error={problem.of("cause")}
				defaultValue={problem.typed("cause") ?? deviation.cause}
			/>
			<SelectField
				id="causeKind"
				name="causeKind"
				label={t("deviation.causeKind")}
				help={t("deviation.causeKindHelp")}
				error={problem.of("causeKind")}
				defaultValue={problem.typed("causeKind") ?? causeKind}
				options={[{ value: "", label: t("why.noKind") }, ...kinds.map((kind) => ({ value: kind, label: kind }))]}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="analyse" kind="secondary">
					{t("why.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
