import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";

/** New recovery codes in place of those that are left. */
export function RenewForm({ codesLeft, answer }: { codesLeft: number; answer: unknown }) {
	const { t } = useTranslation("secondFactor");
	return (
		<Section title={t("renew.title")} intro={`${t("renew.left", { count: codesLeft })} ${t("renew.intro")}`}>
			<ProvenForm intent="renew" submit={t("renew.submit")} answer={answer} />
		</Section>
	);
}

export function TurnOffForm({ answer }: { answer: unknown }) {
	const { t } = useTranslation("secondFactor");
	return (
		<Section title={t("off.title")} intro={t("off.intro")} className="mt-10">
			<ProvenForm intent="turnOff" submit={t("off.submit")} answer={answer} isDangerous />
		</Section>
	);
}

type ProvenFormProps = { intent: string; submit: string; answer: unknown; isDangerous?: boolean };

/** A button that asks for the password. */
function ProvenForm({ intent, submit, answer, isDangerous = false }: ProvenFormProps) {
	const { t } = useTranslation("account");
	const id = `${intent}Password`;
	const problem = useFormProblem(answer, { intent, ids: { currentPassword: id } });
	return (
		<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
			<PasswordField
				id={id}
				name="currentPassword"
				label={t("password.current")}
				autoComplete="current-password"
				error={problem.of("currentPassword")}
				required
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton kind={isDangerous ? "danger" : "secondary"} intent={intent}>
					{submit}
				</SubmitButton>
			</div>
		</Form>
	);
}
