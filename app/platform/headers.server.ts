import type { RequestContext } from "./request-context.server";

/** A secret of 32 bytes in a path, as `newToken` and `keyedToken` make it, or the sign at a door, which is opened by its guid. */
const SECRET_IN_PATH = /\/[\w-]{43}(?=[/.]|$)|^\/resource\/door\//;

const noMore: RequestContext["allows"] = { framedBy: [], frames: [] };

/** What every answer carries, whatever it is; `allows`: the sites that may embed this page, and those it embeds. */
export function secureHeaders(nonce: string, path: string, env: Env, allows = noMore): Record<string, string> {
	// The page of caught mail, in local builds only, shows letters as a mail program would: with styles of their own.
	const showsLetters = __LOCAL__ && env.ENVIRONMENT === "local" && path === "/dev/mail";
	const hasSecret = SECRET_IN_PATH.test(path);
	// Codes that the camera reads: of tickets at the door of an event, and of things that are handed out or counted.
	const reads =
		/\/followup_events\/events\/[^/]+\/(checkin|doors\/[^/]+)$|^\/event\/door\/[^/]+$|\/resources\/(loans|booking\/[^/]+\/handout|stocktakes\/[^/]+)$/;
	const isReading = reads.test(path);
	const camera = isReading ? "(self)" : "()";
	// What is spoken, as an answer of a task, what a teacher says to it, or a sound of the library, is recorded where it is given.
	const records =
		/\/(task_library\/tasks\/task|norwegian_learning\/production\/(do|answer)|courses\/course\/[^/]+\/step)\/[^/]+$|\/task_library\/library\/(new|content\/[^/]+\/edit)$/;
	const microphone = records.test(path) ? "(self)" : "()";
	return {
		"Content-Security-Policy": [
			"default-src 'self'",
			// Where the browser reads no codes by itself, a decoder of ours does, which is compiled on the device.
			`script-src 'nonce-${nonce}' 'strict-dynamic'${isReading ? " 'wasm-unsafe-eval'" : ""}`,
			`style-src 'self' ${showsLetters ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
			"img-src 'self' data: blob:",
			"font-src 'self'",
			"media-src 'self' blob:",
			"connect-src 'self'",
			"worker-src 'self'",
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			...(allows.frames.length > 0 ? [`frame-src ${allows.frames.join(" ")}`] : []),
			`frame-ancestors ${allows.framedBy.join(" ") || "'none'"}`,
		].join("; "),
		"X-Content-Type-Options": "nosniff",
		// A page whose address holds a secret tells nobody its address, yet forms on it still send their origin.
		"Referrer-Policy": hasSecret ? "same-origin" : "strict-origin-when-cross-origin",
		...(hasSecret && { "X-Robots-Tag": "noindex" }),
		"Permissions-Policy": `camera=${camera}, microphone=${microphone}, geolocation=(), payment=(), usb=()`,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		...(env.ENVIRONMENT !== "local" && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
	};
}
