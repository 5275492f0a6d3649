import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { ProfilePart } from "./profile-forms";

type PasswordFormProps = { email: string; least: number; answer: unknown };

/** Changes the password: the current one is asked for, and the other places are logged out. */
export function PasswordForm({ email, least, answer }: PasswordFormProps) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer, { intent: "changePassword", ids: { password: "newPassword" } });
	return (
		<ProfilePart id="password" title={t("password.title")} intro={t("password.intro")}>
			<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
				{/* Tells the password manager whose password this is. */}
				<input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					id="currentPassword"
					name="currentPassword"
					label={t("password.current")}
					error={problem.of("currentPassword")}
				/>
				<PasswordField
					id="newPassword"
					name="password"
					label={t("reset.password")}
					help={t("reset.help", { count: least })}
					autoComplete="new-password"
					error={problem.of("password")}
					meter
				/>
				<PasswordField
					id="passwordRepeat"
					name="passwordRepeat"
					label={t("reset.repeat")}
					autoComplete="new-password"
					error={problem.of("passwordRepeat")}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton kind="secondary" intent="changePassword">
						{t("password.submit")}
					</SubmitButton>
				</div>
			</Form>
		</ProfilePart>
	);
}
