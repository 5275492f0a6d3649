import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "#app/platform/i18n";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let client: Person;
let other: Person;
/** Reads Norwegian. */
let reader: Person;
/** What the Worker has asked of other sites. */
const asked: string[] = [];

function elsewhere({ url }: Request): Response {
	asked.push(url);
	if (url.includes("gone.nettsted.no") || url.includes("borte123456")) return new Response("", { status: 404 });
	if (url.includes("leads-in.nettsted.no"))
		return new Response("", { status: 302, headers: { Location: "http://169.254.169.254/secrets" } });
	return new Response("there");
}

beforeAll(async () => {
	portal = await startPortal({ network: elsewhere });
	const make = factories(portal.db);
	const module = await make.module("courses");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "CLIENT", firstName: string, language = "en") => {
		const user = await make.member(tenant, role, { language, firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	client = await join("CLIENT", "Amina");
	other = await join("CLIENT", "Tomasz");
	reader = await join("CLIENT", "Kari", "nb");
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/courses/${path}`;
const one = <Row>(sql: string, ...values: unknown[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>();

async function makeCourse(title: string, chapters: string[] = ["A"], more: object = {}) {
	const sent = { tenant_id: tenant.id, title, language: "nb", status: "published", ...more };
	const { body } = await admin.call("POST", "/api/courses", sent);
	const parts: string[] = [];
	for (const chapter of chapters) parts.push(await addChapter(body.id, chapter));
	return { id: body.id as string, parts };
}

async function addChapter(courseId: string, title: string) {
	const made = await admin.call("POST", "/api/courses/chapters", { course_id: courseId, title });
	const text = { chapter_id: made.body.id, language: "nb", title, content: `Les om ${title}.` };
	expect((await admin.call("POST", "/api/courses/chapterslang", text)).status).toBe(200);
	return made.body.id as string;
}

const form = async (who: Person, path: string, fields: Record<string, string>) => {
	const answer = await who.submit(at(path), fields);
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};
const page = async (who: Person, path: string, headers: Record<string, string> = {}) =>
	(await who.fetch(at(path), { headers })).text();
const enrol = (who: Person, id: string) => form(who, `course/${id}`, { intent: "enrol", id });
const step = (id: string, part: string) => `course/${id}/step/${part}`;
const finish = (who: Person, id: string, part: string, more: Record<string, string> = {}) =>
	form(who, step(id, part), { intent: "done", ...more });
const notices = async (type: string, id: string) => {
	await portal.settle();
	return (
		await one<{ count: number }>(
			"select count(*) as count from notifications where type = ? and instr(url, ?) > 0",
			type,
			id,
		)
	)?.count;
};
const clock = async () => {
	await portal.cron();
	await portal.settle();
};

describe("a course", () => {
	it("that is kept on a device is not read by that, and its progress counts once from two tabs and from offline", async () => {
		const { id, parts } = await makeCourse("Uten nett", ["A", "B"]);
		const [first = "", last = ""] = parts;
		await form(admin, `edit_course/${id}/x?part=${first}`, {
			...{ intent: "rules", id: first, completion: "opened", watchPercent: "90", opensOn: "", opensAfterDays: "" },
		});
		await enrol(client, id);
		const copy = await page(client, step(id, first), { "X-Copied": "1" });
		expect(copy).toContain("Les om A.");
		const traces = () =>
			one("select (select count(*) from course_readings) + (select count(*) from course_progress) as count");
		expect(await traces()).toEqual({ count: 0 });
		const version = /name="version" value="(\d+)"/.exec(copy)?.[1] ?? "";
		await admin.call("POST", "/api/courses/chapterslang", {
			...{ chapter_id: first, language: "nb", title: "A, ny", content: "Noe annet." },
		});
		expect((await finish(client, id, first, { read: "nb", version })).status).toBe(302);
		expect(await one("select title, written_at from course_readings")).toEqual({
			...{ title: "A", written_at: Number(version) },
		});
		const key = { formKey: crypto.randomUUID(), keptAt: String(Date.now() - 1000) };
		const sent = await Promise.all([
			...[finish(client, id, last, key), finish(client, id, last, key), finish(client, id, last)],
			finish(client, id, last),
		]);
		expect(sent.filter(({ status }) => ![302, 409].includes(status))).toEqual([]);
		await finish(client, id, last, key);
		expect(await one("select done_count from course_enrolments where course_id = ?", id)).toEqual({ done_count: 2 });
		expect(await notices("courseCompleted", id)).toBe(1);
	});

	it("that is kept on a device leads on there in the language that was chosen", async () => {
		const { id, parts } = await makeCourse("To språk", ["A"]);
		const [part = ""] = parts;
		await admin.call("POST", "/api/courses/chapterslang", {
			...{ chapter_id: part, language: "tr", title: "A", content: "Oku." },
		});
		await enrol(client, id);
		await page(client, step(id, part));
		const chosen = `${step(id, part)}?language=tr`;
		const copy = () => page(client, `course/${id}`, { "X-Copied": "1" });
		expect(await copy()).not.toContain(chosen);
		await page(client, chosen);
		expect(await copy()).toContain(chosen);
		expect(await page(client, `course/${id}`)).not.toContain(chosen);
	});

	it("of 200 chapters in seven languages opens in two round trips, for learners and authors", async () => {
		const { id } = await makeCourse("Langt", []);
		const numbers = JSON.stringify(Array.from({ length: 200 }, (_, nth) => nth));
		const titles = JSON.stringify(Object.fromEntries(languageCodes.slice(0, 7).map((code) => [code, `T ${code}`])));
		await portal.db
			.prepare(
				`insert into course_parts (tenant_id, id, course_id, titles, sort_order, is_step, created_at, updated_at)
				select ?1, ?2 || printf(':%03d', key), ?2, ?3, key, 1, 1, 1 from json_each(?4)`,
			)
			.bind(tenant.id, id, titles, numbers)
			.run();
		await portal.db
			.prepare(
				`insert into course_texts (tenant_id, id, course_id, part_id, language, title, body, written_at, created_at, updated_at)
				select ?1, ?2 || printf(':%03d', n.key) || ':' || l.key, ?2, ?2 || printf(':%03d', n.key), l.key, l.value,
				'{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Les."}]}]}', 1, 1, 1 from json_each(?3) n, json_each(?4) l`,
			)
			.bind(tenant.id, id, numbers, titles)
			.run();
		await portal.db.prepare("update courses set step_count = 200, chapter_count = 200 where id = ?").bind(id).run();
		await enrol(client, id);
		await client.fetch(at(step(id, `${id}:000`)));
		const cost = async (who: Person, path: string) => {
			const answer = await who.fetch(at(path));
			expect(answer.status, path).toBe(200);
			return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
		};
		const opened = await cost(client, step(id, `${id}:000`));
		expect(opened.roundTrips).toBeLessThanOrEqual(3);
		// Shown are the outline's 200 chapters.
		expect(opened.rowsRead).toBeLessThanOrEqual(5 * 200);
		for (const path of [`course/${id}`, `learners/${id}`])
			expect((await cost(admin, path)).roundTrips).toBeLessThanOrEqual(3);
		for (const path of [`edit_course/${id}/x`, `translations/${id}`, `check/${id}`, `course/${id}/archive`])
			expect((await admin.fetch(at(path))).status, path).toBe(200);
	});

	it("goes on for a learner in the middle when a lesson is changed, moved or taken away", async () => {
		const { id, parts } = await makeCourse("Midt i", ["A", "B", "C", "D"]);
		const [a = "", b = "", c = "", d = ""] = parts;
		await enrol(client, id);
		await finish(client, id, a);
		await finish(client, id, b);
		expect(await page(client, "course_dashboard?q=Midt")).toContain("2 of 4 steps · 50%");
		await form(admin, `edit_course/${id}/x`, { intent: "move", id: d, way: "up" });
		await form(admin, `edit_course/${id}/x`, { intent: "trashPart", id: c });
		expect((await finish(client, id, c)).status).toBe(404);
		expect((await client.fetch(at(step(id, c)))).status).toBe(404);
		await admin.call("POST", "/api/courses/chapterslang", {
			...{ chapter_id: b, language: "nb", title: "B", content: "Skrevet om." },
		});
		expect(await page(client, step(id, b))).toContain("Skrevet om.");
		await form(admin, `edit_course/${id}/x`, { intent: "trashPart", id: a });
		for (const path of [`course/${id}`, step(id, b)])
			expect(await page(client, path), path).toContain("1 of 2 steps · 50%");
		expect(await page(admin, `learners/${id}`)).toContain("1/2 · 50%");
		expect((await finish(client, id, d)).to).toContain(`/course/${id}`);
		expect(await page(client, `course/${id}`)).toContain("You completed this course");
		// What nobody has done yet goes with its lesson: the last step that is left completes the course.
		await enrol(other, id);
		await finish(other, id, b);
		await form(admin, `edit_course/${id}/x`, { intent: "trashPart", id: d });
		await finish(other, id, b);
		expect(await page(other, `course/${id}`)).toContain("You completed this course");
	});

	it("gives right answers to nobody before they may be seen: not by page, data, call, copy or the open page", async () => {
		const { id, parts } = await makeCourse("Fasit", ["Q"], { audience: "public" });
		const [part = ""] = parts;
		const fields = new URLSearchParams({ intent: "question", id: part, language: "nb", questionId: "", kind: "short" });
		fields.set("question", "Hva heter hovedstaden?");
		fields.append("answer[]", "hemmeligby");
		fields.append("feedback[]", "hemmelighint");
		await admin.fetch(at(`edit_course/${id}/x`), { method: "POST", body: fields });
		await enrol(client, id);
		const { guid } = (await client.call("GET", `/api/courses?mode=getdetails&id=${id}`)).body;
		const answers = [
			...[await page(client, step(id, part)), await page(client, `${step(id, part)}.data`)],
			...[await page(client, step(id, part), { "X-Copied": "1" }), await page(client, `course/${id}.data`)],
			(await client.call("GET", `/api/courses?mode=getdetails&id=${id}`)).text,
			(await client.call("GET", `/api/courses?mode=getallcourseswithchapters&tenant_id=${tenant.id}`)).text,
			await page(asPerson(portal) as Person, `tutorial?course=${guid}`),
			await page(client, `edit_course/${id}/x?part=${part}`),
		];
		for (const answer of answers) expect(answer).not.toMatch(/hemmeligby|hemmelighint/);
		expect(answers[0]).toContain("Hva heter hovedstaden?");
	});

	it("is refused as a package that is too large, in words that say so", async () => {
		const body = new FormData();
		body.set("intent", "send");
		body.append("files", new File([new Uint8Array(22_000_000)], "kurs.zip"));
		const request = new Request("http://portal.test/", { method: "POST", body });
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		const answer = await admin.fetch(at("import"), { method: "POST", body: await request.arrayBuffer(), headers });
		expect([413, 422]).toContain(answer.status);
		expect(await answer.text()).toMatch(/too large|20 MB|21 MB/);
	});
});

describe("courses that belong together", () => {
	it("are taken in the order of a path that was assigned, with one progress over all of them", async () => {
		const [first, second] = [await makeCourse("Sti 1"), await makeCourse("Sti 2")];
		const made = await form(admin, "paths", { intent: "create", title: "Ny i arbeid", language: "nb" });
		const path = `path/${made.to.split("/path/")[1]?.split("?")[0]}`;
		expect((await client.fetch(at(path))).status).toBe(404);
		const save = new URLSearchParams({ intent: "save", language: "nb", title: "Ny i arbeid", summary: "" });
		for (const { id } of [first, second]) save.append("courses[]", id);
		save.append("courses[]", "");
		save.set("inOrder", "on");
		save.set("status", "published");
		expect((await admin.fetch(at(path), { method: "POST", body: save })).status).toBe(302);
		expect((await form(client, path, { intent: "save", title: "x" })).to).toContain("/error");
		expect((await form(admin, path, { intent: "assign", dueOn: "" })).html).toContain("Choose at least one person");
		const assign = { intent: "assign", "people[]": client.userId, dueOn: "2031-01-31" };
		for (const _ of [1, 2]) expect((await form(admin, path, assign)).status).toBe(302);
		expect((await enrol(client, second.id)).status).toBe(422);
		expect((await enrol(other, second.id)).status).toBe(302);
		await enrol(client, first.id);
		await finish(client, first.id, first.parts[0] ?? "");
		expect(await page(client, path)).toContain("50% of the path");
		expect((await enrol(client, second.id)).status).toBe(302);
		await finish(client, second.id, second.parts[0] ?? "");
		expect(await page(client, "paths")).toContain("2 of 2 courses completed");
		expect(await page(admin, path)).toContain("Amina");
		expect((await form(client, path, { intent: "take" })).status).toBe(302);
		expect((await form(admin, path, { intent: "remove" })).status).toBe(302);
		expect((await client.fetch(at(`course/${first.id}`))).status).toBe(200);
	});

	it("are taken by cohorts with no more people than seats, a timetable and a matrix of their own", async () => {
		const { id } = await makeCourse("Gruppekurs");
		const made = await form(admin, `cohorts/${id}`, { intent: "create", name: "Høst" });
		const cohortId = made.to.split("/cohort/")[1]?.split("?")[0] ?? "";
		const cohort = `cohort/${cohortId}`;
		const save = (more: Record<string, string>) =>
			form(admin, cohort, {
				...{ intent: "save", name: "Høst", startsOn: "2031-05-01", endsOn: "2031-06-01", seats: "1" },
				...{ "on[]": "2031-05-02", "from[]": "09:00", "to[]": "11:00", "what[]": "Oppstart", "link[]": "/event/x" },
				...more,
			});
		expect((await save({ endsOn: "2031-04-01" })).html).toContain("cannot come before");
		expect((await save({ "link[]": "javascript:alert(1)" })).status).toBe(422);
		expect((await save({})).status).toBe(302);
		const join = (who: Person) => form(admin, cohort, { intent: "join", "people[]": who.userId });
		const joined = await Promise.all([join(client), join(other)]);
		expect(joined.map(({ status }) => status).sort()).toEqual([302, 422]);
		expect(joined.find(({ status }) => status === 422)?.html).toContain("1 seats in all");
		const [inside, outside] = joined[0]?.status === 302 ? [client, other] : [other, client];
		expect(await page(inside, `course/${id}`)).toContain("Oppstart");
		expect(await page(outside, `course/${id}`)).not.toContain("Oppstart");
		expect((await client.fetch(at(cohort))).status).not.toBe(200);
		const csv = async (query: string) =>
			(await page(admin, `learners/${id}/export${query}`)).trim().split("\r\n").length;
		expect([await csv(`?cohort=${cohortId}`), await csv("")]).toEqual([2, 2]);
		expect((await form(admin, cohort, { intent: "leave", userId: inside.userId })).status).toBe(302);
		expect((await join(outside)).status).toBe(302);
		expect((await form(admin, cohort, { intent: "remove" })).to).toContain(`/cohorts/${id}`);
	});
});

describe("what a course tells", () => {
	it("its learners once of what was added, by letter too and in their language, in the words of its authors of what it asks", async () => {
		const { id } = await makeCourse("Nytt", ["A"]);
		const words = {
			assigned: "Velkommen til kurset vårt!",
			due: "",
			overdue: "",
			newPart: "",
			completed: "",
			expires: "",
			expired: "",
		};
		await form(admin, `edit_course/${id}/x`, { intent: "letters", id, language: "en", ...words });
		await form(admin, `learners/${id}`, { intent: "assign", id, "people[]": client.userId, dueOn: "" });
		await portal.settle();
		const letter = await one<{ letter: string }>(
			"select * from mail_outbox where instr(id, ?) = 1",
			`course-assigned:${id}`,
		);
		expect(JSON.stringify(letter)).toContain("Velkommen til kurset vårt!");
		await portal.db
			.prepare("update courses set titles = ? where id = ?")
			.bind(JSON.stringify({ nb: "Nytt", en: "Something new" }), id)
			.run();
		for (const who of [client, reader]) await enrol(who, id);
		await clock();
		expect(await notices("courseNewPart", id)).toBe(0);
		await addChapter(id, "Etterpå");
		await clock();
		// Its author may still be adding.
		expect(await notices("courseNewPart", id)).toBe(0);
		const back = "set created_at = created_at - 7200000 where course_id = ?";
		await portal.db.prepare(`update course_parts ${back}`).bind(id).run();
		await portal.db
			.prepare("update course_enrolments set started_at = started_at - 7300000 where course_id = ?")
			.bind(id)
			.run();
		for (const _ of [1, 2]) await clock();
		expect(await notices("courseNewPart", id)).toBe(2);
		const { results } = await portal.db
			.prepare(
				`select u.first_name as name, json_extract(n.params, '$.title') as title, m.subject from notifications n
				join users u on u.id = n.user_id join mail_outbox m on instr(m.id, ?1 || u.id) = 1
				where n.type = 'courseNewPart' and instr(n.url, ?2) > 0 order by u.first_name`,
			)
			.bind(`course-newPart:${id}:`, id)
			.all();
		expect(results).toEqual([
			{ name: "Amina", title: "Something new", subject: "There is something new in your course: Something new" },
			{ name: "Kari", title: "Nytt", subject: "Det er noe nytt i kurset ditt: Nytt" },
		]);
	});

	it("its author of links and films that are gone, and never asks what lies inside", async () => {
		const { id, parts } = await makeCourse("Lenker", ["A"]);
		const link = (href: string) => ({ type: "text", text: "her", marks: [{ type: "link", attrs: { href } }] });
		const links = [
			...["https://gone.nettsted.no/side", "https://there.nettsted.no/", "http://127.0.0.1:8787/x"],
			...["http://2130706433/", "http://[::1]/", "http://db.internal/", "https://leads-in.nettsted.no/"],
		];
		const body = {
			type: "doc",
			content: [
				{ type: "paragraph", content: links.map(link) },
				{ type: "video", attrs: { id: "borte123456", title: "Film" } },
			],
		};
		await portal.db
			.prepare("update course_texts set body = ? where part_id = ?")
			.bind(JSON.stringify(body), parts[0])
			.run();
		await portal.db.prepare("update courses set links_checked_at = null where id = ?").bind(id).run();
		asked.length = 0;
		for (const _ of [1, 2]) await clock();
		const hosts = new Set(asked.map((url) => new URL(url).hostname));
		expect([...hosts].sort()).toEqual([
			...["gone.nettsted.no", "leads-in.nettsted.no", "there.nettsted.no", "www.youtube.com"],
		]);
		const shown = await page(admin, `check/${id}`);
		expect(shown).toContain("https://gone.nettsted.no/side");
		expect(shown).toContain("watch?v=borte123456");
		expect(shown).not.toContain("there.nettsted.no");
		expect(await notices("courseDeadLinks", id)).toBe(1);
	});

	it("its learners how well each criterion of a task is met", async () => {
		const { id, parts } = await makeCourse("Kriterier", ["Skriv"]);
		const [part = ""] = parts;
		await form(admin, `edit_course/${id}/x?part=${part}`, {
			...{ intent: "rules", id: part, completion: "approved", watchPercent: "90", opensOn: "", opensAfterDays: "" },
			criteria: "Innhold\nSpråk\n\nSpråk",
		});
		await enrol(client, id);
		expect(await page(client, step(id, part))).toContain("Innhold");
		await form(client, step(id, part), { intent: "handIn", number: "1", words: "Min tekst" });
		const given = await one<{ id: string }>("select id from course_hand_ins where part_id = ?", part);
		const answer = new URLSearchParams({ intent: "approve", handIn: given?.id ?? "", comment: "" });
		for (const mark of ["3", ""]) answer.append("marks[]", mark);
		expect((await admin.fetch(at(`hand_ins/${id}`), { method: "POST", body: answer })).status).toBe(302);
		expect(await one("select marks from course_hand_ins where part_id = ?", part)).toEqual({ marks: '{"Innhold":3}' });
		expect(await page(client, step(id, part))).toContain("Very well");
	});
});
