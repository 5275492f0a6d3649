import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let owner: Person;
let boss: Person;
let reader: Person;
let foreign: Person;

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	owner = await here.join("ADVISOR");
	reader = await here.join("CLIENT");
	boss = await here.join("ADMIN");
	foreign = await elsewhere.join("ADMIN");
});
afterAll(() => portal.dispose());

type Customer = { id: string; guid: string; name: string; phone: string | null; tags: string[]; updated_at: string };
const add = async (fields: object, person = boss) =>
	(await person.call("POST", "/api/crm/customers", { tenant_id: tenant.id, ...fields })).body as Customer;
const task = (customer: Customer, title: string) =>
	boss.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, customer_id: customer.id, title });
const tasksOf = async ({ id }: Customer) =>
	(
		await portal.db
			.prepare("select title from crm_tasks where customer_id = ? order by title")
			.bind(id)
			.all<{ title: string }>()
	).results.map(({ title }) => title);
const rowOf = ({ id }: Customer) =>
	portal.db
		.prepare("select name, phone, org_no, email, deleted_at, next_task_on from companies where id = ?")
		.bind(id)
		.first();
const page = (rest: string) => `/${tenant.guid}/dashboardCRM/customers${rest}`;
const post = (rest: string, fields: [string, string][], person = owner) =>
	person.fetch(page(rest), { method: "POST", body: new URLSearchParams(fields) });
const similar = async (query: string, person = owner) =>
	(
		(await (await person.fetch(page(`/similar?${query}&_routes=`))).json()) as {
			items: { name: string; reasons: string[] }[];
		}
	).items;

describe("while one types", () => {
	it("customers with the same number, e-mail or a similar name are shown, and none that one may not see", async () => {
		await add({ name: "Havbris Industri AS", org_no: "974760673", email: "post@havbris.test" });
		await add({ name: "Havbris Hemmelig", visibility: "own" });
		expect(await similar("orgNo=974 760 673")).toMatchObject([{ name: "Havbris Industri AS", reasons: ["orgNo"] }]);
		expect(await similar("email=Post@havbris.test")).toMatchObject([{ reasons: ["email"] }]);
		expect(await similar("name=havbris industi")).toMatchObject([{ name: "Havbris Industri AS", reasons: ["name"] }]);
		expect(await similar("name=Havbris Hemmelig")).toEqual([]);
		expect(await similar("name=Havbris Hemmelig", boss)).toHaveLength(1);
		expect(await similar("name=Noe helt annet")).toEqual([]);
	});
});

describe("likely duplicates", () => {
	it("are found with the reason, and what is said to be two is not shown again", async () => {
		const one = await add({ name: "Lundens Gartneri AS", phone: "72451890" });
		const two = await add({ name: "Gartneri Lunden", phone: "72451890" });
		const list = async () => (await owner.fetch(page("/duplicates"))).text();
		expect(await list()).toContain(`c=${one.id}&amp;c=${two.id}`);
		const { roundTrips } = JSON.parse((await owner.fetch(page("/duplicates"))).headers.get("X-D1") ?? "{}");
		expect(roundTrips).toBeLessThanOrEqual(3);
		expect((await reader.fetch(page("/duplicates"))).status).not.toBe(200);
		const pair: [string, string][] = [
			["intent", "dismiss"],
			["first", two.id],
			["second", one.id],
		];
		expect((await foreign.fetch(page("/duplicates"), { method: "POST", body: new URLSearchParams(pair) })).status).toBe(
			404,
		);
		expect((await post("/duplicates", pair)).status).toBe(302);
		expect((await post("/duplicates", pair)).status).toBe(302);
		expect(await list()).not.toContain(`c=${one.id}&amp;c=${two.id}`);
	});
});

describe("a merge", () => {
	const three = async () => {
		const kept = await add({ name: "Fjell AS", tags: ["a"] });
		const second = await add({ name: "Fjell A/S", phone: "72451891", email: "post@fjell.test", tags: ["b"] });
		const third = await add({ name: "Fjell", org_no: "923609016" });
		await task(kept, "kept");
		await task(second, "second");
		await task(third, "third");
		return { kept, second, third };
	};
	const merge = ({ kept, second, third }: Awaited<ReturnType<typeof three>>, person = owner) =>
		post(
			"/merge",
			[
				["intent", "merge"],
				["keep", kept.id],
				...[kept, second, third].map(({ id }): [string, string] => ["c", id]),
				["from.phone", second.id],
				["from.orgNo", third.id],
			],
			person,
		);
	const lastMerge = async () =>
		(await portal.db.prepare("select id from crm_merges order by id desc limit 1").first<string>("id")) ?? "";
	const undo = async (person = owner) =>
		post(
			"/duplicates",
			[
				["intent", "undo"],
				["merge", await lastMerge()],
			],
			person,
		);

	it("takes the chosen values and all that hangs on the others, and shows before what comes of it", async () => {
		const customers = await three();
		const { kept, second, third } = customers;
		const preview = await owner.fetch(
			page(`/merge?step=preview&keep=${kept.id}&c=${kept.id}&c=${second.id}&c=${third.id}&from.phone=${second.id}`),
		);
		const html = await preview.text();
		expect(html).toContain("+4772451891");
		expect(await tasksOf(kept)).toEqual(["kept"]);
		expect((await merge(customers, reader)).headers.get("location")).toMatch(/^\/error/);
		expect(await tasksOf(kept)).toEqual(["kept"]);
		expect((await merge(customers)).status).toBe(302);
		expect(await tasksOf(kept)).toEqual(["kept", "second", "third"]);
		expect(await rowOf(kept)).toMatchObject({
			name: "Fjell AS",
			phone: "+4772451891",
			org_no: "923609016",
			email: null,
			deleted_at: null,
		});
		for (const gone of [second, third]) expect((await owner.fetch(page(`/${gone.guid}`))).status).toBe(404);
		const found = await owner.call("GET", `/api/crm/customers?tenant_id=${tenant.id}&q=fjell`);
		expect((found.body as { items: Customer[] }).items.map(({ id, tags }) => [id, tags])).toEqual([
			[kept.id, ["a", "b"]],
		]);
	});

	it("is undone whole; what was changed or moved since stays", async () => {
		const customers = await three();
		const { kept, second, third } = customers;
		await merge(customers);
		await task(kept, "after");
		await boss.call("POST", "/api/crm/customers", { id: kept.id, phone: "72459999" });
		expect((await undo()).status).toBe(302);
		expect(await tasksOf(kept)).toEqual(["after", "kept"]);
		expect(await tasksOf(second)).toEqual(["second"]);
		expect(await tasksOf(third)).toEqual(["third"]);
		expect(await rowOf(kept)).toMatchObject({ phone: "+4772459999", org_no: null });
		expect(await rowOf(second)).toMatchObject({ deleted_at: null, phone: "+4772451891" });
		const found = await owner.call("GET", `/api/crm/customers?tenant_id=${tenant.id}&q=923609016`);
		const ids = (found.body as { items: Customer[] }).items.map(({ id }) => id);
		expect([ids.includes(third.id), ids.includes(kept.id)]).toEqual([true, false]);
		expect((await undo()).status).toBe(404);
	});

	it("cannot be undone after 30 days, nor by another tenant", async () => {
		await merge(await three());
		expect(
			(
				await foreign.fetch(page("/duplicates"), {
					method: "POST",
					body: new URLSearchParams({ intent: "undo", merge: await lastMerge() }),
				})
			).status,
		).toBe(404);
		await portal.db
			.prepare("update crm_merges set created_at = created_at - ? where id = ?")
			.bind(31 * 86_400_000, await lastMerge())
			.run();
		expect((await undo()).status).toBe(410);
	});

	it("leaves alone a customer that one may not see, and needs two", async () => {
		const { kept } = await three();
		const hidden = await add({ name: "Skjult", visibility: "own" });
		const tried = (other: Customer) =>
			post("/merge", [
				["intent", "merge"],
				["keep", kept.id],
				["c", kept.id],
				["c", other.id],
			]);
		expect((await tried(hidden)).status).toBe(404);
		expect((await tried(kept)).status).toBe(422);
		expect(await rowOf(hidden)).toMatchObject({ deleted_at: null });
	});
});
