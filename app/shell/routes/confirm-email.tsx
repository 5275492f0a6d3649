import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, publicAction, publicPage, verb } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { Problem } from "#app/platform/problems";
import { endedSessionCookie } from "#app/platform/session.server";
import { to } from "#app/platform/to";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SignInFrame } from "../components/sign-in-frame";
import { Splash } from "../components/splash";
import { EmailLink } from "../email-change.schema";
import { confirmEmail, findChange } from "../email-change.server";

export const handle = { i18n: ["account"], title: "account:email.confirmTitle" };

export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) => {
	const email = await openOrNull(findChange(context, params.token ?? ""));
	return data({ email }, { status: email === null ? 410 : 200, headers: PRIVATE });
});

export const action = publicAction({
	confirm: verb(EmailLink, async ({ request, context }: ActionFunctionArgs, { token }) => {
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
	const { t } = useTranslation("account");
	const { email } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	if (email === null) return <Expired />;
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

/** A link that is used, expired or was never made: the three look the same. */
function Expired() {
	const { t } = useTranslation(["account", "errors"]);
	return (
		<main id="main" className="flex min-h-dvh flex-col bg-sheet">
			<Splash
				title={t("errors:emailLinkExpired")}
				actions={
					<LinkButton kind="primary" to={to.profile()}>
						{t("email.toProfile")}
					</LinkButton>
				}
			>
				<p>{t("email.expiredHelp")}</p>
			</Splash>
		</main>
	);
}

async function openOrNull(looking: Promise<{ email: string }>): Promise<string | null> {
	try {
		return (await looking).email;
	} catch (error) {
		if (error instanceof Problem && error.kind === "gone") return null;
		throw error;
	}
}
