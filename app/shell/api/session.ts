import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handler, Nothing, publicEndpoint } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { Problem } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { sessionEnd } from "#app/platform/session.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { SignInAgain } from "../sign-in.schema";
import { signIn } from "../sign-in.server";

const api = publicEndpoint({
	/** Whose session the browser has, and for how many seconds more; null where it has none. */
	get: handler(Nothing, async ({ request, context }: LoaderFunctionArgs) => {
		const { user } = await readPrincipal(request, context, { kind: "session" });
		return {
			person: user?.id ?? null,
			seconds: user && secondsUntil(sessionEnd(user, context.now.getTime()), context),
		};
	}),
	/** A new session in place of the browser's ended one: its cookie, and no token. */
	post: handler(SignInAgain, async ({ request, context }: ActionFunctionArgs, input) => {
		const signedIn = await signIn(context, request, input, "api");
		if (!signedIn || "waiting" in signedIn)
			throw new Problem("notLoggedIn", { detail: input.code ? "wrongLoginOrCode" : "wrongLogin" });
		const { session, person, cookies } = signedIn;
		const headers = new Headers(PRIVATE);
		for (const cookie of cookies) headers.append("Set-Cookie", cookie);
		return Response.json({ person: person.user.id, seconds: secondsUntil(session.expiresAt, context) }, { headers });
	}),
});

function secondsUntil(end: number, { now }: RequestContext): number {
	return Math.round((end - now.getTime()) / 1000);
}

export const loader = api.loader;
export const action = api.action;
