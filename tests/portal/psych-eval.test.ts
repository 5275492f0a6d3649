import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagesOf } from "../support/pdf-text";
import type { Portal } from "../support/portal";
import { startSelfReport } from "../support/self-report";
import { asPerson, type Person, signInAs } from "../support/sign-in";
import { allTexts } from "../support/texts";

type SelfReport = Awaited<ReturnType<typeof startSelfReport>>;
let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let stranger: Person;
let client: Person;
let other: Person;
let foreign: Person;
let category: string;
let questions: Record<"mood" | "sleep" | "harm" | "how", string>;

let formFor: SelfReport["formFor"];
let answer: SelfReport["answer"];

beforeAll(async () => {
	const started = await startSelfReport();
	({ portal, tenant, admin, advisor, stranger, client, other, category, questions, formFor, answer } = started);
	const { make, module } = started;
	const elsewhere = await make.tenant({ name: "Nes" });
	const far = await make.entry(elsewhere, module);
	const outsider = await make.member(elsewhere, "ADMIN");
	await make.grant(far, outsider, "ADMIN");
	foreign = await signInAs(portal, outsider.email);
});
afterAll(() => portal.dispose());

describe("the bank", () => {
	it("is read by clients, written by administrators, and not there for another organisation", async () => {
		const read = await client.call("GET", `/api/question?category_id=${category}`);
		expect(read.body.items.map(({ kind }: { kind: string }) => kind)).toEqual(["scale", "scale", "yesno", "choice"]);
		expect(read.body.items[0].options).toMatchObject({ min: 0, max: 10 });
		expect(read.body.items[3].options).toEqual(["Well", "Badly"]);
		expect((await advisor.call("POST", "/api/category", { tenant_id: tenant.id, title: "Work" })).status).toBe(403);
		expect((await foreign.call("GET", `/api/question?category_id=${category}`)).status).toBe(404);
		expect((await foreign.call("DELETE", `/api/question?id=${questions.mood}`)).status).toBe(404);
	});

	it("takes no choice without choices and no unknown kind", async () => {
		const post = (more: object) => admin.call("POST", "/api/question", { category_id: category, text: "?", ...more });
		expect((await post({ kind: "choice" })).status).toBe(422);
		expect((await post({ kind: "mood" })).status).toBe(422);
		expect((await post({ kind: "scale", options: { min: 5, max: 1 } })).status).toBe(422);
	});

	it("overwrites nothing that somebody has changed since it was read", async () => {
		const { items } = (await admin.call("GET", `/api/question?category_id=${category}`)).body;
		const [one] = items as { id: string; text: string; updated_at: string }[];
		const change = (text: string) =>
			admin.call("POST", "/api/question", { id: one?.id, text, updated_at: one?.updated_at });
		expect((await change(`${one?.text} `)).status).toBe(200);
		const late = await change("Too late");
		expect(late.status).toBe(409);
		expect(late.text).toContain(one?.text);
		const named = { id: category, title: "Sleep", updated_at: "2020-01-01T00:00:00Z" };
		expect((await admin.call("POST", "/api/category", named)).status).toBe(409);
	});

	it("archives a category, which is then offered no more", async () => {
		const made = await admin.call("POST", "/api/category", { tenant_id: tenant.id, title: "Gone soon" });
		expect((await admin.call("DELETE", `/api/category?id=${made.body.id}`)).body).toEqual({
			id: made.body.id,
			deleted: true,
		});
		const left = await admin.call("GET", `/api/category?tenant_id=${tenant.id}`);
		expect(left.body.items.map(({ id }: { id: string }) => id)).not.toContain(made.body.id);
	});
});

describe("a client's form", () => {
	it("is made by the client's own advisor, who is told nothing of others' clients", async () => {
		const made = await formFor(advisor);
		expect(made.status, made.text).toBe(201);
		expect(made.body).toMatchObject({ client_id: client.userId, tenant_id: tenant.id });
		expect(made.body.questions.map(({ id }: { id: string }) => id)).toEqual(Object.values(questions));
		expect((await formFor(stranger)).status).toBe(404);
		expect((await formFor(client)).status).toBe(403);
		expect((await formFor(advisor, { client_id: other.userId })).status).toBe(404);
		const told = await client.call("GET", "/api/notifications");
		expect(told.body.items[0]).toMatchObject({ from_table: "Psych eval", seen: 0 });
		expect(JSON.stringify(told.body.items[0])).not.toContain("harming");
	});

	it("is listed for the client and those who follow them, and read by guid without a login", async () => {
		const { guid, id } = (await formFor(advisor, { title: "Week" })).body;
		const list = `/api/logschema?mode=getformbytenant&client_id=${client.userId}&tenant_id=${tenant.id}`;
		for (const person of [client, advisor, admin]) {
			const found = await person.call("GET", list);
			expect(found.body.items.map((one: { id: string }) => one.id)).toContain(id);
		}
		expect((await stranger.call("GET", list)).status).toBe(404);
		expect((await other.call("GET", list)).status).toBe(404);
		expect((await foreign.call("GET", list)).status).toBeGreaterThanOrEqual(403);
		expect((await asPerson(portal).call("GET", `/api/logschema?guid=${guid}`)).body).toMatchObject({
			guid,
			title: "Week",
		});
		expect((await asPerson(portal).call("GET", `/api/logschema?guid=${crypto.randomUUID()}`)).status).toBe(404);
		expect((await client.call("GET", `/api/logschema?id=${id}`)).body.id).toBe(id);
		expect((await other.call("GET", `/api/logschema?id=${id}`)).status).toBe(404);
	});

	it("takes an answer that the kind allows, once for each occasion, and scores it", async () => {
		const { guid, id } = (await formFor(advisor)).body;
		const wrong = await answer(client, guid, { [questions.mood]: 99, [questions.how]: "Badly" });
		expect(wrong.status).toBe(422);
		expect((await answer(client, guid, { [questions.harm]: "perhaps" })).status).toBe(422);
		const sent = await answer(client, guid, {
			[questions.mood]: 6,
			[questions.sleep]: 8,
			[questions.harm]: false,
			[questions.how]: "Badly",
		});
		expect(sent.status, sent.text).toBe(201);
		expect(sent.body).toMatchObject({ form_id: id, score: { [category]: 7 } });
		expect((await answer(asPerson(portal), guid, { [questions.mood]: 1 })).status).toBe(201);
	});
});

describe("the forms of a client", () => {
	it("answer together only what was made for this client or for everybody", async () => {
		const { body } = await formFor(advisor);
		await portal.db
			.prepare("update self_report_forms set client_id = ? where id = ?")
			.bind(other.userId, body.id)
			.run();
		const together = { intent: "together", formId: body.id, client: client.userId };
		const path = `/${tenant.guid}/psych_eval/user_forms?client=${client.userId}`;
		expect((await advisor.submit(path, together)).status).toBe(404);
	});

	it("ask by a new schedule instead of the one before", async () => {
		const { body } = await formFor(advisor);
		const weekly = {
			repeat: { kind: "weekly", every: 1, weekdays: [1] },
			hour: 8,
			reminders: { most: 0, gap_hours: 24 },
		};
		const changed = await advisor.call("POST", "/api/logschema", { id: body.id, schedule: weekly });
		expect(changed.status, changed.text).toBe(200);
		const { results } = await portal.db
			.prepare("select status from form_assignments where form_id = ? order by id")
			.bind(body.id)
			.all();
		expect(results.filter(({ status }) => status === "active")).toHaveLength(1);
	});
});

describe("the bank's questions", () => {
	it("are put in another order, archived and taken out again", async () => {
		const page = `/${tenant.guid}/psych_eval/categories/${category}`;
		const inOrder = async () => {
			const { items } = (await admin.call("GET", `/api/question?category_id=${category}`)).body;
			return (items as { id: string }[]).map(({ id }) => id);
		};
		const before = await inOrder();
		const turned = [...before].reverse();
		expect((await admin.submit(page, { intent: "sortQuestions", id: category, ids: turned.join(" ") })).status).toBe(
			302,
		);
		expect(await inOrder()).toEqual(turned);
		const [first = ""] = turned;
		await admin.submit(page, { intent: "archiveQuestion", questionId: first });
		expect(await inOrder()).not.toContain(first);
		await admin.submit(page, { intent: "restoreQuestion", questionId: first });
		expect(await inOrder()).toContain(first);
		await admin.submit(page, { intent: "sortQuestions", id: category, ids: before.join(" ") });
	});
});

describe("alerts", () => {
	it("reach the client's advisor without a word of the answer, until it is said what was done", async () => {
		const page = `/${tenant.guid}/psych_eval/categories/${category}`;
		const saved = await admin.submit(page, {
			...{ intent: "question", questionId: questions.harm, text: "Thoughts of harming yourself?", kind: "yesno" },
			...{ low: "", high: "", choices: "", alert: "yes", alertValue: "", alertHours: "4", alertTo: "advisors" },
		});
		expect(saved.status, await saved.text()).toBe(302);
		const { guid } = (await formFor(advisor)).body;
		expect((await answer(client, guid, { [questions.harm]: true })).status).toBe(201);
		const { items } = (await advisor.call("GET", "/api/notifications")).body;
		const told = items.find(({ type }: { type: string }) => type === "selfReportAlert");
		expect(told.text).toBe("A self-report needs follow-up");
		expect(JSON.stringify(told)).not.toMatch(/harm|Amina/);
		expect((await stranger.call("GET", "/api/notifications")).body.items).toEqual([]);
		const forms = `/${tenant.guid}/psych_eval/user_forms?client=${client.userId}`;
		const seen = await (await advisor.fetch(forms)).text();
		expect(seen).toContain("Follow up the answer to “Thoughts of harming yourself?”");
		const answers = new RegExp(`href="(/${tenant.guid}/psych_eval/reports/reply/[^"]+)"`).exec(seen)?.[1] ?? "";
		expect(await (await advisor.fetch(answers)).text()).toContain('value="acknowledge"');
		// Seen is not handled: it stands first at home, and counts in the menu.
		await advisor.call("POST", "/api/notifications", { id: told.id, seen: 1 });
		const home = async (person: Person) => (await person.fetch("/home")).text();
		const isAsked = async (person: Person) => {
			const html = await home(person);
			const asks = html.includes("must be followed up");
			expect(html.includes("1 waiting for you")).toBe(asks);
			return asks;
		};
		const [first] = /<li[^>]*>(?:(?!<\/li>).)*Open the answer(?:(?!<\/li>).)*<\/li>/s.exec(await home(advisor)) ?? [""];
		expect(first).toContain("An answer from Amina");
		expect(first).toContain(`href="${answers}"`);
		expect(first).toContain("To be handled by");
		expect(await Promise.all([advisor, admin, stranger, client].map(isAsked))).toEqual([true, true, false, false]);
		const id =
			/name="id" value="([^"]+)"[^>]*>\s*<div[^>]*>\s*<label for="action-/.exec(seen)?.[1] ??
			/id="action-([^"]+)"/.exec(seen)?.[1] ??
			"";
		const acknowledge = (person: Person, action: string) =>
			person.submit(forms, { intent: "acknowledge", id, client: client.userId, action });
		expect((await acknowledge(advisor, "")).status).toBe(422);
		expect((await acknowledge(stranger, "Called")).status).toBe(404);
		const late = async () => {
			await portal.db.prepare("update self_report_alerts set due_at = 1 where id = ?").bind(id).run();
			await portal.cron("*/5 * * * *");
			await portal.settle();
			const told = async (person: Person) =>
				(await person.call("GET", "/api/notifications")).body.items as { text: string }[];
			return [...(await told(advisor)), ...(await told(admin))].filter(({ text }) => /waited too long/.test(text));
		};
		expect(await late()).toHaveLength(2);
		expect(await late()).toHaveLength(2);
		expect((await acknowledge(advisor, "Called, meeting today")).status).toBe(302);
		const after = await (await advisor.fetch(forms)).text();
		expect(after).not.toContain("Follow up the answer");
		expect(await Promise.all([advisor, admin].map(isAsked))).toEqual([false, false]);
		expect(after).toContain("Called, meeting today");
		const own = await (await client.fetch(`/${tenant.guid}/psych_eval/user_forms`)).text();
		expect(own).not.toContain("Called, meeting today");
		const reads = await (await client.fetch(`/${tenant.guid}/psych_eval/reports/reads`)).text();
		expect(reads).toContain("Saw that an answer needs to be looked at");
	});
});

describe("charts", () => {
	it("show a gap where nothing was answered, and stand in the read log when somebody else opens them", async () => {
		const { guid, id } = (await formFor(advisor)).body;
		for (const answers of [{ [questions.mood]: 2, [questions.sleep]: 2 }, { [questions.mood]: 9 }])
			expect((await answer(client, guid, answers)).status).toBe(201);
		const path = `/${tenant.guid}/psych_eval/reports?client=${client.userId}&form=${id}`;
		const html = await (await advisor.fetch(path)).text();
		expect(html).toContain("How do you sleep?");
		expect((await stranger.fetch(path)).status).toBe(404);
		expect((await other.fetch(path)).status).toBe(404);
		const reads = await portal.db
			.prepare("select reader_id, what from form_reads where subject_id = ? and form_id = ?")
			.bind(client.userId, id)
			.all();
		expect(reads.results).toEqual([{ reader_id: advisor.userId, what: "report" }]);
		expect((await client.fetch(`/${tenant.guid}/psych_eval/reports?form=${id}`)).status).toBe(200);
		const csv = await (
			await advisor.fetch(`/${tenant.guid}/psych_eval/reports/export?client=${client.userId}&form=${id}`)
		).text();
		expect(csv.split("\r\n").filter(Boolean)).toHaveLength(3);
	});

	it("are one file over all of a client's forms, with each question under its form's name", async () => {
		const [one, two] = [
			(await formFor(advisor, { title: "Week" })).body,
			(await formFor(advisor, { title: "Month" })).body,
		];
		for (const { guid } of [one, one, two])
			expect((await answer(client, guid, { [questions.mood]: 6 })).status).toBe(201);
		const at = (page: string, more = "") => `/${tenant.guid}/psych_eval/reports${page}?client=${client.userId}${more}`;
		const lines = (await (await advisor.fetch(at("/export"))).text()).trim().split("\r\n");
		const [head = "", ...rows] = lines;
		for (const title of ["Week: How is your mood?", "Month: How is your mood?"]) expect(head).toContain(title);
		const own = rows.map((row) => row.split(/[;,]/)[0]).filter((form) => form === "Week" || form === "Month");
		expect(own.sort()).toEqual(["Month", "Week", "Week"]);
		const places = head.split(/[;,]/);
		const week = rows.find((row) => row.startsWith("Week"))?.split(/[;,]/) ?? [];
		expect(week[places.indexOf("Week: How is your mood?")]).toBe("6");
		expect(week[places.indexOf("Month: How is your mood?")]).toBe("");
		const pdf = await advisor.fetch(at("/pdf"));
		const text = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join("\n");
		for (const title of ["Week", "Month", "Amina"]) expect(text).toContain(title);
		expect(await (await advisor.fetch(at("", `&form=${one.id}`))).text()).toContain(
			`/psych_eval/reports/export?client=${client.userId}"`,
		);
		// The list of clients that it was opened from goes along to the other form and to two days that are compared.
		const opened = await (await advisor.fetch(at("", `&form=${one.id}&in=q%3Damina`))).text();
		expect(opened).toContain(`form=${two.id}&amp;in=q%3Damina`);
		expect(opened).toMatch(/name="in" value="q=amina"/);
		const reads = await portal.db
			.prepare("select what, count(*) as n from form_reads where subject_id = ? and form_id is null group by what")
			.bind(client.userId)
			.all();
		expect(reads.results).toContainEqual({ what: "export", n: 2 });
		for (const page of ["/export", "/pdf"]) expect((await stranger.fetch(at(page))).status).toBe(404);
	});

	it("are a document in the reader's language, which stands in the read log when somebody else takes it", async () => {
		const { guid, id } = (await formFor(advisor)).body;
		for (const mood of [2, 4, 9])
			expect((await answer(client, guid, { [questions.mood]: mood, [questions.sleep]: 3 })).status).toBe(201);
		const path = `/${tenant.guid}/psych_eval/reports/pdf?client=${client.userId}&form=${id}`;
		const take = async (who: Person, language: "el" | "tr" | "nb") => {
			const found = await who.fetch(`${path}&lang=${language}`);
			expect([found.status, found.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
			expect(found.headers.get("Cache-Control")).toBe("private, no-store");
			expect(found.headers.get("Content-Disposition")).toContain("filename*=UTF-8''");
			expect(found.headers.get("Content-Disposition")).not.toContain("Amina");
			const text = (await pagesOf(new Uint8Array(await found.arrayBuffer()))).join("\n");
			const { overTime } = allTexts()[language] as Record<"overTime", Record<string, string>>;
			for (const key of ["overTime", "numbers", "when.first", "when.current", "trend.better"])
				expect(text, `${language} ${key}`).toContain(overTime[key]?.normalize("NFC"));
			expect(text).toContain("How is your mood?");
			expect(text).toMatch(/Amina/);
		};
		await take(advisor, "el");
		await take(client, "tr");
		await take(client, "nb");
		for (const who of [stranger, other]) expect((await who.fetch(path)).status).toBe(404);
		const reads = await portal.db
			.prepare("select reader_id, what from form_reads where subject_id = ? and form_id = ?")
			.bind(client.userId, id)
			.all();
		expect(reads.results).toEqual([{ reader_id: advisor.userId, what: "export" }]);
	});

	it("keep a note from the client unless it is shown", async () => {
		const { guid, id } = (await formFor(advisor)).body;
		const sent = await answer(client, guid, { [questions.mood]: 5 });
		const row = await portal.db
			.prepare("select id from form_replies where guid = ?")
			.bind(sent.body.id)
			.first<{ id: string }>();
		const path = `/${tenant.guid}/psych_eval/reports`;
		const write = (text: string, more: object) =>
			advisor.submit(`${path}?client=${client.userId}&form=${id}`, {
				intent: "note",
				replyId: row?.id ?? "",
				text,
				...more,
			});
		expect((await write("For us only", {})).status).toBe(302);
		expect((await write("Well done", { isShown: "on" })).status).toBe(302);
		const own = await (await client.fetch(`${path}?form=${id}`)).text();
		expect(own).toContain("Well done");
		expect(own).not.toContain("For us only");
	});
});

describe("the client's own page", () => {
	it("has what waits first, and leads to it; home has it too", async () => {
		const { guid } = (await formFor(advisor, { title: "Waiting for Amina" })).body;
		const own = await (await client.fetch(`/${tenant.guid}/psych_eval/user_forms`)).text();
		expect(own).toContain(`/${tenant.guid}/psych_eval/form_reply/${guid}`);
		expect(await (await client.fetch("/home")).text()).toContain("Waiting for Amina");
		const form = await (await client.fetch(`/${tenant.guid}/psych_eval/form_reply/${guid}?lang=en`)).text();
		expect(form).toContain("116 117");
	});
});

describe("the pages of one client", () => {
	it("lead to the client before and after by name, of those whom the visitor follows", async () => {
		const page = async (person: Person, path: string) =>
			(await person.fetch(`/${tenant.guid}/psych_eval/${path}`)).text();
		const beside = (html: string) =>
			[...html.matchAll(/title="((?:Previous|Next) client: [^"]*)"/g)].map(([, title]) => title);
		for (const path of ["user_forms", "reports/meeting"]) {
			const [first, last] = [
				await page(admin, `${path}?client=${client.userId}`),
				await page(admin, `${path}?client=${other.userId}`),
			];
			const titles = [...beside(first), ...beside(last)];
			expect(titles.map((title) => title?.slice(0, 4)).sort()).toEqual(["Next", "Prev"]);
			expect([first, last].find((html) => html.includes("Next client"))).toContain('aria-keyshortcuts="]"');
			expect(beside(await page(advisor, `${path}?client=${client.userId}`))).toEqual([]);
		}
		expect(beside(await page(client, "user_forms"))).toEqual([]);
	});
});

describe("goals and minutes", () => {
	it("asks how close a goal is until it is ended, and draws what was answered", async () => {
		const page = `/${tenant.guid}/psych_eval/user_forms`;
		const add = await client.submit(page, { intent: "goal", text: "Run five kilometres" });
		expect(add.status).toBe(302);
		expect((await other.submit(page, { intent: "goal", client: client.userId, text: "Not mine" })).status).toBe(404);
		const { guid, id } = (await formFor(advisor)).body;
		const goal = await portal.db
			.prepare("select id from self_report_goals where client_id = ? and text = 'Run five kilometres'")
			.bind(client.userId)
			.first<{ id: string }>();
		const asked = async () => await (await client.fetch(`/${tenant.guid}/psych_eval/form_reply/${guid}`)).text();
		const rate = () =>
			client.submit(`/${tenant.guid}/psych_eval/form_reply/${guid}`, {
				...{ intent: "step", step: "review", go: "send", sendKey: "goal-of-mine", startedAt: "1" },
				kept: JSON.stringify({ [questions.mood]: 5, [`g_${goal?.id}`]: 7 }),
			});
		expect(await asked()).not.toContain("Not mine");
		expect((await rate()).status).toBe(302);
		const shown = await (await client.fetch(`/${tenant.guid}/psych_eval/reports?form=${id}`)).text();
		expect(shown).toContain("Goals over time");
		expect(shown.slice(shown.indexOf("Goals over time"))).toContain("Run five kilometres");
		const rated = await portal.db
			.prepare("select answers from form_replies where form_id = ? and answers like ? order by id")
			.bind(id, `%g_${goal?.id}%`)
			.all<{ answers: string }>();
		expect(rated.results.map(({ answers }) => JSON.parse(answers)[`g_${goal?.id}`])).toEqual([7]);
		expect((await client.submit(page, { intent: "endGoal", id: goal?.id ?? "" })).status).toBe(302);
		expect(await asked()).not.toContain("Run five kilometres");
	});

	it("shows the client the minutes of a talk once they are shared, and nobody else", async () => {
		const { id } = (await formFor(advisor)).body;
		const page = `/${tenant.guid}/psych_eval/reports/meeting`;
		const keep = (who: Person, more: object = {}) =>
			who.submit(`${page}?client=${client.userId}&form=${id}`, {
				...{
					intent: "minutes",
					client: client.userId,
					form: id,
					point1: "A new plan for sleep",
					notes: "Calls on Friday",
				},
				...more,
			});
		expect((await keep(stranger)).status).toBe(404);
		expect((await keep(client)).status).not.toBe(422);
		expect((await keep(advisor, { point1: "", notes: "" })).status).toBe(422);
		expect((await keep(advisor)).status).toBe(302);
		const own = async () => await (await client.fetch(page)).text();
		expect(await own()).not.toContain("A new plan for sleep");
		const row = await portal.db
			.prepare("select id from self_report_meetings where client_id = ? and points like '%A new plan%'")
			.bind(client.userId)
			.all<{ id: string }>();
		expect(row.results).toHaveLength(1);
		const share = (who: Person) =>
			who.submit(page, { intent: "share", client: client.userId, id: row.results[0]?.id ?? "" });
		expect((await share(stranger)).status).toBe(404);
		expect((await share(advisor)).status).toBe(302);
		expect(await own()).toContain("A new plan for sleep");
		expect(await own()).toContain("Calls on Friday");
		expect((await other.fetch(`${page}?client=${client.userId}`)).status).toBe(404);
	});
});

describe("a form made of a template", () => {
	it("is there whole or not at all", async () => {
		const page = `/${tenant.guid}/psych_eval/new_form`;
		const made = await admin.submit(page, {
			...{ intent: "make", title: "Template T", questionIds: questions.mood, isTemplate: "on" },
			...{ source: "Ours", licence: "Free", repeat: "once", startsOn: "2030-01-01" },
		});
		expect(made.status, await made.text()).toBe(302);
		const of = (templateId: string) =>
			portal.db
				.prepare("select status, current_number as number from forms where template_id = ?")
				.bind(templateId)
				.all();
		const template = await portal.db.prepare("select id from forms where title = 'Template T'").first<string>("id");
		const use = () => advisor.submit(page, { intent: "template", templateId: template ?? "" });
		await portal.db
			.prepare("CREATE TRIGGER no_form BEFORE INSERT ON self_report_forms BEGIN SELECT RAISE(ABORT, 'not today'); END")
			.run();
		expect((await use()).status).toBe(500);
		await portal.db.prepare("DROP TRIGGER no_form").run();
		expect((await of(template ?? "")).results).toEqual([]);
		expect((await use()).status).toBe(302);
		expect((await of(template ?? "")).results).toEqual([{ status: "open", number: 1 }]);
	});
});
