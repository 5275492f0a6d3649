import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE, safePath } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { invalid, nullWhereGone } from "#app/platform/problems";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { CodeField } from "../components/code-field";
import { ExpiredLink } from "../components/expired-link";
import { SignInFrame } from "../components/sign-in-frame";
import { findWaiting } from "../pending-sign-in.server";
import { CodeInput } from "../sign-in.schema";
import { signInByCode } from "../sign-in.server";

export const handle = { i18n: ["account"], title: "account:code.title" };

export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const redirectTo = safePath(new URL(request.url).searchParams.get("redirectTo"));
	const { user } = await readPrincipal(request, context, { kind: "all" });
	if (user) throw redirect(redirectTo);
	const waiting = await nullWhereGone(findWaiting(context, request));
	return data({ redirectTo, isOver: waiting === null }, { status: waiting ? 200 : 410, headers: PRIVATE });
});

export const action = publicAction({
	signIn: handler(CodeInput, async ({ request, context }: ActionFunctionArgs, { code, redirectTo }) => {
		const signedIn = await signInByCode(context, request, code);
		if (!signedIn) throw invalid({ code: "account:code.wrong" });
		const headers = new Headers();
		for (const cookie of signedIn.cookies) headers.append("Set-Cookie", cookie);
		return done({ to: safePath(redirectTo), headers });
	}),
});

/** The second step of the login: the code, after the password was right. */
export default function LoginCode() {
	const { t } = useTranslation("account");
	const { redirectTo, isOver } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	if (isOver)
		return (
			<ExpiredLink
				title={t("code.over")}
				help={t("code.overHelp")}
				next={{ to: to.login(redirectTo), label: t("code.again") }}
			/>
		);
	return (
		<SignInFrame title={t("code.title")} intro={t("code.intro")}>
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<FormErrors errors={problem.summary} />
				<CodeField error={problem.of("code")} help={t("code.help")} autoFocus={!problem.refused} />
				<SubmitButton size="lg">{t("login.submit")}</SubmitButton>
			</Form>
			<p className="mt-6 text-sm text-ink-2">{t("code.lost")}</p>
			<p className="mt-3">
				<Link to={to.login(redirectTo)} className="link">
					{t("code.other")}
				</Link>
			</p>
		</SignInFrame>
	);
}
