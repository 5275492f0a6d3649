import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#app/platform/ids";
import { HOUR, MINUTE } from "#app/platform/limits";
import { newToken } from "#app/platform/token.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

const guest = () => asPerson(portal);
const ask = (email: string, headers = {}) => guest().call("POST", "/api/resetpassword", { email }, headers);
const use = (guid: string, password = "grønn elv 7", repeat = password) =>
	guest().call("POST", "/api/resetpassword", { guid, password, password_repeat: repeat });
const look = (guid: string) => guest().call("GET", `/api/resetpassword?guid=${guid}`);
const logIn = (email: string, password = "grønn elv 7") => guest().call("POST", "/api/login", { email, password });

type Letter = { subject: string; text: string; html: string };
async function lettersTo(email: string, template = "passwordReset") {
	await portal.settle();
	const { results } = await portal.db
		.prepare("SELECT subject, text, html FROM mail_outbox WHERE recipient = ? AND template = ? ORDER BY id")
		.bind(email, template)
		.all<Letter>();
	return results;
}
const tokenIn = (letter: Letter | undefined) =>
	/http:\/\/portal\.test\/resetpassword\/([\w-]{43})\s/.exec(letter?.text ?? "")?.[1] ?? "no link";
/** The token out of the newest letter. */
async function askedBy(email: string) {
	await ask(email);
	return tokenIn((await lettersTo(email)).at(-1));
}

test("the answer is the same for an account, a closed account and none, and only the first gets a letter", async () => {
	const [user, closed] = [await make.user(), await make.user({ isActive: false })];
	const emails = [user.email, closed.email, "nobody@example.test"];
	const answers = [];
	for (const email of emails) answers.push(await ask(email));
	const [first, ...others] = answers.map(({ status, text, headers }) => ({
		status,
		text,
		cost: JSON.parse(headers.get("X-D1") ?? "").roundTrips,
	}));
	expect(first).toMatchObject({ status: 202, text: '{"ok":true}' });
	for (const other of others) expect(other).toEqual(first);
	expect(await Promise.all(emails.map(async (email) => (await lettersTo(email)).length))).toEqual([1, 0, 0]);
});

test("the letter is in the person's own language, and its link is this site's", async () => {
	const user = await make.user({ language: "nb", firstName: "Åse" });
	await ask(user.email, { "Accept-Language": "en" });
	const [letter] = await lettersTo(user.email);
	expect(letter?.subject).toBe("Tilbakestill passordet ditt i Followup");
	expect(letter?.text).toContain("Hei Åse,");
	expect(letter?.html).toContain(`href="http://portal.test/resetpassword/${tokenIn(letter)}"`);
});

test("without a language in the profile the letter is in the one of who asks", async () => {
	const user = await make.user();
	await ask(user.email, { "Accept-Language": "nb" });
	expect((await lettersTo(user.email))[0]?.subject).toBe("Tilbakestill passordet ditt i Followup");
});

test("an account gets three letters an hour at most, and the link before the last stops working", async () => {
	const user = await make.user();
	for (let asked = 0; asked < 5; asked++) expect((await ask(user.email)).status).toBe(202);
	const letters = await lettersTo(user.email);
	expect(letters).toHaveLength(3);
	const open = await Promise.all(letters.map(async (letter) => (await look(tokenIn(letter))).status));
	expect(open.sort()).toEqual([200, 410, 410]);
	await portal.travelTo(new Date(Date.now() + HOUR + 16 * MINUTE));
	await ask(user.email);
	expect(await lettersTo(user.email)).toHaveLength(4);
	await portal.travelTo(null);
});

test("looking at the link, as mail scanners do, uses nothing up; using it sets the password and ends every session", async () => {
	const user = await make.user();
	const elsewhere = await signInAs(portal, user.email);
	const token = await askedBy(user.email);
	for (let looked = 0; looked < 3; looked++) {
		expect((await look(token)).body).toEqual({ valid: true });
		expect((await portal.fetch(`/resetpassword/${token}`)).status).toBe(200);
	}
	expect((await use(token)).body).toEqual({ ok: true });
	expect((await elsewhere.call("GET", "/api/me")).status).toBe(401);
	expect((await logIn(user.email)).status).toBe(200);
	expect((await look(token)).status).toBe(410);
	expect((await use(token, "blå båt 8")).status).toBe(410);
	expect((await logIn(user.email)).status).toBe(200);
	expect(await lettersTo(user.email, "passwordChanged")).toHaveLength(1);
});

test("of two uses at the same moment exactly one wins", async () => {
	for (let round = 0; round < 5; round++) {
		const user = await make.user();
		const token = await askedBy(user.email);
		const passwords = ["first to come", "second to come"];
		const answers = await Promise.all(passwords.map((password) => use(token, password)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
		const logins = await Promise.all(passwords.map(async (password) => (await logIn(user.email, password)).status));
		expect(logins).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
	}
});

test("a link works for one hour", async () => {
	const user = await make.user();
	const token = await askedBy(user.email);
	await portal.travelTo(new Date(Date.now() + HOUR - MINUTE));
	expect((await look(token)).status).toBe(200);
	await portal.travelTo(new Date(Date.now() + HOUR + 1));
	const expired = await use(token);
	expect([expired.status, expired.body.detail]).toEqual([410, "Your password reset request has expired."]);
	await portal.travelTo(null);
});

test("a link of a closed account, and one that was never made, are expired too, and say so on the page", async () => {
	const user = await make.user();
	const token = await askedBy(user.email);
	await portal.db.prepare("UPDATE users SET is_active = 0 WHERE id = ?").bind(user.id).run();
	expect((await use(token)).status).toBe(410);
	const page = await guest().fetch("/resetpassword/never-made", { headers: { "Accept-Language": "en" } });
	expect(page.status).toBe(410);
	expect(await page.text()).toMatch(/Your password reset request has expired\..*href="\/forgotpassword"/s);
});

test.each([
	["five characters", "abc.x", "abc.x", "password"],
	["257 bytes", "x".repeat(257), "x".repeat(257), "password"],
	["a common one", "Passord123", "Passord123", "password"],
	["two that differ", "grønn elv 7", "grønn elv 8", "password_repeat"],
])("a new password of %s is refused and leaves the link open", async (_name, password, repeat, field) => {
	const token = await askedBy((await make.user()).email);
	const answer = await use(token, password, repeat);
	expect(answer.status).toBe(422);
	expect(Object.keys(answer.body.errors).map((name) => name.replace("passwordRepeat", "password_repeat"))).toEqual([
		field,
	]);
	expect((await look(token)).status).toBe(200);
});

test("the page works without JavaScript: ask, open the link, choose, and one is in", async () => {
	const user = await make.user();
	const asked = await guest().submit("/forgotpassword", { email: user.email });
	expect(await asked.text()).toContain("Reset information has been sent to your e-mail.");
	const token = tokenIn((await lettersTo(user.email)).at(-1));
	const path = `/resetpassword/${token}`;
	const differing = await guest().submit(path, { password: "grønn elv 7", passwordRepeat: "grønn elv 8" });
	expect(differing.status).toBe(422);
	expect(await differing.text()).toContain("The passwords do not match.");
	const answer = await guest().submit(path, { password: "grønn elv 7", passwordRepeat: "grønn elv 7" });
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/home"]);
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	const person = asPerson(portal, cookies.join("; "));
	expect((await person.call("GET", "/api/me")).body.email).toBe(user.email);
	expect(await (await person.fetch("/home")).text()).toContain("The password was changed.");
});

test("the page of a link tells no other site its address", async () => {
	const answer = await portal.fetch(`/resetpassword/${newToken()}`);
	expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
	expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

// The messages below are put into the queue from outside: from here on nothing waits for the Worker's own to settle.

test("a message that is delivered twice is one letter", async () => {
	const [user, later] = [await make.user(), await make.user()];
	const asked = ({ email }: { email: string }, token: string) => ({
		v: 1,
		id: newId(),
		type: "password-reset.asked",
		tenantId: null,
		payload: { email, language: "en", origin: portal.origin, token },
	});
	const message = asked(user, "t".repeat(43));
	for (const body of [message, message, asked(later, "s".repeat(43))]) await portal.jobs.send(body);
	const letters = ({ email }: { email: string }) =>
		portal.db.prepare("SELECT count(*) AS n FROM mail_outbox WHERE recipient = ?").bind(email).first<number>("n");
	await expect.poll(() => letters(later), { timeout: 10_000 }).toBe(1);
	expect(await letters(user)).toBe(1);
	expect((await look("t".repeat(43))).status).toBe(200);
});

test("the database holds no link that works, not even where a letter could not be sent", async () => {
	const token = "u".repeat(43);
	const payload = { to: "no address", language: "en", template: "passwordReset", params: { link: token } };
	await portal.jobs.send({ v: 1, id: newId(), type: "mail.send", tenantId: null, payload });
	const dead = () => portal.db.prepare("SELECT body FROM dead_messages").first<string>("body");
	await expect.poll(dead, { timeout: 10_000 }).toContain("mail.send");
	expect(await dead()).not.toContain(token);
});
