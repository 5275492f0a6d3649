import { databaseText } from "./database.server";
import type { RequestContext, Tools } from "./request-context.server";

/** One line of JSON for each request: what it was, how it went, what it cost. No names, addresses or answers. */
export function logRequest(
	context: RequestContext,
	method: string,
	path: string,
	status: number,
	startedAt: number,
): void {
	write({
		level: status >= 500 ? "error" : "info",
		request_id: context.requestId,
		method,
		path: withoutSecrets(path),
		status,
		ms: Date.now() - startedAt,
		...context.meter,
		...(context.shared.beside.roundTrips > 0 && { beside: context.shared.beside }),
	});
}

/** An unexpected failure, without the values of the query that failed. */
export function logFailure(context: Tools, error: unknown, request?: Request): void {
	const name = error instanceof Error ? error.name : "unknown";
	const said = databaseText(error).slice(0, 500);
	write({
		level: "error",
		request_id: context.requestId,
		path: request && withoutSecrets(new URL(request.url).pathname),
		error: name,
		said,
		stack: error instanceof Error ? framesOf(error) : undefined,
	});
}

/** Where it happened. A stack begins with the message, which may hold values on lines of its own. */
const framesOf = (error: Error) =>
	error.stack
		?.split("\n")
		.filter((line) => /^\s*at /.test(line))
		.slice(0, 5);

/** A message that a job could not handle. */
export function logJob(fields: Record<string, unknown>): void {
	write({ level: "error", ...fields });
}

/** Texts of a language that could not be read: somebody reads English meanwhile. */
export function logUnreadTexts(language: string, error: unknown): void {
	write({ level: "error", texts: language, said: String(error).slice(0, 500) });
}

/** A sign-in at another provider that came to nothing, with the reason in words of ours: never a token, a code or what the provider wrote. */
export function logRefusedSignIn(context: RequestContext, reason: string): void {
	write({ level: "warn", request_id: context.requestId, refused: "sso", reason });
}

/** Links from mail carry a secret in their path; the log does not. */
function withoutSecrets(path: string): string {
	return path
		.replace(/^\/(resetpassword|confirmemail|invitation|file_link|file_request)\/[^/]+/, "/$1/:token")
		.replace(/^(\/file_request\/:token\/receipt)\/[^/]+/, "$1/:key")
		.replace(/(\/contactForm\/[^/]+\/status)\/[^/]+/i, "$1/:token");
}

function write(line: Record<string, unknown>): void {
	// biome-ignore lint/suspicious/noConsole: the worker's log is its standard output
	console.log(JSON.stringify({ ts: new Date().toISOString(), ...line }));
}
