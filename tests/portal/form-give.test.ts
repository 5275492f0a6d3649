import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let client: Person;
let ids: { own: string; second: string; outsider: string };

const definition = {
	...{ format: 1, languages: ["en"], title: { en: "How the week was" }, scores: [], lineage: [], tests: [] },
	pages: [
		{
			id: "p0",
			sections: [
				{ id: "s0", questions: [{ id: "q0", code: "q0", type: "shortText", label: { en: "What was good?" } }] },
			],
		},
	],
};

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const staff = await make.member(tenant, "ADVISOR", { language: "en" });
	await make.grant(entry, staff, "ADVISOR");
	const named = (lastName: string, at: { id: string } = tenant) =>
		make.member(at, "CLIENT", { language: "en", firstName: "Zoe", lastName });
	const [own, second] = [await named("Ås"), await named("Berg")];
	for (let at = 0; at < 35; at++) await named(`Crowd${at}`);
	await make.grant(entry, own, "CLIENT");
	const outsider = await named("Outside", await make.tenant({ name: "Sund" }));
	ids = { own: own.id, second: second.id, outsider: outsider.id };
	for (const [id, clientId] of Object.entries({ r1: ids.own, r2: ids.second }))
		await portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?2, ?3, ?4, 1, 0, 0)",
			)
			.bind(tenant.id, id, staff.id, clientId)
			.run();
	[advisor, client] = [await signInAs(portal, staff.email), await signInAs(portal, own.email)];
});
afterAll(() => portal.dispose());

async function publish() {
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		tenant_id: tenant.id,
		definition,
		settings: { presentation: "all" },
	});
	expect(made.status, made.text).toBe(201);
	const form = made.body as { id: string; guid: string; name: string };
	await advisor.call("POST", "/api/form_builder/forms/publish", { id: form.id, revision: 1 });
	return { ...form, share: `/${tenant.guid}/form_builder/forms/${form.name}/share` };
}

const give = (path: string, members: string[]) =>
	advisor.fetch(path, {
		method: "POST",
		body: new URLSearchParams([["intent", "give"], ...members.map((id) => ["memberIds[]", id])]),
	});

const find = async (person: Person, q: string, group?: string) => {
	const query = new URLSearchParams({ q, ...(group && { group }), _routes: "modules/form-builder/pages/people" });
	return (await person.fetch(`/${tenant.guid}/form_builder/people.data?${query}`)).text();
};

it("finds people of the tenant by parts of the name, at most twenty, for those who may send forms", async () => {
	const found = await find(advisor, "ås zo");
	expect(found).toContain(ids.own);
	expect(found).not.toContain(ids.second);
	expect((await find(advisor, "zoe")).match(/@/g)).toHaveLength(20);
	expect(await find(advisor, "")).not.toContain("@");
	expect(await find(advisor, "outside")).not.toContain("@");
	expect(await find(client, "zoe")).not.toContain("@");
});

it("finds all of one's own at once, and nobody in a group that is not there", async () => {
	const found = await find(advisor, "", "mine");
	expect(found.match(/@/g)).toHaveLength(2);
	expect(found).toContain(ids.own);
	expect(await find(advisor, "", "other")).not.toContain("@");
});

it("puts a form on the home pages of those chosen at once, and once", async () => {
	const form = await publish();
	const counted = async () =>
		(
			await portal.db
				.prepare("select respondent_id from form_occasions where form_id = ?1 and status = 'open' order by 1")
				.bind(form.id)
				.all<{ respondent_id: string }>()
		).results.map((row) => row.respondent_id);
	expect((await give(form.share, [ids.own, ids.second])).status).toBe(302);
	expect((await give(form.share, [ids.own, ids.second])).status).toBe(302);
	expect(await counted()).toEqual([ids.own, ids.second].sort());
	expect(await (await client.fetch("/home")).text()).toContain("How the week was");
});

it("puts a form on the home pages of more people than one waits for", async () => {
	const form = await publish();
	const crowd = await portal.db
		.prepare("select id from people where tenant_id = ?1 and last_name like 'Crowd%'")
		.bind(tenant.id)
		.all<{ id: string }>();
	const everybody = crowd.results.map(({ id }) => id);
	expect(everybody.length).toBeGreaterThan(30);
	expect((await give(form.share, everybody)).status).toBe(302);
	const asked = portal.db.prepare("select count(*) as asked from form_occasions where form_id = ?1").bind(form.id);
	await expect.poll(() => asked.first("asked"), { timeout: 30_000 }).toBe(everybody.length);
});

it("gives a form to nobody where one is of another tenant or nobody is chosen", async () => {
	const form = await publish();
	expect((await give(form.share, [ids.own, ids.outsider])).status).toBe(422);
	expect((await give(form.share, [])).status).toBe(422);
	const kept = portal.db.prepare("select count(*) as kept from form_assignments where form_id = ?1").bind(form.id);
	expect(await kept.first()).toEqual({ kept: 0 });
});
