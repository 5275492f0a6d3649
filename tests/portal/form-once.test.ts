import { afterAll, beforeAll, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Person } from "../support/sign-in";

let crm: Awaited<ReturnType<typeof startCrm>>;
let advisor: Person;
let page: string;
beforeAll(async () => {
	crm = await startCrm();
	advisor = await crm.here.join("ADVISOR");
	const { body } = await advisor.call("POST", "/api/crm/customers", {
		tenant_id: crm.here.tenant.id,
		name: "Bakeriet",
	});
	page = `/${crm.here.tenant.guid}/dashboardCRM/customers/${(body as { guid: string }).guid}`;
});
afterAll(() => crm.portal.dispose());

const add = (title: string, formKey: string, person = advisor) =>
	person.submit(page, { intent: "addTask", title, ...(formKey && { formKey }) });
const count = async (title: string) =>
	(
		await crm.portal.db
			.prepare("select count(*) as n from crm_tasks where title = ?")
			.bind(title)
			.first<{ n: number }>()
	)?.n;

it("a form that is sent twice from one page has one effect, and leads where the first one led", async () => {
	const [first, second] = await Promise.all([add("Ring Kari", "page-1"), add("Ring Kari", "page-1")]);
	const later = await add("Ring Kari", "page-1");
	const ways = [first, second, later].map(({ status, headers }) => [status, headers.get("Location")]);
	expect(ways).toEqual([ways[0], ways[0], ways[0]]);
	expect(first.status).toBe(302);
	expect(await count("Ring Kari")).toBe(1);
});

it("something else, another page, another person and a form without a key each stand for themselves", async () => {
	await add("Ring Ola", "page-2");
	await add("Ring Per", "page-2");
	await add("Ring Ola", "page-3");
	await add("Ring Ola", "page-2", await crm.here.join("ADVISOR"));
	expect([await count("Ring Ola"), await count("Ring Per")]).toEqual([3, 1]);
	await add("Ring Eva", "");
	await add("Ring Eva", "");
	expect(await count("Ring Eva")).toBe(2);
});

it("a form that was refused is sent again from the same page, mended or not", async () => {
	expect((await add("", "page-4")).status).toBe(422);
	expect((await add("", "page-4")).status).toBe(422);
	expect((await add("Ring Siri", "page-4")).status).toBe(302);
	expect(await count("Ring Siri")).toBe(1);
});
