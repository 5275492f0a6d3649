import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let client: Person;
/** Of the same organisation, without courses. */
let stranger: Person;

beforeAll(async () => {
	portal = await startPortal();
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
	stranger = await signInAs(portal, (await make.member(tenant, "CLIENT", { language: "en" })).email);
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/courses/${path}`;
const html = async (who: Person, path: string) => {
	const page = await who.fetch(path);
	expect(page.status, path).toBe(200);
	return page.text();
};
const submit = async (who: Person, path: string, fields: Record<string, string>) => {
	const answer = await who.submit(path, fields);
	return { status: answer.status, html: await answer.text() };
};
const doc = (...content: unknown[]) => JSON.stringify({ type: "doc", content });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

/** A published course with one lesson in Norwegian, taken by the client. */
async function course(more: object = {}) {
	const made = await admin.call("POST", "/api/courses", {
		...{ tenant_id: tenant.id, title: "På vei", language: "nb", status: "published", ...more },
	});
	const id = made.body.id as string;
	const chapter = await admin.call("POST", "/api/courses/chapters", { course_id: id, title: "Kapittel" });
	const add = async (title: string) => {
		const added = await admin.submit(at(`edit_course/${id}/x`), {
			...{ intent: "add", title, language: "nb", chapterId: chapter.body.id as string },
		});
		return new URL(added.headers.get("Location") ?? "", "https://x.test").searchParams.get("part") ?? "";
	};
	const lesson = await add("Leksjon");
	const edit = at(`edit_course/${id}/x?part=${lesson}&language=nb`);
	const write = async (fields: Record<string, string>) => {
		const all = { intent: "text", id: lesson, language: "nb", title: "Leksjon", minutes: "3", ...fields };
		return submit(admin, edit, all);
	};
	await write({ body: doc(paragraph("Den vanlige teksten.")) });
	await submit(client, at(`course/${id}`), { intent: "enrol", id });
	return { id, lesson, add, write, edit, step: at(`course/${id}/step/${lesson}`) };
}

/** A file in the library of the admin. */
async function libraryFile(name: string, type: string, kind: string, bytes: string) {
	const [id, guid] = [newId(), crypto.randomUUID()];
	const key = `t/${tenant.id}/${guid}`;
	await portal.media.put(key, bytes);
	await portal.db
		.prepare(
			`insert into files (tenant_id, id, guid, module_key, uploader_id, owner_id, folder_id, name, sort_name, extension, kind, type, size, key, state, created_at, updated_at)
			values (?, ?, ?, 'files', ?, ?, '', ?, ?, ?, ?, ?, ?, ?, 'ready', 1, 1)`,
		)
		.bind(
			...[tenant.id, id, guid, admin.userId, admin.userId, name, name.toLowerCase(), name.split(".").at(-1) ?? ""],
			...[kind, type, bytes.length, key],
		)
		.run();
	return { id, guid };
}
const rowOf = <Row>(sql: string, ...values: string[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>();

describe("a callout in a lesson", () => {
	it("is named in the language of the text, and stands so beside a translation", async () => {
		const { write, step, edit } = await course();
		const callout = { type: "callout", attrs: { kind: "warning" }, content: [paragraph("Ovnen er varm.")] };
		expect((await write({ body: doc(callout) })).status).toBe(302);
		expect(await html(client, step)).toContain(
			'<div class="callout warning" role="note"><p class="callout-name">Advarsel</p><p>Ovnen er varm.</p></div>',
		);
		const english = await html(admin, edit.replace("language=nb", "language=en"));
		expect(english).toMatch(/Advarsel<\/p>\s*<p[^>]*>Ovnen er varm\./);
	});
});

describe("a film in the text of a lesson", () => {
	async function filmed() {
		const made = await course();
		const name = `film-${newId()}`;
		const film = await libraryFile(`${name}.mp4`, "video/mp4", "video", "a film");
		await libraryFile(`${name}.nb.vtt`, "text/vtt", "text", "WEBVTT\n\n00:01.000 --> 00:03.000\nHun ringer legen.\n");
		const sent = { intent: "file", id: made.lesson, library: film.id, plays: "1", language: "nb" };
		expect((await submit(admin, made.edit, sent)).status).toBe(200);
		const use = await rowOf<{ guid: string }>("select held_guid as guid from file_uses where file_id = ?", film.id);
		const guid = use?.guid ?? "";
		const cues = JSON.stringify([{ from: 1, to: 3, text: "Hun ringer legen." }]);
		const node = { type: "media", attrs: { guid, name: `${name}.mp4`, size: 6, type: "video/mp4", cues } };
		expect((await made.write({ body: doc(paragraph("Se her."), node, paragraph("Og så.")) })).status).toBe(302);
		return { ...made, film, guid };
	}

	it("is played where it stands with what is said in it, and nothing of it is fetched before", async () => {
		const { step, guid } = await filmed();
		const page = await html(client, step);
		const [player = ""] = /<video[^>]*>/.exec(page) ?? [];
		expect(player).toContain(`src="/api/media/${guid}"`);
		expect(player).toContain('preload="none"');
		expect(page).toContain("Hun ringer legen.");
		expect(page.indexOf("Se her.")).toBeLessThan(page.indexOf("<video"));
		expect(page.indexOf("<video")).toBeLessThan(page.indexOf("Og så."));
	});

	it("is open to those who have courses and to nobody else, and is named where the library says where a file is used", async () => {
		const { guid, film, id } = await filmed();
		expect((await client.fetch(`/api/media/${guid}`)).status).toBe(200);
		expect((await stranger.fetch(`/api/media/${guid}`)).status).toBe(404);
		expect((await portal.fetch(`/api/media/${guid}`)).status).toBe(404);
		const use = await rowOf<{ path: string }>("select path from file_uses where file_id = ?", film.id);
		expect(use?.path).toContain(id);
		await submit(admin, at(`edit_course/${id}/x`), { intent: "trashCourse", id });
		await submit(admin, at("trash"), { intent: "bulkRestore", "ids[]": id });
		expect((await client.fetch(`/api/media/${guid}`)).status).toBe(200);
	});

	it("goes on at the second at which it was left, by itself", async () => {
		const { step, guid, lesson } = await filmed();
		expect((await submit(client, step, { intent: "position", position: "4711", of: guid })).status).toBe(200);
		expect((await submit(client, step, { intent: "position", position: "5", of: crypto.randomUUID() })).status).toBe(
			404,
		);
		expect((await submit(stranger, step, { intent: "position", position: "5", of: guid })).status).not.toBe(200);
		const kept = await rowOf<{ position: number; positions: string }>(
			"select position, positions from course_progress where part_id = ?",
			lesson,
		);
		expect({ ...kept, positions: JSON.parse(kept?.positions ?? "") }).toEqual({
			position: 0,
			positions: { [guid]: 4711 },
		});
	});

	it("is taken from films and recordings alone, and keeps a course back while nothing of it is told", async () => {
		const { lesson, edit, write, id } = await filmed();
		const { id: library } = await libraryFile("ark.csv", "text/csv", "sheet", "a;b");
		const refused = await submit(admin, edit, { intent: "file", id: lesson, library, plays: "1" });
		expect(refused.status).toBe(422);
		const mute = { guid: crypto.randomUUID(), name: "stum.mp4", size: 6, type: "video/mp4", cues: "" };
		await write({ body: doc({ type: "media", attrs: mute }) });
		expect(await html(admin, at(`check/${id}`))).toContain("The video has no captions");
		const wrong = { ...mute, type: "text/html" };
		expect((await write({ body: doc({ type: "media", attrs: wrong }) })).status).toBe(422);
	});
});

describe("easy words and a recording of a lesson", () => {
	it("are offered beside the text only where they are there, and the choice goes with the learner", async () => {
		const { write, step, id } = await course();
		expect(await html(client, step)).not.toContain("Easy to read");
		await write({ body: doc(paragraph("Den vanlige teksten.")), easy: doc(paragraph("Lett tekst.")) });
		const before = await html(client, step);
		expect(before).toContain("Easy to read");
		expect(before).toMatch(/<p>Den vanlige teksten\.<\/p>/);
		expect((await submit(client, step, { intent: "readAs", as: "easy" })).status).toBe(200);
		expect((await submit(client, step, { intent: "readAs", as: "loud" })).status).toBe(422);
		const after = await html(client, step);
		expect(after).toContain("<p>Lett tekst.</p></div>");
		expect(after).not.toContain("<p>Den vanlige teksten.</p></div>");
		const kept = await rowOf<{ way: string }>("select reads_as as way from course_enrolments where course_id = ?", id);
		expect(kept?.way).toBe("easy");
		await write({ body: doc(paragraph("Den vanlige teksten.")), easy: "" });
		expect(await html(client, step)).toContain("<p>Den vanlige teksten.</p></div>");
	});

	it("make a translation outdated and an approval void, as the text itself does", async () => {
		const { write, id, edit, lesson } = await course();
		const english = edit.replace("language=nb", "language=en");
		const translated = { intent: "text", id: lesson, language: "en", title: "Lesson", body: "Text.", minutes: "3" };
		expect((await submit(admin, english, translated)).status).toBe(302);
		expect(await html(admin, at(`translations/${id}`))).not.toContain("Outdated since");
		await write({ body: doc(paragraph("Den vanlige teksten.")), easy: doc(paragraph("Lett tekst.")) });
		expect(await html(admin, english)).toContain("Lett tekst.");
		const states = await rowOf<{ outdated: number }>(
			"select (select written_at from course_texts where id = ? || ':nb') > (select based_on_at from course_texts where id = ? || ':en') as outdated",
			...[lesson, lesson],
		);
		expect(states?.outdated).toBe(1);
	});

	it("are kept with the versions and the draft of a text, and leave with its archive", async () => {
		const { write, lesson, edit, id } = await course();
		await write({ body: doc(paragraph("En.")), easy: doc(paragraph("Lett en.")) });
		await write({ body: doc(paragraph("En.")), easy: doc(paragraph("Lett to.")) });
		const version = await rowOf<{ id: string; easy: string }>(
			"select id, easy_body as easy from course_versions where part_id = ? order by written_at desc, id desc",
			lesson,
		);
		expect(version?.easy).toContain("Lett en.");
		await submit(admin, at(`versions/${id}/${lesson}?language=nb`), {
			intent: "restoreVersion",
			language: "nb",
			version: version?.id ?? "",
		});
		const now = await rowOf<{ easy: string; at: number }>(
			"select easy_body as easy, written_at as at from course_texts where part_id = ?",
			lesson,
		);
		expect(now?.easy).toContain("Lett en.");
		const draft = {
			intent: "autosave",
			id: lesson,
			language: "nb",
			title: "Leksjon",
			body: "En.",
			easy: "Lett utkast.",
		};
		expect((await submit(admin, edit, { ...draft, writtenAt: String(now?.at) })).status).toBe(200);
		expect(await html(admin, edit)).toContain("Lett utkast.");
		expect(await (await admin.fetch(at(`course/${id}/archive`))).text()).toContain("Lett en.");
	});

	it("take a recording in place of the one before, tell when it is older than the text, and open it with the course", async () => {
		const { write, lesson, edit, step } = await course();
		const send = async (bytes: string) => {
			const body = new FormData();
			for (const [name, value] of Object.entries({ intent: "sound", id: lesson, language: "nb" }))
				body.set(name, value);
			body.set("sound", new File([bytes], "opptak.mp3", { type: "audio/mpeg" }));
			const request = new Request("http://portal.test/", { method: "POST", body });
			const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
			return (await admin.fetch(edit, { method: "POST", body: await request.arrayBuffer(), headers })).status;
		};
		const guidNow = async () =>
			(await rowOf<{ guid: string }>("select sound_guid as guid from course_texts where part_id = ?", lesson))?.guid ??
			"";
		expect(await send("no sound")).toBe(422);
		expect(await send("ID3 and a voice")).toBe(302);
		const first = await guidNow();
		expect(await html(client, step)).toContain("Listen");
		expect((await client.fetch(`/api/media/${first}`)).status).toBe(200);
		expect((await stranger.fetch(`/api/media/${first}`)).status).toBe(404);
		await submit(client, step, { intent: "readAs", as: "audio" });
		expect(await html(client, step)).toContain("Read aloud by those who made the course.");
		expect(await send("ID3 and another")).toBe(302);
		expect((await client.fetch(`/api/media/${first}`)).status).toBe(404);
		await write({ body: doc(paragraph("En annen tekst.")) });
		expect(await html(client, step)).toContain("The text has been changed since.");
		expect(await html(admin, edit)).toContain("This was recorded before the text was last changed.");
		const last = await guidNow();
		expect((await submit(admin, edit, { intent: "dropSound", id: lesson, language: "nb" })).status).toBe(302);
		expect((await client.fetch(`/api/media/${last}`)).status).toBe(404);
	});

	it("are for guests too where everybody may read the course", async () => {
		const { write, id } = await course({ audience: "public" });
		await write({ body: doc(paragraph("Den vanlige teksten.")), easy: doc(paragraph("Lett tekst.")) });
		const guid = (await rowOf<{ guid: string }>("select guid from courses where id = ?", id))?.guid;
		const page = async (more = "") =>
			(await portal.fetch(`${at("tutorial")}?course=${guid}&language=nb${more}`)).text();
		expect(await page()).toContain("<p>Den vanlige teksten.</p></div>");
		expect(await page("&reads=easy")).toContain("<p>Lett tekst.</p></div>");
	});
});

describe("what is linked from the task library", () => {
	async function linked(more: Record<string, string>) {
		const made = await course();
		const answer = await admin.call("POST", "/api/task_library/contents", {
			...{ tenant_id: tenant.id, kind: "text", title: "Hos legen", language: "nb", body: "x", status: "published" },
		});
		const content = answer.body.id as string;
		const guids: Record<string, string> = {};
		for (const which of ["file", "sound"]) {
			const guid = crypto.randomUUID();
			const key = `t/${tenant.id}/${guid}`;
			await portal.media.put(key, which);
			await portal.db
				.prepare(
					"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'task_library', ?, 'lyd.mp3', 'audio/mpeg', 15, ?, 'ready', 1, 1)",
				)
				.bind(tenant.id, guid, guid, admin.userId, key)
				.run();
			guids[which] = guid;
		}
		const set = {
			...{ file_guid: guids.file ?? "", file_name: "film.mp4", file_size: "2000000" },
			...more,
		};
		await portal.db
			.prepare(`update learning_contents set ${Object.keys(set).map((name) => `${name} = ?`)} where id = ?`)
			.bind(...Object.values(set), content)
			.run();
		if (more.sound_name)
			await portal.db
				.prepare("update learning_contents set sound_guid = ? where id = ?")
				.bind(guids.sound, content)
				.run();
		await submit(admin, made.edit, {
			intent: "addContent",
			id: made.lesson,
			contentId: content,
			language: "nb",
			how: "link",
		});
		return { ...made, content, sound: guids.sound ?? "" };
	}

	it("has its lighter ways in a step, with their sizes, and the step opens their files", async () => {
		const { step, content, sound } = await linked({
			...{ kind: "file", file_type: "video/mp4", text_instead: "Hun ringer legen." },
			...{ sound_name: "lyd.mp3", sound_type: "audio/mpeg", sound_size: "200000" },
		});
		const page = await html(client, step);
		expect(page).not.toContain("<video");
		expect(page).toContain("Sound only · 195 kB");
		expect(page).toContain("Video · 1.9 MB");
		expect(await html(client, `${step}?as-${content}=text`)).toContain("Hun ringer legen.</p>");
		const heard = await html(client, `${step}?as-${content}=sound`);
		const address = /<audio src="([^"]+)"/.exec(heard)?.[1] ?? "";
		expect(address).toContain(sound);
		expect((await client.fetch(address)).status).toBe(200);
		expect((await stranger.fetch(address)).status).not.toBe(200);
	});

	it("goes on at the second at which it was left, and has its transcript to read", async () => {
		const { step, content } = await linked({
			kind: "audio",
			file_type: "audio/mpeg",
			text_instead: "Hun ringer legen.",
		});
		const page = await html(client, step);
		expect(page).toContain("Read what is said");
		expect(page).toContain("Hun ringer legen.");
		expect((await submit(client, step, { intent: "position", position: "987654", of: content })).status).toBe(200);
		expect(await html(client, step)).toContain("987654");
	});
});

describe("the steps that a learner has done", () => {
	it("are those that still stand, on the dashboard as in the learners' file", async () => {
		const { id, add, lesson } = await course({ title: `Telling ${newId()}` });
		const second = await add("To");
		await add("Tre");
		for (const part of [lesson, second]) await submit(client, at(`course/${id}/step/${part}`), { intent: "done" });
		const count = async () =>
			(await rowOf<{ done: number }>("select done_count as done from course_enrolments where course_id = ?", id))?.done;
		expect(await count()).toBe(2);
		await submit(admin, at(`edit_course/${id}/x`), { intent: "trashPart", id: second });
		expect(await count()).toBe(1);
		const file = await (await admin.fetch(at(`learners/${id}/export`))).text();
		const [head = "", line = ""] = file.replace(/^\ufeff?(sep=.*\r\n)?/, "").split("\r\n");
		const column = head.split(";").indexOf("Completed (%)");
		expect(line.split(";")[column]).toBe("50%");
		await submit(admin, at(`edit_course/${id}/x`), { intent: "restorePart", id: second });
		expect(await count()).toBe(2);
	});
});
