import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;

const task = {
	...{ kind: "gapTyped", question: "Skriv.", text: "Jeg leser [[g1]]." },
	gaps: [{ id: "g1", accepted: ["boka"] }],
};

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("norwegian_learning");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR") => {
		const user = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN");
	advisor = await join("ADVISOR");
	const insert = (table: string, row: Record<string, unknown>) => {
		const whole = { tenant_id: tenant.id, created_at: 1, updated_at: 1, ...row };
		const names = Object.keys(whole);
		return portal.db
			.prepare(`insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`)
			.bind(
				...Object.values(whole).map((value) => (value && typeof value === "object" ? JSON.stringify(value) : value)),
			);
	};
	const shared = { created_by: "somebody", title: "t", sort_title: "t" };
	const result = { skills: { grammar: { points: 0, of: 1000, level: "underA1" } }, overall: "underA1" };
	const attempts = ["first", "second", "unlike", "underway"].flatMap((id) => {
		const isDone = id !== "underway";
		const answer = { g1: id === "unlike" ? "boller" : "Boken" };
		return [
			insert("nl_attempts", {
				...{ id, test_id: "test", link_id: "link", secret_hash: id, name: `Candidate ${id}`, language: "en" },
				...{
					status: isDone ? "done" : "begun",
					last_at: Date.now(),
					result: isDone ? result : null,
					rank: isDone ? 0 : -1,
				},
				items: [{ id: "item", skill: "grammar", level: "A1", task, passage: "", transcript: "", audioGuid: null }],
			}),
			insert("nl_answers", { id: `${id}:item`, attempt_id: id, item_id: "item", answer, score: 0 }),
		];
	});
	await portal.db.batch([
		insert("nl_items", {
			...shared,
			id: "item",
			skill: "grammar",
			level: "A1",
			kind: "gapTyped",
			task,
			times_shown: 3,
		}),
		insert("nl_tests", { ...shared, id: "test", status: "open" }),
		...attempts,
	]);
});
afterAll(() => portal.dispose());

const at = (query = "") => `/${tenant.guid}/norwegian_learning/items/item/item/answers${query}`;
const preview = "?accept=g1%3ABoken";
const scores = async () =>
	(await portal.db.prepare("select id, score from nl_answers order by id").all<{ id: string; score: number }>()).results
		.map(({ id, score }) => `${id.split(":")[0]} ${score}`)
		.join(", ");
const one = async (sql: string) => portal.db.prepare(sql).first<Record<string, string>>();

it("a teacher accepts what many typed: the changes are told first, everybody gets them, and they can be taken back", async () => {
	const before = await one("select items, result from nl_attempts where id = 'first'");
	const page = await (await admin.fetch(at(preview))).text();
	expect(page).toContain("Candidate first");
	expect(page).not.toContain("Candidate unlike");
	expect(page).toContain("Save and rescore (3)");
	expect(await scores()).toBe("first 0, second 0, underway 0, unlike 0");
	// Whom an advisor may not see they are not told of.
	expect(await (await advisor.fetch(at(preview))).text()).not.toContain("Candidate first");
	expect((await admin.submit(at(), { intent: "save" })).status).toBe(422);

	expect((await admin.submit(at(), { intent: "save", accept: "g1:Boken" })).status).toBe(302);
	expect(await scores()).toBe("first 1000, second 1000, underway 1000, unlike 0");
	const after = await one("select items, result, rank from nl_attempts where id = 'first'");
	expect(after?.items).toBe(before?.items);
	expect(JSON.parse(after?.result ?? "")).toMatchObject({ overall: "A1", skills: { grammar: { points: 1000 } } });
	expect(after?.rank).toBe(1);
	expect((await one("select times_right from nl_items"))?.times_right).toBe(2);
	const shown = await (await admin.fetch(`/${tenant.guid}/norwegian_learning/results/attempt/first`)).text();
	expect(shown).not.toContain("Right:");
	expect((await admin.submit(at(), { intent: "save", accept: "g1:Boken" })).status).toBe(422);

	const rescoring = (await one("select id from nl_rescorings"))?.id ?? "";
	expect((await admin.submit(at(), { intent: "undo", rescoring })).status).toBe(302);
	expect(await scores()).toBe("first 0, second 0, underway 0, unlike 0");
	expect(await one("select result, rank from nl_attempts where id = 'first'")).toMatchObject({ rank: 0 });
	expect(JSON.parse((await one("select task from nl_items"))?.task ?? "")).toEqual(task);
	expect((await admin.submit(at(), { intent: "undo", rescoring })).status).toBe(404);
});

it("goes on with the rest where more have typed the words than one rescoring changes", async () => {
	await portal.db.batch([
		portal.db.prepare(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 160)
			insert into nl_attempts (tenant_id, id, test_id, link_id, secret_hash, name, language, status, last_at, items, created_at, updated_at)
			select tenant_id, 'many' || i, test_id, link_id, 'many' || i, name, language, 'begun', last_at, items, 1, 1
			from nl_attempts, n where id = 'underway'`),
		portal.db.prepare(`insert into nl_answers (tenant_id, id, attempt_id, item_id, answer, score, created_at, updated_at)
			select tenant_id, id || ':item', id, 'item', '{"g1":"Bokas"}', 0, 1, 1 from nl_attempts where id like 'many%'`),
	]);
	const right = async () =>
		Number((await one("select count(*) as n from nl_answers where id like 'many%' and score = 1000"))?.n);
	const accepted = async () => (await one("select task from nl_items"))?.task;
	const save = async () => admin.submit(at(), { intent: "save", accept: "g1:Bokas" });
	const first = await save();
	expect(first.headers.get("location")).toContain("/answers?accept=g1%3ABokas");
	expect(await right()).toBe(150);
	expect(await (await admin.fetch(at("?accept=g1%3ABokas"))).text()).toContain("Save and rescore (10)");
	expect((await save()).status).toBe(302);
	expect(await right()).toBe(160);
	expect((await save()).status).toBe(422);

	// A word stays accepted as long as one of them stands.
	const both = await portal.db
		.prepare("select id from nl_rescorings where undone_at is null order by created_at, id")
		.all<{ id: string }>();
	const [full, rest] = both.results.map(({ id }) => id);
	await admin.submit(at(), { intent: "undo", rescoring: rest ?? "" });
	expect(await right()).toBe(150);
	expect(await accepted()).toContain("Bokas");
	await admin.submit(at(), { intent: "undo", rescoring: full ?? "" });
	expect(await right()).toBe(0);
	expect(await accepted()).not.toContain("Bokas");
});

it("recommends a course of the portal by its link, in the reader's language, as long as everybody may read it", async () => {
	const make = factories(portal.db);
	await make.entry(tenant, await make.module("courses"));
	await portal.db.batch([
		portal.db
			.prepare(
				"insert into courses (tenant_id, id, guid, author_id, titles, first_language, sort_title, status, audience, created_at, updated_at) values (?, 'course', 'c0000000-0000-4000-8000-000000000001', 'x', ?, 'nb', 'norsk a1', 'published', 'public', 1, 1)",
			)
			.bind(tenant.id, JSON.stringify({ nb: "Norsk A1", en: "Norwegian A1" })),
		portal.db.prepare(`update nl_tests set courses = '{"underA1":"Norsk A1","A1":"Et annet kurs"}' where id = 'test'`),
		portal.db
			.prepare(
				"insert into nl_links (tenant_id, id, guid, test_id, kind, created_by, created_at, updated_at) values (?, 'link', 'c0000000-0000-4000-8000-000000000002', 'test', 'open', 'x', 1, 1)",
			)
			.bind(tenant.id),
		portal.db.prepare("update nl_attempts set user_id = ?, done_at = 2 where id = 'first'").bind(admin.userId),
	]);
	const result = `/${tenant.guid}/norwegian_learning/norwegian_learning_test/c0000000-0000-4000-8000-000000000002?lang=en`;
	expect(await (await admin.fetch(result)).text()).toMatch(/courses\/tutorial\?course=c0000000[^>]*>Norwegian A1</);
	await portal.db.prepare("update courses set audience = 'tenant'").run();
	const page = await (await admin.fetch(result)).text();
	expect(page).toContain("Norwegian A1");
	expect(page).not.toContain("tutorial?course=c0000000");
	const settings = await (await admin.fetch(`/${tenant.guid}/norwegian_learning/tests/test/test`)).text();
	expect(settings).toContain('<option value="Norsk A1"');
});

it("what was answered since stays as it is when a rescoring is taken back, and another rescoring of the same answer too", async () => {
	const two = {
		...{ kind: "gapTyped", question: "Skriv.", text: "Jeg [[g1]] en [[g2]]." },
		gaps: [
			{ id: "g1", accepted: ["leser"] },
			{ id: "g2", accepted: ["bok"] },
		],
	};
	const asked = [
		{ id: "item", skill: "grammar", level: "A1", task: two, passage: "", transcript: "", audioGuid: null },
	];
	const typed = JSON.stringify({ g1: "les", g2: "bøk" });
	await portal.db.batch([
		portal.db.prepare("delete from nl_attempts where id like 'many%' or id in ('second', 'unlike', 'underway')"),
		portal.db.prepare("delete from nl_rescorings"),
		portal.db.prepare("update nl_items set task = ?, times_right = 0").bind(JSON.stringify(two)),
		portal.db.prepare("update nl_attempts set items = ?, status = 'begun', result = null").bind(JSON.stringify(asked)),
		portal.db.prepare("update nl_answers set answer = ?, score = 0, accepted = null").bind(typed),
		portal.db.prepare(`insert into nl_attempts (tenant_id, id, test_id, link_id, secret_hash, name, language, status, last_at, items, created_at, updated_at)
			select tenant_id, 'anew', test_id, link_id, 'anew', name, language, status, last_at, items, 1, 1 from nl_attempts where id = 'first'`),
		portal.db.prepare(`insert into nl_answers (tenant_id, id, attempt_id, item_id, answer, score, created_at, updated_at)
			select tenant_id, 'anew:item', 'anew', 'item', answer, 0, 1, 1 from nl_answers where id = 'first:item'`),
	]);
	const accept = async (tick: string) => {
		expect((await admin.submit(at(), { intent: "save", accept: tick })).status).toBe(302);
		return (await one("select id from nl_rescorings order by created_at desc, id desc limit 1"))?.id ?? "";
	};
	const first = await accept("g1:les");
	const second = await accept("g2:bøk");
	expect(await scores()).toBe("anew 1000, first 1000");
	// One of them answers once more, as well: nothing of it rests on what was accepted.
	await portal.db
		.prepare("update nl_answers set answer = ?, score = 1000, accepted = null, updated_at = 2 where id = 'anew:item'")
		.bind(JSON.stringify({ g1: "leser", g2: "bok" }))
		.run();
	await portal.db.prepare("update nl_attempts set status = 'done'").run();
	await portal.db.prepare("update nl_items set times_right = 2").run();
	expect((await admin.submit(at(), { intent: "undo", rescoring: first })).status).toBe(302);
	expect(await scores()).toBe("anew 1000, first 500");
	expect((await one("select times_right from nl_items"))?.times_right).toBe(1);
	expect((await one("select accepted from nl_answers where id = 'first:item'"))?.accepted).toBe('{"g2":["bøk"]}');
	expect((await admin.submit(at(), { intent: "undo", rescoring: second })).status).toBe(302);
	expect(await scores()).toBe("anew 1000, first 0");
	expect(JSON.parse((await one("select task from nl_items"))?.task ?? "")).toEqual(two);
});
