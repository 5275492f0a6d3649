import {
	ArcticFetchError,
	CodeChallengeMethod,
	OAuth2Client,
	OAuth2RequestError,
	UnexpectedResponseError,
} from "arctic";
import { to } from "#app/platform/portal-paths";
import type { RequestContext } from "#app/platform/request-context.server";
import { subjectOf } from "./id-token.server";
import { endpointsOf, PATIENCE, type Provider } from "./provider.server";
import { SsoRefusal } from "./refusal";
import type { Secrets } from "./trip.server";

/** Where the browser goes on to; throws a refusal where the provider cannot be asked. */
export async function authorizationAddress(
	context: RequestContext,
	provider: Provider,
	secrets: Secrets,
): Promise<string> {
	const { authorization } = await endpointsOf(provider, context.now);
	const { state, verifier, nonce } = secrets;
	// The subject alone is needed: no name and no address is asked for.
	const address = clientOf(context, provider).createAuthorizationURLWithPKCE(
		authorization,
		state,
		CodeChallengeMethod.S256,
		verifier,
		["openid"],
	);
	address.searchParams.set("nonce", nonce);
	return address.href;
}

/** Who the provider says came back with a code; throws a refusal. */
export async function redeem(
	context: RequestContext,
	provider: Provider,
	code: string,
	secrets: Secrets,
): Promise<string> {
	const endpoints = await endpointsOf(provider, context.now);
	const token = await idTokenFor(clientOf(context, provider), endpoints.token, code, secrets.verifier);
	const { issuer, clientId } = provider;
	return subjectOf(token, { issuer, clientId, nonce: secrets.nonce, keys: endpoints.keys, now: context.now });
}

async function idTokenFor(client: OAuth2Client, endpoint: string, code: string, verifier: string): Promise<string> {
	try {
		const tokens = await withinPatience(client.validateAuthorizationCode(endpoint, code, verifier));
		return tokens.idToken();
	} catch (error) {
		if (error instanceof SsoRefusal) throw error;
		if (error instanceof ArcticFetchError) throw new SsoRefusal("unreachable", "the token endpoint did not answer");
		if (error instanceof UnexpectedResponseError && error.status >= 500)
			throw new SsoRefusal("unreachable", `the token endpoint answered with ${error.status}`);
		const isRefused = error instanceof OAuth2RequestError;
		throw new SsoRefusal("failed", isRefused ? "the code was refused" : "the token endpoint answered with nonsense");
	}
}

/** The library waits for the provider without an end. */
async function withinPatience<Result>(asking: Promise<Result>): Promise<Result> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const giveUp = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new SsoRefusal("unreachable", "the token endpoint did not answer in time")),
			PATIENCE,
		);
	});
	try {
		return await Promise.race([asking, giveUp]);
	} finally {
		clearTimeout(timer);
	}
}

function clientOf(context: RequestContext, { clientId, clientSecret }: Provider): OAuth2Client {
	return new OAuth2Client(clientId, clientSecret, `${context.origin}${to.ssoCallback()}`);
}
