import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "#app/platform/token.server";
import { type BuiltRoute, builtRoutes } from "../support/built-routes";
import { type Portal, startPortal } from "../support/portal";
import { inside } from "./answers";
import { type Caller, openSetting } from "./principals";

let portal: Portal;
let routes: BuiltRoute[];
let callers: Caller[];

beforeAll(async () => {
	portal = await startPortal();
	const { callers: everybody } = await openSetting(portal);
	callers = everybody.filter(({ name }) => ["anonymous", "ADMIN", "SUPERADMIN"].includes(name));
	routes = (await builtRoutes()).filter(({ isLeaf }) => isLeaf);
});
afterAll(() => portal.dispose());

const always: Record<string, RegExp> = {
	"content-security-policy":
		/^default-src 'self'; script-src 'nonce-[A-Za-z0-9+/_=-]{16,}' 'strict-dynamic'; style-src 'self' 'nonce-[A-Za-z0-9+/_=-]{16,}'; .*object-src 'none'.*base-uri 'none'.*form-action 'self'.*frame-ancestors 'none'/,
	"x-content-type-options": /^nosniff$/,
	"referrer-policy": /^(same-origin|strict-origin-when-cross-origin)$/,
	"permissions-policy": /^camera=\(\), microphone=\(\)/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^same-origin$/,
	"x-request-id": /^[0-9a-f-]{36}$/,
};

/** The pages that read codes of tickets and things with the camera; no other may open it. */
const CODES = [
	...["/followup_events/events/x/checkin", "/followup_events/events/x/doors/x", "/event/door/x"],
	...["booking/x/handout", "stocktakes/x", "loans"].map((path) => `/task_library/resources/${path}`),
];
/** The pages on which something is answered with one's voice. */
const SPOKEN = [
	...["/task_library/tasks/task/x", "/courses/course/x/step/x"],
	...["new", "content/x/edit"].map((form) => `/task_library/library/${form}`),
	...["do", "answer"].map((room) => `/norwegian_learning/production/${room}/x`),
];
const opened: Record<string, RegExp> = {
	...Object.fromEntries(CODES.map((path) => [path, /^camera=\(self\), microphone=\(\)/])),
	...Object.fromEntries(SPOKEN.map((path) => [path, /^camera=\(\), microphone=\(self\)/])),
};

function lacking(answer: Response, path = ""): string[] {
	const expected = { ...always, "permissions-policy": opened[path] ?? (always["permissions-policy"] as RegExp) };
	return Object.entries(expected).flatMap(([name, shape]) => {
		const value = answer.headers.get(name) ?? "";
		// The letters of the local demo bring styles of their own.
		const styled = path === "/dev/mail" ? value.replace("'unsafe-inline'", "'nonce-of-no-page-at-all'") : value;
		// Where codes are read, a decoder of ours is compiled on the device; on no other page.
		const judged = CODES.includes(path) ? styled.replace(" 'wasm-unsafe-eval'", "") : styled;
		return shape.test(judged) ? [] : [`${name}: ${value}`];
	});
}

const pathOf = ({ path }: BuiltRoute) =>
	path
		.replace(/\/:guid\?/, "")
		.replace(/:\w+\??/g, "x")
		.replace("*", "no/such") || "/";
const ask = (caller: Caller | undefined, path: string, init: RequestInit = {}) =>
	portal.fetch(path, { ...init, headers: { Cookie: caller?.cookie ?? "", ...init.headers } });

/** A stranger asks every route, and somebody who is let in where that may be. */
const asking = ({ access }: BuiltRoute) =>
	callers.filter(({ name }) => name === "anonymous" || name === (access.loader === "super" ? "SUPERADMIN" : "ADMIN"));

test("every route carries every header, for everybody, and nothing private may be kept", {
	timeout: 600_000,
}, async () => {
	const wrong: string[] = [];
	for (const route of routes)
		for (const caller of asking(route)) {
			const path = pathOf(route);
			const answer = await ask(caller, path);
			const text = await answer.text();
			const say = (what: string) => wrong.push(`${path} for ${caller.name} (${answer.status}): ${what}`);
			for (const what of lacking(answer, path)) say(what);
			const kept = answer.headers.get("cache-control") ?? "";
			const isPrivate =
				/no-store/.test(kept) || (/private/.test(kept) && /no-cache/.test(kept) && answer.headers.has("etag"));
			if (caller.userId !== null && route.access.loader !== "public" && !isPrivate) say(`cache-control: ${kept}`);
			if (answer.status >= 500) say("fails");
			for (const sign of inside) if (answer.status >= 400 && sign.test(text)) say(`tells of the inside: ${sign}`);
		}
	expect(wrong).toEqual([]);
});

test("what is refused carries them too, and says nothing of the inside or of people", async () => {
	const json = { "Content-Type": "application/json", Origin: portal.origin };
	const refused: [string, string, RequestInit][] = [
		["a page that is not there", "/no/such/page", {}],
		["a tenant that is not there", "/00000000-0000-4000-8000-000000000000/user/users", {}],
		["a call that is not there", "/api/nothing", {}],
		["a method that a call lacks", "/api/me", { method: "DELETE", headers: { Origin: portal.origin } }],
		["a body that is no JSON", "/api/login", { method: "POST", body: "{", headers: json }],
		[
			"a body of another kind",
			"/api/login",
			{ method: "POST", body: "<a/>", headers: { ...json, "Content-Type": "text/xml" } },
		],
		[
			"a body that is too large",
			"/api/login",
			{ method: "POST", body: `{"a":"${"a".repeat(1_100_000)}"}`, headers: json },
		],
		[
			"a body that reaches into prototypes",
			"/api/login",
			{ method: "POST", body: '{"__proto__":{"a":1}}', headers: json },
		],
		[
			"a forged request",
			"/login",
			{ method: "POST", body: "intent=signIn", headers: { Origin: "https://evil.example" } },
		],
		["a form that is none", "/login", { method: "POST", body: "{}", headers: json }],
		["a path that cannot be read", "/%E0%A4%A", {}],
		["a file that is not there", "/assets/none.js", {}],
		["somebody who is not logged in", "/api/me", {}],
	];
	for (const [name, path, init] of refused)
		for (const caller of callers.slice(0, 2)) {
			const answer = await ask(caller, path, init);
			const text = await answer.text();
			expect(lacking(answer), name).toEqual([]);
			expect(answer.status, name).toBeLessThan(500);
			if (path === "/api/me" && !init.method && caller.userId !== null) continue;
			// Nobody who is not signed in learns which tenants there are.
			if (answer.status === 302 && answer.headers.get("location")?.startsWith("/login")) continue;
			expect(answer.status, name).toBeGreaterThanOrEqual(400);
			for (const sign of inside) expect(text, name).not.toMatch(sign);
			if (answer.headers.get("content-type")?.includes("json")) expect(text, name).not.toMatch(/[\w.-]+@[\w-]+\.\w+/);
			if (answer.headers.get("content-type")?.includes("problem"))
				expect(JSON.parse(text).request_id).toBe(answer.headers.get("x-request-id"));
		}
});

test("a thousand loads have a thousand nonces", async () => {
	const nonces = new Set<string>();
	for (let start = 0; start < 1_000; start += 50) {
		const loads = Array.from({ length: 50 }, async () => {
			const answer = await portal.fetch("/api/me");
			// Read as it comes: the body of an answer that waits can be collected as garbage.
			await answer.text();
			return answer.headers.get("content-security-policy") ?? "";
		});
		for (const policy of await Promise.all(loads)) nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
	}
	expect(nonces.size).toBe(1_000);
});

test("every script in a page has the nonce of its own answer", async () => {
	for (const path of ["/login", "/home", "/no/such/page", "/user/users", "/yourprofile"]) {
		const answer = await ask(callers[1], path);
		const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
		const html = await answer.text();
		const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
		if (!answer.headers.get("content-type")?.includes("html")) continue;
		expect(scripts.length, path).toBeGreaterThan(0);
		expect(
			scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`)),
			path,
		).toEqual([]);
		expect(html, path).not.toMatch(/\son(click|load|error|submit)=/);
	}
});

test("a page whose address holds a secret tells it to nobody, and its forms keep their origin", async () => {
	for (const route of routes.filter(({ path }) => path.includes("/:token"))) {
		const answer = await portal.fetch(pathOf({ ...route, path: route.path.replace(/:token\??/, newToken()) }));
		expect(answer.headers.get("referrer-policy"), route.path).toBe("same-origin");
		expect(answer.headers.get("x-robots-tag"), route.path).toBe("noindex");
	}
});

test("deployed, it asks for https from now on and shows no cost of a request", async () => {
	const deployed = await startPortal({
		vars: { ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://followup.example" },
	});
	try {
		const answer = await deployed.fetch("/login");
		expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
		expect(answer.headers.get("x-d1")).toBeNull();
	} finally {
		await deployed.dispose();
	}
});
