import { data, redirect } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import { keepContentOnly, to } from "./portal-paths";
import type { Problem, ProblemKind } from "./problems";
import { SESSION_ENDED } from "./session-ended";

const statuses: Record<ProblemKind, number> = {
	malformed: 400,
	notLoggedIn: 401,
	secondFactorRequired: 401,
	secondFactorMissing: 403,
	notAllowed: 403,
	notFound: 404,
	needId: 404,
	methodNotAllowed: 405,
	conflict: 409,
	gone: 410,
	tooLarge: 413,
	wrongKind: 415,
	invalid: 422,
	tooMany: 429,
	unavailable: 503,
};

export const statusOf = (kind: ProblemKind) => statuses[kind];

/** Nobody but the person may keep what was answered. */
export const PRIVATE = { "Cache-Control": "private, no-store" };

/**
 * A problem as a call answers it: RFC 9457, in the caller's language, with nothing of the inside. `nameOf` says how the
 * caller names a field, `failure` the title of whatever goes wrong in a call that has one of its own.
 */
export function problemResponse(
	problem: Problem,
	t: TFunction,
	requestId: string,
	nameOf = (field: string) => field,
	failure?: string,
): Response {
	const { kind, details } = problem;
	const status = statuses[kind];
	const title = kind === "needId" ? "Need id" : t(`errors:problem.${kind}`);
	const body = {
		type: `urn:followup:problem:${kind}`,
		title: kind === "needId" ? title : (failure ?? title),
		status,
		detail: details.detail ? sentence(details.detail, t) : title,
		request_id: requestId,
		...(kind === "secondFactorRequired" && { reason: "second_factor_required" }),
		...(kind === "secondFactorMissing" && { reason: "second_factor_missing" }),
		...(details.fields && { errors: translateFields(details.fields, t, nameOf) }),
		...(details.current !== undefined && { current: details.current }),
	};
	return Response.json(body, { status, headers: problemHeaders(problem) });
}

/** An unexpected failure as a call answers it. */
export function failureResponse(t: TFunction, requestId: string, failure?: string): Response {
	const detail = t("errors:somethingWrong");
	const body = { type: "about:blank", title: failure ?? detail, status: 500, detail, request_id: requestId };
	return Response.json(body, { status: 500, headers: { ...PRIVATE, "Content-Type": "application/problem+json" } });
}

/** A problem as a page answers it: to the login, to the error page, or to the nearest error boundary. */
export function problemOnPage(problem: Problem, request: Request, requestId: string): unknown {
	const url = new URL(request.url);
	if (problem.kind === "notLoggedIn")
		return redirect(`/login?redirectTo=${encodeURIComponent(pathOf(url))}`, {
			headers: problemHeaders(problem, false),
		});
	if (problem.kind === "secondFactorMissing")
		return redirect(keepContentOnly(to.secondFactor(pathOf(url)), url.search), { headers: PRIVATE });
	if (problem.kind === "notAllowed") {
		const query = new URLSearchParams({ access: "not allowed", from: pathOf(url) });
		const path = `/error?${query.toString().replaceAll("+", "%20")}`;
		return redirect(keepContentOnly(path, url.search), { headers: PRIVATE });
	}
	const { kind, details } = problem;
	const trace = statuses[kind] >= 500 ? { trace: requestId } : {};
	return data(
		{ kind, detail: details.detail ?? null, ...trace },
		{ status: statuses[kind], headers: problemHeaders(problem, false) },
	);
}

/** An unexpected failure as a page answers it: nothing of the inside but the id under which it was logged. */
export const failureOnPage = (requestId: string): unknown =>
	data({ kind: "failed", detail: null, trace: requestId }, { status: 500, headers: PRIVATE });

/** What is wrong with each field, as sentences. */
function translateFields(
	fields: Record<string, string[]>,
	t: TFunction,
	nameOf: (field: string) => string,
): Record<string, string[]> {
	return Object.fromEntries(
		Object.entries(fields).map(([field, keys]) => [nameOf(field), keys.map((key) => sentence(key, t))]),
	);
}

/** A key may carry its values: `errors:tooLong?count=200`. */
export function sentence(key: string, t: TFunction): string {
	const [name = "", query = ""] = translatable(key).split("?");
	const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(query));
	if (values.count !== undefined) values.count = Number(values.count);
	return t(name, values);
}

/** A path on this site, or the fall-back: nothing that leads elsewhere is followed. */
export function safePath(value: unknown, fallback = "/home"): string {
	if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return fallback;
	const url = new URL(value, "https://here.invalid");
	// `/..//elsewhere` is a path of this site until its dots are resolved.
	const leadsAway = url.origin !== "https://here.invalid" || url.pathname.startsWith("//");
	return leadsAway ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

/** The path and query of an address, without the parameters that Remix adds to its own data requests. */
function pathOf(url: URL): string {
	const query = new URLSearchParams(url.search);
	query.delete("_routes");
	query.delete("index");
	const search = query.toString();
	return `${url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")}${search ? `?${search}` : ""}`;
}

const translatable = (key: string) => (key.includes(":") ? key : `errors:${key}`);

function problemHeaders(problem: Problem, isCall = true): Record<string, string> {
	const { retryAfterSeconds, detail } = problem.details;
	return {
		...PRIVATE,
		// Not for a wrong password, which is no session's end.
		...(problem.kind === "notLoggedIn" && !detail && { [SESSION_ENDED]: "1" }),
		...(isCall && { "Content-Type": "application/problem+json" }),
		...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
	};
}
