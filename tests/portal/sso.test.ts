import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "#app/platform/limits";
import { hashPassword } from "#app/platform/password.server";
import { factories } from "../support/factories";
import { oidcProvider } from "../support/oidc-provider";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, signInAs } from "../support/sign-in";

const issuer = "https://login.sso.test/organisation";
const client = { issuer, clientId: "followup", clientSecret: "between us" };
const vars = {
	SSO_NAME: "Fjordvik",
	SSO_ISSUER: issuer,
	SSO_CLIENT_ID: client.clientId,
	SSO_CLIENT_SECRET: client.clientSecret,
};
const password = "grønn elv 7";

let provider: Awaited<ReturnType<typeof oidcProvider>>;
let portal: Portal;
let make: ReturnType<typeof factories>;
let passwordHash: string;
let usual: (typeof provider)["state"];
beforeAll(async () => {
	provider = await oidcProvider(client);
	usual = { ...provider.state };
	portal = await startPortal({ vars, network: provider.network });
	make = factories(portal.db);
	passwordHash = await hashPassword(password);
});
afterAll(() => portal.dispose());
afterEach(async () => {
	Object.assign(provider.state, usual);
	await portal.travelTo(null);
});

/** A browser that keeps its cookies. */
function browser(start = "", at = portal) {
	const jar = new Map(start ? [start.split("=") as [string, string]] : []);
	const keep = (answer: Response) => {
		for (const cookie of answer.headers.getSetCookie()) {
			const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
			if (value) jar.set(name, value);
			else jar.delete(name);
		}
		return answer;
	};
	const here = () => asPerson(at, [...jar].map((pair) => pair.join("=")).join("; "));
	return {
		jar,
		fetch: async (path: string, init?: RequestInit) => keep(await here().fetch(path, init)),
		submit: async (path: string, fields: Record<string, string>) => keep(await here().submit(path, fields)),
	};
}
type Browser = ReturnType<typeof browser>;

const leadsTo = (answer: Response) => answer.headers.get("Location");
/** From the page between on to the provider: the address that the browser goes to. */
async function onward(from: Browser): Promise<string> {
	const page = await from.fetch("/login/sso");
	expect(page.status).toBe(200);
	return /^0; url=(.*)$/.exec(page.headers.get("Refresh") ?? "")?.[1] ?? "";
}
async function setOut(from: Browser, redirectTo = "/home"): Promise<string> {
	const answer = await from.submit("/login/sso", { redirectTo });
	expect([answer.status, leadsTo(answer)]).toEqual([302, "/login/sso"]);
	return onward(from);
}
async function connected(subject: string, given: object = {}) {
	const user = await make.user({ passwordHash, ...given });
	const row = "INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)";
	await portal.db.prepare(row).bind(issuer, subject, user.id, Date.now()).run();
	return user;
}
const count = (sql: string, ...values: unknown[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.first<number>("n");
const sessionsOf = (userId: string) => count("SELECT count(*) AS n FROM sessions WHERE user_id = ?", userId);
const refused = (outcome: string) => `/login?redirectTo=%2Fhome&sso=${outcome}`;

describe("signing in", () => {
	test("a connected person comes in, where they were bound for, with a new session in place of the old", async () => {
		const user = await connected("kari");
		const old = await signInAs(portal, user.email);
		const visitor = browser();
		expect(await (await visitor.fetch("/login")).text()).toContain("Log in with Fjordvik");
		const address = await setOut(visitor, "/yourprofile?x=1");
		const asked = new URL(address).searchParams;
		expect([address.split("?")[0], asked.get("scope"), asked.get("code_challenge_method")]).toEqual([
			`${issuer}/authorize`,
			"openid",
			"S256",
		]);
		visitor.jar.set("session", old.token);
		const answer = await visitor.fetch(provider.logIn(address, "kari"));
		expect([answer.status, leadsTo(answer)]).toEqual([302, "/yourprofile?x=1"]);
		expect(visitor.jar.has("sso")).toBe(false);
		expect((await visitor.fetch("/yourprofile")).status).toBe(200);
		expect((await old.fetch("/api/me")).status).toBe(401);
		expect(await sessionsOf(user.id)).toBe(1);
		expect(await count("SELECT last_login_at AS n FROM users WHERE id = ?", user.id)).toBeGreaterThan(0);
		expect(await count("SELECT count(*) AS n FROM known_devices WHERE user_id = ?", user.id)).toBe(1);
		expect(await count("SELECT count(*) AS n FROM sso_trips")).toBe(0);
	});

	test("the database holds nothing with which a trip could be finished by somebody else", async () => {
		const visitor = browser();
		await setOut(visitor);
		const rows = JSON.stringify((await portal.db.prepare("SELECT * FROM sso_trips").all()).results);
		for (const secret of (visitor.jar.get("sso") ?? "").split(".")) {
			expect(secret).toHaveLength(43);
			expect(rows).not.toContain(secret);
		}
	});

	test("an unknown identity is nobody, whatever address it carries, and is told what to do", async () => {
		const user = await make.user({ passwordHash });
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), "stranger", { email: user.email, email_verified: true });
		expect(leadsTo(await visitor.fetch(back))).toBe(refused("unknown"));
		expect(await sessionsOf(user.id)).toBe(0);
		const page = await visitor.fetch(refused("unknown"), { headers: { "Accept-Language": "nb" } });
		expect(await page.text()).toContain("Denne kontoen hos Fjordvik er ikke koblet til ennå.");
	});

	test("a closed account stays closed", async () => {
		const user = await connected("closed", { isActive: false });
		const visitor = browser();
		expect(leadsTo(await visitor.fetch(provider.logIn(await setOut(visitor), "closed")))).toBe(refused("closed"));
		expect(await sessionsOf(user.id)).toBe(0);
	});

	test.each(["https://evil.test/", "//evil.test", "/\\evil.test"])("it never leads to %s", async (redirectTo) => {
		await connected(`bound for ${redirectTo}`);
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor, redirectTo), `bound for ${redirectTo}`);
		expect(leadsTo(await visitor.fetch(back))).toBe("/home");
	});
});

describe("a way back that is not taken", () => {
	test("with another state; the true answer is taken afterwards, once", async () => {
		const user = await connected("state");
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), "state");
		const forged = back.replace(/state=[^&]*/, `state=${"x".repeat(43)}`);
		expect(leadsTo(await visitor.fetch(forged))).toBe(refused("failed"));
		const cookie = visitor.jar.get("sso") ?? "";
		expect(leadsTo(await visitor.fetch(back))).toBe("/home");
		expect(leadsTo(await browser(`sso=${cookie}`).fetch(back))).toBe(refused("failed"));
		expect(await sessionsOf(user.id)).toBe(1);
	});

	test("in a browser that never set out, or with a cookie of one's own making", async () => {
		await connected("elsewhere");
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), "elsewhere");
		const state = new URLSearchParams(back.split("?")[1]).get("state");
		expect(leadsTo(await browser().fetch(back))).toBe(refused("failed"));
		expect(leadsTo(await browser(`sso=${state}.mine.mine`).fetch(back))).toBe(refused("failed"));
	});

	test("after more than ten minutes", async () => {
		const user = await connected("slow");
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), "slow");
		await portal.travelTo(new Date(Date.now() + 11 * MINUTE));
		expect(leadsTo(await visitor.fetch(back))).toBe(refused("failed"));
		expect(await sessionsOf(user.id)).toBe(0);
	});

	const seconds = () => Math.floor(Date.now() / 1000);
	test.each<[string, () => Record<string, unknown>, string]>([
		["another nonce", () => ({ nonce: "another" }), "another nonce"],
		["no nonce", () => ({ nonce: undefined }), "another nonce"],
		["another audience", () => ({ aud: "another" }), "another audience"],
		["an audience beside", () => ({ aud: [client.clientId, "another"] }), "another audience"],
		["another party", () => ({ azp: "another" }), "another authorized party"],
		["another issuer", () => ({ iss: `${issuer}/` }), "another issuer"],
		["an end that is past", () => ({ exp: seconds() - 120 }), "expired"],
		["no end", () => ({ exp: undefined }), "expired"],
		["a beginning long ago", () => ({ iat: seconds() - 3600 }), "not issued now"],
		["a beginning to come", () => ({ iat: seconds() + 3600 }), "not issued now"],
		["no subject", () => ({ sub: "" }), "no subject"],
	])("with a token that has %s", async (what, changed, reason) => {
		const user = await connected(what);
		const visitor = browser();
		expect(leadsTo(await visitor.fetch(provider.logIn(await setOut(visitor), what, changed())))).toBe(
			refused("failed"),
		);
		expect(await sessionsOf(user.id)).toBe(0);
		expect(portal.log.at(-2)).toContain(`ID token: ${reason}`);
	});

	test.each<[string, Partial<typeof usual>]>([
		["signed by somebody else", { isSignedByAnother: true }],
		["that says it is not signed", { alg: "none" }],
		["signed in another way", { alg: "HS256" }],
		["that is none", { token: "e.e.e" }],
	])("with a token %s", async (what, behaviour) => {
		const user = await connected(what);
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), what);
		Object.assign(provider.state, behaviour);
		expect(leadsTo(await visitor.fetch(back))).toBe(refused("failed"));
		expect(await sessionsOf(user.id)).toBe(0);
	});

	test("with a refusal of the provider, or from another issuer", async () => {
		const visitor = browser();
		expect(leadsTo(await visitor.fetch(provider.refuse(await setOut(visitor), "access_denied")))).toBe(
			refused("refused"),
		);
		expect(leadsTo(await visitor.fetch(provider.refuse(await setOut(visitor), "invalid_scope")))).toBe(
			refused("failed"),
		);
		const back = `${provider.logIn(await setOut(visitor), "any")}&iss=https%3A%2F%2Fanother.test`;
		expect(leadsTo(await visitor.fetch(back))).toBe(refused("failed"));
	});
});

describe("a provider out of order", () => {
	test("before one goes there, and when one comes back; the log tells why, and no secret", async () => {
		await connected("patient");
		const visitor = browser();
		const back = provider.logIn(await setOut(visitor), "patient");
		provider.state.isDown = true;
		expect(leadsTo(await visitor.fetch(back))).toBe(refused("unreachable"));
		const line = JSON.parse(portal.log.at(-2) ?? "{}");
		expect(line).toMatchObject({ level: "warn", refused: "sso", request_id: expect.any(String) });
		const secrets = [...new URLSearchParams(back.split("?")[1]).values(), client.clientSecret];
		for (const secret of secrets) expect(portal.log.join("\n")).not.toContain(secret);
		await portal.travelTo(new Date(Date.now() + HOUR));
		await visitor.submit("/login/sso", { redirectTo: "/home" });
		expect(leadsTo(await visitor.fetch("/login/sso"))).toBe(refused("unreachable"));
	});

	test("one that describes another issuer is not believed", async () => {
		await portal.travelTo(new Date(Date.now() + 2 * HOUR));
		provider.state.issuer = "https://another.test";
		const visitor = browser();
		await visitor.submit("/login/sso", { redirectTo: "/home" });
		expect(leadsTo(await visitor.fetch("/login/sso"))).toBe(refused("failed"));
		await portal.travelTo(new Date(Date.now() + 3 * HOUR));
		provider.state.issuer = issuer;
		await onward(visitor);
	});
});

describe("connecting", () => {
	const connectForm = { intent: "connectSso", currentPassword: password };

	test("asks for the password, tells the person by mail, shows since when, and can be taken back", async () => {
		const user = await make.user({ passwordHash });
		const here = browser(`session=${(await signInAs(portal, user.email)).token}`);
		const wrong = await here.submit("/yourprofile", { ...connectForm, currentPassword: "wrong one" });
		expect([wrong.status, here.jar.has("sso")]).toEqual([422, false]);
		expect(leadsTo(await here.submit("/yourprofile", connectForm))).toBe("/login/sso");
		const answer = await here.fetch(provider.logIn(await onward(here), "ola"));
		expect(leadsTo(answer)).toBe("/yourprofile#sso");
		expect(await (await here.fetch("/yourprofile")).text()).toContain("Connected since");
		await portal.settle();
		const letters = "SELECT count(*) AS n FROM mail_outbox WHERE recipient = ? AND template = 'ssoConnected'";
		expect(await count(letters, user.email)).toBe(1);

		const elsewhere = browser();
		expect(leadsTo(await elsewhere.fetch(provider.logIn(await setOut(elsewhere), "ola")))).toBe("/home");
		await here.submit("/yourprofile", { intent: "disconnectSso" });
		expect(await (await here.fetch("/yourprofile")).text()).toContain("Connect Fjordvik");
		const after = browser();
		expect(leadsTo(await after.fetch(provider.logIn(await setOut(after), "ola")))).toBe(refused("unknown"));
	});

	test("is bound to the session that asked for it", async () => {
		const [one, other] = [await make.user({ passwordHash }), await make.user({ passwordHash })];
		const here = browser(`session=${(await signInAs(portal, one.email)).token}`);
		await here.submit("/yourprofile", connectForm);
		const back = provider.logIn(await onward(here), "mine");
		here.jar.set("session", (await signInAs(portal, other.email)).token);
		expect(leadsTo(await here.fetch(back))).toBe("/yourprofile?sso=failed#sso");
		expect(await count("SELECT count(*) AS n FROM identities WHERE subject = 'mine'")).toBe(0);
	});

	test("does not take what is somebody else's", async () => {
		const owner = await connected("shared");
		const user = await make.user({ passwordHash });
		const here = browser(`session=${(await signInAs(portal, user.email)).token}`);
		await here.submit("/yourprofile", connectForm);
		expect(leadsTo(await here.fetch(provider.logIn(await onward(here), "shared")))).toBe("/yourprofile?sso=taken#sso");
		expect(await (await here.fetch("/yourprofile?sso=taken")).text()).toContain("is connected with another user here");
		const owners = await portal.db.prepare("SELECT user_id FROM identities WHERE subject = 'shared'").all();
		expect(owners.results).toEqual([{ user_id: owner.id }]);
	});
});

test("a network that sets out a hundred times waits, and those who come in are not counted", async () => {
	await connected("often");
	const from = { headers: { "CF-Connecting-IP": "192.0.2.7" } };
	const start = (visitor: Browser) =>
		visitor.fetch("/login/sso", { method: "POST", body: new URLSearchParams({ redirectTo: "/home" }), ...from });
	for (let tries = 0; tries < 99; tries++) await start(browser());
	const visitor = browser();
	expect((await start(visitor)).status).toBe(302);
	const stopped = await start(browser());
	expect(stopped.status).toBe(429);
	expect(await stopped.text()).toContain("Too many tries. Wait 5 minutes, then try again.");
	const back = provider.logIn(await onward(visitor), "often");
	expect(leadsTo(await visitor.fetch(back, from))).toBe("/home");
	expect((await start(browser())).status).toBe(302);
});

test("deployed, its cookie is the site's alone", async () => {
	const production = { ...vars, ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://portal.example" };
	const deployed = await startPortal({ vars: production, network: provider.network });
	const visitor = browser("", deployed);
	const answer = await visitor.submit("/login/sso", { redirectTo: "/home" });
	const cookies = answer.headers.getSetCookie();
	for (const cookie of cookies)
		expect(cookie).toMatch(/^__Host-\w+=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
	expect(cookies[0]).toMatch(/^__Host-sso=/);
	expect(new URL(await onward(visitor)).searchParams.get("redirect_uri")).toBe(
		"https://portal.example/login/sso/callback",
	);
	await deployed.dispose();
});

test("where it is not configured whole, there is nothing of it", async () => {
	const without = await startPortal({ vars: { ...vars, SSO_CLIENT_SECRET: "" }, network: provider.network });
	const { email } = await factories(without.db).user({ passwordHash });
	const [visitor, person] = [browser("", without), await signInAs(without, email)];
	expect(await (await visitor.fetch("/login?sso=unknown")).text()).not.toContain("Fjordvik");
	expect(await (await person.fetch("/yourprofile")).text()).not.toContain("Fjordvik");
	const answers = [
		await visitor.fetch("/login/sso"),
		await visitor.submit("/login/sso", { redirectTo: "/home" }),
		await visitor.fetch("/login/sso/callback?code=a&state=b"),
		await person.submit("/yourprofile", { intent: "connectSso", currentPassword: password }),
		await person.submit("/yourprofile", { intent: "disconnectSso" }),
	];
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
	await without.dispose();
});
