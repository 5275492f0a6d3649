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

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const MP3 = new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0]);
const bold = (text: string) => ({
	type: "doc",
	content: [{ type: "paragraph", content: [{ type: "text", text, marks: [{ type: "bold" }] }] }],
});

/** What a place of a form has: a file that is sent, one that is there already, and its words. */
type Place = { file?: File; kept?: string; words?: string };

/** A question with two pictures to choose from, as its form sends it. `places`: two of its own, then those of the answers. */
function pictured(name: string, tag: string, places: Place[], more: Record<string, string> = {}) {
	const form = new FormData();
	const fields = { intent: "save", language: "nb", kind: "single", question: JSON.stringify(bold(name)), tags: tag };
	for (const [field, value] of Object.entries({ ...fields, ...more })) form.append(field, value);
	for (const feedback of [JSON.stringify(bold("Det er en hammer")), ""]) {
		form.append("answer[]", "");
		form.append("pair[]", "");
		form.append("feedback[]", feedback);
	}
	form.append("right[]", "0");
	form.append("explanation", "Med en hammer slår man");
	for (const { file, kept = "", words = "" } of places) {
		form.append("mediaFile[]", file ?? new File([], ""));
		form.append("mediaKept[]", kept);
		form.append("mediaLibrary[]", "");
		form.append("mediaWords[]", words);
	}
	return form;
}

const send = (path: string, body: FormData) => sendTo(at(path), body);
async function sendTo(address: string, body: FormData) {
	const request = new Request("http://portal.test/", { method: "POST", body });
	const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
	return admin.fetch(address, { method: "POST", body: await request.arrayBuffer(), headers });
}
type Seen = { guid: string; words: string; kind: string };
const bankRow = async (sought: string) => {
	const row = await portal.db
		.prepare("select id, media, options from course_questions where tenant_id = ? and sought = ?")
		.bind(tenant.id, sought)
		.first<{ id: string; media: string; options: string }>();
	const options = JSON.parse(row?.options ?? "[]") as { id: string; right: boolean; media: Seen | null }[];
	return { id: row?.id ?? "", media: JSON.parse(row?.media ?? "[]") as Seen[], options };
};
const stateOf = async (guid: string) =>
	(await portal.db.prepare("select state from files where guid = ?").bind(guid).first<{ state: string }>())?.state;

it("a question and its answers have pictures and recordings, of which nothing tells what is right", async () => {
	const file = (name: string, bytes = PNG) => new File([bytes], name);
	const places: Place[] = [
		{ file: file("spoersmaal.mp3", MP3), words: "Hvilket verktøy er dette?" },
		{},
		{ file: file("riktig-hammer.png"), words: "Et verktøy med skaft av tre" },
		{ file: file("feil-sag.png"), words: "Et verktøy med tenner" },
	];
	const bare = places.map((one, at) => (at === 3 ? { ...one, words: "" } : one));
	const refused = await send("questions/new", pictured("Hva hører du", "lyd", bare));
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("Write what the picture shows");
	const other = places.map((one, at) =>
		at === 3 ? { ...one, file: file("a.png", new Uint8Array([1, 2, 3, 4])) } : one,
	);
	expect((await send("questions/new", pictured("Hva hører du", "lyd", other))).status).toBe(422);
	expect((await send("questions/new", pictured("Hva hører du", "lyd", places))).status).toBe(302);
	const kept = await bankRow("hva hører du");
	expect(kept.media.map(({ kind, words }) => [kind, words])).toEqual([["sound", "Hvilket verktøy er dette?"]]);
	expect(kept.options.map(({ media }) => media?.kind)).toEqual(["picture", "picture"]);

	const { part, edit, step } = await course();
	await admin.submit(edit, { intent: "draws", id: part, "drawCount[]": "1", "drawTag[]": "lyd" });
	const page = await html(client, step);
	expect(page).toContain("<strong>Hva hører du</strong>");
	for (const { guid } of [...kept.media, ...kept.options.flatMap(({ media }) => media ?? [])]) {
		expect(page).toContain(`/api/media/${guid}`);
		const served = await client.fetch(`/api/media/${guid}`);
		expect(served.status).toBe(200);
		expect(served.headers.get("Content-Disposition")).not.toMatch(/riktig|feil|spoersmaal/);
	}
	expect(page).toContain('alt="Et verktøy med tenner"');
	expect(page).toContain("Hvilket verktøy er dette?");
	const data = await (await client.fetch(`${step}.data`)).text();
	expect(data).not.toMatch(/"(right|feedback|feedbackBody|pair|explanation)"/);
	expect(page + data).not.toMatch(/riktig|feil-sag|slår man|Det er en hammer/);

	const [right, wrong] = kept.options;
	await client.submit(step, { intent: "quiz", number: "1", language: "nb", [`q.${kept.id}`]: wrong?.id ?? "" });
	const failed = await html(client, step);
	expect(failed).not.toMatch(/slår man|Det er en hammer/);
	await client.submit(step, { intent: "quiz", number: "2", language: "nb", [`q.${kept.id}`]: right?.id ?? "" });
	const passed = await html(client, step);
	expect(passed).toContain("<strong>Det er en hammer</strong>");
	expect(passed).toContain("Med en hammer slår man");

	// Another picture comes in place of one that an attempt has drawn; a third that nobody has seen goes.
	const [sound] = kept.media;
	const [hammer, saw] = kept.options.map(({ media }) => media?.guid ?? "");
	const again: Place[] = [
		{ kept: sound?.guid, words: "Hva heter dette?" },
		{ file: file("to.png"), words: "En verkstedvegg" },
		{ kept: hammer, words: "Et verktøy med skaft av tre" },
		{ file: file("tre.png"), words: "En tang" },
	];
	expect((await send(`questions/question/${kept.id}`, pictured("Hva hører du", "lyd", again))).status).toBe(302);
	const changed = await bankRow("hva hører du");
	expect(changed.media.map(({ words }) => words)).toEqual(["Hva heter dette?", "En verkstedvegg"]);
	expect(changed.options[0]?.media?.guid).toBe(hammer);
	expect(await stateOf(saw ?? "")).toBe("ready");
	const [, wall] = changed.media;
	const less = [again[0], {}, again[2], { kept: changed.options[1]?.media?.guid, words: "En tang" }] as Place[];
	expect((await send(`questions/question/${kept.id}`, pictured("Hva hører du", "lyd", less))).status).toBe(302);
	expect(await stateOf(wall?.guid ?? "")).toBe("pending");
	const foreign = less.map((one, at) => (at === 1 ? { kept: saw, words: "En sag" } : one));
	expect((await send(`questions/question/${kept.id}`, pictured("Hva hører du", "lyd", foreign))).status).toBe(422);
});

it("pictures of a quiz leave with the archive of its course and come back as files of the copy", async () => {
	const { id, part, edit } = await course();
	const own = { intent: "question", id: part, questionId: "" };
	const places: Place[] = [
		...[{}, {}, { file: new File([PNG], "a.png"), words: "Et skilt" }],
		{ file: new File([MP3], "b.mp3"), words: "En sirene" },
	];
	expect((await sendTo(edit, pictured("Hva varsler om fare", "", places, own))).status).toBe(302);
	const archive = await admin.fetch(at(`course/${id}/archive`));
	const body = new FormData();
	body.set("intent", "send");
	body.append("files", new File([await archive.arrayBuffer()], "Kurs.zip"));
	const where = (await send("import", body)).headers.get("Location") ?? "";
	const files = new URLSearchParams(where.split("?")[1]).get("files") ?? "";
	const made = await admin.submit(where, { intent: "import", files });
	const copy = /edit_course\/([^/]+)/.exec(made.headers.get("Location") ?? "")?.[1] ?? "";
	const questionsOf = async (of: string) => {
		const row = await portal.db
			.prepare("select questions from course_texts where course_id = ?")
			.bind(of)
			.first<{ questions: string }>();
		return JSON.parse(row?.questions ?? "[]") as { body: object; options: { media: Seen | null }[] }[];
	};
	const [[first], [copied]] = [await questionsOf(id), await questionsOf(copy)];
	expect(copied?.body).toEqual(bold("Hva varsler om fare"));
	const [before, after] = [first, copied].map((one) => one?.options.map(({ media }) => media) ?? []);
	expect(after?.map((media) => [media?.kind, media?.words])).toEqual([
		["picture", "Et skilt"],
		["sound", "En sirene"],
	]);
	for (const [at, media] of (after ?? []).entries()) {
		expect(media?.guid).not.toBe(before?.[at]?.guid);
		expect(await stateOf(media?.guid ?? "")).toBe("ready");
	}
});

it("a lesson that goes from the trash gives back its files, except those that are shown elsewhere", async () => {
	const { id, part, edit } = await course();
	const own = { intent: "question", id: part, questionId: "" };
	const places = (words: string): Place[] => [{}, {}, { file: new File([PNG], "a.png"), words }, { words: "" }];
	const withWords = (words: string) => {
		const form = pictured(words, "", places(words), own);
		const [first, ...more] = form.getAll("answer[]");
		form.delete("answer[]");
		for (const answer of [first ?? "", "Ingen av dem", ...more.slice(1)]) form.append("answer[]", answer);
		return form;
	};
	expect((await sendTo(edit, withWords("Et skilt"))).status).toBe(302);
	expect((await sendTo(edit, withWords("En port"))).status).toBe(302);
	const text = await portal.db
		.prepare("select questions from course_texts where part_id = ?")
		.bind(part)
		.first<{ questions: string }>();
	const questions = JSON.parse(text?.questions ?? "[]") as { id: string; options: { media: Seen | null }[] }[];
	const [sign = "", gate = ""] = questions.map(({ options }) => options[0]?.media?.guid ?? "");
	await admin.submit(edit, { intent: "keepInBank", id: part, language: "nb", questionId: questions[1]?.id ?? "" });
	// A film above the text, and one that another course shows too.
	const film = async (guid: string) => {
		const columns = "tenant_id, module_key, uploader_id, name, type, size, state, created_at, updated_at";
		await portal.db
			.prepare(`insert into files (id, guid, key, ${columns}) select ?1, ?1, ?1, ${columns} from files where guid = ?2`)
			.bind(guid, sign)
			.run();
		return guid;
	};
	const [alone, shared] = [await film("film-alone"), await film("film-shared")];
	const { part: elsewhere } = await course();
	const show = (of: string, guid: string, inText: string) =>
		portal.db
			.prepare("update course_texts set media_guid = ?, body = ? where part_id = ?")
			.bind(guid, JSON.stringify({ type: "doc", content: [{ type: "video", attrs: { guid: inText } }] }), of)
			.run();
	await show(part, alone, shared);
	await show(elsewhere, shared, shared);

	expect((await admin.submit(at(`edit_course/${id}/x`), { intent: "trashPart", id: part })).status).toBe(302);
	await portal.cron();
	expect(await stateOf(sign)).toBe("ready");
	await portal.db.prepare("update course_parts set deleted_at = 1 where id = ?").bind(part).run();
	await portal.cron();
	expect(await stateOf(sign)).toBe("pending");
	expect(await stateOf(alone)).toBe("pending");
	expect(await stateOf(gate)).toBe("ready");
	expect(await stateOf(shared)).toBe("ready");
});

it("a question keeps its formatting where it is saved without the editor", async () => {
	const plain = asked("Skriv tydelig", { tags: "tekst", question: JSON.stringify(bold("Skriv tydelig")) });
	expect((await admin.fetch(at("questions/new"), { method: "POST", body: plain })).status).toBe(302);
	const { id } = await bankRow("skriv tydelig");
	const without = asked("Skriv tydelig", { tags: "tekst, nytt" });
	expect((await admin.fetch(at(`questions/question/${id}`), { method: "POST", body: without })).status).toBe(302);
	const row = await portal.db
		.prepare("select body from course_questions where id = ?")
		.bind(id)
		.first<{ body: string }>();
	expect(JSON.parse(row?.body ?? "null")).toEqual(bold("Skriv tydelig"));
});

it("questions and items of Norwegian tests are taken over as copies, with their files, by who may see what is right of both", async () => {
	const make = factories(portal.db);
	const entry = await make.entry(tenant, await make.module("norwegian_learning"));
	await make.grant(entry, { id: admin.userId }, "ADMIN");
	const learning = (path: string) => `/${tenant.guid}/norwegian_learning/${path}`;
	await keep("Hva er oppslag?", "test");
	const { id } = await bankRow("hva er oppslag?");
	const fields = { intent: "takeOver", from: "courses", skill: "vocabulary", level: "A2" };
	expect(await html(admin, learning("items/take"))).toContain("Hva er oppslag?");
	expect((await admin.submit(learning("items/take"), fields)).status).toBe(422);
	expect((await admin.submit(learning("items/take"), { ...fields, "questions[]": id })).status).toBe(302);
	const item = await portal.db
		.prepare(
			"select id, kind, status, level, task from nl_items where tenant_id = ? and sort_title = 'hva er oppslag?'",
		)
		.bind(tenant.id)
		.first<{ id: string; kind: string; status: string; level: string; task: string }>();
	expect(item).toMatchObject({ kind: "single", status: "draft", level: "A2" });
	const { options } = JSON.parse(item?.task ?? "{}") as { options: { text: string; isRight: boolean }[] };
	expect(options.map(({ text, isRight }) => [text, isRight])).toEqual([
		["Fasit for Hva er oppslag?", true],
		["Galt for Hva er oppslag?", false],
	]);

	// Words that belong to pictures come back as answers that are pictures, each with a file of its own.
	const pair = (word: string, pictureGuid: string) => ({ id: word, pictureGuid, alt: `Bilde av ${word}`, word });
	const shown = (await bankRow("hva hører du")).options.map(({ media }) => media?.guid ?? "");
	await portal.db.prepare("update files set module_key = 'norwegian_learning' where guid = ?").bind(shown[1]).run();
	const task = {
		kind: "match",
		question: "Hva er hva?",
		pairs: [pair("sag", shown[1] ?? ""), pair("bor", shown[1] ?? "")],
	};
	await portal.db
		.prepare("update nl_items set kind = 'match', task = ? where id = ?")
		.bind(JSON.stringify(task), item?.id)
		.run();
	expect(await html(admin, at("questions/take?q=hva er"))).toContain("Hva er hva?");
	const back = { intent: "takeOver", from: "norwegian_learning", "questions[]": item?.id ?? "" };
	expect((await admin.submit(at("questions/take"), back)).status).toBe(302);
	const taken = await bankRow("hva er hva?");
	const [saw] = taken.options.map(({ media }) => media);
	expect(saw).toMatchObject({ kind: "picture", words: "Bilde av sag" });
	expect(saw?.guid).not.toBe(shown[1]);
	expect(await stateOf(saw?.guid ?? "")).toBe("ready");

	// Who has nothing to do with Norwegian tests gets nothing of them.
	await portal.db.prepare("delete from modules_tenant_user where modules_tenant_id = ?").bind(entry.id).run();
	expect(await html(admin, at("questions/take"))).not.toContain("Hva er hva?");
	expect((await admin.submit(at("questions/take"), back)).status).toBe(422);
});

it("questions go into the library of forms without what is right of them, as far as a form can ask them", async () => {
	const make = factories(portal.db);
	const entry = await make.entry(tenant, await make.module("form_builder"));
	await make.grant(entry, { id: admin.userId }, "ADMIN");
	const library = `/${tenant.guid}/form_builder/library/take`;
	await keep("Hva spør et skjema om?", "skjema");
	const { id } = await bankRow("hva spør et skjema om?");
	const page = await html(admin, library);
	expect(page).toContain("Hva spør et skjema om?");
	expect(page).not.toContain("Hva hører du");
	const fields = { intent: "takeOver", from: "courses", "questions[]": id };
	expect((await admin.submit(library, fields)).status).toBe(302);
	const item = await portal.db
		.prepare("select kind, questions, definition from form_library where tenant_id = ? and title = ?")
		.bind(tenant.id, "Hva spør et skjema om?")
		.first<{ kind: string; questions: number; definition: string }>();
	expect(item).toMatchObject({ kind: "question", questions: 1 });
	const { pages } = JSON.parse(item?.definition ?? "{}");
	expect(pages[0].sections[0].questions[0]).toMatchObject({
		type: "choice",
		label: { nb: "Hva spør et skjema om?" },
		options: [
			{ label: { nb: rightOf("Hva spør et skjema om?") } },
			{ label: { nb: "Galt for Hva spør et skjema om?" } },
		],
	});
	expect(item?.definition).not.toMatch(/"(right|isRight|score)"/);
	const shown = (await bankRow("hva hører du")).id;
	expect((await admin.submit(library, { ...fields, "questions[]": shown })).status).toBe(422);
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
