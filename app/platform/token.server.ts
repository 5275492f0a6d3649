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

/** A nonce for the content security policy of one answer. */
export function newNonce(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(18)));
}
