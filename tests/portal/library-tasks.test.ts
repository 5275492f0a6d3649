import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let client: Person;
let other: Person;
let without: { id: string };
let contentId: string;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("task_library");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName, lastName: "Berg" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	advisor = await join("ADVISOR", "Ingrid");
	client = await join("CLIENT", "Amina");
	other = await join("CLIENT", "Omar");
	without = await make.member(tenant, "CLIENT", { firstName: "Without" });
	await portal.db
		.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?, ?, ?, ?, 1, 1, 1)",
		)
		.bind(tenant.id, "f", advisor.userId, client.userId)
		.run();
	const made = await admin.call("POST", "/api/task_library/contents", {
		...{ tenant_id: tenant.id, kind: "text", title: "Kafé", language: "nb", body: "Les dette.", status: "published" },
	});
	expect(made.status, made.text).toBe(201);
	contentId = made.body.id;
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/task_library/${path}`;
const send = async (who: Person, path: string, fields: Record<string, string | File>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const request = new Request(`http://portal.test${at(path)}`, { method: "POST", body: form });
	const body = await request.arrayBuffer();
	const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
	const answer = await who.fetch(at(path), { method: "POST", body, headers });
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};
const read = async (who: Person, path: string) => {
	const answer = await who.fetch(at(path));
	return { status: answer.status, html: await answer.text() };
};
const give = (who: Person, person: string, more: Record<string, string> = {}) =>
	send(who, `library/content/${contentId}/task`, {
		...{ intent: "give", "people[]": person, answerType: "text", words: "Skriv tre setninger", dueOn: "2031-05-01" },
		...more,
	});
const lastTask = async () =>
	(await portal.db.prepare("select id from learning_tasks order by id desc limit 1").first<{ id: string }>())
		?.id as string;
const told = async (type: string, about: string) =>
	(
		await portal.db
			.prepare("select user_id from notifications where type = ? and instr(url, ?) > 0")
			.bind(type, about)
			.all<{ user_id: string }>()
	).results.map((one) => one.user_id);

it("an advisor gives a task to their own clients who have the module, and to nobody else", async () => {
	expect((await give(client, other.userId)).to).toContain("/error?access=");
	expect((await give(advisor, other.userId)).status).toBe(404);
	expect((await give(admin, without.id)).status).toBe(404);
	expect((await give(advisor, client.userId, { dueOn: "2031-02-30" })).status).toBe(422);
	const given = await give(advisor, client.userId);
	expect(given.to).toContain("tasks/given");
	const id = await lastTask();
	expect(await told("learningTaskGiven", id)).toEqual([client.userId]);
	const found = await advisor.fetch(at("tasks/people?q=berg"));
	const names = await found.text();
	expect(names).toContain("Amina");
	expect(names).not.toContain("Omar");
});

it("a task is given, listed and counted by calls as by pages", async () => {
	const call = (who: Person, person: string) =>
		who.call("POST", "/api/task_library/tasks", {
			...{ content_id: contentId, people: [person], answer_type: "text", words: "Skriv", due_on: "2031-06-01" },
		});
	expect((await call(client, other.userId)).status).toBe(403);
	expect((await call(advisor, other.userId)).status).toBe(404);
	const given = await call(advisor, client.userId);
	expect(given.status, given.text).toBe(201);
	expect(given.body).toMatchObject({ content_id: contentId, people_count: 1 });
	const own = await client.call("GET", `/api/task_library/tasks?tenant_id=${tenant.id}`);
	expect(own.body.items).toContainEqual(
		expect.objectContaining({ id: given.body.id, due_on: "2031-06-01", answer_type: "text", answered_at: null }),
	);
	const mine = await advisor.call("GET", `/api/task_library/tasks?mode=getgiven&tenant_id=${tenant.id}`);
	expect(mine.body.items[0]).toMatchObject({ id: given.body.id, people_count: 1, answered_count: 0 });
	await portal.db.prepare("delete from learning_tasks where id = ?").bind(given.body.id).run();
});

it("who has a task sees it at home, in the content and among their tasks, and answers it", async () => {
	const id = await lastTask();
	expect(await (await client.fetch("/home")).text()).toContain("Task: Kafé");
	expect((await read(client, `library/content/${contentId}`)).html).toContain(`tasks/task/${id}`);
	expect((await read(client, "tasks")).html).toContain(`tasks/task/${id}`);
	expect((await read(other, `tasks/task/${id}`)).status).toBe(404);
	expect((await send(client, `tasks/task/${id}`, { intent: "answer", words: "" })).status).toBe(422);
	expect((await send(client, `tasks/task/${id}`, { intent: "answer", words: "Jeg jobber" })).status).toBe(302);
	expect(await told("learningTaskAnswered", id)).toEqual([advisor.userId]);
	expect(await (await client.fetch("/home")).text()).not.toContain("Task: Kafé");
	expect((await read(client, "tasks")).html).not.toContain(`tasks/task/${id}`);
	expect((await read(client, "tasks?all=1")).html).toContain(`tasks/task/${id}`);
});

it("who gave it reads the answers and comments; another advisor does neither", async () => {
	const id = await lastTask();
	const answers = await read(advisor, `tasks/task/${id}/answers`);
	expect(answers.html).toContain("Jeg jobber");
	expect(answers.html).toContain("1 of 1 have answered");
	expect((await read(client, `tasks/task/${id}/answers`)).html).not.toContain("Jeg jobber");
	const comment = { intent: "comment", person: client.userId, comment: "Fint skrevet" };
	expect((await send(advisor, `tasks/task/${id}/answers`, { ...comment, comment: "" })).status).toBe(422);
	expect((await send(advisor, `tasks/task/${id}/answers`, comment)).status).toBe(302);
	expect((await read(client, `tasks/task/${id}`)).html).toContain("Fint skrevet");
	expect(await told("learningTaskCommented", id)).toEqual([client.userId]);
	await portal.db.prepare("delete from advisor_clients where client_id = ?").bind(client.userId).run();
	expect((await read(advisor, `tasks/task/${id}/answers`)).html).not.toContain("Jeg jobber");
	expect((await send(advisor, `tasks/task/${id}/answers`, comment)).status).toBe(404);
	expect((await read(admin, `tasks/task/${id}/answers`)).html).toContain("Jeg jobber");
});

it("a spoken answer is a recording, which only who gave it and who gave the task can hear", async () => {
	await give(admin, other.userId, { answerType: "audio", dueOn: "" });
	const id = await lastTask();
	const answer = (file: File) => send(other, `tasks/task/${id}`, { intent: "answer", words: "", file });
	expect((await send(other, `tasks/task/${id}`, { intent: "answer", words: "" })).status).toBe(422);
	expect((await answer(new File(["<html>"], "a.mp3", { type: "audio/mpeg" }))).status).toBe(422);
	const wave = new Uint8Array([...new TextEncoder().encode("RIFF....WAVEfmt "), 0, 0, 0]);
	expect((await answer(new File([wave], "svar.wav"))).status).toBe(302);
	const file = `tasks/task/${id}/file/${other.userId}`;
	const own = await other.fetch(at(file));
	expect(own.headers.get("Content-Type")).toBe("audio/wav");
	expect((await admin.fetch(at(file))).status).toBe(200);
	for (const who of [client, advisor]) expect((await who.fetch(at(file))).status).toBe(404);
	const gone = await send(admin, `tasks/task/${id}/answers`, { intent: "takeBack" });
	expect(gone.to).toContain("tasks/given");
	expect((await read(other, `tasks/task/${id}`)).status).toBe(404);
	const left = await portal.db.prepare("select state from files where name = 'svar.wav'").first<{ state: string }>();
	expect(left?.state).toBe("pending");
});
