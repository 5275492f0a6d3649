import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { pagesOf } from "../support/pdf-text";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let tenant: { id: string; guid: string };
/** Teachers; the second sees their own students alone, the boss all. */
let teacher: Person;
let other: Person;
let boss: Person;
let base: string;

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const own = await make.module("finch");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, own);
	const join = async (role: "ADVISOR" | "ADMIN") => {
		const member = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	[teacher, other, boss] = [await join("ADVISOR"), await join("ADVISOR"), await join("ADMIN")];
	base = `/${tenant.guid}/finch`;
});
afterAll(() => portal.dispose());

type Student = { id: string; consent: string; consent_on: string | null; given: number; answered: number };
const html = async (person: Pick<Person, "fetch">, path: string) => (await person.fetch(path)).text();
const all = async <Row>(sql: string) => (await portal.db.prepare(sql).all<Row>()).results;
const guest = () => asPerson(portal);

async function student(person: Person, name: string, more: object = {}): Promise<Student> {
	const made = await person.call("POST", "/api/finch/students", {
		...{ tenant_id: tenant.id, name, group_name: "9A", school: "Vik skole", consent: "given", ...more },
	});
	expect(made.status, made.text).toBe(201);
	return made.body as Student;
}
const now = async (id: string) => (await boss.call("GET", `/api/finch/students?id=${id}`)).body as Student;

async function form(): Promise<{ id: string; guid: string; slug: string }> {
	const [known] = await all<{ id: string; guid: string; slug: string }>(
		"select id, guid, slug from forms where module_key = 'finch' and deleted_at is null",
	);
	if (known) return known;
	expect((await boss.submit(`${base}/form`, { intent: "make", from: "template" })).status).toBe(302);
	return form();
}

let keys = 0;
const answers = (more: object = {}) => ({
	...{ enjoys: 4, safe: 5, friend: 4, understands: 3, effort: 3, help: 4, goals: 2, plans: 2, talk: "later", ...more },
});
const sending = (more: object = {}) => ({
	...{ step: "review", go: "send", kept: JSON.stringify(answers(more)), startedAt: "1" },
	sendKey: `a-key-of-its-own-${++keys}`,
});

/** The code that the page of a student shows. */
async function codeOf(person: Person, id: string): Promise<string> {
	const asked = await form();
	const made = await person.submit(`${base}/students/${id}`, { intent: "makeCode", form: asked.id, hours: "24" });
	const [, code] = (await made.text()).match(/tracking-widest">(\w{6})</) ?? [];
	expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
	return code as string;
}
const typed = (code: string) => guest().submit(`${base}/code`, { intent: "open", code });

describe("students", () => {
	it("are seen by their teacher and by level 30, in lists, calls, files and on their page", async () => {
		const { id } = await student(teacher, "Ella Nes");
		expect(await html(teacher, `${base}/students?q=ella`)).toContain("Ella Nes");
		expect(await html(other, `${base}/students`)).not.toContain("Ella Nes");
		expect((await other.fetch(`${base}/students/${id}`)).status).toBe(404);
		expect((await other.call("POST", "/api/finch/students", { id, name: "X" })).status).toBe(404);
		expect(await html(boss, `${base}/students/export?format=csv`)).toMatch(/Ella Nes;9A;"?Vik skole/);
		const edited = { intent: "save", name: "Ella Nes", groupName: "9B", school: "", teacherId: other.userId };
		expect((await teacher.submit(`${base}/students/${id}/edit`, edited)).status).toBe(302);
		expect(await html(other, `${base}/students?f=group.is.9B`)).toContain("Ella Nes");
		const stranger = await make.member(tenant, "ADVISOR");
		const refused = await boss.submit(`${base}/students/${id}/edit`, { ...edited, teacherId: stranger.id });
		expect(await refused.text()).toContain("Choose somebody who has access to Finch");
	});

	it("have a guardian's consent with its day and who noted it, set for one or for many", async () => {
		const { id } = await student(teacher, "Omar Lie", { consent: "missing" });
		const another = await student(teacher, "Tuva Lie", { consent: "missing" });
		const given = { intent: "consent", consent: "given", consentOn: "2026-08-20", guardian: "Kari Lie" };
		expect((await teacher.submit(`${base}/students/${id}`, given)).status).toBe(302);
		expect(await now(id)).toMatchObject({ consent: "given", consent_on: "2026-08-20" });
		expect(await html(boss, `${base}/students/${id}`)).toContain("Noted by");
		const many = { intent: "bulkConsent", consent: "withdrawn", "ids[]": another.id };
		await teacher.submit(`${base}/students`, many);
		expect((await now(another.id)).consent).toBe("withdrawn");
		expect((await now(another.id)).consent_on).toMatch(/^\d{4}-/);
		const found = await html(teacher, `${base}/students?f=consent.any.missing,withdrawn`);
		expect([found.includes("Tuva Lie"), found.includes("Omar Lie")]).toEqual([true, false]);
	});

	it("go to the trash and come back; what they were given opens nothing meanwhile", async () => {
		const { id } = await student(teacher, "Jonas Berg");
		const code = await codeOf(teacher, id);
		await teacher.submit(`${base}/students`, { intent: "bulkRemove", "ids[]": id });
		expect((await teacher.fetch(`${base}/students/${id}`)).status).toBe(404);
		expect((await typed(code)).status).toBe(422);
		await teacher.submit(`${base}/students/trash`, { intent: "bulkRestore", "ids[]": id });
		expect((await teacher.fetch(`${base}/students/${id}`)).status).toBe(200);
		expect((await typed(code)).status).toBe(302);
	});
});

describe("a form", () => {
	it("is opened by a code on any device, once for each code, and leads back to where the next one types theirs", async () => {
		const { id } = await student(teacher, "Nora Vik");
		const code = await codeOf(teacher, id);
		expect(await now(id)).toMatchObject({ given: 1, answered: 0 });
		const [kept] = await all<{ hash: string }>(
			`select code_hash hash from finch_given_forms where student_id = '${id}'`,
		);
		expect(kept?.hash).not.toContain(code);
		const first = (await typed(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).headers.get("Location") ?? "";
		expect(first).toMatch(/finch\/form_reply\//);
		const second = (await typed(code)).headers.get("Location") ?? "";
		expect(await html(guest(), first)).not.toContain("Nora Vik");
		expect(await html(guest(), second)).toContain("Nora Vik");
		const sent = await guest().submit(second, sending());
		expect(sent.headers.get("Location")).toMatch(/finch\/code\?sent/);
		expect(await now(id)).toMatchObject({ given: 1, answered: 1 });
		expect((await typed(code)).status).toBe(422);
		expect(await html(teacher, `${base}/students/${id}`)).toMatch(/>Code</);
	});

	it("is not opened by a wrong, an ended or a replaced code, and nobody learns which it was", async () => {
		const { id } = await student(teacher, "Emil Moe");
		const [replaced, ended] = [await codeOf(teacher, id), await codeOf(teacher, id)];
		await portal.db.exec(`update finch_given_forms set code_expires_at = 1 where student_id = '${id}'`);
		const without = await student(teacher, "Ida Moe");
		const unasked = await codeOf(teacher, without.id);
		await teacher.submit(`${base}/students/${without.id}`, { intent: "consent", consent: "withdrawn", guardian: "" });
		const pages = await Promise.all(
			["QQQQQQ", "", replaced, ended, unasked].map(async (code) => {
				const answer = await typed(code);
				const text = (await answer.text()).replaceAll(/nonce="[^"]+"/g, "").replaceAll(code || "\0", "");
				return [answer.status, text.match(/This code does not open anything[^<]*/)?.[0]];
			}),
		);
		for (const page of pages) expect(page).toEqual(pages[0]);
		expect(pages[0]?.[0]).toBe(422);
		expect(pages[0]?.[1]).toContain("ask your teacher");
	});

	it("is throttled where codes are typed", async () => {
		expect((await typed("QQQQQQ")).status).toBe(422);
		await portal.db.exec("update login_failures set count = 120");
		expect((await typed("QQQQQQ")).status).toBe(429);
		await portal.db.exec("delete from login_failures");
	});

	it("is given to a whole group, but to nobody without a guardian's consent", async () => {
		const asked = await form();
		for (const [name, consent] of [
			["Ali Ali", "given"],
			["Mia Dahl", "notNeeded"],
			["Per Dahl", "missing"],
		] as const)
			await student(teacher, name, { group_name: "7C", consent });
		const making = { intent: "make", form: asked.id, hours: "2", group: JSON.stringify(["7C", "Vik skole"]) };
		const sheet = await (await teacher.submit(`${base}/codes`, making)).text();
		expect(sheet.match(/tracking-widest">\w{6}</g)).toHaveLength(2);
		expect(sheet).toContain("1 student without consent has no code");
		expect((await other.submit(`${base}/codes`, making)).status).toBe(422);
		const { id } = await student(teacher, "Eva Eide", { consent: "missing" });
		for (const intent of ["makeCode", "makeLink"])
			expect((await teacher.submit(`${base}/students/${id}`, { intent, form: asked.id, hours: "2" })).status).toBe(422);
		const here = `${base}/form_reply/${asked.guid}?about=${id}`;
		expect((await teacher.submit(here, sending())).status).toBe(410);
		expect((await now(id)).answered).toBe(0);
	});

	it("is answered by a link and with the teacher too; a withdrawn consent closes what was given", async () => {
		const asked = await form();
		const { id } = await student(teacher, "Siri Holm");
		const page = `${base}/students/${id}`;
		const here = await teacher.submit(`${base}/form_reply/${asked.guid}?about=${id}`, sending());
		expect(here.headers.get("Location")).toBe(page);
		const made = await (await teacher.submit(page, { intent: "makeLink", form: asked.id })).text();
		const [, token] = made.match(new RegExp(`form_reply/${asked.guid}/([\\w-]+)`)) ?? [];
		const link = `${base}/form_reply/${asked.guid}/${token}`;
		await teacher.submit(page, { intent: "consent", consent: "withdrawn", guardian: "" });
		expect((await guest().submit(link, sending())).status).toBe(410);
		await teacher.submit(page, { intent: "consent", consent: "given", guardian: "" });
		expect((await guest().submit(link, sending())).status).toBe(302);
		await teacher.submit(page, { intent: "sendLink", form: asked.id, email: "foresatt@vik.test" });
		expect(await now(id)).toMatchObject({ given: 3, answered: 2 });
		const [reply] = await all<{ id: string }>(`select id from form_replies where subject_id = '${id}'`);
		const at = `${base}/forms/${asked.slug}/replies/${reply?.id}`;
		expect((await other.fetch(at)).status).toBe(404);
		expect((await boss.submit(at, { intent: "remove" })).status).toBe(302);
		expect(await now(id)).toMatchObject({ given: 2, answered: 1 });
	});
});

describe("a class", () => {
	const group = JSON.stringify(["4B", "Vik skole"]);

	it("is followed while it answers; who has lost the consent meanwhile sends nothing, and the end closes what nobody typed", async () => {
		const asked = await form();
		const made: Student[] = [];
		for (const name of ["Ada Aas", "Bo Aas", "Cecilie Aas"])
			made.push(await student(teacher, name, { group_name: "4B" }));
		const page = `${base}/session?${new URLSearchParams({ group, form: asked.id })}`;
		const making = { intent: "make", form: asked.id, hours: "2", group };
		const sheet = await (await teacher.submit(`${base}/codes`, making)).text();
		expect(sheet).toContain("See who is done");
		const codes = [...sheet.matchAll(/tracking-widest">(\w{6})</g)].map(([, code]) => code as string);
		const link = async (nth: number) => (await typed(codes[nth] as string)).headers.get("Location") ?? "";
		const [first, second] = [await link(0), await link(1)];
		expect((await guest().submit(first, sending())).status).toBe(302);
		await teacher.submit(`${base}/students/${made[1]?.id}`, { intent: "consent", consent: "withdrawn", guardian: "" });
		expect((await guest().submit(second, sending())).status).toBe(410);
		const shown = await html(teacher, page);
		for (const words of ["1 of 3 have answered", "No consent", "Not begun"]) expect(shown).toContain(words);
		expect(await html(other, page)).toContain("Nobody in this group");
		expect((await teacher.submit(page, { intent: "end", group, form: asked.id })).status).toBe(302);
		expect((await typed(codes[2] as string)).status).toBe(422);
	});

	it("has one code by which each gives their number, and by which nobody learns a name", async () => {
		const asked = await form();
		for (const name of ["Dina Dal", "Emil Dal"]) await student(teacher, name, { group_name: "5D" });
		const own = JSON.stringify(["5D", "Vik skole"]);
		const making = { intent: "make", form: asked.id, hours: "2", group: own, way: "class" };
		const sheet = await (await teacher.submit(`${base}/codes`, making)).text();
		const [, code = ""] = sheet.match(/tracking-widest">(\w{6})</) ?? [];
		const withNumber = (number: string) => guest().submit(`${base}/code`, { intent: "open", code, number });
		const wrong = await withNumber("3");
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).not.toMatch(/Dina|Emil/);
		expect((await typed(code)).status).toBe(422);
		const links = await Promise.all(
			["1", "2"].map(async (nth) => (await withNumber(nth)).headers.get("Location") ?? ""),
		);
		expect((await guest().submit(links[1] ?? "", sending())).status).toBe(302);
		expect((await withNumber("2")).status).toBe(422);
		const page = `${base}/session?${new URLSearchParams({ group: own, form: asked.id })}`;
		expect(await html(teacher, page)).toContain("1 of 2 have answered");
	});

	it("tells nothing to whoever types a thousand wrong codes", async () => {
		await portal.db.exec("delete from login_failures");
		const tries: number[] = [];
		for (let nth = 0; nth < 20; nth++) {
			const some = Array.from({ length: 50 }, (_, at) => typed(`QQ${String(nth * 50 + at).padStart(4, "2")}`));
			tries.push(...(await Promise.all(some)).map(({ status }) => status));
		}
		expect(new Set(tries)).toEqual(new Set([422, 429]));
		expect(tries.filter((status) => status === 422).length).toBeLessThanOrEqual(120);
		await portal.db.exec("delete from login_failures");
	});

	it("lets a student see their own report first, and forgets what they do not send", async () => {
		const { id } = await student(teacher, "Hanna Hei");
		const link = (await typed(await codeOf(teacher, id))).headers.get("Location") ?? "";
		const kept = { ...sending(), go: "keep", step: "review", revision: "0" };
		const shown = await (await guest().submit(link, { ...kept, go: "next", step: "review" })).text();
		expect(shown.length).toBeGreaterThan(0);
		await guest().submit(link, kept);
		const drafts = () => all<{ answers: string }>(`select answers from form_replies where subject_id = '${id}'`);
		expect((await guest().submit(link, { ...sending(), go: "decline" })).status).toBe(302);
		for (const { answers: left } of await drafts()) expect(left).toBe("{}");
		expect(await html(guest(), link)).toContain("do not want to answer");
		expect(await now(id)).toMatchObject({ given: 1, answered: 0 });
		expect(await html(teacher, `${base}/students/${id}`)).toContain("Nothing has been answered yet");
		expect((await guest().submit(link, sending())).status).toBe(302);
		expect(await now(id)).toMatchObject({ answered: 1 });
	});

	it("moves to the next school year with all others at once, its reports with it", async () => {
		for (const [name, group_name] of [
			["Dina Dal", "1C"],
			["Even Dal", "2C"],
		] as const)
			await student(teacher, name, { group_name, school: "Nord skole" });
		const hidden = await student(other, "Frida Dal", { group_name: "1C", school: "Nord skole" });
		const page = `${base}/next_year`;
		expect(await html(teacher, page)).toMatch(/1C · Nord skole, 1 student[\s\S]*value="2C"/);
		const of = (name: string) => JSON.stringify([name, "Nord skole"]);
		const moving = new URLSearchParams([
			["intent", "move"],
			...[
				["1C", "2C"],
				["2C", "3C"],
			].flatMap(([from, to]) => [
				["groups[]", of(from as string)],
				["names[]", to as string],
			]),
		]);
		expect((await teacher.submit(page, moving as never)).status).toBe(302);
		const groups = await all<{ name: string; group_name: string }>(
			"select name, group_name from finch_students where school = 'Nord skole' order by name",
		);
		expect(groups.map(({ group_name }) => group_name)).toEqual(["2C", "3C", "1C"]);
		expect((await teacher.submit(page, { intent: "move" })).status).toBe(422);
		expect(hidden.id).toBeTruthy();
	});
});

describe("a report", () => {
	it("holds the first answers of its period against the last", async () => {
		const asked = await form();
		const { id } = await student(teacher, "Gro Gran", { group_name: "3E" });
		for (const more of [
			{ enjoys: 1, safe: 1, friend: 1 },
			{ enjoys: 5, safe: 5, friend: 5 },
		])
			await teacher.submit(`${base}/form_reply/${asked.guid}?about=${id}`, sending(more));
		const period = { form: asked.id, fromDay: "2020-01-01", toDay: "2099-12-31", title: "" };
		const made = await teacher.submit(`${base}/reports`, {
			...{ intent: "make", group: JSON.stringify(["3E", "Vik skole"]), ...period },
		});
		const report = made.headers.get("Location") ?? "";
		expect(await html(teacher, report)).toContain("Before and after");
		const pdf = await teacher.fetch(`${report}/pdf`);
		expect((await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join(" ")).toContain("Before and after");
	});

	it("tells a teacher of one student or one group, however small, of nobody else's, and as a PDF", async () => {
		const asked = await form();
		const group = { group_name: "6D", school: "Nes skole" };
		const [one, two] = [await student(teacher, "Ane Ruud", group), await student(teacher, "Bo Ruud", group)];
		const hidden = await student(other, "Cai Ruud", group);
		for (const { id } of [one, two, hidden])
			await boss.submit(`${base}/form_reply/${asked.guid}?about=${id}`, sending({ more: "Mer matte" }));
		const period = { form: asked.id, fromDay: "2020-01-01", toDay: "2099-12-31" };
		const making = { intent: "make", group: JSON.stringify(["6D", "Nes skole"]), title: "", ...period };
		const made = await teacher.submit(`${base}/reports`, making);
		const report = made.headers.get("Location") ?? "";
		const shown = await html(teacher, report);
		expect(shown).toContain("6D · Nes skole – ");
		expect(shown).toContain("2 replies");
		expect(await html(boss, report)).toContain("3 replies");
		expect((await other.fetch(report)).status).toBe(404);
		const saving = { intent: "save", title: "Vår 6D", status: "ready", note: "God utvikling" };
		expect((await teacher.submit(report, { ...saving, ...period })).status).toBe(302);
		expect(await html(teacher, `${base}/list?f=status.any.ready&q=6d`)).toContain("Vår 6D");
		const early = { ...saving, fromDay: "2026-05-01", toDay: "2026-04-01" };
		expect(await (await teacher.submit(report, early)).text()).toContain("ends before it begins");
		const pdf = await teacher.fetch(`${report}/pdf`);
		expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
		const written = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join(" ");
		for (const words of ["Vår 6D", "God utvikling", "Nes skole"]) expect(written).toContain(words);
		const own = await teacher.submit(`${base}/reports`, { intent: "make", student: one.id, title: "", ...period });
		const ofOne = await html(teacher, own.headers.get("Location") ?? "");
		expect(ofOne).toContain("Ane Ruud – ");
		expect(ofOne).toContain("1 reply");
		expect(await html(teacher, `${base}/students/${one.id}`)).toContain("Ane Ruud – ");
		const stranger = await other.submit(`${base}/reports`, { intent: "make", student: one.id, title: "", ...period });
		expect(stranger.status).toBe(404);
		await teacher.submit(report, { intent: "remove" });
		expect((await teacher.fetch(report)).status).toBe(404);
		expect(await html(teacher, `${base}/list/trash`)).toContain("Vår 6D");
	});

	it("tells nothing of single students where the form is anonymous", async () => {
		const asked = await form();
		const { id } = await student(teacher, "Dag Vik");
		await teacher.submit(`${base}/form_reply/${asked.guid}?about=${id}`, sending({ more: "Bare meg" }));
		const about = { tenant_id: tenant.id, student: id, form: asked.id, from_day: "2020-01-01", to_day: "2099-12-31" };
		const { body } = await teacher.call("POST", "/api/finch/reports", about);
		await portal.db.exec(
			`update forms set settings = json_set(settings, '$.isAnonymous', json('true')) where id = '${asked.id}'`,
		);
		const shown = await html(teacher, `${base}/reports/${(body as { id: string }).id}`);
		expect(shown).toContain("What single students or groups answer is not shown");
		expect(shown).not.toContain("Bare meg");
	});
});

describe("a list of students", () => {
	it("is imported from a file, each row judged first, and taken back", async () => {
		const file = new FormData();
		file.set("intent", "upload");
		const rows = "Elev;Klasse;Skole\nLiv Strand;5A;Sør skole\nPål Strand;5A;Sør skole\n;5A;Sør skole\n";
		file.set("file", new File([rows], "elever.csv", { type: "text/csv" }));
		const sent = new Response(file);
		const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
		const uploaded = await teacher.fetch(`${base}/students/import`, {
			...{ method: "POST", headers, body: await sent.arrayBuffer() },
		});
		const steps = uploaded.headers.get("Location") ?? "";
		expect(steps).toMatch(/students\/import\//);
		const post = async (...fields: [string, string][]) => {
			await teacher.fetch(steps, { method: "POST", body: new URLSearchParams(fields) });
			await portal.settle();
		};
		await post(["intent", "check"], ["match[]", "nameSchool"], ["mode", "both"], ["empty", "keep"]);
		expect(await html(teacher, steps)).toContain("Liv Strand");
		expect(await all("select id from finch_students where name = 'Liv Strand'")).toHaveLength(0);
		await post(["intent", "run"]);
		expect(await html(teacher, `${base}/students?f=group.is.5A`)).toContain("Pål Strand");
		await post(["intent", "undo"]);
		expect(await html(teacher, `${base}/students?f=group.is.5A`)).not.toContain("Pål Strand");
	});
});

describe("students without names", () => {
	it("are known by codes whose list the school keeps; from then on no name is taken, and none is stored", async () => {
		const { id } = await student(teacher, "Hemmelig Haug", { group_name: "8H", guardian: "Mor Haug" });
		const asked = await form();
		const period = { form: asked.id, fromDay: "2020-01-01", toDay: "2099-12-31", title: "" };
		await teacher.submit(`${base}/reports`, { intent: "make", student: id, ...period });
		expect((await teacher.fetch(`${base}/settings/key_list`)).headers.get("Location") ?? "").toMatch(/error/);
		const list = await html(boss, `${base}/settings/key_list`);
		const [, code = ""] = /^(E-\w{6});Hemmelig Haug;8H/m.exec(list) ?? [];
		expect(await html(boss, `${base}/settings/key_list`)).toBe(list);
		expect((await boss.submit(`${base}/settings`, { intent: "replaceNames" })).status).toBe(302);
		expect(await html(teacher, `${base}/students/${id}`)).toContain(code);
		for (const table of ["finch_students", "finch_reports", "search_index"]) {
			const rows = await all<object>(`select * from ${table} where tenant_id = '${tenant.id}'`);
			expect(JSON.stringify(rows).toLowerCase()).not.toContain("haug");
		}
		const add = (given: object) =>
			teacher.call("POST", "/api/finch/students", { tenant_id: tenant.id, group_name: "8H", ...given });
		expect((await add({ name: "Ine Haug" })).status).toBe(422);
		expect((await add({ name: "E-23456", guardian: "Mor Haug" })).status).toBe(422);
		expect((await add({ name: "E-23456", consent: "notNeeded" })).status).toBe(201);
		const letter = { intent: "sendLink", form: asked.id, email: "mor@haug.test" };
		expect((await teacher.submit(`${base}/students/${id}`, letter)).status).toBe(422);
		expect((await boss.submit(`${base}/settings`, { intent: "allowNames" })).status).toBe(302);
		expect((await add({ name: "Ine Haug" })).status).toBe(201);
	});
});
