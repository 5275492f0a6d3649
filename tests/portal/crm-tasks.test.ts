import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { letReadersSeeAll } from "../support/crm";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const MINUTE = 60_000;
let portal: Portal;
let tenant: { id: string; guid: string };
let boss: Person;
let advisor: Person;
let reader: Person;
let foreign: Person;
let openCustomer: string;
let closedCustomer: string;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("crm");
	tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	const entry = await make.entry(tenant, module);
	await letReadersSeeAll(portal, tenant);
	const otherEntry = await make.entry(other, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT") => {
		const user = await make.member(tenant, role);
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	boss = await join("ADMIN");
	advisor = await join("ADVISOR");
	reader = await join("CLIENT");
	const stranger = await make.member(other, "ADMIN");
	await make.grant(otherEntry, stranger, "ADMIN");
	foreign = await signInAs(portal, stranger.email);
	openCustomer = await addCustomer("all");
	closedCustomer = await addCustomer("own");
});
afterAll(() => portal.dispose());

async function addCustomer(visibility: string) {
	const id = newId();
	const now = Date.now();
	await portal.db
		.prepare(
			"insert into companies (tenant_id, id, guid, name, sort_name, is_customer, owner_id, visibility, created_by, updated_by, created_at, updated_at) values (?, ?, ?, 'Havbris', 'havbris', 1, ?, ?, 'x', 'x', ?, ?)",
		)
		.bind(tenant.id, id, newGuid(), boss.userId, visibility, now, now)
		.run();
	return id;
}
const nextTaskOn = (id: string) =>
	portal.db.prepare("select next_task_on from companies where id = ?").bind(id).first<string>("next_task_on");
const rowOf = (id: string) =>
	portal.db.prepare("select * from crm_tasks where id = ?").bind(id).first<Record<string, unknown>>();
const add = async (person: Person, fields: Record<string, unknown>) => {
	const answer = await person.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, title: "Call", ...fields });
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; updated_at: string; [key: string]: unknown };
};
const change = (person: Person, fields: Record<string, unknown>) => person.call("POST", "/api/crm/tasks", fields);
const press = (person: Person, fields: Record<string, string>) =>
	person.submit(`/${tenant.guid}/dashboardCRM/tasks`, fields);

describe("a customer's next task", () => {
	it("follows what is added, done, opened, moved, trashed and restored", async () => {
		const first = await add(advisor, { customer_id: openCustomer, due: "2027-03-01" });
		const second = await add(advisor, { customer_id: openCustomer, due: "2027-02-01" });
		expect(await nextTaskOn(openCustomer)).toBe("2027-02-01");
		await change(advisor, { id: second.id, done: true });
		expect(await nextTaskOn(openCustomer)).toBe("2027-03-01");
		await press(advisor, { intent: "reopen", id: second.id });
		expect(await nextTaskOn(openCustomer)).toBe("2027-02-01");
		await advisor.call("DELETE", `/api/crm/tasks?id=${second.id}`);
		expect(await nextTaskOn(openCustomer)).toBe("2027-03-01");
		await press(advisor, { intent: "restore", id: second.id });
		expect(await nextTaskOn(openCustomer)).toBe("2027-02-01");
		for (const id of [first.id, second.id]) await change(advisor, { id, customer_id: null });
		expect(await nextTaskOn(openCustomer)).toBe("9999-12-31");
	});
});

describe("a task that repeats", () => {
	it("is followed by one task however often it is finished, and takes it back when opened again", async () => {
		const task = await add(advisor, { due: "2031-01-31", repeat: "monthly", remind_at: "2031-01-30T08:00:00Z" });
		const answers = await Promise.all([1, 2, 3].map(() => change(advisor, { id: task.id, done: true })));
		expect(answers.some(({ status }) => status === 200)).toBe(true);
		const followers = () =>
			portal.db
				.prepare("select * from crm_tasks where previous_id = ?")
				.bind(task.id)
				.all<Record<string, unknown>>()
				.then(({ results }) => results);
		expect(await followers()).toHaveLength(1);
		const [next] = await followers();
		expect(next).toMatchObject({ due_on: "2031-02-28", repeat_from: "2031-01-31", status: "todo" });
		expect(new Date(next?.remind_at as number).toISOString()).toBe("2031-02-27T08:00:00.000Z");
		await press(advisor, { intent: "reopen", id: task.id });
		expect(await followers()).toHaveLength(0);
	});

	it("needs a due day", async () => {
		const answer = await change(advisor, { tenant_id: tenant.id, title: "Call", repeat: "weekly" });
		expect(answer.status).toBe(422);
		expect(Object.keys(answer.body.errors)).toEqual(["due_on"]);
	});
});

describe("a reminder", () => {
	const run = async (at: number) => {
		await portal.cron("*/5 * * * *", new Date(at));
		await portal.settle();
	};
	const told = (id: string) =>
		portal.db.prepare("select count(*) as n from notifications where url like ?").bind(`%${id}`).first<number>("n");

	it("is told once, with one letter, and at the new time where it was put off", async () => {
		const at = Date.now() - MINUTE;
		const task = await add(advisor, { remind_at: new Date(at).toISOString() });
		// The second run finds it again, where the first one's message is still on its way.
		await portal.cron("*/5 * * * *");
		await run(Date.now());
		await run(Date.now());
		expect(await told(task.id)).toBe(1);
		const letters = await portal.db
			.prepare("select count(*) as n from mail_outbox where template = 'taskReminder'")
			.first<number>("n");
		expect(letters).toBe(1);
		await press(advisor, { intent: "snooze", id: task.id, by: "hour" });
		await run(Date.now());
		expect(await told(task.id)).toBe(1);
		await portal.travelTo(new Date(Date.now() + 61 * MINUTE));
		await run(Date.now() + 61 * MINUTE);
		await portal.travelTo(null);
		expect(await told(task.id)).toBe(2);
		expect((await rowOf(task.id))?.remind_at).toBeNull();
	});

	it("is not told of what is done or in the trash", async () => {
		const remind_at = new Date(Date.now() - MINUTE).toISOString();
		const done = await add(advisor, { remind_at });
		const gone = await add(advisor, { remind_at });
		await change(advisor, { id: done.id, done: true });
		await advisor.call("DELETE", `/api/crm/tasks?id=${gone.id}`);
		await run(Date.now());
		expect(await told(done.id)).toBe(0);
		expect(await told(gone.id)).toBe(0);
	});
});

describe("who sees and changes what", () => {
	it("hides the tasks of a customer that is kept to its own people", async () => {
		const task = await add(boss, { customer_id: closedCustomer });
		expect((await advisor.call("GET", `/api/crm/tasks?id=${task.id}&tenant_id=${tenant.id}`)).status).toBe(404);
		expect((await change(advisor, { id: task.id, title: "Mine" })).status).toBe(404);
		const given = await change(boss, { id: task.id, assignee_id: advisor.userId });
		expect(given.status).toBe(200);
		expect((await advisor.call("GET", `/api/crm/tasks?id=${task.id}`)).status).toBe(200);
	});

	it("lets level 10 read and not write, and no one of another tenant do either", async () => {
		const task = await add(advisor, { customer_id: openCustomer });
		expect((await reader.call("GET", `/api/crm/tasks?id=${task.id}`)).status).toBe(200);
		expect((await change(reader, { id: task.id, title: "Mine" })).status).toBe(403);
		expect((await foreign.call("GET", `/api/crm/tasks?id=${task.id}`)).status).toBe(404);
		expect((await foreign.call("DELETE", `/api/crm/tasks?id=${task.id}`)).status).toBe(404);
	});

	it("refuses what a task may not point to, and a change that is based on an older one", async () => {
		const hidden = await change(advisor, { tenant_id: tenant.id, title: "Call", customer_id: closedCustomer });
		expect(hidden.status).toBe(422);
		const task = await add(advisor, {});
		const { updated_at } = task;
		expect((await change(advisor, { id: task.id, title: "A", updated_at })).status).toBe(200);
		const late = await change(advisor, { id: task.id, title: "B", updated_at });
		expect(late.status).toBe(409);
		expect((await rowOf(task.id))?.title).toBe("A");
	});
});

describe("the page", () => {
	it("shows list, board and panel, and works without JavaScript", async () => {
		const page = `/${tenant.guid}/dashboardCRM/tasks`;
		const saved = await advisor.submit(`${page}?task=new`, { intent: "save", title: "Ring Havbris", status: "todo" });
		expect(saved.status).toBe(302);
		const list = await (await advisor.fetch(`${page}?q=havbris`)).text();
		expect(list).toContain("Ring Havbris");
		const board = await (await advisor.fetch(`${page}?as=board`)).text();
		expect(board).toContain("Ring Havbris");
		expect((await advisor.fetch(`${page}?task=new`)).status).toBe(200);
		const wrong = await advisor.submit(`${page}?task=new`, { intent: "save", title: "", customer: "Nobody" });
		expect(wrong.status).toBe(422);
		expect(await (await reader.fetch(page)).text()).not.toContain("task=new");
	});
});

describe("the list", () => {
	const page = (query = "") => `/${tenant.guid}/dashboardCRM/tasks${query}`;
	const titles = async (query: string, person = advisor) => {
		const html = await (await person.fetch(page(query))).text();
		return [...html.matchAll(/class="row-link"[^>]*><span[^>]*>([^<]+)</g)].map(([, title]) => title);
	};
	/** Posts as a browser without JavaScript does, and reads the form that undoes it from the page. */
	const post = async (fields: [string, string][], status = 200, person = advisor) => {
		const answer = await person.fetch(page(), { method: "POST", body: new URLSearchParams(fields) });
		const html = await answer.text();
		expect(answer.status, html.slice(0, 300)).toBe(status);
		const told = html.match(/<form[^>]*tone-success[\s\S]*?<\/form>/)?.[0] ?? "";
		const plain = (value = "") => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
		return [...told.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = "", value]): [string, string] => [
			name,
			plain(value),
		]);
	};
	const chosen = (...tasks: { id: string }[]) => tasks.map(({ id }): [string, string] => ["ids[]", id]);
	const value = async (task: { id: string }, column: string) => (await rowOf(task.id))?.[column];

	it("shows what is open, and by its filters what is done, whose it is, and of which customer", async () => {
		await add(advisor, { title: "Filter one", due: "2031-05-02", priority: "high", customer_id: openCustomer });
		await add(advisor, { title: "Filter two", due: "2031-05-01" });
		const done = await add(advisor, { title: "Filter three" });
		await add(boss, { title: "Filter four", due: "2031-05-03" });
		await change(advisor, { id: done.id, done: true });
		const days = "?f=due.between.2031-05-01,2031-05-03";
		expect(await titles(days)).toEqual(["Filter two", "Filter one", "Filter four"]);
		expect(await titles(`${days}&sort=-due`)).toEqual(["Filter four", "Filter one", "Filter two"]);
		expect(await titles(`${days}&f=assignee.any.me`)).toEqual(["Filter two", "Filter one"]);
		expect(await titles(`${days}&f=priority.any.high`)).toEqual(["Filter one"]);
		expect(await titles(`${days}&f=customer.any.${openCustomer}`)).toEqual(["Filter one"]);
		expect(await titles("?q=filter&f=status.any.done,cancelled&sort=-done")).toEqual(["Filter three"]);
		expect(await titles("?sort=-done")).toContain("Filter three");
		expect(await titles("?sort=-done")).not.toContain("Filter one");
		const file = await (await advisor.fetch(page(`/export${days}&f=priority.any.high&format=csv`))).text();
		expect(file).toContain("Filter one");
		expect(file).not.toContain("Filter two");
	});

	it("leads through its pages by their place, forwards and back, and reads no more far down", async () => {
		for (let index = 0; index < 30; index++) await add(advisor, { title: `Page ${index + 10}`, due: "2032-01-01" });
		const query = "?f=due.is.2032-01-01&size=25";
		const first = await titles(query);
		expect(first).toHaveLength(25);
		const next = (await (await advisor.fetch(page(query))).text()).match(/cursor=([^"&]+)/)?.[1];
		const rest = await titles(`${query}&cursor=${next}`);
		expect(rest).toHaveLength(5);
		expect(new Set([...first, ...rest]).size).toBe(30);
	});

	it("saves a cell in place, and asks where somebody else has changed it", async () => {
		const task = await add(advisor, { title: "Cell", due: "2031-06-01" });
		const cell = (fields: Record<string, string>) =>
			advisor.fetch(`${page()}.data`, {
				method: "POST",
				body: new URLSearchParams({ intent: "saveField", id: task.id, ...fields }),
			});
		const at = String(Date.parse(task.updated_at));
		expect((await cell({ updatedAt: at, due: "2031-06-05" })).status).toBe(200);
		expect(await value(task, "due_on")).toBe("2031-06-05");
		const late = await cell({ updatedAt: at, due: "2031-06-09" });
		expect(late.status).toBe(409);
		expect(await late.text()).toContain("2031-06-05");
		expect(await value(task, "due_on")).toBe("2031-06-05");
	});

	it("gives several to a colleague, who is told, and takes them back", async () => {
		const [one, two] = [await add(advisor, {}), await add(advisor, {})];
		const email = await portal.db
			.prepare("select email from users where id = ?")
			.bind(boss.userId)
			.first<string>("email");
		const undo = await post([["intent", "bulkAssign"], ["assignee", email ?? ""], ...chosen(one, two)]);
		expect(await value(one, "assignee_id")).toBe(boss.userId);
		await portal.settle();
		const told = await portal.db
			.prepare("select params from notifications where user_id = ? and type = 'tasksAssigned'")
			.bind(boss.userId)
			.first<string>("params");
		expect(JSON.parse(told ?? "{}")).toMatchObject({ count: 2 });
		await change(advisor, { id: two.id, assignee_id: null });
		await post(undo);
		expect([await value(one, "assignee_id"), await value(two, "assignee_id")]).toEqual([advisor.userId, null]);
	});

	it("sets the status of several as of one: what repeats comes again, and the customer's next task follows", async () => {
		const id = await addCustomer("all");
		const plain = await add(advisor, { customer_id: id, due: "2031-07-01" });
		const again = await add(advisor, { customer_id: id, due: "2031-07-02", repeat: "weekly" });
		const stood = await add(advisor, { customer_id: id, due: "2031-07-30" });
		await change(advisor, { id: stood.id, status: "cancelled" });
		const since = await value(stood, "done_at");
		const undo = await post([["intent", "bulkSet"], ["field", "status:done"], ...chosen(plain, again, stood)]);
		expect(await nextTaskOn(id)).toBe("2031-07-09");
		await post(undo);
		expect(await nextTaskOn(id)).toBe("2031-07-01");
		expect([await value(plain, "status"), await value(again, "status")]).toEqual(["todo", "todo"]);
		expect([await value(stood, "status"), await value(stood, "done_at")]).toEqual(["cancelled", since]);
	});

	it("puts the due day, the priority, and several into the trash, and each back", async () => {
		const id = await addCustomer("all");
		const one = await add(advisor, { title: "Several", customer_id: id, due: "2031-08-01" });
		const dued = await post([["intent", "bulkDue"], ["dueOn", "2031-09-01"], ...chosen(one)]);
		expect(await nextTaskOn(id)).toBe("2031-09-01");
		await post(dued);
		expect(await nextTaskOn(id)).toBe("2031-08-01");
		const raised = await post([["intent", "bulkSet"], ["field", "priority:high"], ...chosen(one)]);
		expect(await value(one, "priority")).toBe(3);
		await post(raised);
		expect(await value(one, "priority")).toBe(2);
		const removed = await post([["intent", "bulkRemove"], ...chosen(one)]);
		expect(await nextTaskOn(id)).toBe("9999-12-31");
		expect(await (await advisor.fetch(page("/trash"))).text()).toContain("Several");
		await post(removed);
		expect(await nextTaskOn(id)).toBe("2031-08-01");
		await post([["intent", "bulkRemove"], ...chosen(one)]);
		const restored = new URLSearchParams([["intent", "bulkRestore"], ...chosen(one)]);
		expect((await advisor.fetch(page("/trash"), { method: "POST", body: restored })).status).toBe(200);
		expect(await nextTaskOn(id)).toBe("2031-08-01");
		expect(await titles("?q=several")).toEqual(["Several"]);
	});

	it("changes nothing that its reader does not see, nor for who only reads", async () => {
		const hidden = await add(boss, { customer_id: closedCustomer });
		await post([["intent", "bulkRemove"], ...chosen(hidden)], 422);
		expect(await value(hidden, "deleted_at")).toBeNull();
		const open = await add(advisor, {});
		const body = new URLSearchParams([["intent", "bulkRemove"], ...chosen(open)]);
		await reader.fetch(page(), { method: "POST", body });
		expect(await value(open, "deleted_at")).toBeNull();
		expect((await reader.fetch(page("/trash"))).status).not.toBe(200);
	});
});
