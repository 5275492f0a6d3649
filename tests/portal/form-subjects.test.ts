import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

type Customer = { id: string; guid: string };
type Role = "CLIENT" | "ADVISOR" | "ADMIN";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
let elsewhere: { id: string; guid: string };
/** Has forms and customers, not those that are kept to others. */
let adviser: Person;
/** Has all customers, and forms. */
let boss: Person;
/** Has forms and no customers. */
let outsider: Person;
/** Has customers and no forms. */
let seller: Person;
let base: string;
let nordvik: Customer;
let hidden: Customer;
let foreign: Customer;

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const modules = { forms: await make.module("form_builder"), crm: await make.module("crm") };
	const organisation = async (name: string) => {
		const own = await make.tenant({ name });
		const [forms, crm] = [await make.entry(own, modules.forms), await make.entry(own, modules.crm)];
		const join = async (role: Role, { withForms = true, withCrm = true } = {}) => {
			const member = await make.member(own, role, { language: "en" });
			if (withForms) await make.grant(forms, member, role);
			if (withCrm) await make.grant(crm, member, role);
			return signInAs(portal, member.email);
		};
		return { tenant: own, join };
	};
	const here = await organisation("Vik");
	const there = await organisation("Nes");
	tenant = here.tenant;
	elsewhere = there.tenant;
	adviser = await here.join("ADVISOR");
	boss = await here.join("ADMIN");
	outsider = await here.join("ADVISOR", { withCrm: false });
	seller = await here.join("ADVISOR", { withForms: false });
	base = `/${tenant.guid}/form_builder`;
	nordvik = await customer(boss, tenant, "Nordvik Mekaniske AS");
	hidden = await customer(boss, tenant, "Skjult Drift AS");
	await portal.db.prepare("update companies set visibility = 'own' where id = ?1").bind(hidden.id).run();
	foreign = await customer(await there.join("ADMIN"), elsewhere, "Fremmed AS");
});
afterAll(() => portal.dispose());

async function customer(person: Person, { id }: { id: string }, name: string): Promise<Customer> {
	const made = await person.call("POST", "/api/crm/customers", { tenant_id: id, name });
	expect(made.status, made.text).toBe(201);
	return made.body as Customer;
}

const definition = (title: string) => ({
	...{ format: 1, languages: ["en"], title: { en: title }, scores: [], lineage: [], tests: [] },
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [{ id: "q", code: "q", type: "scale", min: 0, max: 10, label: { en: "How is the safety work?" } }],
				},
			],
		},
	],
});

/** A form about a company that is out. */
async function companyForm(title: string, settings: Record<string, string> = {}) {
	const made = await adviser.call("POST", "/api/form_builder/forms", {
		tenant_id: tenant.id,
		definition: definition(title),
	});
	const { id, guid, name } = made.body as { id: string; guid: string; name: string };
	const saved = await adviser.submit(`${base}/forms/${name}/settings`, {
		...{
			intent: "save",
			slug: name,
			ownerId: adviser.userId,
			subjectType: "company",
			presentation: "all",
			...settings,
		},
	});
	expect(saved.status, await saved.text()).toBe(302);
	expect((await adviser.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 })).status).toBe(200);
	return { id, guid, name, page: `${base}/form_reply/${guid}` };
}

let keys = 0;
const sending = (value: number) => ({
	...{ step: "review", go: "send", kept: JSON.stringify({ q: value }), startedAt: "1" },
	sendKey: `a-key-of-its-own-${++keys}`,
});
const answer = (person: Pick<Person, "submit">, page: string, about: string | null, value = 5) =>
	person.submit(about === null ? page : `${page}?about=${about}`, sending(value));
const htmlOf = async (person: Pick<Person, "fetch">, path: string) => (await person.fetch(path)).text();
const repliesTo = async ({ id }: { id: string }) =>
	(
		await portal.db
			.prepare("select subject_type, subject_id, respondent_id from form_replies where form_id = ?1 order by id")
			.bind(id)
			.all<{ subject_type: string; subject_id: string | null; respondent_id: string | null }>()
	).results;

describe("a form about a company", () => {
	it("asks a member which, among those they see, and hangs the reply on it", async () => {
		const form = await companyForm("Safety");
		const start = await htmlOf(adviser, form.page);
		expect(start).toContain("Which company do you answer about?");
		expect(start).toContain("Nordvik Mekaniske AS");
		for (const none of ["Skjult Drift AS", "Fremmed AS", "How is the safety work?"]) expect(start).not.toContain(none);
		expect(await htmlOf(adviser, `${form.page}?find=meka`)).toContain("Nordvik Mekaniske AS");
		expect(await htmlOf(adviser, `${form.page}?find=ingen`)).toContain("No company that you can see has that name.");
		for (const about of [null, hidden.id, foreign.id, "nothing"])
			expect((await answer(adviser, form.page, about)).status).toBe(410);
		expect(await repliesTo(form)).toEqual([]);
		expect(await htmlOf(adviser, `${form.page}?about=${nordvik.id}`)).toContain("It is about");
		expect((await answer(adviser, form.page, nordvik.id)).status).toBe(302);
		expect((await answer(boss, form.page, hidden.id)).status).toBe(302);
		expect(await repliesTo(form)).toEqual([
			{ subject_type: "company", subject_id: nordvik.id, respondent_id: adviser.userId },
			{ subject_type: "company", subject_id: hidden.id, respondent_id: boss.userId },
		]);
	});

	it("is answered about each company once, where each answers once", async () => {
		const form = await companyForm("Once each", { onlyOnce: "on", knowsMembers: "on" });
		expect((await answer(boss, form.page, nordvik.id)).status).toBe(302);
		await answer(boss, form.page, nordvik.id);
		expect((await answer(boss, form.page, hidden.id)).status).toBe(302);
		expect((await repliesTo(form)).map(({ subject_id }) => subject_id).sort()).toEqual([nordvik.id, hidden.id].sort());
	});

	it("is closed to whoever can name none: strangers, programs, and members without customers", async () => {
		const form = await companyForm("Closed to many");
		const guest = asPerson(portal);
		const closed = "This form is answered about a company.";
		for (const person of [guest, outsider]) {
			expect(await htmlOf(person, `${form.page}?about=${nordvik.id}`)).toContain(closed);
			expect(await htmlOf(person, form.page)).not.toContain("Nordvik");
			expect((await answer(person, form.page, nordvik.id)).status).toBe(410);
		}
		const call = { guid: form.guid, answers: { q: 1 } };
		expect((await guest.call("POST", "/api/form_builder/replies", call)).status).toBe(410);
		expect(await repliesTo(form)).toEqual([]);
	});

	it("is given out about one by a link, which says it to whoever has it", async () => {
		const form = await companyForm("By a link");
		const share = `${base}/forms/${form.name}/share`;
		expect(await htmlOf(adviser, share)).not.toContain('name="emails"');
		expect(await htmlOf(adviser, `${share}?about=${nordvik.id}`)).toContain('name="emails"');
		const links = (subject: string) => adviser.submit(share, { intent: "links", number: "1", subject });
		for (const wrong of ["", hidden.id, foreign.id]) expect((await links(wrong)).status).toBe(422);
		const made = await (await links(nordvik.id)).text();
		const [, token] = made.match(new RegExp(`form_reply/${form.guid}/([\\w-]+)`)) ?? [];
		const guest = asPerson(portal);
		const page = `${form.page}/${token}`;
		expect(await htmlOf(guest, page)).toContain("Nordvik Mekaniske AS");
		// What the address says changes nothing of what the link is about.
		expect((await answer(guest, page, hidden.id)).status).toBe(302);
		expect(await repliesTo(form)).toEqual([{ subject_type: "company", subject_id: nordvik.id, respondent_id: null }]);
		const asked = { intent: "schedule", "memberIds[]": outsider.userId, repeat: "once", startsOn: "2099-01-05" };
		expect((await adviser.submit(share, { ...asked, subject: hidden.id })).status).toBe(422);
		expect((await adviser.submit(share, { ...asked, subject: nordvik.id })).status).toBe(302);
		const scheduled = await portal.db
			.prepare("select subject_id from form_assignments where form_id = ?1")
			.bind(form.id)
			.all();
		expect(scheduled.results).toEqual([{ subject_id: nordvik.id }]);
	});
});

describe("what was answered about companies", () => {
	it("is named to those who see them, in the list, its file, the reply and over time", async () => {
		const form = await companyForm("Follow");
		for (const value of [3, 6, 8]) await answer(boss, form.page, nordvik.id, value);
		await answer(boss, form.page, hidden.id, 2);
		const list = `${base}/forms/${form.name}`;
		const report = (person: Person, id = "") =>
			htmlOf(person, `${base}/formreports/${form.name}?view=people&person=${id}`);
		const pages = async (person: Person) =>
			[await htmlOf(person, list), await htmlOf(person, `${list}/export?format=csv&values=words`)].join();
		const mine = await pages(adviser);
		expect(mine).toContain("Nordvik Mekaniske AS");
		expect(mine).toContain("Removed, or not visible to you");
		expect(mine).not.toContain("Skjult");
		expect(await pages(boss)).toContain("Skjult Drift AS");
		expect(await pages(outsider)).not.toContain("Nordvik");
		expect(await htmlOf(adviser, `${list}/export?format=csv&values=codes`)).toContain(nordvik.id);
		expect(await report(adviser)).not.toContain("Skjult");
		const lines = await report(adviser, nordvik.id);
		expect(lines).toContain("3 measurements");
		expect(await report(adviser, hidden.id)).not.toContain("How is the safety work?");
		expect(await report(outsider, nordvik.id)).not.toContain("Nordvik");
		const reply = await portal.db
			.prepare("select id from form_replies where form_id = ?1 and subject_id = ?2 limit 1")
			.bind(form.id, nordvik.id)
			.first<string>("id");
		const shown = await htmlOf(adviser, `${list}/replies/${reply}`);
		expect(shown).toContain(`/dashboardCRM/customers/${nordvik.guid}`);
		expect(await htmlOf(outsider, `${list}/replies/${reply}`)).not.toContain("Nordvik");
	});

	it("is found in the list by its name or id, on the page, in the file and by the call, for those who see it", async () => {
		const form = await companyForm("Found by company");
		for (const value of [3, 6]) await answer(boss, form.page, nordvik.id, value);
		await answer(boss, form.page, hidden.id, 9);
		const byCall = async (person: Person, filter: string) => {
			const { status, body, text } = await person.call(
				"GET",
				`/api/form_builder/forms/replies?id=${form.id}&f=${filter}`,
			);
			expect(status, text).toBe(200);
			return (body.items as { answers: { q: number } }[]).map(({ answers }) => answers.q).sort();
		};
		for (const filter of ["about.has.nordv", "about.is.Nordvik%20Mekaniske%20AS", `about.is.${nordvik.id}`])
			expect(await byCall(adviser, filter), filter).toEqual([3, 6]);
		for (const filter of ["about.has.skjult", `about.is.${hidden.id}`, `about.is.${foreign.id}`, "about.empty"])
			expect(await byCall(adviser, filter), filter).toEqual([]);
		expect(await byCall(boss, "about.has.skjult")).toEqual([9]);
		expect(await byCall(boss, "about.not.Nordvik%20Mekaniske%20AS")).toEqual([9]);
		expect(await byCall(outsider, "about.has.nordvik")).toEqual([]);
		expect(await byCall(boss, "about.filled&f=a-q.after.5")).toEqual([6, 9]);
		const list = `${base}/forms/${form.name}`;
		const shown = await htmlOf(boss, `${list}?f=about.has.skjult`);
		expect(shown).toContain("Skjult Drift AS");
		expect(shown).not.toContain("Nordvik Mekaniske AS");
		const file = await htmlOf(boss, `${list}/export?format=csv&values=words&f=about.has.skjult`);
		expect(file).not.toContain("Nordvik");
		expect(file.trim().split("\n")).toHaveLength(2);
	});

	it("is a report of one company, in the file and the document too, for those who see it", async () => {
		const form = await companyForm("By company");
		for (const value of [3, 6]) await answer(boss, form.page, nordvik.id, value);
		await answer(boss, form.page, hidden.id, 9);
		const report = `${base}/formreports/${form.name}`;
		const about = (person: Person, { id }: Customer) => htmlOf(person, `${report}?about=${id}`);
		const mine = await about(adviser, nordvik);
		expect(mine).toContain("2 replies in the period");
		expect(mine).toMatch(new RegExp(`<option[^>]*value="${nordvik.id}"[^>]*>Nordvik Mekaniske AS`));
		for (const none of [hidden, foreign]) {
			const shown = await about(adviser, none);
			expect(shown).toContain("3 replies in the period");
			for (const name of ["Skjult", "Fremmed"]) expect(shown).not.toContain(name);
		}
		expect(await about(boss, hidden)).toContain("1 reply in the period");
		const rows = (await htmlOf(boss, `${report}/csv?about=${hidden.id}`)).trim().split("\n").slice(1);
		const given = rows.map((row) => row.trim().split(";").slice(-2)).filter(([, count]) => count !== "0");
		expect(given).toEqual([["9", "1"]]);
		const pdf = await boss.fetch(`${report}/pdf?about=${hidden.id}`);
		expect((await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join()).toContain("Company: Skjult Drift AS");
	});

	it("tells of health data by company only where neither it nor the rest is small, and by nothing else beside", async () => {
		const form = await companyForm("Health of each", { isHealth: "on" });
		const report = (more = "") => htmlOf(boss, `${base}/formreports/${form.name}?about=${nordvik.id}${more}`);
		for (let n = 0; n < 5; n++) await answer(boss, form.page, nordvik.id, n);
		for (let n = 0; n < 4; n++) await answer(boss, form.page, hidden.id, n);
		expect(await report()).toContain("Fewer than five people stand behind this choice");
		await answer(boss, form.page, hidden.id, 4);
		expect(await report()).toContain("5 replies in the period");
		for (const more of ["&only=q:1", "&by=q"])
			expect(await report(more)).toContain("Fewer than five people stand behind this choice");
		const forged = await htmlOf(boss, `${base}/formreports/${form.name}?only=@subject:${hidden.id}`);
		expect(forged).toContain("Fewer than five people stand behind this choice");
	});

	it("is named where a reply is kept: its document, one's own page of it, and who has not answered", async () => {
		const form = await companyForm("Kept", { knowsMembers: "on" });
		await answer(boss, form.page, hidden.id);
		const id = await portal.db
			.prepare("select id from form_replies where form_id = ?1")
			.bind(form.id)
			.first<string>("id");
		const pdf = async (person: Person, path: string) =>
			(await pagesOf(new Uint8Array(await (await person.fetch(path)).arrayBuffer()))).join("\n");
		expect(await pdf(boss, `${base}/reply_pdf/${id}`)).toContain("Company: Skjult Drift AS");
		expect(await pdf(adviser, `${base}/reply_pdf/${id}`)).toContain("Company: Removed, or not visible to you");
		// Who has answered was told the name then, whatever they see now.
		const own = `/${tenant.guid}/yourforms/${id}`;
		await portal.db.prepare("update form_replies set respondent_id = ?1 where id = ?2").bind(outsider.userId, id).run();
		expect(await htmlOf(outsider, own)).toContain("Company: Skjult Drift AS");
		expect(await pdf(outsider, `${own}/pdf`)).toContain("Company: Skjult Drift AS");
		const share = `${base}/forms/${form.name}/share`;
		const asked = { intent: "schedule", "memberIds[]": outsider.userId, repeat: "once", startsOn: "2099-01-05" };
		expect((await boss.submit(share, { ...asked, subject: hidden.id })).status).toBe(302);
		await boss.submit(share, { intent: "send", emails: "ola@elsewhere.test", subject: nordvik.id });
		const names = async (person: Person) => {
			const html = await htmlOf(person, share);
			return ["Nordvik Mekaniske AS", "Skjult Drift AS"].map((name) => html.split(`>${name}<`).length - 1);
		};
		// Each is offered once above to whoever sees it, too.
		expect([await names(boss), await names(adviser)]).toEqual([
			[2, 2],
			[2, 0],
		]);
	});

	it("stands on the company's page for those who see the company and the replies", async () => {
		const form = await companyForm("On the page");
		for (const value of [3, 7]) await answer(boss, form.page, nordvik.id, value);
		const page = ({ guid }: Customer) => `/${tenant.guid}/dashboardCRM/customers/${guid}/forms`;
		const shown = await htmlOf(adviser, page(nordvik));
		expect(shown).toContain("On the page");
		expect(shown).toContain("How is the safety work? over time");
		expect(shown).toContain(`${form.guid}?about=${nordvik.id}`);
		const sold = await htmlOf(seller, page(nordvik));
		expect(sold).toContain("Nothing is answered yet");
		expect(sold).not.toContain("On the page");
		expect((await adviser.fetch(page(hidden))).status).toBe(404);
		expect((await boss.fetch(page(foreign))).status).toBe(404);
		expect((await outsider.fetch(page(nordvik))).headers.get("location")).toContain("/error");
	});

	it("goes along when companies are merged, comes back when that is undone, and stays when one is removed", async () => {
		const form = await companyForm("Merged");
		const [kept, second] = [await customer(boss, tenant, "Fjell AS"), await customer(boss, tenant, "Fjell Anlegg AS")];
		await answer(boss, form.page, kept.id);
		await answer(boss, form.page, second.id);
		const share = `${base}/forms/${form.name}/share`;
		await boss.submit(share, { intent: "links", number: "1", subject: second.id });
		const about = async () => (await repliesTo(form)).map(({ subject_id }) => subject_id);
		const link = () =>
			portal.db
				.prepare("select subject_id from form_invitations where form_id = ?1")
				.bind(form.id)
				.first<string>("subject_id");
		const crm = `/${tenant.guid}/dashboardCRM/customers`;
		const merging = new URLSearchParams({ intent: "merge", keep: kept.id });
		for (const { id } of [kept, second]) merging.append("c", id);
		expect((await boss.fetch(`${crm}/merge`, { method: "POST", body: merging })).status).toBe(302);
		expect([await about(), await link()]).toEqual([[kept.id, kept.id], kept.id]);
		const merge = await portal.db.prepare("select id from crm_merges order by id desc limit 1").first<string>("id");
		const undone = await boss.submit(`${crm}/duplicates`, { intent: "undo", merge: String(merge) });
		expect(undone.status).toBe(302);
		expect([await about(), await link()]).toEqual([[kept.id, second.id], second.id]);
		await portal.db.prepare("update companies set deleted_at = 1 where id = ?1").bind(second.id).run();
		const list = await htmlOf(boss, `${base}/forms/${form.name}`);
		expect(list).toContain("Fjell AS");
		expect(list).toContain("Removed, or not visible to you");
	});
});
