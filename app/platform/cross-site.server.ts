const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from another site with the browser's cookie. `Sec-Fetch-Site` decides;
 * browsers without it must send the right `Origin`; a request with neither is refused. Calls with a token in
 * `Authorization` carry nothing that a browser adds by itself and pass. (The algorithm of Go's CrossOriginProtection,
 * stricter where both headers are missing.)
 */
export function isForged(request: Request): boolean {
	if (safeMethods.has(request.method) || request.headers.has("authorization")) return false;
	const site = request.headers.get("sec-fetch-site");
	if (site !== null) return site !== "same-origin";
	return request.headers.get("origin") !== new URL(request.url).origin;
}

/** Whether a GET was asked by a token's holder or by a script of this site: no link, prefetch or foreign page can. */
export function isDeliberate(request: Request): boolean {
	if (request.headers.has("authorization")) return true;
	const { headers } = request;
	const isFetch = headers.get("sec-fetch-mode") !== "navigate" && !headers.has("sec-purpose");
	return headers.get("sec-fetch-site") === "same-origin" && isFetch;
}
