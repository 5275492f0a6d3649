import { decodeIdToken } from "arctic";
import { base64url } from "oslo/encoding";
import { MINUTE } from "#app/platform/limits";
import { isSame } from "#app/platform/same.server";
import { keysAt } from "./provider.server";
import { SsoRefusal } from "./refusal";

type Json = Record<string, unknown>;
export type Expected = { issuer: string; clientId: string; nonce: string; keys: string; now: Date };

/** How far two clocks may be apart. */
const SKEW = MINUTE;
/** No token is older than the trip that asked for it. */
const OLDEST = 15 * MINUTE;
const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/**
 * Who an ID token is about: its subject, once all of OpenID Connect Core 1.0, section 3.1.3.7 holds. The signature is
 * verified although the token came straight from the provider over TLS, where point 6 would let it be left out; RS256
 * alone is taken, what every provider has and a client gets unless it asks for another. Throws a refusal.
 */
export async function subjectOf(token: string, expected: Expected): Promise<string> {
	await verifySignature(token, expected);
	const claims = read(() => decodeIdToken(token)) as Json;
	const { issuer, clientId, nonce } = expected;
	const now = expected.now.getTime();
	const seconds = (claim: unknown) => (typeof claim === "number" && Number.isFinite(claim) ? claim * 1000 : undefined);
	const [expires, issued] = [seconds(claims.exp), seconds(claims.iat)];
	// Nobody but this portal is trusted as the token's reader.
	const audiences = [claims.aud].flat();
	check(claims.iss === issuer, "another issuer");
	check(audiences.length === 1 && audiences[0] === clientId, "another audience");
	check(claims.azp === undefined || claims.azp === clientId, "another authorized party");
	check(expires !== undefined && expires > now - SKEW, "expired");
	check(issued !== undefined && issued < now + SKEW && issued > now - OLDEST, "not issued now");
	check(typeof claims.nonce === "string" && isSame(claims.nonce, nonce), "another nonce");
	const { sub } = claims;
	check(typeof sub === "string" && sub.length > 0 && sub.length <= 255, "no subject");
	return sub as string;
}

async function verifySignature(token: string, { keys, now }: Expected): Promise<void> {
	const [header = "", claims = "", signature = "", ...rest] = token.split(".");
	check(signature !== "" && rest.length === 0, "not in three parts");
	const { alg, kid } = read(() => JSON.parse(new TextDecoder().decode(bytesOf(header))) as Json);
	check(alg === "RS256", "not signed with RS256");
	const key = await keyFor(kid, keys, now);
	const signed = new TextEncoder().encode(`${header}.${claims}`);
	const isTrue = await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed);
	check(isTrue, "a wrong signature");
}

/** The key with this id, looked for anew where the provider has changed its keys since they were kept. */
async function keyFor(kid: unknown, address: string, now: Date): Promise<CryptoKey> {
	const fits = (key: Json) => key.kty === "RSA" && key.use !== "enc" && (kid === undefined || key.kid === kid);
	const found = (await keysAt(address, now)).find(fits) ?? (await keysAt(address, now, true)).find(fits);
	check(found !== undefined, "an unknown key");
	const { n, e } = found as { n: string; e: string };
	try {
		return await crypto.subtle.importKey("jwk", { kty: "RSA", n, e }, algorithm, false, ["verify"]);
	} catch {
		throw new SsoRefusal("failed", "ID token: a key that cannot be used");
	}
}

const bytesOf = (part: string) => read(() => new Uint8Array(base64url.decode(part, { strict: false })));

function read<Value>(reading: () => Value): Value {
	try {
		return reading();
	} catch {
		throw new SsoRefusal("failed", "ID token: unreadable");
	}
}

function check(holds: boolean, reason: string): void {
	if (!holds) throw new SsoRefusal("failed", `ID token: ${reason}`);
}
