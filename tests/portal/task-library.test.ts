import { Response as MiniflareResponse } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { docOf } from "#app/platform/rich-text/document";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const FILM = "aqz-KE-bpKQ";
const JPEG = new Uint8Array([
	0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
]);

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let client: Person;
let isDown = false;
const asked: string[] = [];

beforeAll(async () => {
	portal = await startPortal({
		network: ({ url }) => {
			asked.push(url);
			const answer = (body: string | Uint8Array, status = 200) =>
				new MiniflareResponse(body as string, { status }) as unknown as Response;
			const { pathname } = new URL(url);
			if (isDown) return answer("", 503);
			if (pathname === "/oembed") return answer(JSON.stringify({ title: "The rabbit" }));
			if (pathname === "/watch") return answer('<script>{"lengthSeconds":"635"}</script>');
			return answer(JPEG);
		},
	});
	const make = factories(portal.db);
	const module = await make.module("task_library");
	const library = await make.module("files");
	tenant = await make.tenant({ name: "Vik" });
	const [entry, filesEntry] = [await make.entry(tenant, module), await make.entry(tenant, library)];
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, user, role);
		if (role === "ADMIN") await make.grant(filesEntry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	advisor = await join("ADVISOR", "Ingrid");
	client = await join("CLIENT", "Amina");
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/task_library/${path}`;
const post = (who: Person, path: string, fields: Record<string, unknown>) =>
	who.call("POST", `/api/task_library/${path}`, { tenant_id: tenant.id, ...fields });
const text = (title: string, more: object = {}) => ({
	...{ kind: "text", title, language: "nb", body: "Les dette.", minutes: 4, status: "published" },
	...more,
});

async function make(title: string, more: object = {}): Promise<string> {
	const made = await post(admin, "contents", text(title, more));
	expect(made.status, made.text).toBe(201);
	return made.body.id as string;
}

async function makeScene(contentIds: string[], more: object = {}): Promise<string> {
	const fields = { title: "Scene", language: "nb", status: "published", content_ids: contentIds, ...more };
	const made = await post(admin, "scenes", fields);
	expect(made.status, made.text).toBe(201);
	return made.body.id as string;
}

const contentOf = async (who: Person, id: string) =>
	(await who.call("GET", `/api/task_library/contents?mode=getdetails&id=${id}`)).body;
const sceneOf = async (who: Person, id: string) =>
	(await who.call("GET", `/api/task_library/scenes?mode=getdetails&id=${id}`)).body;
const send = async (who: Person, path: string, fields: Record<string, string>) => {
	const answer = await who.submit(at(path), fields);
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};

it("contents are written by level 30 and read by all once they are published", async () => {
	const id = await make("Kafé", { status: "draft" });
	expect((await post(advisor, "contents", text("Mine"))).status).toBe(403);
	expect((await client.call("GET", `/api/task_library/contents?mode=getdetails&id=${id}`)).status).toBe(404);
	expect((await client.fetch(at(`library/content/${id}`))).status).toBe(404);
	const out = await post(admin, "contents", { id, ...text("Kafé") });
	expect(out.status, out.text).toBe(200);
	expect((await contentOf(client, id)).title).toBe("Kafé");
	expect(await (await client.fetch(at("library"))).text()).toContain("Kafé");
	const stale = await post(admin, "contents", { id, ...text("Other"), updated_at: 1 });
	expect(stale.status).toBe(409);
});

it.each([
	[{ kind: "external", url: "javascript:alert(1)" }, "url"],
	[{ kind: "external", url: "" }, "url"],
	[{ kind: "youtube", url: "https://vimeo.com/1" }, "url"],
	[{ kind: "audio" }, "media"],
	[{ kind: "image", alt: "" }, "alt"],
	[{ kind: "text", body: "" }, "body"],
	[{ kind: "text", title: "" }, "title"],
])("what a kind needs is asked for: %o", async (more, field) => {
	const refused = await post(admin, "contents", text("Words", more));
	expect(refused.status).toBe(422);
	expect(Object.keys(refused.body.errors)).toEqual([field]);
});

it.each([
	`https://www.youtube.com/watch?v=${FILM}&t=10s`,
	`https://youtu.be/${FILM}?si=abc`,
	`youtube.com/shorts/${FILM}`,
	`https://m.youtube.com/live/${FILM}`,
	`https://www.youtube-nocookie.com/embed/${FILM}`,
	`https://music.youtube.com/watch?v=${FILM}`,
])("the address of a film is read in any form: %s", async (url) => {
	const made = await post(admin, "contents", { kind: "youtube", language: "nb", url });
	expect(made.status, made.text).toBe(201);
	expect(made.body).toMatchObject({ title: "The rabbit", minutes: 11, url: `https://www.youtube.com/watch?v=${FILM}` });
	const picture = await admin.fetch(`/api/media/${made.body.background_guid}`);
	expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
});

it("a film of which YouTube says nothing keeps what its author writes", async () => {
	isDown = true;
	const url = `https://youtu.be/${FILM}`;
	const nameless = await post(admin, "contents", { kind: "youtube", language: "nb", url });
	expect(nameless.status).toBe(422);
	const named = await post(admin, "contents", {
		kind: "youtube",
		language: "nb",
		url,
		title: "Kaninen",
		status: "published",
	});
	expect(named.body).toMatchObject({ title: "Kaninen", background_guid: null });
	isDown = false;
	asked.length = 0;
	const html = await (await client.fetch(at(`library/content/${named.body.id}`))).text();
	expect(html).not.toContain("<iframe");
	expect(html).not.toContain("ytimg");
	expect(asked).toEqual([]);
});

it("only the frame of a film may show YouTube, and only the portal may show that frame", async () => {
	const guest = asPerson(portal);
	const frame = await guest.fetch(`/api/media/film/${FILM}`);
	expect(await frame.text()).toContain(`https://www.youtube-nocookie.com/embed/${FILM}`);
	const policy = frame.headers.get("Content-Security-Policy") ?? "";
	expect(policy).toContain("frame-src https://www.youtube-nocookie.com;");
	expect(policy).toContain("frame-ancestors 'self'");
	expect(policy).not.toContain("script-src");
	expect((await guest.fetch("/api/media/film/%3Cscript%3E..")).status).toBe(422);
	const page = await client.fetch(at("dashboard"));
	expect(page.headers.get("Content-Security-Policy")).not.toContain("youtube");
});

it("parts of a content are sorted, and two who write at once lose nothing", async () => {
	const id = await make("Deler");
	const edit = `library/content/${id}/edit`;
	const added = await Promise.all(
		["A", "B", "C"].map((label) => send(admin, edit, { intent: "part", id, partId: "", label, description: "Words" })),
	);
	expect(added.map(({ status }) => status)).toEqual([302, 302, 302]);
	const labels = async () => (await contentOf(admin, id)).parts.map((part: { label: string }) => part.label);
	expect((await labels()).sort()).toEqual(["A", "B", "C"]);
	const [first, second, third] = (await contentOf(admin, id)).parts;
	const body = new URLSearchParams({ intent: "sort", id });
	for (const part of [third, first, second]) body.append("ids[]", part.id);
	expect((await admin.fetch(at(edit), { method: "POST", body })).status).toBe(302);
	expect(await labels()).toEqual([third.label, first.label, second.label]);
	await send(admin, edit, { intent: "move", id, partId: second.id, way: "up" });
	expect(await labels()).toEqual([third.label, second.label, first.label]);
	body.delete("ids[]");
	body.append("ids[]", first.id);
	expect((await admin.fetch(at(edit), { method: "POST", body })).status).toBe(422);
	await send(admin, edit, { intent: "dropPart", id, partId: third.id });
	expect(await labels()).toEqual([second.label, first.label]);
	expect((await send(advisor, edit, { intent: "dropPart", id, partId: first.id })).to).toContain("/error?access=");
	expect(await labels()).toEqual([second.label, first.label]);
});

it("scenes hold contents in order, count what is published, and know where a content is used", async () => {
	const [one, two, draft] = [await make("One"), await make("Two"), await make("Three", { status: "draft" })];
	const id = await makeScene([one, two, draft]);
	await makeScene([one]);
	expect(await sceneOf(admin, id)).toMatchObject({ content_count: 2, minutes: 8 });
	expect((await contentOf(admin, one)).used_in).toBe(2);
	expect((await sceneOf(client, id)).contents.map((content: { id: string }) => content.id)).toEqual([one, two]);
	const sorted = await post(admin, "scenes/updatesort", { scene_id: id, ids: [draft, two, one] });
	expect(sorted.status, sorted.text).toBe(200);
	expect((await post(admin, "scenes/updatesort", { scene_id: id, ids: [two, one] })).status).toBe(422);
	expect((await sceneOf(client, id)).contents.map((content: { id: string }) => content.id)).toEqual([two, one]);
	await post(admin, "contents", { id: draft, ...text("Three") });
	expect(await sceneOf(admin, id)).toMatchObject({ content_count: 3, minutes: 12 });
	const gone = await admin.call("DELETE", "/api/task_library/contents", { id: one });
	expect(gone.status, gone.text).toBe(200);
	expect(await sceneOf(client, id)).toMatchObject({ content_count: 2, minutes: 8 });
	const restored = new URLSearchParams({ intent: "bulkRestore" });
	restored.append("ids[]", one);
	expect((await admin.fetch(at("library/trash"), { method: "POST", body: restored })).status).toBe(200);
	expect(await sceneOf(client, id)).toMatchObject({ content_count: 3 });
});

it("a lesson is gone through step by step, each done once, with the time that is left", async () => {
	const [one, two] = [await make("Først"), await make("Så")];
	const id = await makeScene([one, two], { title: "Leksjon" });
	const lesson = `lessonview/${id}`;
	expect(await (await client.fetch(at(lesson))).text()).toContain("Begin");
	const page = await (await client.fetch(at(`${lesson}?content=${one}`))).text();
	expect(page).toContain("about 8 min left");
	const done = await send(client, lesson, { intent: "done", content: one });
	expect(done.to).toContain(`content=${two}`);
	expect((await send(client, lesson, { intent: "done", content: one })).status).toBe(302);
	expect((await sceneOf(client, id)).contents.map((content: { done: boolean }) => content.done)).toEqual([true, false]);
	expect((await send(client, lesson, { intent: "done", content: two })).to).toMatch(new RegExp(`lessonview/${id}$`));
	expect(await (await client.fetch(at(lesson))).text()).toContain("You have been through everything.");
	await send(client, lesson, { intent: "undone", content: two });
	expect((await sceneOf(client, id)).contents.map((content: { done: boolean }) => content.done)).toEqual([true, false]);
	expect((await sceneOf(advisor, id)).contents.some((content: { done: boolean }) => content.done)).toBe(false);
	const elsewhere = await make("Et annet sted");
	expect((await send(client, lesson, { intent: "done", content: elsewhere })).status).toBe(404);
});

it("favourites and what was used are each person's own, and opening counts once for a while", async () => {
	const id = await make("Kjær");
	for (let time = 0; time < 3; time++) expect((await client.fetch(at(`library/content/${id}`))).status).toBe(200);
	expect((await contentOf(client, id)).opened).toBe(1);
	await send(client, `library/content/${id}`, { intent: "favourite", id, isFavourite: "yes" });
	const titles = async (who: Person, query: string) =>
		(await (await who.fetch(at(`library?${query}`))).text()).includes("Kjær");
	expect(await titles(client, "f=favourite.is.yes")).toBe(true);
	expect(await titles(client, "f=recent.is.yes")).toBe(true);
	expect(await titles(advisor, "f=favourite.is.yes")).toBe(false);
	expect(await titles(advisor, "f=recent.is.yes")).toBe(false);
	await send(client, `library/content/${id}`, { intent: "favourite", id, isFavourite: "no" });
	expect(await titles(client, "f=favourite.is.yes")).toBe(false);
});

it("contents are sorted by fixed lists and by tags, and are found by them", async () => {
	const care = { subject: "health", profession: "care", skill: "listening", tags: ["sykehjem", "vakt", "vakt"] };
	const id = await make("Sykepleie", care);
	const other = await make("Renhold", { subject: "safety", tags: ["vakt"] });
	expect(await contentOf(client, id)).toMatchObject({ ...care, tags: ["sykehjem", "vakt"] });
	expect((await post(admin, "contents", text("Words", { subject: "alchemy" }))).body.errors).toHaveProperty("subject");
	const shows = async (query: string) => {
		const html = await (await client.fetch(at(`library?as=list&${query}`))).text();
		return [id, other].filter((one) => html.includes(`library/content/${one}`));
	};
	expect(await shows("f=subject.any.health")).toEqual([id]);
	expect(await shows("f=profession.any.care&f=skill.any.listening")).toEqual([id]);
	expect(await shows("f=tags.has.vakt")).toEqual([id, other]);
	expect(await shows("q=sykehjem")).toEqual([id]);
	// A call that knows nothing of them leaves them as they are.
	expect((await post(admin, "contents", { id, ...text("Sykepleie") })).status).toBe(200);
	expect(await contentOf(client, id)).toMatchObject({ subject: "health", tags: ["sykehjem", "vakt"] });
});

it("a text is printed with its parts and the address that opens it, and nothing else is", async () => {
	const body = docOf("Les dette.\n\nSkriv så tre setninger.");
	const id = await make("Utskrift", { body });
	const part = { intent: "part", id, partId: "", label: "Oppgave én", description: "Svar her" };
	await send(admin, `library/content/${id}/edit`, part);
	const pdf = await client.fetch(at(`library/content/${id}/print`));
	expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
	const text = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join("\n");
	for (const words of ["Utskrift", "Les dette.", "Skriv så tre setninger.", "Oppgave én", "Svar her", `content/${id}`])
		expect(text.replaceAll("\n", "")).toContain(words);
	const link = await make("Lenke", { kind: "external", url: "https://example.test/", body: undefined });
	expect((await client.fetch(at(`library/content/${link}/print`))).status).toBe(404);
});

it("ratings are one each, and the author is told of a problem by name", async () => {
	const id = await make("Nyttig");
	const page = `library/content/${id}`;
	for (const stars of ["1", "4"]) expect((await send(client, page, { intent: "rate", id, stars })).status).toBe(302);
	expect((await send(advisor, page, { intent: "rate", id, stars: "5" })).status).toBe(302);
	expect((await send(client, page, { intent: "rate", id, stars: "6" })).status).toBe(422);
	expect(await (await client.fetch(at(page))).text()).toContain("4.5 of 5");
	expect((await send(client, page, { intent: "report", id, words: "" })).status).toBe(422);
	expect((await send(client, page, { intent: "report", id, words: "Lenken er død" })).status).toBe(302);
	const told = await portal.db
		.prepare("select user_id, params from notifications where type = 'contentReported' and instr(url, ?) > 0")
		.bind(id)
		.all<{ user_id: string; params: string }>();
	expect(told.results).toHaveLength(1);
	expect(told.results[0]?.user_id).toBe(admin.userId);
	expect(told.results[0]?.params).toContain("Lenken er død");
});

it("a sound is recorded in the form, with what is said in it as a text, and heard by who may open the content", async () => {
	const record = async (path: string, bytes: number[] | string, fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		form.set("recording", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "opptak.webm"));
		const request = new Request("http://portal.test/", { method: "POST", body: form });
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		return admin.fetch(at(path), { method: "POST", body: await request.arrayBuffer(), headers });
	};
	const sound = [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4];
	const fields = { kind: "audio", title: "På bussen", language: "nb", textInstead: "En billett, takk.", minutes: "1" };
	const create = (bytes: number[] | string) => record("library/new", bytes, { ...fields, intent: "create" });
	const refused = await create("<html>no sound</html>");
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("En billett, takk.");
	const made = await create(sound);
	expect(made.status).toBe(302);
	const id = /content\/([^/]+)\/edit/.exec(made.headers.get("Location") ?? "")?.[1] as string;
	const kept = async () =>
		(await portal.db
			.prepare("select file_guid, file_type, text_instead from learning_contents where id = ?")
			.bind(id)
			.first()) as { file_guid: string; file_type: string; text_instead: string };
	const first = await kept();
	expect(first).toMatchObject({ file_type: "audio/webm", text_instead: "En billett, takk." });
	// What a call leaves out stays.
	const saved = await post(admin, "contents", { ...text("På bussen", { kind: "audio" }), id, body: undefined });
	expect(saved.status, saved.text).toBe(200);
	expect(await kept()).toEqual(first);
	expect((await client.fetch(`/api/media/${first.file_guid}`)).status).toBe(200);
	expect(await (await client.fetch(at(`library/content/${id}`))).text()).toContain("En billett, takk.");
	const edit = await record(`library/content/${id}/edit`, sound, { ...fields, id, intent: "save" });
	expect(edit.status).toBe(302);
	const second = await kept();
	expect(second.file_guid).not.toBe(first.file_guid);
	expect((await client.fetch(`/api/media/${first.file_guid}`)).status).toBe(404);
	const page = await admin.fetch(at("library/new?kind=audio"));
	expect(page.headers.get("Permissions-Policy")).toContain("microphone=(self)");
	expect(await page.text()).toContain('name="recording"');
});

it("a file of the library becomes the content's own, of the kind that it needs", async () => {
	const form = new FormData();
	form.append("tenant_id", tenant.id);
	form.append("folder", "");
	form.append("file_private", "true");
	form.append("File", new File(["Ordliste"], "ordliste.txt"));
	const request = new Request("http://portal.test/api/media", { method: "POST", body: form });
	const sent = await admin.fetch("/api/media", {
		method: "POST",
		body: await request.arrayBuffer(),
		headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
	});
	const { id: media } = (await sent.json()) as { id: string };
	expect((await post(admin, "contents", text("Lyd", { kind: "audio", media: [media] }))).status).toBe(422);
	const made = await post(admin, "contents", text("Liste", { kind: "file", media: [media] }));
	expect(made.status, made.text).toBe(201);
	const file = `/api/media/${made.body.file_guid}`;
	expect(await (await client.fetch(file)).text()).toBe("Ordliste");
	expect((await asPerson(portal).fetch(file)).status).not.toBe(200);
	await post(admin, "contents", { id: made.body.id, ...text("Liste") });
	expect((await client.fetch(file)).status).toBe(404);
});
