import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findInvitation, noteOpened } from "#app/directory/accept-invitation.server";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";
import { PASSWORD_MIN_LENGTH } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import { sessionCookie } from "#app/platform/session.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { EndedInvitation, JoinForm, LogInFirst, OneClick, WrongAccount } from "../components/invitation-views";
import { AcceptInput, JoinInput } from "../invitation.schema";
import { joinAsNew, joinAsSignedIn } from "../invitation.server";

export const handle = { i18n: ["account", "modules"], title: "account:invitation.title" };

export const loader = publicPage(async ({ request, context, params }: LoaderFunctionArgs) => {
	const open = await findInvitation(context, params.token ?? "");
	if (!open) return data({ invitation: null }, { status: 410, headers: PRIVATE });
	const { user } = await readPrincipal(request, context, { kind: "all" });
	await noteOpened(context, open);
	const { invitation, tenant, account } = open;
	const { name, logo, logoDark } = tenantBrand(tenant);
	const isKnown = Boolean(account?.passwordHash);
	const view = user ? (user.id === account?.id ? "oneClick" : "wrongAccount") : isKnown ? "logInFirst" : "join";
	return data(
		{
			invitation: {
				view: view as "oneClick" | "wrongAccount" | "logInFirst" | "join",
				email: invitation.email,
				tenant: name,
				logo,
				logoDark,
				role: invitation.role,
				firstName: invitation.details.firstName ?? "",
				lastName: invitation.details.lastName ?? "",
				signedInAs: user?.email ?? null,
				language: chooseLanguage(request, invitation.language as Language),
				least: PASSWORD_MIN_LENGTH,
			},
		},
		{ headers: PRIVATE },
	);
});

export const action = publicAction({
	join: handler(JoinInput, async ({ request, context }: ActionFunctionArgs, input) => {
		const { session, tenant } = await joinAsNew(context, request, input);
		return done({
			to: to.tenant(tenant.guid),
			snackbar: { key: "account:invitation.joined", params: { tenant: tenant.name } },
			headers: { "Set-Cookie": sessionCookie(context.env, session.token) },
		});
	}),
	accept: handler(AcceptInput, async ({ request, context }: ActionFunctionArgs, { token }) => {
		const tenant = await joinAsSignedIn(context, request, token);
		return done({
			to: to.tenant(tenant.guid),
			snackbar: { key: "account:invitation.joined", params: { tenant: tenant.name } },
		});
	}),
});

const views = { join: JoinForm, oneClick: OneClick, logInFirst: LogInFirst, wrongAccount: WrongAccount };

export default function Invitation() {
	const { invitation } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!invitation) return <EndedInvitation />;
	const View = views[invitation.view];
	return <View invitation={invitation} answer={answer} />;
}
