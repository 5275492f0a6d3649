import { hashToken } from "../token.server";

export const RECOVERY_CODES = 10;
/** 60 bits: nobody finds a code by its hash. */
const LENGTH = 12;
/** Letters and digits that nobody takes for one another; as many as five bits tell apart. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Ten new codes as they are shown: `abcd-efgh-jkmn`. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newCode);

/** What is stored of a code: bound to its owner, so that no two people's look alike. */
export const hashOfCode = (userId: string, code: string) => hashToken(`recovery:${userId}:${plainCode(code)}`);

/** A code without the signs that people put into it. */
export const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

function newCode(): string {
	const signs = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % 32]);
	return (signs.join("").match(/.{4}/g) ?? []).join("-");
}
