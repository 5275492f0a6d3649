import { base64 } from "oslo/encoding";

/** Bytes of the nonce that stands before what was encrypted. */
const NONCE = 12;

/** Whether this portal can keep secrets: it has a key of its own to encrypt them with. */
export const hasSecretKey = (env: Pick<Env, "SECRET_KEY">): boolean => Boolean(env.SECRET_KEY);

/** Encrypts a secret for the database; it opens for the same owner only. */
export async function seal(env: Env, owner: string, secret: Uint8Array<ArrayBuffer>): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(NONCE));
	const key = await keyOf(env);
	const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bytes(owner) }, key, secret);
	const whole = new Uint8Array(NONCE + sealed.byteLength);
	whole.set(iv);
	whole.set(new Uint8Array(sealed), NONCE);
	return base64.encode(whole);
}

/** Opens what `seal` gave; null where it is another's, or the portal has another key now. */
export async function unseal(env: Env, owner: string, sealed: string): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		const whole = base64.decode(sealed);
		const algorithm = { name: "AES-GCM", iv: whole.slice(0, NONCE), additionalData: bytes(owner) };
		return new Uint8Array(await crypto.subtle.decrypt(algorithm, await keyOf(env), whole.slice(NONCE)));
	} catch {
		return null;
	}
}

async function keyOf({ SECRET_KEY }: Env): Promise<CryptoKey> {
	const digest = await crypto.subtle.digest("SHA-256", bytes(SECRET_KEY ?? ""));
	return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const bytes = (text: string) => new TextEncoder().encode(text);
