import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { hashPassword } from "#app/platform/password.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, signInAs } from "../support/sign-in";

const password = "grønn elv 7";
let portal: Portal;
let passwordHash: string;
let make: ReturnType<typeof factories>;
beforeAll(async () => {
	portal = await startPortal();
	passwordHash = await hashPassword(password);
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

const guest = () => asPerson(portal);
const withPassword = () => make.user({ passwordHash });
const logIn = (email: string, given = password, headers = {}) =>
	guest().call("POST", "/api/login", { email, password: given }, headers);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
/** Whether a token is one of somebody who is signed in. */
const statusOf = async (token: string, header = `Bearer ${token}`) =>
	(await portal.fetch("/api/me", { headers: { Authorization: header } })).status;
const cookiesOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
const count = (sql: string, ...values: unknown[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.first<number>("n");
const sessionsOf = (userId: string) => count("SELECT count(*) AS n FROM sessions WHERE user_id = ?", userId);

test("a login by call gives a token, its end and the user, in two round trips", async () => {
	const tenant = await make.tenant();
	const user = await make.member(tenant, "ADVISOR", { passwordHash });
	const answer = await logIn(user.email.toUpperCase());
	expect(answer.status).toBe(200);
	expect(answer.body.user).toMatchObject({ id: user.id, email: user.email, tenant_id: tenant.id, role: "ADVISOR" });
	expect(Date.parse(answer.body.expires) - Date.now()).toBeGreaterThan(29 * DAY);
	expect(JSON.parse(answer.headers.get("X-D1") ?? "").roundTrips).toBe(2);
	expect(await statusOf(answer.body.token)).toBe(200);
	expect(await statusOf(answer.body.token, answer.body.token)).toBe(200);
});

test("a program logs in without a browser's headers, and asks for a reset link; with a cookie the origin must be told", async () => {
	const user = await withPassword();
	const post = (path: string, body: object, headers = {}) =>
		portal.fetch(path, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "Content-Type": "application/json", ...headers },
		});
	const login = { email: user.email, password };
	const answer = await post("/api/login", login);
	expect(answer.status).toBe(200);
	expect(await statusOf(((await answer.json()) as { token: string }).token)).toBe(200);
	expect((await post("/api/resetpassword", { email: user.email })).status).toBe(202);
	for (const headers of [
		{ Cookie: "theme=dark" },
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
	])
		expect((await post("/api/login", login, headers)).status, JSON.stringify(headers)).toBe(403);
});

test("the database holds no token that works", async () => {
	const user = await withPassword();
	const { token } = (await logIn(user.email, password, { "Idempotency-Key": "same", ...bearer("x") })).body;
	const { results: tables } = await portal.db
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'")
		.all<{ name: string }>();
	for (const { name } of tables) {
		const { results } = await portal.db.prepare(`SELECT * FROM "${name}"`).all();
		expect(JSON.stringify(results), name).not.toContain(token);
	}
});

test("a wrong password, an unknown address, an account without a password and a closed one get the same answer", async () => {
	const user = await withPassword();
	const invited = await make.user();
	const closed = await make.user({ passwordHash, isActive: false });
	const answers = [
		await logIn(user.email, "grønn elv 8"),
		await logIn("nobody@example.test"),
		await logIn(invited.email),
		await logIn(closed.email),
	];
	const [first, ...others] = answers.map(({ status, body }) => ({ status, body: { ...body, request_id: "" } }));
	expect(first?.status).toBe(401);
	expect(first?.body.title).toBe("Not logged in");
	for (const other of others) expect(other).toEqual(first);
});

test("log out ends the session at once, and its token is never taken again", async () => {
	const user = await withPassword();
	const { token } = (await logIn(user.email)).body;
	expect((await guest().call("POST", "/api/logout", {}, bearer(token))).body).toEqual({ ok: true });
	expect(await statusOf(token)).toBe(401);
	expect(await sessionsOf(user.id)).toBe(0);
});

test("a browser signs in by the form, goes where it was bound for, and out again, all without JavaScript", async () => {
	const user = await withPassword();
	const fields = { email: user.email, password, redirectTo: "/yourprofile?x=1" };
	const answer = await guest().submit("/login", fields);
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/yourprofile?x=1"]);
	const [session = ""] = answer.headers.getSetCookie();
	expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
	const browser = asPerson(portal, cookiesOf(answer));
	expect((await browser.fetch("/yourprofile")).status).toBe(200);
	expect((await browser.fetch("/login?redirectTo=/yourprofile")).headers.get("Location")).toBe("/yourprofile");
	const out = await browser.submit("/logout", {});
	expect([out.status, out.headers.get("Location")]).toEqual([302, "/login"]);
	expect(out.headers.get("Set-Cookie")).toMatch(/^session=; .*Max-Age=0/);
	const refused = await browser.fetch("/yourprofile");
	expect(refused.headers.get("Location")).toBe("/login?redirectTo=%2Fyourprofile");
	expect(refused.headers.getSetCookie()).toEqual([]);
	const again = await browser.fetch("/login");
	expect(again.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; .*Max-Age=0/)]);
	expect((await guest().fetch("/login")).headers.getSetCookie()).toEqual([]);
});

test.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)"])(
	"a login never leads to %s",
	async (redirectTo) => {
		const user = await withPassword();
		const answer = await guest().submit("/login", { email: user.email, password, redirectTo });
		expect(answer.headers.get("Location")).toBe("/home");
	},
);

test("a refused form keeps the address, not the password, and says what is wrong in the visitor's language", async () => {
	const answer = await guest().fetch("/login", {
		method: "POST",
		headers: { "Accept-Language": "nb" },
		body: new URLSearchParams({ email: "ola@example.test", password: "hemmelig-ord" }),
	});
	const page = await answer.text();
	expect(answer.status).toBe(422);
	expect(page).toContain("E-posten eller passordet er feil.");
	expect(page).toContain('value="ola@example.test"');
	expect(page).not.toContain("hemmelig-ord");
});

test("signing in gives a new session and ends the one that the browser came with", async () => {
	const user = await withPassword();
	const old = await signInAs(portal, user.email);
	const answer = await old.submit("/login", { email: user.email, password });
	expect(cookiesOf(answer)).not.toContain(old.token);
	expect(await statusOf(old.token)).toBe(401);
	expect(await sessionsOf(user.id)).toBe(1);
});

test("changing the password asks for the current one, exchanges the session and ends the others", async () => {
	const user = await withPassword();
	const [here, elsewhere] = [await signInAs(portal, user.email), await signInAs(portal, user.email)];
	const next = "rød bil 9";
	const change = (currentPassword: string) =>
		here.submit("/yourprofile", {
			intent: "changePassword",
			currentPassword,
			password: next,
			passwordRepeat: next,
		});
	expect((await change("wrong one")).status).toBe(422);
	expect(await statusOf(elsewhere.token)).toBe(200);
	const answer = await change(password);
	expect(answer.status).toBe(302);
	expect([await statusOf(here.token), await statusOf(elsewhere.token)]).toEqual([401, 401]);
	expect((await asPerson(portal, cookiesOf(answer)).fetch("/yourprofile")).status).toBe(200);
	expect([(await logIn(user.email)).status, (await logIn(user.email, next)).status]).toEqual([401, 200]);
	await portal.settle();
	const letters = "SELECT count(*) AS n FROM mail_outbox WHERE recipient = ? AND template = 'passwordChanged'";
	expect(await count(letters, user.email)).toBe(1);
});

test("one's other places are logged out one by one or all at once, and nobody else's", async () => {
	const [user, stranger] = [await withPassword(), await withPassword()];
	const [here, second, third] = await Promise.all([1, 2, 3].map(() => signInAs(portal, user.email)));
	const theirs = await signInAs(portal, stranger.email);
	if (!here || !second || !third) throw new Error("three sessions");
	await here.submit("/yourprofile", { intent: "revokeSession", session: theirs.sessionId });
	await here.submit("/yourprofile", { intent: "revokeSession", session: second.sessionId });
	expect(await Promise.all([here, second, third, theirs].map(({ token }) => statusOf(token)))).toEqual([
		200, 401, 200, 200,
	]);
	await here.submit("/yourprofile", { intent: "revokeOthers" });
	expect(await Promise.all([here, third, theirs].map(({ token }) => statusOf(token)))).toEqual([200, 401, 200]);
});

test("a session ends thirty days after it was last used, and ninety after it began", async () => {
	const user = await withPassword();
	const start = Date.now();
	const { token } = (await logIn(user.email)).body;
	const at = async (days: number) => {
		await portal.travelTo(new Date(start + days * DAY));
		const status = await statusOf(token);
		await portal.settle();
		return status;
	};
	const other = (await logIn(user.email)).body.token;
	expect([await at(29), await at(58), await at(87), await at(89.9), await at(90.1)]).toEqual([200, 200, 200, 200, 401]);
	expect(await statusOf(other)).toBe(401);
	await portal.travelTo(null);
});

test("a browser learns how long its session lasts, and gets a new one in its place without a token", async () => {
	const user = await withPassword();
	const start = Date.now();
	const cookie = `session=${(await logIn(user.email)).body.token}`;
	const ask = (headers: Record<string, string>) => guest().call("GET", "/api/session", undefined, headers);
	await portal.travelTo(new Date(start + 29 * DAY));
	expect((await ask({ cookie })).body).toMatchObject({
		person: user.id,
		seconds: expect.closeTo((30 * DAY) / 1000, -2),
	});
	await portal.settle();
	await portal.travelTo(new Date(start + 60 * DAY));
	expect((await ask({ cookie })).body).toEqual({ person: null, seconds: null });
	const page = await portal.fetch("/home", { headers: { cookie } });
	const poll = await portal.fetch("/api/notifications", { headers: { cookie } });
	const refused = await guest().call("POST", "/api/session", { email: user.email, password: "wrong" });
	expect([page, poll].map(({ headers }) => headers.get("X-Session-Ended"))).toEqual([null, "1"]);
	expect(refused).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
	expect(refused.headers.get("X-Session-Ended")).toBeNull();
	const again = await guest().call("POST", "/api/session", { email: user.email, password });
	expect(again.body).toEqual({ person: user.id, seconds: expect.closeTo((30 * DAY) / 1000, -2) });
	expect(again.headers.get("Set-Cookie")).toMatch(/^session=/);
	await portal.travelTo(null);
});

test("a session moves its end on at most once an hour", async () => {
	const user = await withPassword();
	const { token } = (await logIn(user.email)).body;
	const end = () => count("SELECT expires_at AS n FROM sessions WHERE user_id = ?", user.id);
	const first = (await end()) ?? 0;
	await statusOf(token);
	await portal.settle();
	expect(await end()).toBe(first);
	await portal.travelTo(new Date(Date.now() + 2 * HOUR));
	await statusOf(token);
	await portal.settle();
	expect(await end()).toBeGreaterThan(first + HOUR);
	await portal.travelTo(null);
});

test("whoever is closed out is out with the next request", async () => {
	const user = await withPassword();
	const person = await signInAs(portal, user.email);
	await portal.db.prepare("UPDATE users SET is_active = 0 WHERE id = ?").bind(user.id).run();
	expect(await statusOf(person.token)).toBe(401);
});

test("after five wrong passwords the right one waits too, without being looked at, and is taken afterwards", async () => {
	const user = await withPassword();
	for (let wrong = 0; wrong < 5; wrong++) expect((await logIn(user.email, "wrong one")).status).toBe(401);
	const waiting = await logIn(user.email);
	expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "60"]);
	expect(waiting.body.detail).toBe("Too many tries. Wait 1 minute, then try again.");
	await portal.travelTo(new Date(Date.now() + MINUTE));
	expect((await logIn(user.email)).status).toBe(200);
	await portal.travelTo(null);
});

test("a browser that was signed in before is not held back by what strangers try", async () => {
	const user = await withPassword();
	const first = await guest().submit("/login", { email: user.email, password });
	for (let wrong = 0; wrong < 5; wrong++) await logIn(user.email, "wrong one");
	expect((await logIn(user.email)).status).toBe(429);
	const device = first.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0] ?? "")
		.find((cookie) => cookie.startsWith("device="));
	const again = await asPerson(portal, device).submit("/login", { email: user.email, password });
	expect(again.status).toBe(302);
});

test("language and theme are kept in the browser, and in the profile of whoever is signed in", async () => {
	const user = await withPassword();
	const person = await signInAs(portal, user.email);
	const language = await person.submit("/language", { language: "de", redirectTo: "/yourprofile" });
	expect([language.status, language.headers.get("Location")]).toEqual([302, "/yourprofile"]);
	expect(language.headers.get("Set-Cookie")).toContain("setlanguage=de");
	await person.submit("/theme", { theme: "dark", redirectTo: "/yourprofile" });
	const kept = portal.db.prepare("SELECT language, theme FROM users WHERE id = ?").bind(user.id);
	expect(await kept.first()).toEqual({ language: "de", theme: "dark" });
	expect(await (await person.fetch("/yourprofile")).text()).toMatch(/<html lang="de" class="dark"/);
	const anonymous = await guest().submit("/language", { language: "nb", redirectTo: "//evil.test" });
	expect([anonymous.headers.get("Location"), anonymous.headers.get("Set-Cookie")]).toEqual([
		"/home",
		expect.stringContaining("setlanguage=nb"),
	]);
	const unknown = await guest().submit("/language", { language: "xx", redirectTo: "/login" });
	expect(unknown.headers.get("Set-Cookie")).toBeNull();
});

test("what one changes of oneself reaches every tenant's own row, with an audit row in each", async () => {
	const [one, two] = [await make.tenant(), await make.tenant()];
	const user = await make.member(one, "ADVISOR", { passwordHash });
	await make.membership(two, user, "CLIENT");
	const person = await signInAs(portal, user.email);
	const fields = { firstName: " Åse ", lastName: "Øvrebø", phone: "+47 900 00 000", jobPosition: "" };
	expect((await person.submit("/yourprofile", { intent: "saveAbout", ...fields })).status).toBe(302);
	await portal.settle();
	const { results } = await portal.db
		.prepare("SELECT first_name, phone, job_position, sort_name FROM people WHERE id = ?")
		.bind(user.id)
		.all();
	const row = { first_name: "Åse", phone: "+47 900 00 000", job_position: null };
	expect(results).toEqual(Array(2).fill({ ...row, sort_name: `øvrebø åse ${user.email}` }));
	const audited = "SELECT count(*) AS n FROM audit_events WHERE record_id = ? AND table_name = 'people'";
	expect(await count(audited, user.id)).toBe(2);
	const refused = await person.submit("/yourprofile", { intent: "saveAbout", ...fields, phone: "call me" });
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain('value="call me"');
});
