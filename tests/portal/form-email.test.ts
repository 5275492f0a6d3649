import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#app/platform/limits";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let other: { id: string; guid: string };
let advisor: Person;
let client: Person & { email: string };

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	tenant = await make.tenant({ name: "Vik" });
	other = await make.tenant({ name: "Nes" });
	await make.entry(other, module);
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language: "nb" });
		await make.grant(entry, member, role);
		return { ...(await signInAs(portal, member.email)), email: member.email };
	};
	advisor = await join("ADVISOR");
	client = await join("CLIENT");
});
afterAll(() => portal.dispose());

const definition = {
	...{ format: 1, languages: ["nb", "tr"], title: { nb: "Høring" }, intro: { nb: "Vi vil høre fra deg." } },
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [{ id: "mood", code: "mood", type: "scale", min: 0, max: 10, label: { nb: "Om mood" } }],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

async function publish(settings: object = {}) {
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: tenant.id, definition, settings: { presentation: "pages", verifiesEmail: true, ...settings } },
	});
	expect(made.status, made.text).toBe(201);
	const { id, guid, name } = made.body as { id: string; guid: string; name: string };
	const done = await advisor.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 });
	expect(done.status, done.text).toBe(200);
	const base = `/${tenant.guid}/form_builder`;
	return { id, guid, name, path: `${base}/form_reply/${guid}`, base };
}
const guest = () => asPerson(portal);
const words = (html: string) =>
	html
		.slice(html.indexOf("<main"), html.indexOf("</main>"))
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
async function look(path: string, person: { fetch: Person["fetch"] } = guest()) {
	const answer = await person.fetch(path);
	const html = await answer.text();
	return { status: answer.status, html, words: words(html) };
}
const reply = (sendKey: string, more: Record<string, string> = {}) => ({
	...{ step: "review", go: "send", kept: '{"mood":3}', sendKey, startedAt: "1", ...more },
});
const asking = (email: string) => ({ step: "start", go: "email", sendKey: crypto.randomUUID(), startedAt: "1", email });
const sentReplies = async (id: string) => {
	const { results } = await portal.db
		.prepare("select id, source, status, confirmed_email as email from form_replies where form_id = ?1")
		.bind(id)
		.all<{ id: string; source: string; status: string; email: string | null }>();
	return results;
};
async function letters(to: string) {
	await portal.settle();
	const { results } = await portal.db
		.prepare("select subject, text from mail_outbox where template = 'formEmail' and recipient = ?1 order by id")
		.bind(to)
		.all<{ subject: string; text: string }>();
	return results;
}
/** The path of the link that an address gets. */
async function linkTo(form: { path: string }, email: string): Promise<string> {
	const asked = await guest().submit(`${form.path}?lang=nb`, asking(email));
	expect(asked.status, await asked.clone().text()).toBe(302);
	const last = (await letters(email)).at(-1);
	return new URL(/https?:\S+/.exec(last?.text ?? "")?.[0] ?? "").pathname;
}

describe("a form that has the e-mail address confirmed", () => {
	it("shows nothing and takes nothing before it, by the page, by a link for nobody or by a call", async () => {
		const form = await publish();
		const start = await look(`${form.path}?lang=nb`);
		expect(start.words).toContain("Dette skjemaet ber om e-postadressen din");
		expect(start.words).toContain("Vi vil høre fra deg.");
		expect(start.html).not.toContain("Om mood");
		expect((await guest().submit(form.path, reply(crypto.randomUUID()))).status).toBe(410);
		const made = { guid: form.guid, answers: { mood: 3 } };
		expect((await guest().call("POST", "/api/form_builder/replies", made)).status).toBe(410);
		const shown = await guest().call("GET", `/api/form_builder/replies?guid=${form.guid}`);
		expect(shown.body).toMatchObject({ open: false, definition: null });
		const share = `${form.base}/forms/${form.name}/share`;
		expect((await advisor.submit(share, { intent: "links", number: "2" })).status).toBe(422);
		expect(await sentReplies(form.id)).toEqual([]);
	});

	it("gives back what somebody types meanwhile, also after the address, a wrong one too", async () => {
		const form = await publish();
		const page = `${form.path}?lang=nb`;
		const typed = { step: "p", go: "next", kept: "{}", shown: "mood", "a.mood": "7" };
		const asked = await guest().submit(page, { ...typed, sendKey: crypto.randomUUID(), startedAt: "1" });
		expect(asked.status).toBe(410);
		const given = /Dette hadde du svart .* Om mood 7/;
		const html = await asked.text();
		expect(words(html)).toMatch(given);
		expect(html).toContain('name="kept" value="{&quot;mood&quot;:&quot;7&quot;}"');
		const held = { ...asking("not an address"), step: "p", kept: '{"mood":"7"}' };
		const wrong = await guest().submit(page, held);
		expect(wrong.status).toBe(422);
		expect(words(await wrong.text())).toMatch(given);
		const right = words(await (await guest().submit(page, { ...held, email: "typing@example.test" })).text());
		expect(right).toContain("Se i innboksen din");
		expect(right).toMatch(given);
		expect(await letters("typing@example.test")).toHaveLength(1);
		expect(await sentReplies(form.id)).toEqual([]);
	});

	it("is answered by the link that comes by mail, once however often it is sent, and the address stands with it", async () => {
		const form = await publish();
		const email = "kari@example.test";
		const asked = await guest().submit(`${form.path}?lang=nb`, asking(email));
		const told = await look(String(asked.headers.get("Location")));
		expect(told.words).toContain("Se i innboksen din");
		expect(told.words).not.toContain(email);
		const path = await linkTo(form, email);
		const [letter] = await letters(email);
		expect(letter?.subject).toBe("Lenken din til skjemaet fra Vik");
		expect(letter?.text).toContain("Høring");
		const start = await look(`${path}?lang=nb`);
		expect(start.words).toContain(email);
		expect(start.words).not.toContain("Nei, jeg vil ikke svare");
		const keys = [crypto.randomUUID(), crypto.randomUUID()];
		const sent = await Promise.all(keys.map((key) => guest().submit(path, reply(key))));
		expect(sent.map(({ status }) => status)).toEqual([302, 302]);
		const [row, ...more] = await sentReplies(form.id);
		expect(row).toMatchObject({ source: "invitation", status: "submitted", email });
		expect(more).toEqual([]);
		expect((await look(`${path}?lang=nb`)).words).toContain("Denne lenken er allerede brukt.");
		const page = `${form.base}/forms/${form.name}`;
		expect((await look(page, advisor)).words).toContain(email);
		expect((await look(`${page}/replies/${row?.id}`, advisor)).words).toMatch(/E-post bekreftet\s+kari@example.test/);
		const file = await (await advisor.fetch(`${page}/export?format=csv&values=words`)).text();
		expect(file).toContain("E-post bekreftet");
		expect(file).toContain(email);
	});

	it("opens by no other secret: a wrong one, another form's, another tenant's door, one that is over", async () => {
		const [form, second] = [await publish(), await publish()];
		const path = await linkTo(form, "per@example.test");
		const token = path.split("/").at(-1) ?? "";
		for (const wrong of [
			`${form.path}/${token.slice(0, -1)}x`,
			`${form.path}/123456`,
			`${second.path}/${token}`,
			path.replace(tenant.guid, other.guid).replace(form.guid, crypto.randomUUID()),
		]) {
			expect((await look(wrong)).status, wrong).toBe(404);
			expect((await guest().submit(wrong, reply(crypto.randomUUID()))).status, wrong).toBe(404);
		}
		await portal.travelTo(new Date(Date.now() + 8 * DAY));
		expect((await guest().submit(path, reply(crypto.randomUUID()))).status).toBe(410);
		await portal.travelTo(null);
		expect([...(await sentReplies(form.id)), ...(await sentReplies(second.id))]).toEqual([]);
		expect((await guest().submit(path, reply(crypto.randomUUID()))).status).toBe(302);
	});

	it("answers alike for a member's address, an unknown one and one that asks too often; a wrong one is mended", async () => {
		const form = await publish();
		const ask = async (email: string) => {
			const answer = await guest().submit(`${form.path}?lang=nb`, asking(email));
			return { status: answer.status, to: answer.headers.get("Location") };
		};
		const first = await ask("nobody@example.test");
		expect(await ask(client.email)).toEqual(first);
		for (const _ of [1, 2, 3]) expect(await ask("nobody@example.test")).toEqual(first);
		expect(await letters("nobody@example.test")).toHaveLength(3);
		const wrong = await guest().submit(`${form.path}?lang=nb`, asking("kari@nowhere"));
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain('value="kari@nowhere"');
	});

	it("asks no member who is signed in, and notes their address", async () => {
		const form = await publish();
		expect((await look(`${form.path}?lang=nb`, client)).words).toContain(client.email);
		expect((await client.submit(form.path, reply(crypto.randomUUID()))).status).toBe(302);
		expect(await sentReplies(form.id)).toMatchObject([{ source: "member", email: client.email }]);
	});

	it("cannot be anonymous, and is chosen in the settings", async () => {
		const refused = await advisor.call("POST", "/api/form_builder/forms", {
			...{ tenant_id: tenant.id, definition },
			settings: { presentation: "pages", verifiesEmail: true, isAnonymous: true },
		});
		expect(refused.status).toBe(422);
		const form = await publish({ verifiesEmail: false });
		const settings = `${form.base}/forms/${form.name}/settings`;
		const { html } = await look(settings, advisor);
		const owner = /<option value="([^"]+)"[^>]*selected/.exec(html.slice(html.indexOf('name="ownerId"')))?.[1] ?? "";
		const fields = { intent: "save", slug: form.name, ownerId: owner, subjectType: "none", presentation: "pages" };
		const both = await advisor.submit(settings, { ...fields, verifiesEmail: "on", isAnonymous: "on" });
		expect(both.status).toBe(422);
		const saved = await advisor.submit(settings, { ...fields, verifiesEmail: "on" });
		expect(saved.status, await saved.clone().text()).toBe(302);
		expect((await look(`${form.path}?lang=nb`)).words).toContain("E-postadressen din");
	});
});

it("a network that asks for letter after letter is told to wait", async () => {
	const form = await publish();
	let status = 0;
	for (let number = 0; number < 61 && status !== 429; number++)
		status = (await guest().submit(form.path, asking(`a${number}@example.test`))).status;
	expect(status).toBe(429);
});
