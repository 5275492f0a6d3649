import { afterAll, beforeAll, expect, it } from "vitest";
import { newGuid } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

type Place = { id: string; guid: string };

let portal: Portal;
let source: Place;
let receiver: Place;
let provider: Person;
let author: Person;
let admin: Person;
let client: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("task_library");
	const join = async (tenant: Place, role: "ADMIN" | "CLIENT", entry: Parameters<typeof make.grant>[0]) => {
		const user = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	source = await make.tenant({ name: "Kilden" });
	receiver = await make.tenant({ name: "Vik" });
	const [from, to] = [await make.entry(source, module), await make.entry(receiver, module)];
	author = await join(source, "ADMIN", from);
	admin = await join(receiver, "ADMIN", to);
	client = await join(receiver, "CLIENT", to);
	provider = await signInAs(portal, (await make.user({ isSuperadmin: true, language: "en" })).email);
});
afterAll(() => portal.dispose());

const post = (who: Person, tenant: Place, path: string, fields: Record<string, unknown>) =>
	who.call("POST", `/api/task_library/${path}`, { tenant_id: tenant.id, ...fields });
const text = (title: string, more: object = {}) => ({
	...{ kind: "text", title, language: "nb", body: "Les dette.", minutes: 10, status: "published" },
	...more,
});
async function make(who: Person, tenant: Place, title: string, more: object = {}): Promise<string> {
	const made = await post(who, tenant, "contents", text(title, more));
	expect(made.status, made.text).toBe(201);
	return made.body.id;
}
const at = (path: string) => `/${receiver.guid}/task_library/${path}`;
const send = async (who: Person, path: string, fields: Record<string, string | string[]>) => {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
	const answer = await who.fetch(path, { method: "POST", body });
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};
const rowOf = async (id: string, tenant = receiver) =>
	portal.db
		.prepare("select * from learning_contents where tenant_id = ? and id = ?")
		.bind(tenant.id, id)
		.first<Record<string, string | number | null>>();
const contentOf = async (who: Person, id: string) =>
	(await who.call("GET", `/api/task_library/contents?mode=getdetails&id=${id}`)).body;
const html = async (who: Person, path: string) => (await who.fetch(path)).text();
const provided = "/followup/learning_library";

/** A recording that a content of a tenant holds. */
async function record(tenant: Place, contentId: string, words: string) {
	const [guid, key] = [newGuid(), `t/${tenant.id}/${newGuid()}`];
	await portal.media.put(key, words);
	await portal.db.batch([
		portal.db
			.prepare(
				"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'task_library', 'x', 'lyd.mp3', 'audio/mpeg', ?, ?, 'ready', 1, 1)",
			)
			.bind(tenant.id, guid, guid, words.length, key),
		portal.db
			.prepare(
				"update learning_contents set kind = 'audio', file_guid = ?, file_name = 'lyd.mp3', file_type = 'audio/mpeg', file_size = ?, updated_at = updated_at + 1 where tenant_id = ? and id = ?",
			)
			.bind(guid, words.length, tenant.id, contentId),
	]);
	return guid;
}

it("the provider shares a content with chosen organisations, who read it, change nothing of it, and may copy it", async () => {
	const id = await make(author, source, "Lytt til kafeen");
	const draft = await make(author, source, "Ikke ferdig", { status: "draft" });
	const guid = await record(source, id, "the sound");
	const offered = await html(provider, `${provided}?from=${source.id}`);
	expect(offered).toContain("Lytt til kafeen");
	expect(offered).not.toContain("Ikke ferdig");
	expect((await send(author, provided, { intent: "share", from: source.id, contents: id })).status).not.toBe(200);
	const share = (contents: string, tenants: string | string[]) =>
		send(provider, provided, { intent: "share", from: source.id, "contents[]": contents, "tenants[]": tenants });
	expect((await share(id, [])).status).toBe(422);
	expect((await share(id, source.id)).status).toBe(422);
	expect((await share(draft, receiver.id)).status).toBe(404);
	expect((await share(id, receiver.id)).status).toBe(302);
	await portal.settle();

	const own = `provided-${id}`;
	const page = await html(client, at(`library/content/${own}`));
	expect(page).toContain("Lytt til kafeen");
	expect(page).toContain("From the provider");
	expect(page).not.toContain("Kilden");
	const row = await rowOf(own);
	expect(row?.file_guid).not.toBe(guid);
	expect(await (await client.fetch(`/api/media/${row?.file_guid}`)).text()).toBe("the sound");
	expect((await client.fetch(`/api/media/${guid}`)).status).toBe(404);

	const edit = at(`library/content/${own}/edit`);
	for (const fields of [
		{ intent: "save", ...text("Mine"), kind: "external", url: "https://x.test/" },
		{ intent: "part", label: "Mine" },
		{ intent: "status", status: "draft" },
		{ intent: "variant", variant: "tr" },
		{ intent: "trash" },
	])
		expect((await send(admin, edit, { id: own, ...(fields as object) })).to).toContain("/error?access=");
	expect((await post(admin, receiver, "contents", { id: own, ...text("Mine") })).status).toBe(403);
	expect((await admin.call("DELETE", "/api/task_library/contents", { id: own })).status).toBe(403);
	expect((await send(admin, at("library"), { intent: "bulkLevel", "ids[]": own, level: "A1" })).status).not.toBe(302);
	expect(await rowOf(own)).toMatchObject({ level: "", status: "published", deleted_at: null });

	const copied = await send(admin, at(`library/content/${own}`), { intent: "copy", id: own });
	const copy = /content\/([^/]+)\/edit/.exec(copied.to)?.[1] ?? "";
	expect(await rowOf(copy)).toMatchObject({ status: "draft", provided_of: null });
	expect(
		(await send(admin, at(`library/content/${copy}/edit`), { intent: "status", id: copy, status: "published" })).status,
	).toBe(302);
	expect(await (await client.fetch(`/api/media/${(await rowOf(copy))?.file_guid}`)).text()).toBe("the sound");

	// Sent again as it is, nothing changes; a newer version comes when the provider sends it.
	const files = async () =>
		(
			await portal.db
				.prepare("select count(*) as n from files where tenant_id = ?")
				.bind(receiver.id)
				.first<{ n: number }>()
		)?.n;
	const before = await files();
	expect((await send(provider, provided, { intent: "sendAgain", content: id })).status).toBe(302);
	await portal.settle();
	expect(await files()).toBe(before);
	await portal.db
		.prepare("update learning_contents set titles = ?, updated_at = updated_at + 5 where tenant_id = ? and id = ?")
		.bind(JSON.stringify({ nb: "Lytt igjen" }), source.id, id)
		.run();
	expect(await html(provider, provided)).toContain("There is a newer version");
	expect(await html(client, at(`library/content/${own}`))).not.toContain("Lytt igjen");
	expect((await send(provider, provided, { intent: "sendAgain", content: id })).status).toBe(302);
	await portal.settle();
	expect(await html(client, at(`library/content/${own}`))).toContain("Lytt igjen");
	expect(await html(provider, provided)).not.toContain("There is a newer version");

	expect((await send(provider, provided, { intent: "withdraw", content: id, tenant: "" })).status).toBe(302);
	await portal.settle();
	expect((await client.fetch(at(`library/content/${own}`))).status).toBe(404);
	await send(admin, at("library/trash"), { intent: "bulkRestore", "ids[]": own });
	expect((await client.fetch(at(`library/content/${own}`))).status).toBe(404);
	expect((await client.fetch(at(`library/content/${copy}`))).status).toBe(200);
});

it("a scene takes a content as itself, which follows the library, or as a copy of its own, at the place where it is dropped", async () => {
	const [one, two, three] = [
		await make(admin, receiver, "En"),
		await make(admin, receiver, "To"),
		await make(admin, receiver, "Tre"),
	];
	const made = await post(admin, receiver, "scenes", {
		...{ title: "Scene", language: "nb", status: "published", content_ids: [one, two] },
	});
	const scene = made.body.id;
	const edit = at(`learningscenes/scene/${scene}/edit`);
	const add = (contentId: string, how: string, before = "") =>
		send(admin, edit, { intent: "add", id: scene, contentId, how, before });
	expect((await add(three, "link", two)).status).toBe(302);
	expect((await add(one, "copy")).status).toBe(302);
	const titles = async () =>
		(await client.call("GET", `/api/task_library/scenes?mode=getdetails&id=${scene}`)).body.contents as {
			id: string;
			title: string;
		}[];
	expect((await titles()).map(({ title }) => title)).toEqual(["En", "Tre", "To", "En"]);
	const copy = (await titles())[3]?.id ?? "";
	await post(admin, receiver, "contents", { id: one, ...text("Ny") });
	expect((await titles()).map(({ title }) => title)).toEqual(["Ny", "Tre", "To", "En"]);
	await admin.call("DELETE", "/api/task_library/contents", { id: one });
	expect((await titles()).map(({ title }) => title)).toEqual(["Tre", "To", "En"]);
	expect((await contentOf(admin, copy)).used_in).toBe(1);
	// What would break is told before it is removed.
	const page = await html(admin, at(`library/content/${two}`));
	expect(page).toContain("It disappears from 1 learning scene.");
	expect(await html(client, at(`library/content/${two}`))).not.toContain("It disappears");
});

it("the same content in several languages is one card, which leads everybody to theirs", async () => {
	const id = await make(admin, receiver, "Hos legen", { titles: undefined });
	const edit = at(`library/content/${id}/edit`);
	const added = await send(admin, edit, { intent: "variant", id, variant: "en" });
	const english = /content\/([^/]+)\/edit/.exec(added.to)?.[1] ?? "";
	expect((await send(admin, edit, { intent: "variant", id, variant: "en" })).status).toBe(422);
	const cards = async (who: Person, query = "") =>
		[...(await html(who, at(`library?as=list&${query}`))).matchAll(/library\/content\/([^/"?]+)"/g)]
			.map(([, one]) => one)
			.filter((one) => one === id || one === english);
	// A draft is nobody's but the authors', and no card of its own.
	expect(await cards(client)).toEqual([id]);
	expect(await cards(admin)).toEqual([id]);
	expect((await client.fetch(at(`library/content/${english}`))).status).toBe(404);
	await post(admin, receiver, "contents", { id: english, ...text("At the doctor", { language: "en" }) });
	expect(JSON.parse(String((await rowOf(id))?.variants))).toEqual({ en: english });
	expect(await cards(client)).toEqual([english]);
	expect(await cards(client, "f=language.any.en")).toEqual([english]);
	expect(await cards(client, "f=language.any.tr")).toEqual([]);
	expect(await html(client, at("library"))).toContain("nb · en");
	expect(await html(client, at(`library/content/${english}`))).toContain(`library/content/${id}"`);
	// Without its card the other language stands by itself, and goes back to it.
	await admin.call("DELETE", "/api/task_library/contents", { id });
	expect(await cards(client)).toEqual([english]);
	await send(admin, at("library/trash"), { intent: "bulkRestore", "ids[]": id });
	await admin.call("DELETE", "/api/task_library/contents", { id: english });
	expect(await cards(client)).toEqual([id]);
});

it("the time of a content becomes what learners need, as soon as five were timed", async () => {
	const id = await make(admin, receiver, "Tidtaking");
	const made = await post(admin, receiver, "scenes", {
		...{ title: "Tid", language: "nb", status: "published", content_ids: [id] },
	});
	const scene = made.body.id;
	const minutesOf = async () =>
		(await client.call("GET", `/api/task_library/scenes?mode=getdetails&id=${scene}`)).body.minutes;
	for (const [place, minutes] of [12, 20, 17, 30].entries())
		await portal.db
			.prepare(
				"insert into learning_uses (tenant_id, id, content_id, user_id, seconds, created_at, updated_at) values (?, ?, ?, ?, ?, 1, 1)",
			)
			.bind(receiver.id, `${id}:u${place}`, id, `u${place}`, minutes * 60)
			.run();
	expect(await minutesOf()).toBe(10);
	await client.fetch(at(`lessonview/${scene}?content=${id}`));
	// A reload is no new start.
	await portal.db
		.prepare("update learning_uses set started_at = started_at - 1020000 where id = ?")
		.bind(`${id}:${client.userId}`)
		.run();
	await client.fetch(at(`lessonview/${scene}?content=${id}`));
	const done = () => send(client, at(`lessonview/${scene}`), { intent: "done", content: id });
	expect((await done()).status).toBe(302);
	expect(await rowOf(id)).toMatchObject({ learner_count: 5, learner_seconds: 1020 });
	expect(await minutesOf()).toBe(17);
	expect(await html(client, at(`library/content/${id}`))).toContain("Author: 10 min, learners: 17 min");
	// Done once more it is not timed once more.
	await send(client, at(`lessonview/${scene}`), { intent: "undone", content: id });
	await done();
	expect(await rowOf(id)).toMatchObject({ learner_count: 5, learner_seconds: 1020 });
});

it("many are changed at once, by hand and by a file that is tried first, and all of it is taken back", async () => {
	const [one, two] = [await make(admin, receiver, "Ark én"), await make(admin, receiver, "Ark to")];
	const set = await send(admin, at("library"), { intent: "bulkSubject", "ids[]": [one, two], subject: "health" });
	expect(set.html).toContain("undoFields");
	expect(await rowOf(two)).toMatchObject({ subject: "health" });
	const before = JSON.stringify({
		field: "subject",
		set: "health",
		was: [{ values: { subject: "" }, ids: [one, two] }],
	});
	expect((await send(admin, at("library"), { intent: "undoFields", before })).status).toBe(200);
	expect(await rowOf(two)).toMatchObject({ subject: "" });
	expect((await send(client, at("library"), { intent: "bulkSubject", "ids[]": one, subject: "health" })).to).toContain(
		"/error",
	);

	const list = await (await admin.fetch(at("library/export?format=csv"))).text();
	expect(list).toMatch(new RegExp(`Ark én;${one};Text;nb;;;;;;10;0;0;Published`));
	const body = new FormData();
	body.set("intent", "upload");
	const sheet = `Reference;Title;Subject;Tags;Minutes\n${one};Ark nr. 1;Helse;a, b;7\n${two};Ark to;Alkymi;;8\nukjent;Ukjent;;;\n`;
	body.set("file", new File([sheet], "innhold.csv"));
	const sent = new Response(body);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	const taken = await admin.fetch(at("library/import"), { method: "POST", body: await sent.arrayBuffer(), headers });
	const wizard = taken.headers.get("location") ?? "";
	const step = (pairs: string[][]) => admin.fetch(wizard, { method: "POST", body: new URLSearchParams(pairs) });
	await step([
		["intent", "map"],
		...["reference", "title", "subject", "tags", "minutes"].map((name) => ["fields[]", name]),
	]);
	await step([
		...[
			["intent", "check"],
			["match[]", "reference"],
			["mode", "both"],
			["empty", "keep"],
		],
	]);
	await portal.settle();
	const tried = await html(admin, wizard);
	expect(tried).toContain("no such content of its own");
	expect(tried).toContain("one of the words that the library has");
	expect(await rowOf(one)).toMatchObject({ minutes: 10 });
	await step([["intent", "run"]]);
	await portal.settle();
	expect(await rowOf(one)).toMatchObject({ minutes: 7, subject: "health", tags: '["a","b"]', sort_title: "ark nr. 1" });
	expect(await rowOf(two)).toMatchObject({ minutes: 10 });
	await step([["intent", "undo"]]);
	await portal.settle();
	expect(await rowOf(one)).toMatchObject({ minutes: 10, subject: "", tags: "[]", sort_title: "ark én" });
});

it("a film offers its sound and its text with their sizes, and loads nothing before one is chosen", async () => {
	const id = await make(admin, receiver, "Filmen", { text_instead: "Alt som blir sagt." });
	const guid = await record(receiver, id, "whole film");
	const sound = await record(receiver, await make(admin, receiver, "Lyden"), "sound");
	await portal.db
		.prepare(
			"update learning_contents set kind = 'file', file_type = 'video/mp4', file_size = 45000000, sound_guid = ?, sound_name = 'lyd.mp3', sound_type = 'audio/mpeg', sound_size = 3145728, text_instead = 'Alt som blir sagt.' where id = ?",
		)
		.bind(sound, id)
		.run();
	const page = (query = "") => html(client, at(`library/content/${id}${query}`));
	const start = await page();
	expect(start).toContain("43 MB");
	expect(start).toContain("3 MB");
	for (const file of [guid, sound]) expect(start).not.toContain(`src="/api/media/${file}`);
	expect(await page("?as=sound")).toContain(`src="/api/media/${sound}`);
	expect(await page("?as=text")).toContain("Alt som blir sagt.");
	expect(await page("?as=film")).toContain(`src="/api/media/${guid}`);
	// A call that knows nothing of them leaves them as they are.
	const kept = await post(admin, receiver, "contents", { id, kind: "file", title: "Filmen", language: "nb", url: "" });
	expect(kept.status, kept.text).toBe(200);
	expect(await rowOf(id)).toMatchObject({ sound_guid: sound, text_instead: "Alt som blir sagt." });
	expect((await asPerson(portal).fetch(`/api/media/${sound}`)).status).not.toBe(200);
});
