import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { handler, publicEndpoint } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { Problem } from "#app/platform/problems";
import { serializeMe } from "../me.server";
import { SignInInput } from "../sign-in.schema";
import { signIn } from "../sign-in.server";

const api = publicEndpoint({
	post: handler(SignInInput, async ({ request, context }: ActionFunctionArgs, input) => {
		const signedIn = await signIn(context, request, input, "api");
		if (!signedIn || "waiting" in signedIn)
			throw new Problem("notLoggedIn", { detail: input.code ? "wrongLoginOrCode" : "wrongLogin" });
		const { session, person } = signedIn;
		const expires = new Date(session.expiresAt).toISOString();
		// A finished answer, so that no token is ever kept for a repeated POST.
		return Response.json({ token: session.token, expires, user: serializeMe(person) }, { headers: PRIVATE });
	}),
});
export const loader = api.loader;
export const action = api.action;
