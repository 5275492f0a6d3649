import { readBytes } from "#app/platform/body.server";
import { MINUTE } from "#app/platform/limits";
import { SsoRefusal } from "./refusal";

export type Provider = { name: string; issuer: string; clientId: string; clientSecret: string };
export type Endpoints = { authorization: string; token: string; keys: string };
type Json = Record<string, unknown>;

/** Milliseconds that the provider has for one answer. */
export const PATIENCE = 5_000;
/** How long the provider's addresses and keys are kept in this process. */
const KEPT = 10 * MINUTE;

/** The organisation's own provider, or null where it is not configured whole. */
export function providerOf(env: Env): Provider | null {
	const { SSO_NAME: name, SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = env;
	return name && issuer && clientId && clientSecret ? { name, issuer, clientId, clientSecret } : null;
}

/**
 * Where the provider is asked, as its own description at the issuer tells (OpenID Connect Discovery 1.0, section 4).
 * Throws a refusal where it does not answer in time, or describes another issuer.
 */
export async function endpointsOf({ issuer }: Provider, now: Date): Promise<Endpoints> {
	const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
	const metadata = await readKept(address, now);
	if (metadata.issuer !== issuer) throw new SsoRefusal("failed", "the description is of another issuer");
	return {
		authorization: safeAddress(metadata.authorization_endpoint),
		token: safeAddress(metadata.token_endpoint),
		keys: safeAddress(metadata.jwks_uri),
	};
}

/** The provider's public keys; `anew` where a key is asked for that those kept do not hold. */
export async function keysAt(address: string, now: Date, anew = false): Promise<Json[]> {
	const { keys } = await readKept(address, now, anew);
	if (!Array.isArray(keys)) throw new SsoRefusal("failed", "the provider's keys could not be read");
	return keys.filter((key): key is Json => typeof key === "object" && key !== null);
}

/** Public documents of the provider by their address: the same for every request. */
const kept = new Map<string, { until: number; document: Json }>();

async function readKept(address: string, now: Date, anew = false): Promise<Json> {
	const known = kept.get(address);
	if (known && known.until > now.getTime() && !anew) return known.document;
	const document = await fetchJson(safeAddress(address));
	kept.set(address, { until: now.getTime() + KEPT, document });
	return document;
}

async function fetchJson(address: string): Promise<Json> {
	let bytes: ArrayBuffer;
	try {
		const answer = await fetch(address, {
			headers: { Accept: "application/json" },
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (answer.status !== 200) throw new SsoRefusal("unreachable", `the provider answered with ${answer.status}`);
		bytes = await readBytes(answer);
	} catch (error) {
		if (error instanceof SsoRefusal) throw error;
		throw new SsoRefusal("unreachable", "the provider did not answer");
	}
	try {
		const document: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (typeof document === "object" && document !== null) return document as Json;
	} catch {
		// Told below, as every other nonsense is.
	}
	throw new SsoRefusal("failed", "the provider's answer could not be read");
}

/** An address that may be asked: https, or in a local build http on this machine. */
function safeAddress(given: unknown): string {
	const url = typeof given === "string" && URL.canParse(given) ? new URL(given) : undefined;
	const isHere = __LOCAL__ && url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname);
	if (url?.protocol !== "https:" && !isHere) throw new SsoRefusal("failed", "an address of the provider is not https");
	return String(given);
}
