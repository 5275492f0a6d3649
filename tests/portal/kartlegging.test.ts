import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
/** Assess companies; the second sees what is theirs alone, the boss everything. */
let advisor: Person;
let other: Person;
let boss: Person;
/** Has the module and no CRM. */
let withoutCrm: Person;
let base: string;

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const modules = {
		...{ own: await make.module("kartlegging"), crm: await make.module("crm") },
		users: await make.module("users"),
	};
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, modules.own);
	const crm = await make.entry(tenant, modules.crm);
	const users = await make.entry(tenant, modules.users);
	const join = async (role: "ADVISOR" | "ADMIN", withCrm = true) => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		if (withCrm) await make.grant(crm, member, role);
		if (role === "ADMIN") await make.grant(users, member, role);
		return signInAs(portal, member.email);
	};
	[advisor, other, boss, withoutCrm] = [
		await join("ADVISOR"),
		await join("ADVISOR"),
		await join("ADMIN"),
		await join("ADVISOR", false),
	];
	base = `/${tenant.guid}/kartlegging`;
});
afterAll(() => portal.dispose());

type Company = { id: string; guid: string; status: string; last_assessed_on: string | null; next_on: string | null };
const html = async (person: Pick<Person, "fetch">, path: string) => (await person.fetch(path)).text();
const all = async <Row>(sql: string) => (await portal.db.prepare(sql).all<Row>()).results;

async function company(person: Person, name: string, more: object = {}): Promise<Company> {
	const made = await person.call("POST", "/api/kartlegging/companies", { tenant_id: tenant.id, name, ...more });
	expect(made.status, made.text).toBe(201);
	return made.body as Company;
}

async function form(): Promise<{ id: string; guid: string; slug: string }> {
	const [known] = await all<{ id: string; guid: string; slug: string }>(
		"select id, guid, slug from forms where module_key = 'kartlegging'",
	);
	if (known) return known;
	expect((await advisor.submit(`${base}/form`, { intent: "make", from: "template" })).status).toBe(302);
	return form();
}

let keys = 0;
const whole = {
	...{ recruits: "yes", positions: 3, difficulty: 4, training: true, places: 2 },
	...{ adapts: 4, mentors: 3, experience: 2, knows: 3, satisfied: 5 },
};
const sending = (answers: object = whole) => ({
	...{ step: "review", go: "send", kept: JSON.stringify(answers), startedAt: "1" },
	sendKey: `a-key-of-its-own-${++keys}`,
});

describe("companies", () => {
	it("are seen by those who assess them, and by level 30", async () => {
		const own = await company(advisor, "Strandgata Bakeri AS", { municipality: "Vik", employees: 14 });
		expect(await html(advisor, `${base}/companies`)).toContain("Strandgata Bakeri AS");
		expect(await html(other, `${base}/companies`)).not.toContain("Strandgata Bakeri AS");
		expect(await html(boss, `${base}/companies?q=bakeri`)).toContain("Strandgata Bakeri AS");
		expect((await other.fetch(`${base}/companies/${own.guid}`)).status).toBe(404);
		expect((await other.call("POST", "/api/kartlegging/companies", { id: own.id, status: "done" })).status).toBe(404);
		const handed = { intent: "standing", interviewerId: other.userId, nextStep: "Ring", nextOn: "2031-02-03" };
		expect((await advisor.submit(`${base}/companies/${own.guid}`, handed)).status).toBe(302);
		expect(await html(other, `${base}/companies/${own.guid}`)).toContain("Strandgata Bakeri AS");
		expect(await html(boss, `${base}/companies/export?format=csv&f=nextOn.is.2031-02-03`)).toContain("Ring");
	});

	it("take as interviewer only who assesses companies here, and each number once", async () => {
		const stranger = await make.member(tenant, "ADVISOR");
		const refused = await advisor.call("POST", "/api/kartlegging/companies", {
			...{ tenant_id: tenant.id, name: "Nes Rør", interviewer_id: stranger.id },
		});
		expect(refused.status).toBe(422);
		await company(advisor, "Fjellheim Rør AS", { org_no: "974760673" });
		const again = await other.submit(`${base}/new`, { intent: "add", name: "Fjellheim", orgNo: "974 760 673" });
		expect(again.status).toBe(422);
		expect(await again.text()).toContain("on the list already");
	});

	it("are customers of CRM where one sees them there, and are changed there alone", async () => {
		const made = await advisor.call("POST", "/api/crm/customers", {
			tenant_id: tenant.id,
			name: "Nordvik Mekaniske AS",
		});
		const { id, guid } = made.body as Company;
		expect(await html(advisor, `${base}/new?q=nordvik`)).toContain("Nordvik Mekaniske AS");
		expect(await html(withoutCrm, `${base}/new?q=nordvik`)).not.toContain("Nordvik Mekaniske AS");
		const add = { intent: "addFromCrm", customerId: id };
		expect((await withoutCrm.submit(`${base}/new`, add)).status).toBe(422);
		expect((await advisor.submit(`${base}/new`, add)).status).toBe(302);
		expect((await advisor.submit(`${base}/new`, add)).status).toBe(302);
		expect(await html(advisor, `${base}/companies/${guid}`)).toContain(`/dashboardCRM/customers/${guid}`);
		expect((await advisor.fetch(`${base}/companies/${guid}/edit`)).status).toBe(302);
		const change = { id, name: "Another name" };
		expect((await advisor.call("POST", "/api/kartlegging/companies", change)).status).toBe(403);
	});

	it("stay with what was written of them when CRM removes the customer for good", async () => {
		const made = await advisor.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Sjøbris Drift AS" });
		const { id, guid } = made.body as Company;
		await advisor.submit(`${base}/new`, { intent: "addFromCrm", customerId: id });
		const page = `${base}/companies/${guid}`;
		await advisor.submit(page, { intent: "addNote", text: "Vil ha en lærling" });
		await advisor.call("POST", "/api/crm/customers/note", { customer_id: id, text: "CRMs eget notat" });
		const archived = await boss.submit(`/${tenant.guid}/dashboardCRM/customers`, {
			...{ intent: "bulkArchive", "ids[]": id },
		});
		expect(archived.status).toBe(200);
		expect(await html(advisor, page)).toContain("Vil ha en lærling");
		await portal.db
			.prepare("update companies set deleted_at = ? where id = ?")
			.bind(Date.now() - 31 * 86_400_000, id)
			.run();
		await portal.cron();
		await portal.settle();
		const kept = await html(advisor, page);
		expect(kept).toContain("Vil ha en lærling");
		expect(kept).not.toContain(`/dashboardCRM/customers/${guid}`);
		expect(await all(`select id from crm_notes where customer_id = '${id}'`)).toEqual([]);
		expect(await all(`select is_customer, deleted_at from companies where id = '${id}'`)).toEqual([
			{ is_customer: 0, deleted_at: null },
		]);
		expect((await advisor.fetch(`${page}/edit`)).status).toBe(200);
	});

	it("have contacts, notes and files, which go by those who may", async () => {
		const { guid, id } = await company(advisor, "Havblikk Omsorg AS");
		const page = `${base}/companies/${guid}`;
		await advisor.submit(page, {
			...{ intent: "addContact", name: "Kari Nes", jobTitle: "" },
			...{ email: "kari@havblikk.test", phone: "" },
		});
		await advisor.submit(page, { intent: "addNote", text: "Vil ha to kandidater" });
		const form = new FormData();
		form.set("intent", "addFiles");
		form.set("files", new File(["avtale"], "avtale.txt", { type: "text/plain" }));
		const sent = new Response(form);
		const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
		const answer = await advisor.fetch(page, { method: "POST", headers, body: await sent.arrayBuffer() });
		expect(answer.status).toBe(302);
		const shown = await html(boss, page);
		for (const text of ["Kari Nes", "Vil ha to kandidater", "avtale.txt"]) expect(shown).toContain(text);
		const [file] = await all<{ id: string }>(`select id from kartlegging_files where company_id = '${id}'`);
		expect(await html(boss, `${page}/files/${file?.id}`)).toBe("avtale");
		expect((await other.fetch(`${page}/files/${file?.id}`)).status).toBe(404);
		const [contact] = await all<{ id: string }>("select id from kartlegging_contacts");
		const elsewhere = await company(advisor, "Varden Vakt AS");
		const remove = { intent: "removeContact", id: contact?.id ?? "" };
		expect((await advisor.submit(`${base}/companies/${elsewhere.guid}`, remove)).status).toBe(404);
		expect((await advisor.submit(page, remove)).status).toBe(302);
		expect(await html(boss, page)).not.toContain("Kari Nes");
	});

	it("go to the trash and come back", async () => {
		const { id, guid } = await company(advisor, "Rabben Betong AS");
		await advisor.submit(`${base}/companies`, { intent: "bulkRemove", "ids[]": id });
		expect((await advisor.fetch(`${base}/companies/${guid}`)).status).toBe(404);
		expect(await html(advisor, `${base}/companies/trash`)).toContain("Rabben Betong AS");
		await advisor.submit(`${base}/companies/trash`, { intent: "bulkRestore", "ids[]": id });
		expect((await advisor.fetch(`${base}/companies/${guid}`)).status).toBe(200);
	});
});

describe("an assessment", () => {
	it("is made on a visit, by phone or by a link, and the company then stands as assessed", async () => {
		const { id, guid } = await company(advisor, "Lillevik Fisk AS");
		const asked = await form();
		const page = `${base}/companies/${guid}`;
		const reply = `${base}/form_reply/${asked.guid}`;
		expect(await html(advisor, page)).toContain(`${reply}?about=${id}&amp;how=visit`);
		const visited = await advisor.submit(`${reply}?about=${id}&how=visit`, sending());
		expect(visited.headers.get("Location")).toBe(page);
		expect((await advisor.submit(`${reply}?about=${id}&how=phone`, sending())).status).toBe(302);
		const link = await (await advisor.submit(page, { intent: "makeLink", form: asked.id })).text();
		const [, token] = link.match(new RegExp(`form_reply/${asked.guid}/([\\w-]+)`)) ?? [];
		const guest = asPerson(portal);
		expect(await html(guest, `${reply}/${token}`)).toContain("Lillevik Fisk AS");
		expect((await guest.submit(`${reply}/${token}`, sending())).status).toBe(302);
		const replies = await all<{ mode: string }>(`select mode from form_replies where subject_id = '${id}' order by id`);
		expect(replies.map(({ mode }) => mode)).toEqual(["assisted", "proxy", "self"]);
		const now = (await advisor.call("GET", `/api/kartlegging/companies?id=${id}`)).body as Company;
		expect(now.status).toBe("done");
		expect(now.last_assessed_on).toMatch(/^\d{4}-/);
		const shown = await html(advisor, page);
		for (const how of ["Visit", "Phone", "Link"]) expect(shown).toContain(`>${how}<`);
		expect((await advisor.fetch(`${page}/results`)).status).toBe(200);
		const list = `${base}/forms/${asked.slug}/replies`;
		const [first, ...others] = await all<{ id: string }>(`select id from form_replies where subject_id = '${id}'`);
		const lastOn = async () =>
			((await advisor.call("GET", `/api/kartlegging/companies?id=${id}`)).body as Company).last_assessed_on;
		expect((await boss.submit(`${list}/${first?.id}`, { intent: "remove" })).status).toBe(302);
		expect(await lastOn()).toMatch(/^\d{4}-/);
		for (const one of others) await boss.submit(`${list}/${one.id}`, { intent: "remove" });
		expect(await lastOn()).toBeNull();
		await advisor.submit(page, { intent: "sendLink", form: asked.id, email: "leder@lillevik.test" });
		expect(await all(`select id from form_invitations where subject_id = '${id}' and email is not null`)).toHaveLength(
			1,
		);
	});

	it("is about no company that one does not see, and opens to nobody else", async () => {
		const { id } = await company(boss, "Skjult Drift AS");
		const asked = await form();
		const reply = `${base}/form_reply/${asked.guid}?about=${id}`;
		expect(await html(other, reply)).not.toContain("Skjult Drift AS");
		for (const person of [other, asPerson(portal)]) expect((await person.submit(reply, sending())).status).toBe(410);
		await boss.submit(reply, sending());
		const [row] = await all<{ id: string }>(`select id from form_replies where subject_id = '${id}'`);
		expect((await boss.fetch(`${base}/forms/${asked.slug}/replies/${row?.id}`)).status).toBe(200);
		expect((await other.fetch(`${base}/forms/${asked.slug}/replies/${row?.id}`)).status).toBe(404);
	});

	it("is summed up by question and by municipality and industry; small groups are told to level 30 alone", async () => {
		const asked = await form();
		const reply = `${base}/form_reply/${asked.guid}`;
		for (const [name, municipality] of [
			["Nes Bygg", "Storvik"],
			["Nes Mat", "Storvik"],
			["Nes Bil", "Elvestad"],
		]) {
			const { id } = await company(boss, String(name), { municipality, industry: "Bygg" });
			await boss.submit(`${reply}?about=${id}&how=visit`, sending());
		}
		const report = `${base}/formreports/${asked.slug}`;
		const shown = await html(boss, report);
		for (const choice of ["Municipality", "Industry"]) expect(shown).toContain(`${choice}</option>`);
		const grouped = await html(boss, `${report}?by=@company.municipality`);
		for (const place of ["Storvik", "Elvestad"]) expect(grouped).toContain(place);
		const file = await html(boss, `${report}/csv?by=@company.municipality`);
		expect(file).toMatch(/recruits;.*;Storvik;.*;2/);
		expect(file).toMatch(/recruits;.*;Elvestad;.*;1/);
		expect(await html(advisor, `${report}/csv?by=@company.municipality`)).not.toMatch(/recruits;.*;Elvestad;/);
	});

	it("is closed and opened again, and its form goes to the trash", async () => {
		const asked = await form();
		await advisor.submit(`${base}/form`, { intent: "stand", id: asked.id, status: "closed" });
		const { guid } = await company(advisor, "Tinden Sport AS");
		const link = { intent: "makeLink", form: asked.id };
		expect((await advisor.submit(`${base}/companies/${guid}`, link)).status).toBe(422);
		await advisor.submit(`${base}/form`, { intent: "stand", id: asked.id, status: "open" });
		expect((await advisor.submit(`${base}/companies/${guid}`, link)).status).toBe(200);
		await advisor.submit(`${base}/form`, { intent: "remove", id: asked.id });
		expect(await html(advisor, `${base}/form`)).toContain("No forms yet");
		await advisor.submit(`${base}/form/trash`, { intent: "restore", id: asked.id });
		expect(await html(advisor, `${base}/form`)).toContain(asked.slug);
	});
});

it("calls many companies in a campaign, and says who is called, what came of it and how far it has come", async () => {
	const [mine, theirs] = [await company(advisor, "Ringt AS"), await company(other, "Skjult AS")];
	expect((await advisor.submit(`${base}/campaigns`, { intent: "add", name: "", endsOn: "" })).status).toBe(422);
	const made = await advisor.submit(`${base}/campaigns`, { intent: "add", name: "Autumn", endsOn: "2030-10-01" });
	const path = made.headers.get("Location") ?? "";
	const campaignId = path.split("/").at(-1) ?? "";
	const put = (person: Person, ...ids: string[]) =>
		person.fetch(`${base}/companies`, {
			method: "POST",
			body: new URLSearchParams([
				["intent", "bulkCampaign"],
				["campaignId", campaignId],
				...ids.map((id): [string, string] => ["ids[]", id]),
			]),
		});
	expect((await put(advisor, mine.id, theirs.id)).status).toBe(200);
	expect((await put(advisor, mine.id)).status).toBe(422);
	expect((await put(other, theirs.id)).status).toBe(200);
	const shown = await html(advisor, path);
	expect(shown).toContain("Ringt AS");
	expect(shown).not.toContain("Skjult AS");
	expect(await html(boss, path)).toContain("0 of 2 settled");

	const call = (person: Person, id: string, result: string) =>
		person.submit(path, { intent: "saveCall", id: `${campaignId}:${id}`, result, callerId: "", note: "Wants a visit" });
	expect((await call(advisor, theirs.id, "booked")).status).toBe(404);
	expect((await call(advisor, mine.id, "noAnswer")).status).toBe(302);
	expect(await html(advisor, path)).toContain("0 of 1 settled");
	expect((await call(advisor, mine.id, "booked")).status).toBe(302);
	expect(await html(boss, `${base}/campaigns`)).toContain("1 of 2 settled");
	expect(await html(advisor, `${path}?result=waiting`)).not.toContain("Wants a visit");
	expect(await all(`select status from kartlegging_companies where id = '${mine.id}'`)).toEqual([{ status: "booked" }]);

	expect((await other.submit(path, { intent: "remove" })).headers.get("Location")).toContain("/error");
	expect((await advisor.submit(path, { intent: "remove" })).status).toBe(302);
	expect(await all("select id from kartlegging_calls")).toEqual([]);
});

describe("what a company has answered", () => {
	const answered = async (of: Company, answers: object = whole) => {
		const asked = await form();
		const reply = `${base}/form_reply/${asked.guid}?about=${of.id}`;
		expect((await advisor.submit(reply, sending(answers))).status).toBe(302);
	};

	it("stands on the board until it answers anew, for those who see the company, and is taken off by hand", async () => {
		const made = await company(advisor, "Behov AS", { municipality: "Vik" });
		await answered(made, { ...whole, roles: "Sveiser med sertifikat", lacks: ["driving"] });
		const board = (q: string, person = advisor) => html(person, `${base}/openings?q=${q}`);
		expect(await board("sveiser+vik")).toContain("Sveiser med sertifikat");
		expect(await board("sveiser+oslo")).toContain("Nothing fits");
		expect(await board("sveiser", other)).not.toContain("Sveiser med sertifikat");
		await answered(made, { ...whole, roles: "Kokk" });
		expect(await board("sveiser")).toContain("Nothing fits");
		expect(await board("kokk")).toContain("Kokk");
		const [opening] = await all<{ id: string }>("select id from openings where title = 'Kokk'");
		const closing = { intent: "close", id: opening?.id ?? "" };
		expect((await other.submit(`${base}/openings`, closing)).status).toBe(404);
		expect((await advisor.submit(`${base}/openings`, closing)).status).toBe(302);
		expect(await board("kokk")).toContain("Nothing fits");
		const adding = {
			intent: "add",
			company: made.id,
			kind: "job",
			title: "Vaktmester",
			places: "2",
			endsOn: "2031-01-01",
		};
		expect((await other.submit(`${base}/openings`, adding)).status).toBe(422);
		expect((await advisor.submit(`${base}/openings`, { ...adding, endsOn: "2020-01-01" })).status).toBe(422);
		expect((await advisor.submit(`${base}/openings`, adding)).status).toBe(302);
		expect(await board("vaktmester")).toContain("2 jobs");
	});

	it("leads to a task that waits for its owner from its day on", async () => {
		const made = await company(advisor, "Oppfølging AS");
		await answered(made);
		const page = `${base}/companies/${made.guid}`;
		const [reply] = await all<{ id: string; form_id: string }>(
			`select id, form_id from form_replies where subject_id = '${made.id}'`,
		);
		const from = `${reply?.id}|${reply?.form_id}.training`;
		const task = {
			intent: "addFollowUp",
			title: "Foreslå en kandidat",
			ownerId: advisor.userId,
			dueOn: "2026-01-05",
			from,
		};
		expect(await html(advisor, page)).toContain("Can you take people in for work training?");
		expect((await other.submit(page, task)).status).toBe(404);
		expect((await advisor.submit(page, { ...task, dueOn: "" })).status).toBe(422);
		expect((await advisor.submit(page, task)).status).toBe(302);
		expect(await html(advisor, page)).toContain("Overdue");
		expect(await html(advisor, "/home")).toContain("Foreslå en kandidat");
		const [person] = await all<{ guid: string }>(`select guid from people where id = '${advisor.userId}'`);
		const panel = () => html(boss, `/${tenant.guid}/user/users?member=${person?.guid}`);
		expect(await panel()).toContain("Open follow-ups of companies: 1");
		const [row] = await all<{ id: string }>(
			"select id from kartlegging_follow_ups where title = 'Foreslå en kandidat'",
		);
		await advisor.submit(page, { intent: "tickFollowUp", id: row?.id ?? "" });
		expect(await html(advisor, "/home")).not.toContain("Foreslå en kandidat");
		expect(await panel()).not.toContain("Open follow-ups of companies");
	});

	it("goes for good with the company: its answers, its tasks and what it needs", async () => {
		const made = await company(advisor, "Borte AS");
		const kept = await company(advisor, "Blir AS");
		for (const one of [made, kept]) {
			await answered(one, { ...whole, roles: "Murer" });
			const task = { title: "Ring", ownerId: advisor.userId, dueOn: "2026-01-05", from: "" };
			await advisor.submit(`${base}/companies/${one.guid}`, { intent: "addFollowUp", ...task });
		}
		const left = (table: string, column: string) =>
			all(`select ${column} as id from ${table} where ${column} in ('${made.id}', '${kept.id}') group by ${column}`);
		await advisor.submit(`${base}/companies`, { intent: "bulkRemove", "ids[]": made.id });
		expect(await html(advisor, `${base}/openings?q=murer`)).not.toContain("Borte AS");
		await portal.db
			.prepare("update kartlegging_companies set deleted_at = ? where id = ?")
			.bind(Date.now() - 31 * 86_400_000, made.id)
			.run();
		await portal.cron();
		await portal.settle();
		const others = [{ id: kept.id }];
		expect(await left("kartlegging_companies", "id")).toEqual(others);
		expect(await left("openings", "company_id")).toEqual(others);
		expect(await left("kartlegging_follow_ups", "company_id")).toEqual(others);
		expect(await left("companies", "id")).toEqual(others);
		expect(await html(advisor, `${base}/openings?q=murer`)).toContain("Blir AS");
	});

	it("is old after a year", async () => {
		const made = await company(advisor, "Gammelt AS");
		await answered(made);
		const page = `${base}/companies/${made.guid}`;
		expect(await html(advisor, page)).not.toContain("Older than 12 months");
		await portal.db.prepare(`update form_replies set day = '2020-01-05' where subject_id = '${made.id}'`).run();
		expect(await html(advisor, page)).toContain("Older than 12 months");
	});

	it("is on its own page by a secret, beside five others at least, and is answered anew from there", async () => {
		const own = await company(advisor, "Egen side AS");
		const page = `${base}/companies/${own.guid}`;
		await answered(own, { ...whole, roles: "Rørlegger" });
		const shown = await (await advisor.submit(page, { intent: "makeOwnPage" })).text();
		const path = shown.match(/\/kartlegging\/company\/[\w-]+/)?.[0] ?? "";
		const guest = asPerson(portal);
		const before = await html(guest, `${path}?lang=en`);
		expect(before).toContain("Rørlegger");
		for (let nth = 0; nth < 5; nth++)
			await answered(await company(advisor, `Lik ${nth}`), { ...whole, roles: "Hemmelig" });
		const after = await html(guest, `${path}?lang=en`);
		expect(after).toContain("other companies");
		expect(after).not.toContain("Hemmelig");
		const asked = await form();
		const anew = await guest.submit(path, { intent: "answer", form: asked.id });
		const reply = anew.headers.get("Location") ?? "";
		expect(reply).toContain(`/form_reply/${asked.guid}/`);
		expect((await guest.submit(reply, sending({ ...whole, roles: "Tømrer" }))).status).toBe(302);
		expect(await html(guest, `${path}?lang=en`)).toContain("Tømrer");
		expect((await guest.fetch(`${path}x`)).status).toBe(404);
		await advisor.submit(page, { intent: "closeOwnPage" });
		expect((await guest.fetch(path)).status).toBe(404);
	});
});
