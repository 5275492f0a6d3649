import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let colleague: Person;
let foreign: Person;
let open: { id: string; guid: string };
let closed: { id: string; guid: string };

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	advisor = await here.join("ADVISOR");
	colleague = await here.join("ADVISOR");
	foreign = await elsewhere.join("ADVISOR");
	const add = async (fields: object) =>
		(await advisor.call("POST", "/api/crm/customers", { tenant_id: tenant.id, ...fields })).body;
	open = await add({ name: "Havbris" });
	closed = await add({ name: "Lukket", visibility: "own" });
});
afterAll(() => portal.dispose());

const path = "/api/crm/contacts";
const page = (rest = "") => `/${tenant.guid}/dashboardCRM/contacts${rest}`;
const add = async (fields: object) => {
	const answer = await advisor.call("POST", path, { tenant_id: tenant.id, first_name: "Per", ...fields });
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; updated_at: string; customers: { id: string }[]; [key: string]: unknown };
};
const form = (fields: Record<string, string>) => ({
	...{ intent: "add", firstName: "", lastName: "", jobTitle: "", language: "", consent: "unknown", description: "" },
	...fields,
});

describe("a contact person", () => {
	it("has several addresses and numbers, written as they are stored, and the time of its consent", async () => {
		const contact = await add({
			emails: [{ kind: "work", value: "Per@Havbris.test" }],
			phones: [{ kind: "mobile", value: "912 34 567" }],
			consent: "given",
			customer_id: open.id,
		});
		expect(contact).toMatchObject({
			emails: [{ kind: "work", value: "per@havbris.test" }],
			phones: [{ kind: "mobile", value: "+4791234567" }],
			customers: [{ id: open.id }],
		});
		expect(contact.consent_at).not.toBeNull();
		const wrong = { tenant_id: tenant.id, first_name: "X", emails: [{ kind: "work", value: "nei" }] };
		expect((await advisor.call("POST", path, wrong)).status).toBe(422);
		expect((await advisor.call("POST", path, { tenant_id: tenant.id })).status).toBe(422);
	});

	it("stays with the customers that its editor does not see", async () => {
		const { id } = await add({ first_name: "Anne", customer_ids: [open.id, closed.id] });
		const changed = await colleague.call("POST", path, { id, customer_ids: [] });
		expect(changed.status).toBe(200);
		const links = await portal.db
			.prepare("select customer_id c from crm_customer_contacts where contact_id = ?")
			.bind(id);
		expect((await links.all<{ c: string }>()).results.map(({ c }) => c)).toEqual([closed.id]);
		expect((await colleague.call("GET", `${path}?id=${id}`)).status).toBe(404);
		expect((await colleague.call("POST", path, { id, first_name: "Mine" })).status).toBe(404);
		expect(
			(await colleague.call("POST", path, { tenant_id: tenant.id, first_name: "A", customer_id: closed.id })).status,
		).toBe(422);
		expect((await foreign.call("GET", `${path}?id=${id}`)).status).toBe(404);
	});

	it("keeps its other customers when one more is named", async () => {
		const { id } = await add({ first_name: "To", customer_id: open.id });
		const { body } = await advisor.call("POST", path, { id, customer_id: closed.id });
		expect(body.customers.map((one: { id: string }) => one.id).sort()).toEqual([open.id, closed.id].sort());
	});

	it("like another is told of, by a slip of the pen or the e-mail, and added when that is said", async () => {
		await add({
			first_name: "Solveig",
			last_name: "Kristiansen",
			emails: [{ kind: "work", value: "sol@havbris.test" }],
		});
		const like = async (query: object) =>
			(await (await advisor.fetch(`${page("/like")}?${new URLSearchParams({ ...query })}`)).json()) as {
				items: { name: string; reason: string }[];
			};
		expect(await like({ firstName: "Solveig", lastName: "Christiansen" })).toMatchObject({
			items: [{ reason: "name" }],
		});
		expect(await like({ firstName: "Ola", email: "SOL@havbris.test" })).toMatchObject({ items: [{ reason: "email" }] });
		expect((await like({ firstName: "Solveig", lastName: "Moe" })).items).toEqual([]);
		const typed = form({ firstName: "Solveig", lastName: "Kristiansen", email0: "ny@havbris.test" });
		const first = await advisor.submit(page("/new"), typed);
		expect(first.status).toBe(200);
		expect(await first.text()).toContain("sol@havbris.test");
		expect((await advisor.submit(page("/new"), { ...typed, anyway: "1" })).status).toBe(302);
	});

	it("is archived and restored, and found again", async () => {
		const { id } = await add({ first_name: "Arkivert", last_name: "Person" });
		const found = async () => (await (await advisor.fetch(page("?q=arkivert"))).text()).includes(page(`/${id}`));
		expect(await found()).toBe(true);
		expect((await advisor.call("DELETE", `${path}?id=${id}`)).status).toBe(200);
		expect(await found()).toBe(false);
		expect(await (await advisor.fetch(page("/trash"))).text()).toContain("Arkivert Person");
		expect((await advisor.submit(page(), { intent: "restore", id })).status).toBe(200);
		expect(await found()).toBe(true);
	});

	it("that somebody else has saved since is not overwritten, and is edited by a form without JavaScript", async () => {
		const { id, updated_at } = await add({ first_name: "Nina" });
		await colleague.call("POST", path, { id, last_name: "Ny" });
		expect((await advisor.call("POST", path, { id, last_name: "Gammel", updated_at })).status).toBe(409);
		const saved = await advisor.submit(
			page(`/${id}/edit`),
			form({ intent: "save", firstName: "Nina", phone0: "22 33 44 55" }),
		);
		expect(saved.status).toBe(302);
		expect(await (await advisor.fetch(page(`/${id}`))).text()).toContain("tel:+4722334455");
	});
});
