import { base64url } from "oslo/encoding";

/** A secret of 32 random bytes for a session, a reset or an invitation. Only its hash is stored. */
export function newToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false });
}

/** What is stored of a token: its SHA-256, base64url. */
export async function hashToken(token: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return base64url.encode(new Uint8Array(digest), { includePadding: false });
}

/** A secret that is made of a key each time that it is needed, so that nothing which is stored opens what it opens. */
export async function keyedToken(key: string, text: string): Promise<string> {
	const bytes = (value: string) => new TextEncoder().encode(value);
	const usage: KeyUsage[] = ["sign"];
	const made = await crypto.subtle.importKey("raw", bytes(key), { name: "HMAC", hash: "SHA-256" }, false, usage);
	const signature = await crypto.subtle.sign("HMAC", made, bytes(text));
	return base64url.encode(new Uint8Array(signature), { includePadding: false });
}

/** A nonce for the content security policy of one answer. */
export function newNonce(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(18)));
}
