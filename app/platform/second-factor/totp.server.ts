import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";
import { isSame } from "../same.server";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code each half minute. */
const PERIOD = 30_000;
const SECRET_BYTES = 20;
/** Steps by which a phone's clock may be off. */
const DRIFT = 1;

export const newSecret = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The address that the QR code holds. */
export const keyAddress = (issuer: string, account: string, secret: Uint8Array) =>
	createTOTPKeyURI(issuer, account, secret);

/** The secret for typing, in groups of four. */
export const typedSecret = (secret: Uint8Array) =>
	(base32.encode(secret, { includePadding: false }).match(/.{1,4}/g) ?? []).join(" ");

/** The time step of a code that holds now and is later than `after`; undefined where it is no such code. */
export async function stepOf(code: string, secret: Uint8Array, now: Date, after = 0): Promise<number | undefined> {
	const current = Math.floor(now.getTime() / PERIOD);
	let found: number | undefined;
	for (let step = current - DRIFT; step <= current + DRIFT; step++) {
		const right = await generateHOTP(secret, step);
		if (isSame(code, right) && step > after) found = step;
	}
	return found;
}
