import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { done, Nothing, publicAction, publicPage, verb } from "../../platform/guard.server";
import { endedSessionCookie } from "../../platform/session.server";
import { signOut } from "../sign-in.server";

export const loader = publicPage(async () => redirect("/home"));

export const action = publicAction({
	signOut: verb(Nothing, async ({ request, context }: ActionFunctionArgs) => {
		await signOut(context, request);
		return done({ to: "/login", headers: { "Set-Cookie": endedSessionCookie(context.env) } });
	}),
});
