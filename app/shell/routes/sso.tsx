import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE, safePath } from "#app/platform/http.server";
import { logRefusedSignIn } from "#app/platform/log.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { LinkButton } from "#app/ui/button";
import { SignInFrame } from "../components/sign-in-frame";
import { authorizationAddress } from "../sso/client.server";
import { providerOf } from "../sso/provider.server";
import { SsoRefusal } from "../sso/refusal";
import { SsoStartInput } from "../sso/sso.schema";
import { readSecrets, startSignIn } from "../sso/trip.server";

export const handle = { i18n: ["account"], title: "account:login.title" };

/**
 * A page between the form and the provider. A form's answer that leads straight to another site is stopped by the content
 * security policy (`form-action`), which reaches over redirects; a page may lead anywhere.
 */
export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const provider = providerOf(context.env);
	if (!provider) throw notFound();
	const secrets = readSecrets(request, context.env);
	if (!secrets) throw redirect(to.login());
	try {
		const address = await authorizationAddress(context, provider, secrets);
		return data({ address, name: provider.name }, { headers: { ...PRIVATE, Refresh: `0; url=${address}` } });
	} catch (error) {
		if (!(error instanceof SsoRefusal)) throw error;
		logRefusedSignIn(context, error.reason);
		throw redirect(`${to.login(to.home())}&sso=${error.outcome}`, { headers: PRIVATE });
	}
});

export const action = publicAction(
	{
		start: handler(SsoStartInput, async ({ request, context }: ActionFunctionArgs, { redirectTo }) => {
			if (!providerOf(context.env)) throw notFound();
			return done({ headers: { "Set-Cookie": await startSignIn(context, request, safePath(redirectTo)) } });
		}),
	},
	{ hasPage: false },
);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Sso() {
	const { t } = useTranslation("account");
	const { address, name } = useLoaderData<typeof loader>();
	return (
		<SignInFrame title={t("sso.leaving", { name })} intro={t("sso.leavingHelp")}>
			<LinkButton kind="primary" size="lg" className="w-full" to={address} reloadDocument>
				{t("sso.leave", { name })}
			</LinkButton>
		</SignInFrame>
	);
}
