import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";

/** The password, before anything is made. */
export function StartForm({ email, answer }: { email: string; answer: unknown }) {
	const { t } = useTranslation(["secondFactor", "account"]);
	const problem = useFormProblem(answer);
	return (
		<Section title={t("start.title")} intro={t("intro")}>
			<p className="mb-4 text-sm">{t("start.intro")}</p>
			<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate>
				<input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					id="currentPassword"
					name="currentPassword"
					label={t("account:password.current")}
					autoComplete="current-password"
					error={problem.of("currentPassword")}
					required
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="start">{t("start.submit")}</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
