import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
/** Takes courses, and has no library. */
let client: Person;

const elsewhere = ({ url }: Request) => new Response("", { status: url.includes("gone.nettsted.no") ? 404 : 200 });

beforeAll(async () => {
	portal = await startPortal({ network: elsewhere });
	const make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
	const entries = {
		courses: await make.entry(tenant, await make.module("courses")),
		library: await make.entry(tenant, await make.module("task_library")),
		files: await make.entry(tenant, await make.module("files")),
	};
	const user = await make.member(tenant, "ADMIN", { language: "en", firstName: "Kristin" });
	for (const entry of Object.values(entries)) await make.grant(entry, user, "ADMIN");
	admin = await signInAs(portal, user.email);
	const learner = await make.member(tenant, "CLIENT", { language: "en", firstName: "Amina" });
	await make.grant(entries.courses, learner, "CLIENT");
	client = await signInAs(portal, learner.email);
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/courses/${path}`;
const library = (path: string) => `/${tenant.guid}/task_library/${path}`;
const html = async (who: Person, path: string) => {
	const page = await who.fetch(path);
	expect(page.status, path).toBe(200);
	return page.text();
};

async function content(title: string, more: object = {}): Promise<string> {
	const made = await admin.call("POST", "/api/task_library/contents", {
		...{ tenant_id: tenant.id, kind: "text", title, language: "nb", body: "Les dette.", minutes: 4 },
		...{ status: "published", ...more },
	});
	expect(made.status, made.text).toBe(201);
	return made.body.id as string;
}

async function change(id: string, more: { title: string; body?: string; status?: string }) {
	const changed = await admin.call("POST", "/api/task_library/contents", {
		...{ id, kind: "text", language: "nb", body: "Les dette.", minutes: 4, status: "published", ...more },
	});
	expect(changed.status, changed.text).toBe(200);
}

/** A published course with one lesson in Norwegian. */
async function course(more: { audience?: "public" } = {}) {
	const made = await admin.call("POST", "/api/courses", {
		...{ tenant_id: tenant.id, title: "På vei", language: "nb", status: "published", ...more },
	});
	const id = made.body.id as string;
	const chapter = await admin.call("POST", "/api/courses/chapters", { course_id: id, title: "One" });
	const added = await admin.submit(at(`edit_course/${id}/x`), {
		...{ intent: "add", title: "Leksjon", language: "nb", chapterId: chapter.body.id as string },
	});
	const lesson = new URL(added.headers.get("Location") ?? "", "https://x.test").searchParams.get("part") ?? "";
	expect(lesson).not.toBe("");
	return {
		id,
		lesson,
		edit: at(`edit_course/${id}/x?part=${lesson}&language=nb`),
		step: at(`course/${id}/step/${lesson}`),
	};
}

const put = async (edit: string, lesson: string, contentId: string, how: "link" | "copy") => {
	const answer = await admin.submit(edit, { intent: "addContent", id: lesson, contentId, language: "nb", how });
	expect(answer.status).toBe(302);
};

/** A published sound of the library that is really there; gives its content and its file. */
async function sound(title: string) {
	const [id, guid] = [await content(title), crypto.randomUUID()];
	const key = `t/${tenant.id}/${guid}`;
	await portal.media.put(key, "ID3 and a voice");
	await portal.db
		.prepare(
			"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'task_library', ?, 'lyd.mp3', 'audio/mpeg', 15, ?, 'ready', 1, 1)",
		)
		.bind(tenant.id, guid, guid, admin.userId, key)
		.run();
	await portal.db
		.prepare(
			"update learning_contents set kind = 'audio', file_guid = ?, file_name = 'lyd.mp3', file_type = 'audio/mpeg', file_size = 15 where id = ?",
		)
		.bind(guid, id)
		.run();
	return { id, guid };
}

describe("contents of the library in a course", () => {
	it("stay as the library has them where they are linked, and are named there", async () => {
		const { id, lesson, edit, step } = await course();
		const read = await content("Brev fra kommunen");
		expect(await html(admin, `${edit}&find=kommunen`)).toContain("Link: Brev fra kommunen");
		await put(edit, lesson, read, "link");
		await put(edit, lesson, read, "link");
		await client.submit(at(`course/${id}`), { intent: "enrol", id });
		expect(await html(client, step)).toContain("Les dette.");
		await change(read, { title: "Brev fra kommunen", body: "Les det nye." });
		const after = await html(client, step);
		expect(after).toContain("Les det nye.");
		expect(after).not.toContain("Les dette.");
		const page = await html(admin, library(`library/content/${read}`));
		expect(page).toContain("Used in 1 course");
		expect(page).toContain("It disappears from 1 course.");
		expect(await html(admin, library("library"))).toContain("Used in 1 course");
	});

	it("are part of the text where they are copied, and then stay as they were", async () => {
		const { id, lesson, edit, step } = await course();
		const read = await content("Søknad", { body: "Første utgave." });
		await put(edit, lesson, read, "copy");
		await change(read, { title: "Søknad", body: "Andre utgave." });
		await client.submit(at(`course/${id}`), { intent: "enrol", id });
		expect(await html(client, step)).toContain("Første utgave.");
		expect(await html(admin, library(`library/content/${read}`))).not.toContain("Used in 1 course");
	});

	it("can be moved and taken away, go along with a copy of the lesson, and vanish as drafts", async () => {
		const { lesson, edit } = await course();
		const [one, two] = [await content("Alfa"), await content("Beta")];
		await put(edit, lesson, one, "link");
		await put(edit, lesson, two, "link");
		const inOrder = async (part: string) =>
			(
				await portal.db
					.prepare("select content_id as id from course_contents where part_id = ? order by sort_order")
					.bind(part)
					.all<{ id: string }>()
			).results.map((row) => row.id);
		await admin.submit(edit, { intent: "moveContent", id: lesson, contentId: two, way: "up" });
		expect(await inOrder(lesson)).toEqual([two, one]);
		const copied = await admin.submit(edit, { intent: "duplicate", id: lesson });
		const copy = new URL(copied.headers.get("Location") ?? "", "https://x.test").searchParams.get("part") ?? "";
		expect(await inOrder(copy)).toEqual([two, one]);
		await admin.submit(edit, { intent: "dropContent", id: lesson, contentId: two });
		expect(await inOrder(lesson)).toEqual([one]);
		await change(one, { title: "Alfa", status: "draft" });
		expect(await html(admin, edit)).toContain("No longer published in the library");
	});

	it("open their files to who takes the course, and to nobody else by guessing", async () => {
		const { id, lesson, edit, step } = await course();
		const read = await content("Lyd");
		const guid = crypto.randomUUID();
		const other = crypto.randomUUID();
		for (const file of [guid, other])
			await portal.db
				.prepare(
					"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'task_library', ?, 'lyd.mp3', 'audio/mpeg', 3, ?, 'ready', 1, 1)",
				)
				.bind(tenant.id, file, file, admin.userId, `nothing/${file}`)
				.run();
		await portal.db
			.prepare(
				"update learning_contents set kind = 'audio', file_guid = ?, file_name = 'lyd.mp3', file_type = 'audio/mpeg' where id = ?",
			)
			.bind(guid, read)
			.run();
		await put(edit, lesson, read, "link");
		expect((await client.fetch(`${step}/content/${guid}`)).status).toBe(404);
		await client.submit(at(`course/${id}`), { intent: "enrol", id });
		expect(await html(client, step)).toContain(`${step}/content/${guid}`);
		expect((await client.fetch(`${step}/content/${other}`)).status).toBe(404);
	});

	it("are read by everybody where the course is open to all, with their files, as long as the library shows them", async () => {
		const { id, lesson, edit } = await course({ audience: "public" });
		const [read, heard] = [await content("Brev til alle", { body: "Kjære alle." }), await sound("Hør på alle")];
		for (const one of [read, heard.id]) await put(edit, lesson, one, "link");
		const row = await portal.db.prepare("select guid from courses where id = ?").bind(id).first<{ guid: string }>();
		const guest = asPerson(portal);
		const page = at(`tutorial?course=${row?.guid}&part=${lesson}`);
		const file = at(`tutorial/${row?.guid}/${lesson}/content/${heard.guid}`);
		const open = await (await guest.fetch(page)).text();
		expect(open).toContain("Brev til alle");
		expect(open).toContain("Kjære alle.");
		expect(open).toContain(file);
		const sent = await guest.fetch(file);
		expect([sent.status, await sent.text()]).toEqual([200, "ID3 and a voice"]);

		const other = await sound("Hør ingen");
		const elsewhere = await course();
		await put(elsewhere.edit, elsewhere.lesson, other.id, "link");
		const closed = await portal.db
			.prepare("select guid from courses where id = ?")
			.bind(elsewhere.id)
			.first<{ guid: string }>();
		for (const path of [
			`tutorial/${row?.guid}/${lesson}/content/${other.guid}`,
			`tutorial/${closed?.guid}/${elsewhere.lesson}/content/${other.guid}`,
			`tutorial/${row?.guid}/${elsewhere.lesson}/content/${other.guid}`,
			`tutorial/${row?.guid}/${lesson}/content/no-guid`,
		])
			expect([404, 422], path).toContain((await guest.fetch(at(path))).status);
		const neighbour = `/${crypto.randomUUID()}${file.slice(`/${tenant.guid}`.length)}`;
		expect((await guest.fetch(neighbour)).status).toBe(404);

		await change(read, { title: "Brev til alle", status: "draft" });
		expect(await (await guest.fetch(page)).text()).not.toContain("Brev til alle");
		await portal.db.prepare("update learning_contents set deleted_at = 1 where id = ?").bind(heard.id).run();
		expect((await guest.fetch(file)).status).toBe(404);
		await portal.db.prepare("update learning_contents set deleted_at = null where id = ?").bind(heard.id).run();
		expect((await guest.fetch(file)).status).toBe(200);
		await admin.call("POST", "/api/courses", { id, status: "draft" });
		expect((await guest.fetch(file)).status).toBe(404);
	});

	it("are looked at for links that lead nowhere, linked or copied", async () => {
		const { id, lesson, edit } = await course();
		const address = (name: string) => `https://gone.nettsted.no/${name}`;
		const page = (name: string) => content(`Side ${name}`, { kind: "external", url: address(name), body: "" });
		await put(edit, lesson, await page("linked"), "link");
		await put(edit, lesson, await page("copied"), "copy");
		await put(
			edit,
			lesson,
			await content("Side her", { kind: "external", url: "https://nettsted.no/", body: "" }),
			"link",
		);
		await portal.cron();
		await portal.settle();
		const shown = await html(admin, at(`check/${id}`));
		for (const name of ["linked", "copied"]) expect(shown).toContain(address(name));
		expect(shown).toContain("Side linked");
		expect(shown).not.toContain("https://nettsted.no/");
	});

	it("keep the course from being published as long as a film of them has no captions", async () => {
		const { id, lesson, edit } = await course();
		const film = await sound("Film uten tekst");
		const cues = (list: object[]) =>
			portal.db
				.prepare("update learning_contents set kind = 'file', file_type = 'video/mp4', cues = ? where id = ?")
				.bind(JSON.stringify(list), film.id)
				.run();
		await cues([]);
		await put(edit, lesson, film.id, "link");
		const publish = async () => {
			await admin.call("POST", "/api/courses", { id, status: "draft" });
			return (await admin.call("POST", "/api/courses", { id, status: "published" })).status;
		};
		expect(await publish()).toBe(422);
		const check = await html(admin, at(`check/${id}`));
		expect(check).toContain("The video has no captions");
		expect(check).toContain("Film uten tekst");
		expect(check).toContain(`part=${lesson}&amp;language=nb#content-${film.id}`);
		expect(await html(admin, edit)).toContain(`id="content-${film.id}"`);
		await cues([{ from: 1, to: 2, text: "Hei" }]);
		expect(await publish()).toBe(200);
	});

	it("leave with the archive of the course, as a part of its texts", async () => {
		const { id, lesson, edit } = await course();
		const [read, heard] = [await content("Brev i arkivet", { body: "Les i arkivet." }), await sound("Hør i arkivet")];
		for (const one of [read, heard.id]) await put(edit, lesson, one, "link");
		await change(read, { title: "Brev i arkivet", body: "Les det siste." });
		const sent = new FormData();
		sent.set("intent", "send");
		sent.append("files", new File([await (await admin.fetch(at(`course/${id}/archive`))).arrayBuffer()], "Kurs.zip"));
		const request = new Request("http://portal.test/", { method: "POST", body: sent });
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		const looked = await admin.fetch(at("import"), { method: "POST", body: await request.arrayBuffer(), headers });
		const where = looked.headers.get("Location") ?? "";
		const files = new URLSearchParams(where.split("?")[1]).get("files") ?? "";
		const made = await admin.submit(where, { intent: "import", files });
		const copy = /edit_course\/([^/]+)/.exec(made.headers.get("Location") ?? "")?.[1] ?? "";
		const { results } = await portal.db
			.prepare("select body, media_name as played from course_texts where course_id = ?")
			.bind(copy)
			.all<{ body: string; played: string }>();
		const said = results.find(({ body }) => body.includes("Brev i arkivet"));
		expect(said?.body).toContain("Les det siste.");
		expect(said?.played).toBe("lyd.mp3");
		const kept = await portal.db
			.prepare("select count(*) as count from course_contents where course_id = ?")
			.bind(copy)
			.first<{ count: number }>();
		expect(kept?.count).toBe(0);
	});
});
