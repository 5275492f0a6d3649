import { afterAll, beforeAll, expect, it } from "vitest";
import { blankDefinition } from "#app/forms/definition/blank";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let advisor: Person;
let colleague: Person;
let client: Person;
let tenant: { id: string };

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("form_builder"));
	const member = await make.member(tenant, "ADVISOR", { language: "nb" });
	await make.grant(entry, member, "ADVISOR");
	advisor = await signInAs(portal, member.email);
	colleague = await signInAs(portal, (await make.member(tenant, "ADVISOR")).email);
	client = await signInAs(portal, (await make.member(tenant, "CLIENT")).email);
});
afterAll(() => portal.dispose());

type Made = { id: string; revision: number; title: string };
const post = (body: object) => advisor.call("POST", "/api/form_builder/forms", body);
async function make(title: string): Promise<Made> {
	const made = await post({ tenant_id: tenant.id, definition: blankDefinition(title, "nb") });
	expect(made.status, made.text).toBe(201);
	return made.body as Made;
}
async function titles(query: string) {
	const { status, body } = await advisor.call("GET", `/api/form_builder/forms?tenant_id=${tenant.id}&${query}`);
	return { status, titles: (body.items as Made[] | undefined)?.map(({ title }) => title), next: body.next };
}

it("lists forms as they are searched, sorted and filtered, page by page", async () => {
	for (const title of ["Ukens status", "Avslutning", "Uke for uke"]) await make(title);
	expect((await titles("sort=title")).titles).toEqual(["Avslutning", "Uke for uke", "Ukens status"]);
	expect((await titles("sort=-title&limit=1")).titles).toEqual(["Ukens status"]);
	expect((await titles("q=avslut")).titles).toEqual(["Avslutning"]);
	expect((await titles("f=status.any.open")).titles).toEqual([]);
	const first = await titles("sort=title&limit=2");
	expect((await titles(`sort=title&limit=2&cursor=${first.next}`)).titles).toEqual(["Ukens status"]);
	expect((await titles("sort=nothing")).status).toBe(422);
});

it("changes what was sent and nothing else: the title alone, the settings alone, or both at once", async () => {
	const { id, revision } = await make("Før");
	const read = async () => (await advisor.call("GET", `/api/form_builder/forms?id=${id}`)).body;
	const before = await read();
	const renamed = await post({ id, revision, title: "Etter" });
	expect(renamed.body, renamed.text).toMatchObject({ title: "Etter", revision: 2 });
	expect(await read()).toMatchObject({
		definition: { ...(before.definition as object), title: { nb: "Etter" } },
	});
	expect((await post({ id, settings: { presentation: "all", maxReplies: 3 } })).body).toMatchObject({ revision: 2 });
	const settingsOf = () => portal.db.prepare("select settings from forms where id = ?").bind(id).first("settings");
	expect(JSON.parse(String(await settingsOf()))).toEqual({ presentation: "all", maxReplies: 3 });
	const both = { id, title: "Sist", settings: { presentation: "pages" } };
	expect((await post({ ...both, revision: 1 })).status).toBe(409);
	expect(JSON.parse(String(await settingsOf()))).toMatchObject({ presentation: "all" });
	expect((await post({ ...both, revision: 2 })).body).toMatchObject({ title: "Sist", revision: 3 });
	expect(JSON.parse(String(await settingsOf()))).toEqual({ presentation: "pages" });
	expect((await post({ id, revision: 3 })).status).toBe(422);
	expect((await post({ id, title: "Uten revisjon" })).body.errors).toHaveProperty("revision");
	expect((await post({ id, revision: 3, title: "Na turskom", language: "tr" })).body.errors).toHaveProperty("language");
});

it("puts a form into the trash, from where it comes back", async () => {
	const { id } = await make("Bort");
	const gone = await advisor.call("DELETE", `/api/form_builder/forms?id=${id}`);
	expect([gone.status, gone.body]).toEqual([200, { id, deleted: true }]);
	expect((await advisor.call("GET", `/api/form_builder/forms?id=${id}`)).status).toBe(404);
	expect((await advisor.call("DELETE", `/api/form_builder/forms?id=${id}`)).status).toBe(404);
	expect(
		await portal.db.prepare("select deleted_at from forms where id = ?").bind(id).first("deleted_at"),
	).not.toBeNull();
});

it("opens a form for a time to a member without the module, by a grant for this one", async () => {
	const [{ id }, other] = [await make("Lånt"), await make("Ikke lånt")];
	const TEMP = "/api/form_builder/tempaccess";
	const ask = { tenant_id: tenant.id, id, user_id: colleague.userId, reason: "Vikar", minutes: 30 };
	expect((await colleague.call("POST", TEMP, ask)).status).toBe(403);
	const given = await advisor.call("POST", TEMP, ask);
	expect(given.status, given.text).toBe(201);
	const read = (person: Person, form: string, headers = {}) =>
		person.call("GET", `/api/form_builder/forms?id=${form}`, undefined, headers);
	const header = { Tempaccess: String(given.body.tempaccess) };
	expect((await read(colleague, id)).status).toBe(403);
	expect((await read(colleague, id, { Tempaccess: "null" })).status).toBe(403);
	const opened = await read(colleague, id, header);
	expect(opened.body, opened.text).toMatchObject({ id, definition: { title: { nb: "Lånt" } } });
	expect((await read(colleague, other.id, header)).status).toBe(403);
	expect((await read(client, id, header)).status).toBe(403);
	const { body } = await advisor.call("GET", `${TEMP}?tenant_id=${tenant.id}&id=${id}`);
	expect(body.items).toMatchObject([{ id: given.body.id, uses: 1, reason: "Vikar", user_id: colleague.userId }]);
	await advisor.call("DELETE", `${TEMP}?tenant_id=${tenant.id}&id=${given.body.id}`);
	expect((await read(colleague, id, header)).status).toBe(403);
});
