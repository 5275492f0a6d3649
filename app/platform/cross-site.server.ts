const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from another site with the browser's cookie. `Sec-Fetch-Site` decides;
 * browsers without it must send the right `Origin`. Where both are missing no browser of today has sent it: it passes
 * without a cookie, as a program's login does, and is refused with one. Calls with a token in `Authorization` carry
 * nothing that a browser adds by itself and pass. (The algorithm of Go's CrossOriginProtection, stricter with cookies.)
 */
export function isForged({ method, headers, url }: Pick<Request, "method" | "headers" | "url">): boolean {
	if (safeMethods.has(method) || headers.has("authorization")) return false;
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site !== "same-origin";
	const origin = headers.get("origin");
	return origin === null ? headers.has("cookie") : origin !== new URL(url).origin;
}

/** Whether a link or form of another site has led here; what was typed, or chosen in a mail program, comes from none. */
export const isFromElsewhere = ({ headers }: Pick<Request, "headers">): boolean =>
	!["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "none");

/** Whether a GET was asked by a token's holder or by a script of this site: no link, prefetch or foreign page can. */
export function isDeliberate(request: Request): boolean {
	if (request.headers.has("authorization")) return true;
	const { headers } = request;
	const isFetch = headers.get("sec-fetch-mode") !== "navigate" && !headers.has("sec-purpose");
	return headers.get("sec-fetch-site") === "same-origin" && isFetch;
}
