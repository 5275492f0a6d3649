import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let boss: Person;
/** Reads the codes, and keeps none. */
let reader: Person;
let participant: { id: string; email: string };
let base: string;

const now = today("UTC", new Date());
const day = (count: number) => addDays(now, count);

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const own = await make.module("verdal");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, own);
	const join = async (role: "CLIENT" | "ADMIN") => {
		const member = await make.member(tenant, role, { language: "en", firstName: "Per", lastName: role });
		await make.grant(entry, member, role);
		return member;
	};
	const [admin, client] = [await join("ADMIN"), await join("CLIENT")];
	participant = client;
	[boss, reader] = [await signInAs(portal, admin.email), await signInAs(portal, client.email)];
	base = `/${tenant.guid}/verdal`;
});
afterAll(() => portal.dispose());

const html = async (person: Person, path: string) => (await person.fetch(path)).text();
const all = async <Row>(sql: string) => (await portal.db.prepare(sql).all<Row>()).results;
const post = (path: string, body: object) => boss.call("POST", `/api/verdal_skjema/${path}`, body);

async function group(name: string, more: object = {}) {
	const made = await post("stillingsgruppe", { tenant_id: tenant.id, name, hta_group: "Gruppe 1", ...more });
	expect(made.status, made.text).toBe(201);
	return made.body as { id: string };
}
async function code(number: string, groupId: string, more: object = {}) {
	const made = await post("stillingskode", {
		...{ tenant_id: tenant.id, code: number, name: `Stilling ${number}`, group_id: groupId },
		...more,
	});
	expect(made.status, made.text).toBe(201);
	return made.body as { id: string; updated_at: string };
}

let made = 0;
/** A placement as its form would leave it. */
async function placement(columns: Record<string, string | number | null> = {}) {
	const id = `placement${made++}`;
	const row = {
		...{ tenant_id: tenant.id, id, type: "workTrial", participant_id: participant.id, created_by: boss.userId },
		...{ participant_name: "Per CLIENT", supervisor_name: "Kari Nes", supervisor_email: "kari@nes.test" },
		...{ job_title: "Lagerarbeider", starts_on: day(-30), ends_on: day(60), missing: 0, created_at: 1, updated_at: 1 },
		...columns,
	};
	const names = Object.keys(row);
	const sql = `insert into verdal_placements (${names.join()}) values (${names.map(() => "?").join()})`;
	await portal.db
		.prepare(sql)
		.bind(...Object.values(row))
		.run();
	return id;
}
const codeOf = async (id: string) =>
	(await all<{ code_id: string }>(`select code_id from verdal_placements where id = '${id}'`))[0]?.code_id;

describe("position codes", () => {
	it("are added by their form, found, exported and changed; one number begins on one day once", async () => {
		const { id } = await group("Fagarbeiderstillinger");
		const fields = {
			...{ intent: "add", code: "7517", name: "Fagarbeider", reportingName: "", groupId: id, styrk08: "" },
			...{ validFrom: "2024-05-01", validTo: "", isActive: "yes" },
		};
		const wrong = await boss.submit(`${base}/new_stillingskode`, { ...fields, code: "75", validTo: "2024-04-01" });
		expect(await wrong.text()).toContain("Enter four digits");
		expect((await boss.submit(`${base}/new_stillingskode`, fields)).status).toBe(302);
		expect(await (await boss.submit(`${base}/new_stillingskode`, fields)).text()).toContain("already a code");
		const list = await html(reader, `${base}/stillingskode?q=fagarb`);
		expect(list).toContain("7517");
		expect(list).toContain("Valid");
		expect(await html(boss, `${base}/stillingskode/export?format=csv`)).toContain("Fagarbeiderstillinger");
		const found = await reader.call("GET", `/api/verdal_skjema/stillingskode?tenant_id=${tenant.id}&q=7517`);
		const [one] = found.body.items as { id: string; updated_at: string }[];
		expect(one).toMatchObject({ code: "7517", valid_from: "2024-05-01", valid_to: null, placements: 0 });
		const save = { ...fields, intent: "save", name: "Fagarbeider med fagbrev", updatedAt: "" };
		expect((await boss.submit(`${base}/stillingskode/${one?.id}`, save)).status).toBe(302);
		const stale = await post("stillingskode", { id: one?.id, name: "X", updated_at: one?.updated_at });
		expect(stale.status).toBe(409);
		expect(stale.body.current).toMatchObject({ name: "Fagarbeider med fagbrev" });
		expect(await html(boss, `${base}/stillingskode?f=state.any.expired`)).not.toContain("7517");
	});

	it("stay where they are used, and give their placements to another one in one batch", async () => {
		const { id: groupId } = await group("Uten krav");
		const [used, other] = [await code("6014", groupId), await code("6572", groupId)];
		const [one, archived] = [
			await placement({ code_id: used.id }),
			await placement({ code_id: used.id, archived_at: 5 }),
		];
		const at = `${base}/stillingskode/${used.id}`;
		expect(await html(boss, `${base}/stillingskode?q=6014`)).toContain("2 placements");
		expect(await html(boss, at)).toContain("used in 2 placements");
		const refused = await boss.submit(at, { intent: "remove" });
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("Deactivate it, or replace it");
		const call = await boss.call("DELETE", `/api/verdal_skjema/stillingskode?id=${used.id}`);
		expect(call.status).toBe(409);
		expect(call.body.detail).toContain("replace it by another code");
		const many = await boss.submit(`${base}/stillingskode`, { intent: "bulkRemove", "ids[]": used.id });
		expect(await many.text()).toContain("At least one of the chosen codes");
		expect((await boss.submit(at, { intent: "deactivate" })).status).toBe(302);
		expect(await html(boss, at)).toContain("Inactive");
		expect(await (await boss.submit(at, { intent: "replace", by: used.id })).text()).toContain(
			"another one than itself",
		);
		const moved = await boss.submit(at, { intent: "replace", by: other.id });
		expect(moved.headers.get("location")).toContain(other.id);
		expect(await Promise.all([codeOf(one), codeOf(archived)])).toEqual([other.id, other.id]);
		expect((await boss.fetch(at)).status).toBe(404);
		await boss.submit(`${base}/stillingskode/trash`, { intent: "bulkRestore", "ids[]": used.id });
		expect((await boss.fetch(at)).status).toBe(200);
	});

	it("do not come back where their number is given anew", async () => {
		const { id: groupId } = await group("Papirkurv");
		const gone = await code("9001", groupId);
		await boss.submit(`${base}/stillingskode/${gone.id}`, { intent: "remove" });
		await code("9001", groupId);
		const refused = await boss.submit(`${base}/stillingskode/trash`, { intent: "bulkRestore", "ids[]": gone.id });
		expect(refused.status).toBe(409);
	});

	it("are read at level 10 and kept at level 30", async () => {
		expect((await reader.fetch(`${base}/new_stillingskode`)).status).toBe(302);
		const refused = await reader.call("POST", "/api/verdal_skjema/stillingsgruppe", {
			tenant_id: tenant.id,
			name: "X",
		});
		expect(refused.status).toBe(403);
		expect(await html(reader, `${base}/stillingskode`)).not.toContain("New position code");
	});

	it("are imported from a list, with their groups by name, and taken back", async () => {
		await group("Ledere");
		const body = new FormData();
		body.set("intent", "upload");
		const list =
			"Stillingskode;Hovedbenevnelse;Stillingsgruppe;Gyldig fra\n9451;Leder;Ledere;01.05.2024\n9454;Leder;Ukjent;\n";
		body.set("file", new File([list], "koder.csv"));
		const sent = new Response(body);
		const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
		const at = `${base}/stillingskode/import`;
		const taken = await boss.fetch(at, { method: "POST", body: await sent.arrayBuffer(), headers });
		const one = taken.headers.get("location") ?? "";
		const fields = ["code", "name", "group", "validFrom"].map((name) => ["fields[]", name]);
		const step = (pairs: string[][]) => boss.fetch(one, { method: "POST", body: new URLSearchParams(pairs) });
		await step([["intent", "map"], ...fields]);
		await step([
			["intent", "check"],
			["match[]", "code"],
			["mode", "both"],
			["empty", "keep"],
		]);
		await portal.settle();
		expect(await html(boss, one)).toContain("no position group with this name");
		await step([["intent", "run"]]);
		await portal.settle();
		const rows = () =>
			all<{ n: number }>("select valid_from n from verdal_position_codes where code = '9451' and deleted_at is null");
		expect(await rows()).toEqual([{ n: "2024-05-01" }]);
		await step([["intent", "undo"]]);
		await portal.settle();
		expect(await rows()).toEqual([]);
	});
});

describe("a list of codes", () => {
	/** Takes a file through the wizard as far as the run; gives the wizard's address. */
	async function take(list: string | Uint8Array, columns: string[], run = true): Promise<string> {
		const body = new FormData();
		body.set("intent", "upload");
		body.set("file", new File([list as BlobPart], "koder.csv"));
		const sent = new Response(body);
		const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
		const at = `${base}/stillingskode/import`;
		const taken = await boss.fetch(at, { method: "POST", body: await sent.arrayBuffer(), headers });
		const one = taken.headers.get("location") ?? "";
		const step = (pairs: string[][]) => boss.fetch(one, { method: "POST", body: new URLSearchParams(pairs) });
		await step([["intent", "map"], ...columns.map((name) => ["fields[]", name])]);
		const rules = [
			["match[]", "codeFrom"],
			["match[]", "code"],
			["mode", "both"],
			["empty", "keep"],
		];
		await step([["intent", "check"], ...rules]);
		await portal.settle(60_000);
		if (run) await step([["intent", "run"]]);
		await portal.settle(60_000);
		return one;
	}
	const verdicts = async (one: string) =>
		Object.fromEntries(
			(
				await all<{ verdict: string; n: number }>(
					`select verdict, count(*) n from import_rows where import_id = '${one.match(/import\/([\w-]+)/)?.[1]}' group by verdict`,
				)
			).map(({ verdict, n }) => [verdict, n]),
		);
	const columns = ["code", "name", "group", "validFrom", "validTo", "replaces"];

	it("gives a revision: a code ends, the next begins, one in use is replaced, and all of it is taken back", async () => {
		const { id: skilled } = await group("Revisjon");
		const [same, old] = [await code("8001", skilled), await code("8002", skilled)];
		const used = await placement({ type: "linkedPosition", code_id: old.id });
		const closed = await placement({ type: "linkedPosition", code_id: old.id, archived_at: 1, end_reason: "job" });
		const list = [
			"Stillingskode;Navn;Gruppe;Gyldig fra;Gyldig til;Erstatter",
			"8001;Ny tittel;Revisjon;01.05.2030;;",
			"8001;Stilling 8001;Revisjon;0000-01-01;30.04.2030;",
			"8003;Etterfølger;Revisjon;01.05.2030;;8002",
			"8004;Feil;Revisjon;;;8999",
			"8005;Dobbel;Revisjon;01.01.2030;31.12.2030;",
			"8005;Dobbel;Revisjon;01.12.2030;;",
		].join("\n");
		const one = await take(list, columns);
		expect(await verdicts(one)).toEqual({ new: 3, update: 1, error: 2 });
		const spans = (number: string) =>
			all<{ f: string; t: string }>(
				`select valid_from f, valid_to t from verdal_position_codes where code = '${number}' and deleted_at is null order by 1`,
			);
		expect(await spans("8001")).toEqual([
			{ f: "0000-01-01", t: "2030-04-30" },
			{ f: "2030-05-01", t: "9999-12-31" },
		]);
		expect(await spans("8002")).toEqual([{ f: "0000-01-01", t: "2030-04-30" }]);
		const next = await all<{ id: string }>("select id from verdal_position_codes where code = '8003'");
		expect([await codeOf(used), await codeOf(closed)]).toEqual([next[0]?.id, old.id]);
		await boss.fetch(one, { method: "POST", body: new URLSearchParams([["intent", "undo"]]) });
		await portal.settle(60_000);
		expect(await spans("8001")).toEqual([{ f: "0000-01-01", t: "9999-12-31" }]);
		expect(await spans("8002")).toEqual([{ f: "0000-01-01", t: "9999-12-31" }]);
		expect(await spans("8003")).toEqual([]);
		expect([await codeOf(used), (await spans("8005")).length]).toEqual([old.id, 0]);
		expect(same.id).toBeTruthy();
	});

	it("of 1,500 rows with doubles, wrong numbers and a wrong encoding is judged row by row and taken back whole", {
		timeout: 90_000,
	}, async () => {
		await group("Fagarbeider på sjø");
		const rows = Array.from({ length: 1500 }, (_, at) => {
			const number = at % 10 === 9 ? String(100 + at).slice(0, 3) : String(2000 + (at % 10 === 8 ? at - 8 : at));
			return `${number};Stilling på sjø ${at % 10 === 8 ? at - 8 : at};Fagarbeider på sjø`;
		});
		const text = ["Kode;Navn;Gruppe", ...rows].join("\r\n");
		// As an old spreadsheet of Windows writes it.
		const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
		const count = async () =>
			(
				await all<{ n: number }>(
					"select count(*) n from verdal_position_codes where deleted_at is null and name like 'Stilling på sjø %'",
				)
			)[0]?.n;
		const one = await take(bytes, ["code", "name", "group"], false);
		expect(await count()).toBe(0);
		await boss.fetch(one, { method: "POST", body: new URLSearchParams([["intent", "run"]]) });
		await portal.settle(60_000);
		const judged = await verdicts(one);
		expect([judged.new, Object.values(judged).reduce((sum, n) => sum + n, 0)]).toEqual([1200, 1500]);
		expect(await count()).toBe(1200);
		await boss.fetch(one, { method: "POST", body: new URLSearchParams([["intent", "undo"]]) });
		await portal.settle(60_000);
		expect(await count()).toBe(0);
	});
});

describe("position groups", () => {
	it("stay while they have codes, and give them to another group", async () => {
		const add = { intent: "add", name: "Gammel gruppe", htaGroup: "Gruppe 2", requirement: "Fagbrev", isActive: "yes" };
		expect((await boss.submit(`${base}/new_stillingsgruppe`, add)).status).toBe(302);
		const found = await boss.call("GET", `/api/verdal_skjema/stillingsgruppe?tenant_id=${tenant.id}&q=Gammel`);
		const [old] = found.body.items as { id: string }[];
		const [at, next] = [`${base}/stillingsgruppe/${old?.id}`, await group("Ny gruppe")];
		const moving = await code("7001", old?.id ?? "");
		const refused = await boss.submit(at, { intent: "remove" });
		expect(await refused.text()).toContain("The group has codes");
		expect((await boss.submit(at, { ...add, intent: "save", name: "Eldre gruppe", updatedAt: "" })).status).toBe(302);
		expect((await boss.submit(at, { intent: "deactivate" })).status).toBe(302);
		expect((await boss.submit(at, { intent: "replace", by: next.id })).status).toBe(302);
		const one = await boss.call("GET", `/api/verdal_skjema/stillingskode?id=${moving.id}`);
		expect(one.body).toMatchObject({ group_id: next.id, group_name: "Ny gruppe" });
		expect((await boss.fetch(at)).status).toBe(404);
		const gone = await boss.call("DELETE", `/api/verdal_skjema/stillingsgruppe?id=${(await group("Tom")).id}`);
		expect(gone.body).toMatchObject({ deleted: true });
	});
});

describe("e-mail settings", () => {
	const mail = {
		...{
			language: "en",
			subject: "Soon over: {{participant}}",
			body: "Hello {{name}},\n\nEnds {{end}}.\nOpen: {{link}}",
		},
		...{ isEnabled: "yes", daysBefore: "10", updatedAt: "0" },
	};

	it("are looked at, tried out and saved; what fails is said", async () => {
		const at = `${base}/settings/changed?lang=en`;
		const look = await boss.submit(at, { ...mail, intent: "preview", subject: "Now: {{participant}}" });
		expect(await look.text()).toContain("Now: Amina Yusuf");
		const test = await boss.submit(at, { ...mail, intent: "test" });
		expect(await test.text()).toContain("A test is on its way");
		await portal.settle();
		const letters = await all<{ subject: string }>(
			"select subject from mail_outbox where id like 'verdal-test:changed:%'",
		);
		expect(letters).toEqual([{ subject: "Soon over: Amina Yusuf" }]);
		const nobody = await boss.submit(at, { ...mail, intent: "save" });
		const told = await nobody.text();
		expect(told).toContain("The e-mail settings could not be saved.");
		expect(told).toContain("Choose at least one recipient");
		const unknown = await boss.submit(at, { ...mail, intent: "save", body: "{{cpr}}" });
		expect(await unknown.text()).toContain("a name between double braces that cannot be used");
		const saved = await boss.submit(at, { ...mail, intent: "save", "recipients[]": "advisor" });
		expect(saved.status).toBe(302);
		expect(await html(boss, at)).toContain("Your own text, language: English");
		await boss.submit(`${base}/settings`, { intent: "switch", event: "changed", isEnabled: "0" });
		expect(await all("select is_enabled n from verdal_mail_settings where id = 'changed'")).toEqual([{ n: 0 }]);
		expect((await boss.submit(at, { intent: "reset" })).status).toBe(302);
		expect(await html(boss, at)).toContain("The portal’s text, language: English");
		expect((await boss.fetch(`${base}/settings/nothing`)).status).toBe(404);
		expect((await reader.fetch(`${base}/settings`)).status).toBe(302);
	});

	it("go by the call, whose failures have the title of the specification", async () => {
		const at = "/api/verdal_skjema/emailsettings";
		const said = { tenant_id: tenant.id, event: "archived", recipients: ["supervisor"], subjects: { nb: "Arkivert" } };
		const first = await boss.call("POST", at, said);
		expect(first.status, first.text).toBe(201);
		expect(first.body).toMatchObject({ id: "archived", is_enabled: false, subjects: { nb: "Arkivert" } });
		const title = "couldn't submit emailsetting";
		const none = await boss.call("POST", at, { tenant_id: tenant.id, event: "ended", is_enabled: true });
		expect([none.status, none.body.title]).toEqual([422, title]);
		const wrong = await boss.call("POST", at, { tenant_id: tenant.id, id: "archived", days_before: "many" });
		expect([wrong.status, wrong.body.title]).toEqual([422, title]);
		const all = await boss.call("GET", `${at}?tenant_id=${tenant.id}`);
		expect(all.body.items).toHaveLength(5);
		const gone = await boss.call("DELETE", `${at}?tenant_id=${tenant.id}&id=archived`);
		expect(gone.body).toEqual({ id: "archived", deleted: true });
		const again = await boss.call("DELETE", `${at}?tenant_id=${tenant.id}&id=archived`);
		expect([again.status, again.body.title]).toEqual([404, title]);
		expect((await reader.call("GET", `${at}?tenant_id=${tenant.id}`)).status).toBe(403);
	});

	it("have the clock write once of what begins, ends soon or has ended", async () => {
		const at = "/api/verdal_skjema/emailsettings";
		const on = { tenant_id: tenant.id, is_enabled: true, recipients: ["participant", "supervisor", "advisor"] };
		for (const event of ["started", "endsSoon", "ended"])
			expect((await boss.call("POST", at, { ...on, event, days_before: 7 })).status).toBe(201);
		const soon = await placement({ ends_on: day(5) });
		const begun = await placement({ starts_on: now });
		const over = await placement({ ends_on: day(-1) });
		const later = await placement({ ends_on: day(8) });
		const draft = await placement({ ends_on: day(5), missing: 2 });
		for (let time = 0; time < 2; time++) {
			await portal.cron();
			await portal.settle();
		}
		const log = await all<{ id: string; email: string }>("select id, email from verdal_mails order by id");
		expect(log.filter(({ id }) => id.startsWith(`${soon}:`))).toEqual([
			{ id: `${soon}:endsSoon:advisor:${day(5)}`, email: "" },
			{ id: `${soon}:endsSoon:participant:${day(5)}`, email: participant.email },
			{ id: `${soon}:endsSoon:supervisor:${day(5)}`, email: "kari@nes.test" },
		]);
		for (const [id, count] of [
			[begun, 3],
			[over, 3],
			[later, 0],
			[draft, 0],
		] as const)
			expect(log.filter((mail) => mail.id.startsWith(`${id}:`))).toHaveLength(count);
		const letters = await all<{ text: string }>(
			`select text from mail_outbox where id like 'verdal-mail:${soon}:%' order by recipient = 'kari@nes.test'`,
		);
		expect(letters).toHaveLength(2);
		expect(letters[0]?.text).toContain(`/verdal/skjema/${soon}`);
		expect(letters[1]?.text).toContain("Stilling: Lagerarbeider");
		expect(letters[1]?.text).not.toContain("/verdal/skjema/");
		const page = await html(boss, `${base}/settings`);
		expect(page).toContain("kari@nes.test");
		expect(page).toContain("Advisor: no address");
	});
});
