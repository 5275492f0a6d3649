import { expect, test } from "vitest";
import { problemOnPage, statusOf } from "#app/platform/http.server";
import {
	conflict,
	gone,
	invalid,
	notAllowed,
	notFound,
	notLoggedIn,
	Problem,
	tooMany,
	unavailable,
} from "#app/platform/problems";

const at = (path: string) => new Request(`https://portal.test${path}`);

test.each([
	["/home", "/login?redirectTo=%2Fhome"],
	["/home.data", "/login?redirectTo=%2Fhome"],
	["/_root.data", "/login?redirectTo=%2F"],
	["/home?index", "/login?redirectTo=%2Fhome"],
	["/home?_routes=routes%2Fhome&q=b%C3%A5t", "/login?redirectTo=%2Fhome%3Fq%3Db%25C3%25A5t"],
	["/user/users/x?contentonly=1&sort=-name", "/login?redirectTo=%2Fuser%2Fusers%2Fx%3Fcontentonly%3D1%26sort%3D-name"],
])("nobody signed in at %s goes to %s", (path, location) => {
	const answer = problemOnPage(notLoggedIn(), at(path), "request") as Response;
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toBe(location);
	expect(answer.headers.get("Cache-Control")).toContain("no-store");
});

test.each([
	["/followup/tenants", "/error?access=not%20allowed&from=%2Ffollowup%2Ftenants"],
	["/followup/tenants.data?_routes=x", "/error?access=not%20allowed&from=%2Ffollowup%2Ftenants"],
	["/x?contentonly", "/error?access=not%20allowed&from=%2Fx%3Fcontentonly%3D&contentonly"],
	["/x?a=1%262", "/error?access=not%20allowed&from=%2Fx%3Fa%3D1%25262"],
])("nobody allowed at %s goes to %s", (path, location) => {
	const answer = problemOnPage(notAllowed(), at(path), "request") as Response;
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toBe(location);
});

test.each([
	[notFound(), 404],
	[new Problem("needId"), 404],
	[new Problem("malformed"), 400],
	[conflict({ id: "secret" }), 409],
	[gone("resetExpired"), 410],
	[new Problem("tooLarge"), 413],
	[invalid({ email: "email" }), 422],
	[tooMany(60), 429],
	[unavailable(), 503],
])("%s is for the nearest boundary with status %i and says nothing of the inside", (problem, status) => {
	const thrown = problemOnPage(problem, at("/home"), "request") as {
		data: unknown;
		init: { status: number; headers: Record<string, string> };
	};
	expect(thrown.init.status).toBe(status);
	expect(statusOf(problem.kind)).toBe(status);
	const trace = status >= 500 ? { trace: "request" } : {};
	expect(thrown.data).toEqual({ kind: problem.kind, detail: problem.details.detail ?? null, ...trace });
	const wait = problem.details.retryAfterSeconds;
	expect(thrown.init.headers["Retry-After"]).toBe(wait === undefined ? undefined : String(wait));
});
