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

/** Gives the replica the tables and rows of the primary as they are now, but what searches keep. */
async function catchUp(): Promise<void> {
	const { replica, db } = portal;
	if (!replica) throw new Error("There is no replica.");
	await portal.settle();
	const { results: tables } = await db
		.prepare(
			"select name, sql from sqlite_master where type = 'table' and sql like 'create table%' and substr(name, 1, 1) <> '_' and name not like '%search%' and name not like 'sqlite%'",
		)
		.all<{ name: string; sql: string }>();
	const statements: D1PreparedStatement[] = [replica.prepare("pragma defer_foreign_keys = on")];
	for (const { name, sql } of tables) {
		statements.push(replica.prepare(`drop table if exists "${name}"`), replica.prepare(sql));
		const { results } = await db.prepare(`select * from "${name}"`).all<Record<string, unknown>>();
		for (const row of results) {
			const columns = Object.keys(row).map((column) => `"${column}"`);
			const places = columns.map((_, index) => `?${index + 1}`);
			const insert = `insert into "${name}" (${columns.join(", ")}) values (${places.join(", ")})`;
			statements.push(replica.prepare(insert).bind(...Object.values(row)));
		}
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

it("a member's page asks the primary once, and the nearest replica for the rest", async () => {
	expect(await atPrimary(() => reader.fetch(list()))).toBe(1);
});

it("access that has ended is refused at once, whatever a replica knows", async () => {
	expect((await reader.fetch(list())).status).toBe(200);
	await portal.db.prepare("delete from sessions where id = ?1").bind(reader.sessionId).run();
	const answer = await reader.fetch(list());
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
