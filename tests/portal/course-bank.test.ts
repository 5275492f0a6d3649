import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let client: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("courses"));
	const join = async (role: "ADMIN" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	client = await join("CLIENT", "Amina");
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/courses/${path}`;
const html = async (who: Person, path: string) => {
	const page = await who.fetch(path);
	expect(page.status, path).toBe(200);
	return page.text();
};
/** The question without the words that the page says of it elsewhere. */
const rightOf = (name: string) => `Fasit for ${name}`;

/** A question of which one answer is right, as its form sends it. */
function asked(name: string, more: Record<string, string> = {}) {
	const fields = new URLSearchParams({ intent: "save", language: "nb", kind: "single", question: name, ...more });
	for (const answer of [rightOf(name), `Galt for ${name}`]) {
		fields.append("answer[]", answer);
		fields.append("pair[]", "");
		fields.append("feedback[]", "");
	}
	fields.append("right[]", "0");
	return fields;
}

async function keep(name: string, tags: string) {
	const sent = await admin.fetch(at("questions/new"), { method: "POST", body: asked(name, { tags }) });
	expect(sent.status).toBe(302);
}

async function course() {
	const made = await admin.call("POST", "/api/courses", {
		...{ tenant_id: tenant.id, title: "På vei", language: "nb", status: "published" },
	});
	const id = made.body.id as string;
	const chapter = await admin.call("POST", "/api/courses/chapters", { course_id: id, title: "One" });
	const part = chapter.body.id as string;
	await admin.call("POST", "/api/courses/chapterslang", {
		chapter_id: part,
		language: "nb",
		title: "En",
		content: "Les.",
	});
	await client.submit(at(`course/${id}`), { intent: "enrol", id });
	return { id, part, edit: at(`edit_course/${id}/x?part=${part}&language=nb`), step: at(`course/${id}/step/${part}`) };
}

type Kept = { id: string; text: string; options: { id: string; right: boolean }[] };

const drawn = async (part: string, number: number): Promise<Kept[]> => {
	const row = await portal.db
		.prepare("select questions from course_draws where part_id = ? and number = ?")
		.bind(part, number)
		.first<{ questions: string }>();
	return JSON.parse(row?.questions ?? "[]");
};

it("questions are kept once, found by tag, and taken into a quiz as its own", async () => {
	await keep("Hva er HMS?", "hms, arbeid");
	const bare = await admin.fetch(at("questions/new"), { method: "POST", body: asked("", { tags: "" }) });
	expect(bare.status).toBe(422);
	expect((await client.fetch(at("questions"))).status).not.toBe(200);
	const list = await html(admin, at("questions?tag=arbeid&q=hms"));
	expect(list).toContain("Hva er HMS?");
	expect(await html(admin, at("questions?tag=annet"))).not.toContain("Hva er HMS?");
	const { part, edit, step } = await course();
	const offered = await html(admin, `${edit}&bank=hms`);
	const id = /name="questions\[\]"[^>]*value="([^"]+)"/.exec(offered)?.[1] ?? "";
	expect(id).not.toBe("");
	const none = await admin.submit(edit, { intent: "takeQuestions", id: part, language: "nb" });
	expect(none.status).toBe(422);
	await admin.submit(edit, { intent: "takeQuestions", id: part, language: "nb", "questions[]": id });
	const changed = asked("Hva er HMS nå?", { tags: "hms" });
	expect((await admin.fetch(at(`questions/question/${id}`), { method: "POST", body: changed })).status).toBe(302);
	const late = asked("Hva er HMS da?", { tags: "hms", updatedAt: "1" });
	expect((await admin.fetch(at(`questions/question/${id}`), { method: "POST", body: late })).status).toBe(409);
	expect(await html(admin, at("questions?tag=hms"))).toContain("Hva er HMS nå?");
	expect(await html(client, step)).toContain("Hva er HMS?");
	const own = await portal.db
		.prepare("select questions from course_texts where part_id = ?")
		.bind(part)
		.first<{ questions: string }>();
	const [question] = JSON.parse(own?.questions ?? "[]") as Kept[];
	expect(question?.id).not.toBe(id);
	await admin.submit(edit, { intent: "keepInBank", id: part, language: "nb", questionId: question?.id ?? "" });
	expect(await html(admin, at("questions?q=hva er hms%3F"))).toContain("Hva er HMS?");
});

it("each attempt draws once, keeps what it drew, and is scored here", async () => {
	for (const at of [1, 2, 3, 4, 5, 6]) await keep(`Brann ${at}`, "brann");
	const { part, edit, step } = await course();
	const draw = (count: number) =>
		admin.fetch(edit, {
			method: "POST",
			body: new URLSearchParams([
				["intent", "draws"],
				["id", part],
				["drawCount[]", String(count)],
				["drawTag[]", "brann"],
				["drawCount[]", ""],
				["drawTag[]", ""],
			]),
		});
	expect((await draw(7)).status).toBe(422);
	expect((await draw(3)).status).toBe(302);
	const early = await client.submit(step, { intent: "quiz", number: "1", language: "nb" });
	expect(early.status).toBe(409);
	const page = await html(client, step);
	const first = await drawn(part, 1);
	expect(first).toHaveLength(3);
	expect(new Set(first.map(({ id }) => id)).size).toBe(3);
	for (const { text } of first) expect(page).toContain(text);
	const data = await (await client.fetch(`${step}.data`)).text();
	expect(data).toContain(first[0]?.text);
	expect(data).not.toMatch(/"(right|feedback|pair)"/);
	await Promise.all([html(client, step), html(client, step)]);
	expect(await drawn(part, 1)).toEqual(first);
	// What the author changes now changes nothing of what was drawn.
	await portal.db
		.prepare("update course_questions set text = 'Ny brann', options = '[]' where tenant_id = ?")
		.bind(tenant.id)
		.run();
	expect(await html(client, step)).toContain(first[0]?.text);
	await portal.db
		.prepare("delete from course_questions where tenant_id = ? and sought = 'brann 1'")
		.bind(tenant.id)
		.run();
	const answers = (questions: Kept[], isRight: boolean) =>
		Object.fromEntries(
			questions.map(({ id, options }) => [`q.${id}`, options.find((one) => one.right === isRight)?.id ?? ""]),
		);
	const short = await client.submit(step, { intent: "quiz", number: "1", language: "nb", [`q.${first[0]?.id}`]: "x" });
	expect(short.status).toBe(422);
	const wrong = await client.submit(step, { intent: "quiz", number: "1", language: "nb", ...answers(first, false) });
	expect(wrong.status).toBe(302);
	const after = await html(client, step);
	expect(after).toContain("You got 0% right");
	const second = await drawn(part, 2);
	expect(second).toHaveLength(3);
	await portal.db
		.prepare("update course_draws set questions = ? where part_id = ? and number = 2")
		.bind(JSON.stringify(first), part)
		.run();
	const right = await client.submit(step, { intent: "quiz", number: "2", language: "nb", ...answers(first, true) });
	expect(right.status).toBe(302);
	expect(await html(client, step)).toContain("Passed with 100%");
	const scores = await portal.db
		.prepare("select score from course_attempts where part_id = ? order by number")
		.bind(part)
		.all();
	expect(scores.results).toEqual([{ score: 0 }, { score: 100 }]);
});

it("who looks at a quiz without taking it draws nothing that is kept", async () => {
	await keep("Vann", "vann");
	const { part, edit, step } = await course();
	await admin.fetch(edit, {
		method: "POST",
		body: new URLSearchParams([
			["intent", "draws"],
			["id", part],
			["drawCount[]", "1"],
			["drawTag[]", "vann"],
		]),
	});
	expect(await html(admin, `${step}?preview`)).toContain("Vann");
	expect(await drawn(part, 1)).toEqual([]);
});
