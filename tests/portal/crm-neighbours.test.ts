import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { companies } from "#db/schema/directory";
import { startCrm } from "../support/crm";
import { type Person, signInAs } from "../support/sign-in";

let crm: Awaited<ReturnType<typeof startCrm>>;
let owner: Person;
let colleague: Person;
const guids: Record<string, string> = {};

beforeAll(async () => {
	crm = await startCrm();
	owner = await english(await crm.here.join("ADVISOR", { firstName: "Ola" }));
	colleague = await english(await crm.here.join("ADVISOR", { firstName: "Kari" }));
	const foreigner = await crm.elsewhere.join("ADVISOR");
	for (const [name, municipality] of [
		["Alfa Verft", "Bergen"],
		["Beta Verft", "Oslo"],
		["Delta Verft", "Bergen"],
		["Gamma Verft", "Bergen"],
	] as const)
		guids[name] = await add(owner, crm.here.tenant, { name, municipality });
	guids.Fjern = await add(foreigner, crm.elsewhere.tenant, { name: "Carl Verft", municipality: "Bergen" });
	guids.Lukket = await add(owner, crm.here.tenant, { name: "Echo Verft", municipality: "Bergen", visibility: "own" });
});
afterAll(() => crm.portal.dispose());

/** The same person, whose pages are in English. */
async function english(person: Person & { email: string }): Promise<Person> {
	await crm.portal.db.prepare("update users set language = 'en' where email = ?").bind(person.email).run();
	return signInAs(crm.portal, person.email);
}

async function add(person: Person, tenant: { id: string }, fields: object): Promise<string> {
	const answer = await person.call("POST", "/api/crm/customers", { tenant_id: tenant.id, ...fields });
	expect(answer.status, answer.text).toBe(201);
	return answer.body.guid as string;
}

const base = () => `/${crm.here.tenant.guid}/dashboardCRM/customers`;

/** What a record's page leads to: before, after, which of how many, and back. */
async function besideOf(person: Person, name: string, list?: string) {
	const path = `${base()}/${guids[name]}${list === undefined ? "" : `?in=${encodeURIComponent(list)}`}`;
	const answer = await person.fetch(path);
	const html = (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
	const part = /<nav aria-label="Others in the list".*?<\/nav>/s.exec(html)?.[0] ?? "";
	return {
		previous: /aria-label="Previous: ([^"]+)"/.exec(part)?.[1],
		next: /aria-label="Next: ([^"]+)"/.exec(part)?.[1],
		at: /<span[^>]*tabular-nums[^>]*>([^<]+)</.exec(part)?.[1],
		links: [...part.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, to]) => to ?? ""),
		html,
	};
}

const inBergen = "f=municipality.any.Bergen&sort=-name";

describe("from a customer one goes through the list that it was opened from", () => {
	it("with its filters and its sort, and back to it as it was", async () => {
		const beside = await besideOf(colleague, "Delta Verft", inBergen);
		expect(beside).toMatchObject({ previous: "Gamma Verft", next: "Alfa Verft", at: "2 of 3" });
		expect(beside.links).toEqual([
			`${base()}/${guids["Gamma Verft"]}?in=${encodeURIComponent(inBergen)}`,
			`${base()}/${guids["Alfa Verft"]}?in=${encodeURIComponent(inBergen)}`,
		]);
		expect(beside.html).toContain(`href="${base()}?${inBergen}"`);
		expect(beside.html).toContain(`?tab=notes&in=${encodeURIComponent(inBergen)}"`);
		const list = (await (await colleague.fetch(`${base()}?${inBergen}`)).text()).replaceAll("&amp;", "&");
		expect(list).toContain(`${base()}/${guids["Delta Verft"]}?in=${encodeURIComponent(inBergen)}`);
	});

	it("and sees no more on the way than the list would show", async () => {
		expect(await besideOf(owner, "Gamma Verft", inBergen)).toMatchObject({ next: "Echo Verft", at: "1 of 4" });
		expect(await besideOf(colleague, "Gamma Verft", inBergen)).toMatchObject({ next: "Delta Verft", at: "1 of 3" });
		const path = `${base()}/${guids.Fjern}?in=${encodeURIComponent(inBergen)}`;
		expect((await colleague.fetch(path)).status).toBe(404);
	});

	it("in the order in which a search found it", async () => {
		// What was written last comes first.
		expect(await besideOf(colleague, "Delta Verft", "q=verft")).toMatchObject({
			...{ previous: "Gamma Verft", next: "Beta Verft", at: "2 of 4" },
		});
		expect(await besideOf(colleague, "Alfa Verft", "q=verft")).toMatchObject({ previous: "Beta Verft", at: "4 of 4" });
	});

	it("by name where it was opened from none, and without a number where the list has it not", async () => {
		const plain = await besideOf(colleague, "Beta Verft");
		expect(plain).toMatchObject({ previous: "Alfa Verft", next: "Delta Verft", at: undefined });
		expect(plain.links.join()).not.toContain("in=");
		const left = await besideOf(colleague, "Beta Verft", inBergen);
		expect(left).toMatchObject({ previous: "Delta Verft", next: "Alfa Verft", at: undefined });
		expect(await besideOf(colleague, "Beta Verft", "f=nothing.any.x&sort=wrong&cursor=%20")).toMatchObject({
			at: "2 of 4",
		});
	});

	it("counting no further than lists do, and reading no more for that", async () => {
		const at = Date.now();
		const many = Array.from({ length: 70 }, (_, index) => ({
			...{ tenantId: crm.here.tenant.id, id: newId(), guid: newGuid(), name: `Rad ${100 + index}` },
			...{ sortName: `rad ${100 + index}`, isCustomer: true, municipality: "Tana", createdBy: "x", updatedBy: "x" },
			...{ createdAt: at, updatedAt: at },
		}));
		for (let from = 0; from < many.length; from += 3)
			await drizzle(crm.portal.db)
				.insert(companies)
				.values(many.slice(from, from + 3));
		for (const { name, guid } of many) guids[name] = guid;
		const list = "f=municipality.any.Tana";
		expect(await besideOf(colleague, "Rad 102", list)).toMatchObject({
			previous: "Rad 101",
			next: "Rad 103",
			at: "3 of 50+",
		});
		expect(await besideOf(colleague, "Rad 160", list)).toMatchObject({
			previous: "Rad 159",
			next: "Rad 161",
			at: undefined,
		});
		const cost = async (query: string) => {
			const answer = await colleague.fetch(`${base()}/${guids["Rad 102"]}${query}`);
			await answer.text();
			return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { inARow: number };
		};
		expect((await cost(`?in=${encodeURIComponent(list)}`)).inARow).toBe((await cost("")).inARow);
	});
});

it("from a contact person one goes through the list of contacts", async () => {
	const contacts = `/${crm.here.tenant.guid}/dashboardCRM/contacts`;
	const ids: string[] = [];
	for (const last_name of ["Aas", "Berg", "Can"]) {
		const answer = await owner.call("POST", "/api/crm/contacts", {
			...{
				tenant_id: crm.here.tenant.id,
				first_name: "Liv",
				last_name,
				job_title: last_name === "Berg" ? "Cook" : "Chef",
			},
		});
		expect(answer.status, answer.text).toBe(201);
		ids.push(answer.body.id as string);
	}
	const list = "f=jobTitle.has.Chef";
	const html = await (await owner.fetch(`${contacts}/${ids[2]}?in=${encodeURIComponent(list)}`)).text();
	expect(html).toContain("Previous: Liv Aas");
	expect(html.replaceAll("<!-- -->", "")).toContain("2 of 2");
});
