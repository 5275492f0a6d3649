import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let editor: Person;
let reader: Person;
let article: { id: string; guid: string };

beforeAll(async () => {
	portal = await startPortal({ hasReplica: true });
	const make = factories(portal.db);
	tenant = await make.tenant();
	const entry = await make.entry(tenant, await make.module("news"));
	const join = async (role: "ADMIN" | "CLIENT") => {
		const user = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	editor = await join("ADMIN");
	reader = await join("CLIENT");
	article = await publish("Old words");
});
beforeEach(catchUp);
afterAll(() => portal.dispose());

const home = () => "/home";
const list = () => `/${tenant.guid}/news/list`;
const page = () => `/${tenant.guid}/news/view/${article.guid}`;

async function publish(words: string): Promise<{ id: string; guid: string }> {
	const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] };
	const made = await editor.call("POST", "/api/news", { tenant_id: tenant.id, title: words, language: "en", body });
	await portal.db.prepare("update news_articles set audience = 'public' where id = ?1").bind(made.body.id).run();
	const done = await editor.call("POST", "/api/news", { id: made.body.id, publish_at: null });
	expect(done.status, done.text).toBe(200);
	return made.body;
}

/** Gives the replica the rows of the primary as they are now, in tables without rules, but for what searches keep. */
async function catchUp(): Promise<void> {
	const { replica, db } = portal;
	if (!replica) throw new Error("There is no replica.");
	await portal.settle();
	const { results: tables } = await db
		.prepare(
			"select t.name, group_concat('\"' || c.name || '\"') as columns, group_concat('\"' || c.name || '\" ' || c.type) as typed, count(*) as width from sqlite_master t, pragma_table_xinfo(t.name) c where t.type = 'table' and t.sql like 'create table%' and substr(t.name, 1, 1) <> '_' and t.name not like '%search%' and t.name not like 'sqlite%' group by t.name",
		)
		.all<{ name: string; columns: string; typed: string; width: number }>();
	const statements: D1PreparedStatement[] = [];
	for (const { name, columns, typed, width } of tables) {
		const places = Array.from({ length: width }, (_, at) => `?${at + 1}`);
		const insert = replica.prepare(`insert into "${name}" (${columns}) values (${places.join(", ")})`);
		const rows = await db.prepare(`select ${columns} from "${name}"`).raw();
		statements.push(
			replica.prepare(`drop table if exists "${name}"`),
			replica.prepare(`create table "${name}" (${typed})`),
			...rows.map((row) => insert.bind(...row)),
		);
	}
	await replica.batch(statements);
	await portal.caughtUp();
}

/** How often the primary is asked while something is fetched. */
async function atPrimary(ask: () => Promise<Response>): Promise<number> {
	const before = await portal.atPrimary();
	expect((await ask()).status).toBe(200);
	return (await portal.atPrimary()) - before;
}

it("a member's page asks the primary who they are, and the nearest replica for the rest", async () => {
	// What is asked at the same time as the first question goes the same way.
	expect(await atPrimary(() => reader.fetch(list()))).toBe(2);
});

it("access that has ended is refused at once, whatever a replica knows", async () => {
	expect((await reader.fetch(home())).status).toBe(200);
	await portal.db.prepare("delete from sessions where id = ?1").bind(reader.sessionId).run();
	const answer = await reader.fetch(home());
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toContain("/login");
});

it("what somebody has written is there for them at once, though no replica has it", async () => {
	const { guid } = await publish("Just written");
	expect(await (await editor.fetch(`/${tenant.guid}/news/view/${guid}`)).text()).toContain("Just written");
});

it("a guest's public article asks the primary nothing, unless the same browser has written since", async () => {
	const guest = asPerson(portal);
	expect(await atPrimary(() => guest.fetch(page()))).toBe(0);
	const { guid } = await publish("Newest words");
	expect((await guest.fetch(`/${tenant.guid}/news/view/${guid}`)).status).toBe(404);
	const written = await editor.fetch("/api/news", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ id: article.id, publish_at: null }),
	});
	const [bookmark = ""] = /bookmark=[^;]+/.exec(written.headers.get("Set-Cookie") ?? "") ?? [];
	expect(bookmark).not.toBe("");
	const later = asPerson(portal, bookmark);
	expect(await (await later.fetch(`/${tenant.guid}/news/view/${guid}`)).text()).toContain("Newest words");
	const broken = asPerson(portal, "bookmark=%27--");
	expect((await broken.fetch(page())).status).toBe(200);
});
