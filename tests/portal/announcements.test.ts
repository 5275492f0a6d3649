import { afterAll, beforeAll, expect, test } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let boss: Person;
let here: Person;
let elsewhere: Person;
let tenant: { id: string };

const PAGE = "/followup/announcements";

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const other = await make.tenant();
	tenant = await make.tenant();
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
	here = await signInAs(portal, (await make.member(tenant)).email);
	elsewhere = await signInAs(portal, (await make.member(other)).email);
});
afterAll(() => portal.dispose());

const announce = (text: string, more: Record<string, string> = {}) =>
	boss.submit(PAGE, {
		...{ intent: "announce", level: "info", tenant: "", from: "2020-01-01T08:00", until: "2100-01-01T08:00" },
		...{ "texts.en": text, ...more },
	});
const homeOf = async (person: Person, headers: Record<string, string> = {}) =>
	(await person.fetch("/home", { headers })).text();
const idOf = async (text: string) =>
	portal.db.prepare("select id from announcements where texts like ?").bind(`%${text}%`).first<string>("id");

test("everybody reads it in their language, from its hour until its end", async () => {
	expect((await announce("The portal rests tonight", { "texts.nb": "Portalen hviler i natt" })).status).toBe(302);
	expect((await announce("This was long ago", { until: "2020-01-02T08:00" })).status).toBe(302);
	expect((await announce("This is far ahead", { from: "2099-01-01T08:00" })).status).toBe(302);
	const read = await homeOf(here, { Cookie: "setlanguage=en" });
	expect(read).toContain("The portal rests tonight");
	expect(read).not.toContain("This was long ago");
	expect(read).not.toContain("This is far ahead");
	expect(await homeOf(elsewhere, { Cookie: "setlanguage=nb" })).toContain("Portalen hviler i natt");
});

test("what is for one tenant is read by nobody else, and not before the login", async () => {
	await announce("Only for us", { tenant: tenant.id });
	expect(await homeOf(here)).toContain("Only for us");
	expect(await homeOf(elsewhere)).not.toContain("Only for us");
	expect(await (await asPerson(portal).fetch("/login")).text()).not.toContain("Only for us");
});

test("it can be put away in one browser, and is back in another", async () => {
	await announce("Put me away");
	const hidden = await here.submit("/announcement", {
		intent: "hide",
		id: (await idOf("Put me away")) ?? "",
		redirectTo: "/home",
	});
	expect(hidden.headers.get("Location")).toBe("/home");
	const cookie = hidden.headers.get("Set-Cookie")?.split(";")[0] ?? "";
	expect(await homeOf(here, { Cookie: cookie })).not.toContain("Put me away");
	expect(await homeOf(here)).toContain("Put me away");
	await boss.submit(PAGE, { intent: "withdraw", id: (await idOf("Put me away")) ?? "" });
	expect(await homeOf(here)).not.toContain("Put me away");
});

test("one without words, one that ends before it begins and one for no tenant are refused with what was typed", async () => {
	const wordless = await announce("");
	expect(wordless.status).toBe(422);
	const backward = await announce("Ends first", { until: "2019-01-01T08:00" });
	expect(backward.status).toBe(422);
	expect(await backward.text()).toContain('value="Ends first"');
	expect((await announce("For nobody", { tenant: "no-such-tenant" })).status).toBe(422);
	expect(await idOf("Ends first")).toBeNull();
});

test("only a super-admin announces", async () => {
	await here.submit(PAGE, { intent: "announce", level: "info", from: "2020-01-01T08:00", "texts.en": "By a member" });
	expect(await idOf("By a member")).toBeNull();
});
