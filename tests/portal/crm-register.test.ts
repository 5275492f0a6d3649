import { Response as MiniflareResponse } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../support/portal";
import { type asPerson, signInAs } from "../support/sign-in";

const unit = {
	organisasjonsnummer: "974760673",
	navn: "REGISTERENHETEN I BRØNNØYSUND",
	organisasjonsform: { kode: "ORGL", beskrivelse: "Organisasjonsledd" },
	forretningsadresse: {
		adresse: ["Havnegata 48"],
		postnummer: "8900",
		poststed: "MO I RANA",
		kommunenummer: "1813",
		kommune: "BRØNNØY",
	},
	naeringskode1: { kode: "84.110", beskrivelse: "Generell offentlig administrasjon" },
	antallAnsatte: 440,
	hjemmeside: "www.brreg.test",
	telefon: "75 00 75 00",
	konkurs: false,
	underAvvikling: true,
};
const roles = {
	rollegrupper: [
		{ type: { kode: "STYR" }, roller: [{ person: { navn: { fornavn: "Styre", etternavn: "Leder" } } }] },
		{
			type: { kode: "DAGL" },
			roller: [
				{ person: { navn: { fornavn: "Forrige", etternavn: "Leder" } }, fratraadt: true },
				{ person: { navn: { fornavn: "Kari", mellomnavn: "Nordli", etternavn: "Moe" } }, fratraadt: false },
			],
		},
	],
};

let portal: Portal;
let asked: string[] = [];
let isDown = false;

beforeAll(async () => {
	portal = await startPortal({
		seed: true,
		network: ({ url }) => {
			asked.push(url);
			const { pathname, searchParams } = new URL(url);
			const json = (body: unknown) => MiniflareResponse.json(body) as unknown as Response;
			if (isDown) return new MiniflareResponse("<html>", { status: 503 }) as unknown as Response;
			if (pathname.endsWith("/enheter/974760673")) return json(unit);
			if (pathname.endsWith("/974760673/roller")) return json(roles);
			if (searchParams.get("navn") === "fisk")
				return json({ _embedded: { enheter: [unit, { navn: "no number" }] }, page: { totalElements: 2 } });
			if (searchParams.get("forretningsadresse.postnummer") === "8900")
				return json({ _embedded: { enheter: [unit] }, page: { totalElements: 1 } });
			if (searchParams.has("navn")) return json({ page: { totalElements: 0 } });
			return new MiniflareResponse(null, { status: 404 }) as unknown as Response;
		},
	});
});
afterAll(() => portal.dispose());

const at = "/dashboardCRM/register";
const english = { headers: { "Accept-Language": "en", Cookie: "setlanguage=en" } };
type Person = ReturnType<typeof asPerson>;
async function page(person: Person, query: string) {
	const answer = await person.fetch(`${at}?q=${encodeURIComponent(query)}`, english);
	return { status: answer.status, html: await answer.text() };
}

test("a number gives the company with its managing director of today, and is asked once a day", async () => {
	const person = await signInAs(portal, "advisor@fjordvik.test");
	asked = [];
	const { status, html } = await page(person, "974 760 673");
	expect(status).toBe(200);
	for (const text of ["REGISTERENHETEN I BRØNNØYSUND", "Mo i Rana", "Kari Nordli Moe", "440", "Being dissolved"])
		expect(html).toContain(text);
	expect(html).not.toContain("Forrige");
	await portal.settle();
	await page(person, "974760673");
	expect(asked).toHaveLength(2);
});

test("adding it makes the customer with all that the register knows, and twice makes it once", async () => {
	const person = await signInAs(portal, "advisor@fjordvik.test");
	const add = () =>
		person.fetch(at, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: "intent=add&orgNo=974760673",
		});
	const [first, second] = [await add(), await add()];
	expect(first.status).toBe(302);
	expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
	const { results } = await portal.db.prepare("select * from companies where org_no = '974760673'").all();
	expect(results).toHaveLength(1);
	expect(results[0]).toMatchObject({
		source: "register",
		register_state: "dissolving",
		ceo: "Kari Nordli Moe",
		webpage: "https://www.brreg.test",
		phone: "+4775007500",
		post_code: "8900",
	});
	expect((await page(person, "974760673")).html).toContain("Refresh from the register");
	const html = await (await person.fetch(first.headers.get("Location") ?? "")).text();
	expect(html).toContain("Under avvikling");
	expect(html).toContain("Hentet fra registeret");
});

test("a name gives those hits that can be read", async () => {
	const person = await signInAs(portal, "advisor@fjordvik.test");
	const { html } = await page(person, "fisk");
	expect(html).toContain("REGISTERENHETEN");
	expect(html).not.toContain("no number");
	expect((await page(person, "nothing at all")).html).toContain("has no company that fits");
});

test("a register that does not answer leaves the way by hand", async () => {
	const person = await signInAs(portal, "advisor@fjordvik.test");
	isDown = true;
	const { status, html } = await page(person, "another name");
	isDown = false;
	expect(status).toBe(200);
	expect(html).toContain("does not answer right now");
	expect(html).toContain("Write the details yourself");
});

test("a client has no way to it", async () => {
	const person = await signInAs(portal, "client@fjordvik.test");
	const answer = await person.fetch(at);
	expect(answer.headers.get("Location")).toContain("/error");
});

test("a post code fills in its place: while one types, and where a new customer has none", async () => {
	const advisor = await signInAs(portal, "advisor@fjordvik.test");
	const there = { city: "Mo i Rana", municipality: "Brønnøy" };
	expect(await (await advisor.fetch("/dashboardCRM/place?postCode=8900")).json()).toEqual(there);
	expect(await (await advisor.fetch("/dashboardCRM/place?postCode=0001")).json()).toEqual({
		city: null,
		municipality: null,
	});
	const tenant_id = await portal.db.prepare("select id from tenants where slug = 'fjordvik'").first<string>("id");
	const add = async (fields: object) =>
		(await advisor.call("POST", "/api/crm/customers", { tenant_id, post_code: "8900", ...fields })).body;
	expect(await add({ name: "Stedet AS" })).toMatchObject(there);
	expect(await add({ name: "Selv AS", city: "Moa" })).toMatchObject({ city: "Moa", municipality: null });
	expect(await add({ name: "Ukjent AS", post_code: "0001" })).toMatchObject({ city: null });
});
