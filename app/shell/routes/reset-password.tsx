import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { PASSWORD_MIN_LENGTH } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import { nullWhereGone } from "#app/platform/problems";
import { sessionCookie } from "#app/platform/session.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { CodeField } from "../components/code-field";
import { ExpiredLink } from "../components/expired-link";
import { SignInFrame } from "../components/sign-in-frame";
import { ResetInput } from "../reset-password.schema";
import { assertOpen, resetPassword } from "../reset-password.server";

export const handle = { i18n: ["account"], title: "account:reset.title" };

export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) => {
	const owner = await nullWhereGone(assertOpen(context, params.guidId ?? ""));
	return data(
		{
			email: owner?.email ?? null,
			asksCode: owner ? owner.secondFactorAt !== null : false,
			least: PASSWORD_MIN_LENGTH,
		},
		{ status: owner ? 200 : 410, headers: PRIVATE },
	);
});

export const action = publicAction({
	reset: handler(ResetInput, async ({ request, context }: ActionFunctionArgs, { guidId, ...given }) => {
		const session = await resetPassword(context, request, guidId, given);
		return done({
			to: to.home(),
			snackbar: { key: "account:reset.done" },
			headers: { "Set-Cookie": sessionCookie(context.env, session.token) },
		});
	}),
});

export default function ResetPassword() {
	const { t } = useTranslation(["account", "errors"]);
	const { email, asksCode, least } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	if (email === null)
		return (
			<ExpiredLink
				title={t("errors:resetExpired")}
				help={t("reset.expiredHelp")}
				next={{ to: to.forgotPassword(), label: t("reset.askAgain") }}
			/>
		);
	return (
		<SignInFrame title={t("reset.title")} intro={t("reset.intro")}>
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<FormErrors errors={problem.summary} />
				{/* Tells the password manager whose password this is. */}
				<input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					id="password"
					name="password"
					label={t("reset.password")}
					help={t("reset.help", { count: least })}
					autoComplete="new-password"
					size="lg"
					error={problem.of("password")}
					meter
					required
				/>
				<PasswordField
					id="passwordRepeat"
					name="passwordRepeat"
					label={t("reset.repeat")}
					autoComplete="new-password"
					size="lg"
					error={problem.of("passwordRepeat")}
					required
				/>
				{asksCode && <CodeField error={problem.of("code")} help={t("code.help")} />}
				<SubmitButton size="lg">{t("reset.submit")}</SubmitButton>
			</Form>
		</SignInFrame>
	);
}
