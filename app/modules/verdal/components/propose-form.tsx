import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { proposalKinds } from "../proposals/kinds";
import { FreeText } from "./free-text";

type ProposeFormProps = { answer: unknown; endsOn: string | null };

/** Proposes that an agreement goes on, stops or changes, with the reason; the advisor decides. */
export function ProposeForm({ answer, endsOn }: ProposeFormProps) {
	const { t } = useTranslation("verdalWeekly");
	const problem = useFormProblem(answer, { intent: "propose" });
	return (
		<details className="mt-4" open={problem.summary.length > 0 || undefined}>
			<summary className="cursor-pointer text-sm font-medium max-md:py-2.5">{t("proposal.propose")}</summary>
			<Form method="post" className="group/proposal mt-3 flex flex-col gap-5" noValidate>
				<RadioGroup
					id="kind"
					name="kind"
					legend={t("proposal.what")}
					error={problem.of("kind")}
					defaultValue={problem.typed("kind")}
					options={proposalKinds.map((value) => ({ value, label: t(`proposal.kind.${value}`) }))}
				/>
				<TextField
					id="endsOn"
					name="endsOn"
					type="date"
					className="max-w-48 group-has-[[value=change]:checked]/proposal:hidden"
					label={t("proposal.lastDay")}
					error={problem.of("endsOn")}
					defaultValue={problem.typed("endsOn") ?? endsOn ?? ""}
				/>
				<FreeText
					id="proposedReason"
					name="proposedReason"
					label={t("proposal.reason")}
					help={t("proposal.reasonHelp")}
					rows={3}
					error={problem.of("proposedReason")}
					defaultValue={problem.typed("proposedReason") ?? ""}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="propose" kind="secondary" icon="send">
						{t("proposal.send")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
