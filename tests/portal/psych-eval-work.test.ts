import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { newGuid } from "#app/platform/ids";
import type { Portal } from "../support/portal";
import { startSelfReport } from "../support/self-report";
import { asPerson, type Person } from "../support/sign-in";

type SelfReport = Awaited<ReturnType<typeof startSelfReport>>;
let started: SelfReport;
let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let stranger: Person;
let client: Person;
let other: Person;
let questions: SelfReport["questions"];
const now = today("Europe/Oslo", new Date());

beforeAll(async () => {
	started = await startSelfReport();
	({ portal, tenant, admin, advisor, stranger, client, other, questions } = started);
});
// All tests send from one network, which may send so many replies a minute.
beforeEach(() => portal.db.prepare("delete from login_failures").run());
afterAll(() => portal.dispose());

const at = (page: string) => `/${tenant.guid}/psych_eval/${page}`;
const words = (html: string) =>
	html
		.slice(html.indexOf("<main"), html.indexOf("</main>"))
		.replace(/<[^>]*>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");
const shown = async (who: { fetch: Person["fetch"] }, page: string) => {
	const answer = await who.fetch(at(page));
	expect(answer.status, page).toBe(200);
	return words(await answer.text());
};
const count = (table: string) => portal.db.prepare(`select count(*) as n from ${table}`).first<number>("n");
const refused = async (answer: Response, said: string) => {
	expect(answer.status).toBe(422);
	expect(words(await answer.text())).toContain(said);
};
async function made(more: object = {}) {
	const answer = await started.formFor(advisor, more);
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; guid: string; title: string; updated_at: string; questions: { id: string }[] };
}
const answered = async (guid: string, mood: number, more: object = {}) => {
	const answer = await started.answer(client, guid, { [questions.mood]: mood, ...more });
	expect(answer.status, answer.text).toBe(201);
};

describe("the categories", () => {
	it("are put in another order, archived and taken out again, by administrators", async () => {
		const add = (title: string) => admin.call("POST", "/api/category", { tenant_id: tenant.id, title });
		const ids = [(await add("Work")).body.id, (await add("Home")).body.id] as string[];
		const inOrder = async () => {
			const { items } = (await advisor.call("GET", `/api/category?tenant_id=${tenant.id}`)).body;
			return (items as { id: string }[]).map(({ id }) => id).filter((id) => ids.includes(id));
		};
		const turned = [...ids].reverse();
		const sort = { intent: "sort", ids: turned.join(" ") };
		expect((await admin.submit(at("categories"), sort)).status).toBe(302);
		expect(await inOrder()).toEqual(turned);
		await admin.submit(at("categories"), { intent: "archive", id: ids[0] ?? "" });
		expect(await inOrder()).toEqual(turned.slice(0, 1));
		expect((await advisor.submit(at("categories"), { intent: "restore", id: ids[0] ?? "" })).status).toBe(302);
		expect(await inOrder()).toEqual(turned.slice(0, 1));
		await admin.submit(at("categories"), { intent: "restore", id: ids[0] ?? "" });
		expect(await inOrder()).toEqual(turned);
	});

	it("say whom to call in the organisation's own words, and in ours where it has none", async () => {
		const { guid } = await made();
		const own = "We read on weekdays. At night call 116 123.";
		expect((await admin.submit(at("categories"), { intent: "safety", safety: own })).status).toBe(302);
		expect(await shown(client, `form_reply/${guid}?lang=en`)).toContain(own);
		expect(await shown(client, `sent/${guid}?lang=en`)).toContain(own);
		expect(await shown(client, `form_reply/${guid}?lang=nb`)).toContain("116 117");
		await admin.submit(at("categories"), { intent: "safety", safety: "" });
		expect(await shown(client, `form_reply/${guid}?lang=en`)).toContain("116 117");
	});
});

describe("a new form", () => {
	const fields = () => ({
		...{ intent: "make", title: "Plans", questionIds: questions.mood, clientIds: client.userId, hour: "0" },
		...{ repeat: "days", days: `${now}, ${addDays(now, 7)}`, startsOn: now, endsOn: "" },
	});

	it("is given to its clients on its days, and they are told of the first at once", async () => {
		expect((await advisor.submit(at("new_form"), fields())).status).toBe(302);
		const waiting = await shown(client, "user_forms");
		expect(waiting.indexOf("Plans")).toBeGreaterThan(-1);
		const given = await shown(advisor, `user_forms?client=${client.userId}`);
		expect(given).toMatch(/Plans .*Next/i);
		const home = words(await (await client.fetch("/home?lang=en")).text());
		expect(home.indexOf("Plans")).toBeGreaterThan(-1);
		expect(home.indexOf("Plans")).toBeLessThan(home.lastIndexOf("Modules"));
	});

	it("is not made, by page or call, where no day of its schedule comes", async () => {
		const forms = await count("forms");
		const past = { ...fields(), days: addDays(now, -3) };
		await refused(await advisor.submit(at("new_form"), past), "The schedule has no day left");
		const ended = { ...fields(), repeat: "weekly", endsOn: addDays(now, -1) };
		await refused(await advisor.submit(at("new_form"), ended), "The schedule has no day left");
		const schedule = {
			...{ repeat: { kind: "days", days: [addDays(now, -3)] }, hour: 8, reminders: { most: 0, gapHours: 24 } },
		};
		expect((await started.formFor(advisor, { schedule })).status).toBe(422);
		expect((await started.formFor(advisor, { schedule: "weekly" })).status).toBe(422);
		expect(await count("forms")).toBe(forms);
	});

	it("is locked as a template only with its source and licence, by administrators, and shows both", async () => {
		const { clientIds: _nobody, ...own } = fields();
		const template = { ...own, title: "Well-being index", isTemplate: "on" };
		await refused(await admin.submit(at("new_form"), template), "This field is required.");
		const whole = { ...template, source: "Topp et al. 2015", licence: "CC BY-NC-SA 3.0" };
		expect((await advisor.submit(at("new_form"), whole)).headers.get("Location")).toContain("/error");
		expect((await admin.submit(at("new_form"), whole)).status).toBe(302);
		const offered = await shown(advisor, "new_form");
		for (const said of ["Well-being index", "Topp et al. 2015", "CC BY-NC-SA 3.0"]) expect(offered).toContain(said);
		const templateId = await portal.db
			.prepare("select id from self_report_forms where licence <> ''")
			.first<string>("id");
		const use = { intent: "template", templateId: templateId ?? "" };
		expect((await advisor.submit(at("new_form"), use)).status).toBe(302);
		const copies = await portal.db
			.prepare(
				"select v.definition, f.locks, s.source from forms f join form_versions v on v.tenant_id = f.tenant_id and v.id = f.current_version_id join self_report_forms s on s.tenant_id = f.tenant_id and s.id = f.id where f.template_id = ?",
			)
			.bind(templateId)
			.all<{ definition: string; locks: string; source: string }>();
		expect(copies.results).toHaveLength(1);
		expect(copies.results[0]).toMatchObject({ source: "Topp et al. 2015" });
		expect(JSON.parse(copies.results[0]?.locks ?? "[]")).toContain("wording");
		expect(copies.results[0]?.definition).toContain('"isLocked":true');
	});
});

describe("a client's form by calls", () => {
	const stored = async (id: string) => (await advisor.call("GET", `/api/logschema?id=${id}`)).body;

	it("changes what is sent and nothing else; one thing wrong, and nothing changes", async () => {
		const schedule = { repeat: { kind: "daily" }, hour: 8, reminders: { most: 1, gap_hours: 24 } };
		const { id } = await made({ title: "Daily", schedule });
		const change = (more: object) => advisor.call("POST", "/api/logschema", { id, ...more });
		const renamed = await change({ title: "Each day" });
		expect(renamed.body).toMatchObject({ title: "Each day", schedule });
		expect(renamed.body.questions).toHaveLength(4);
		expect((await change({ question_ids: [questions.sleep], schedule: { repeat: "never" } })).status).toBe(422);
		expect((await change({ question_ids: [questions.sleep, "nobody's"] })).status).toBe(422);
		expect((await stored(id)).questions).toHaveLength(4);
		const fewer = await change({ question_ids: [questions.sleep] });
		expect(fewer.body).toMatchObject({ title: "Each day", schedule, questions: [{ id: questions.sleep }] });
		expect(await stored(id)).toEqual(fewer.body);
	});

	it("keeps its words above the questions when it asks others", async () => {
		await advisor.submit(at("new_form"), {
			...{ intent: "make", title: "With words", intro: "Take your time.", questionIds: questions.mood },
			...{ repeat: "once", startsOn: now, endsOn: "", clientIds: client.userId },
		});
		const form = await portal.db
			.prepare("select id, guid from forms where title = 'With words'")
			.first<{ id: string; guid: string }>();
		await portal.db
			.prepare("update self_report_forms set client_id = ? where id = ?")
			.bind(client.userId, form?.id)
			.run();
		const changed = await advisor.call("POST", "/api/logschema", { id: form?.id, question_ids: [questions.sleep] });
		expect(changed.status, changed.text).toBe(200);
		expect(await shown(client, `form_reply/${form?.guid}?lang=en`)).toContain("Take your time.");
	});

	it("is not overwritten by who has read it before somebody else changed it", async () => {
		const { id, updated_at } = await made({ title: "Mine" });
		const change = (title: string) => advisor.call("POST", "/api/logschema", { id, title, updated_at });
		expect((await change("Theirs")).status).toBe(200);
		const late = await change("Too late");
		expect([late.status, late.body.current?.title]).toEqual([409, "Theirs"]);
		expect((await stored(id)).title).toBe("Theirs");
	});

	it("are listed page by page, each form once", async () => {
		const { id } = await made({ title: "Twice" });
		const weekly = { ...{ repeat: { kind: "daily" }, hour: 8, reminders: { most: 0, gap_hours: 24 } } };
		expect((await advisor.call("POST", "/api/logschema", { id, schedule: weekly })).status).toBe(200);
		const list = `/api/logschema?mode=getformbytenant&client_id=${client.userId}&tenant_id=${tenant.id}`;
		const found: { id: string; schedule: unknown }[] = [];
		let cursor = "";
		do {
			const { body } = await client.call("GET", `${list}&limit=2${cursor && `&cursor=${cursor}`}`);
			expect(body.items.length).toBeLessThanOrEqual(2);
			found.push(...body.items);
			cursor = body.next ?? "";
		} while (cursor);
		const ids = found.map((one) => one.id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(found.find((one) => one.id === id)?.schedule).toMatchObject({ repeat: { kind: "daily" } });
		expect((await client.call("GET", list)).body.items.map((one: { id: string }) => one.id)).toEqual(ids);
	});

	it("take a reply by who has answered it, as far as that can be", async () => {
		const { id, guid } = await made();
		const send = (who: Person, mode?: unknown) =>
			who.call("POST", "/api/response", {
				guid,
				answers: { [questions.mood]: 5 },
				...(mode !== undefined && { mode }),
			});
		for (const [who, mode] of [
			[client, "proxy"],
			[advisor, "self"],
			[client, "by-hand"],
		] as const) {
			const refused = await send(who, mode);
			expect(refused.status, refused.text).toBe(422);
			expect(Object.keys(refused.body.errors)).toEqual(["mode"]);
		}
		for (const [who, mode] of [[client], [client, "assisted"], [advisor], [advisor, "proxy"]] as const)
			expect((await send(who, mode)).status).toBe(201);
		const { results } = await portal.db
			.prepare("select mode from form_replies where form_id = ? order by id")
			.bind(id)
			.all();
		expect(results.map((row) => row.mode)).toEqual(["self", "assisted", "assisted", "proxy"]);
		const last = await portal.db.prepare("select id from form_replies where mode = 'proxy'").first<string>("id");
		expect(await shown(advisor, `reports/reply/${last}`)).toContain("behalf");
	});

	it("take a reply once for each Idempotency-Key, from strangers as from who is signed in, one by one or at once", async () => {
		const { id, guid } = await made();
		const path = "/api/response";
		const body = JSON.stringify({ guid, answers: { [questions.mood]: 4 } });
		const headers = { "Content-Type": "application/json", "Idempotency-Key": newGuid() };
		const byStranger = () => portal.fetch(path, { method: "POST", headers, body });
		const byClient = () => client.fetch(path, { method: "POST", headers, body });
		const replies = () =>
			portal.db.prepare("select count(*) n from form_replies where form_id = ?").bind(id).first<number>("n");
		for (const [number, send] of [byStranger, byClient].entries()) {
			const first = await send();
			const answers = [first, await send(), ...(await Promise.all([send(), send(), send(), send()]))];
			const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
			expect(texts[0]).toMatch(/^201 /);
			expect(new Set(texts).size).toBe(1);
			expect(await replies()).toBe(number + 1);
		}
		const atOnce = { ...headers, "Idempotency-Key": newGuid() };
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => portal.fetch(path, { method: "POST", headers: atOnce, body })),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
		expect(await replies()).toBe(3);
		const other = await portal.fetch(path, { method: "POST", headers, body: body.replace(":4", ":5") });
		expect(other.status).toBe(422);
	});

	it("answer whatever is sent with what is wrong, never by a fault of ours", async () => {
		const { id, guid } = await made();
		const fields = {
			"/api/logschema": ["id", "client_id", "question_ids", "title", "schedule", "updated_at"],
			"/api/response": ["guid", "answers", "mode"],
			"/api/category": ["id", "title", "sort_order", "updated_at"],
			"/api/question": ["id", "category_id", "text", "kind", "options", "sort_order"],
		};
		const known = fc.constantFrom<unknown>(id, guid, client.userId, [questions.mood], started.category, "scale", {
			[questions.mood]: { a: 1 },
		});
		const sent = fc
			.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))
			.chain((path) =>
				fc.tuple(
					fc.constant(path),
					fc.dictionary(fc.constantFrom(...fields[path]), fc.oneof(known, fc.jsonValue({ maxDepth: 2 }))),
				),
			);
		await fc.assert(
			fc.asyncProperty(sent, async ([path, body]) => {
				const answer = await admin.call("POST", path, { tenant_id: tenant.id, ...body });
				expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500);
				if (answer.status === 422) expect(Object.keys(answer.body.errors ?? {}).length, answer.text).toBeGreaterThan(0);
			}),
			{ numRuns: 150 },
		);
		expect(await shown(client, `form_reply/${guid}?lang=en`)).toContain("Begin");
	});
});

describe("what a client was given", () => {
	it("is paused, taken up again and ended by who follows them, and answered together on their device", async () => {
		const { id, guid } = await made({ title: "Together" });
		const page = at(`user_forms?client=${client.userId}`);
		const assignment = async () =>
			await portal.db
				.prepare("select id, status from form_assignments where form_id = ? order by id desc")
				.bind(id)
				.first<{ id: string; status: string }>();
		await advisor.call("POST", "/api/logschema", {
			id,
			schedule: { repeat: { kind: "daily" }, hour: 0, reminders: { most: 0, gap_hours: 24 } },
		});
		const change = async (who: Person, status: string) =>
			(
				await who.submit(page, {
					...{ intent: "change", id: (await assignment())?.id ?? "", client: client.userId, status },
				})
			).status;
		expect(await change(stranger, "paused")).toBe(404);
		for (const status of ["paused", "active", "stopped"]) {
			expect(await change(advisor, status)).toBe(302);
			expect((await assignment())?.status).toBe(status);
		}
		expect(await change(advisor, "active")).toBe(404);
		const together = await advisor.submit(page, { intent: "together", formId: id, client: client.userId });
		const path = together.headers.get("Location") ?? "";
		expect(path).toContain(`/form_reply/${guid}/`);
		const sent = await advisor.submit(path, {
			...{ intent: "step", step: "review", go: "send", sendKey: "together-1", startedAt: "1" },
			kept: JSON.stringify({ [questions.mood]: 5 }),
		});
		expect(sent.status).toBe(302);
		const row = await portal.db
			.prepare("select mode, subject_id, respondent_id from form_replies where form_id = ?")
			.bind(id)
			.first();
		expect(row).toMatchObject({ mode: "assisted", subject_id: client.userId, respondent_id: client.userId });
	});
});

describe("the client's own view", () => {
	it("has what happened on a day, which its author alone takes away, and puts a note away and back", async () => {
		const { id, guid } = await made();
		for (const mood of [3, 5]) await answered(guid, mood);
		const page = at(`reports?form=${id}`);
		const label = "First day at work";
		expect((await client.submit(page, { intent: "marker", day: now, label })).status).toBe(302);
		await refused(await client.submit(page, { intent: "marker", day: "2026-02-31", label }), "2026");
		expect(await shown(advisor, `reports?client=${client.userId}&form=${id}`)).toContain(label);
		const marker = await portal.db.prepare("select id from self_report_markers").first<string>("id");
		const remove = (who: Person) =>
			who.submit(at(`reports?client=${client.userId}&form=${id}`), {
				...{ intent: "removeMarker", id: marker ?? "", client: client.userId },
			});
		for (const who of [advisor, stranger, other]) expect((await remove(who)).status).toBe(404);
		const reply = await portal.db.prepare("select id from form_replies where form_id = ?").bind(id).first<string>("id");
		await advisor.submit(at(`reports?client=${client.userId}&form=${id}`), {
			...{ intent: "note", replyId: reply ?? "", text: "Keep walking", isShown: "on" },
		});
		expect(await shown(client, `reports?form=${id}`)).toContain("Keep walking");
		const note = await portal.db
			.prepare("select id from form_reply_events where text = 'Keep walking'")
			.first<string>("id");
		const hide = (who: Person, isHidden: string) => who.submit(page, { intent: "hide", id: note ?? "", isHidden });
		expect((await hide(other, "yes")).status).toBe(404);
		expect((await hide(client, "yes")).status).toBe(302);
		expect(await shown(client, `reports?form=${id}`)).not.toContain("Keep walking");
		expect(await shown(advisor, `reports?client=${client.userId}&form=${id}`)).toContain("Keep walking");
		await hide(client, "no");
		expect(await shown(client, `reports?form=${id}`)).toContain("Keep walking");
		expect((await remove(client)).status).toBe(302);
		expect(await shown(client, `reports?form=${id}`)).not.toContain(label);
	});

	it("compares two chosen days, and shows first, previous and current with what has changed", async () => {
		const { id, guid } = await made();
		for (const mood of [2, 8, 5]) await answered(guid, mood, { [questions.sleep]: mood });
		const { results } = await portal.db
			.prepare("select id from form_replies where form_id = ? order by id")
			.bind(id)
			.all<{ id: string }>();
		const [first, second] = results.map((row) => row.id);
		const whole = await shown(client, `reports?form=${id}`);
		expect(whole).toMatch(/Sleep 2 8 5 -3|Sleep 2 8 5 −3/);
		const pair = await shown(client, `reports?form=${id}&one=${second}&other=${first}`);
		expect(pair.slice(pair.indexOf("Compare two"))).toMatch(/Sleep 8 2 [−-]6/);
	});

	it("says to the advisor alone, after three measurements that do not get better, what to talk about", async () => {
		const { id, guid } = await made();
		for (const mood of [5, 5, 5, 4]) await answered(guid, mood, { [questions.sleep]: mood });
		const page = `reports?client=${client.userId}&form=${id}`;
		const said = "No improvement over the last three measurements: Sleep";
		expect(await shown(advisor, page)).toContain(said);
		const meeting = await shown(advisor, `reports/meeting?client=${client.userId}&form=${id}`);
		for (const check of ["Working together", "Motivation", "Life events", "The plan"]) expect(meeting).toContain(check);
		expect(await shown(client, `reports?form=${id}`)).not.toContain(said);
	});

	it("has the log of who has read the minutes, too", async () => {
		const { id, guid } = await made();
		await answered(guid, 5);
		const page = at(`reports/meeting?client=${client.userId}&form=${id}`);
		const minutes = { intent: "minutes", client: client.userId, form: id, point1: "Sleep", notes: "" };
		expect((await advisor.submit(page, minutes)).status).toBe(302);
		expect(await shown(client, "reports/reads")).not.toContain("Read the minutes");
		await shown(admin, `reports/meeting?client=${client.userId}`);
		expect(await shown(client, "reports/reads")).toMatch(/Ada.* Read the minutes of your talks/);
	});
});

describe("the group", () => {
	it("tells nothing of fewer than five people, then how they have changed and how much was answered", async () => {
		const { body: form } = await admin.call("POST", "/api/logschema", {
			...{ tenant_id: tenant.id, client_id: client.userId, question_ids: [questions.mood], title: "For all" },
		});
		await portal.db.prepare("update self_report_forms set client_id = null where id = ?").bind(form.id).run();
		const group = () => shown(advisor, `users/group?form=${form.id}`);
		const people = [client];
		for (const name of ["Bo", "Cy", "Di", "Ed"]) people.push(await started.join("CLIENT", name));
		for (const person of people.slice(1)) await started.follow(advisor, person);
		const reply = async (person: Person, mood: number) => {
			const give = { intent: "give", formId: form.id, client: person.userId, repeat: "once", startsOn: now, hour: "0" };
			expect((await advisor.submit(at("user_forms"), give)).status).toBe(302);
			expect((await started.answer(person, form.guid, { [questions.mood]: mood })).status).toBe(201);
		};
		for (const person of people.slice(0, 4)) for (const mood of [2, 6]) await reply(person, mood);
		expect(await group()).toContain("fewer than 5");
		expect(await group()).not.toMatch(/\+4/);
		for (const mood of [2, 6]) await reply(people[4] as Person, mood);
		const told = await group();
		expect(told).toMatch(/5 clients have answered · 9\d% of the forms/);
		expect(told).toMatch(/Sleep 5 2 6 \+4/);
		expect((await stranger.fetch(at(`users/group?form=${form.id}`))).status).toBe(200);
		expect(await shown(stranger, `users/group?form=${form.id}`)).not.toMatch(/\+4/);
		expect((await client.fetch(at("users/group"))).status).toBe(302);
	});
});

it("a form's address tells a guest nothing of whose it is, and a guid that is nobody's answers alike everywhere", async () => {
	const { guid } = await made({ title: "Address" });
	const guest = asPerson(portal);
	expect(await shown(guest, `form_reply/${guid}?lang=en`)).not.toMatch(/Amina|Grete/);
	const builder = await (await guest.fetch(`/${tenant.guid}/form_builder/form_reply/${guid}`)).status;
	const unknown = crypto.randomUUID();
	const answers = await Promise.all(
		[at(`form_reply/${unknown}`), at("form_reply/1"), at(`form_reply/${guid}/token`), at(`sent/${unknown}`)].map(
			async (path) => {
				const answer = await guest.fetch(path);
				return [answer.status, words(await answer.text())];
			},
		),
	);
	expect(builder).toBe(404);
	for (const answer of answers) expect(answer).toEqual(answers[0]);
	expect(answers[0]?.[0]).toBe(404);
});
