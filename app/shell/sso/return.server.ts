import { persist } from "#app/platform/database.server";
import { flashCookie } from "#app/platform/flash.server";
import { safePath } from "#app/platform/http.server";
import { logRefusedSignIn } from "#app/platform/log.server";
import { to } from "#app/platform/portal-paths";
import type { RequestContext } from "#app/platform/request-context.server";
import { isSame } from "#app/platform/same.server";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { takingBackOnNetwork, throttleFor } from "#app/platform/throttle.server";
import { beginning } from "../sign-in.server";
import { redeem } from "./client.server";
import { accountOf, connect } from "./identity.server";
import type { Provider } from "./provider.server";
import { SsoRefusal } from "./refusal";
import { endedTripCookie, endTrip, readSecrets, type Secrets, type Trip } from "./trip.server";

/** Where the browser goes next, and the cookies that it gets. */
type Next = { to: string; cookies: string[] };

/**
 * What a browser that comes back from the provider gets: signed in, or the account connected, or a sentence that says why
 * not. A trip serves once, whatever comes of it; one that another site pretends is left alone.
 */
export async function welcomeBack(context: RequestContext, request: Request, provider: Provider): Promise<Next> {
	let trip: Trip | undefined;
	try {
		const secrets = secretsOf(request, context);
		trip = await endTrip(context, secrets);
		if (!trip) throw new SsoRefusal("failed", "the trip has ended before");
		const subject = await redeem(context, provider, codeIn(request, provider), secrets);
		return await (trip.sessionId === null ? signIn : connectTo)(context, request, provider, subject, trip);
	} catch (error) {
		if (!(error instanceof SsoRefusal)) throw error;
		logRefusedSignIn(context, error.reason);
		return refusedTo(error, trip, context);
	}
}

/** Where a refusal is told: on the login, or in the profile where an account was to be connected. */
export function refusedTo({ outcome }: SsoRefusal, trip: Trip | undefined, context: RequestContext): Next {
	const path = trip?.sessionId
		? `${to.profile()}?sso=${outcome}#sso`
		: `${to.login(trip?.redirectTo ?? to.home())}&sso=${outcome}`;
	return { to: path, cookies: trip ? [endedTripCookie(context.env)] : [] };
}

/** The secrets of the trip that this answer of the provider belongs to. */
function secretsOf(request: Request, context: RequestContext): Secrets {
	const secrets = readSecrets(request, context.env);
	if (!secrets) throw new SsoRefusal("failed", "no trip was begun in this browser");
	const state = new URL(request.url).searchParams.get("state") ?? "";
	if (!isSame(state, secrets.state)) throw new SsoRefusal("failed", "the state is another");
	return secrets;
}

/** The code that the provider sent along; of another issuer's answer (RFC 9207) and of an error there is none. */
function codeIn(request: Request, { issuer }: Provider): string {
	const query = new URL(request.url).searchParams;
	const error = query.get("error");
	if (query.has("iss") && query.get("iss") !== issuer) throw new SsoRefusal("failed", "the answer is another issuer's");
	if (error === "access_denied") throw new SsoRefusal("refused", "access denied");
	if (error === "server_error" || error === "temporarily_unavailable")
		throw new SsoRefusal("unreachable", "the provider is out of order");
	const code = query.get("code");
	if (error !== null || !code) throw new SsoRefusal("failed", "no code came back");
	return code;
}

async function signIn(
	context: RequestContext,
	request: Request,
	{ issuer }: Provider,
	subject: string,
	trip: Trip,
): Promise<Next> {
	const userId = await accountOf(context, issuer, subject);
	const { cookies, statements } = await beginning(context, request, userId, { isSso: true });
	const throttle = await throttleFor("", request, "", "sso");
	await persist(() => context.d1.batch([...statements, takingBackOnNetwork(context, throttle)]));
	return { to: safePath(trip.redirectTo), cookies: [...cookies, endedTripCookie(context.env)] };
}

async function connectTo(
	context: RequestContext,
	request: Request,
	provider: Provider,
	subject: string,
	trip: Trip,
): Promise<Next> {
	const { user } = await readPrincipal(request, context, { kind: "session" });
	if (!user || user.sessionId !== trip.sessionId) throw new SsoRefusal("failed", "the session is another");
	await connect(context, request, user, provider, subject);
	const said = flashCookie({ key: "account:snackbar.ssoConnected", params: { name: provider.name } });
	return { to: `${to.profile()}#sso`, cookies: [said, endedTripCookie(context.env)] };
}
