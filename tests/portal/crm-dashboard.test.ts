import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letReadersSeeAll } from "../support/crm";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let boss: Person;
let advisor: Person;
let reader: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("crm");
	tenant = await make.tenant();
	const entry = await make.entry(tenant, module);
	await letReadersSeeAll(portal, tenant);
	const join = async (role: "CLIENT" | "ADVISOR" | "ADMIN") => {
		const member = await make.member(tenant, role);
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	[boss, advisor, reader] = [await join("ADMIN"), await join("ADVISOR"), await join("CLIENT")];
	const add = (fields: object) => advisor.call("POST", "/api/crm/customers", { tenant_id: tenant.id, ...fields });
	const { body } = await add({ name: "Ålesund Havbris" });
	await add({ name: "Skjult Havbris", visibility: "own" });
	await advisor.call("POST", "/api/crm/contacts", { tenant_id: tenant.id, first_name: "Havbris", last_name: "Olsen" });
	await advisor.call("POST", "/api/crm/customers/note", { customer_id: body.id, text: "Snakket om <b>havbris</b>" });
});
afterAll(() => portal.dispose());

const page = (rest = "") => `/${tenant.guid}/dashboardCRM/dashboard${rest}`;
const path = "/api/crm/dashboard/setting";
const setting = async (person: Person, of = person) =>
	person.call("GET", `${path}?mode=getdashboardsettings&tenant_id=${tenant.id}&userid=${of.userId}`);
const keys = async (person: Person) => (await setting(person)).body.widgets.map(({ key }: { key: string }) => key);
const press = (person: Person, fields: Record<string, string>) => person.submit(page("?edit=1"), fields);

describe("the dashboard", () => {
	it("opens the module, in three round trips at most, and has no cards of another level", async () => {
		const front = await reader.fetch(`/${tenant.guid}/dashboardCRM`);
		expect(front.headers.get("location")).toContain(page());
		const shown = await reader.fetch(page());
		expect(JSON.parse(shown.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(3);
		const html = await shown.text();
		expect(html).toContain("card-tasks");
		expect(html).not.toContain("card-messages");
		expect(await (await advisor.fetch(page())).text()).toContain("card-messages");
	});

	it("is arranged by everybody for themselves: move, widen, hide, add, period, reset", async () => {
		const before = await keys(advisor);
		await press(advisor, { intent: "moveCard", key: "tasks", by: "1" });
		expect((await keys(advisor)).slice(0, 2)).toEqual(["meetings", "tasks"]);
		await press(advisor, { intent: "placeCard", key: "types", before: "meetings" });
		await press(advisor, { intent: "hideCard", key: "notes" });
		await press(advisor, { intent: "resizeCard", key: "tasks" });
		await press(advisor, { intent: "setPeriod", key: "tasks", days: "30" });
		const { widgets } = (await setting(advisor)).body;
		expect(widgets[0].key).toBe("types");
		expect(widgets.find(({ key }: { key: string }) => key === "tasks")).toEqual({
			...{ key: "tasks", width: 2, options: { days: "30" } },
		});
		expect(await keys(advisor)).not.toContain("notes");
		await press(advisor, { intent: "addCard", key: "notes" });
		expect((await keys(advisor)).at(-1)).toBe("notes");
		expect(await keys(boss)).toEqual(before);
		await press(advisor, { intent: "resetCards" });
		expect(await keys(advisor)).toEqual(before);
	});

	it("of the organisation is set by level 30 and seen by those who have chosen nothing", async () => {
		const widgets = [{ key: "notes", width: 2 }];
		const sent = { tenant_id: tenant.id, userid: boss.userId, widgets };
		expect((await boss.call("POST", path, sent)).status).toBe(200);
		expect((await press(advisor, { intent: "shareCards" })).headers.get("location")).toContain("/error");
		expect((await press(boss, { intent: "shareCards" })).status).toBe(302);
		expect(await keys(reader)).toEqual(["notes"]);
	});

	it("of somebody else is nobody's to read or set", async () => {
		expect((await setting(advisor, boss)).status).toBe(403);
		const sent = { tenant_id: tenant.id, userid: boss.userId, widgets: [] };
		expect((await advisor.call("POST", path, sent)).status).toBe(403);
		const twice = [{ key: "notes" }, { key: "notes" }];
		const wrong = { tenant_id: tenant.id, userid: advisor.userId, widgets: twice };
		expect((await advisor.call("POST", path, wrong)).status).toBe(422);
	});
});

describe("the search over everything", () => {
	const search = (person: Person, q: string) =>
		person.fetch(`/${tenant.guid}/dashboardCRM/search?q=${encodeURIComponent(q)}`);

	it("finds customers, contacts and notes that the visitor sees, with the words marked and nothing run", async () => {
		const shown = await search(reader, "havbris");
		expect(JSON.parse(shown.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(3);
		const html = await shown.text();
		expect(html.match(/<mark[^>]*>Havbris<\/mark>/g)?.length).toBe(2);
		expect(html).toContain("&lt;b&gt;");
		expect(html).not.toContain("Skjult");
		expect(await (await search(advisor, "havbris")).text()).toContain("Skjult");
	});

	it("answers a term of 200 signs", async () => {
		expect((await search(reader, "x".repeat(200))).status).toBe(200);
	});
});
