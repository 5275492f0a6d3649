import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newGuid } from "#app/platform/ids";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let admin: Person;
let client: Person;
let both: Person;
const guids: Record<string, string> = {};

beforeAll(async () => {
	portal = await startPortal({ seed: true });
	admin = await signInAs(portal, "admin@fjordvik.test");
	client = await signInAs(portal, "client@fjordvik.test");
	both = await signInAs(portal, "both@followup.test");
	const { results } = await portal.db.prepare("SELECT slug, guid FROM tenants").all<{ slug: string; guid: string }>();
	for (const { slug, guid } of results) guids[slug] = guid;
});
afterAll(() => portal.dispose());

const html = async (person: { fetch: Person["fetch"] }, path: string) => {
	const answer = await person.fetch(path, { headers: { Accept: "text/html" } });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("a tenant that is not one's own", () => {
	/** What differs between any two answers: the address asked for, the instant, the nonce, the key of the page's forms. */
	const stripped = (text: string, guid: string) =>
		text
			.replaceAll(guid, "GUID")
			.replaceAll(/(formKey\W+(?:value\W+)?)[\da-f-]{36}/g, "$1")
			.replaceAll(/nonce="[^"]*"|[A-Za-z0-9_-]{24}(?=\\?")|\b1[78]\d{11}\b/g, "");

	test.each(["", "/user/users", "/user", "/nothing"])(
		"at %s is the same page as one that is not there",
		async (rest) => {
			for (const person of [client, asPerson(portal)]) {
				const pages = [];
				for (const guid of [guids.nordlys ?? "", newGuid(), "not-a-guid-at-all"]) {
					const page = await html(person, `/${guid}${rest}`);
					pages.push([page.status, page.headers.get("location")?.replace(guid, "GUID"), stripped(page.text, guid)]);
				}
				expect(pages[1]).toEqual(pages[0]);
				expect(pages[2]).toEqual(pages[0]);
			}
		},
	);
});

describe("the current tenant", () => {
	const cookie = (guid?: string) => expect.stringContaining(`currentselectedtenantguid=${guid}`);

	test("is kept when a page of a tenant is opened, and when one switches", async () => {
		const page = await html(admin, `/${guids.fjordvik}/user/users`);
		expect(page.headers.get("set-cookie")).toEqual(cookie(guids.fjordvik));
		const switched = await both.fetch(`/${guids.nordlys}`);
		expect([switched.status, switched.headers.get("location")]).toEqual([302, "/home"]);
		expect(switched.headers.get("set-cookie")).toEqual(cookie(guids.nordlys));
	});

	test("is not changed by a link of another site", async () => {
		for (const site of ["cross-site", "same-site"]) {
			const answer = await both.fetch(`/${guids.nordlys}`, { headers: { "Sec-Fetch-Site": site } });
			expect([answer.status, answer.headers.get("location")]).toEqual([302, "/home"]);
			expect(answer.headers.get("set-cookie") ?? "").not.toContain("currentselectedtenantguid");
		}
		const typed = await both.fetch(`/${guids.nordlys}`, { headers: { "Sec-Fetch-Site": "none" } });
		expect(typed.headers.get("set-cookie")).toEqual(cookie(guids.nordlys));
	});

	test("is not sent again while it stays the same", async () => {
		const init = { headers: { Cookie: `currentselectedtenantguid=${guids.fjordvik}` } };
		const answer = await admin.fetch(`/${guids.fjordvik}/user/users`, init);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("set-cookie") ?? "").not.toContain("currentselectedtenantguid");
	});
});

describe("without bar and menu", () => {
	test("the page stands alone and its links keep the flag", async () => {
		const whole = await html(admin, "/notifications");
		const alone = await html(admin, "/notifications?contentonly");
		for (const part of ["<header", '<nav id="side-menu"', "<footer"])
			expect([whole.text.includes(part), alone.text.includes(part)]).toEqual([true, false]);
		const links = [...alone.text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
		expect(links.length).toBeGreaterThan(0);
		expect(links.filter((href) => !href?.includes("contentonly"))).toEqual([]);
	});

	test("a form that was sent, a refusal and a switch keep it", async () => {
		const sent = await admin.submit("/notifications?contentonly", { intent: "seeAll" });
		expect(sent.headers.get("location")).toMatch(/^\/notifications\?contentonly=?$/);
		const refused = await client.fetch(`/${guids.fjordvik}/user/users?contentonly`);
		expect(refused.headers.get("location")).toMatch(/^\/error\?.*[?&]contentonly$/);
		const switched = await both.fetch(`/${guids.nordlys}?contentonly`);
		expect(switched.headers.get("location")).toBe("/home?contentonly");
	});
});

describe("what is missing", () => {
	const explain = (person: { fetch: Person["fetch"] }, from: string) =>
		html(person, `/error?access=not%20allowed&from=${encodeURIComponent(from)}`);

	test("is said with module, tenant and whom to ask, to a member", async () => {
		const page = await explain(client, `/${guids.fjordvik}/user/users`);
		expect(page.status).toBe(403);
		expect(page.text).toContain("admin@fjordvik.test");
		expect(page.text).toContain("Fjordvik kommune");
	});

	test.each(["nordlys", "havna"])("says nothing of %s to somebody who is not in it", async (slug) => {
		const foreign = await explain(client, `/${guids[slug]}/user/users`);
		expect(foreign.status).toBe(403);
		expect(foreign.text).not.toContain(`admin@${slug}.test`);
		const none = await explain(client, `/${newGuid()}/user/users`);
		const sentences = (text: string) => [...text.matchAll(/<(h1|p)[^>]*>(.*?)<\/\1>/g)].map(([, , words]) => words);
		expect(sentences(foreign.text)).toEqual(sentences(none.text));
	});

	test("of somebody who is not logged in is nothing known", async () => {
		const page = await explain(asPerson(portal), `/${guids.fjordvik}/user/users`);
		expect(page.text).not.toContain("Fjordvik");
	});

	test("never leads to another site", async () => {
		const page = await explain(client, "//evil.example/x");
		expect(page.text).not.toContain('href="//evil.example');
	});
});

describe("home", () => {
	test("sends those who are not logged in to the login", async () => {
		const answer = await portal.fetch("/home");
		expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
	});

	test.each([
		"admin@fjordvik",
		"advisor@fjordvik",
		"client@fjordvik",
		"super@followup",
		"both@followup",
		"nobody@followup",
	])("of %s.test asks the database twice", async (name) => {
		const page = await html(await signInAs(portal, `${name}.test`), "/home");
		expect(page.status).toBe(200);
		expect(JSON.parse(page.headers.get("x-d1") ?? "{}").roundTrips).toBe(2);
	});

	test("shows a client the own advisor, and an advisor no client of another", async () => {
		expect((await html(client, "/home")).text).toContain("advisor@fjordvik.test");
		const advisor = await html(await signInAs(portal, "advisor@fjordvik.test"), "/home");
		expect(advisor.text).not.toContain("client2@fjordvik.test");
	});
});

test.each(["/language", "/theme"])("junk sent to %s, which has no page, is refused", async (path) => {
	for (const body of ["intent=choose&language=xx&theme=xx", "intent=choose", "intent=other&language=nb&theme=dark"]) {
		const headers = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
		const answer = await client.fetch(path, { method: "POST", body, headers });
		expect([400, 422]).toContain(answer.status);
	}
});
