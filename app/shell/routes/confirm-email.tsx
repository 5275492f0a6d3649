import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { nullWhereGone } from "#app/platform/problems";
import { endedSessionCookie } from "#app/platform/session.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { ExpiredLink } from "../components/expired-link";
import { SignInFrame } from "../components/sign-in-frame";
import { EmailLink } from "../email-change.schema";
import { confirmEmail, findChange } from "../email-change.server";

export const handle = { i18n: ["account"], title: "account:email.confirmTitle" };

export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) => {
	const change = await nullWhereGone(findChange(context, params.token ?? ""));
	return data({ email: change?.email ?? null }, { status: change ? 200 : 410, headers: PRIVATE });
});

export const action = publicAction({
	confirm: handler(EmailLink, async ({ request, context }: ActionFunctionArgs, { token }) => {
		await confirmEmail(context, request, token);
		return done({
			to: to.login(),
			snackbar: { key: "account:email.done" },
			headers: { "Set-Cookie": endedSessionCookie(context.env) },
		});
	}),
});

/** Asks once more before the address is taken: programs that look at the links of a letter must not do it. */
export default function ConfirmEmail() {
	const { t } = useTranslation(["account", "errors"]);
	const { email } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	if (email === null)
		return (
			<ExpiredLink
				title={t("errors:emailLinkExpired")}
				help={t("email.expiredHelp")}
				next={{ to: to.profile(), label: t("email.toProfile") }}
			/>
		);
	return (
		<SignInFrame title={t("email.confirmTitle")} intro={t("email.confirmIntro", { email })}>
			<Form method="post" className="flex flex-col gap-5">
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="confirm" size="lg">
					{t("email.confirm")}
				</SubmitButton>
			</Form>
		</SignInFrame>
	);
}
