import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const GATEWAY = "https://gateway.test/v1/messages";
const vars = { SMS_URL: GATEWAY, SMS_SENDER: "Vik", SMS_TOKEN: "gateway-token" };

type Call = { url: string; headers: Headers; body: { from: string; to: string; text: string } };
let calls: Call[] = [];
/** What the gateway answers next; 202 after the last. `silent`: nothing at all. */
let answers: (number | "silent")[] = [];
const gateway = async (request: Request) => {
	const body = (await request.json()) as Call["body"];
	calls.push({ url: request.url, headers: request.headers as Headers, body });
	const next = answers.shift() ?? 202;
	if (next === "silent") return new Promise<Response>(() => undefined);
	return new Response(`what the gateway says of ${body.to}`, { status: next, headers: { Location: "https://x.test" } });
};

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
beforeAll(async () => {
	portal = await startPortal({ vars, network: gateway });
	make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
});
afterAll(() => portal.dispose());
afterEach(() => {
	calls = [];
	answers = [];
	// Neither a number nor a code is in the log, whatever went wrong.
	expect(portal.log.filter((line) => /\d{8}|gateway-token|\b\d{6}\b(?!.*"ts")/.test(withoutStamps(line)))).toEqual([]);
});
/** Ids may spell a number by chance, of requests as of whatever a path names. */
const withoutStamps = (line: string) =>
	line
		.replace(/"(ts|request_id|message_id|ms|stack)":("[^"]*"|[\d.]+|\[[^\]]*\])/g, "")
		.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "");

const joined = async () => {
	const user = await make.member(tenant, "CLIENT", { language: "nb" });
	return { user, person: await signInAs(portal, user.email) };
};
let last = 0;
const newPhone = () => `9${String(1_000_000 + ++last)}`;
const give = (person: Person, phone: string) => person.submit("/yourprofile", { intent: "sendSmsCode", phone });
const confirm = (person: Person, code: string) => person.submit("/yourprofile", { intent: "confirmSms", code });
const codeIn = (call: Call | undefined) => /\d{6}/.exec(call?.body.text ?? "")?.[0] ?? "";
const wrong = (code: string) => String(100_000 + ((Number(code) - 100_000 + 1) % 900_000));
const numberOf = (userId: string) =>
	portal.db.prepare("select phone from sms_numbers where user_id = ?").bind(userId).first<string>("phone");

test("a number counts once the code that was sent there is given, and is forgotten on asking", async () => {
	const { user, person } = await joined();
	expect(await (await person.fetch("/yourprofile")).text()).toContain("Mobilnummer");
	expect((await give(person, "912 34 567")).status).toBe(302);
	await portal.settle();
	const [call] = calls;
	expect(call?.url).toBe(GATEWAY);
	expect(call?.headers.get("Authorization")).toBe("Bearer gateway-token");
	expect(call?.headers.get("Idempotency-Key")).toMatch(/^[\w-]{43}$/);
	expect(call?.body).toEqual({ from: "Vik", to: "+4791234567", text: expect.stringContaining("er koden din") });
	expect(await (await person.fetch("/yourprofile")).text()).toContain("Vi har sendt en kode til");
	const code = codeIn(call);
	expect((await confirm(person, wrong(code))).status).toBe(422);
	expect(await numberOf(user.id)).toBeNull();
	expect((await confirm(person, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(302);
	expect(await numberOf(user.id)).toBe("+4791234567");
	expect((await confirm(person, code)).status).toBe(422);
	const kept = await portal.db.prepare("select recipient, text, status from sms_outbox").all();
	expect(kept.results).toEqual([{ recipient: null, text: null, status: "sent" }]);
	expect((await person.submit("/yourprofile", { intent: "forgetSms" })).status).toBe(302);
	expect(await numberOf(user.id)).toBeNull();
});

test("no number is taken that is none, or of a phone on a wall", async () => {
	const { person } = await joined();
	for (const phone of ["", "hello", "22 12 34 56", "+1 202 555 0123"])
		expect((await give(person, phone)).status, phone).toBe(422);
	await portal.settle();
	expect(calls).toEqual([]);
});

test("a code is tried five times, also by two at the same moment, and works ten minutes", async () => {
	const { user, person } = await joined();
	await give(person, newPhone());
	await portal.settle();
	const first = codeIn(calls[0]);
	const tried = await Promise.all(Array.from({ length: 8 }, () => confirm(person, wrong(first))));
	expect(tried.map(({ status }) => status)).toEqual(Array(8).fill(422));
	expect((await confirm(person, first)).status).toBe(422);
	await give(person, newPhone());
	await portal.settle();
	await portal.travelTo(new Date(Date.now() + 11 * 60_000));
	expect((await confirm(person, codeIn(calls[1]))).status).toBe(422);
	await portal.travelTo(null);
	expect(await numberOf(user.id)).toBeNull();
});

test("a stranger's code fits no other person, and the one before stops working", async () => {
	const [one, two] = [await joined(), await joined()];
	const phone = newPhone();
	await give(one.person, phone);
	await give(two.person, phone);
	await portal.settle();
	expect((await confirm(two.person, codeIn(calls[0]))).status).toBe(422);
	await give(one.person, phone);
	await portal.settle();
	expect((await confirm(one.person, codeIn(calls[0]))).status).toBe(422);
	expect((await confirm(one.person, codeIn(calls[2]))).status).toBe(302);
});

test("an account gets five codes a day, and a number too, of which its next asker is told nothing", async () => {
	const { person } = await joined();
	const phone = newPhone();
	for (let count = 0; count < 5; count++) expect((await give(person, phone)).status).toBe(302);
	expect((await give(person, phone)).status).toBe(422);
	await portal.settle();
	expect(calls).toHaveLength(5);
	const other = await joined();
	expect((await give(other.person, phone)).status).toBe(302);
	await portal.settle();
	expect(calls).toHaveLength(5);
});

test("a gateway that fails is asked again with the same key, and one message goes out", async () => {
	const { person } = await joined();
	answers = [500, 401, 302, 202];
	await give(person, newPhone());
	await portal.settle();
	expect(calls).toHaveLength(4);
	expect(new Set(calls.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
	expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test("a gateway that says nothing is given up after ten seconds, and one that has had the key is believed", async () => {
	const { person } = await joined();
	answers = ["silent", 409];
	await give(person, newPhone());
	await portal.settle(30_000);
	expect(calls).toHaveLength(2);
});

test("what the gateway refuses is not sent again, and what it never takes keeps neither number nor code", async () => {
	const { person } = await joined();
	answers = [400];
	await give(person, newPhone());
	await portal.settle();
	expect(calls).toHaveLength(1);
	answers = Array(6).fill(503);
	await give(person, newPhone());
	await portal.settle();
	const { results } = await portal.db.prepare("select body from dead_messages").all<{ body: string }>();
	expect(results).toHaveLength(1);
	expect(results[0]?.body).toContain("sms.send");
	expect(results[0]?.body).not.toMatch(/\+479|"\d{6}"/);
});

test("who leaves the last organisation leaves the number there", async () => {
	const module = await make.module("users");
	const entry = await make.entry(tenant, module);
	const boss = await make.member(tenant, "ADMIN");
	await make.grant(entry, boss, "ADMIN");
	const admin = await signInAs(portal, boss.email);
	const elsewhere = await make.tenant();
	const [gone, stays] = [await joined(), await joined()];
	await make.membership(elsewhere, stays.user);
	for (const { user } of [gone, stays]) {
		await portal.db.prepare("insert into sms_numbers values (?1, '+4791234567', 1)").bind(user.id).run();
		const sure = { intent: "remove", member: user.guid, confirmName: `${user.firstName} ${user.lastName}` };
		const answer = await admin.submit(`/${tenant.guid}/user/users`, sure);
		expect(answer.status, await answer.text()).toBe(302);
	}
	expect([await numberOf(gone.user.id), await numberOf(stays.user.id)]).toEqual([null, "+4791234567"]);
});

test("where nothing is set up, nothing tells of text messages and nothing is taken", async () => {
	const without = await startPortal({ vars: { ...vars, SMS_SENDER: "" }, network: gateway });
	const own = factories(without.db);
	const user = await own.member(await own.tenant(), "CLIENT", { language: "nb" });
	const person = await signInAs(without, user.email);
	const page = await (await person.fetch("/yourprofile")).text();
	expect(page).toContain("E-postadresse");
	expect(page).not.toMatch(/SMS(?!_)|Mobilnummer/);
	expect((await give(person, newPhone())).status).toBe(404);
	expect((await confirm(person, "123456")).status).toBe(404);
	expect(calls).toEqual([]);
	await without.dispose();
});
