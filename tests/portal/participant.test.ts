import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/platform/ids";
import { advisorClients, participantLooks } from "#db/schema/directory";
import { selfReportAlerts } from "#db/schema/psych-eval";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let fjordvik: { id: string; guid: string };
let amina: Person;
let advisor: Person;
let boss: Person;

beforeAll(async () => {
	portal = await startPortal({ seed: true });
	fjordvik = (await portal.db.prepare("select id, guid from tenants where name = 'Fjordvik kommune'").first()) as never;
	amina = await signInAs(portal, "client@fjordvik.test");
	advisor = await signInAs(portal, "advisor@fjordvik.test");
	boss = await signInAs(portal, "admin@fjordvik.test");
});
afterAll(() => portal.dispose());

const at = (person: string, rest = "") => `/${fjordvik.guid}/user/users/${person}${rest}`;
const open = (who: Person, person: string, rest = "") => who.fetch(at(person, rest));
const read = async (who: Person, person: string, rest = "") => (await open(who, person, rest)).text();
const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const rows = async (who: Person, person: string) => (await read(who, person, "/export")).trim().split("\r\n").slice(1);
const count = async (table: string, where: string) =>
	(await portal.db.prepare(`select count(*) as n from ${table} where ${where}`).first<number>("n")) ?? 0;

describe("who may see it", () => {
	test("the client, whoever follows them up, and who manages users; for all others there is nothing", async () => {
		const client2 = await signInAs(portal, "client2@fjordvik.test");
		for (const who of [amina, advisor, boss, await signInAs(portal, "super@followup.test")])
			expect((await open(who, amina.userId)).status).toBe(200);
		const strangers = [
			client2,
			await signInAs(portal, "advisor2@fjordvik.test"),
			await signInAs(portal, "both@followup.test"),
			await signInAs(portal, "admin@nordlys.test"),
		];
		for (const who of strangers)
			for (const rest of ["", "/export"]) expect((await open(who, amina.userId, rest)).status).toBe(404);
		// Staff are no participants, and another organisation's client is nobody here.
		const elsewhere = await signInAs(portal, "client@nordlys.test");
		for (const id of [advisor.userId, elsewhere.userId, newId()]) expect((await open(boss, id)).status).toBe(404);
		expect((await open(advisor, client2.userId)).status).toBe(404);
	});

	test("a relation that outlived the advisor's role opens nothing", async () => {
		const db = drizzle(portal.db);
		const client2 = await signInAs(portal, "client2@fjordvik.test");
		const stamps = { createdAt: 1, updatedAt: 1 };
		const relation = { advisorId: client2.userId, clientId: amina.userId, tenantId: fjordvik.id, id: newId() };
		await db.insert(advisorClients).values({ ...relation, ...stamps });
		expect((await open(client2, amina.userId)).status).toBe(404);
		await portal.db.prepare("delete from advisor_clients where id = ?1").bind(relation.id).run();
	});
});

describe("what it shows", () => {
	test("is read in two round trips beside what is written of it", async () => {
		for (const who of [amina, advisor, boss]) {
			const { headers } = await who.fetch(`${at(amina.userId)}.data?_routes=modules%2Fusers%2Fpages%2Fparticipant`);
			const { inARow } = JSON.parse(headers.get("X-D1") ?? "{}");
			expect(inARow).toBeLessThanOrEqual(2);
		}
	});

	test("is what each module shows to whoever asks", async () => {
		const shown = main(await read(advisor, amina.userId));
		for (const word of ["Amina Yusuf", "Ingrid Solheim", "Skjemaer til svar", "Utvikling", "Søvn", "Komme meg opp"])
			expect(shown).toContain(word);
		// Into which modules she was let is for her, and for those who manage users.
		expect(shown).not.toContain("Tilgang til");
		expect(main(await read(boss, amina.userId))).toContain("Tilgang til");
		const takeAway = (key: string) =>
			portal.db
				.prepare(
					`delete from modules_tenant_user where user_id = ?1 and modules_tenant_id in
					(select e.id from modules_tenant e join modules m on m.id = e.module_id where m.key = ?2)`,
				)
				.bind(advisor.userId, key)
				.run();
		await takeAway("activity_log");
		expect((await rows(advisor, amina.userId)).filter((row) => row.includes(";Aktivitetslogg;"))).toEqual([]);
		await takeAway("psych_eval");
		const less = main(await read(advisor, amina.userId));
		for (const word of ["Utvikling", "Søvn", "Komme meg opp", "Egenrapport"]) expect(less).not.toContain(word);
	});

	test("the time line goes on where its page ended, in one order over all modules, and keeps to a kind", async () => {
		const file = await rows(amina, amina.userId);
		// The needs that she has kept or told stand in her own file alone; whether the demo has told any is chance.
		const all = file.filter((row) => !/lagret med samtykke|Oppga behov til/.test(row));
		expect(file.filter((row) => row.includes("lagret med samtykke"))).toHaveLength(1);
		const instants = all.map((row) => row.split(";")[0] ?? "");
		expect(instants).toEqual([...instants].sort().reverse());
		const kinds = new Set(all.map((row) => row.split(";")[1]));
		for (const kind of ["Egenrapport", "Aktivitetslogg", "Skjemaer", "Kurs", "Arrangementer", "Oppfølging", "Tilgang"])
			expect(kinds).toContain(kind);
		let seen = 0;
		let rest = "";
		do {
			const page = main(await read(amina, amina.userId, rest));
			seen += [...page.slice(page.indexOf('id="timeline"')).matchAll(/<time/g)].length;
			const next = /href="([^"]+cursor=[^"]+)#timeline"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
			rest = next?.slice(next.indexOf("?")) ?? "";
		} while (rest !== "");
		const beside = [
			...(main(await read(amina, amina.userId))
				.split("<aside")[1]
				?.matchAll(/<time/g) ?? []),
		].length;
		const pages = Math.ceil(all.length / 40);
		expect(seen - beside * pages).toBe(all.length);
		const courses = main(await read(amina, amina.userId, "?kind=courses"));
		expect(courses).toContain("kurset «");
		expect(courses).not.toContain("Svarte på «");
	});

	test("an answer that has to be looked at stands first for who follows up, and is not told to the client", async () => {
		const reply = await portal.db
			.prepare("select id from form_replies where subject_id = ?1 and status <> 'draft' limit 1")
			.bind(amina.userId)
			.first<string>("id");
		const question = await portal.db.prepare("select id from self_report_questions limit 1").first<string>("id");
		await drizzle(portal.db)
			.insert(selfReportAlerts)
			.values({
				...{ tenantId: fjordvik.id, id: newId(), clientId: amina.userId, replyId: reply ?? "", rule: {} },
				...{ questionId: question ?? "", dueAt: 1, createdAt: Date.now(), updatedAt: 1 },
			});
		const sentence = "har gitt et svar som noen må se på";
		expect(await read(boss, amina.userId)).toContain(sentence);
		expect(await read(amina, amina.userId)).not.toContain(sentence);
	});
});

describe("who has looked", () => {
	const ofAmina = () => `client_id = '${amina.userId}' and reader_id = '${boss.userId}'`;

	test("stands there once a day for staff, never for the client, and in the log of health data", async () => {
		await portal.db.prepare("delete from participant_looks").run();
		await read(amina, amina.userId);
		expect(await count("participant_looks", "1")).toBe(0);
		const before = await count("form_reads", `subject_id = '${amina.userId}' and reader_id = '${boss.userId}'`);
		await read(boss, amina.userId);
		await expect.poll(() => count("participant_looks", ofAmina())).toBe(1);
		await read(boss, amina.userId);
		const reads = () => count("form_reads", `subject_id = '${amina.userId}' and reader_id = '${boss.userId}'`);
		await expect.poll(reads).toBe(before + 2);
		expect(await count("participant_looks", ofAmina())).toBe(1);
		expect(main(await read(amina, amina.userId)).split("Hvem har sett")[1]).toMatch(/Kristin Halvorsen/);
	});

	test("nobody who is refused has looked, and what is old is forgotten", async () => {
		const other = await signInAs(portal, "advisor2@fjordvik.test");
		expect((await open(other, amina.userId)).status).toBe(404);
		await portal.settle();
		expect(await count("participant_looks", `reader_id = '${other.userId}'`)).toBe(0);
		const old = { id: "old", clientId: amina.userId, readerId: other.userId, lookedOn: "2020-01-01" };
		const stamps = { createdAt: 1, updatedAt: 1 };
		await drizzle(portal.db)
			.insert(participantLooks)
			.values({ tenantId: fjordvik.id, ...old, ...stamps });
		await portal.cron();
		expect(await count("participant_looks", "id = 'old'")).toBe(0);
		expect(await count("participant_looks", ofAmina())).toBe(1);
	});
});

describe("handing over", () => {
	test("gives the client to another advisor with a note that the client does not see, and tells both", async () => {
		const [before, after] = [advisor, await signInAs(portal, "advisor2@fjordvik.test")];
		const client2 = await signInAs(portal, "client2@fjordvik.test");
		const send = (who: Person, person: string, fields: Record<string, string>) =>
			who.submit(at(person), { intent: "handOver", note: "Likes to meet outdoors", ...fields });
		// Nobody hands over whom they do not follow up, or themselves, or to somebody who is no advisor.
		expect((await send(after, amina.userId, { advisor: after.userId })).status).toBe(404);
		expect((await send(amina, amina.userId, { advisor: after.userId })).status).toBe(404);
		expect((await send(before, amina.userId, { advisor: client2.userId })).status).toBe(422);
		const told = (userId: string, type: string) =>
			count("notifications", `user_id = '${userId}' and type = '${type}' and url like '%${amina.userId}'`);
		expect((await send(before, amina.userId, { advisor: after.userId })).status).toBe(302);
		await expect.poll(() => told(after.userId, "clientAssigned")).toBe(1);
		await expect.poll(() => told(amina.userId, "advisorChanged")).toBe(1);
		expect((await open(before, amina.userId)).status).toBe(404);
		const shown = main(await read(after, amina.userId, "?kind=followUp"));
		expect(shown).toContain("Likes to meet outdoors");
		expect(await read(amina, amina.userId, "?kind=followUp")).not.toContain("Likes to meet outdoors");
		// Whoever manages users gives her back, and stays on the page.
		expect((await send(boss, amina.userId, { advisor: before.userId })).headers.get("location") ?? "").not.toContain(
			"home",
		);
		expect((await open(before, amina.userId)).status).toBe(200);
		expect(await count("advisor_clients", `client_id = '${amina.userId}' and is_primary = 1`)).toBe(1);
	});

	test("takes the open tasks about the client along, to an advisor who works with tasks", async () => {
		const [before, without, within] = await Promise.all(
			["advisor@fjordvik.test", "advisor2@fjordvik.test", "both@followup.test"].map((email) => signInAs(portal, email)),
		);
		const first = (table: string) =>
			portal.db.prepare(`select id from ${table} where tenant_id = ? limit 1`).bind(fjordvik.id).first<string>("id");
		const [contact, task] = await Promise.all(["crm_contacts", "crm_tasks"].map(first));
		await portal.db.batch([
			portal.db
				.prepare("update crm_contacts set email = 'client@fjordvik.test', deleted_at = null where id = ?")
				.bind(contact),
			portal.db
				.prepare("update crm_tasks set contact_id = ?, assignee_id = ?, is_open = 1, deleted_at = null where id = ?")
				.bind(contact, before?.userId, task),
		]);
		const assignee = () => portal.db.prepare("select assignee_id from crm_tasks where id = ?").bind(task).first();
		const give = async (heir: Person | undefined) => {
			const answer = await boss.submit(at(amina.userId), { intent: "handOver", advisor: heir?.userId ?? "", note: "" });
			expect(answer.status).toBe(302);
		};
		await give(without);
		expect(await assignee()).toEqual({ assignee_id: before?.userId });
		await give(before);
		await give(within);
		expect(await assignee()).toEqual({ assignee_id: within?.userId });
	});
});
