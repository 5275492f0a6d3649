import type { ManyAnswer } from "../support/portal";

export type Answer = ManyAnswer;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** What no two answers share, and what only tells how much work it was. */
const passing = new Set(["x-request-id", "x-d1", "date", "content-length", "cf-ray"]);

/** An answer with what can be compared of it. */
export const comparable = (answer: ManyAnswer): Answer => ({
	...answer,
	headers: answer.headers.filter(([name]) => !passing.has(name)),
});

/** A text with `cover` in place of what was asked, also where an address holds it, or an address inside of an address. */
export function covering(text: string, asked: string, cover = ""): string {
	const once = encodeURIComponent(asked);
	const forms = new Set([encodeURIComponent(once), once, asked]);
	return [...forms].filter(Boolean).reduce((left, form) => left.replaceAll(form, cover), text);
}

/** An answer with nonces, times and ids covered, for comparison with another; `asked` is what was sent in the request. */
export function masked({ status, headers, body }: Answer, asked: string): string {
	const nonce = /'nonce-([^']+)'/.exec(headers.find(([name]) => name === "content-security-policy")?.[1] ?? "")?.[1];
	const cover = (text: string) => {
		const plain = covering(text, asked, "ID");
		const still = nonce ? plain.replaceAll(nonce, "NONCE") : plain;
		return (
			still
				.replace(uuid, "ID")
				// The secret of a link to a form or a ticket is told once and never the same.
				.replace(
					/((?:event\/ID\/ticket|form_reply\/ID|business_evaluator\/form\/ID|business_evaluator\/profile|form_builder\/report|kartlegging\/report|finch\/report|general_reports\/report)\/)[\w-]{20,}/g,
					"$1SECRET",
				)
				// How far a database has got, which every write moves on.
				.replace(/\bbookmark=[\w-]+/g, "bookmark=PLACE")
				// The second in which a PDF is made, and what makes it one of its own.
				.replace(/\(D:\d{14}Z\)/g, "TIME")
				.replace(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/g, "/ID")
				.replace(/\b1[6-9]\d{11}\b/g, "TIME")
				.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "TIME")
		);
	};
	const shown = headers.map(([name, value]) => `${name}: ${cover(value)}`).sort();
	return [status, ...shown, cover(body)].join("\n");
}

/** Where two texts part, with what stands around it. */
export function firstDifference(one: string, other: string): string {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120));
	return `${around(one)}\n    ${around(other)}`;
}

/** How an answer says no, or that it did not. A data request tells a redirect in its body. */
export function outcomeOf({ status, headers, body }: Answer): string {
	const location = headers.find(([name]) => name === "location")?.[1] ?? redirectIn(status, body);
	if (location !== undefined && /^\/login(?:$|\?)/.test(location)) return "login";
	if (location?.startsWith("/error")) return "error";
	if (location !== undefined) return "redirect";
	return String(status);
}

function redirectIn(status: number, body: string): string | undefined {
	if (status !== 202) return undefined;
	return /"(\/(?:login|error)[^"]*)"/.exec(body)?.[1] ?? "/";
}

/** Words of the inside that no answer may hold. */
export const inside = [
	// A field of a page may be called so, too.
	/\bselect\b (?!name=).{1,80}\bfrom\b/i,
	/\binsert into\b/i,
	/SQLITE_|D1_ERROR|DrizzleQueryError|ZodError/,
	/\bat \w[\w.<>]* \((file|\/|[a-z]+:\/\/)/,
	/node_modules|build\/server|\/work\/|\.server\.ts/,
];
