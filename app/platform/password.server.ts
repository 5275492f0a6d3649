import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { base64 } from "oslo/encoding";
import { isCommonPassword } from "./common-passwords.server";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "./limits";

/**
 * scrypt, N=2^14 r=8 p=5: one of the sets that OWASP's Password Storage Cheat Sheet gives as equal in strength; 16 MiB,
 * which an isolate of 128 MB can hold.
 */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_LENGTH = 32;

let queue: Promise<unknown> = Promise.resolve();

/** A password's hash with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, cost);
	return ["scrypt", cost.N, cost.r, cost.p, base64.encode(salt), base64.encode(key)].join("$");
}

/** Whether a password is the one of a hash. Without a hash the same work is done and the answer is no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
	const [, n, r, p, salt = "", key = ""] = (hash ?? nobodysHash).split("$");
	const expected = Buffer.from(key, "base64");
	const actual = await derive(password, Buffer.from(salt, "base64"), { N: Number(n), r: Number(r), p: Number(p) });
	return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== null;
}

/** What is wrong with a new password, as a key of `errors`; undefined where it may be used. */
export function passwordProblem(password: string): string | undefined {
	if ([...password].length < PASSWORD_MIN_LENGTH) return `passwordMin?count=${PASSWORD_MIN_LENGTH}`;
	if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return "passwordTooLong";
	if (isCommonPassword(password)) return "passwordCommon";
	return undefined;
}

const nobodysHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${base64.encode(new Uint8Array(16))}$${base64.encode(new Uint8Array(KEY_LENGTH))}`;

/** One hash at a time in an isolate: each takes 16 MiB and blocks the thread anyway. */
function derive(password: string, salt: Uint8Array, { N, r, p }: typeof cost): Promise<Buffer> {
	const work = () =>
		new Promise<Buffer>((resolve, reject) => {
			scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
				error ? reject(error) : resolve(key),
			);
		});
	const next = queue.then(work, work);
	queue = next.catch(() => undefined);
	return next;
}
