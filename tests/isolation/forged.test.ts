import { afterAll, beforeAll, expect, test } from "vitest";
import { builtRoutes } from "../support/built-routes";
import { type ManyRequest, type Portal, startPortal } from "../support/portal";
import { cellsOf } from "./cells";
import { type Operation, operationsOf } from "./inventory";
import { type Caller, openSetting, type Setting } from "./principals";
import { look } from "./watch";

let portal: Portal;
let setting: Setting;
let unsafe: Operation[];
/** What each operation would do if it came from the portal's own pages. */
let requests: ManyRequest[];
let admin: Caller;

beforeAll(async () => {
	portal = await startPortal();
	setting = await openSetting(portal);
	unsafe = operationsOf(await builtRoutes()).filter(({ method }) => method !== "GET");
	const found = setting.callers.find(({ name }) => name === "ADMIN");
	if (!found) throw new Error("There is no ADMIN.");
	admin = found;
	requests = unsafe.map(wouldBe);
});
afterAll(() => portal.dispose());

const host = "portal.test";
/** How a browser tells that a request came from elsewhere, and what no browser would send. */
const elsewhere: Record<string, Record<string, string>> = {
	"another site's origin": { Origin: "https://evil.example" },
	"the origin null": { Origin: "null" },
	"no origin at all": {},
	"a garbled origin": { Origin: "http//:portal.test:x" },
	"an empty origin": { Origin: "" },
	"another port": { Origin: `http://${host}:8443` },
	"another scheme": { Origin: `https://${host}` },
	"a name that begins alike": { Origin: `http://${host}.evil.example` },
	"a name of its own told twice": { Origin: "http://evil.example", "X-Forwarded-Host": "evil.example" },
	"cross-site": { "Sec-Fetch-Site": "cross-site", Origin: `http://${host}` },
	"same-site": { "Sec-Fetch-Site": "same-site", Origin: `http://${host}` },
	"an address that was typed": { "Sec-Fetch-Site": "none" },
	"a site that is unknown": { "Sec-Fetch-Site": "elsewhere", Origin: `http://${host}` },
};

function wouldBe(operation: Operation): ManyRequest {
	const cells = cellsOf(operation, admin, setting, { extent: "full", standsForClass: true });
	const { sent } = cells.find(({ target }) => target === "own") ?? cells[0] ?? {};
	return sent
		? { path: sent.path, ...sent.init }
		: { path: operation.route.path, method: operation.method, headers: {} };
}

test.each(Object.entries(elsewhere))("from %s nothing is done, whatever is asked", async (_name, headers) => {
	const before = [await look(portal, setting.own), await look(portal, setting.foreign)];
	const { answers } = await portal.askMany(
		requests.map((one) => ({ ...one, headers: { ...one.headers, ...headers, Cookie: admin.cookie } })),
	);
	const taken = unsafe.filter((_, at) => answers[at]?.status !== 403);
	expect(taken.map(({ name }) => name)).toEqual([]);
	expect([await look(portal, setting.own), await look(portal, setting.foreign)]).toEqual(before);
});

test("there is enough to try", () => {
	expect(unsafe.length).toBeGreaterThan(5);
});

test("a token in Authorization passes from anywhere: no browser adds it by itself", async () => {
	const token = admin.cookie.replace("session=", "");
	for (const prefix of ["", "Bearer "])
		for (const headers of Object.values(elsewhere)) {
			const answer = await portal.fetch("/api/notifications", {
				method: "POST",
				body: JSON.stringify({ all: true, seen: 1 }),
				headers: { ...headers, "Content-Type": "application/json", Authorization: prefix + token },
			});
			expect(answer.status, JSON.stringify(headers)).toBe(200);
		}
});

test("a header that is no token does not let the cookie in by the back door", async () => {
	for (const value of ["Bearer ", "Bearer x", "Basic x", "x"]) {
		const answer = await portal.fetch("/api/notifications", {
			method: "POST",
			body: JSON.stringify({ all: true, seen: 1 }),
			headers: {
				Origin: "https://evil.example",
				Cookie: admin.cookie,
				Authorization: value,
				"Content-Type": "application/json",
			},
		});
		expect([401, 403]).toContain(answer.status);
	}
});

test("reading by GET changes nothing, whatever it is called", async () => {
	const before = await look(portal, setting.own);
	const calls = unsafe.filter(({ kind }) => kind === "call");
	await portal.askMany(
		calls.map(({ route, choice }) => ({
			path: `${route.path.replace(/\/:\w+\??/g, "")}${choice ? `?mode=${choice}` : ""}`,
			method: "GET",
			headers: { Cookie: admin.cookie, "Sec-Fetch-Site": "cross-site" },
		})),
	);
	const after = await look(portal, setting.own);
	expect({ ...after, sessions: "" }).toEqual({ ...before, sessions: "" });
});
