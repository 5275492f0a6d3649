import { callAt, isPage, serveCall } from "./calls.server";
import { isForged } from "./cross-site.server";
import { bookmarkCookie, sessionFor } from "./d1-session.server";
import { throughEdge } from "./edge.server";
import { COPIED } from "./form-key";
import { fromWhere } from "./from-where";
import { secureHeaders } from "./headers.server";
import { PRIVATE, problemResponse } from "./http.server";
import { chooseLanguage, translator } from "./i18n.server";
import { logFailure, logRequest } from "./log.server";
import { notAllowed, notFound, Problem } from "./problems";
import { openContext, type RequestContext, type RequestSource } from "./request-context.server";

/** Seconds after which a busy database is worth another try. */
const RETRY_AFTER = "5";

/** Answers what the door lets in and is no call. */
export type Handle = (request: Request, context: RequestContext) => Promise<Response>;

/** The worker's door: refuses forged requests before anything runs, and sees that every answer carries its headers. */
export async function answer(incoming: Request, sourceFor: (origin: string) => RequestSource, handle: Handle) {
	const startedAt = Date.now();
	const url = new URL(incoming.url);
	const request = cleaned(incoming, url);
	const source = sourceFor(url.origin);
	const session = sessionFor(incoming, source.env);
	const { headers: asked } = incoming;
	const context = openContext({
		...source,
		database: session,
		...{ from: fromWhere(incoming), range: asked.get("range"), isCopied: asked.has(COPIED) },
	});
	let response: Response;
	try {
		response = isForged(incoming)
			? await problemFor(notAllowed("forged"), request, context)
			: looksLikeFile(url.pathname)
				? new Response(null, { status: 404 })
				: await (url.pathname.startsWith("/api/")
						? answerCallAt(url.pathname, request, context, handle)
						: throughEdge(request, context, () => handle(request, context)));
	} catch (error) {
		logFailure(context, error, request);
		response = await problemFor(new Problem("unavailable", { retryAfterSeconds: 5 }), request, context);
	}
	const { headers } = response;
	for (const [name, value] of Object.entries(secureHeaders(context.nonce, url.pathname, context.env, context.allows)))
		if (!headers.has(name)) headers.set(name, value);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", PRIVATE["Cache-Control"]);
	headers.set("X-Request-Id", context.requestId);
	// Whoever was refused has nothing of their own to find again, and must not learn by it how far the request came.
	const hasWritten = response.status < 400 && context.meter.rowsWritten > 0;
	const bookmark = hasWritten ? bookmarkCookie(session, context.env) : undefined;
	if (bookmark) headers.append("Set-Cookie", bookmark);
	// A page has no say in the headers of its error; a call has set its own.
	if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_AFTER);
	if (context.env.ENVIRONMENT === "local") headers.set("X-D1", JSON.stringify(context.meter));
	logRequest(context, request.method, url.pathname, response.status, startedAt);
	return response;
}

/** `/:guid?` would take `/api` for a guid: what no call answers is not there. */
async function answerCallAt(
	path: string,
	request: Request,
	context: RequestContext,
	handle: Handle,
): Promise<Response> {
	const call = callAt(path, context);
	if (!call) return problemFor(notFound(), request, context);
	if (isPage(call)) return handle(request, context);
	return (await serveCall(call, request, context)) ?? problemFor(new Problem("methodNotAllowed"), request, context);
}

/** What is told of the sender: judged at the door, and of no use behind it. */
const judged = ["x-forwarded-host", "origin"];

/**
 * Without the header by which a client could make the site believe it had another name, and without the one by which
 * the framework would judge once more, by the Host header, and fail; a call's trailing slash changes nothing.
 */
function cleaned(request: Request, url: URL): Request {
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

async function problemFor(problem: Problem, request: Request, context: RequestContext): Promise<Response> {
	return problemResponse(problem, await translator(chooseLanguage(request, null)), context.requestId);
}
