import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readAddresses } from "#app/directory/addresses";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let world: Awaited<ReturnType<typeof makeWorld>>;
let boss: Person;
beforeAll(async () => {
	// The clock knows no address of its own: the letters that it sends need the portal's.
	portal = await startPortal({ vars: { PUBLIC_ORIGIN: "http://portal.test" } });
	make = factories(portal.db);
	world = await makeWorld();
	boss = await signInAs(portal, world.admin.email);
});
afterAll(() => portal.dispose());

async function makeWorld() {
	const module = await make.module("users");
	const tenant = await make.tenant({ name: "Vik kommune" });
	const entry = await make.entry(tenant, module);
	const admin = await make.member(tenant, "ADMIN", { firstName: "Ada", lastName: "Admin" });
	await make.grant(entry, admin, "ADMIN");
	return { module, tenant, entry, admin };
}

const PASSWORD = "a long enough secret";
const users = () => `/${world.tenant.guid}/user/users`;
const post = (person: Pick<Person, "fetch">, path: string, fields: [string, string][]) =>
	person.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
const count = async (sql: string, ...values: string[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<number>("n")) ?? 0;
const invite = (emails: string, more: [string, string][] = []) =>
	post(boss, `${users()}/invite`, [
		["emails", emails],
		["role", "CLIENT"],
		["language", "nb"],
		["message", "Velkommen & hei"],
		...more,
	]);
const stateOf = (email: string) =>
	portal.db
		.prepare("select * from invitations where email = ? order by id desc")
		.bind(email)
		.first<Record<string, string>>();

/** The path of the link in the newest letter to an address. */
async function linkFor(email: string): Promise<string> {
	await portal.settle();
	const letter = await portal.db
		.prepare("select text from mail_outbox where recipient = ? order by created_at desc, id desc")
		.bind(email)
		.first<string>("text");
	const [, path] = /https?:\/\/[^/\s]+(\/invitation\/\S+)/.exec(letter ?? "") ?? [];
	if (!path) throw new Error(`No letter to ${email} has a link.`);
	return path;
}

const join = (path: string, fields: Record<string, string> = {}) =>
	post(
		asPerson(portal),
		path,
		Object.entries({
			intent: "join",
			firstName: "Nora",
			lastName: "Ny",
			password: PASSWORD,
			language: "it",
			...fields,
		}),
	);

describe("an invitation with somebody's access", () => {
	const form = async (like: string) => (await boss.fetch(`${users()}/invite?like=${encodeURIComponent(like)}`)).text();

	it("begins with the role and the modules of the member who is named", async () => {
		const colleague = await make.member(world.tenant, "ADVISOR", { firstName: "Liv", lastName: "Lik" });
		await make.grant(world.entry, colleague, "ADVISOR");
		const page = await form(colleague.email.toUpperCase());
		expect(page).toContain("Liv Lik");
		expect(page).toMatch(/<option value="ADVISOR" selected=""/);
		expect(page).toMatch(/<option value="[^"]+" selected="">Advisor/);
	});

	it("knows nobody of another tenant", async () => {
		const stranger = await make.member(await make.tenant(), "ADVISOR", { firstName: "Sigrid", lastName: "Fremmed" });
		const page = await form(stranger.email);
		expect(page).toContain("No member has this e-mail address.");
		expect(page).not.toContain("Fremmed");
	});
});

describe("a pasted list", () => {
	it("is read however it was copied", () => {
		const pasted = `Ada <ADA@vik.no>, bo@vik.no; "Berg, Cem" <cem@vik.no>\n\n  mailto:dag@vik.no\r\nbo@vik.no\tåse@blåbær.no`;
		expect(readAddresses(pasted).map(({ email }) => email)).toEqual([
			"ada@vik.no",
			"bo@vik.no",
			"cem@vik.no",
			"dag@vik.no",
			"åse@blåbær.no",
		]);
	});

	it.each(["plain", "two@@at.no", "space in@mail.no", "no@dot", "@vik.no", "x@-vik.no", "<>", "a@vik.no>"])(
		"tells that %s is no address",
		(text) => {
			expect(readAddresses(text).every(({ email }) => email === null)).toBe(true);
		},
	);
});

describe("inviting", () => {
	it("sends nothing while one address cannot be invited, and the rest when told to leave it out", async () => {
		const list = `first@list.test, ${world.admin.email}, nonsense`;
		const judged = await invite(list);
		expect(judged.status).toBe(200);
		const html = await judged.text();
		for (const text of ["first@list.test", world.admin.email, "nonsense"]) expect(html).toContain(text);
		expect(await stateOf("first@list.test")).toBeNull();
		const sent = await invite(list, [["skipOthers", "yes"]]);
		expect(sent.status).toBe(302);
		expect(await stateOf("first@list.test")).toMatchObject({ status: "sent", role: "CLIENT", language: "nb" });
		expect(await count("select count(*) as n from invitations where email = ?", world.admin.email)).toBe(0);
		expect(await (await invite("first@list.test")).text()).toContain("first@list.test");
		expect(await count("select count(*) as n from invitations where email = ?", "first@list.test")).toBe(1);
	});

	it("twice at the same moment invites once", async () => {
		const answers = await Promise.all([invite("twin@list.test"), invite("twin@list.test")]);
		expect(answers.map(({ status }) => status)).toContain(302);
		expect(await count("select count(*) as n from invitations where email = ?", "twin@list.test")).toBe(1);
	});

	it("stores no token and writes the message and the link into the letter", async () => {
		await invite("letter@list.test");
		const path = await linkFor("letter@list.test");
		const token = path.split("/").at(-1) ?? "";
		const row = await stateOf("letter@list.test");
		expect(JSON.stringify(row)).not.toContain(token);
		const text = await portal.db
			.prepare("select text from mail_outbox where recipient = 'letter@list.test'")
			.first<string>("text");
		expect(text).toContain("Velkommen & hei");
		expect(text).toContain("Ada Admin");
	});

	it("by the call answers 201, and 422 for who is a member", async () => {
		const body = { email: "Call@List.test", role: "ADVISOR", tenant_id: world.tenant.id };
		const made = await boss.call("POST", "/api/user", body);
		expect(made).toMatchObject({ status: 201, body: { email: "call@list.test", status: "invited", role: "ADVISOR" } });
		expect((await boss.call("POST", "/api/user", body)).status).toBe(422);
		expect((await boss.call("POST", "/api/user", { ...body, email: world.admin.email })).status).toBe(422);
		expect((await boss.call("POST", "/api/user", { ...body, email: "no address" })).status).toBe(422);
	});
});

describe("a queue that takes nothing", () => {
	const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
	const letters = (email: string) => count("select count(*) as n from mail_outbox where recipient = ?", email);
	const sweep = async (at: Date) => {
		await portal.travelTo(at);
		await portal.cron("*/5 * * * *", at);
		await portal.settle();
	};
	afterEach(async () => {
		await portal.breakQueue(false);
		await portal.travelTo(null);
	});

	it("leaves the invitation waiting, says so, and the clock sends the letter when the queue is there again", async () => {
		await portal.breakQueue(true);
		const answer = await invite("outage@list.test");
		expect(answer.status).toBe(302);
		expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain("invitedLater");
		expect((await stateOf("outage@list.test"))?.status).toBe("waiting");
		const list = await (await boss.fetch(`${users()}/invitations`)).text();
		expect(list).toContain("Waiting to be sent");
		await sweep(later(11));
		expect((await stateOf("outage@list.test"))?.status).toBe("waiting");
		await portal.breakQueue(false);
		await sweep(later(30));
		expect((await stateOf("outage@list.test"))?.status).toBe("sent");
		expect(await letters("outage@list.test")).toBe(1);
		await portal.travelTo(null);
		expect((await asPerson(portal).fetch(await linkFor("outage@list.test"))).status).toBe(200);
		await sweep(later(60));
		expect(await letters("outage@list.test")).toBe(1);
	});

	it("is told to who sends an invitation again, whose new letter follows", async () => {
		await invite("again@list.test");
		await portal.settle();
		const id = (await stateOf("again@list.test"))?.id ?? "";
		await portal.breakQueue(true);
		const fields: [string, string][] = [
			["intent", "resend"],
			["invitation", id],
		];
		const answer = await post(boss, `${users()}/invitations`, fields);
		expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain("resentLater");
		expect((await stateOf("again@list.test"))?.status).toBe("waiting");
		await portal.breakQueue(false);
		await sweep(later(11));
		expect((await stateOf("again@list.test"))?.status).toBe("sent");
		expect(await letters("again@list.test")).toBe(2);
	});
});

describe("accepting", () => {
	it("goes from the letter to being signed in, with what was given, and tells the inviter", async () => {
		await invite("nora@new.test", [
			["entries[]", world.entry.id],
			["roles[]", await make.roleId(world.entry.moduleId, "ADVISOR")],
		]);
		const path = await linkFor("nora@new.test");
		const opened = await asPerson(portal).fetch(path);
		expect(opened.status).toBe(200);
		const html = await opened.text();
		expect(html).toContain("Vik kommune");
		expect(html).toContain('value="nora@new.test"');
		expect((await stateOf("nora@new.test"))?.status).toBe("opened");
		const joined = await join(path);
		expect(joined.status).toBe(302);
		expect(joined.headers.get("location")).toBe(`/${world.tenant.guid}`);
		const cookie = /session=[^;]+/.exec(joined.headers.get("set-cookie") ?? "")?.[0];
		const nora = asPerson(portal, cookie);
		const me = (await nora.call("GET", "/api/me")).body;
		expect(me).toMatchObject({ email: "nora@new.test", user_role: "CLIENT" });
		expect((await nora.fetch(users())).status).toBe(200);
		expect((await stateOf("nora@new.test"))?.status).toBe("accepted");
		const row = await portal.db
			.prepare("select u.language, p.sort_name as sortName from users u join people p on p.id = u.id where u.email = ?")
			.bind("nora@new.test")
			.first();
		expect(row).toEqual({ language: "it", sortName: "ny nora nora@new.test" });
		await portal.settle();
		expect(
			await count(
				"select count(*) as n from notifications where user_id = ? and type = 'invitationAccepted'",
				world.admin.id,
			),
		).toBe(1);
		const login = await asPerson(portal).call("POST", "/api/login", { email: "nora@new.test", password: PASSWORD });
		expect(login.status).toBe(200);
	});

	it("twice at once makes one account, and a used link says so as any dead one does", async () => {
		await invite("race@new.test");
		const path = await linkFor("race@new.test");
		const answers = await Promise.all([join(path), join(path)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
		expect(await count("select count(*) as n from users where email = 'race@new.test'")).toBe(1);
		expect(
			await count(
				"select count(*) as n from memberships m join users u on u.id = m.user_id where u.email = 'race@new.test'",
			),
		).toBe(1);
		expect((await join(path)).status).toBe(410);
	});

	it("asks a known address to log in, then takes one press; never under another name", async () => {
		const known = await make.user({ email: "known@old.test", passwordHash: "scrypt$1$1$1$AA==$AA==" });
		const stranger = await make.user();
		await invite("known@old.test");
		const path = await linkFor("known@old.test");
		const guest = await (await asPerson(portal).fetch(path)).text();
		expect(guest).toContain(`/login?redirectTo=${encodeURIComponent(path.replace("?lang=nb", ""))}`);
		expect((await join(path)).status).toBe(410);
		const hash = await portal.db.prepare("select password_hash as h from users where id = ?").bind(known.id).first("h");
		expect(hash).toBe(known.passwordHash);
		const wrong = await signInAs(portal, stranger.email);
		expect(await (await wrong.fetch(path)).text()).toContain(stranger.email);
		expect((await post(wrong, path, [["intent", "accept"]])).status).toBe(410);
		const right = await signInAs(portal, known.email);
		expect((await post(right, path, [["intent", "accept"]])).status).toBe(302);
		expect(await count("select count(*) as n from memberships where user_id = ?", known.id)).toBe(1);
		expect(await count("select count(*) as n from memberships where user_id = ?", stranger.id)).toBe(0);
	});

	it("refuses a weak password with what was typed, and makes nobody", async () => {
		await invite("weak@new.test");
		const path = await linkFor("weak@new.test");
		for (const password of ["short", "123456", ""]) {
			const answer = await join(path, { password });
			expect(answer.status).toBe(422);
			const html = await answer.text();
			expect(html).toContain('value="Nora"');
			if (password) expect(html).not.toContain(`value="${password}"`);
		}
		expect(await count("select count(*) as n from users where email = 'weak@new.test'")).toBe(0);
	});

	it("leaves out a module that the tenant has lost since", async () => {
		const lost = await make.entry(world.tenant, await otherModule());
		await invite("lost@new.test", [
			["entries[]", lost.id],
			["roles[]", await make.roleId(lost.moduleId, "CLIENT")],
		]);
		const path = await linkFor("lost@new.test");
		await portal.db.prepare("delete from modules_tenant where id = ?").bind(lost.id).run();
		expect((await join(path)).status).toBe(302);
		expect(
			await count(
				"select count(*) as n from modules_tenant_user g join users u on u.id = g.user_id where u.email = 'lost@new.test'",
			),
		).toBe(0);
	});
});

describe("the names that a call sends", () => {
	it("are kept, shown in the lists, and are the person's when they accept", async () => {
		const body = { email: "sara@call.test", role: "CLIENT", first_name: "Sara", last_name: "Lund" };
		const made = await boss.call("POST", "/api/user", { ...body, tenant_id: world.tenant.id, phone: "41223344" });
		expect(made).toMatchObject({ status: 201, body: { first_name: "Sara", last_name: "Lund" } });
		for (const list of [users(), `${users()}/invitations`])
			expect(await (await boss.fetch(list)).text()).toContain("Sara Lund");
		const path = await linkFor("sara@call.test");
		const form = await (await asPerson(portal).fetch(path)).text();
		const typed = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(form)?.[1] ?? "";
		const names = { firstName: typed("firstName"), lastName: typed("lastName") };
		expect(names).toEqual({ firstName: "Sara", lastName: "Lund" });
		expect((await join(path, names)).status).toBe(302);
		const user = await portal.db.prepare("select * from users where email = 'sara@call.test'").first();
		expect(user).toMatchObject({ first_name: "Sara", last_name: "Lund", phone: "41223344" });
	});
});

describe("the list of invitations", () => {
	const list = `/invitations`;
	const found = async (query: string) => {
		const html = await (await boss.fetch(`${users()}${list}${query}`)).text();
		return ["one@lists.test", "two@lists.test", "Tora Tre"].filter((word) => html.includes(word));
	};

	it("is searched, filtered, sorted and exported by its address", async () => {
		for (const email of ["one@lists.test", "two@lists.test"]) await invite(email);
		const tora = { email: "tre@lists.test", first_name: "Tora", last_name: "Tre", role: "ADVISOR" };
		await boss.call("POST", "/api/user", { ...tora, tenant_id: world.tenant.id });
		await portal.db.prepare("update invitations set expires_at = 1 where email = 'two@lists.test'").run();
		expect(await found("?q=lists.test")).toEqual(["one@lists.test", "two@lists.test", "Tora Tre"]);
		expect(await found("?q=tora")).toEqual(["Tora Tre"]);
		expect(await found("?q=lists.test&f=status.any.expired")).toEqual(["two@lists.test"]);
		expect(await found("?q=lists.test&f=status.any.sent")).toEqual(["one@lists.test", "Tora Tre"]);
		expect(await found("?f=role.any.ADVISOR&q=lists.test")).toEqual(["Tora Tre"]);
		const file = await (await boss.fetch(`${users()}${list}/export?q=lists.test&sort=email&format=csv`)).text();
		const [head, ...rows] = file.trim().split("\r\n");
		expect(head).toContain("Name;E-mail;Role;Modules;Sent");
		expect(rows.map((row) => row.split(";")[1])).toEqual(["one@lists.test", "tre@lists.test", "two@lists.test"]);
		expect(rows[2]).toMatch(/Ada Admin;Expired$/);
	});

	it("goes on in pages of the size that was chosen, and is theirs alone who manage", async () => {
		const rows = Array.from({ length: 30 }, (_, index) => `page${String(index).padStart(2, "0")}@lists.test`);
		await invite(rows.join(","));
		const html = await (await boss.fetch(`${users()}${list}?q=page&size=25&sort=name`)).text();
		const emails = (text: string) => new Set([...text.matchAll(/page\d\d@lists\.test/g)].map(([email]) => email));
		expect(emails(html).size).toBe(25);
		const next = /href="[^"?]*\?([^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
		expect([...emails(await (await boss.fetch(`${users()}${list}?${next}`)).text())].sort()).toEqual(rows.slice(25));
		const advisor = await make.member(world.tenant, "ADVISOR");
		await make.grant(world.entry, advisor, "ADVISOR");
		const guide = await signInAs(portal, advisor.email);
		for (const path of [list, `${list}/export?format=csv`])
			expect((await guide.fetch(`${users()}${path}`)).headers.get("location")).toMatch(/^\/error\?/);
	});
});

/** A module of the catalogue that no screen belongs to. */
async function otherModule() {
	const row = { id: crypto.randomUUID(), guid: crypto.randomUUID(), at: Date.now() };
	await portal.db
		.prepare(
			"insert into modules (id, guid, key, label, translation_key, icon, sort_order, created_at, updated_at) values (?1, ?2, 'lost', 'Lost', 'modules:lost', 'boxes', 9, ?3, ?3)",
		)
		.bind(row.id, row.guid, row.at)
		.run();
	await portal.db
		.prepare("insert into module_roles (id, module_id, name, level) values (?1, ?2, 'CLIENT', 10)")
		.bind(crypto.randomUUID(), row.id)
		.run();
	return row;
}

describe("a link that is over", () => {
	const dead = async (path: string) => {
		const answer = await asPerson(portal).fetch(path);
		expect(answer.status).toBe(410);
		const [, main = ""] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(await answer.text()) ?? [];
		return main;
	};

	it("looks the same whether unknown, revoked, expired or replaced, and accepts nothing", async () => {
		const unknown = await dead("/invitation/no-such-token?lang=nb");
		expect(unknown).toContain('href="/login"');

		await invite("revoked@new.test");
		const revokedPath = await linkFor("revoked@new.test");
		const id = (await stateOf("revoked@new.test"))?.id ?? "";
		expect(
			(
				await post(boss, `${users()}/invitations`, [
					["intent", "revoke"],
					["invitation", id],
				])
			).status,
		).toBe(302);
		expect(await dead(revokedPath)).toBe(unknown);
		expect((await join(revokedPath)).status).toBe(410);
		expect(
			(
				await post(boss, `${users()}/invitations`, [
					["intent", "resend"],
					["invitation", id],
				])
			).status,
		).toBe(404);

		await invite("late@new.test");
		const latePath = await linkFor("late@new.test");
		await portal.db.prepare("update invitations set expires_at = 1 where email = 'late@new.test'").run();
		expect(await dead(latePath)).toBe(unknown);
		expect((await join(latePath)).status).toBe(410);
		expect(await count("select count(*) as n from users where email in ('revoked@new.test', 'late@new.test')")).toBe(0);

		const again = (await stateOf("late@new.test"))?.id ?? "";
		expect(
			(
				await post(boss, `${users()}/invitations`, [
					["intent", "resend"],
					["invitation", again],
				])
			).status,
		).toBe(302);
		await portal.settle();
		expect(await dead(latePath)).toBe(unknown);
		const fresh = await linkFor("late@new.test");
		expect(fresh).not.toBe(latePath);
		expect((await join(fresh)).status).toBe(302);
	});

	it("gives a new link once, which ends the one before", async () => {
		await invite("link@new.test");
		const old = await linkFor("link@new.test");
		const id = (await stateOf("link@new.test"))?.id ?? "";
		const answer = await post(boss, `${users()}/invitations`, [
			["intent", "makeLink"],
			["invitation", id],
		]);
		const [, link = ""] = /value="https?:\/\/[^/"]+(\/invitation\/[^"]+)"/.exec(await answer.text()) ?? [];
		expect(link).not.toBe("");
		await dead(old);
		expect((await asPerson(portal).fetch(link)).status).toBe(200);
	});

	it("that gives more than somebody has is out of their reach: its link would make it theirs", async () => {
		const { tenant, entry } = world;
		const module = await make.module("users", { key: "beyond", label: "beyond" });
		const beyond = await make.entry(tenant, module);
		await invite("beyond@new.test", [
			["entries[]", beyond.id],
			["roles[]", await make.roleId(module.id, "ADVISOR")],
		]);
		const { id = "", token_hash } = (await stateOf("beyond@new.test")) ?? {};
		const manager = await make.member(tenant, "ADVISOR");
		await make.grant(entry, manager, "ADMIN");
		const guide = await signInAs(portal, manager.email);
		for (const intent of ["resend", "makeLink", "revoke"]) {
			const answer = await post(guide, `${users()}/invitations`, [
				["intent", intent],
				["invitation", id],
			]);
			expect(answer.headers.get("location")).toMatch(/^\/error\?/);
		}
		expect(await stateOf("beyond@new.test")).toMatchObject({ status: "sent", token_hash });
	});

	it("of another tenant's invitation is out of an admin's reach", async () => {
		const other = await make.tenant();
		const entry = await make.entry(other, world.module);
		const foreign = await make.member(other, "ADMIN");
		await make.grant(entry, foreign, "ADMIN");
		await invite("mine@new.test");
		const path = await linkFor("mine@new.test");
		const id = (await stateOf("mine@new.test"))?.id ?? "";
		const them = await signInAs(portal, foreign.email);
		for (const intent of ["resend", "makeLink", "revoke"])
			expect(
				(
					await post(them, `/${other.guid}/user/users/invitations`, [
						["intent", intent],
						["invitation", id],
					])
				).status,
			).toBe(404);
		expect(await (await them.fetch(`/${other.guid}/user/users/invitations`)).text()).not.toContain("mine@new.test");
		expect((await asPerson(portal).fetch(path)).status).toBe(200);
	});
});
