import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Person } from "../support/sign-in";

let crm: Awaited<ReturnType<typeof startCrm>>;
let owner: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
	crm = await startCrm();
	owner = await crm.here.join("ADMIN");
	const { guid } = await add("customers", { name: "Alfa Verft", municipality: "Bergen" });
	ids.customer = guid;
	ids.contact = (await add("contacts", { first_name: "Liv", last_name: "Aas" })).id;
	const times = { starts_at: "2027-03-01T10:00:00Z", ends_at: "2027-03-01T11:00:00Z" };
	ids.meeting = (await add("meetings", { title: "Oppstart", customer_id: null, ...times })).id;
});
afterAll(() => crm.portal.dispose());

async function add(kind: string, fields: object): Promise<{ id: string; guid: string }> {
	const answer = await owner.call("POST", `/api/crm/${kind === "meetings" ? "customers/meeting" : kind}`, {
		tenant_id: crm.here.tenant.id,
		...fields,
	});
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; guid: string };
}

const base = () => `/${crm.here.tenant.guid}/dashboardCRM`;
const lists = {
	customers: "f=municipality.any.Bergen&sort=-name",
	contacts: "f=jobTitle.has.Kokk",
	meetings: "f=organiser.any.me",
} as const;
const keptOf = (folder: keyof typeof lists) => `in=${encodeURIComponent(lists[folder])}`;

const read = async (path: string) => (await (await owner.fetch(path)).text()).replaceAll("&amp;", "&");
const addressesIn = (html: string, attribute: "href" | "action") =>
	[...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, "g"))].map(([, to]) => to ?? "");

const records = [
	["customer", "customers", { name: "Alfa Verft AS" }],
	[
		"contact",
		"contacts",
		{ firstName: "Liv", lastName: "Aas", jobTitle: "", language: "", description: "", consent: "unknown" },
	],
	["meeting", "meetings", { title: "Start", startsAt: "2027-03-01T10:00", endsAt: "2027-03-01T11:00" }],
] as const;

describe.each(records)("the list that a %s was opened from", (kind, folder, fields) => {
	const kept = keptOf(folder);
	const page = () => `${base()}/${folder}/${ids[kind]}`;

	it("is kept on the way to its form, out of it again, and when it is saved", async () => {
		expect(addressesIn(await read(`${page()}?${kept}`), "href")).toContain(`${page()}/edit?${kept}`);
		const form = await read(`${page()}/edit?${kept}`);
		// Back above, and "cancel" below.
		expect(addressesIn(form, "href").filter((to) => to === `${page()}?${kept}`)).toHaveLength(2);
		const [, sent] = /name="in" value="([^"]*)"/.exec(form) ?? [];
		expect(sent).toBeDefined();
		const body = new URLSearchParams({ intent: "save", in: sent ?? "", ...fields });
		const saved = await owner.fetch(`${page()}/edit?${kept}`, { method: "POST", body, redirect: "manual" });
		expect([saved.status, saved.headers.get("Location")]).toEqual([302, `${page()}?${kept}`]);
	});

	it("is no part of the address where it was opened from none", async () => {
		expect(await read(`${page()}/edit`)).not.toContain('name="in"');
		const body = new URLSearchParams({ intent: "save", ...fields });
		const saved = await owner.fetch(`${page()}/edit`, { method: "POST", body, redirect: "manual" });
		expect(saved.headers.get("Location")).toBe(page());
	});
});

it.each(["customers", "contacts"] as const)(
	"what is archived from the page of %s leads back to the list as it was",
	async (folder) => {
		const id = folder === "customers" ? ids.customer : ids.contact;
		const html = await read(`${base()}/${folder}/${id}?${keptOf(folder)}`);
		expect(addressesIn(html, "action")).toContain(`${base()}/${folder}?${lists[folder]}`);
	},
);

it("a meeting that is cancelled stays where it is, and a removed one leads back to the list", async () => {
	const [list, kept] = [lists.meetings, keptOf("meetings")];
	const page = `${base()}/meetings/${ids.meeting}`;
	const press = async (intent: string) => {
		const body = new URLSearchParams({ intent, in: list });
		return owner.fetch(`${page}?${kept}`, { method: "POST", body, redirect: "manual" });
	};
	for (const intent of ["invite", "cancel"])
		expect((await press(intent)).headers.get("Location")).toBe(`${page}?${kept}`);
	expect((await press("remove")).headers.get("Location")).toBe(`${base()}/meetings?${list}`);
});

it("a note that is written or changed on a customer's page leaves one in the list", async () => {
	const kept = keptOf("customers");
	const page = `${base()}/customers/${ids.customer}?${kept}`;
	const post = (path: string, fields: Record<string, string>) =>
		owner.fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
	expect((await post(page, { intent: "addNote", body: "Ringte om avtalen" })).headers.get("Location")).toBe(page);
	const html = await read(page);
	const note = addressesIn(html, "href").find((to) => to.startsWith(`${base()}/notes/`)) ?? "";
	expect(note).toContain(`?${kept}`);
	const opened = await read(note);
	expect(addressesIn(opened, "href")).toContain(page);
	const changed = await post(note, { intent: "editNote", body: "Ringte igjen" });
	expect(changed.headers.get("Location")).toBe(note);
	for (const removal of ["removeNote", "restoreNote"])
		expect((await post(page, { intent: removal, id: note.split(/[/?]/)[4] ?? "" })).status).toBe(200);
});

it("the pages beside a record's own lead back into its list", async () => {
	for (const [path, page] of [
		[`customers/${ids.customer}/forms`, `customers/${ids.customer}`],
		[`contacts/new?customer=${ids.customer}`, `customers/${ids.customer}`],
		[`meetings/new?customer=${ids.customer}`, `customers/${ids.customer}`],
		[`contacts/${ids.contact}/data`, `contacts/${ids.contact}`],
	] as const) {
		const kept = keptOf(page.startsWith("customers") ? "customers" : "contacts");
		const html = await read(`${base()}/${path}${path.includes("?") ? "&" : "?"}${kept}`);
		expect(addressesIn(html, "href"), path).toContain(`${base()}/${page}?${kept}`);
	}
});
