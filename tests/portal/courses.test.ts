import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { monthsAfter } from "#app/modules/courses/validity";
import { addDays, today } from "#app/platform/clock";
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

type Question = { id: string; options: { id: string; pair: string }[] };

/** Adds a question in Norwegian; each row is an answer with its pair and its feedback. */
async function ask(courseId: string, part: string, kind: string, rows: string[][], right: number[] = []) {
	const fields = new URLSearchParams({ intent: "question", id: part, language: "nb", questionId: "", kind });
	fields.set("question", `Hva er rett av ${kind}?`);
	for (const [answer = "", pair = "", feedback = ""] of rows) {
		fields.append("answer[]", answer);
		fields.append("pair[]", pair);
		fields.append("feedback[]", feedback);
	}
	for (const row of right) fields.append("right[]", String(row));
	const edit = at(`edit_course/${courseId}/x?part=${part}&language=nb`);
	expect((await admin.fetch(edit, { method: "POST", body: fields })).status).toBe(302);
}

async function questionsOf(part: string): Promise<Question[]> {
	const row = await portal.db
		.prepare("select questions from course_texts where part_id = ?")
		.bind(part)
		.first<{ questions: string }>();
	return JSON.parse(row?.questions ?? "[]");
}

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
		const page = at(`course/${id}`);
		await form(admin, at(`edit_course/${id}/x`), { intent: "ending", id, language: "nb", ending: "Godt jobbet!" });
		expect(await (await client.fetch(page)).text()).toContain("Godt jobbet!");
		const say = (who: Person, stars: string) => form(who, page, { intent: "feedback", id, stars, comment: "Nyttig" });
		expect((await say(client, "")).status).toBe(422);
		expect((await say(other, "5")).status).toBe(404);
		expect((await say(client, "3")).status).toBe(302);
		expect((await say(client, "4")).status).toBe(302);
		const figures = await (await admin.fetch(at(`figures/${id}`))).text();
		expect(figures).toContain("Average: 4 of 5");
		expect(figures).toContain("Nyttig");
	});

	it("keep the key of a quiz on the server, score it there, and count an attempt that is sent twice once", async () => {
		const id = await makeCourse({ status: "published", title: "Quiz" });
		const part = await addChapter(id, "Q", "Svar.");
		await ask(id, part, "single", [["riktigsvar"], ["galtsvar", "", "hemmelighint"]], [0]);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		const page = await (await client.fetch(step)).text();
		expect(page).toContain("riktigsvar");
		expect(page).not.toContain("hemmelighint");
		expect(page).not.toMatch(/"right"|\\"right\\"/);
		expect((await form(client, step, { intent: "done" })).status).toBe(422);
		const [question] = (await questionsOf(part)) as [Question];
		const answer = (option: number, number: string) =>
			form(client, step, {
				...{ intent: "quiz", language: "nb", number, [`q.${question.id}`]: question.options[option]?.id ?? "" },
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

	it("score questions with several answers, in an order and in pairs, each by all of its answers", async () => {
		const id = await makeCourse({ status: "published", title: "Mange slag" });
		const part = await addChapter(id, "Q", "Svar.");
		await ask(id, part, "multiple", [["A"], ["B"], ["C"]], [0, 2]);
		await ask(id, part, "order", [["Først"], ["Så"], ["Sist"]]);
		await ask(id, part, "match", [
			["Norge", "Oslo"],
			["Italia", "Roma"],
		]);
		const [several, order, match] = (await questionsOf(part)) as [Question, Question, Question];
		const ids = (question: Question) => question.options.map((option) => option.id);
		const right = {
			several: [ids(several)[0], ids(several)[2]],
			order: ids(order),
			match: match.options.map((option) => `${option.id}:${option.pair}`),
		};
		const halfRight = {
			several: right.several.slice(0, 1),
			order: [...right.order].reverse(),
			match: ids(match).map((option) => `${option}:Oslo`),
		};
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const attempt = async (number: number, answers: Partial<Record<keyof typeof right, (string | undefined)[]>>) => {
			const sent = { ...right, ...answers };
			const fields = new URLSearchParams({ intent: "quiz", language: "nb", number: String(number) });
			for (const [name, question] of Object.entries({ several, order, match }))
				for (const one of sent[name as keyof typeof right]) fields.append(`q.${question.id}[]`, one ?? "");
			const answer = await client.fetch(at(`course/${id}/step/${part}`), { method: "POST", body: fields });
			expect(answer.status).toBe(302);
			const row = await portal.db
				.prepare("select score from course_attempts where part_id = ? and number = ?")
				.bind(part, number)
				.first<{ score: number }>();
			return row?.score;
		};
		expect(
			(
				await admin.submit(at(`edit_course/${id}/x?part=${part}`), {
					...{ intent: "quizRules", id: part, passPercent: "100", attemptsMost: "0" },
				})
			).status,
		).toBe(302);
		expect(await attempt(1, { several: halfRight.several })).toBe(66);
		expect(await attempt(2, { order: halfRight.order })).toBe(66);
		expect(await attempt(3, { match: halfRight.match })).toBe(66);
		expect(await attempt(4, {})).toBe(100);
	});

	it("open a step once what comes before it is done, say what is missing, and give nothing of it away before", async () => {
		const id = await makeCourse({ status: "published", title: "Låst" });
		const first = await addChapter(id, "Først", "Les dette først.");
		const second = await addChapter(id, "Hemmelig", "Dette er hemmelig.");
		const third = await addChapter(id, "Siden", "Dette kommer siden.");
		await ask(id, first, "single", [["ja"], ["nei"]], [0]);
		const rule = (part: string, fields: Record<string, string>) =>
			form(admin, at(`edit_course/${id}/x?part=${part}`), {
				...{ intent: "rules", id: part, completion: "read", watchPercent: "90", opensOn: "", opensAfterDays: "" },
				...fields,
			});
		expect((await rule(second, { "needs[]": first })).status).toBe(302);
		expect((await rule(third, { opensAfterDays: "3" })).status).toBe(302);
		expect((await rule(first, { "needs[]": second })).html).toContain("wait for each other");
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = (part: string) => at(`course/${id}/step/${part}`);
		const page = async (part: string) => (await client.fetch(step(part))).text();
		const [question] = (await questionsOf(first)) as [Question];
		const answer = (option: number, number: string) =>
			form(client, step(first), {
				...{ intent: "quiz", language: "nb", number, [`q.${question.id}`]: question.options[option]?.id ?? "" },
			});
		await answer(1, "1");
		const locked = await page(second);
		expect(locked).toContain("Pass its quiz with 70% first.");
		expect(locked).toContain("You have 0%.");
		expect(locked).not.toContain("Dette er hemmelig.");
		expect(JSON.stringify(await details(client, id))).not.toContain("hemmelig.");
		expect((await form(client, step(second), { intent: "done" })).status).toBe(422);
		expect(await page(third)).toContain("It opens on");
		await answer(0, "2");
		expect(await page(second)).toContain("Dette er hemmelig.");
		expect((await form(client, step(second), { intent: "done" })).status).toBe(302);
		expect((await form(client, step(third), { intent: "done" })).status).toBe(422);
		await portal.db
			.prepare("update course_enrolments set started_at = started_at - 300000000 where course_id = ?")
			.bind(id)
			.run();
		expect((await form(client, step(third), { intent: "done" })).status).toBe(302);
		expect((await details(client, id)).progress).toMatchObject({ status: "completed" });
	});

	it("have certificates that expire: their holders are reminded once a day that is due, and take the course again", async () => {
		const id = await makeCourse({ status: "published", title: "Truck", valid_months: 24 });
		const part = await addChapter(id, "A", "Les dette.");
		const complete = async () =>
			expect((await form(client, at(`course/${id}/step/${part}`), { intent: "done" })).status).toBe(302);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		await complete();
		const read = () =>
			portal.db
				.prepare("select code, done_at, due_on, valid_until, renew_on from course_enrolments where course_id = ?")
				.bind(id)
				.first<{ code: string; done_at: number | null; due_on: string; valid_until: string; renew_on: string }>();
		const first = await read();
		const day = today("Europe/Oslo", new Date());
		expect(first?.valid_until).toBe(monthsAfter(day, 24));
		expect(first?.renew_on).toBe(addDays(first?.valid_until ?? "", -90));
		expect((await form(client, at(`course/${id}`), { intent: "renew", id })).status).toBe(422);
		const ends = addDays(day, 30);
		await portal.db
			.prepare("update course_enrolments set valid_until = ?, renew_on = ? where course_id = ?")
			.bind(ends, today("UTC", new Date()), id)
			.run();
		for (const _ of [1, 2]) {
			await portal.cron();
			await portal.settle();
		}
		const told = await portal.db
			.prepare("select count(*) as count from notifications where type = 'courseExpires' and instr(url, ?) > 0")
			.bind(id)
			.first<{ count: number }>();
		expect(told?.count).toBe(1);
		expect((await read())?.renew_on).toBe(addDays(ends, -7));
		expect(await (await client.fetch("/home")).text()).toContain("Renew your certificate: Truck");
		expect(await (await advisor.fetch(at(`learners/${id}`))).text()).toContain("Expires soon");
		const again = await form(client, at(`course/${id}`), { intent: "renew", id });
		expect(again.to).toContain(`/step/${part}`);
		expect(await read()).toMatchObject({ done_at: null, due_on: ends, code: first?.code });
		const check = async (code = "") => (await asPerson(portal).fetch(at(`certificate?code=${code}`))).text();
		expect(await check(first?.code)).toContain("It is valid until");
		expect((await client.fetch(at(`course/${id}/certificate`))).status).toBe(200);
		await complete();
		const second = await read();
		expect(second?.valid_until).toBe(first?.valid_until);
		expect(second?.code).not.toBe(first?.code);
		await portal.db
			.prepare("update course_enrolments set valid_until = '2020-01-31' where course_id = ?")
			.bind(id)
			.run();
		expect(await check(second?.code)).toContain("It expired after");
	});

	it("are completed by one lesson of a choice, by opening a step, and by as much of a film as is asked for", async () => {
		const id = await makeCourse({ status: "published", title: "Valg" });
		const chapter = await addChapter(id, "Velg");
		const add = async (title: string) => {
			const made = await form(admin, at(`edit_course/${id}/x`), {
				...{ intent: "add", course_id: id, chapterId: chapter, title, language: "nb" },
			});
			return new URLSearchParams(made.to.split("?")[1]).get("part") ?? "";
		};
		const [one, other] = [await add("Én"), await add("Annen")];
		const film = await addChapter(id, "Film", "Se.");
		const rule = (part: string, fields: Record<string, string>) =>
			form(admin, at(`edit_course/${id}/x?part=${part}`), {
				...{ intent: "rules", id: part, watchPercent: "80", opensOn: "", opensAfterDays: "", ...fields },
			});
		await rule(chapter, { lessonRule: "one" });
		await rule(one, { completion: "opened" });
		await rule(film, { completion: "watched" });
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = (part: string) => at(`course/${id}/step/${part}`);
		expect(await (await client.fetch(step(one))).text()).toContain("1 of 2 steps");
		expect((await details(client, id)).progress.done).toEqual([one]);
		expect((await details(client, id)).progress.done).not.toContain(other);
		const play = (watched: string) => form(client, step(film), { intent: "position", position: "5", watched });
		expect((await form(client, step(film), { intent: "done" })).html).toContain("at least 80%");
		await play("0-39");
		await play("0-39,60-79");
		expect((await details(client, id)).progress.status).toBe("inProgress");
		await play("40-59");
		expect((await details(client, id)).progress.status).toBe("completed");
		await portal.settle();
		const letters = await portal.db
			.prepare("select count(*) as count from notifications where type = 'courseCompleted' and instr(url, ?) > 0")
			.bind(id)
			.first<{ count: number }>();
		expect(letters?.count).toBe(1);
	});

	it("take what is handed in once, let the teacher answer once, and complete the step by the approval", async () => {
		const id = await makeCourse({ status: "published", title: "Oppgave" });
		const part = await addChapter(id, "Skriv", "Skriv om dagen din.");
		await form(admin, at(`edit_course/${id}/x?part=${part}`), {
			...{ intent: "rules", id: part, completion: "approved", watchPercent: "90", opensOn: "", opensAfterDays: "" },
		});
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		const handIn = async (number: string, words: string, file?: File) => {
			const body = new FormData();
			for (const [name, value] of Object.entries({ intent: "handIn", number, words })) body.set(name, value);
			if (file) body.set("file", file);
			const request = new Request("http://portal.test/", { method: "POST", body });
			const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
			return (await client.fetch(step, { method: "POST", body: await request.arrayBuffer(), headers })).status;
		};
		expect((await form(client, step, { intent: "done" })).html).toContain("Hand in the task");
		expect(await handIn("1", "")).toBe(422);
		expect(await handIn("1", "Min dag", new File(["opptak"], "dag.mp3"))).toBe(302);
		expect(await handIn("1", "Min dag")).toBe(302);
		expect(await handIn("2", "For tidlig")).toBe(409);
		const rows = async () =>
			(
				await portal.db
					.prepare("select id, status, words from course_hand_ins where part_id = ? order by number")
					.bind(part)
					.all<{ id: string; status: string; words: string }>()
			).results;
		const [first] = await rows();
		const file = at(`course/${id}/hand_in/${encodeURIComponent(first?.id ?? "")}`);
		expect(await (await advisor.fetch(file)).text()).toBe("opptak");
		expect((await other.fetch(file)).status).toBe(404);
		const answer = (intent: string, handInId: string | undefined, comment: string) =>
			form(advisor, at(`hand_ins/${id}`), { intent, handIn: handInId ?? "", comment });
		expect(await (await advisor.fetch(at(`hand_ins/${id}`))).text()).toContain("Min dag");
		expect((await answer("return", first?.id, "")).status).toBe(422);
		expect((await answer("return", first?.id, "Skriv mer om kvelden.")).status).toBe(302);
		expect((await answer("approve", first?.id, "")).status).toBe(409);
		expect(await (await client.fetch(step)).text()).toContain("Skriv mer om kvelden.");
		expect(await handIn("2", "Min dag og kveld")).toBe(302);
		expect((await form(client, step, { intent: "done" })).html).toContain("waiting to be approved");
		const [, second] = await rows();
		expect((await answer("approve", second?.id, "Fint")).status).toBe(302);
		expect((await details(client, id)).progress.status).toBe("completed");
		expect((await rows()).map(({ status }) => status)).toEqual(["returned", "approved"]);
		const told = await portal.db
			.prepare("select type, count(*) as count from notifications where instr(url, ?) > 0 group by type order by type")
			.bind(id)
			.all();
		expect(told.results).toContainEqual({ type: "courseCommented", count: 2 });
		expect(await (await client.fetch(at(`course/${id}/certificate`))).arrayBuffer()).toBeTruthy();
		expect(await (await admin.fetch(at(`figures/${id}`))).text()).toContain("1 of 1 who started");
		await portal.db
			.prepare("update course_enrolments set valid_until = '2020-01-01' where course_id = ?")
			.bind(id)
			.run();
		expect((await form(client, at(`course/${id}`), { intent: "renew", id })).status).toBe(302);
		const anew = await (await client.fetch(step)).text();
		expect(anew).toContain("Min dag og kveld");
		expect(anew).toContain("From when you took the course before");
		expect(await (await advisor.fetch(file)).text()).toBe("opptak");
		expect((await form(client, step, { intent: "done" })).html).toContain("Hand in the task");
		expect(await handIn("3", "Ny dag")).toBe(302);
		expect((await rows()).map(({ status }) => status)).toEqual(["returned", "approved", "handedIn"]);
	});

	it("keep what a lesson said before, compare it with now and give it back", async () => {
		const id = await makeCourse();
		const part = await addChapter(id, "Tekst", "Den første teksten.");
		const write = (content: string) =>
			admin.call("POST", "/api/courses/chapterslang", { chapter_id: part, language: "nb", title: "Tekst", content });
		await write("Den andre teksten.");
		await write("Den andre teksten.");
		const versions = async () =>
			(
				await portal.db
					.prepare("select id from course_versions where part_id = ? order by written_at")
					.bind(part)
					.all<{ id: string }>()
			).results;
		const [first, ...rest] = await versions();
		expect(rest).toEqual([]);
		const page = at(`versions/${id}/${part}?language=nb`);
		expect(await (await admin.fetch(`${page}&compare=${first?.id}`)).text()).toContain("Den første teksten.");
		const restored = await form(admin, page, { intent: "restoreVersion", language: "nb", version: first?.id ?? "" });
		expect(restored.status).toBe(302);
		expect(JSON.stringify(await details(admin, id))).toContain("Den første teksten.");
		expect(await versions()).toHaveLength(2);
		expect((await client.fetch(page)).status).not.toBe(200);
	});

	it("say what is translated, tell of each version who read it, and keep notes for their writer alone", async () => {
		const id = await makeCourse({ status: "published", title: "Språk" });
		const part = await addChapter(id, "Norsk tittel", "Første setning.");
		const edit = at(`edit_course/${id}/x?part=${part}`);
		const write = (language: string, title: string, body: string) =>
			form(admin, edit, { intent: "text", id: part, language, title, body, minutes: "3" });
		expect((await write("en", "English title", "First sentence.")).status).toBe(302);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		for (const address of [step, step, `${step}?language=nb`]) await client.fetch(address);
		expect((await write("nb", "Norsk tittel", "Ny setning.")).status).toBe(302);
		const board = await (await admin.fetch(at(`translations/${id}`))).text();
		expect(board).toContain("English 0%");
		expect(board).toContain("outdated since");
		expect(await (await admin.fetch(`${edit}&language=en`)).text()).toMatch(/<del[^>]*>.*Første setning\./s);
		expect((await form(admin, edit, { intent: "upToDate", id: part, language: "en" })).status).toBe(302);
		expect(await (await admin.fetch(at(`translations/${id}`))).text()).toContain("English 100%");
		const inNorwegian = await (await client.fetch(`${step}?language=nb`)).text();
		expect(inNorwegian).toContain('name="language" value="nb"');
		const read = await (await advisor.fetch(at(`evidence/${id}/${client.userId}/export`))).text();
		expect(
			read
				.trim()
				.split("\r\n")
				.slice(1)
				.map((line) => line.split(";")[1]),
		).toEqual(["English title", "Norsk tittel", "Norsk tittel"]);
		expect((await other.fetch(at(`evidence/${id}/${client.userId}`))).status).not.toBe(200);
		expect((await advisor.fetch(at(`evidence/${id}/${other.userId}`))).status).toBe(404);

		const note = (who: Person, words: string, quote = "") =>
			form(who, step, { intent: "note", language: "nb", quote, words });
		expect((await note(client, "")).html).toContain("Write a note");
		expect((await note(client, "Husk dette", "Ny setning.")).status).toBe(302);
		expect((await note(other, "Ikke med")).status).toBe(404);
		expect(await (await client.fetch(at("notes"))).text()).toContain("Husk dette");
		expect(await (await admin.fetch(at("notes"))).text()).not.toContain("Husk dette");
		expect(await (await client.fetch(at("notes/export"))).text()).toBe(
			"# Språk\n## English title\n\n> Ny setning.\n\nHusk dette\n",
		);
		const own = await portal.db
			.prepare("select id from course_notes where part_id = ?")
			.bind(part)
			.first<{ id: string }>();
		const drop = (who: Person) => form(who, at("notes"), { intent: "dropNote", note: own?.id ?? "" });
		expect((await drop(admin)).status).toBe(404);
		expect((await drop(client)).status).toBe(302);
	});

	it("give words to train to a learner who has Norwegian learning, each once", async () => {
		const id = await makeCourse({ status: "published", title: "På bussen" });
		const part = await addChapter(id, "Billett", "Hvor mye koster billetten?");
		const step = at(`course/${id}/step/${part}`);
		for (const who of [client, other]) await form(who, at(`course/${id}`), { intent: "enrol", id });
		const shown = async (who: Person) => (await who.fetch(step)).text();
		const keep = (who: Person, fields: Record<string, string>) =>
			form(who, step, { intent: "word", word: "billett", meaning: "", sentence: "", ...fields });
		expect(await shown(client)).not.toContain("Add to my words");
		expect((await keep(client, { meaning: "bilet" })).status).toBe(404);
		const make = factories(portal.db);
		const entry = await make.entry(tenant as never, await make.module("norwegian_learning"));
		await make.grant(entry, { id: client.userId }, "CLIENT");
		expect(await shown(client)).toContain("Add to my words");
		expect(await shown(other)).not.toContain("Add to my words");
		expect((await keep(client, {})).html).toContain("Say what the word means");
		expect((await keep(client, { sentence: "Hvor mye koster billetten?" })).status).toBe(302);
		expect(await shown(client)).toContain("My words (1)");
		expect((await keep(client, { word: "Billett", meaning: "bilet" })).html).toContain("You have this word already");
		expect((await keep(other, { meaning: "bilet" })).status).toBe(404);
		expect((await keep(admin, { meaning: "bilet" })).status).toBe(404);
		const { results } = await portal.db
			.prepare("select owner_id, word, sentence, written from nl_words where tenant_id = ?")
			.bind(tenant.id)
			.all();
		expect(results).toEqual([
			{ owner_id: client.userId, word: "billett", sentence: "Hvor mye koster billetten?", written: "nb" },
		]);
		expect(await (await client.fetch(`/${tenant.guid}/norwegian_learning/words`)).text()).toContain("billett");
	});

	it("are not published while something shuts readers out, and remind their author once to look them through", async () => {
		const id = await makeCourse({ title: "Film uten tekst" });
		const part = await addChapter(id, "Film", "Se filmen.");
		await portal.db
			.prepare("update course_texts set media_guid = ?, media_type = 'video/mp4' where part_id = ?")
			.bind(crypto.randomUUID(), part)
			.run();
		const edit = at(`edit_course/${id}/x`);
		expect((await admin.call("POST", "/api/courses", { id, status: "published" })).status).toBe(422);
		expect((await form(admin, edit, { intent: "status", id, status: "published" })).html).toContain(
			"shuts readers out",
		);
		expect(await (await admin.fetch(at(`check/${id}`))).text()).toContain("The video has no captions");
		const captions = async (words: string) => {
			const body = new FormData();
			for (const [name, value] of Object.entries({ intent: "captions", id: part, language: "nb" }))
				body.set(name, value);
			body.set("captions", new File([words], "film.vtt"));
			const request = new Request("http://portal.test/", { method: "POST", body });
			const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
			return (await admin.fetch(edit, { method: "POST", body: await request.arrayBuffer(), headers })).status;
		};
		expect(await captions("no captions")).toBe(422);
		expect(await captions("WEBVTT\n\n00:01.000 --> 00:02.000\nHei alle sammen")).toBe(302);
		expect((await form(admin, edit, { intent: "status", id, status: "published" })).status).toBe(302);
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		expect(await (await client.fetch(at(`course/${id}/step/${part}`))).text()).toContain("Hei alle sammen");

		const day = today("Europe/Oslo", new Date());
		expect((await form(admin, edit, { intent: "checked", id, checkBy: day })).status).toBe(422);
		expect((await form(admin, edit, { intent: "checked", id, checkBy: addDays(day, 90) })).status).toBe(302);
		expect(await (await client.fetch(at(`course/${id}`))).text()).toContain("Checked");
		await portal.db.prepare("update courses set check_by = ? where id = ?").bind(addDays(day, -1), id).run();
		for (const _ of [1, 2]) {
			await portal.cron();
			await portal.settle();
		}
		const told = await portal.db
			.prepare("select count(*) as count from notifications where type = 'courseToCheck' and user_id = ?")
			.bind(admin.userId)
			.first<{ count: number }>();
		expect(told?.count).toBe(1);
	});

	it("leave as an archive and come back as a draft, which is looked at before it is written", async () => {
		const id = await makeCourse({ status: "published", title: "Arkiv" });
		const part = await addChapter(id, "Innhold", "Det som står her.");
		await ask(id, part, "single", [["Ja"], ["Nei"]], [0]);
		expect((await client.fetch(at(`course/${id}/archive`))).status).not.toBe(200);
		const archive = await admin.fetch(at(`course/${id}/archive`));
		expect(archive.headers.get("Content-Type")).toBe("application/zip");
		const sent = new File([await archive.arrayBuffer()], "Arkiv.zip");
		const send = async (file: File) => {
			const body = new FormData();
			body.set("intent", "send");
			body.append("files", file);
			const request = new Request("http://portal.test/", { method: "POST", body });
			const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
			return admin.fetch(at("import"), { method: "POST", body: await request.arrayBuffer(), headers });
		};
		const broken = await send(new File(["words"], "Arkiv.zip"));
		expect(broken.status).toBe(422);
		expect(await broken.text()).toContain("damaged");
		const where = (await send(sent)).headers.get("Location") ?? "";
		const dryRun = await (await admin.fetch(where)).text();
		expect(dryRun).toContain("Innhold");
		const count = () =>
			portal.db
				.prepare("select count(*) as count from courses where json_extract(titles, '$.nb') = 'Arkiv'")
				.first<{ count: number }>();
		expect((await count())?.count).toBe(1);
		const files = new URLSearchParams(where.split("?")[1]).get("files") ?? "";
		const made = await form(admin, where, { intent: "import", files });
		const copy = /edit_course\/([^/]+)/.exec(made.to)?.[1] ?? "";
		expect(await details(admin, copy)).toMatchObject({ status: "draft", chapter_count: 1 });
		const text = await portal.db
			.prepare("select body, questions from course_texts where course_id = ?")
			.bind(copy)
			.first<{ body: string; questions: string }>();
		expect(text?.body).toContain("Det som står her.");
		expect(JSON.parse(text?.questions ?? "[]")).toHaveLength(1);
	});

	it("ask for other courses first, and never for each other", async () => {
		const before = await makeCourse({ status: "published", title: "Grunnkurs" });
		const part = await addChapter(before, "A", "Les.");
		const id = await makeCourse({ status: "published", title: "Videre" });
		await addChapter(id, "B", "Les mer.");
		const rules = (course: string, need: string) =>
			form(admin, at(`edit_course/${course}/x`), { intent: "courseRules", id: course, "needs[]": need });
		expect((await rules(id, before)).status).toBe(302);
		expect((await rules(before, id)).status).toBe(422);
		expect(await (await client.fetch(at(`course/${id}`))).text()).toContain("Grunnkurs");
		const enrol = (course: string) => form(client, at(`course/${course}`), { intent: "enrol", id: course });
		expect((await enrol(id)).status).toBe(422);
		await enrol(before);
		await form(client, at(`course/${before}/step/${part}`), { intent: "done" });
		expect((await enrol(id)).status).toBe(302);
	});

	it("tell of an assignment and of its due date by letter and notice, once each", async () => {
		const id = await makeCourse({ title: "Med frist" });
		await addChapter(id, "A", "Les.");
		const day = (count: number) => addDays(today("Europe/Oslo", new Date()), count);
		const assign = (dueOn: string) =>
			form(admin, at(`learners/${id}`), { intent: "assign", id, "people[]": client.userId, dueOn });
		const told = async (kind: string) => {
			await portal.settle();
			const { results } = await portal.db
				.prepare("select id from mail_outbox where instr(id, ?) = 1")
				.bind(`course-${kind}:${id}:${client.userId}`)
				.all();
			const notices = await portal.db
				.prepare("select id from notifications where type = ? and instr(url, ?) > 0")
				.bind(`course${kind[0]?.toUpperCase()}${kind.slice(1)}`, id)
				.all();
			return [results.length, notices.results.length];
		};
		await assign(day(7));
		// Nobody can open a draft, so nobody is told of it yet.
		expect(await told("assigned")).toEqual([0, 0]);
		await admin.call("POST", "/api/courses", { id, status: "published" });
		await assign(day(7));
		expect(await told("assigned")).toEqual([1, 1]);
		const clock = async () => {
			await portal.cron();
			await portal.settle();
		};
		const setDue = (dueOn: string, remindOn: string) =>
			portal.db
				.prepare("update course_enrolments set due_on = ?, remind_on = ? where course_id = ?")
				.bind(dueOn, remindOn, id)
				.run();
		await setDue(day(7), day(-1));
		await clock();
		await clock();
		expect(await told("due")).toEqual([1, 1]);
		await setDue(day(-3), day(-2));
		await clock();
		await clock();
		expect(await told("overdue")).toEqual([1, 1]);
	});

	it("go on at the block at which a text was left, until it is done", async () => {
		const id = await makeCourse({ status: "published", title: "Lang" });
		const part = await addChapter(id, "Les", "Les alt.");
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		const data = async () => (await client.fetch(`${step}.data`)).text();
		expect(await data()).not.toContain("4711");
		expect((await form(client, step, { intent: "place", block: "4711" })).status).toBe(200);
		expect(await data()).toContain("4711");
		expect((await form(client, step, { intent: "place", block: "-1" })).status).toBe(422);
		expect((await form(other, step, { intent: "place", block: "5" })).status).toBe(404);
		await form(client, step, { intent: "done" });
		expect(await data()).not.toContain("4711");
	});

	it("have languages that are drafts until somebody approves them as they stand", async () => {
		const id = await makeCourse();
		const part = await addChapter(id, "Les", "Les dette.");
		const edit = at(`edit_course/${id}/x?part=${part}&language=nb`);
		const page = async () => (await admin.fetch(edit)).text();
		const before = await page();
		expect(before).toContain("The text in this language is not approved yet.");
		const writtenAt = /name="writtenAt" value="(\d+)"/.exec(before)?.[1] ?? "";
		const stale = { intent: "approve", id: part, language: "nb", writtenAt: "5" };
		expect((await form(admin, edit, stale)).status).toBe(409);
		await form(client, edit, { ...stale, writtenAt });
		expect(await page()).toContain("The text in this language is not approved yet.");
		expect((await form(admin, edit, { ...stale, writtenAt })).status).toBe(302);
		expect(await page()).toContain("The text in this language is approved.");
		await form(admin, edit, { intent: "text", id: part, language: "nb", title: "Les", body: "Les mer.", minutes: "3" });
		expect(await page()).toContain("The text in this language is not approved yet.");
	});

	it("go on with a film at the second at which it was left", async () => {
		const id = await makeCourse({ status: "published", title: "Film" });
		const part = await addChapter(id, "Se", "Se filmen.");
		await portal.db
			.prepare(
				"update course_texts set media_guid = 'film', media_name = 'film.mp4', media_type = 'video/mp4' where part_id = ?",
			)
			.bind(part)
			.run();
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const step = at(`course/${id}/step/${part}`);
		const page = async () => (await client.fetch(step)).text();
		expect(await page()).not.toContain("987654");
		expect((await form(client, step, { intent: "position", position: "987654" })).status).toBe(200);
		expect(await page()).toContain("987654");
		expect((await form(client, step, { intent: "position", position: "-1" })).status).toBe(422);
		expect((await form(other, step, { intent: "position", position: "5" })).status).toBe(404);
		await form(client, step, { intent: "done" });
		expect(await page()).toContain("987654");
	});

	it("are assigned to all of a role or to everybody, those who come later too, until the rule is taken back", async () => {
		const id = await makeCourse({ status: "published", audience: "assigned", title: "For alle klienter" });
		await addChapter(id, "A", "Les.");
		const page = at(`learners/${id}`);
		const toRole = { intent: "assign", id, "to[]": "role:CLIENT", dueOn: "" };
		const enrolled = async () => {
			const { results } = await portal.db
				.prepare("select user_id from course_enrolments where course_id = ? and source = 'assigned'")
				.bind(id)
				.all<{ user_id: string }>();
			return new Set(results.map((row) => row.user_id));
		};
		await form(advisor, page, toRole);
		expect(await enrolled()).toEqual(new Set());
		expect((await form(admin, page, toRole)).status).toBe(302);
		expect(await enrolled()).toEqual(new Set([client.userId, other.userId]));
		// As one who joins later: the rule stands, the enrolment is not there yet.
		await portal.db
			.prepare("delete from course_enrolments where course_id = ? and user_id = ?")
			.bind(id, other.userId)
			.run();
		await form(advisor, page, { intent: "unassign", id, to: "role:CLIENT" });
		expect((await other.fetch(at(`course/${id}`))).status).toBe(200);
		expect((await form(admin, page, { intent: "unassign", id, to: "role:CLIENT" })).status).toBe(302);
		expect((await other.fetch(at(`course/${id}`))).status).toBe(404);
		expect((await client.fetch(at(`course/${id}`))).status).toBe(200);
		expect((await form(admin, page, { intent: "assign", id, "to[]": "everybody", dueOn: "" })).status).toBe(302);
		expect((await enrolled()).has(advisor.userId)).toBe(true);
	});

	it("take the title and the minutes of a chapter from a call into its text and its course", async () => {
		const id = await makeCourse();
		const chapter = await addChapter(id, "Gammelt navn", "Les.");
		const changed = await admin.call("POST", "/api/courses/chapters", { id: chapter, title: "Nytt navn", minutes: 25 });
		expect(changed.body).toMatchObject({ title: "Nytt navn", minutes: 25 });
		const { minutes, chapters } = await details(admin, id);
		expect(minutes).toBe(25);
		expect(chapters[0].languages[0].title).toBe("Nytt navn");
	});

	it("keep what an author wrote when another saves the language that was not there yet", async () => {
		const id = await makeCourse();
		const part = await addChapter(id, "Først", "Skrevet først.");
		const late = { intent: "text", id: part, language: "nb", title: "Sist", body: "Skrevet sist.", updatedAt: "0" };
		expect((await form(admin, at(`edit_course/${id}/x?part=${part}&language=nb`), late)).status).toBe(409);
		expect((await details(admin, id)).chapters[0].languages[0].title).toBe("Først");
	});

	it("keep what an author is writing for that author, until it is saved, and not over what is newer", async () => {
		const id = await makeCourse({ status: "published" });
		const part = await addChapter(id, "Først", "Skrevet først.");
		const edit = at(`edit_course/${id}/x?part=${part}&language=nb`);
		const stored = () =>
			portal.db
				.prepare(
					"select written_at as writtenAt, (select count(*) from course_text_drafts d where d.part_id = t.part_id) as drafts from course_texts t where part_id = ?",
				)
				.bind(part)
				.first<{ writtenAt: number; drafts: number }>();
		const before = await stored();
		const written = { id: part, language: "nb", title: "Først", body: "Ikke helt ferdig." };
		const keep = () => form(admin, edit, { intent: "autosave", ...written, writtenAt: String(before?.writtenAt) });
		expect((await keep()).status).toBe(200);
		expect((await keep()).status).toBe(200);
		expect(await stored()).toEqual({ writtenAt: before?.writtenAt, drafts: 1 });
		expect(await (await admin.fetch(edit)).text()).toContain("Ikke helt ferdig.");
		await form(client, at(`course/${id}`), { intent: "enrol", id });
		const learner = await (await client.fetch(at(`course/${id}/step/${part}`))).text();
		expect(learner).toContain("Skrevet først.");
		expect(learner).not.toContain("Ikke helt ferdig.");
		expect((await form(admin, edit, { intent: "text", ...written, minutes: "3" })).status).toBe(302);
		expect((await stored())?.drafts).toBe(0);
		expect((await keep()).status).toBe(409);
		expect((await stored())?.drafts).toBe(0);
	});

	it("are found by the words of their titles, not by the codes of their languages", async () => {
		const id = await makeCourse({ title: "Ærlig talt" });
		const found = async (q: string) =>
			(await admin.call("GET", `/api/courses?tenant_id=${tenant.id}&q=${encodeURIComponent(q)}`)).body.items.map(
				(one: { id: string }) => one.id,
			);
		expect(await found("ærlig")).toEqual([id]);
		expect(await found("nb")).toEqual([]);
	});
});
