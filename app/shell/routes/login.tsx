import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { dropKeptPages } from "#app/offline/caches";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { safePath } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { Problem } from "#app/platform/problems";
import { endedSessionCookie, readToken } from "#app/platform/session.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { SubmitButton } from "#app/ui/button";
import { forgetAllDrafts } from "#app/ui/drafts";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PasswordField } from "#app/ui/password-field";
import { TextField } from "#app/ui/text-field";
import { DemoNotice } from "../components/demo-notice";
import { SignInFrame } from "../components/sign-in-frame";
import { SsoNotice, SsoStart } from "../components/sso-start";
import { SignInInput } from "../sign-in.schema";
import { signIn } from "../sign-in.server";
import { providerOf } from "../sso/provider.server";
import { outcomeIn } from "../sso/refusal";

export const handle = { i18n: ["account"], title: "account:login.title" };

export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const redirectTo = safePath(new URL(request.url).searchParams.get("redirectTo"));
	const provider = providerOf(context.env);
	const outcome = provider && outcomeIn(request.url);
	const { user } = await readPrincipal(request, context, { kind: "all" });
	if (user) throw redirect(outcome ? `${to.profile()}?sso=${outcome}#sso` : redirectTo);
	// Here only, where a late answer cannot take away what a sign-in has just given.
	const isEnded = readToken(request, context.env) !== null;
	const headers = isEnded ? { "Set-Cookie": endedSessionCookie(context.env) } : undefined;
	return data({ redirectTo, provider: provider?.name ?? null, outcome }, { headers });
});

export const action = publicAction({
	signIn: handler(SignInInput, async ({ request, context }: ActionFunctionArgs, input) => {
		const signedIn = await signIn(context, request, input, "browser");
		if (!signedIn) throw new Problem("invalid", { detail: "wrongLogin" });
		const headers = new Headers();
		if ("waiting" in signedIn) {
			headers.append("Set-Cookie", signedIn.waiting);
			return done({ to: to.loginCode(safePath(input.redirectTo)), headers });
		}
		for (const cookie of signedIn.cookies) headers.append("Set-Cookie", cookie);
		return done({ to: safePath(input.redirectTo), headers });
	}),
});

export default function Login() {
	const { t } = useTranslation("account");
	const { redirectTo, provider, outcome } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	useFocusOnArrival("email");
	useCleanDevice();
	return (
		<SignInFrame title={t("login.title")} intro={t("login.intro")}>
			{provider && outcome && <SsoNotice provider={provider} outcome={outcome} />}
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<FormErrors errors={problem.summary} />
				<TextField
					id="email"
					name="email"
					type="email"
					label={t("login.email")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					size="lg"
					defaultValue={problem.typed("email")}
					error={problem.of("email")}
					autoFocus={!problem.refused}
					required
				/>
				<PasswordField
					id="password"
					name="password"
					label={t("login.password")}
					size="lg"
					error={problem.of("password")}
					aside={
						<Link to={to.forgotPassword()} className="link text-sm">
							{t("login.forgot")}
						</Link>
					}
					required
				/>
				<SubmitButton size="lg">{t("login.submit")}</SubmitButton>
			</Form>
			{provider && <SsoStart provider={provider} redirectTo={redirectTo} />}
			{__LOCAL__ && (
				<div className="mt-8">
					<DemoNotice />
				</div>
			)}
		</SignInFrame>
	);
}

/** Puts the focus into a field on coming from another page too, unless the person has begun somewhere else. */
function useFocusOnArrival(id: string) {
	useEffect(() => {
		const active = document.activeElement;
		if (!active || active === document.body || active.tagName === "H1") document.getElementById(id)?.focus();
	}, [id]);
}

/** Who has signed out leaves no drafts and no copies of pages behind. One whose session ended comes back (`redirectTo`), and finds them. */
function useCleanDevice() {
	const [address] = useSearchParams();
	const comesBack = address.has("redirectTo");
	useEffect(() => {
		if (comesBack) return;
		forgetAllDrafts();
		void dropKeptPages();
	}, [comesBack]);
}
