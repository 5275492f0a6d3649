import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let world: Awaited<ReturnType<typeof makeWorld>>;
let boss: Person;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	world = await makeWorld();
	boss = await signInAs(portal, world.admin.email);
});
afterAll(() => portal.dispose());

/** Vik has the module for everybody's use, Os has had it: Ada administers both, and Bo does Vik beside her. */
async function makeWorld() {
	const module = await make.module("users");
	const [vik, os] = [await make.tenant({ name: "Vik kommune" }), await make.tenant({ name: "Os kommune" })];
	const [entry, ended] = [await make.entry(vik, module), await make.entry(os, module, { expires: "2026-01-12" })];
	const admin = await make.member(vik, "ADMIN", { firstName: "Ada", lastName: "Admin", language: "en" });
	const other = await make.member(vik, "ADMIN", { firstName: "Bo", lastName: "Boss", language: "nb" });
	await make.membership(os, admin, "ADMIN");
	for (const one of [admin, other]) await make.grant(entry, one, "ADMIN");
	const role = (name: string) => make.roleId(module.id, name);
	return { module, vik, os, entry, ended, admin, other, role };
}

async function newcomer(grant?: string) {
	const user = await make.member(world.vik, "CLIENT", { language: "en" });
	if (grant) await make.grant(world.entry, user, grant);
	return Object.assign(await signInAs(portal, user.email), { user });
}
const users = (tenant = world.vik) => `/${tenant.guid}/user/users`;
const notAllowed = (from: string) => `/error?access=not%20allowed&from=${encodeURIComponent(from)}`;
const page = async (person: Person, from = users()) => {
	const html = await (await person.fetch(notAllowed(from))).text();
	return /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1]?.replace(/<!-- -->/g, "") ?? "";
};
const ask = (person: Person, { from = users(), message = "" } = {}) => {
	const body = new URLSearchParams({ intent: "requestAccess", from, message });
	return person.fetch(notAllowed(from), { method: "POST", body });
};
const requestsOf = async (userId: string) =>
	(
		await portal.db
			.prepare("select * from access_requests where user_id = ? order by id")
			.bind(userId)
			.all<Record<string, string>>()
	).results;
const told = async (userId: string, type: string) =>
	(
		await portal.db
			.prepare("select params, url from notifications where user_id = ? and type = ?")
			.bind(userId, type)
			.all<{ params: string; url: string }>()
	).results;
const answer = (person: Person, fields: Record<string, string>) =>
	person.fetch(users(), { method: "POST", body: new URLSearchParams(fields) });
const grantOf = (userId: string) =>
	portal.db
		.prepare(
			"select r.name from modules_tenant_user g join module_roles r on r.id = g.module_role_id where g.user_id = ?",
		)
		.bind(userId)
		.first<string>("name");

describe("the page that says what is missing", () => {
	it("names the role, the module and the organisation, with and without a role there already", async () => {
		expect(await page(await newcomer())).toContain(
			"You do not have access to Users at Vik kommune. You need the role Advisor there.",
		);
		const client = await page(await newcomer("CLIENT"));
		expect(client).toContain(
			"You do not have access to this page in Users at Vik kommune. It needs the role Advisor; yours is Client.",
		);
		expect(client).toContain('value="requestAccess"');
	});

	it("says what to do instead where the module is over for everybody", async () => {
		const member = await make.member(world.os, "CLIENT", { language: "en" });
		const html = await page(await signInAs(portal, member.email), users(world.os));
		expect(html).toContain("ended on 12 January 2026");
		expect(html).toContain("renewed for the whole organisation");
		expect(html).toContain("Ada Admin");
		expect(html).not.toContain("requestAccess");
		const mine = await page(boss, users(world.os));
		expect(mine).toContain("Eksempel Programvare AS");
		expect(mine).not.toContain("requestAccess");
	});

	it("offers nothing of a tenant that is not the person's own", async () => {
		const stranger = await make.member(world.os, "CLIENT", { language: "en" });
		const person = await signInAs(portal, stranger.email);
		expect(await page(person)).toBe(await page(person, "/no-such-page"));
		expect((await ask(person)).status).toBe(422);
		expect(await requestsOf(stranger.id)).toEqual([]);
	});
});

describe("asking", () => {
	it("tells every administrator once, by notification and by letter, and leads to the member", async () => {
		const nora = await newcomer();
		const asked = await ask(nora, { message: "I follow up <three> clients" });
		expect(asked.status).toBe(302);
		expect(await page(nora)).toContain("You have asked for this today.");
		const [request] = await requestsOf(nora.user.id);
		expect(request).toMatchObject({ status: "open", module_role_id: await world.role("ADVISOR") });
		for (const { id, email } of [world.admin, world.other]) {
			const notices = (await told(id, "accessRequested")).filter(({ url }) => url.includes(nora.user.guid));
			expect(notices).toHaveLength(1);
			await portal.settle();
			const letter = await portal.db
				.prepare("select subject, text, html from mail_outbox where recipient = ? order by created_at desc")
				.bind(email)
				.first<Record<string, string>>();
			expect(letter?.text).toContain("I follow up <three> clients");
			expect(letter?.html).toContain("&lt;three&gt;");
			expect(letter?.text).toContain(`${users()}?member=${nora.user.guid}`);
		}
		const subjects = await portal.db.prepare("select distinct subject from mail_outbox order by subject").all();
		expect(JSON.stringify(subjects.results)).toMatch(/asks for access to Users.*ber om tilgang til Brukere/);
		const audit = await portal.db
			.prepare("select actor_id from audit_events where table_name = 'access_requests' and record_id = ?")
			.bind(request?.id ?? "")
			.first();
		expect(audit).toEqual({ actor_id: nora.user.id });
	});

	it("for the same twice on a day counts once, also at the same moment", async () => {
		const eager = await newcomer();
		const answers = await Promise.all([ask(eager), ask(eager)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
		expect((await ask(eager)).status).toBe(409);
		expect(await requestsOf(eager.user.id)).toHaveLength(1);
		expect(
			(await told(world.admin.id, "accessRequested")).filter(({ url }) => url.includes(eager.user.guid)),
		).toHaveLength(1);
	});

	it("keeps a message that is too long where it was typed", async () => {
		const wordy = await newcomer();
		const refused = await ask(wordy, { message: "x".repeat(501) });
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("xxxxx");
		expect(await requestsOf(wordy.user.id)).toEqual([]);
	});

	it("is not for those who have no session, nor for what one may open already", async () => {
		const body = new URLSearchParams({ intent: "requestAccess", from: users(), message: "" });
		const guest = await portal.fetch(notAllowed(users()), { method: "POST", body, headers: { Origin: portal.origin } });
		expect(guest.headers.get("location")).toContain("/login");
		const inside = await newcomer("ADVISOR");
		expect((await ask(inside)).status).toBe(422);
	});
});

describe("answering", () => {
	const openPanel = async (guid: string) => (await boss.fetch(`${users()}?member=${guid}`)).text();

	it("gives the role that was asked for, tells who asked, and is done once", async () => {
		const kim = await newcomer();
		await ask(kim, { message: "Please" });
		const [request] = await requestsOf(kim.user.id);
		const html = await openPanel(kim.user.guid);
		expect(html).toContain("Advisor in Users");
		expect(html).toContain("Please");
		const select = new RegExp(`id="role-${request?.id}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? "";
		expect(select).toMatch(new RegExp(`<option[^>]*value="${await world.role("ADVISOR")}"[^>]*selected`));
		const fields = { intent: "grantRequest", request: request?.id ?? "", role: await world.role("ADVISOR") };
		expect((await answer(boss, fields)).status).toBe(302);
		expect(await grantOf(kim.user.id)).toBe("ADVISOR");
		expect((await requestsOf(kim.user.id))[0]).toMatchObject({ status: "granted", decided_by: world.admin.id });
		expect(await told(kim.user.id, "accessGranted")).toHaveLength(1);
		expect((await answer(boss, fields)).status).toBe(422);
		expect(await told(kim.user.id, "accessGranted")).toHaveLength(1);
		expect(await openPanel(kim.user.guid)).not.toContain(request?.id);
		const { url } = (await kim.call("GET", "/api/notifications")).body.items[0];
		expect((await kim.fetch(JSON.parse(url).path)).headers.get("location")).toMatch(`/${world.vik.guid}/user`);
		expect((await kim.fetch(users())).status).toBe(200);
	});

	it("with no is told too, and gives nothing", async () => {
		const lee = await newcomer();
		await ask(lee);
		const [request] = await requestsOf(lee.user.id);
		expect((await answer(boss, { intent: "declineRequest", request: request?.id ?? "" })).status).toBe(302);
		expect((await requestsOf(lee.user.id))[0]).toMatchObject({ status: "declined" });
		expect(await grantOf(lee.user.id)).toBeNull();
		expect(await told(lee.user.id, "accessDeclined")).toHaveLength(1);
	});

	it("happens by itself when the module is given in the usual way", async () => {
		const mia = await newcomer();
		await ask(mia);
		const body = new URLSearchParams({ intent: "changeGrants", member: mia.user.guid });
		body.append("entries[]", world.entry.id);
		body.append("roles[]", await world.role("ADVISOR"));
		expect((await boss.fetch(users(), { method: "POST", body })).status).toBe(302);
		expect((await requestsOf(mia.user.id))[0]).toMatchObject({ status: "granted" });
	});

	it("gives no more than the one who answers has, and is out of others' reach", async () => {
		const ola = await newcomer();
		await ask(ola);
		const [request] = await requestsOf(ola.user.id);
		const fields = { intent: "grantRequest", request: request?.id ?? "", role: await world.role("ADVISOR") };
		const advisor = await newcomer("ADVISOR");
		expect((await answer(advisor, fields)).headers.get("location")).toMatch(/^\/error\?/);
		const entry = await make.entry(await make.tenant(), world.module);
		const foreign = await make.member({ id: entry.tenantId }, "ADMIN");
		await make.grant(entry, foreign, "ADMIN");
		const them = await signInAs(portal, foreign.email);
		const guid = await portal.db
			.prepare("select guid from tenants where id = ?")
			.bind(entry.tenantId)
			.first<string>("guid");
		const stolen = await them.fetch(`/${guid}/user/users`, { method: "POST", body: new URLSearchParams(fields) });
		expect(stolen.status).toBe(404);
		expect(await grantOf(ola.user.id)).toBeNull();
	});
});

describe("the menu's row of a module that is over", () => {
	it("names an administrator, and the provider to the only administrator", async () => {
		const member = await make.member(world.os, "CLIENT", { language: "en" });
		await make.grant(world.ended, member, "CLIENT");
		await make.grant(world.ended, world.admin, "ADMIN");
		const plain = (html: string) => html.replace(/<!-- -->/g, "");
		const person = await signInAs(portal, member.email);
		expect(plain(await (await person.fetch("/home")).text())).toMatch(/Access ended [^<]*12[^<]* – contact Ada Admin/);
		expect(plain(await (await boss.fetch("/home")).text())).toContain("contact Eksempel Programvare AS");
	});
});
