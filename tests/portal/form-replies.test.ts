import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Zip } from "#app/lists/import/read/unzip.server";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let client: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	advisor = await join("ADVISOR");
	client = await join("CLIENT");
});
// Each test has the replies of a minute for itself.
beforeEach(() => portal.db.prepare("delete from login_failures").run());
afterAll(() => portal.dispose());

const ask = (type: string, id: string, more: object = {}) => ({
	id,
	code: id,
	type,
	label: { en: `About ${id}` },
	...more,
});
const option = (id: string) => ({ id, label: { en: id.toUpperCase() } });
const body = {
	...{ format: 1, languages: ["en", "nb"], title: { en: "How it goes", nb: "Hvordan det går" } },
	pages: [
		{
			id: "p0",
			sections: [
				{
					id: "s0",
					questions: [
						ask("choice", "side", { options: [option("left"), option("right")] }),
						ask("scale", "mood", { min: 0, max: 10 }),
						ask("shortText", "words"),
					],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

type Made = { id: string; guid: string; name: string };

async function publish(settings: object = { presentation: "all" }, definition: object = body) {
	const made = await advisor.call("POST", "/api/form_builder/forms", { tenant_id: tenant.id, definition, settings });
	expect(made.status, made.text).toBe(201);
	const form = made.body as Made;
	const out = await advisor.call("POST", "/api/form_builder/forms/publish", { id: form.id, revision: 1 });
	expect(out.status, out.text).toBe(200);
	const base = `/${tenant.guid}/form_builder`;
	return {
		...form,
		base: `${base}/forms/${form.name}`,
		report: `${base}/formreports/${form.name}`,
		answer: async (answers: object) => {
			const sent = await advisor.call("POST", "/api/form_builder/replies", {
				guid: form.guid,
				answers,
				language: "en",
			});
			expect(sent.status, sent.text).toBe(201);
			return (sent.body as { id: string }).id;
		},
	};
}
const words = async (person: Pick<Person, "fetch">, path: string) => {
	const answer = await person.fetch(path);
	const html = await answer.text();
	return { status: answer.status, html, text: html.slice(html.indexOf("<main")).replace(/<[^>]*>/g, " ") };
};
/** What is read on a page, without what it carries for the browser. */
const mainOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<[^>]*>/g, " ");
const idIn = (html: string) => /\/replies\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";

describe("the list of replies", () => {
	it("has the form's questions as columns, and is filtered and searched by what was answered", async () => {
		const form = await publish();
		await form.answer({ side: "left", mood: 3, words: "Rainy" });
		await form.answer({ side: "right", mood: 8, words: "Sunny" });
		const all = await words(advisor, `${form.base}?columns=a-side,a-words`);
		expect(all.text).toMatch(/LEFT/);
		expect(all.text).toMatch(/Sunny/);
		const left = await words(advisor, `${form.base}?columns=a-side,a-words&f=a-side.any.left`);
		expect(left.text).toContain("Rainy");
		expect(left.text).not.toContain("Sunny");
		const high = await words(advisor, `${form.base}?columns=a-words&f=a-mood.after.5`);
		expect(high.text).toContain("Sunny");
		expect(high.text).not.toContain("Rainy");
		const found = await words(advisor, `${form.base}?columns=a-words&q=rain`);
		expect(found.text).toContain("Rainy");
		expect(found.text).not.toContain("Sunny");
		expect((await client.fetch(form.base)).status).not.toBe(200);
	});

	it("goes into a file with a column for each question, in words or in codes", async () => {
		const form = await publish();
		await form.answer({ side: "left", mood: 3, words: "=1+1" });
		const spoken = await (await advisor.fetch(`${form.base}/export?format=csv`)).text();
		expect(spoken).toContain("About side");
		expect(spoken).toContain("LEFT");
		expect(spoken).not.toMatch(/;=1\+1/);
		const coded = await (await advisor.fetch(`${form.base}/export?format=csv&values=codes`)).text();
		expect(coded).toMatch(/;side;mood;words/);
		expect(coded).toContain(";left;3;");
		const dictionary = await (await advisor.fetch(`${form.base}/dictionary.csv`)).text();
		expect(dictionary).toContain("left = LEFT; right = RIGHT");
	});
});

describe("scores, matrix rows, days, versions and people", () => {
	const scored = {
		...body,
		pages: [
			{
				id: "p0",
				sections: [
					{
						id: "s0",
						questions: [
							ask("scale", "mood", { min: 0, max: 10 }),
							ask("date", "when"),
							ask("time", "clock"),
							ask("matrix", "grid", {
								rows: [{ id: "sleep", label: { en: "Sleep" } }],
								options: [option("bad"), option("good")],
							}),
						],
					},
				],
			},
		],
		scores: [
			{
				...{ id: "well", name: { en: "Wellbeing" }, items: [{ question: "mood" }], method: "sum", maxMissing: 0 },
				...{ better: "higher", min: 0, max: 10 },
				bands: [
					{ from: 0, label: { en: "Low mood" }, tone: "danger" },
					{ from: 5, label: { en: "High mood" }, tone: "good" },
				],
			},
		],
	};

	it("are columns to choose, to filter by, and of the files with their dictionary", async () => {
		const form = await publish(undefined, scored);
		await form.answer({ mood: 3, when: "2026-03-01", clock: "08:30", grid: { sleep: "bad" } });
		await form.answer({ mood: 8, when: "2026-05-01", clock: "21:00", grid: { sleep: "good" } });
		const columns = "columns=a-score:well,a-band:well,a-grid:sleep";
		const all = await words(advisor, `${form.base}?${columns}`);
		expect(all.text).toMatch(/Low mood[\s\S]*BAD|BAD[\s\S]*Low mood/);
		for (const filter of [
			"a-score:well.after.5",
			"a-band:well.any.1",
			"a-grid:sleep.any.good",
			"a-when.after.2026-04-01",
			"a-clock.has.21",
		]) {
			const found = await words(advisor, `${form.base}?${columns}&f=${filter}`);
			expect(mainOf(found.html), filter).toContain("High mood");
			expect(mainOf(found.html), filter).not.toContain("Low mood");
			const file = await (await advisor.fetch(`${form.base}/export?format=csv&values=codes&f=${filter}`)).text();
			expect(file.trim().split("\r\n"), filter).toHaveLength(2);
			expect(file, filter).toMatch(
				/mood;when;clock;grid\.sleep;score\.well;score\.well\.band\r\n.*;8;2026-05-01;21:00;good;8;1/,
			);
		}
		expect(mainOf((await words(advisor, `${form.base}?${columns}&f=version.is.2`)).html)).not.toContain("GOOD");
		expect(mainOf((await words(advisor, `${form.base}?${columns}&f=version.is.1`)).html)).toContain("GOOD");
		const dictionary = await (await advisor.fetch(`${form.base}/dictionary.csv`)).text();
		expect(dictionary).toContain("score.well.band");
		expect(dictionary).toContain("0 = Low mood; 1 = High mood");
		const book = await advisor.fetch(`${form.base}/export?format=xlsx&values=codes`);
		const sheets = new Zip(new Uint8Array(await book.arrayBuffer()));
		expect(sheets.text("xl/workbook.xml")).toContain('name="Data dictionary"');
		expect(sheets.text("xl/worksheets/sheet1.xml")).toContain("score.well.band");
		expect(sheets.text("xl/worksheets/sheet2.xml")).toContain("0 = Low mood; 1 = High mood");
	});

	it("are filtered by who answered, where that is known", async () => {
		const form = await publish();
		await form.answer({ side: "left", mood: 3, words: "Rainy" });
		const own = await portal.db
			.prepare("update form_replies set confirmed_email = ?1, respondent_id = null where form_id = ?2 returning id")
			.bind("kari@example.test", form.id)
			.all();
		expect(own.results).toHaveLength(1);
		const shown = `${form.base}?columns=a-words&f=respondent.has.`;
		expect((await words(advisor, `${shown}KARI`)).text).toContain("Rainy");
		expect((await words(advisor, `${form.base}?columns=a-words&f=respondent.filled`)).text).toContain("Rainy");
		expect((await words(advisor, `${shown}nobody`)).text).not.toContain("Rainy");
	});
});

describe("one reply", () => {
	it("is read as a document, reviewed, commented and corrected with its history, and deleted", async () => {
		const form = await publish();
		await form.answer({ side: "left", mood: 3, words: "Rainy" });
		const id = idIn((await words(advisor, form.base)).html);
		const path = `${form.base}/replies/${id}`;
		expect((await words(advisor, path)).text).toMatch(/About words\s+Rainy/);
		const unsaid = await advisor.submit(path, { intent: "status", status: "clarify", message: "What does it mean?" });
		expect(unsaid.status).toBe(422);
		expect((await advisor.submit(path, { intent: "status", status: "approved" })).status).toBe(302);
		expect((await advisor.submit(path, { intent: "comment", text: "Call her" })).status).toBe(302);
		const wrong = await advisor.submit(`${path}/edit`, { intent: "save", revision: "1", "a.mood": "eleven" });
		expect(wrong.status).toBe(422);
		const fields = { intent: "save", revision: "1", "a.side": "right", "a.mood": "4", "a.words": "Rainy" };
		expect((await advisor.submit(`${path}/edit`, fields)).status).toBe(302);
		expect((await advisor.submit(`${path}/edit`, { ...fields, "a.mood": "5" })).status).toBe(409);
		const after = await words(advisor, path);
		expect(after.text).toContain("Approved");
		expect(after.text).toContain("Call her");
		expect(after.text).toMatch(/About side\s+RIGHT/);
		expect(after.html).toContain("<del>LEFT</del>");
		expect(after.text).toMatch(/Before\s*:\s*LEFT\s+After\s*:\s*RIGHT/);
		// What a later edit found there is what the one before it left.
		expect((await advisor.submit(`${path}/edit`, { ...fields, revision: "2", "a.mood": "9" })).status).toBe(302);
		expect((await words(advisor, path)).text).toMatch(
			/Before\s*:\s*4\s+After\s*:\s*9[\s\S]*Before\s*:\s*3\s+After\s*:\s*4/,
		);
		const foreign = await publish();
		expect((await advisor.fetch(`${foreign.base}/replies/${id}`)).status).toBe(404);
		expect((await advisor.submit(path, { intent: "remove" })).status).toBe(302);
		expect((await advisor.fetch(path)).status).toBe(404);
	});
});

describe("replies deleted in the list", () => {
	it("count no more, and come back with all that counted, by the very removal that took them", async () => {
		const form = await publish();
		for (const mood of [3, 5, 8]) await form.answer({ side: "left", mood });
		const listed = await words(advisor, form.base);
		const ids = [...new Set([...listed.html.matchAll(/\/replies\/([0-9a-f-]{36})"/g)].map(([, id = ""]) => id))].slice(
			1,
		);
		const chosen: [string, string][] = ids.map((id) => ["ids[]", id]);
		const post = (fields: [string, string][]) =>
			advisor.fetch(form.base, { method: "POST", body: new URLSearchParams(fields) });
		const counted = async () => /(\d+) repl(?:y|ies) in the period/.exec((await words(advisor, form.report)).text)?.[1];

		const removed = await post([["intent", "bulkRemove"], ...chosen]);
		expect(removed.status).toBe(200);
		expect(await counted()).toBe("1");
		const told = await removed.text();
		const before = /name="before" value="([^"]*)"/.exec(told)?.[1]?.replaceAll("&quot;", '"') ?? "";
		const { at } = JSON.parse(before) as { at: number };
		const undo = (stamp: number) =>
			post([
				["intent", "undoRemove"],
				["before", JSON.stringify({ ids, at: stamp })],
			]);
		expect(await (await undo(at + 1)).text()).toContain("0 replies restored");
		expect(await counted()).toBe("1");
		expect(await (await undo(at)).text()).toContain("2 replies restored");
		expect(await counted()).toBe("3");
		expect(await (await undo(at)).text()).toContain("0 replies restored");
		expect(await counted()).toBe("3");
	});
});

describe("the report", () => {
	it("counts each question, filters and groups, and says it as a file", async () => {
		const form = await publish();
		for (let n = 0; n < 6; n++) await form.answer({ side: "left", mood: 2 });
		await form.answer({ side: "right", mood: 9, words: "Yes" });
		const whole = await words(advisor, form.report);
		expect(whole.text).toContain("7 replies in the period");
		expect(whole.text).toMatch(/1 answered\s*·\s*6 skipped/);
		const left = await words(advisor, `${form.report}?only=side:left`);
		expect(left.text).toContain("6 replies in the period");
		const grouped = await words(advisor, `${form.report}?by=side`);
		expect(grouped.text).toMatch(/LEFT\s+6\s+2\s+2/);
		const file = await (await advisor.fetch(`${form.report}/csv`)).text();
		expect(file).toContain("side;About side;;;LEFT;6");
		expect(await (await advisor.fetch(`${form.report}/csv?by=side`)).text()).toContain("mood;About mood;LEFT;;2;6");
	});

	it("groups what a filter leaves, its scores too, and says where it cannot", async () => {
		const bands = [
			{ from: 0, label: { en: "Low mood" }, tone: "danger" },
			{ from: 5, label: { en: "High mood" }, tone: "good" },
		];
		const well = { id: "well", name: { en: "Wellbeing" }, items: [{ question: "mood" }], method: "sum", maxMissing: 0 };
		const two = structuredClone(body);
		two.pages[0]?.sections[0]?.questions.push(ask("yesNo", "fit"));
		const scored = { ...two, scores: [{ ...well, bands, better: "higher", min: 0, max: 10 }] };
		const answers = [
			{ side: "left", fit: true, mood: 2 },
			{ side: "left", fit: true, mood: 8 },
			{ side: "left", fit: false, mood: 9 },
			{ side: "right", fit: true, mood: 1 },
		];
		const form = await publish(undefined, scored);
		for (const one of answers) await form.answer(one);
		const both = await words(advisor, `${form.report}?by=fit&only=side:left`);
		expect(both.text).toContain("3 replies in the period");
		expect(both.text).toMatch(
			/All\s+6\.3\s+8\s+33\s*%\s+67\s*%\s+Yes\s+5\s+5\s+50\s*%\s+50\s*%\s+No\s+9\s+9\s+0\s*%\s+100\s*%/,
		);
		expect(both.text).toMatch(/About mood[\s\S]*Yes\s+2\s+5\s+5\s+No\s+1\s+9\s+9/);
		expect(both.html).toMatch(/<option value="fit" selected/);
		const anonymous = await publish({ presentation: "all", isAnonymous: true }, scored);
		for (let n = 0; n < 24; n++) await anonymous.answer({ side: n % 2 ? "left" : "right", fit: n % 3 > 0, mood: 4 });
		const guarded = await words(advisor, `${anonymous.report}?by=fit&only=side:left`);
		expect(guarded.text).toContain("12 replies in the period");
		expect(mainOf(guarded.html)).toContain("not both at once");
		expect(guarded.html).not.toMatch(/<option value="fit" selected/);
		const grouped = await words(advisor, `${anonymous.report}?by=fit`);
		expect(mainOf(grouped.html)).not.toContain("not both at once");
		expect(mainOf(grouped.html)).toMatch(/Wellbeing[\s\S]*Yes\s+4\s+4\s+100\s*%\s+0\s*%/);
	});

	it("tells of an anonymous reply no time of day, language or time spent, in the list, on its page and in its files", async () => {
		const form = await publish({ presentation: "all", isAnonymous: true });
		await form.answer({ side: "left", mood: 3, words: "Rainy" });
		await portal.db.prepare("update form_replies set seconds = 4321 where form_id = ?1").bind(form.id).run();
		const list = await words(
			advisor,
			`${form.base}?columns=language,seconds,a-words&f=a-side.any.left&f=seconds.after.1`,
		);
		expect(mainOf(list.html)).toContain("Rainy");
		expect(list.text).toContain("1 filter in this address");
		const page = await words(advisor, `${form.base}/replies/${idIn(list.html)}`);
		const csv = await (await advisor.fetch(`${form.base}/export?format=csv`)).text();
		const [head = "", row = ""] = csv.split("\r\n");
		expect(row).toMatch(/^\d{4}-\d\d-\d\d;/);
		expect(head).not.toMatch(/Language|Seconds/);
		for (const text of [mainOf(list.html), mainOf(page.html), row])
			expect(text).not.toMatch(/\d\d[:.]\d\d(?!\.)|English|4321|72 min/);
	});

	it("hides groups of fewer than five of people who were promised not to be known, by combination too", async () => {
		const form = await publish({ presentation: "all", isAnonymous: true });
		for (let n = 0; n < 12; n++) await form.answer({ side: n < 9 ? "left" : "right", mood: n % 2 });
		expect((await words(advisor, form.report)).text).toContain("12 answered");
		const few = await words(advisor, `${form.report}?only=side:right`);
		expect(few.text).toContain("Fewer than five people");
		expect(few.text).not.toContain("3 answered");
		const rest = await words(advisor, `${form.report}?only=side:left`);
		expect(rest.text).toContain("Fewer than five people");
		const grouped = await words(advisor, `${form.report}?by=side`);
		expect(grouped.text).toMatch(/LEFT\s+Hidden/);
		const file = await (await advisor.fetch(`${form.report}/csv?by=side`)).text();
		expect(file).not.toMatch(/RIGHT;.*3/);
		const paper = async (query: string) => {
			const answer = await advisor.fetch(`${form.report}/pdf${query}`);
			expect(answer.status).toBe(200);
			return (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join("\n");
		};
		expect(await paper("?by=side")).toMatch(/LEFT\nHidden/);
		const hidden = await paper("?only=side:right");
		expect(hidden).toContain("Only those who answered: About side: RIGHT");
		expect(hidden).toContain("Fewer than five people");
		expect(hidden).not.toContain("3 answered");
		expect((await client.fetch(`${form.report}/pdf`, { redirect: "manual" })).status).not.toBe(200);
	});

	it("shows where people leave", async () => {
		const form = await publish();
		await form.answer({ side: "left" });
		const leaving = await words(advisor, `${form.report}?view=leaving`);
		expect(leaving.status).toBe(200);
		expect(leaving.text).toContain("1 (100%)");
	});

	it("counts there who has opened it, begun and sent without being logged in, at no wait for them", async () => {
		const form = await publish({ presentation: "questions" });
		const path = `/${tenant.guid}/form_builder/form_reply/${form.guid}?lang=en`;
		const guest = asPerson(portal);
		const cost = (answer: Response) => JSON.parse(answer.headers.get("X-D1") ?? "{}").inARow as number;
		const post = async (sendKey: string, fields: Record<string, string>) => {
			const answer = await guest.submit(path, { go: "next", kept: "{}", sendKey, startedAt: "1", ...fields });
			expect(cost(answer)).toBeLessThanOrEqual(3);
			return answer.status;
		};
		const rows = async () =>
			(
				await portal.db
					.prepare(
						"select is_begun as begun, last_question_id as last from form_openings where form_id = ?1 order by 1",
					)
					.bind(form.id)
					.all()
			).results;
		expect(cost(await guest.fetch(path))).toBeLessThanOrEqual(3);
		const [opened, begun, sent] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
		for (const key of [opened, begun, sent]) expect(await post(key, { step: "start" })).toBe(200);
		for (const key of [begun, sent]) await post(key, { step: "side", shown: "side", "a.side": "left" });
		await expect.poll(rows).toEqual([
			{ begun: 0, last: "side" },
			{ begun: 1, last: "mood" },
			{ begun: 1, last: "mood" },
		]);
		expect(await post(sent, { step: "review", kept: '{"side":"left"}', go: "send" })).toBe(302);
		expect(await rows()).toHaveLength(2);
		const leaving = await words(advisor, `${form.report}?view=leaving`);
		expect(leaving.text.replace(/\s+/g, " ")).toMatch(/Opened 3 Begun 2 Sent 1 \(50%\)/);
	});
});

describe("what replies use", () => {
	const build = (form: Made) => `/${tenant.guid}/form_builder/build/${form.name}`;
	const uses = async (form: Made) => (await advisor.fetch(`${build(form)}/uses`)).json();

	it("is told to those who build, and where nobody is to be known only on which side of five it is", async () => {
		const form = await publish();
		for (const side of ["left", "left", "right"]) await form.answer({ side, mood: 3 });
		expect(await uses(form)).toMatchObject({
			isRough: false,
			counts: { side: 3, "side:option:left": 2, "side:option:right": 1, mood: 3, words: 0 },
			last: { languages: ["en", "nb"], tests: [] },
		});
		expect((await client.fetch(`${build(form)}/uses`)).status).not.toBe(200);
		const hidden = await publish({ presentation: "all", isAnonymous: true });
		for (const side of ["left", "left", "left", "left", "left", "right"]) await hidden.answer({ side });
		expect(await uses(hidden)).toMatchObject({
			isRough: true,
			counts: { side: 5, "side:option:left": 5, "side:option:right": null, mood: null },
		});
	});

	it("is told in the plain list too, and what is chosen there holds for what is published", async () => {
		const form = await publish();
		const list = `${build(form)}/list`;
		for (const side of ["left", "left", "right"]) await form.answer({ side });
		expect((await words(advisor, list)).text).not.toContain("use this option");
		const fields = { question: "side", label: "About side", options: "Straight on\nRIGHT", revision: "1" };
		expect((await advisor.submit(list, { intent: "change", ...fields })).status).toBe(302);
		const shown = await words(advisor, list);
		expect(shown.text).toContain("“LEFT” is taken out. 2 replies use this option.");
		expect(shown.html).toContain('name="becomes"');
		const chosen = { intent: "publish", revision: "2", gone: "side:left", becomes: "side:right" };
		expect((await advisor.submit(list, chosen)).status).toBe(302);
		expect((await words(advisor, form.report)).text).toMatch(/RIGHT\s+3\s/);
		expect((await words(advisor, list)).text).not.toContain("is taken out");
	});

	it("is told of a column of a table and of a question that is asked again and again", async () => {
		const inside = [ask("number", "hours"), ask("number", "minutes")];
		const asked = (columns: object[], questions: object[]) => ({
			...body,
			pages: [
				{
					id: "p0",
					sections: [
						{
							id: "s0",
							questions: [
								ask("table", "work", { columns, maxRows: 5 }),
								ask("group", "child", { questions, maxTimes: 5 }),
							],
						},
					],
				},
			],
		});
		const years = inside.map((one) => ({ ...one, id: `${one.id}2` }));
		const form = await publish({ presentation: "all" }, asked(inside, years));
		const list = `${build(form)}/list`;
		await form.answer({ work: [{ hours: 1, minutes: 5 }, { hours: 2 }], child: [{ hours2: 4 }] });
		await form.answer({ work: [{ hours: 3 }] });
		expect(await uses(form)).toMatchObject({
			counts: { work: 2, "work:inner:hours": 3, "child:inner:hours2": 1 },
		});
		const definition = asked(inside.slice(1), years.slice(1));
		const draft = await advisor.call("POST", "/api/form_builder/forms", { id: form.id, revision: 1, definition });
		expect(draft.status, draft.text).toBe(200);
		for (const path of [list, `${build(form)}/publish`]) {
			const shown = await words(advisor, path);
			expect(shown.text).toContain("3 answers use this column.");
			expect(shown.text).toContain("1 answer to this question.");
			expect(shown.text).toContain("Choose below how its answers count.");
		}
		const chosen = { intent: "publish", gone: "work:row:hours", becomes: "work:row:minutes" };
		expect((await advisor.submit(list, { ...chosen, revision: "2" })).status).toBe(302);
		const report = (await words(advisor, form.report)).text.replace(/\s+/g, " ");
		expect(report).toMatch(/About work – About minutes Mean 2.8 · Sum 11 .* 4 values/);
		expect(report).toMatch(/About child – About hours .* 1 value/);
	});

	it("is said of a row of a matrix when it is published, and its answers count as those of another one", async () => {
		const matrixOf = (...rows: string[]) => ({
			...body,
			pages: [
				{
					id: "p0",
					sections: [
						{
							id: "s0",
							questions: [ask("matrix", "m", { rows: rows.map(option), options: [option("good"), option("bad")] })],
						},
					],
				},
			],
		});
		const form = await publish({ presentation: "all" }, matrixOf("morning", "noon", "night"));
		await form.answer({ m: { morning: "good", night: "bad" } });
		await form.answer({ m: { morning: "good" } });
		await form.answer({ m: { noon: "good" } });
		const definition = matrixOf("noon", "night");
		const saved = await advisor.call("POST", "/api/form_builder/forms", { id: form.id, revision: 1, definition });
		expect(saved.status, saved.text).toBe(200);
		const page = await words(advisor, `${build(form)}/publish`);
		expect(page.text).toContain("“MORNING” in “About m”");
		expect(page.text).toContain("2 replies use this row.");
		const chosen = { intent: "publish", revision: "2", note: "", gone: "m:row:morning", becomes: "m:row:noon" };
		expect((await advisor.submit(`${build(form)}/publish`, chosen)).status).toBe(302);
		const report = await words(advisor, form.report);
		expect(report.text.replace(/\s+/g, " ")).toMatch(/NOON 3 0 NIGHT 0 1/);
		expect(report.text).not.toContain("MORNING");
	});
});

describe("sharing", () => {
	it("sends personal links, makes single-use ones, asks on a schedule and says who has not answered", async () => {
		const form = await publish();
		const path = `${form.base}/share`;
		const wrong = await advisor.submit(path, { intent: "send", emails: "nobody at all" });
		expect(wrong.status).toBe(422);
		expect((await advisor.submit(path, { intent: "send", emails: "per@example.test, eva@example.test" })).status).toBe(
			302,
		);
		const shown = await words(advisor, path);
		expect(shown.text).toContain("per@example.test");
		expect(shown.text).toContain("Has not answered");
		const made = await (await advisor.submit(path, { intent: "links", number: "3" })).text();
		expect(made.match(/form_reply\/[0-9a-f-]+\/[\w-]{20,}/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
		const member = /name="memberIds\[\]"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="memberIds\[\]"/.exec(shown.html);
		const id = member?.[1] ?? member?.[2] ?? "";
		const weekly = { intent: "schedule", "memberIds[]": id, repeat: "weekly", every: "1", startsOn: "2030-01-07" };
		expect((await advisor.submit(path, weekly)).status).toBe(422);
		expect((await advisor.submit(path, { ...weekly, "weekdays[]": "1" })).status).toBe(302);
		expect((await words(advisor, path)).text).toContain("On days of the week");
		const days = { ...weekly, repeat: "days", days: "2030-02-31, 2030-03-01", holidays: "move" };
		expect((await advisor.submit(path, days)).status).toBe(422);
		expect((await advisor.submit(path, { ...days, days: "2030-03-01\n2030-05-17" })).status).toBe(302);
		const asked = await portal.db
			.prepare("select schedule, next_on from form_assignments where form_id = ?1 and next_on = '2030-03-01'")
			.bind(form.id)
			.first<{ schedule: string }>();
		expect(JSON.parse(asked?.schedule ?? "{}")).toMatchObject({
			repeat: { kind: "days", days: ["2030-03-01", "2030-05-17"] },
			holidays: "move",
		});
		expect((await advisor.submit(path, { intent: "remind" })).status).toBe(302);
		expect((await advisor.fetch(`${form.base}/qr`)).headers.get("content-type")).toBe("image/svg+xml");
	});

	it("says in the author's words why it takes no replies, each in its own, and in ours where none are written", async () => {
		const form = await publish();
		const path = `${form.base}/settings`;
		const screen = await words(advisor, path);
		expect(screen.text).toContain("This form is not open yet.");
		const owner = /name="ownerId"[\s\S]*?<option[^>]*value="([^"]+)"/.exec(screen.html)?.[1] ?? "";
		const fields = {
			...{ intent: "save", slug: form.name, ownerId: owner, subjectType: "none", presentation: "pages" },
			...{ "closedTexts.early.en": "Come back on Monday", "closedTexts.early.nb": "Kom igjen mandag" },
			...{ "closedTexts.full.en": "No seats left", "closedTexts.closed.en": "The course is cancelled" },
		};
		const set = async (more: Record<string, string>) =>
			expect((await advisor.submit(path, { ...fields, ...more })).status).toBe(302);
		const guest = asPerson(portal);
		const page = `/${tenant.guid}/form_builder/form_reply/${form.guid}`;
		const shown = async (language: string) => (await words(guest, `${page}?lang=${language}`)).text;
		const call = async () => (await guest.call("GET", `/api/form_builder/replies?guid=${form.guid}`)).body;
		await set({ opensOn: "2099-01-01" });
		expect(await shown("en")).toContain("Come back on Monday");
		expect(await shown("nb")).toContain("Kom igjen mandag");
		expect(await call()).toMatchObject({ open: false, closed: "early", closed_text: { nb: "Kom igjen mandag" } });
		await set({ closesOn: "2020-01-01" });
		expect(await shown("en")).toContain("The deadline for this form has passed.");
		expect(await call()).toMatchObject({ closed: "late", closed_text: null });
		await set({ maxReplies: "1" });
		expect(await call()).toMatchObject({ open: true, closed: null });
		await form.answer({ side: "left" });
		expect(await shown("nb")).toContain("No seats left");
		await set({});
		await advisor.submit(path, { intent: "stand", status: "closed" });
		expect(await shown("en")).toContain("The course is cancelled");
		const settings = await words(advisor, path);
		expect(settings.html).toContain("Come back on Monday");
		const long = await advisor.submit(path, { ...fields, "closedTexts.late.nb": "x".repeat(2001) });
		expect(long.status).toBe(422);
		expect(await long.text()).toMatch(/<textarea[^>]*id="closedTexts\.late\.nb"[^>]*aria-invalid/);
	});

	it("keeps the promise of anonymity, and closes and opens the form again", async () => {
		const form = await publish({ presentation: "all", isAnonymous: true });
		await form.answer({ side: "left" });
		const path = `${form.base}/settings`;
		const owner =
			/name="ownerId"[\s\S]*?<option[^>]*value="([^"]+)"/.exec((await words(advisor, path)).html)?.[1] ?? "";
		const kept = { slug: form.name, ownerId: owner, subjectType: "none", presentation: "pages", folder: "Kurs" };
		const fields = { intent: "save", ...kept };
		expect((await advisor.submit(path, fields)).status).toBe(422);
		expect((await advisor.submit(path, { ...fields, isAnonymous: "on", closesOn: "2020-01-01" })).status).toBe(302);
		const late = await (await advisor.fetch(`/${tenant.guid}/form_builder/form_reply/${form.guid}?lang=en`)).text();
		expect(late).toContain("The deadline for this form has passed.");
		expect((await advisor.submit(path, { intent: "stand", status: "closed" })).status).toBe(302);
		expect((await advisor.submit(path, { intent: "stand", status: "closed" })).status).toBe(422);
		expect((await advisor.submit(path, { intent: "stand", status: "open" })).status).toBe(302);
		expect((await words(advisor, `/${tenant.guid}/form_builder/forms?f=folder.has.Kurs`)).text).toContain(
			"How it goes",
		);
	});
});
