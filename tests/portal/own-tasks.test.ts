import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
const people: Record<string, Person> = {};
let guid: string;

const now = today("Europe/Oslo", new Date());
const day = (count: number) => addDays(now, count);

beforeAll(async () => {
	portal = await startPortal({ seed: true });
	for (const name of ["advisor", "advisor2", "client", "client2", "admin"])
		people[name] = await signInAs(portal, `${name}@fjordvik.test`);
	people.foreign = await signInAs(portal, "admin@nordlys.test");
	guid = (await idOf("select guid as id from tenants where slug = 'fjordvik'")) ?? "";
	for (const [table, change] of [
		["crm_tasks", "is_open = 0, done_at = 1, assignee_id = null"],
		["hms_measures", "is_open = 0, done_on = '2020-01-01'"],
		["hms_deviations", "status = 'closed', updated_at = 1"],
		["kartlegging_follow_ups", "done_on = '2020-01-01'"],
		["kartlegging_companies", "next_on = '9999-12-31', next_step = ''"],
	])
		await run(`update ${table} set ${change}`);
});
afterAll(() => portal.dispose());

const idOf = (sql: string) => portal.db.prepare(sql).first<string>("id");
const run = (sql: string) => portal.db.prepare(sql).run();
const tenantId = "(select id from tenants where slug = 'fjordvik')";
const userId = (who: string) => `(select id from users where email = '${who}@fjordvik.test')`;

const userOf = async (who: string) => (await idOf(`select id from users where email = '${who}@fjordvik.test'`)) ?? "";

/** The main part of somebody's page of tasks. */
async function page(who: string, query = "", tenant = guid) {
	const answer = await people[who]?.fetch(`/${tenant}/yourtasks${query}`);
	const html = (await answer?.text()) ?? "";
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("&amp;", "&");
	return { status: answer?.status, main, roundTrips: JSON.parse(answer?.headers.get("X-D1") ?? "{}").roundTrips };
}

/** The part of the page under a heading. */
const under = (main: string, title: string) =>
	main.split("<h2").find((part) => part.slice(0, 200).includes(`>${title}<`)) ?? "";

const press = async (who: string, fields: Record<string, string>, tenant = guid) => {
	const answer = await people[who]?.submit(`/${tenant}/yourtasks`, fields);
	return { status: answer?.status, text: (await answer?.text()) ?? "" };
};

/** A customer's task, a measure and a follow-up of the advisor's, all from the demo. */
async function work() {
	const [task, measure, followUp] = await Promise.all([
		idOf(`select id from crm_tasks where tenant_id = ${tenantId} and deleted_at is null and repeat is null limit 1`),
		idOf(`select id from hms_measures where tenant_id = ${tenantId} and deleted_at is null limit 1`),
		idOf(`select f.id from kartlegging_follow_ups f join kartlegging_companies k on k.tenant_id = f.tenant_id
			and k.id = f.company_id where f.tenant_id = ${tenantId} and k.deleted_at is null
			and k.interviewer_id = ${userId("advisor")} limit 1`),
	]);
	await run(`update crm_tasks set title = 'Ring banken', is_open = 1, status = 'todo', done_at = null, due_on = '${day(-3)}',
		assignee_id = ${userId("advisor")} where id = '${task}'`);
	await run(`update hms_measures set title = 'Rydd rampen', is_open = 1, done_on = '', due_on = '${now}', outcome = '',
		owner_id = ${userId("advisor")} where id = '${measure}'`);
	await run(`update kartlegging_follow_ups set title = 'Send tilbud', done_on = '', due_on = '${day(40)}',
		owner_id = ${userId("advisor")} where id = '${followUp}'`);
	return { task: task ?? "", measure: measure ?? "", followUp: followUp ?? "" };
}

test("one's own tasks of all modules stand under each other by their days, each with its record; nobody else's", async () => {
	const { task, measure } = await work();
	const { status, main, roundTrips } = await page("advisor");
	expect([status, roundTrips <= 3]).toEqual([200, true]);
	expect(under(main, "Over fristen")).toContain(`/dashboardCRM/tasks?task=${task}`);
	expect(under(main, "Over fristen")).toContain("3 dager over fristen");
	expect(under(main, "I dag")).toContain(`/hms/plan/${measure}`);
	expect(under(main, "Senere")).toContain("Send tilbud");
	for (const who of ["advisor2", "client", "admin"]) {
		const other = await page(who);
		expect([who, other.status]).toEqual([who, 200]);
		for (const words of ["Ring banken", "Rydd rampen", "Send tilbud"]) expect(other.main).not.toContain(words);
	}
	expect((await page("foreign")).status).toBe(404);
	const only = (await page("advisor", "?module=hms")).main;
	expect(only).toContain("Rydd rampen");
	expect(only).not.toContain("Ring banken");
	expect((await page("advisor", "?module=nothing")).main).toContain("Ring banken");
});

test("what a module does not show somebody is not here either", async () => {
	const { measure } = await work();
	const grant = `user_id = ${userId("advisor")} and modules_tenant_id in (select e.id from modules_tenant e
		join modules m on m.id = e.module_id where m.key = 'hms' and e.tenant_id = ${tenantId})`;
	const kept = await portal.db
		.prepare(`select * from modules_tenant_user where ${grant}`)
		.first<Record<string, never>>();
	await run(`delete from modules_tenant_user where ${grant}`);
	const { main } = await page("advisor");
	expect(main).toContain("Ring banken");
	expect(main).not.toContain("Rydd rampen");
	const fields = { intent: "settleNeed", kind: "measureDue", id: measure, note: "Ryddet" };
	expect((await press("advisor", fields)).status).toBe(404);
	const columns = Object.keys(kept ?? {});
	await portal.db
		.prepare(`insert into modules_tenant_user (${columns}) values (${columns.map(() => "?")})`)
		.bind(...Object.values(kept ?? {}))
		.run();
	expect((await page("advisor")).main).toContain("Rydd rampen");
});

test("a task is done where it stands and taken back, by whoever may do it alone, and stays in sight as done", async () => {
	const { task, followUp } = await work();
	const status = () => portal.db.prepare("select status from crm_tasks where id = ?").bind(task).first("status");
	const settle = { intent: "settleNeed", kind: "taskDue", id: task };
	const back = { ...settle, intent: "unsettleNeed" };
	for (const who of ["client", "advisor2", "foreign"])
		expect([who, (await press(who, settle)).status, await status()]).toEqual([who, 404, "todo"]);
	const done = await press("advisor", settle);
	expect([done.status, await status()]).toEqual([200, "done"]);
	// Without JavaScript the page itself says so, with the way back.
	expect(done.text).toMatch(/«Ring banken» er gjort[\s\S]*value="unsettleNeed"/);
	const { main } = await page("advisor");
	expect(under(main, "Over fristen")).not.toContain("Ring banken");
	expect(under(main, "Nylig utført")).toMatch(/Ring banken[\s\S]*value="unsettleNeed"/);
	expect([(await press("advisor", back)).status, await status()]).toEqual([200, "todo"]);
	expect(under((await page("advisor")).main, "Over fristen")).toContain("Ring banken");

	const doneOn = () =>
		portal.db.prepare("select done_on from kartlegging_follow_ups where id = ?").bind(followUp).first("done_on");
	const follow = { intent: "settleNeed", kind: "companyTask", id: followUp };
	expect([(await press("admin", follow)).status, await doneOn()]).toEqual([404, ""]);
	expect([(await press("advisor", follow)).status, await doneOn()]).toEqual([200, now]);
	expect([(await press("advisor", { ...follow, intent: "unsettleNeed" })).status, await doneOn()]).toEqual([200, ""]);
});

test("a measure asks what was done, waits for somebody else's look at the effect, and is opened again", async () => {
	const { measure } = await work();
	const settle = { intent: "settleNeed", kind: "measureDue", id: measure };
	const row = () =>
		portal.db.prepare("select is_open, outcome, effect_by from hms_measures where id = ?").bind(measure).first();
	const refused = await press("advisor", settle);
	expect([refused.status, refused.text.includes(`note-${measure}-error`)]).toEqual([422, true]);
	expect((await press("advisor", { ...settle, note: "Ryddet" })).status).toBe(200);
	expect(await row()).toMatchObject({ is_open: 0, outcome: "Ryddet", effect_by: null });
	expect(under((await page("advisor")).main, "Nylig utført")).toContain("Venter på effektkontroll");
	expect((await press("advisor", { ...settle, intent: "unsettleNeed" })).status).toBe(200);
	expect(await row()).toMatchObject({ is_open: 1 });
});

test("of very many the first are shown, and where the others are", async () => {
	await run(`insert into crm_tasks (tenant_id, id, title, assignee_id, due_on, created_by, created_at, updated_at)
		select ${tenantId}, 'many' || value, 'Nummer ' || value, ${userId("advisor")}, '${day(60)}', 'x', 1, 1
		from json_each('[${Array.from({ length: 105 }, (_, at) => at)}]')`);
	const { main } = await page("advisor", "?module=crm");
	expect(new Set(main.match(/task=many\d+/g)).size).toBe(99);
	expect(main).toMatch(/De første 100 i[\s\S]*\/dashboardCRM\/tasks\?f=assignee\.any\.me/);
	await run("delete from crm_tasks where id like 'many%'");
});

test("a client has courses, learning tasks, forms and days of a placement, and nothing of another client", async () => {
	const client = userId("client");
	await run(
		`update course_enrolments set source = 'assigned', done_at = null, due_on = '${day(-1)}' where user_id = ${client}`,
	);
	const course =
		await idOf(`select e.course_id as id from course_enrolments e join courses c on c.tenant_id = e.tenant_id
		and c.id = e.course_id where e.user_id = ${client} and c.status = 'published' and c.deleted_at is null limit 1`);
	const task = await idOf(`select p.task_id as id from learning_task_people p join learning_contents c on
		c.tenant_id = p.tenant_id and c.id = p.content_id where p.user_id = ${client} and c.status = 'published' limit 1`);
	await run(`update learning_task_people set answered_at = null where user_id = ${client}`);
	const { main } = await page("client");
	expect(under(main, "Over fristen")).toContain(`/courses/course/${course}`);
	expect(main).toContain(`/task_library/tasks/task/${task}`);
	const form = await idOf(`select f.guid as id from form_occasions o join forms f on f.tenant_id = o.tenant_id
		and f.id = o.form_id where o.respondent_id = ${client} and o.status = 'open' and f.status = 'open'
		and o.opens_at <= unixepoch() * 1000 and (o.closes_at is null or o.closes_at > unixepoch() * 1000) limit 1`);
	expect(main).toContain(String(form));
	expect((await page("client2")).main).not.toContain(`/task_library/tasks/task/${task}"`);
});

test("a plain task needs no module: one adds it, is given it by a colleague, changes it, and nobody else sees it", async () => {
	const at = `/${guid}/yourtasks`;
	const advisor2 = await userOf("advisor2");
	// The second advisor has no module that lists tasks.
	const made = await people.advisor2?.submit(`${at}/new`, { intent: "add", title: "Kjøp kaffe", dueOn: day(-1) });
	expect([made?.status, made?.headers.get("Location")?.endsWith("/yourtasks")]).toEqual([302, true]);
	expect(under((await page("advisor2")).main, "Over fristen")).toContain("Kjøp kaffe");
	const own = await idOf("select id from crm_tasks where title = 'Kjøp kaffe'");
	const given = { intent: "add", title: "Skriv referat", assigneeId: advisor2, dueOn: day(2) };
	expect((await people.admin?.submit(`${at}/new`, given))?.status).toBe(302);
	await portal.settle();
	const referat = await idOf("select id from crm_tasks where title = 'Skriv referat'");
	expect(
		await idOf(`select id from notifications where user_id = '${advisor2}' and url = '${at}/${referat}'`),
	).not.toBeNull();
	const shown = await (await people.advisor2?.fetch(`${at}/${referat}`))?.text();
	expect(shown).toContain("Gitt av");
	for (const who of ["client", "foreign"])
		for (const id of [own, referat])
			expect([who, (await people[who]?.fetch(`${at}/${id}`))?.status]).toEqual([who, 404]);
	// Who has a module that lists tasks is led on to it.
	expect((await people.admin?.fetch(`${at}/${referat}`))?.headers.get("Location")).toContain(
		"/dashboardCRM/tasks?task=",
	);
	const change = { intent: "save", title: "Skriv kort referat", assigneeId: advisor2, dueOn: "", status: "doing" };
	expect((await people.client?.submit(`${at}/${referat}`, change))?.status).toBe(404);
	expect((await people.advisor2?.submit(`${at}/${referat}`, change))?.status).toBe(302);
	expect(under((await page("advisor2")).main, "Uten frist")).toMatch(/Skriv kort referat[\s\S]*Pågår/);
	const settle = { intent: "settleNeed", kind: "plainTask", id: own ?? "" };
	const status = () => portal.db.prepare("select status from crm_tasks where id = ?").bind(own).first("status");
	expect([(await press("client", settle)).status, await status()]).toEqual([404, "todo"]);
	expect([(await press("advisor2", settle)).status, await status()]).toEqual([200, "done"]);
	const back = { ...settle, intent: "unsettleNeed" };
	expect([(await press("advisor2", back)).status, await status()]).toEqual([200, "todo"]);
	// What is due stands on the home page too, and is done there.
	const home = async () => (await people.advisor2?.fetch("/home"))?.text();
	expect(await home()).toContain(`${at}/${own}`);
	expect(await (await people.admin?.fetch("/home"))?.text()).not.toContain("Kjøp kaffe");
	expect((await people.advisor2?.submit("/home", { ...settle, tenant: guid }))?.status).toBe(200);
	expect([await status(), await home()]).toEqual(["done", expect.not.stringContaining(`${at}/${own}`)]);
	expect((await people.advisor2?.submit("/home", { ...back, tenant: guid }))?.status).toBe(200);
	expect(await status()).toBe("todo");
});

test("tasks are given by the staff and to the staff", async () => {
	const at = `/${guid}/yourtasks`;
	const fields = { intent: "add", title: "Ring tannlegen" };
	for (const path of ["/new", "/people?q=ingrid"])
		expect((await people.client?.fetch(at + path))?.status).not.toBe(200);
	expect((await people.client?.submit(`${at}/new`, fields))?.headers.get("Location")).toContain("/error");
	expect((await page("client")).main).not.toContain("/yourtasks/new");
	expect(await (await people.advisor?.fetch(`${at}/people?q=ingrid`))?.text()).toContain("Ingrid");
	const toClient = { ...fields, assigneeId: await userOf("client") };
	expect((await people.advisor2?.submit(`${at}/new`, toClient))?.status).toBe(422);
	expect(await idOf("select id from crm_tasks where title = 'Ring tannlegen'")).toBeNull();
});

test("what is about a customer is no plain task, whoever has it", async () => {
	const { task } = await work();
	await run(`update crm_tasks set assignee_id = ${userId("advisor2")} where id = '${task}'`);
	const about = await idOf(`select customer_id as id from crm_tasks where id = '${task}'`);
	const customer = await idOf(`select id from companies where tenant_id = ${tenantId} limit 1`);
	await run(`update crm_tasks set customer_id = '${customer}' where id = '${task}'`);
	expect((await page("advisor2")).main).not.toContain("Ring banken");
	expect((await people.advisor2?.fetch(`/${guid}/yourtasks/${task}`))?.status).toBe(404);
	expect((await press("advisor2", { intent: "settleNeed", kind: "plainTask", id: task })).status).toBe(404);
	await run(`update crm_tasks set customer_id = ${about ? `'${about}'` : "null"} where id = '${task}'`);
});
