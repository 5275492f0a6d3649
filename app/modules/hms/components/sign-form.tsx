import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SignatureInput } from "#app/forms/answering/components/signature-input";
import { SubmitButton } from "#app/ui/button";
import { FieldError } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

type SignFormProps = { round: string; participant: { id: string; name: string }; answer: unknown };

/** Signs a protocol for one participant: by a typed name, and by hand where somebody likes. */
export function SignForm({ round, participant: { id, name }, answer }: SignFormProps) {
	const { t } = useTranslation("hms");
	const field = `sign-${id}`;
	const ids = { "signature.name": field };
	// The page has such a form for each participant.
	const isOwn = useFormProblem(answer, { intent: "sign" }).typed("id") === id;
	const problem = useFormProblem(isOwn ? answer : null, { intent: "sign", ids });
	const error = problem.of("signature.name");
	return (
		<details className="mt-2" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">
				{t("sign.button")}
				<span className="sr-only"> {name}</span>
			</summary>
			<Form method="post" className="group mt-3 flex max-w-120 flex-col gap-3" preventScrollReset noValidate>
				<input type="hidden" name="round" value={round} />
				<input type="hidden" name="id" value={id} />
				<div>
					<label htmlFor={field} className="label">
						{t("sign.label")}
					</label>
					<FieldError id={`${field}-error`}>{error}</FieldError>
					<SignatureInput
						ties={{
							...{ id: field, name: "signature" },
							...(error && { "aria-describedby": `${field}-error`, "aria-invalid": true as const }),
						}}
						value={{ name: problem.typed("signature.name") ?? name }}
					/>
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="sign" icon="pen-line">
						{t("sign.send")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
