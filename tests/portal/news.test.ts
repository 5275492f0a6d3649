import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { landscape } from "#db/seed/news/picture";
import { seeded } from "#db/seed/random";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const HOUR = 3_600_000;
let portal: Portal;
let make: ReturnType<typeof factories>;
let newsModule: Awaited<ReturnType<typeof make.module>>;
let newsEntry: Awaited<ReturnType<typeof make.entry>>;
let tenant: { id: string; guid: string };
let other: { id: string; guid: string };
let boss: Person;
let writer: Person;
let reader: Person;
let stranger: Person;
const guest = () => asPerson(portal);
const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	newsModule = await make.module("news");
	const crm = await make.module("crm");
	tenant = await make.tenant({ name: "Vik" });
	other = await make.tenant({ name: "Nes" });
	newsEntry = await make.entry(tenant, newsModule);
	const crmEntry = await make.entry(tenant, crm);
	const otherEntry = await make.entry(other, newsModule);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT") => {
		const user = await make.member(tenant, role, { language: "nb" });
		await make.grant(newsEntry, user, role);
		if (role === "ADVISOR") await make.grant(crmEntry, user, role);
		return signInAs(portal, user.email);
	};
	boss = await join("ADMIN");
	writer = await join("ADVISOR");
	reader = await join("CLIENT");
	const foreign = await make.member(other, "ADMIN");
	await make.grant(otherEntry, foreign, "ADMIN");
	stranger = await signInAs(portal, foreign.email);
});
afterAll(() => portal.dispose());

type Item = { id: string; guid: string };
async function publish(title: string, { audience = "tenant", words = [] as string[], more = {} as object } = {}) {
	const made = await writer.call("POST", "/api/news", {
		tenant_id: tenant.id,
		title,
		language: "nb",
		body: doc(`${title} tekst`),
	});
	expect(made.status, made.text).toBe(201);
	const item = made.body as Item;
	await settings(item.id, { audience, words, ...more });
	const done = await writer.call("POST", "/api/news", { id: item.id, publish_at: null });
	expect(done.status, done.text).toBe(200);
	return item;
}
/** A text as its page sends it back. */
async function textOf(id: string): Promise<Record<string, string>> {
	const row = await portal.db
		.prepare("select language, title, lead, body, cover_alt as coverAlt from news_texts where article_id = ?")
		.bind(id)
		.first<Record<string, string>>();
	return { ...row, id };
}
async function settings(
	id: string,
	{ audience = "tenant", words = [] as string[], ...more }: Record<string, unknown> & { words?: string[] },
) {
	const form = new URLSearchParams({
		...(await textOf(id)),
		intent: "save",
		categoryId: "",
		audience: String(audience),
		pinnedUntil: "",
		...(more as object),
	});
	for (const word of words) form.append("audienceFor[]", word);
	const answer = await writer.fetch(`/${tenant.guid}/news/edit/${id}`, { method: "POST", body: form });
	expect(answer.status, await answer.clone().text()).toBe(302);
}
const view = (guid: string, person = guest()) => person.fetch(`/${tenant.guid}/news/view/${guid}`);
const titles = async (person: { call: Person["call"] }) => {
	const answer = await person.call("GET", `/api/news/${tenant.guid}`);
	expect(answer.status, answer.text).toBe(200);
	return (answer.body as { items: { title: string }[] }).items.map(({ title }) => title);
};

describe("who reads what", () => {
	it("is what the audience says, in lists and by guid", async () => {
		const open = await publish("Åpen", { audience: "public" });
		const inner = await publish("Intern");
		const crmOnly = await publish("For CRM", { audience: "chosen", words: ["module:crm"] });
		const clients = await publish("For deltakere", { audience: "chosen", words: ["role:CLIENT"] });
		const byName = await publish("Bare for deg", { audience: "chosen", words: [`person:${reader.userId}`] });
		expect((await view(byName.guid, reader)).status).toBe(200);
		expect([(await view(byName.guid, stranger)).status, (await view(byName.guid)).status]).toEqual([404, 404]);
		const foreign = { id: byName.id, audience: "chosen", audience_for: [`person:${stranger.userId}`] };
		expect((await writer.call("POST", "/api/news", foreign)).status).toBe(422);
		await writer.call("DELETE", `/api/news?id=${byName.id}`);
		expect(await titles(guest())).toEqual(["Åpen"]);
		expect(await titles(stranger)).toEqual(["Åpen"]);
		expect((await titles(reader)).sort()).toEqual(["For deltakere", "Intern", "Åpen"]);
		expect((await titles(boss)).sort()).toEqual(["For CRM", "For deltakere", "Intern", "Åpen"]);
		expect((await view(open.guid)).status).toBe(200);
		for (const { guid } of [inner, crmOnly, clients]) {
			expect((await view(guid)).status).toBe(404);
			expect((await view(guid, stranger)).status).toBe(404);
			expect((await guest().call("GET", `/api/news?guid=${guid}`)).status).toBe(404);
		}
		expect((await view(crmOnly.guid, reader)).status).toBe(404);
		expect((await view(clients.guid, reader)).status).toBe(200);
		expect((await guest().fetch(`/${other.guid}/news/view/${open.guid}`)).status).toBe(404);
	});

	it("is asked for by the tenant: refused to its member without a grant that lives, and not there for a stranger", async () => {
		const item = await publish("Spurt om");
		const without = await make.member(tenant, "ADVISOR");
		const member = await signInAs(portal, without.email);
		for (const query of [`tenant_id=${tenant.id}`, `news.tenant_id=${tenant.id}`, `id=${item.id}`])
			expect((await member.call("GET", `/api/news?${query}`)).status, query).toBe(403);
		const nobody = "0190a5b0-0000-7000-8000-000000000000";
		const asked = [`tenant_id=${tenant.id}`, `id=${item.id}`, `tenant_id=${nobody}`];
		const answers = await Promise.all(asked.map((query) => stranger.call("GET", `/api/news?${query}`)));
		expect(answers.map(({ status, body }) => [status, (body as { title: string }).title])).toEqual(
			Array(asked.length).fill([404, "Not found"]),
		);
		expect((await guest().call("GET", `/api/news?tenant_id=${tenant.id}`)).status).toBe(401);
		const needs = await member.call("GET", "/api/news");
		expect([needs.status, (needs.body as { title: string }).title]).toEqual([404, "Need id"]);
	});

	it("is found by its id in the second of somebody's tenants", async () => {
		const item = await publish("Hos den andre");
		const first = await make.tenant({ name: "Aure" });
		const user = await make.member(first, "CLIENT");
		await make.grant(await make.entry(first, newsModule), user, "CLIENT");
		await make.membership(tenant, user, "CLIENT");
		await make.grant(newsEntry, user, "CLIENT");
		const both = await signInAs(portal, user.email);
		const answer = await both.call("GET", `/api/news?news.id=${item.id}`);
		expect([answer.status, (answer.body as Item).guid]).toEqual([200, item.guid]);
		await portal.db.prepare("delete from modules_tenant_user where user_id = ?").bind(user.id).run();
	});

	it("is nobody's where the module is off", async () => {
		const off = await make.tenant({ name: "Havna" });
		await make.entry(off, newsModule, { status: 0 });
		expect((await guest().call("GET", `/api/news/${off.guid}`)).status).toBe(404);
	});
});

it("opens an item for a time to a member without the module, by a grant for this one", async () => {
	const item = await publish("Lånt", { audience: "chosen", words: ["role:ADMIN"] });
	const other = await publish("Ikke lånt", { audience: "chosen", words: ["role:ADMIN"] });
	const outside = await signInAs(portal, (await make.member(tenant, "ADVISOR")).email);
	const TEMP = "/api/news/tempaccess";
	const ask = { tenant_id: tenant.id, id: item.id, user_id: outside.userId, reason: "Vikar", minutes: 30 };
	expect((await reader.call("POST", TEMP, ask)).status).toBe(403);
	const given = await writer.call("POST", TEMP, ask);
	expect(given.status, given.text).toBe(201);
	const read = (person: Person, query: string, headers = {}) =>
		person.call("GET", `/api/news?${query}`, undefined, headers);
	const header = { Tempaccess: String(given.body.tempaccess) };
	for (const query of [`guid=${item.guid}`, `id=${item.id}`, `tenant_id=${tenant.id}&id=${item.id}`]) {
		const opened = await read(outside, query, header);
		expect(opened.body, opened.text).toMatchObject({ id: item.id, title: "Lånt" });
		expect([403, 404]).toContain((await read(outside, query)).status);
	}
	expect((await read(outside, `guid=${other.guid}`, header)).status).toBe(403);
	expect((await read(reader, `guid=${item.guid}`, header)).status).toBe(403);
	expect((await read(guest() as Person, `guid=${item.guid}`, header)).status).toBe(404);
	const { body } = await writer.call("GET", `${TEMP}?tenant_id=${tenant.id}&id=${item.id}`);
	expect(body.items).toMatchObject([{ id: given.body.id, uses: 3, reason: "Vikar" }]);
	await writer.call("DELETE", `${TEMP}?tenant_id=${tenant.id}&id=${given.body.id}`);
	expect((await read(outside, `guid=${item.guid}`, header)).status).toBe(403);
});

describe("what is read", () => {
	it("goes through the sanitiser and stays as it was while the draft is rewritten", async () => {
		const item = await publish("Stor sak", { audience: "public" });
		const evil = {
			type: "doc",
			content: [{ type: "paragraph", content: [{ type: "text", text: "<script>alert(1)</script>" }] }],
		};
		await writer.call("POST", "/api/news", { id: item.id, title: "Utkast", body: evil });
		const before = await (await view(item.guid)).text();
		expect(before).toContain("Stor sak tekst");
		expect(before).not.toContain("Utkast");
		await writer.call("POST", "/api/news", { id: item.id, publish_at: null });
		const after = await (await view(item.guid)).text();
		expect(after).toContain("&lt;script&gt;alert(1)");
		expect(after).not.toContain("<script>alert(1)");
	});

	it("refuses a writer's change of somebody else's item", async () => {
		const item = await publish("Min");
		expect((await reader.call("POST", "/api/news", { id: item.id, title: "Din" })).status).toBe(403);
		expect((await stranger.call("DELETE", `/api/news?id=${item.id}`)).status).toBe(404);
	});
});

describe("the author of an item", () => {
	it("is chosen by those who may change all news, among those who write it", async () => {
		const item = await publish("Byttet forfatter");
		const members = await portal.db
			.prepare("select user_id as id, role from memberships where tenant_id = ?")
			.bind(tenant.id)
			.all<{ id: string; role: string }>();
		const idOf = (role: string) => members.results.find((one) => one.role === role)?.id ?? "";
		const give = async (role: string, person = boss) => {
			const shared = { categoryId: "", audience: "tenant", pinnedUntil: "" };
			const sent = { ...(await textOf(item.id)), intent: "save", ...shared };
			const body = new URLSearchParams({ ...sent, authorId: idOf(role) });
			return (await person.fetch(`/${tenant.guid}/news/edit/${item.id}`, { method: "POST", body })).status;
		};
		const author = () =>
			portal.db.prepare("select author_id from news_articles where id = ?").bind(item.id).first<string>("author_id");
		expect([403, 302]).toContain(await give("ADMIN", writer));
		expect(await give("CLIENT")).toBe(422);
		expect(await author()).toBe(idOf("ADVISOR"));
		expect(await give("ADMIN")).toBe(302);
		expect(await author()).toBe(idOf("ADMIN"));
		expect((await writer.call("POST", "/api/news", { id: item.id, title: "Ikke min lenger" })).status).toBe(403);
	});
});

describe("at the edge", () => {
	const costOf = (answer: Response) => JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number };

	it("an open page costs only the look at its module the second time, per language, and is gone when it is taken back", async () => {
		const item = await publish("Kjapp", { audience: "public" });
		expect(costOf(await view(item.guid)).roundTrips).toBeGreaterThan(1);
		await portal.settle();
		const cached = await view(item.guid);
		expect(costOf(cached).roundTrips).toBe(1);
		expect(await cached.text()).toContain("Kjapp tekst");
		const norwegian = { headers: { "Accept-Language": "nb" } };
		expect(costOf(await guest().fetch(`/${tenant.guid}/news/view/${item.guid}`, norwegian)).roundTrips).toBeGreaterThan(
			1,
		);
		expect(costOf(await view(item.guid, reader)).roundTrips).toBeGreaterThan(1);
		await writer.submit(`/${tenant.guid}/news/edit/${item.id}`, { intent: "unpublish", id: item.id, language: "nb" });
		expect((await view(item.guid)).status).toBe(404);
	});

	it("gives each visitor a nonce of their own, in the page as in its policy", async () => {
		const item = await publish("Levende", { audience: "public" });
		const nonces: string[] = [];
		for (let visit = 0; visit < 3; visit++) {
			const answer = await view(item.guid);
			const [, nonce = ""] = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "") ?? [];
			const inPage = [...(await answer.text()).matchAll(/nonce="([^"]+)"/g)].map(([, one]) => one);
			expect(inPage.length).toBeGreaterThan(2);
			expect(new Set(inPage)).toEqual(new Set([nonce]));
			expect(answer.headers.get("X-Nonce")).toBeNull();
			nonces.push(nonce);
			await portal.settle();
		}
		expect(new Set(nonces).size).toBe(3);
	});

	it("shows nothing of a module that was switched off or has ended, nor of a tenant in the archive", async () => {
		const item = await publish("Avskrudd", { audience: "public" });
		const change = async (sql: string, ...values: unknown[]) => {
			await portal.db
				.prepare(sql)
				.bind(...values)
				.run();
			return (await view(item.guid)).status;
		};
		const entry = (field: string, value: unknown) =>
			change(`update modules_tenant set ${field} = ? where id = ?`, value, newsEntry.id);
		const status = (value: string) => change("update tenants set status = ? where id = ?", value, tenant.id);
		expect((await view(item.guid)).status).toBe(200);
		await portal.settle();
		expect(await entry("status", 0)).toBe(404);
		expect(await entry("status", 1)).toBe(200);
		expect(await entry("expires", "2020-01-01")).toBe(404);
		expect(await entry("expires", null)).toBe(200);
		expect(await status("archived")).toBe(404);
		expect(await status("active")).toBe(200);
	});

	it("keeps nothing that needs a login", async () => {
		const item = await publish("Bare for oss");
		expect((await view(item.guid, reader)).headers.get("Cache-Control")).toContain("private");
		await portal.settle();
		expect((await view(item.guid)).status).toBe(404);
	});
});

describe("the schedule", () => {
	it("is kept by the tenant's clock, once, and taken back in time", async () => {
		const made = await writer.call("POST", "/api/news", {
			tenant_id: tenant.id,
			title: "Siden",
			language: "nb",
			body: doc("x"),
		});
		const { id, guid } = made.body as Item;
		await settings(id, { audience: "public", tellsBell: "on" });
		const local = (at: number) =>
			new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" })
				.format(at)
				.replace(" ", "T");
		const now = Date.now();
		const answer = await writer.submit(`/${tenant.guid}/news/edit/${id}`, {
			...{
				intent: "publish",
				id,
				language: "nb",
				title: "Siden",
				lead: "",
				body: JSON.stringify(doc("Klokken åtte")),
				coverAlt: "",
			},
			...{ publishAt: local(now + HOUR), unpublishAt: local(now + 3 * HOUR) },
		});
		expect(answer.status).toBe(302);
		const row = await portal.db
			.prepare("select publish_at from news_texts where article_id = ?")
			.bind(id)
			.first<{ publish_at: number }>();
		expect(Math.abs((row?.publish_at ?? 0) - (now + HOUR))).toBeLessThan(60_000);
		expect((await view(guid)).status).toBe(404);
		const at = async (hours: number) => {
			const instant = new Date(now + hours * HOUR);
			await portal.travelTo(instant);
			await portal.cron("*/5 * * * *", instant);
			await portal.settle();
		};
		await at(1.1);
		expect(await (await view(guid)).text()).toContain("Klokken åtte");
		const told = () =>
			portal.db
				.prepare("select count(*) as n from notifications where type = 'newsPublished' and url like ?")
				.bind(`%${guid}`)
				.first<number>("n");
		const first = await told();
		expect(first).toBe(2);
		await at(1.2);
		expect(await told()).toBe(first);
		await at(3.1);
		await portal.travelTo(null);
		expect((await view(guid)).status).toBe(404);
	});
});

describe("confirming", () => {
	it("is kept once per reader, and only the rest is reminded", async () => {
		const item = await publish("Brannvern", {
			audience: "chosen",
			words: ["role:CLIENT", "role:ADVISOR"],
			more: { asksConfirmation: "on" },
		});
		const page = `/${tenant.guid}/news/view/${item.guid}`;
		for (let times = 0; times < 2; times++) expect((await reader.submit(page, { intent: "confirm" })).status).toBe(302);
		expect((await guest().submit(page, { intent: "confirm" })).headers.get("Location")).toContain("/login");
		const edit = await (await writer.fetch(`/${tenant.guid}/news/edit/${item.id}`)).text();
		expect(edit).toContain("1 av 2 har bekreftet");
		await writer.submit(`/${tenant.guid}/news/edit/${item.id}`, { intent: "remind", id: item.id });
		await portal.settle();
		const { results } = await portal.db
			.prepare("select user_id from notifications where type = 'newsToConfirm'")
			.all<{ user_id: string }>();
		expect(results).toEqual([{ user_id: writer.userId }]);
	});
});

describe("control questions", () => {
	const sent = (id: string, more: object = {}) => {
		const form = new URLSearchParams({
			intent: "questions",
			id,
			language: "nb",
			question1: "Hvor møtes vi?",
			right1: "2",
		});
		for (const answer of ["Ved porten", "", "På plassen", ""]) form.append("answers1[]", answer);
		for (const [name, value] of Object.entries(more)) form.set(name, value);
		return writer.fetch(`/${tenant.guid}/news/edit/${id}`, { method: "POST", body: form });
	};

	it("must be answered right before a confirmation counts, and the page does not tell what is right", async () => {
		const item = await publish("Rømningsvei", { more: { asksConfirmation: "on" } });
		expect((await sent(item.id, { right1: "1" })).status).toBe(422);
		expect((await sent(item.id, { question1: "" })).status).toBe(422);
		expect((await sent(item.id)).status).toBe(302);
		const page = `/${tenant.guid}/news/view/${item.guid}`;
		const shown = await (await reader.fetch(page)).text();
		expect(shown).toContain("Hvor møtes vi?");
		expect(shown).not.toMatch(/"right"/);
		const confirmed = () =>
			portal.db
				.prepare("select answered from news_receipts where article_id = ? and confirmed_at is not null")
				.bind(item.id)
				.all();
		for (const answer of [{}, { answer1: "0" }, { answer1: "2" }] as Record<string, string>[])
			expect((await reader.submit(page, { intent: "confirm", language: "nb", ...answer })).status).toBe(422);
		// One who says that they read in another language is asked the same.
		expect((await reader.submit(page, { intent: "confirm", language: "en" })).status).toBe(422);
		expect((await confirmed()).results).toEqual([]);
		expect((await reader.submit(page, { intent: "confirm", language: "nb", answer1: "1" })).status).toBe(302);
		expect((await confirmed()).results).toEqual([{ answered: 1 }]);
	});

	it("stand with who has and has not confirmed in a file for the auditor, which others do not get", async () => {
		const item = await publish("Revisjon", { more: { asksConfirmation: "on" } });
		const view = `/${tenant.guid}/news/view/${item.guid}`;
		await reader.submit(view, { intent: "confirm" });
		const file = `/${tenant.guid}/news/edit/${item.id}/readers`;
		const answer = await writer.fetch(`${file}?format=csv`);
		expect(answer.headers.get("Content-Disposition")).toMatch(/attachment; filename="readers-.*\.csv"/);
		const lines = (await answer.text()).trim().split("\r\n").slice(1);
		expect(lines.length).toBe(3);
		expect(lines.filter((line) => line.includes("Bekreftet"))).toHaveLength(1);
		expect(lines.filter((line) => line.includes("Ikke åpnet"))).toHaveLength(2);
		const gone = await make.member(tenant, "CLIENT", { firstName: "Gerd", lastName: "Sluttet" });
		await make.grant(newsEntry, gone, "CLIENT");
		const leaver = await signInAs(portal, gone.email);
		await leaver.submit(view, { intent: "confirm" });
		for (const table of ["modules_tenant_user", "memberships"])
			await portal.db.prepare(`delete from ${table} where user_id = ?`).bind(gone.id).run();
		await portal.db.prepare("delete from people where id = ?").bind(gone.id).run();
		const after = (await (await writer.fetch(`${file}?format=csv`)).text()).trim().split("\r\n").slice(1);
		expect(after).toHaveLength(4);
		expect(after.filter((line) => /;Ja;/.test(line))).toHaveLength(3);
		expect(after.filter((line) => /Gerd Sluttet;.*;Bekreftet;Nei;/.test(line))).toHaveLength(1);
		const workbook = await writer.fetch(`${file}?format=xlsx`);
		expect(new Uint8Array(await workbook.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
		expect((await reader.fetch(file)).headers.get("Location")).toContain("/error");
		expect((await stranger.fetch(file)).status).toBe(404);
	});
});

describe("the event of an item", () => {
	const save = async (id: string, fields: Record<string, string>) =>
		writer.submit(`/${tenant.guid}/news/edit/${id}`, {
			...(await textOf(id)),
			...{ intent: "save", fromDay: "", fromTime: "", toDay: "", toTime: "", place: "", ...fields },
		});
	const feed = async () => (await guest().fetch(`/${tenant.guid}/news/feed/calendar`)).text();

	it("stands on the article and in calendars, a day-long one by its days", async () => {
		const fair = await publish("Jobbmesse", { audience: "public" });
		const inner = await publish("Lønnsmøte");
		const soon = new Date(Date.now() + 20 * 24 * HOUR).toISOString().slice(0, 10);
		expect(
			(await save(fair.id, { fromDay: soon, fromTime: "18:00", toTime: "20:00", place: "Storsalen" })).status,
		).toBe(302);
		expect((await save(inner.id, { fromDay: "2031-05-01", toDay: "2031-05-02" })).status).toBe(302);
		const shown = await (await view(fair.guid)).text();
		expect(shown).toContain("Storsalen");
		expect(shown).toMatch(/18[.:]00–20[.:]00/);
		const all = await feed();
		expect(all).toContain("SUMMARY:Jobbmesse");
		expect(all).toContain("LOCATION:Storsalen");
		expect(all).not.toContain("Lønnsmøte");
		const file = `/${tenant.guid}/news/view/${inner.guid}/calendar`;
		const own = await (await reader.fetch(file)).text();
		expect(own).toContain("DTSTART;VALUE=DATE:20310501");
		expect(own).toContain("DTEND;VALUE=DATE:20310503");
		expect((await guest().fetch(file)).status).toBe(404);
		expect((await save(fair.id, { fromDay: "" })).status).toBe(302);
		expect(await feed()).not.toContain("Jobbmesse");
		expect((await guest().fetch(`/${tenant.guid}/news/view/${fair.guid}/calendar`)).status).toBe(404);
	});

	it("is refused where it ends before it starts, or its last day has no time", async () => {
		const item = await publish("Baklengs");
		for (const wrong of [
			{ fromDay: "2031-05-02", toDay: "2031-05-01" },
			{ fromDay: "2031-05-02", fromTime: "18:00", toTime: "17:00" },
			{ fromDay: "2031-05-02", fromTime: "18:00", toDay: "2031-05-03" },
			{ fromDay: "2031-05-02", toTime: "18:00" },
			{ toDay: "2031-05-02" },
		] as Record<string, string>[])
			expect((await save(item.id, wrong)).status, JSON.stringify(wrong)).toBe(422);
	});
});

describe("categories", () => {
	it("come as a file with how many items each has", async () => {
		const made = await boss.call("POST", "/api/news/categories", { tenant_id: tenant.id, names: { nb: "Til fil" } });
		expect(made.status, made.text).toBe(201);
		const path = `/${tenant.guid}/news/list/categories/export`;
		expect(await (await boss.fetch(path)).text()).toContain("Til fil;0");
		expect((await reader.fetch(path, { redirect: "manual" })).headers.get("Location")).toContain("/error?access=");
		await boss.call("DELETE", `/api/news/categories?id=${(made.body as Item).id}`);
	});

	it("are made, sorted, and hand their items on when they go", async () => {
		const add = async (nb: string) =>
			((await boss.call("POST", "/api/news/categories", { tenant_id: tenant.id, names: { nb } })).body as Item).id;
		const [first, second] = [await add("Kurs"), await add("Arbeid")];
		const sorted = await boss.call("POST", "/api/news/categories/updatesort", {
			tenant_id: tenant.id,
			ids: [second, first],
		});
		expect((sorted.body as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([second, first]);
		expect(
			(await writer.call("POST", "/api/news/categories", { tenant_id: tenant.id, names: { nb: "x" } })).status,
		).toBe(403);
		const item = await publish("I kategori");
		await writer.call("POST", "/api/news", { id: item.id, category_ids: [first] });
		await boss.submit(`/${tenant.guid}/news/list/categories`, { intent: "remove", id: first, moveTo: second });
		const row = await portal.db
			.prepare("select category_id from news_articles where id = ?")
			.bind(item.id)
			.first("category_id");
		expect(row).toBe(second);
	});

	it("have a name in every language, and lose one that is left empty", async () => {
		const path = `/${tenant.guid}/news/list/categories`;
		const kept = () =>
			portal.db
				.prepare("select id, names, icon from news_categories where tenant_id = ? order by sort_order desc limit 1")
				.bind(tenant.id)
				.first<{ id: string; names: string; icon: string }>();
		expect((await boss.submit(path, { intent: "save", nameEn: "", tint: "2", icon: "star" })).status).toBe(422);
		await boss.submit(path, { intent: "save", nameNb: "Hjelp", nameEl: "Βοήθεια", tint: "2", icon: "life-buoy" });
		const made = await kept();
		expect(JSON.parse(made?.names ?? "")).toEqual({ nb: "Hjelp", el: "Βοήθεια" });
		expect(made?.icon).toBe("life-buoy");
		await boss.submit(path, { intent: "save", id: made?.id ?? "", nameNb: "Hjelp", nameEl: "", nameDa: "Hjælp" });
		expect(JSON.parse((await kept())?.names ?? "")).toEqual({ nb: "Hjelp", da: "Hjælp" });
	});
});

const png = landscape(seeded(1), 24, 16, 0);
const sendCover = async (item: Item, bytes: Uint8Array) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "cover", id: item.id })) form.set(name, value);
	form.set("file", new File([bytes as BlobPart], "a.png", { type: "image/png" }));
	const body = new Response(form);
	return writer.fetch(`/${tenant.guid}/news/edit/${item.id}`, {
		method: "POST",
		body: await body.arrayBuffer(),
		headers: { "Content-Type": body.headers.get("Content-Type") ?? "" },
	});
};

describe("a picture", () => {
	it("is known by its content, private until it is published, and read in parts", async () => {
		const made = await writer.call("POST", "/api/news", {
			tenant_id: tenant.id,
			title: "Bilde",
			language: "nb",
			body: doc("x"),
		});
		const item = made.body as Item;
		expect((await sendCover(item, new TextEncoder().encode("<svg onload=alert(1)>"))).status).toBe(422);
		const sentPicture = await sendCover(item, png);
		expect(sentPicture.status, await sentPicture.text()).toBe(302);
		const guid = await portal.db
			.prepare("select cover_guid from news_articles where id = ?")
			.bind(item.id)
			.first<string>("cover_guid");
		const path = `/api/media/${guid}`;
		expect((await guest().fetch(path)).status).toBe(404);
		expect((await stranger.fetch(path)).status).toBe(404);
		expect((await reader.fetch(path)).headers.get("Cache-Control")).toContain("private");
		await settings(item.id, { audience: "public" });
		const sent = {
			id: item.id,
			language: "nb",
			title: "Bilde",
			lead: "",
			body: JSON.stringify(doc("x")),
			intent: "publish",
		};
		expect((await writer.submit(`/${tenant.guid}/news/edit/${item.id}`, { ...sent, coverAlt: "" })).status).toBe(422);
		expect(
			(await writer.submit(`/${tenant.guid}/news/edit/${item.id}`, { ...sent, coverAlt: "En prikk" })).status,
		).toBe(302);
		const whole = await guest().fetch(path);
		expect(whole.status).toBe(200);
		expect(whole.headers.get("Content-Type")).toBe("image/png");
		expect(whole.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(whole.headers.get("Content-Security-Policy")).toContain("sandbox");
		expect((await guest().fetch(path, { headers: { "If-None-Match": whole.headers.get("ETag") ?? "" } })).status).toBe(
			304,
		);
		const part = await guest().fetch(path, { headers: { Range: "bytes=1-3" } });
		expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 1-3/${png.length}`]);
		expect(new TextDecoder().decode(await part.arrayBuffer())).toBe("PNG");
		expect((await guest().fetch(path, { headers: { Range: "bytes=900-" } })).status).toBe(416);
		const other = await publish("Samme bilde", { audience: "tenant" });
		const list = (await writer.call("GET", `/api/news/pictures?tenant_id=${tenant.id}`)).body as { items: Item[] };
		expect(list.items.map((one) => one.guid)).toContain(guid);
		expect((await reader.call("GET", `/api/news/pictures?tenant_id=${tenant.id}`)).status).toBe(403);
		const again = { intent: "picture", use: "cover", id: other.id, from: guid ?? "" };
		expect((await writer.submit(`/${tenant.guid}/news/edit/${other.id}`, again)).status).toBe(200);
		const row = await portal.db
			.prepare("select cover_guid as cover from news_articles where id = ?")
			.bind(other.id)
			.first<{ cover: string }>();
		expect((await reader.fetch(`/api/media/${row?.cover}`)).status).toBe(200);
		expect((await guest().fetch(`/api/media/${row?.cover}`)).status).toBe(404);
		await writer.submit(`/${tenant.guid}/news/edit/${item.id}`, { intent: "unpublish", id: item.id, language: "nb" });
		expect((await guest().fetch(path)).status).toBe(404);
	});
});

describe("the feed", () => {
	it("holds what is public, and nothing else even for a member", async () => {
		const text = await (await reader.fetch(`/${tenant.guid}/news/feed`)).text();
		expect(text).toContain("<title>Åpen</title>");
		expect(text).not.toContain("Intern");
	});

	it("comes as Atom and as JSON, and the sitemap has the addresses", async () => {
		const open = await publish("Strøm & spenning", { audience: "public" });
		const inner = await publish("Bak døra");
		const read = async (path: string) => {
			const answer = await reader.fetch(`/${tenant.guid}/news/${path}`);
			return { type: answer.headers.get("Content-Type"), text: await answer.text() };
		};
		const atom = await read("feed/atom");
		expect(atom.type).toContain("application/atom+xml");
		expect(atom.text).toContain("<title>Strøm &amp; spenning</title>");
		const json = JSON.parse((await read("feed/json")).text) as { items: { id: string; title: string }[] };
		expect(json.items.map(({ id }) => id)).toContain(open.guid);
		expect((await read("feed/json?category=none")).text).toContain('"items":[]');
		const { text } = await read("sitemap");
		expect(text).toContain(`/${tenant.guid}/news/view/${open.guid}</loc>`);
		for (const part of [atom.text, JSON.stringify(json), text]) expect(part).not.toContain(inner.guid);
	});
});

describe("the letter", () => {
	it("is seen and tried before anybody is told, and says how many will be", async () => {
		const made = await writer.call("POST", "/api/news", {
			...{ tenant_id: tenant.id, title: "Brev i dag", language: "nb", body: doc("Hele teksten") },
		});
		const { id } = made.body as Item;
		await settings(id, { audience: "tenant", tellsMail: "on" });
		const page = `/${tenant.guid}/news/edit/${id}?language=nb`;
		expect(await (await writer.fetch(page)).text()).toContain("2 personer får den på e-post");
		const seen = await (await writer.fetch(`${page}&preview=letter`)).text();
		expect(seen).toContain("Hele teksten");
		await writer.submit(page, { intent: "testLetter", id, language: "nb" });
		await portal.settle();
		const { results } = await portal.db
			.prepare("select recipient, text from mail_outbox where subject = 'Brev i dag'")
			.all<{ recipient: string; text: string }>();
		expect(results).toHaveLength(1);
		expect(results[0]?.text).toContain("Hele teksten");
		const me = await portal.db.prepare("select email from users where id = ?").bind(writer.userId).first("email");
		expect(results[0]?.recipient).toBe(me);
	});
});

describe("the numbers of an item", () => {
	const linked = {
		type: "doc",
		content: [
			{
				type: "paragraph",
				content: [{ type: "text", text: "her", marks: [{ type: "link", attrs: { href: "https://example.test/a" } }] }],
			},
		],
	};
	const tell = (person: { call: Person["call"] }, guid: string, more: object = {}) =>
		person.call("POST", "/api/news/seen", { guid, language: "nb", is_first: true, seconds: 40, links: [], ...more });

	it("count visits, time and presses of its own links, without a reader and without its author", async () => {
		const item = await publish("Talt", { audience: "public" });
		await writer.call("POST", "/api/news", { id: item.id, body: linked, publish_at: null });
		const links = ["https://example.test/a", "https://elsewhere.test/"];
		const told = await tell(guest(), item.guid, { links });
		expect(told.status, told.text).toBe(200);
		await tell(reader, item.guid, { seconds: 20 });
		await tell(reader, item.guid, { is_first: false, seconds: 30, links: links.slice(0, 1) });
		expect((await tell(writer, item.guid)).status).toBe(200);
		expect((await tell(guest(), item.guid, { seconds: 86_400 })).status).toBe(422);
		expect((await tell(guest(), item.guid, { language: "de" })).status).toBe(404);
		await portal.settle();
		const { results } = await portal.db
			.prepare("select link, count, seconds from news_figures where article_id = ? order by link")
			.bind(item.id)
			.all();
		expect(results).toEqual([
			{ link: "", count: 2, seconds: 90 },
			{ link: "https://example.test/a", count: 2, seconds: 0 },
		]);
		const answer = await writer.fetch(`/${tenant.guid}/news/edit/${item.id}`);
		expect(await answer.text()).toContain("0 min 45 s");
		const cost = JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; inARow: number };
		expect(cost.roundTrips).toBeLessThanOrEqual(3);
		expect(cost.inARow).toBeLessThanOrEqual(2);
	});

	it("tell nobody of an item that is not theirs", async () => {
		const item = await publish("Talt inne");
		for (const person of [guest(), stranger]) expect((await tell(person, item.guid)).status).toBe(404);
	});
});

describe("the trash", () => {
	it("publishes nothing that was deleted before its time", async () => {
		const made = await writer.call("POST", "/api/news", {
			...{ tenant_id: tenant.id, title: "For sent", language: "nb", body: doc("x") },
			publish_at: new Date(Date.now() + HOUR).toISOString(),
		});
		const { id } = made.body as Item;
		await writer.call("DELETE", `/api/news?id=${id}`);
		await portal.cron("*/5 * * * *", new Date(Date.now() + 2 * HOUR));
		await portal.settle();
		const status = await portal.db
			.prepare("select status from news_texts where article_id = ?")
			.bind(id)
			.first("status");
		expect(status).toBe("scheduled");
	});

	it("takes an item from everybody, gives it back as it was, and forgets it after thirty days", async () => {
		const item = await publish("Bort og hjem", { audience: "public" });
		expect((await boss.call("DELETE", `/api/news?id=${item.id}`)).status).toBe(200);
		expect((await view(item.guid)).status).toBe(404);
		const trash = `/${tenant.guid}/news/list/trash`;
		expect(await (await writer.fetch(trash)).text()).toContain("Bort og hjem");
		const restore = (person: Person) => person.submit(trash, { intent: "bulkRestore", "ids[]": item.id });
		expect((await restore(stranger)).status).toBe(404);
		expect((await restore(writer)).status).toBe(200);
		expect(await (await view(item.guid)).text()).toContain("Bort og hjem tekst");
		expect((await restore(writer)).status).toBe(422);

		const copy = await publish("Låner bildet");
		expect((await sendCover(item, landscape(seeded(2), 24, 16, 0))).status).toBe(302);
		const picture = () =>
			portal.db
				.prepare("select guid, key from files where guid = (select cover_guid from news_articles where id = ?)")
				.bind(item.id)
				.first<{ guid: string; key: string }>();
		const { guid, key } = (await picture()) as { guid: string; key: string };
		const lent = { intent: "picture", use: "cover", id: copy.id, from: guid, alt: "Fjell" };
		expect((await writer.submit(`/${tenant.guid}/news/edit/${copy.id}`, lent)).status).toBe(200);
		const stored = async () => {
			const rows = await portal.db.prepare("select 1 from files where key = ?").bind(key).all();
			return [rows.results.length, (await portal.media.head(key)) !== null];
		};
		expect(await stored()).toEqual([2, true]);
		for (const { id } of [item, copy]) await boss.call("DELETE", `/api/news?id=${id}`);
		const later = Date.now() + 5 * 24 * HOUR;
		await portal.db.prepare("update news_articles set deleted_at = ? where id = ?").bind(later, copy.id).run();
		const left = () =>
			portal.db
				.prepare("select count(*) as n from news_versions where article_id = ?")
				.bind(item.id)
				.first<number>("n");
		for (const [days, versions, files] of [
			[29, 1, [2, true]],
			[31, 0, [1, true]],
			[37, 0, [0, false]],
		] as const) {
			for (const hours of [0, 1, 2]) {
				await portal.cron("5 * * * *", new Date(Date.now() + (days * 24 + hours) * HOUR));
				await portal.settle();
			}
			expect(await left()).toBe(versions);
			expect(await stored(), `${days} days: another item's picture stays, the last one's goes`).toEqual(files);
		}
	});
});
