import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let manager: Person;
let answerer: Person;
let stranger: Person;
let answererId: string;
let form: { id: string; guid: string; name: string };
let at: { report: string; own: string };

const ask = (type: string, id: string, more: object = {}) => ({
	...{ id, code: id, type, label: { en: `About ${id}` }, ...more },
});
const option = (id: string) => ({ id, label: { en: id.toUpperCase() } });
const questions = [ask("choice", "side", { options: [option("left"), option("right")] }), ask("yesNo", "back")];
const definition = {
	...{ format: 1, languages: ["en"], title: { en: "How it goes" }, scores: [], lineage: [], tests: [] },
	pages: [{ id: "p", sections: [{ id: "s", questions }] }],
};

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const [builder, module] = [await make.module("form_builder"), await make.module("general_reports")];
	tenant = await make.tenant({ name: "Vik" });
	const [forms, entry] = [await make.entry(tenant, builder), await make.entry(tenant, module)];
	const join = async (role: "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		if (role === "ADVISOR") await make.grant(forms, member, role);
		return { id: member.id, person: await signInAs(portal, member.email) };
	};
	const [first, second, third] = [await join("ADVISOR"), await join("CLIENT"), await join("ADVISOR")];
	[manager, answerer, stranger] = [first.person, second.person, third.person];
	answererId = second.id;
	const made = await manager.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: tenant.id, definition, settings: { presentation: "all" } },
	});
	expect(made.status, made.text).toBe(201);
	form = made.body as typeof form;
	await manager.call("POST", "/api/form_builder/forms/publish", { id: form.id, revision: 1 });
	for (let n = 0; n < 9; n++) await reply({ side: n < 3 ? "left" : "right", back: true }, n === 0 ? answererId : null);
	const run = (sql: string, ...values: string[]) =>
		portal.db
			.prepare(sql)
			.bind(...values)
			.run();
	await run("update forms set module_key = 'general_reports', subject_type = 'project' where id = ?1", form.id);
	await run(
		"insert into report_projects (tenant_id, id, slug, name, sort_name, description, owner_id, created_at, updated_at) values (?1, 'p1', 'harbour', 'Harbour', 'harbour', '', ?2, 1, 1)",
		tenant.id,
		first.id,
	);
	await run(
		"insert into report_forms (tenant_id, id, project_id, form_id, sort_order, created_at, updated_at) values (?1, 'f1', 'p1', ?2, 0, 1, 1)",
		tenant.id,
		form.id,
	);
	for (const [id, role] of [
		[first.id, "manager"],
		[second.id, "contributor"],
	] as const)
		await run(
			"insert into report_members (tenant_id, id, project_id, user_id, role, created_at, updated_at) values (?1, 'p1:' || ?2, 'p1', ?2, ?3, 1, 1)",
			...[tenant.id, id, role],
		);
	const base = `/${tenant.guid}/general_reports`;
	at = { report: `${base}/reports/harbour/${form.name}`, own: `${base}/yourreports/harbour/${form.name}` };
});
afterAll(() => portal.dispose());

/** A reply, as somebody's who is known. */
async function reply(answers: object, respondentId: string | null) {
	const sent = await manager.call("POST", "/api/form_builder/replies", { guid: form.guid, answers, language: "en" });
	expect(sent.status, sent.text).toBe(201);
	await portal.db
		.prepare("update form_replies set respondent_id = ?1 where id = ?2 or guid = ?2")
		.bind(respondentId, (sent.body as { id: string }).id)
		.run();
}
async function readPdf(path: string, who: Person) {
	const answer = await who.fetch(path);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
	return { headers: answer.headers, text: (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join("\n") };
}
async function read(path: string, who: Person) {
	const answer = await who.fetch(path);
	const source = await answer.text();
	const text = source
		.slice(source.indexOf("<main"))
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<!-- -->/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
	return { status: answer.status, text };
}

it("who manages a project reads what everybody has answered, by person and as files", async () => {
	const all = await read(at.report, manager);
	expect(all.status).toBe(200);
	expect(all.text).toContain("9 replies in the period");
	expect(all.text).toMatch(/LEFT 3 33%/);
	const one = await read(`${at.report}?user=${answererId}`, manager);
	expect(one.text).toContain("1 reply in the period");
	expect(one.text).toMatch(/LEFT 1 100%/);
	const grouped = await read(`${at.report}?by=side`, manager);
	expect(grouped.text).toMatch(/LEFT 3 0/);
	const csv = await manager.fetch(`${at.report}/file?format=csv`);
	expect(await csv.text()).toContain("About side");
	const xlsx = await manager.fetch(`${at.report}/file?format=xlsx`);
	expect(xlsx.headers.get("Content-Disposition")).toContain(`report-${form.name}.xlsx`);
	expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});

it("the report is a document too, with its filters, its charts and the tables below them", async () => {
	const whole = await readPdf(`${at.report}/file?format=pdf`, manager);
	expect(whole.headers.get("Content-Disposition")).toContain("filename*=UTF-8''How%20it%20goes.pdf");
	expect(whole.headers.get("Cache-Control")).toContain("no-store");
	for (const line of ["How it goes", "About side", "LEFT\n3\n33%"]) expect(whole.text).toContain(line);
	expect(whole.text).toContain("9 replies in the period");
	expect(whole.text).toMatch(/1 \/ \d/);
	const one = await readPdf(`${at.report}/file?format=pdf&user=${answererId}&by=side`, manager);
	expect(one.text).toContain("1 reply in the period");
	expect(one.text).toMatch(/Answered by: .+\nGroup by: About side/);
	const own = await readPdf(`${at.own}/pdf`, answerer);
	expect(own.text).toMatch(/You\n1\n0\nAll others\nHidden\nHidden/);
	for (const path of [`${at.report}/file?format=pdf`, `${at.own}/pdf`])
		expect((await stranger.fetch(path)).status, path).toBe(404);
	expect((await answerer.fetch(`${at.report}/file?format=pdf`, { redirect: "manual" })).status).toBe(302);
});

it("whoever only answers reads their own answers beside all others, and nobody else's", async () => {
	const own = await read(at.own, answerer);
	expect(own.status).toBe(200);
	expect(own.text).toContain("1 reply in the period");
	// Two of the others stand alone with what they chose.
	expect(own.text).toMatch(/You 1 0 All others Hidden Hidden/);
	expect(own.text).toMatch(/You 1 0 All others 8 0/);
	for (const path of [at.report, `${at.report}/file`, `${at.report}/pages`])
		expect((await answerer.fetch(path, { redirect: "manual" })).status, path).not.toBe(200);
	for (const path of [at.report, at.own, `${at.report}/pages`])
		expect((await stranger.fetch(path)).status, path).toBe(404);
});

it("the others are hidden where fewer than five of them have answered", async () => {
	await portal.db
		.prepare("update form_replies set respondent_id = ?1 where answers like '%right%'")
		.bind(answererId)
		.run();
	const own = await read(at.own, answerer);
	expect(own.text).toContain("7 replies in the period");
	expect(own.text).toMatch(/You 1 6 All others Hidden Hidden/);
});

it("a project's report pages are made by who manages it", async () => {
	const made = await manager.submit(`${at.report}/pages`, { intent: "make", title: "Half-year" });
	expect(made.status).toBe(302);
	const page = await read(made.headers.get("Location") ?? "", manager);
	expect(page.text).toContain("9 replies");
	const refused = await answerer.submit(`${at.report}/pages`, { intent: "make", title: "Mine" });
	expect(refused.headers.get("Location")).toContain("/error");
});
