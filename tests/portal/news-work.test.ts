import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const MANY = 2_000;

let portal: Portal;
let tenant: { id: string; guid: string };
let boss: Person;
let writer: Person;
let reader: Person;
let foreign: Person;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("news");
	const place = async (name: string) => {
		const made = await make.tenant({ name });
		const entry = await make.entry(made, module);
		const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT") => {
			const user = await make.member(made, role, { language: "en" });
			await make.grant(entry, user, role);
			return signInAs(portal, user.email);
		};
		return { made, join };
	};
	const here = await place("Vik");
	tenant = here.made;
	[boss, writer, reader] = [await here.join("ADMIN"), await here.join("ADVISOR"), await here.join("CLIENT")];
	foreign = await (await place("Nes")).join("ADMIN");
});
afterAll(() => portal.dispose());

const work = () => `/${tenant.guid}/news/list/editing`;
const titles = async (query = "", person = boss) => {
	const html = await (await person.fetch(`${work()}?${query}`)).text();
	return [...html.matchAll(/class="row-link"[^>]*><span[^>]*>([^<]+)</g)].map(([, title]) => title);
};
const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
async function write(
	title: string,
	{ person = boss, live = false, ...more }: Record<string, unknown> & { person?: Person; live?: boolean } = {},
) {
	const fields = { tenant_id: tenant.id, title, language: "nb", body: doc(`${title} tekst`), ...more };
	const made = await person.call("POST", "/api/news", fields);
	expect(made.status, made.text).toBe(201);
	const item = made.body as { id: string; guid: string };
	if (live) expect((await person.call("POST", "/api/news", { id: item.id, publish_at: null })).status).toBe(200);
	return item;
}
async function press(fields: [string, string][], person = boss) {
	const answer = await person.fetch(`${work()}.data`, { method: "POST", body: new URLSearchParams(fields) });
	return { status: answer.status, text: await answer.text() };
}

it("sorts and filters what somebody works on: their own, and all of it for level 30", async () => {
	const category = await boss.call("POST", "/api/news/categories", {
		tenant_id: tenant.id,
		names: { nb: "Arrangement" },
	});
	await write("Østers og øl");
	await write("Ærlig talt", { live: true, category_ids: [category.body.id] });
	const own = await write("Åpen dag", { person: writer });
	await writer.submit(`/${tenant.guid}/news/edit/${own.id}`, { intent: "language", id: own.id, language: "en" });
	await write("Neste uke", { publish_at: "2099-01-01T08:00:00Z" });
	expect(await titles()).toHaveLength(4);
	expect(await titles("", writer)).toEqual(["Åpen dag"]);
	expect(await titles("sort=title")).toEqual(["Neste uke", "Åpen dag", "Ærlig talt", "Østers og øl"]);
	expect(await titles("f=status.any.draft&sort=title")).toEqual(["Åpen dag", "Østers og øl"]);
	expect(await titles("f=status.any.scheduled")).toEqual(["Neste uke"]);
	expect(await titles("f=status.not.draft,scheduled")).toEqual(["Ærlig talt"]);
	expect(await titles("f=language.any.en")).toEqual(["Åpen dag"]);
	expect(await titles(`f=category.any.${category.body.id}`)).toEqual(["Ærlig talt"]);
	expect(await titles(`f=author.any.${writer.userId}`)).toEqual(["Åpen dag"]);
	expect(await titles("f=published.is.today")).toEqual(["Ærlig talt"]);
	expect(await titles("f=published.empty")).toHaveLength(3);
	expect(await titles("q=%C3%86RLIG")).toEqual(["Ærlig talt"]);
	expect(await titles("q=pen+dag")).toEqual(["Åpen dag"]);
	expect(await titles("q=nothing")).toEqual([]);
	expect((await reader.fetch(work())).status).toBe(302);
	expect((await foreign.fetch(work())).status).toBe(404);
	const old = await boss.fetch(`/${tenant.guid}/news/list?view=work`, { redirect: "manual" });
	expect(old.headers.get("location")).toBe(work());
});

it("is found by the title that was written last, in every language", async () => {
	const { id } = await write("Forrige tittel");
	await boss.call("POST", "/api/news", { id, title: "Ny overskrift" });
	expect(await titles("q=forrige")).toEqual([]);
	expect(await titles("q=overskrift")).toEqual(["Ny overskrift"]);
});

it("puts several into the trash and back, and what was read is read again", async () => {
	const open = await write("Åpen for alle", { live: true });
	const draft = await write("Bare utkast");
	await boss.submit(`/${tenant.guid}/news/edit/${open.id}`, {
		intent: "save",
		id: open.id,
		language: "nb",
		title: "Åpen for alle",
		lead: "",
		body: "Tekst",
		categoryId: "",
		audience: "public",
		pinnedUntil: "",
	});
	const view = () => asPerson(portal).fetch(`/${tenant.guid}/news/view/${open.guid}`);
	expect((await view()).status).toBe(200);
	const ids: [string, string][] = [open, draft].map(({ id }) => ["ids[]", id]);
	expect((await press([["intent", "bulkTrash"], ...ids], writer)).status).toBe(422);
	const told = await press([["intent", "bulkTrash"], ...ids]);
	expect(told.text).toContain("newsWork:told.trashed");
	expect((await view()).status).toBe(404);
	expect(await titles("q=bare")).toEqual([]);
	const undo: [string, string][] = [
		["intent", "undoTrash"],
		["ids", `${open.id},${draft.id}`],
	];
	await press(undo, writer);
	expect(await titles("q=bare")).toEqual([]);
	await press(undo);
	expect((await view()).status).toBe(200);
	expect(await titles("q=bare")).toEqual(["Bare utkast"]);
	const found = await boss.fetch(`/${tenant.guid}/news/list?q=tekst`);
	expect(await found.text()).toContain("Åpen for alle");
});

it("is a file too", async () => {
	const file = await (await boss.fetch(`${work()}/export?format=csv&f=status.any.scheduled`)).text();
	expect(file).toContain("Neste uke");
	expect(file).toContain("nb: Scheduled");
	expect(file).not.toContain("Bare utkast");
});

it("reads a page of many in two round trips", async () => {
	await portal.db
		.prepare(
			`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
			insert into news_articles (tenant_id, id, guid, author_id, first_language, states, titles, created_at, updated_at)
			select ?1, 'many-' || i, 'guid-' || i, ?2, 'nb', '{"nb":{"title":"Mange","status":"draft","at":null}}', 'mange', i, i from n`,
		)
		.bind(tenant.id, boss.userId)
		.run();
	const rare = await write("Sjelden sak om bryggen");
	await write("Enda en sak", { person: writer });
	expect(await titles("q=sjeld")).toEqual(["Sjelden sak om bryggen"]);
	expect(await titles("q=sak", writer)).toEqual(["Enda en sak"]);
	await boss.call("POST", "/api/news", { id: rare.id, title: "Vanlig sak" });
	expect(await titles("q=sjeld")).toEqual([]);
	for (const [query, person] of [
		["", boss],
		["q=bryggen", boss],
		["q=vanlig", boss],
		["q=finnes+ikke", writer],
		["sort=title", boss],
		["sort=-published", boss],
		[`f=author.any.${writer.userId}`, boss],
		["", writer],
	] as const) {
		const answer = await person.fetch(`${work()}?${query}`);
		const { rowsRead, roundTrips } = JSON.parse(answer.headers.get("X-D1") ?? "{}");
		expect(rowsRead, query).toBeLessThanOrEqual(400);
		expect(roundTrips).toBeLessThanOrEqual(2);
	}
});
