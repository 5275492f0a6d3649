import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/platform/password.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const password = "grønn elv 7";
const PAGE = "/yourprofile/second_factor";
let portal: Portal;
let passwordHash: string;
let make: ReturnType<typeof factories>;
let users: Awaited<ReturnType<typeof make.module>>;
/** How far the Worker's clock is ahead of this one. */
let ahead = 0;
beforeAll(async () => {
	portal = await startPortal();
	passwordHash = await hashPassword(password);
	make = factories(portal.db);
	users = await make.module("users");
});
afterAll(() => portal.dispose());

/** Goes on to the next code: none is taken twice. */
async function nextStep() {
	ahead += 30_000;
	await portal.travelTo(new Date(Date.now() + ahead));
}
const codeOf = (secret: Uint8Array) => generateHOTP(secret, Math.floor((Date.now() + ahead) / 30_000));
const logIn = (email: string, code?: string, given = password) =>
	asPerson(portal).call("POST", "/api/login", { email, password: given, ...(code !== undefined && { code }) });

/** Sets up the second factor as a browser without JavaScript does. */
async function setUp(person: Person) {
	expect((await person.submit(PAGE, { intent: "start", currentPassword: "wrong" })).status).toBe(422);
	expect((await person.submit(PAGE, { intent: "start", currentPassword: password })).status).toBe(302);
	const page = await (await person.fetch(PAGE)).text();
	const typed = /value="((?:[A-Z2-7]{4} )+[A-Z2-7]{1,4})"/.exec(page)?.[1] ?? "";
	const secret = base32.decode(typed.replaceAll(" ", ""), { strict: false });
	expect(page).toContain("<svg");
	expect((await person.submit(PAGE, { intent: "confirm", code: "000000" })).status).toBe(422);
	const first = await codeOf(secret);
	const confirmed = await person.submit(PAGE, { intent: "confirm", code: first });
	expect(confirmed.status).toBe(200);
	const codes = [...(await confirmed.text()).matchAll(/<li>([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})<\/li>/g)].map(
		([, code]) => code as string,
	);
	expect(codes).toHaveLength(10);
	return { secret, codes, first };
}

async function member(tenant: { id: string }, role: "CLIENT" | "ADVISOR" | "ADMIN" = "ADVISOR") {
	const user = await make.member(tenant, role, { passwordHash });
	return { user, person: await signInAs(portal, user.email) };
}
const eventsOf = async (tenantId: string, userId: string) => {
	await portal.settle();
	const { results } = await portal.db
		.prepare(
			"select action, fields, actor_id as actor from audit_events where tenant_id = ? and record_id = ? order by id",
		)
		.bind(tenantId, userId)
		.all<{ action: string; fields: string; actor: string }>();
	return results.map(({ action, fields, actor }) =>
		`${action} ${JSON.parse(fields).join()} ${actor === userId ? "self" : actor}`.trim(),
	);
};

test("a code is asked for after the password, and none serves twice", async () => {
	const tenant = await make.tenant();
	const { user, person } = await member(tenant);
	const other = await signInAs(portal, user.email);
	const { secret, codes, first } = await setUp(person);
	expect((await other.fetch("/api/me")).status).toBe(401);
	const rows = await portal.db.prepare("select secret, code_hash from authenticators, recovery_codes").all();
	expect(JSON.stringify(rows.results)).not.toContain(codes[0]?.replaceAll("-", ""));
	expect(JSON.stringify(rows.results)).not.toContain(base32.encode(secret).slice(0, 16));

	const without = await logIn(user.email);
	expect(without.status).toBe(401);
	expect(without.body).toMatchObject({
		type: "urn:followup:problem:secondFactorRequired",
		reason: "second_factor_required",
	});
	const used = await logIn(user.email, first);
	await nextStep();
	const code = await codeOf(secret);
	const taken = await logIn(user.email, code);
	expect(taken.status).toBe(200);
	const again = await logIn(user.email, code);
	const wrong = await logIn(user.email, "123456");
	const wrongPassword = await logIn(user.email, codes[9], "another");
	const told = [used, again, wrong, wrongPassword].map(({ status, body }) => ({ status, ...body, request_id: "" }));
	expect(told[0]?.status).toBe(401);
	for (const one of told) expect(one).toEqual(told[0]);
	const recovered = await logIn(user.email, codes[0]?.toUpperCase().replaceAll("-", " "));
	expect(recovered.status).toBe(200);
	expect((await logIn(user.email, codes[0])).status).toBe(401);
	const events = await eventsOf(tenant.id, user.id);
	expect(events[0]).toBe("changed secondFactor self");
	expect(events.filter((event) => event === "signedIn  self")).toHaveLength(2);
	expect(events.filter((event) => event.startsWith("signInFailed"))).toHaveLength(3);
});

test("the login page asks for it in a second step, which is no session yet", async () => {
	const { user, person } = await member(await make.tenant());
	const { secret, codes } = await setUp(person);
	await nextStep();
	const first = await asPerson(portal).submit("/login", {
		intent: "signIn",
		email: user.email,
		password,
		redirectTo: "/notifications",
	});
	expect(first.headers.get("Location")).toBe("/login/code?redirectTo=%2Fnotifications");
	const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
	expect(cookies.some((cookie) => cookie.startsWith("session="))).toBe(false);
	const browser = asPerson(portal, cookies.join("; "));
	expect((await browser.fetch("/api/me")).status).toBe(401);
	expect((await browser.fetch("/login/code")).status).toBe(200);
	expect((await browser.submit("/login/code", { code: "000000" })).status).toBe(422);
	const second = await browser.submit("/login/code", { code: await codeOf(secret), redirectTo: "/notifications" });
	expect(second.headers.get("Location")).toBe("/notifications");
	expect(second.headers.getSetCookie().some((cookie) => cookie.startsWith("session="))).toBe(true);
	// The step is over with its use.
	expect((await browser.submit("/login/code", { code: codes[0] ?? "" })).status).toBe(410);
	expect((await asPerson(portal).fetch("/login/code")).status).toBe(410);
});

test("codes are guessed at no faster than passwords", async () => {
	const { user, person } = await member(await make.tenant());
	const { secret } = await setUp(person);
	await nextStep();
	const statuses = [];
	for (let guess = 0; guess < 6; guess++) statuses.push((await logIn(user.email, `00000${guess}`)).status);
	expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
	expect((await logIn(user.email, await codeOf(secret))).status).toBe(429);
});

test("a link from the mailbox is not enough to set a password", async () => {
	const { user, person } = await member(await make.tenant());
	const { codes } = await setUp(person);
	await asPerson(portal).call("POST", "/api/resetpassword", { email: user.email });
	await portal.settle();
	const letter = await portal.db
		.prepare("select text from mail_outbox where recipient = ? and template = 'passwordReset'")
		.bind(user.email)
		.first<string>("text");
	const path = /\/resetpassword\/[\w-]+/.exec(letter ?? "")?.[0] ?? "";
	const fields = { password: "blå himmel 9", passwordRepeat: "blå himmel 9" };
	expect(await (await asPerson(portal).fetch(path)).text()).toContain('name="code"');
	expect((await asPerson(portal).submit(path, fields)).status).toBe(422);
	expect((await asPerson(portal).submit(path, { ...fields, code: codes[1] ?? "" })).status).toBe(302);
});

test("it is turned off, and its codes renewed, by the password alone", async () => {
	const { user, person } = await member(await make.tenant());
	const { codes } = await setUp(person);
	expect((await person.submit(PAGE, { intent: "renew", currentPassword: "wrong" })).status).toBe(422);
	const renewed = await person.submit(PAGE, { intent: "renew", currentPassword: password });
	expect(await renewed.text()).not.toContain(codes[0]);
	expect((await logIn(user.email, codes[0])).status).toBe(401);
	expect((await person.submit(PAGE, { intent: "turnOff", currentPassword: "wrong" })).status).toBe(422);
	expect((await person.submit(PAGE, { intent: "turnOff", currentPassword: password })).status).toBe(302);
	expect((await logIn(user.email)).status).toBe(200);
});

test("a tenant that requires it stays closed to those without, and to nobody else", async () => {
	const tenant = await make.tenant({ name: "Vik", secondFactor: "staff" });
	await make.entry(tenant, users);
	const { person: advisor } = await member(tenant);
	const { person: client } = await member(tenant, "CLIENT");
	const page = await advisor.fetch(`/${tenant.guid}/user/users`);
	expect(page.headers.get("Location")).toMatch(/^\/yourprofile\/second_factor\?from=/);
	const call = await advisor.call("GET", `/api/tenant?id=${tenant.id}`);
	expect([call.status, call.body.reason]).toEqual([403, "second_factor_missing"]);
	expect((await client.call("GET", `/api/tenant?id=${tenant.id}`)).status).toBe(200);
	expect(await (await advisor.fetch("/home")).text()).toContain("Vik requires two-step verification of you");
	await setUp(advisor);
	expect((await advisor.call("GET", `/api/tenant?id=${tenant.id}`)).status).toBe(200);
});

test("super-admins have no more rights than others until they have it, where the portal requires it", async () => {
	const user = await make.user({ isSuperadmin: true, passwordHash });
	const person = await signInAs(portal, user.email);
	const boss = await signInAs(portal, (await make.user({ isSuperadmin: true, passwordHash })).email);
	const required = (value: string) => boss.submit("/followup", { intent: "requireSecondFactor", required: value });
	expect((await required("1")).status).toBe(422);
	await setUp(boss);
	expect((await required("1")).status).toBe(302);
	expect((await person.fetch("/followup/tenants")).headers.get("Location")).toMatch(/^\/yourprofile\/second_factor/);
	const call = await person.call("GET", "/api/tenants");
	expect([call.status, call.body.reason]).toEqual([403, "second_factor_missing"]);
	await setUp(person);
	expect((await person.fetch("/followup/tenants")).status).toBe(200);
	expect((await required("0")).status).toBe(302);
});

test("an administrator resets it for members of this tenant alone, who are told", async () => {
	const tenant = await make.tenant();
	const elsewhere = await make.tenant();
	const entry = await make.entry(tenant, users);
	const { user: adminUser, person: admin } = await member(tenant, "ADMIN");
	await make.grant(entry, adminUser, "ADMIN");
	const { user, person } = await member(tenant);
	const both = await member(tenant);
	await make.membership(elsewhere, both.user, "CLIENT");
	await setUp(person);
	await setUp(both.person);
	const path = `/${tenant.guid}/user/users`;
	const reset = (guid: string) => admin.submit(path, { intent: "resetSecondFactor", member: guid });
	expect((await reset(both.user.guid)).status).toBe(422);
	expect((await reset(user.guid)).status).toBe(302);
	expect((await person.fetch("/api/me")).status).toBe(401);
	expect((await logIn(user.email)).status).toBe(200);
	expect(await eventsOf(tenant.id, user.id)).toContain(`changed secondFactor ${adminUser.id}`);
	const letter = await portal.db
		.prepare("select count(*) as n from mail_outbox where recipient = ? and template = 'secondFactorReset'")
		.bind(user.email)
		.first("n");
	expect(letter).toBe(1);
});
