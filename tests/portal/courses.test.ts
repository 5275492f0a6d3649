import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let client: Person;
let other: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("courses");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	advisor = await join("ADVISOR", "Ingrid");
	client = await join("CLIENT", "Amina");
	other = await join("CLIENT", "Tomasz");
	await portal.db
		.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?, ?, ?, ?, 1, 1, 1)",
		)
		.bind(tenant.id, newId(), advisor.userId, client.userId)
		.run();
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/courses/${path}`;

async function makeCourse(more: object = {}) {
	const made = await admin.call("POST", "/api/courses", {
		tenant_id: tenant.id,
		title: "På vei",
		language: "nb",
		...more,
	});
	expect(made.status, made.text).toBe(201);
	return made.body.id as string;
}

async function addChapter(courseId: string, title: string, content?: string) {
	const made = await admin.call("POST", "/api/courses/chapters", { course_id: courseId, title });
	expect(made.status, made.text).toBe(201);
	const id = made.body.id as string;
	if (content) {
		const text = await admin.call("POST", "/api/courses/chapterslang", {
			chapter_id: id,
			language: "nb",
			title,
			content,
		});
		expect(text.status, text.text).toBe(200);
	}
	return id;
}

const form = async (who: Person, path: string, fields: Record<string, string>) => {
	const answer = await who.submit(path, fields);
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};
const details = async (who: Person, id: string) =>
	(await who.call("GET", `/api/courses?mode=getdetails&id=${id}`)).body;

describe("courses", () => {
	it("are written by level 30, have chapters in the order that is sent, and are read by members once published", async () => {
		const id = await makeCourse();
		const chapters = [await addChapter(id, "One"), await addChapter(id, "Two"), await addChapter(id, "Three")];
		const ids = [...chapters].reverse();
		const sorted = await admin.call("POST", "/api/courses/chapters/updatesort", { course_id: id, ids });
		expect(sorted.status, sorted.text).toBe(200);
		const short = await admin.call("POST", "/api/courses/chapters/updatesort", { course_id: id, ids: ids.slice(1) });
		expect(short.status).toBe(422);
		expect((await details(admin, id)).chapters.map((one: { id: string }) => one.id)).toEqual(ids);
		expect((await client.call("GET", `/api/courses?mode=getdetails&id=${id}`)).status).toBe(404);
		expect((await client.call("POST", "/api/courses", { tenant_id: tenant.id, title: "Mine" })).status).toBe(403);
		const out = await admin.call("POST", "/api/courses", { id, status: "published" });
		expect(out.status, out.text).toBe(200);
		const listed = await client.call("GET", `/api/courses?mode=getcourseswithchapters&tenant_id=${tenant.id}`);
		expect(listed.body.items.find((one: { id: string }) => one.id === id).chapters).toHaveLength(3);
		expect((await client.fetch(at("course_dashboard"))).status).toBe(200);
	});

	it("are completed once, with one certificate whose code anybody can check", async () => {
		const id = await makeCourse({ status: "published", title: "Kort" });
		const first = await addChapter(id, "A", "Les dette.");
		const second = await addChapter(id, "B", "Og dette.");
		const begun = await form(client, at(`course/${id}`), { intent: "enrol", id });
		expect(begun.to).toContain(`/step/${first}`);
		expect((await client.fetch(at(`course/${id}/step/${first}`))).status).toBe(200);
		for (const part of [first, first, second, second])
			expect((await form(client, at(`course/${id}/step/${part}`), { intent: "done" })).status).toBe(302);
		const { results } = await portal.db
			.prepare("select code, done_count, done_at from course_enrolments where course_id = ?")
			.bind(id)
			.all<{ code: string; done_count: number; done_at: number }>();
		expect(results).toHaveLength(1);
		expect(results[0]).toMatchObject({ done_count: 2, done_at: expect.any(Number) });
		const pdf = await client.fetch(at(`course/${id}/certificate`));
		expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
		const guest = asPerson(portal);
		const code = results[0]?.code ?? "";
		expect(await (await guest.fetch(at(`certificate?code=${code}`))).text()).toContain("Amina");
		expect(await (await guest.fetch(at("certificate?code=AAAA-BBBB"))).text()).not.toContain("Amina");
		expect((await other.fetch(at(`course/${id}/certificate`))).status).toBe(404);
	});

	it("keep the key of a quiz on the server, score it there, and count an attempt that is sent twice once", async () => {
		const id = await makeCourse({ status: "published", title: "Quiz" });
		const part = await addChapter(id, "Q", "Svar.");
		const asked = new URLSearchParams({
			...{ intent: "question", id: part, language: "nb", questionId: "", kind: "single", question: "Hva er rett?" },
		});
		for (const answer of ["riktigsvar", "galtsvar"]) asked.append("answer[]", answer);
		asked.append("right[]", "0");
		for (const feedback of ["", "hemmelighint"]) asked.append("feedback[]", feedback);
		const edit = at(`edit_course/${id}/quiz?part=${part}&language=nb`);
		expect((await admin.fetch(edit, { method: "POST", body: asked })).status).toBe(302);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		const page = await (await client.fetch(step)).text();
		expect(page).toContain("riktigsvar");
		expect(page).not.toContain("hemmelighint");
		expect(page).not.toMatch(/"right"|\\"right\\"/);
		expect((await form(client, step, { intent: "done" })).status).toBe(422);
		const row = await portal.db
			.prepare("select questions from course_texts where part_id = ?")
			.bind(part)
			.first<{ questions: string }>();
		const [question] = JSON.parse(row?.questions ?? "[]");
		const answer = (option: number, number: string) =>
			form(client, step, {
				...{ intent: "quiz", language: "nb", number, [`q.${question.id}`]: question.options[option].id },
			});
		expect((await answer(1, "1")).status).toBe(302);
		expect((await answer(0, "1")).status).toBe(302);
		expect(await (await client.fetch(step)).text()).toContain("hemmelighint");
		expect((await answer(0, "2")).status).toBe(302);
		const tries = await portal.db
			.prepare("select score from course_attempts where part_id = ? order by number")
			.bind(part)
			.all();
		expect(tries.results).toEqual([{ score: 0 }, { score: 100 }]);
		expect((await form(client, step, { intent: "done" })).status).toBe(302);
	});

	it("are assigned by an advisor to own clients alone, and seen by them with their day", async () => {
		const id = await makeCourse({ status: "published", audience: "assigned", title: "Tildelt" });
		await addChapter(id, "A", "Les.");
		expect((await client.fetch(at(`course/${id}`))).status).toBe(404);
		const people = (userId: string) => ({ intent: "assign", id, "people[]": userId, dueOn: "2031-01-31" });
		expect((await form(advisor, at(`learners/${id}`), people(other.userId))).status).toBe(404);
		expect((await form(advisor, at(`learners/${id}`), people(client.userId))).status).toBe(302);
		expect((await client.fetch(at(`course/${id}`))).status).toBe(200);
		expect(await (await client.fetch(at("course_dashboard?show=assigned"))).text()).toContain("Tildelt");
		const csv = await (await advisor.fetch(at(`learners/${id}/export`))).text();
		expect(csv).toContain("Amina");
		expect((await client.fetch(at(`learners/${id}`))).status).not.toBe(200);
		expect((await details(client, id)).progress).toMatchObject({ status: "notStarted", due_on: "2031-01-31" });
	});

	it("let go of what somebody has done once they are taken out before they are through", async () => {
		const id = await makeCourse({ status: "published", title: "Avbrutt" });
		const first = await addChapter(id, "A", "Les.");
		await addChapter(id, "B", "Les mer.");
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		await form(client, at(`course/${id}/step/${first}`), { intent: "done" });
		expect((await details(client, id)).progress).toMatchObject({ status: "inProgress", done: [first] });
		const taken = () => form(advisor, at(`learners/${id}`), { intent: "remove", id, userId: client.userId });
		expect((await taken()).status).toBe(302);
		expect((await taken()).status).toBe(404);
		const left = await portal.db
			.prepare("select count(*) as count from course_progress where course_id = ?")
			.bind(id)
			.first<{ count: number }>();
		expect(left?.count).toBe(0);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		expect((await details(client, id)).progress).toMatchObject({ done: [] });
	});

	it("take two first texts of a language at once without failing, and lose no question to another author", async () => {
		const id = await makeCourse();
		const part = await addChapter(id, "Samtidig");
		const text = (title: string) => ({ chapter_id: part, language: "en", title, content: title });
		const write = (title: string) => admin.call("POST", "/api/courses/chapterslang", text(title));
		const written = await Promise.all(["One", "Two", "Three"].map(write));
		expect(written.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
		const question = (words: string) =>
			form(admin, at(`edit_course/${id}/x?part=${part}&language=en`), {
				...{ intent: "question", id: part, language: "en", questionId: "", kind: "short" },
				...{ question: words, "answer[]": words },
			});
		const asked = await Promise.all(["First?", "Second?"].map(question));
		const saved = asked.filter(({ status }) => status === 302).length;
		expect(asked.filter(({ status }) => ![302, 409].includes(status))).toEqual([]);
		const row = await portal.db
			.prepare("select json_array_length(questions) as count from course_texts where part_id = ?")
			.bind(part)
			.first<{ count: number }>();
		expect(row?.count).toBe(saved);
	});

	it("are listed with all their chapters, however many the others have", async () => {
		const [first, second] = [await makeCourse({ title: "AA" }), await makeCourse({ title: "AB" })];
		await addChapter(second, "Only");
		await portal.db
			.prepare(
				`insert into course_parts (tenant_id, id, course_id, titles, sort_order, is_step, created_at, updated_at)
				select ?1, ?2 || key, ?2, '{"nb":"x"}', key, 0, 1, 1 from json_each(?3)`,
			)
			.bind(tenant.id, first, JSON.stringify(Array.from({ length: 3000 }, () => 0)))
			.run();
		const listed = await admin.call("GET", `/api/courses?mode=getallcourseswithchapters&tenant_id=${tenant.id}&q=AB`);
		expect(listed.body.items).toHaveLength(1);
		const all = await admin.call("GET", `/api/courses?mode=getallcourseswithchapters&tenant_id=${tenant.id}`);
		const chapters = (id: string) => all.body.items.find((one: { id: string }) => one.id === id).chapters.length;
		expect([chapters(first), chapters(second)]).toEqual([3000, 1]);
	});

	it("stand on the public page once they are for everybody, and nowhere once they are in the trash", async () => {
		const id = await makeCourse({ status: "published", audience: "public", title: "Åpent for alle" });
		await addChapter(id, "A", "Dette leser alle.");
		const guest = asPerson(portal);
		const list = await (await guest.fetch(at("tutorial"))).text();
		expect(list).toContain("Åpent for alle");
		const { guid } = await details(admin, id);
		expect(await (await guest.fetch(at(`tutorial?course=${guid}`))).text()).toContain("Dette leser alle.");
		expect((await admin.call("DELETE", `/api/courses?id=${id}`)).body).toEqual({ id, deleted: true });
		expect((await guest.fetch(at(`tutorial?course=${guid}`))).status).toBe(404);
	});
});
