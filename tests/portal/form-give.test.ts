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
	for (let at = 0; at < 25; at++) await named(`Crowd${at}`);
	const outsider = await named("Outside", await make.tenant({ name: "Sund" }));
	ids = { own: own.userId, second: second.userId, outsider: outsider.userId };
	for (const [id, clientId] of Object.entries({ r1: ids.own, r2: ids.second }))
		await portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?2, ?3, ?4, 1, 0, 0)",
			)
			.bind(tenant.id, id, staff.userId, clientId)
			.run();
	[advisor, client] = [await signInAs(portal, staff.email), await signInAs(portal, own.email)];
});
afterAll(() => portal.dispose());

async function publish() {
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		tenant_id: tenant.id,
		definition,
		settings: {},
	});
	expect(made.status, made.text).toBe(201);
	const form = made.body as { id: string; guid: string; name: string };
	await advisor.call("POST", "/api/form_builder/forms/publish", { id: form.id, revision: 1 });
	return { ...form, share: `/${tenant.guid}/form_builder/forms/${form.name}/share` };
}

const find = async (person: Person, q: string) => {
	const answer = await person.fetch(
		`/${tenant.guid}/form_builder/people?q=${encodeURIComponent(q)}&_data=modules/form-builder/pages/people`,
	);
	return { status: answer.status, text: await answer.text() };
};

it("finds people of the tenant by parts of the name, at most twenty, for those who may send forms", async () => {
	expect(JSON.parse((await find(advisor, "ås zo")).text).found).toMatchObject([{ id: ids.own, name: "Zoe Ås" }]);
	expect(JSON.parse((await find(advisor, "zoe")).text).found).toHaveLength(20);
	expect(JSON.parse((await find(advisor, "")).text).found).toEqual([]);
	expect(JSON.parse((await find(advisor, "outside")).text).found).toEqual([]);
	expect((await find(client, "zoe")).text).not.toContain("Zoe");
});

it("puts a form on the home pages of those chosen at once, and once", async () => {
	const form = await publish();
	const given = { intent: "give", "memberIds[]": [ids.own, ids.second] };
	const counted = async () =>
		(
			await portal.db
				.prepare("select respondent_id from form_occasions where form_id = ?1 and status = 'open' order by 1")
				.bind(form.id)
				.all<{ respondent_id: string }>()
		).results.map((row) => row.respondent_id);
	expect((await advisor.submit(form.share, given)).status).toBe(302);
	expect((await advisor.submit(form.share, given)).status).toBe(302);
	expect(await counted()).toEqual([ids.own, ids.second].sort());
	expect(await (await client.fetch(`/${tenant.guid}`)).text()).toContain("How the week was");
});

it("gives a form to nobody where one is of another tenant or nobody is chosen", async () => {
	const form = await publish();
	const given = { intent: "give", "memberIds[]": [ids.own, ids.outsider] };
	expect((await advisor.submit(form.share, given)).status).toBe(422);
	expect((await advisor.submit(form.share, { intent: "give" })).status).toBe(422);
	const kept = portal.db.prepare("select count(*) as kept from form_assignments where form_id = ?1").bind(form.id);
	expect(await kept.first()).toEqual({ kept: 0 });
});
