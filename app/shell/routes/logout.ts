import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { done, handler, Nothing, publicAction, publicPage } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { endedSessionCookie } from "#app/platform/session.server";
import { signOut } from "../sign-in.server";

export const loader = publicPage(async () => redirect(to.home()));

export const action = publicAction({
	signOut: handler(Nothing, async ({ request, context }: ActionFunctionArgs) => {
		await signOut(context, request);
		return done({ to: to.login(), headers: { "Set-Cookie": endedSessionCookie(context.env) } });
	}),
});
