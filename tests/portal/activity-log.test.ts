import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let colleague: Person;
let client: Person;
let stranger: Person;
const now = today("Europe/Oslo", new Date());
const day = (count: number) => addDays(now, count);

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("activity_log");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "nb", firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	advisor = await join("ADVISOR", "Ingrid");
	colleague = await join("ADVISOR", "Per");
	client = await join("CLIENT", "Amina");
	stranger = await join("CLIENT", "Tomasz");
	await portal.db
		.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?, ?, ?, ?, 1, 1, 1)",
		)
		.bind(tenant.id, newId(), advisor.userId, client.userId)
		.run();
});
afterAll(() => portal.dispose());

type Entry = { id: string; kind: string; responses: { day: string; value: unknown; late: boolean }[] };
const path = "/api/activitylog/form";
const entries = [
	{ label: "Gikk tur", kind: "tick", target: 3 },
	{ label: "Søknader", kind: "number", unit: "stk." },
	{ label: "Humør", kind: "scale" },
	{ label: "Til stede", kind: "hours" },
	{ label: "Med egne ord", kind: "text" },
];

async function makeLog(more: object = {}) {
	const made = await advisor.call("POST", path, {
		...{ tenant_id: tenant.id, user_id: client.userId, title: "Min uke", entries, starts: day(-20) },
		...{ free_days: [], skips_holidays: false, late_days: 3 },
		...more,
	});
	expect(made.status, made.text).toBe(201);
	const ids = (made.body.entries as { id: string }[]).map(({ id }) => id);
	return { id: made.body.id as string, ids };
}
const answer = (who: Person, id: string, on: string, answers: object) =>
	who.call("POST", "/api/activitylog/responses", { form_id: id, day: on, answers });
async function read(who: Person, id: string) {
	const read = await who.call("GET", `/api/activitylog/entry?mode=getentriesandresponses&form_id=${id}`);
	expect(read.status, read.text).toBe(200);
	return read.body as { items: Entry[]; absences: { day: string; reason: string }[] };
}
const address = (page: string) => `/${tenant.guid}/logform/${page}`;
const words = async (who: Person, page: string) => {
	const answer = await who.fetch(address(page));
	const html = await answer.text();
	expect(answer.status).toBe(200);
	return html
		.slice(html.indexOf("<main"), html.indexOf("</main>"))
		.replace(/<[^>]*>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");
};

describe("a log", () => {
	it("is found by its client's name among those that somebody follows", async () => {
		await makeLog({ title: "Å finne igjen" });
		for (const page of ["dashboard", "readreply"]) {
			expect(await words(advisor, `${page}?q=AMINA`)).toContain("Å finne igjen");
			const none = await words(advisor, `${page}?q=tomasz`);
			expect(none).not.toContain("Å finne igjen");
			expect(none).toContain("Ingen treff");
		}
		expect(await words(colleague, "readreply?q=amina")).not.toContain("Å finne igjen");
	});

	it("is made by the advisor, told to the client, and opens to those two", async () => {
		const { id } = await makeLog();
		await portal.settle();
		const notices = await portal.db
			.prepare("select type from notifications where user_id = ? and url like ?")
			.bind(client.userId, `%${id}%`)
			.all();
		expect(notices.results).toEqual([{ type: "activityLogForm" }]);
		const [told] = (await client.call("GET", "/api/notifications")).body.items;
		expect(told).toMatchObject({ from_table: "Activity log", seen: 0 });
		expect(JSON.stringify(told)).not.toContain("Min uke");
		const own = await client.call("GET", `${path}?mode=getformandinfo&user_id=${client.userId}&tenant_id=${tenant.id}`);
		expect(own.body.items[0]).toMatchObject({ id, title: "Min uke", user_id: client.userId });
		for (const who of [colleague, stranger]) {
			expect((await who.call("GET", `${path}?id=${id}`)).status).toBe(404);
			const theirs = await who.call(
				"GET",
				`${path}?mode=getformandinfo&user_id=${client.userId}&tenant_id=${tenant.id}`,
			);
			expect(theirs.body.items).toEqual([]);
			const days = await who.call("GET", `/api/activitylog/entry?form_id=${id}`);
			expect(days.status).toBe(404);
			expect((await who.fetch(address(`readreply/${id}`))).status).toBe(404);
			expect((await answer(who, id, now, { x: 1 })).status).toBe(404);
		}
		expect((await client.call("DELETE", `${path}?id=${id}`)).status).toBe(403);
		expect((await advisor.call("DELETE", `${path}?id=${id}`)).body).toEqual({ id, deleted: true });
		expect((await client.call("GET", `${path}?id=${id}`)).status).toBe(404);
	});

	it("comes back out of the trash with its days and reminders, by who follows the client up, for 30 days", async () => {
		const { id, ids } = await makeLog({ title: "Kastet", reminder_hour: 18 });
		await answer(client, id, now, { [ids[0] ?? ""]: true });
		await advisor.call("DELETE", `${path}?id=${id}`);
		expect(await words(advisor, "trash")).toMatch(/Kastet Amina .*1 svar/);
		expect(await words(colleague, "trash")).not.toContain("Kastet");
		expect((await client.fetch(address("trash"), { redirect: "manual" })).status).toBe(302);
		const restore = (who: Person) => who.submit(address("trash"), { intent: "restore", id });
		expect((await restore(colleague)).status).toBe(404);
		expect((await restore(advisor)).status).toBe(302);
		expect((await read(client, id)).items[0]?.responses).toEqual([{ day: now, value: true, late: false }]);
		const row = () => portal.db.prepare("select remind_at from activity_logs where id = ?").bind(id).first("remind_at");
		expect(await row()).toBeGreaterThan(Date.now());
		await advisor.call("DELETE", `${path}?id=${id}`);
		for (const table of ["forms", "activity_logs"])
			await portal.db
				.prepare(`update ${table} set deleted_at = ? where id = ?`)
				.bind(Date.now() - 31 * 86_400_000, id)
				.run();
		await portal.cron("0 * * * *");
		await portal.settle();
		expect(await row()).toBeNull();
	});

	it("is not made for a client of somebody else, nor without entries, nor backwards", async () => {
		const given = { tenant_id: tenant.id, user_id: stranger.userId, title: "Min uke", entries };
		expect((await advisor.call("POST", path, given)).status).toBe(422);
		const own = { ...given, user_id: client.userId };
		expect((await advisor.call("POST", path, { ...own, entries: [] })).status).toBe(422);
		expect((await advisor.call("POST", path, { ...own, starts: now, ends: day(-1) })).status).toBe(422);
		expect((await client.call("POST", path, own)).status).toBe(403);
	});

	it("keeps what days were asked when it changes, and the ids of what it goes on asking", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", number = ""] = ids;
		await answer(client, id, now, { [tick]: true, [number]: 4 });
		const changed = await advisor.call("POST", path, {
			id,
			entries: [{ id: tick, label: "Gikk en tur", kind: "tick" }],
		});
		expect(changed.status, changed.text).toBe(200);
		expect(changed.body.entries).toMatchObject([{ id: tick, label: "Gikk en tur" }]);
		const shown = await words(advisor, `readreply/${id}`);
		expect(shown).toContain("Gikk en tur");
		expect(shown).toContain("4 stk.");
	});

	it("gives also what was answered to an entry that it asks no more", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", number = ""] = ids;
		await answer(client, id, now, { [tick]: true, [number]: 4 });
		await advisor.call("POST", path, { id, entries: [{ id: tick, label: "Gikk tur", kind: "tick" }] });
		const { items } = await read(advisor, id);
		expect(items.map((item) => [item.id, item.responses.map(({ value }) => value)])).toEqual([
			[tick, [true]],
			[number, [4]],
		]);
	});

	it("begins with a template, which is no log of anybody", async () => {
		const given = { tenant_id: tenant.id, is_template: true, title: "Mal for norsk", entries };
		const made = await advisor.call("POST", path, given);
		expect(made.body).toMatchObject({ is_template: true, user_id: null });
		const listed = await colleague.call("GET", `${path}?mode=gettemplateforms&tenant_id=${tenant.id}`);
		expect(listed.body.items.map(({ id }: { id: string }) => id)).toContain(made.body.id);
		expect((await client.call("GET", `${path}?mode=gettemplateforms&tenant_id=${tenant.id}`)).status).toBe(403);
		expect((await client.call("GET", `${path}?id=${made.body.id}`)).status).toBe(404);
		expect(await words(advisor, `new?template=${made.body.id}`)).toContain("Ny aktivitetslogg");
	});
});

it("the calls answer whatever is sent with what is wrong, never by a fault of ours", async () => {
	const { id, ids } = await makeLog();
	const fields = {
		"/api/activitylog/form": [
			"id",
			"user_id",
			"title",
			"entries",
			"starts",
			"ends",
			"late_days",
			"free_days",
			"reminder_hour",
		],
		"/api/activitylog/responses": ["form_id", "day", "answers"],
	};
	const known = fc.constantFrom<unknown>(id, client.userId, now, "2026-02-31", entries, [7, 7], {
		[ids[3] ?? ""]: [{ from: "x", to: 3 }],
	});
	const sent = fc
		.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))
		.chain((path) =>
			fc.tuple(
				fc.constant(path),
				fc.dictionary(fc.constantFrom(...fields[path]), fc.oneof(known, fc.jsonValue({ maxDepth: 3 }))),
			),
		);
	await fc.assert(
		fc.asyncProperty(sent, fc.boolean(), async ([path, body], isClient) => {
			const answer = await (isClient ? client : advisor).call("POST", path, { tenant_id: tenant.id, ...body });
			expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500);
			if (answer.status === 422) expect(Object.keys(answer.body.errors ?? {}).length, answer.text).toBeGreaterThan(0);
		}),
		{ numRuns: 120 },
	);
	expect(await words(client, `dashboard?log=${id}`)).toContain("I dag");
});

describe("a day", () => {
	it("is filled in once, and again replaces it", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", number = "", scale = "", hours = "", text = ""] = ids;
		const first = { [tick]: true, [number]: 2, [scale]: 7, [hours]: [{ from: "08:30", to: "14:00", pause: 30 }] };
		const sent = await answer(client, id, now, first);
		expect(sent.status, sent.text).toBe(201);
		expect(sent.body).toMatchObject({ day: now, late: false, answers: first });
		const again = await answer(client, id, now, { [tick]: false, [text]: "Gikk fint" });
		expect(again.body).toMatchObject({ id: sent.body.id, answers: { [tick]: false, [text]: "Gikk fint" } });
		const { items } = await read(advisor, id);
		expect(items.map(({ responses }) => responses.length)).toEqual([1, 0, 0, 0, 1]);
	});

	it("keeps its hours where those that are sent cannot be read", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", , , hours = ""] = ids;
		const kept = { [tick]: true, [hours]: [{ from: "08:30", to: "14:00" }] };
		expect((await answer(client, id, now, kept)).status).toBe(201);
		for (const row of [{ f: 1 }, 5]) {
			const refused = await answer(client, id, now, { [tick]: true, [hours]: [row] });
			expect(refused.status, refused.text).toBe(422);
			expect(Object.keys(refused.body.errors)).toEqual([expect.stringContaining(hours)]);
		}
		const values = (await read(client, id)).items.map(({ responses }) => responses[0]?.value);
		expect(values[3]).toEqual([{ from: "08:30", to: "14:00" }]);
		const cleared = await answer(client, id, now, { [tick]: true, [hours]: [null] });
		expect(cleared.body.answers).toEqual({ [tick]: true });
	});

	it("takes two that are sent at the same moment as one", async () => {
		const { id, ids } = await makeLog();
		const [tick = ""] = ids;
		const sent = await Promise.all([1, 2, 3].map(() => answer(client, id, now, { [tick]: true })));
		expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect((await read(client, id)).items[0]?.responses).toEqual([{ day: now, value: true, late: false }]);
	});

	it("is the client's own, with a mark where it comes later, and not too late", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", number = ""] = ids;
		expect((await answer(advisor, id, now, { [tick]: true })).status).toBe(403);
		const late = await answer(client, id, day(-3), { [tick]: true });
		expect(late.body).toMatchObject({ late: true });
		for (const on of [day(-4), day(1), day(-40)])
			expect((await answer(client, id, on, { [tick]: true })).status, on).toBe(422);
		expect((await answer(client, id, now, {})).status).toBe(422);
		expect((await answer(client, id, now, { [number]: "mye" })).status).toBe(422);
		expect((await read(client, id)).items[0]?.responses).toEqual([{ day: day(-3), value: true, late: true }]);
	});
});

describe("the page", () => {
	it("takes a day without JavaScript, and says that it is sent", async () => {
		const { id, ids } = await makeLog();
		const [tick = "", number = "", , hours = ""] = ids;
		const before = await words(client, `dashboard?log=${id}`);
		expect(before).toContain("I dag");
		expect(before).toContain("Gikk tur");
		const send = (fields: Record<string, string>) =>
			client.submit(address("dashboard"), { intent: "fill", log: id, day: now, ...fields });
		const nothing = await send({});
		expect(nothing.status).toBe(422);
		expect(await nothing.text()).toContain("Svar på minst én føring");
		const wrong = await send({ [`a.${tick}`]: "yes", [`a.${number}`]: "mye" });
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain(`href="#a.${number}"`);
		const long = await send({
			...{ [`a.${hours}.0.from`]: "08:00", [`a.${hours}.0.to`]: "08:30", [`a.${hours}.0.pause`]: "45" },
		});
		expect(await long.text()).toContain("Pausen er like lang");
		const right = await send({ [`a.${tick}`]: "yes", [`a.${number}`]: "1,5" });
		expect(right.status).toBe(302);
		const after = await words(client, `dashboard?log=${id}`);
		expect(after).toContain("Svarene dine på dagens skjema er sendt.");
		expect(after).toContain("1,5 stk.");
	});

	it("leaves the tabs of the logs in their order when one is filled", async () => {
		const { id, ids } = await makeLog({ title: "Fylles ut" });
		await makeLog({ title: "Venter" });
		const tabs = async () => {
			const html = await (await client.fetch(address("dashboard"))).text();
			return [...html.matchAll(/\?log=([\w-]+)"/g)].map(([, log]) => log);
		};
		const before = await tabs();
		expect(before).toContain(id);
		expect((await answer(client, id, now, { [ids[0] ?? ""]: true })).status).toBe(201);
		expect(await tabs()).toEqual(before);
	});

	it("shows a reason as a reason, and talks about a day", async () => {
		const { id, ids } = await makeLog({ starts: day(-2), late_days: 0 });
		const [tick = ""] = ids;
		await answer(client, id, now, { [tick]: true });
		const on = { log: id, day: day(-1) };
		await client.submit(address("dashboard"), { intent: "absence", ...on, reason: "sick" });
		expect((await read(advisor, id)).absences).toEqual([{ day: day(-1), reason: "sick" }]);
		// From two tabs, and from both sides, at once: one absence, and nobody is told of a fault.
		const at = { log: id, day: day(-2) };
		const both = [client, client, advisor, advisor].map((who, place) =>
			who.submit(address(who === client ? "dashboard" : `readreply/${id}`), {
				...{ intent: "absence", ...at, reason: place % 2 ? "leave" : "holiday" },
			}),
		);
		for (const answer of await Promise.all(both)) expect(answer.status).toBe(302);
		const noted = (await read(advisor, id)).absences;
		expect(noted.filter((one) => one.day === day(-2))).toHaveLength(1);
		await client.submit(address("dashboard"), { intent: "absence", ...at, reason: "" });
		const table = await words(advisor, `readreply/${id}`);
		expect(table).toContain("Fravær Syk");
		expect(table).toContain("Mangler");
		await client.submit(address("dashboard"), { intent: "comment", ...on, text: "Jeg var syk." });
		await advisor.submit(address(`readreply/${id}`), { intent: "comment", ...on, text: "God bedring!" });
		await portal.settle();
		const told = await portal.db
			.prepare("select user_id from notifications where type = 'activityLogComment' and url like ? order by created_at")
			.bind(`%${id}%`)
			.all<{ user_id: string }>();
		expect(told.results.map(({ user_id }) => user_id)).toEqual([advisor.userId, client.userId]);
		const thread = await words(client, `dashboard?log=${id}&day=${day(-1)}`);
		expect(thread).toContain("Jeg var syk.");
		expect(thread).toContain("God bedring!");
		const other = await colleague.submit(address(`readreply/${id}`), { intent: "comment", ...on, text: "Hei" });
		expect(await other.text()).not.toContain("God bedring!");
	});

	it("leads from a log to those beside it in the list", async () => {
		const logs = [await makeLog({ title: "Beside 1" }), await makeLog({ title: "Beside 2" }), await makeLog()];
		const html = await (await advisor.fetch(address(`readreply/${logs[1]?.id}`))).text();
		const links = [...html.matchAll(/data-neighbour="(\w+)"[^>]*readreply\/([^"]+)"/g)];
		expect(links.map(([, way, id]) => [way, id])).toEqual([
			["previous", logs[2]?.id],
			["next", logs[0]?.id],
		]);
	});

	it("makes, changes and copies a log by its forms", async () => {
		const fields = {
			...{ intent: "make", clientId: client.userId, title: "Ny logg", startsOn: now, endsOn: "", lateDays: "2" },
			...{
				"entries.0.label": "Leste",
				"entries.0.kind": "number",
				"entries.0.unit": "sider",
				"entries.0.amount": "10",
			},
			...{ "entries.0.per": "day", "entries.1.label": "", "entries.1.kind": "tick", freeDays: "7" },
		};
		const wrong = await advisor.submit(address("new"), { ...fields, title: "", "entries.0.amount": "mange" });
		expect(wrong.status).toBe(422);
		const html = await wrong.text();
		for (const field of ["title", "entries.0.amount"]) expect(html).toContain(`href="#${field}"`);
		const made = await advisor.submit(address("new"), fields);
		expect(made.status).toBe(302);
		const id = made.headers.get("location")?.split("/").at(-1) ?? "";
		const log = await client.call("GET", `${path}?id=${id}`);
		expect(log.body).toMatchObject({ late_days: 2, free_days: [7], skips_holidays: false });
		expect(log.body.entries).toMatchObject([{ label: "Leste", unit: "sider", target: 10, target_per: "day" }]);
		const kept = await advisor.submit(address(`settings/${id}`), { intent: "keep" });
		expect(kept.status).toBe(302);
		expect(await words(advisor, "templates")).toContain("Ny logg");
		expect((await colleague.fetch(address(`settings/${id}`))).status).toBe(404);
	});

	it("adds up weeks, means of weekdays and what is aimed at", async () => {
		const { id, ids } = await makeLog({ starts: day(-20), late_days: 14 });
		const [tick = "", number = "", scale = ""] = ids;
		const monday = addDays(now, -((new Date(`${now}T00:00:00Z`).getUTCDay() + 6) % 7));
		const week = addDays(monday, -7);
		for (const [at, count, mood] of [
			[0, 2, 4],
			[1, 3, 8],
			[7, 6, 6],
		] as const)
			if (addDays(week, at) <= now)
				expect(
					(await answer(client, id, addDays(week, at), { [tick]: true, [number]: count, [scale]: mood })).status,
				).toBe(201);
		const shown = await words(advisor, `readreply/${id}?from=${week}&to=${now}&day=${addDays(week, 1)}`);
		// The target of three walks has the two of its own week.
		expect(shown).toMatch(/Gikk tur .*2 av 3/);
		// Monday's applications: 2 and 6; Tuesday's: 3. Below the chart stand the days week by week, each with its sum.
		expect(shown).toMatch(/2 3 – – – – – 5 \S+ 6 – – – – – – 6 Snitt 4 3 – – – – –/);
		expect(shown).toMatch(/Ja Ja – – – – – 2 .* Ja – – – – – – 1 Snitt 100\s% 100\s% –/);
		expect(shown).toContain("2 dager");
		const sums = await (
			await advisor.fetch(address(`readreply/${id}/export?format=csv&from=${week}&to=${now}`))
		).text();
		expect(sums.trim().split("\r\n").at(-1)).toContain("11");
	});

	it("gives the days as a file with hours and sums", async () => {
		const { id, ids } = await makeLog({ starts: day(-1) });
		const hours = ids[3] ?? "";
		await answer(client, id, now, { [hours]: [{ from: "22:00", to: "04:00", pause: 30 }] });
		await answer(client, id, day(-1), { [hours]: [{ from: "08:00", to: "12:00" }] });
		const file = await advisor.fetch(address(`readreply/${id}/export?format=csv`));
		expect(file.headers.get("content-type")).toContain("text/csv");
		const [head = "", first = "", second = "", sum = ""] = (await file.text()).split("\r\n");
		expect(head).toContain("Til stede: fra;Til stede: til;Til stede: pause, minutter;Til stede: timer");
		expect(first).toContain("08:00;12:00;;4;");
		expect(second).toContain("22:00;04:00;30;5,5;");
		expect(sum).toContain("9,5");
		expect((await stranger.fetch(address(`readreply/${id}/export`))).status).toBe(404);
		expect((await asPerson(portal).fetch(address(`readreply/${id}/export`))).status).not.toBe(200);
	});
});

describe("a reminder", () => {
	const remind = async (id: string) => {
		await portal.db
			.prepare("update activity_logs set remind_at = ? where id = ?")
			.bind(Date.now() - 1000, id)
			.run();
		await portal.cron("*/5 * * * *");
		await portal.settle();
	};
	const letters = async () =>
		(
			await portal.db
				.prepare("select text from mail_outbox where template = 'activityReminder' order by created_at")
				.all<{ text: string }>()
		).results.map(({ text }) => /\/[0-9a-f-]{36}\/logform\/answer\/\S+/.exec(text)?.[0] ?? "");
	const told = (id: string) =>
		portal.db
			.prepare("select count(*) as n from notifications where type = 'activityLogReminder' and url like ?")
			.bind(`%${id}%`)
			.first<number>("n");

	it("comes once for a day that is not filled in, and its link fills it in once, without a login", async () => {
		const { id, ids } = await makeLog({ reminder_hour: 18 });
		const [tick = ""] = ids;
		const planned = await portal.db
			.prepare("select remind_at from activity_logs where id = ?")
			.bind(id)
			.first("remind_at");
		expect(planned).toBeGreaterThan(Date.now());
		await remind(id);
		expect(await told(id)).toBe(1);
		const [link = ""] = await letters();
		const { pathname, search } = new URL(link, portal.origin);
		const guest = asPerson(portal);
		const opened = await (await guest.fetch(pathname + search)).text();
		expect(opened).toContain("Gikk tur");
		expect(opened).not.toContain("Amina");
		const nothing = await guest.submit(pathname + search, { intent: "fill" });
		expect(nothing.status).toBe(422);
		const fields = { intent: "fill", [`a.${tick}`]: "yes" };
		expect((await guest.submit(pathname + search, fields)).status).toBe(302);
		expect(await (await guest.fetch(pathname + search)).text()).toContain("dagens skjema er sendt");
		const again = await guest.submit(pathname + search, { intent: "fill", [`a.${tick}`]: "no" });
		expect(again.status).toBe(410);
		expect((await read(client, id)).items[0]?.responses).toEqual([{ day: now, value: true, late: false }]);
		expect((await guest.fetch(pathname.replace(/[^/]+$/, "nothing"))).status).toBe(404);
	});

	it("does not come for a day that is filled in, free or excused", async () => {
		const before = (await letters()).length;
		const filled = await makeLog({ reminder_hour: 18 });
		await answer(client, filled.id, now, { [filled.ids[0] ?? ""]: true });
		await remind(filled.id);
		const free = await makeLog({ reminder_hour: 18, free_days: [new Date(`${now}T00:00:00Z`).getUTCDay() || 7] });
		await remind(free.id);
		const excused = await makeLog({ reminder_hour: 18 });
		const on = { log: excused.id, day: now };
		await client.submit(address("dashboard"), { intent: "absence", ...on, reason: "sick" });
		await remind(excused.id);
		await client.submit(address("dashboard"), { intent: "absence", ...on, reason: "" });
		expect((await letters()).length).toBe(before);
		for (const { id } of [filled, free, excused]) expect(await told(id)).toBe(0);
	});
});
