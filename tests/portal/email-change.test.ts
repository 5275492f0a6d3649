import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR } from "#app/platform/limits";
import { hashPassword } from "#app/platform/password.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, signInAs } from "../support/sign-in";

const password = "grønn elv 7";
let portal: Portal;
let make: ReturnType<typeof factories>;
let passwordHash: string;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	passwordHash = await hashPassword(password);
});
afterAll(() => portal.dispose());

async function member() {
	const tenant = await make.tenant();
	const user = await make.member(tenant, "CLIENT", { passwordHash, language: "nb" });
	const person = await signInAs(portal, user.email);
	const ask = (email: string, given = password) =>
		person.submit("/yourprofile", { intent: "changeEmail", email, currentPassword: given });
	return { user, person, ask };
}
async function lettersTo(email: string, template = "emailChange") {
	await portal.settle();
	const { results } = await portal.db
		.prepare("SELECT subject, text FROM mail_outbox WHERE recipient = ? AND template = ? ORDER BY id")
		.bind(email, template)
		.all<{ subject: string; text: string }>();
	return results;
}
const linkIn = (letter: { text: string } | undefined) =>
	/http:\/\/portal\.test(\/confirmemail\/[\w-]{43})\s/.exec(letter?.text ?? "")?.[1] ?? "/no-link";
const emailOf = (id: string) =>
	portal.db.prepare("select email from users where id = ?").bind(id).first<string>("email");
const confirm = (link: string) => asPerson(portal).submit(link, { intent: "confirm" });

test("an address counts once it is confirmed from there; sessions end, and the old address is told", async () => {
	const { user, person, ask } = await member();
	expect((await ask("Ny.Adresse@example.test")).status).toBe(302);
	const [letter] = await lettersTo("ny.adresse@example.test");
	expect(letter?.subject).toContain("Bekreft den nye e-postadressen");
	const link = linkIn(letter);
	const shown = await asPerson(portal).fetch(link);
	expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("no-store")]);
	expect(await shown.text()).toContain("ny.adresse@example.test");
	expect(await emailOf(user.id)).toBe(user.email);

	const answer = await confirm(link);
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
	expect(await emailOf(user.id)).toBe("ny.adresse@example.test");
	expect((await person.call("GET", "/api/me")).status).toBe(401);
	expect((await lettersTo(user.email, "emailChanged"))[0]?.subject).toContain("er byttet");
	const known = await portal.db.prepare("select email, sort_name from people where id = ?").bind(user.id).first();
	expect(known).toMatchObject({ email: "ny.adresse@example.test" });
	expect(String(known?.sort_name)).toContain("ny.adresse");
	const logIn = (email: string) => asPerson(portal).call("POST", "/api/login", { email, password });
	expect((await logIn("ny.adresse@example.test")).status).toBe(200);
	expect((await logIn(user.email)).status).toBe(401);
	expect((await confirm(link)).status).toBe(410);
});

test("nothing is asked without the current password, and not for one's own address", async () => {
	const { user, ask } = await member();
	expect((await ask("feil@example.test", "not it")).status).toBe(422);
	expect((await ask(user.email)).status).toBe(422);
	expect((await ask("ingen adresse")).status).toBe(422);
	expect(await lettersTo("feil@example.test")).toEqual([]);
});

test("an address that another has is answered like any other, and nobody gets a letter", async () => {
	const { ask } = await member();
	const taken = await make.user();
	const told = async (answer: Response) => [answer.status, answer.headers.get("Location"), await answer.text()];
	expect(await told(await ask(taken.email))).toEqual(await told(await ask("ledig@example.test")));
	expect(await lettersTo(taken.email)).toEqual([]);
	expect(await lettersTo("ledig@example.test")).toHaveLength(1);
});

test("of two who want one address the first to confirm gets it", async () => {
	const [one, two] = [await member(), await member()];
	await one.ask("felles@example.test");
	await two.ask("felles@example.test");
	const links = (await lettersTo("felles@example.test")).map(linkIn);
	expect(links).toHaveLength(2);
	const answers = await Promise.all(links.map(confirm));
	expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
	const emails = [await emailOf(one.user.id), await emailOf(two.user.id)];
	expect(emails.filter((email) => email === "felles@example.test")).toHaveLength(1);
});

test("a link works for an hour, the one before it no more, and three letters go out in an hour", async () => {
	const { user, ask } = await member();
	for (let asked = 0; asked < 5; asked++) await ask(`sted${asked}@example.test`);
	const letters = await Promise.all(Array.from({ length: 5 }, (_, asked) => lettersTo(`sted${asked}@example.test`)));
	expect(letters.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);
	expect((await asPerson(portal).fetch(linkIn(letters[1]?.[0]))).status).toBe(410);
	const last = linkIn(letters[2]?.[0]);
	expect((await asPerson(portal).fetch(last)).status).toBe(200);
	await portal.travelTo(new Date(Date.now() + HOUR + 1000));
	expect((await asPerson(portal).fetch(last)).status).toBe(410);
	expect((await confirm(last)).status).toBe(410);
	await portal.travelTo(null);
	expect(await emailOf(user.id)).toBe(user.email);
});

test("the database holds no link that works, and a link to reset the password at the old address ends", async () => {
	const { user, ask } = await member();
	await asPerson(portal).call("POST", "/api/resetpassword", { email: user.email });
	const [reset] = await lettersTo(user.email, "passwordReset");
	const guid = /resetpassword\/([\w-]{43})/.exec(reset?.text ?? "")?.[1];
	await ask("siste@example.test");
	const link = linkIn((await lettersTo("siste@example.test"))[0]);
	const { results } = await portal.db.prepare("select * from email_changes").all();
	expect(JSON.stringify(results)).not.toContain(link.split("/").at(-1));
	expect((await confirm(link)).status).toBe(302);
	expect((await asPerson(portal).call("GET", `/api/resetpassword?guid=${guid}`)).status).toBe(410);
});
