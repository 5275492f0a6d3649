import { type Bag, type BagSource, openBag } from "./bag.server";
import { isForged } from "./cross-site.server";
import { secureHeaders } from "./headers.server";
import { PRIVATE, problemResponse } from "./http.server";
import { chooseLanguage, translator } from "./i18n.server";
import { logFailure, logRequest } from "./log.server";
import { notAllowed, notFound, Problem } from "./problems";

/** Seconds after which a busy database is worth another try. */
const RETRY_AFTER = "5";

/** Answers what the door lets in; `call` is the route that answers a call. */
export type Handle = (request: Request, context: Bag, call?: string) => Promise<Response>;

/** The worker's door: refuses forged requests before anything runs, and sees that every answer carries its headers. */
export async function answer(incoming: Request, source: BagSource, handle: Handle): Promise<Response> {
	const startedAt = Date.now();
	const request = cleaned(incoming);
	const bag = openBag(source);
	const url = new URL(request.url);
	const isCall = url.pathname.startsWith("/api/");
	const call = isCall ? callAt(url.pathname, bag) : undefined;
	let response: Response;
	try {
		response = isForged(incoming)
			? await problemFor(notAllowed("forged"), request, bag)
			: looksLikeFile(url.pathname)
				? new Response(null, { status: 404 })
				: // `/:guid?` would take `/api` for a guid: what no call answers is not there.
					isCall && call === undefined
					? await problemFor(notFound(), request, bag)
					: await handle(request, bag, call);
	} catch (error) {
		logFailure(bag, error, request);
		response = await problemFor(new Problem("unavailable", { retryAfterSeconds: 5 }), request, bag);
	}
	const answered = new Response(response.body, response);
	for (const [name, value] of Object.entries(secureHeaders(bag.nonce, url.pathname, bag.env, bag.allows)))
		if (!answered.headers.has(name)) answered.headers.set(name, value);
	if (!answered.headers.has("Cache-Control")) answered.headers.set("Cache-Control", PRIVATE["Cache-Control"]);
	answered.headers.set("X-Request-Id", bag.requestId);
	// A page has no say in the headers of its error; a call has set its own.
	if (answered.status === 503 && !answered.headers.has("Retry-After")) answered.headers.set("Retry-After", RETRY_AFTER);
	if (bag.env.ENVIRONMENT === "local") answered.headers.set("X-D1", JSON.stringify(bag.meter));
	logRequest(bag, request, answered.status, startedAt);
	return answered;
}

/** What is told of the sender: judged at the door, and of no use behind it. */
const judged = ["x-forwarded-host", "origin"];

/**
 * Without the header by which a client could make the site believe it had another name, and without the one by which
 * the framework would judge once more, by the Host header, and fail; a call's trailing slash changes nothing.
 */
function cleaned(request: Request): Request {
	const url = new URL(request.url);
	const hasSlash = url.pathname.startsWith("/api/") && url.pathname.endsWith("/");
	if (hasSlash) url.pathname = url.pathname.replace(/\/+$/, "");
	if (!judged.some((name) => request.headers.has(name)) && !hasSlash) return request;
	const copy = new Request(url, request);
	for (const name of judged) copy.headers.delete(name);
	return copy;
}

/** Files are served before the worker is asked: what gets here under a file's name is not there, and no page is made for it. */
const looksLikeFile = (path: string) =>
	/^\/(assets|flags|\.well-known)\//.test(path) || /\.(js|css|map|ico|png|svg|txt|xml|woff2|php)$/.test(path);

let patterns: { id: string; pattern: RegExp }[] | undefined;

/** The route of the call at a path. */
function callAt(path: string, bag: Bag): string | undefined {
	patterns ??= Object.values(bag.routes)
		.filter((route) => route.path?.startsWith("api/"))
		.map(({ id, path: taken }) => {
			const source = taken?.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+");
			return { id, pattern: new RegExp(`^/${source}$`, "i") };
		});
	return patterns.find(({ pattern }) => pattern.test(path))?.id;
}

async function problemFor(problem: Problem, request: Request, bag: Bag): Promise<Response> {
	return problemResponse(problem, await translator(chooseLanguage(request, null)), bag.requestId);
}
