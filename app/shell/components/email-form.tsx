import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { TextField } from "#app/ui/text-field";
import { ProfilePart } from "./profile-forms";

const ids = { email: "newEmail", currentPassword: "emailPassword" };

/** Asks for another address to log in with; it counts once it is confirmed from there. */
export function EmailForm({ email, answer }: { email: string; answer: unknown }) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer, { intent: "changeEmail", ids });
	return (
		<ProfilePart id="email" title={t("email.title")} intro={t("email.intro", { email })}>
			<Form method="post" className="flex max-w-94 flex-col gap-5" noValidate preventScrollReset>
				<TextField
					id={ids.email}
					name="email"
					type="email"
					label={t("email.new")}
					defaultValue={problem.typed("email") ?? ""}
					error={problem.of("email")}
					autoComplete="email"
					maxLength={254}
				/>
				<PasswordField
					id={ids.currentPassword}
					name="currentPassword"
					label={t("password.current")}
					error={problem.of("currentPassword")}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton kind="secondary" intent="changeEmail">
						{t("email.submit")}
					</SubmitButton>
				</div>
			</Form>
		</ProfilePart>
	);
}
