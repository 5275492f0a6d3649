import { base64url } from "oslo/encoding";
import { DAY } from "#app/platform/limits";
import { newToken } from "#app/platform/token.server";

type Signer = { guid: string; stampKey: string };

/** How long a form may lie open before it is sent: milliseconds. */
const STAMP_LIFE = DAY;

/** Says when a form was opened, so that nobody can say it was earlier: `<ms>.<random>.<signature>`. */
export async function stampOf(form: Signer, now: Date): Promise<string> {
	const said = `${now.getTime()}.${newToken().slice(0, 16)}`;
	return `${said}.${await sign(form, `opened:${said}`)}`;
}

/** When the form was opened by its stamp: epoch milliseconds; null where the stamp is not this form's, or too old. */
export async function openedAt(form: Signer, stamp: string, now: Date): Promise<number | null> {
	const [at = "", random = "", signature = ""] = stamp.split(".");
	const right = await sign(form, `opened:${at}.${random}`);
	const opened = Number(at);
	const age = now.getTime() - opened;
	return signature === right && age >= 0 && age <= STAMP_LIFE ? opened : null;
}

/** The sender's link, made anew from what was sent: the same form sent twice has the same one. */
export const senderToken = (form: Signer, stamp: string, answers: string) => sign(form, `sender:${stamp}:${answers}`);

async function sign({ guid, stampKey }: Signer, text: string): Promise<string> {
	const bytes = (value: string) => new TextEncoder().encode(value);
	const key = await crypto.subtle.importKey(
		"raw",
		bytes(`form:${stampKey}`),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["sign"],
	);
	const signature = await crypto.subtle.sign("HMAC", key, bytes(`${guid}:${text}`));
	return base64url.encode(new Uint8Array(signature), { includePadding: false });
}
