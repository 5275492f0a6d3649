import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { signInAs } from "../support/sign-in";

type Person = Awaited<ReturnType<typeof signInAs>> & { email: string };

const HOUR = 3_600_000;
const MINUTE = 60_000;
const en = { "accept-language": "en" };

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let client: Person;
let client2: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("resource_management");
	tenant = await make.tenant();
	const entry = await make.entry(tenant, module);
	const join = async (role: "CLIENT" | "ADVISOR" | "ADMIN") => {
		const { id, email } = await make.member(tenant, role);
		await make.grant(entry, { id }, role);
		return { ...(await signInAs(portal, email)), email };
	};
	admin = await join("ADMIN");
	advisor = await join("ADVISOR");
	client = await join("CLIENT");
	client2 = await join("CLIENT");
	// The clock goes days ahead, and nobody signs in anew.
	await portal.db.prepare("update sessions set expires_at = expires_at + 30 * 86400000").run();
});
afterAll(() => portal.dispose());

const base = () => `/${tenant.guid}/task_library/resources`;
const row = async <Row>(sql: string, ...values: unknown[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>()) as Row;
const statusOf = async (id: string) =>
	(await row<{ status: string }>("select status from resource_bookings where id = ?", id)).status;
const idOf = async (email: string) => (await row<{ id: string }>("select id from users where email = ?", email)).id;
const lettersTo = async (email: string) =>
	(await row<{ n: number }>("select count(*) n from mail_outbox where recipient = ?", email)).n;

let made = 0;
/** A room of a type of its own that is open all days and nights, with these rules. */
async function room(rules: Record<string, string> = {}): Promise<string> {
	const name = `Room ${++made}`;
	const body = new URLSearchParams({
		intent: "saveType",
		name,
		kind: "room",
		windowDays: "700",
		bookLevel: "10",
		...rules,
	});
	for (let day = 0; day < 7; day++) {
		body.append("opens", "00:00");
		body.append("closes", "00:00");
	}
	const saved = await admin.fetch(`${base()}/settings`, { method: "POST", body });
	expect(saved.status, await saved.clone().text()).toBe(302);
	const { id } = await row<{ id: string }>("select id from resource_types where name = ?", name);
	return resource(name, id);
}
async function resource(name: string, typeId: string): Promise<string> {
	const answer = await admin.call("POST", "/api/resource_management/resources", { tenant_id: tenant.id, name, typeId });
	expect(answer.status, answer.text).toBeLessThan(300);
	return answer.body.id;
}
const typeOf = async (id: string) =>
	(await row<{ type_id: string }>("select type_id from resources where id = ?", id)).type_id;

const on = (day: string, from: string, until: string) => ({ startsAt: `${day}T${from}`, endsAt: `${day}T${until}` });
/** So many minutes from now, as calls write it. */
const inMinutes = (from: number, until: number) => ({
	startsAt: new Date(Math.floor(Date.now() / MINUTE) * MINUTE + from * MINUTE).toISOString(),
	endsAt: new Date(Math.floor(Date.now() / MINUTE) * MINUTE + until * MINUTE).toISOString(),
});
const book = (who: Person, resources: string | string[], times: object, more: object = {}) =>
	who.call("POST", "/api/resource_management/bookings", {
		...{ tenant_id: tenant.id, title: "Meeting", resources: [resources].flat(), ...times, ...more },
	});
async function booked(who: Person, resources: string | string[], times: object, more: object = {}): Promise<string> {
	const answer = await book(who, resources, times, more);
	expect(answer.status, answer.text).toBeLessThan(300);
	return answer.body.id;
}
/** What the form says in English to whoever is refused. */
async function saidTo(who: Person, resources: string, times: Record<string, string>): Promise<string> {
	const body = new URLSearchParams({
		intent: "create",
		title: "Wanted",
		seats: "1",
		repeat: "none",
		...times,
		resources,
	});
	const answer = await who.fetch(`${base()}/book`, { method: "POST", body, headers: en });
	expect(answer.status).toBe(422);
	return answer.text();
}
const page = (id: string) => `${base()}/booking/${id}`;
async function cronAt(at: number) {
	await portal.travelTo(new Date(at));
	await portal.cron("*/5 * * * *", new Date(at));
	await portal.settle();
}

describe("rules", () => {
	it("says which one is broken and what is allowed, and binds nobody who manages the resources", async () => {
		const strict = await room({ leadHours: "24", windowDays: "30", minMinutes: "30", maxMinutes: "120" });
		expect(await saidTo(client, strict, inMinutes(120, 180))).toContain("at least 1 day in advance");
		const far = new Date(Date.now() + 40 * 24 * HOUR).toISOString().slice(0, 10);
		expect(await saidTo(client, strict, on(far, "10:00", "11:00"))).toContain("up to 30 days ahead");
		const near = new Date(Date.now() + 10 * 24 * HOUR).toISOString().slice(0, 10);
		expect(await saidTo(client, strict, on(near, "10:00", "10:15"))).toContain("at least 30 minutes");
		expect(await saidTo(client, strict, on(near, "10:00", "14:00"))).toContain("no more than 2 hours");
		expect((await book(client, strict, on(near, "10:00", "11:00"))).status).toBeLessThan(300);
		expect((await book(admin, strict, inMinutes(120, 400))).status).toBeLessThan(300);
	});

	it("keeps the buffers free around what is booked, whoever is faster, and looks for a time after them", async () => {
		const clean = await room({ bufferBefore: "10", bufferAfter: "20" });
		await booked(advisor, clean, on("2027-05-04", "10:00", "11:00"));
		expect((await book(admin, clean, on("2027-05-04", "11:00", "12:00"))).status).toBe(422);
		expect(await saidTo(client, clean, on("2027-05-04", "11:15", "12:00"))).toContain("11:30");
		expect((await book(client, clean, on("2027-05-04", "08:45", "09:30"))).status).toBeLessThan(300);
		const both = await Promise.all(
			[advisor, client].map((who, index) =>
				book(who, clean, index === 0 ? on("2027-05-05", "10:00", "11:00") : on("2027-05-05", "11:10", "12:00")),
			),
		);
		expect(both.filter(({ status }) => status < 300).length).toBe(1);
		const free = await client.call(
			"GET",
			`/api/resource_management/resources?tenant_id=${tenant.id}&day=2027-05-04&from=11:20&until=12:00`,
		);
		expect(free.body.items.map((one: { id: string }) => one.id)).not.toContain(clean);
	});

	it("gives one person no more bookings of a type in a week than the quota, also at the same moment and in a series", async () => {
		const first = await room({ weekBookings: "2" });
		const second = await resource("Second of the type", await typeOf(first));
		await booked(client, first, on("2027-05-10", "10:00", "11:00"));
		const last = await Promise.all(
			["10:00", "12:00", "14:00"].map((from) => book(client, second, on("2027-05-12", from, from.replace("00", "30")))),
		);
		expect(last.filter(({ status }) => status < 300).length).toBe(1);
		expect(await saidTo(client, first, on("2027-05-14", "10:00", "11:00"))).toContain("may you have in a week: 2");
		expect((await book(client, first, on("2027-05-17", "10:00", "11:00"))).status).toBeLessThan(300);
		expect((await book(client2, first, on("2027-05-14", "10:00", "11:00"))).status).toBeLessThan(300);
		const body = new URLSearchParams({
			intent: "create",
			title: "Daily",
			seats: "1",
			repeat: "daily",
			untilDay: "2027-05-28",
		});
		for (const [name, value] of Object.entries(on("2027-05-24", "10:00", "11:00"))) body.set(name, value);
		body.append("resources", first);
		const preview = await client.fetch(`${base()}/book`, { method: "POST", body, headers: en });
		expect((await preview.text()).match(/Not free/g)?.length).toBe(3);
	});

	it("lets a resource have its own in place of those of its type", async () => {
		const id = await room({ maxMinutes: "60" });
		const save = (fields: Record<string, string>) =>
			admin.submit(`${base()}/resource/${id}/rules`, { intent: "saveRules", ...fields });
		expect((await save({ maxMinutes: "180" })).status).toBe(302);
		expect((await book(client, id, on("2027-05-06", "10:00", "12:00"))).status).toBeLessThan(300);
		expect((await save({ maxMinutes: "", approval: "yes" })).status).toBe(302);
		expect((await book(client, id, on("2027-05-07", "10:00", "12:00"))).status).toBe(422);
		expect((await book(client, id, on("2027-05-07", "10:00", "11:00"))).body.status).toBe("pending");
		expect((await client.fetch(`${base()}/resource/${id}/rules`)).status).not.toBe(200);
	});
});

describe("approval", () => {
	it("is given by the deputy with words, refused only with a reason, and not asked of those who are trusted", async () => {
		const deputyId = await idOf(advisor.email);
		const hall = await room({ needsApproval: "on", deputyId, autoIds: await idOf(client2.email) });
		expect((await book(client2, hall, on("2027-05-04", "08:00", "09:00"))).body.status).toBe("reserved");
		const asked = await book(client, hall, on("2027-05-04", "10:00", "11:00"));
		expect(asked.body.status).toBe("pending");
		expect(await (await advisor.fetch("/home")).text()).toContain("Meeting");
		const decide = (decision: string, message: string) =>
			advisor.submit(page(asked.body.id), { intent: "decide", decision, message });
		expect((await decide("rejected", "")).status).toBe(422);
		expect((await decide("reserved", "Mind the floor")).status).toBe(302);
		expect(await (await client.fetch(page(asked.body.id))).text()).toContain("Mind the floor");
	});

	it("expires after its hours: the time is free again and whoever asked is told once", async () => {
		const hall = await room({ needsApproval: "on", approvalHours: "2" });
		const asked = await book(client, hall, on("2027-05-04", "10:00", "11:00"));
		await portal.settle();
		const before = await lettersTo(client.email);
		for (const after of [1, 3, 3.2]) await cronAt(Date.now() + after * HOUR);
		await portal.travelTo(null);
		expect(await statusOf(asked.body.id)).toBe("expired");
		expect((await lettersTo(client.email)) - before).toBe(1);
		const bells = "select count(*) n from notifications where type = 'bookingExpired' and url = ?";
		expect((await row<{ n: number }>(bells, page(asked.body.id))).n).toBe(1);
		expect((await book(advisor, hall, on("2027-05-04", "10:00", "11:00"))).status).toBeLessThan(300);
		expect((await admin.submit(page(asked.body.id), { intent: "decide", decision: "reserved" })).status).toBe(404);
	});
});

describe("check-in", () => {
	it("warns, waits for the grace and then releases, once each; whoever has checked in keeps the time", async () => {
		const id = await room({ checkInMinutes: "15", graceMinutes: "10" });
		const [absent, serialize] = [
			await booked(client, id, inMinutes(30, 90)),
			await booked(client2, id, inMinutes(100, 160)),
		];
		await portal.settle();
		const before = await lettersTo(client.email);
		const start = Date.now() + 30 * MINUTE;
		await cronAt(start + 16 * MINUTE);
		expect(await statusOf(absent)).toBe("reserved");
		expect((await lettersTo(client.email)) - before).toBe(1);
		await cronAt(start + 20 * MINUTE);
		expect(await statusOf(absent)).toBe("reserved");
		await cronAt(start + 30 * MINUTE);
		await cronAt(start + 35 * MINUTE);
		expect(await statusOf(absent)).toBe("released");
		expect((await lettersTo(client.email)) - before).toBe(2);
		await portal.travelTo(new Date(start + 75 * MINUTE));
		expect((await client.submit(page(serialize), { intent: "checkIn" })).status).toBe(404);
		expect((await client2.submit(page(serialize), { intent: "checkIn" })).status).toBe(302);
		await cronAt(start + 110 * MINUTE);
		expect(await statusOf(serialize)).toBe("reserved");
		expect((await client2.submit(page(serialize), { intent: "checkOut" })).status).toBe(302);
		const later = {
			startsAt: new Date(start + 115 * MINUTE).toISOString(),
			endsAt: new Date(start + 125 * MINUTE).toISOString(),
		};
		expect((await book(client, id, later)).status).toBeLessThan(300);
		await portal.travelTo(null);
	});
});

describe("parts", () => {
	it("are taken with the whole and the other way round, by wholes that share one too, whoever is faster", async () => {
		const a = await room();
		const type = await typeOf(a);
		const [b, c, hall, other] = [
			await resource("B", type),
			await resource("C", type),
			await resource("Hall A and B", type),
			await resource("Hall B and C", type),
		];
		const early = await booked(client, hall, on("2027-05-03", "10:00", "11:00"));
		const save = (whole: string, parts: string[]) => {
			const body = new URLSearchParams({ intent: "saveParts" });
			for (const part of parts) body.append("parts", part);
			return admin.fetch(`${base()}/resource/${whole}/rules`, { method: "POST", body, headers: en });
		};
		const inTheWay = await booked(client2, b, on("2027-05-03", "10:30", "11:30"), { title: "In the way" });
		const refused = await save(hall, [a, b]);
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("In the way");
		await client2.submit(page(inTheWay), { intent: "cancel", scope: "this" });
		expect((await save(hall, [a, b])).status).toBe(302);
		expect((await save(other, [b, c])).status).toBe(302);
		expect((await save(a, [c])).status).toBe(422);
		expect((await book(client2, a, on("2027-05-03", "10:30", "11:00"))).status).toBe(422);
		const race = await Promise.all([
			book(client, hall, on("2027-05-04", "10:00", "11:00")),
			book(client2, b, on("2027-05-04", "10:30", "11:30")),
			book(advisor, other, on("2027-05-04", "10:00", "12:00")),
		]);
		expect(race.filter(({ status }) => status < 300).length).toBe(1);
		expect((await book(client, hall, on("2027-05-05", "10:00", "11:00"))).status).toBeLessThan(300);
		expect((await book(client2, c, on("2027-05-05", "10:00", "11:00"))).status).toBeLessThan(300);
		const shown = await (await client.fetch(page(early))).text();
		expect(shown).toContain("Hall A and B");
		expect((await client.submit(page(early), { intent: "cancel", scope: "this" })).status).toBe(302);
		expect((await book(client2, a, on("2027-05-03", "10:30", "11:00"))).status).toBeLessThan(300);
	});
});

describe("the waiting list", () => {
	const wait = async (who: Person, id: string, times: Record<string, string>) => {
		const body = new URLSearchParams({
			intent: "wait",
			title: "Waiting",
			seats: "1",
			repeat: "none",
			...times,
			resources: id,
		});
		const answer = await who.fetch(`${base()}/book`, { method: "POST", body });
		expect(answer.status, await answer.clone().text()).toBe(302);
		return (answer.headers.get("location") ?? "").split("/").at(-1) as string;
	};

	it("offers what is given back in turn, holds it for the offer, and goes on when that lapses", async () => {
		const id = await room();
		const times = on("2027-05-04", "10:00", "11:00");
		const holder = await booked(advisor, id, times);
		expect(await saidTo(client, id, times)).toContain("Put me on the waiting list");
		const [one, two] = [await wait(client, id, times), await wait(client2, id, times)];
		await portal.settle();
		expect((await advisor.submit(page(holder), { intent: "cancel", scope: "this" })).status).toBe(302);
		await portal.settle();
		expect([await statusOf(one), await statusOf(two)]).toEqual(["offered", "waiting"]);
		expect((await book(advisor, id, times)).status).toBe(422);
		expect((await client2.submit(page(one), { intent: "accept" })).status).toBe(404);
		for (const after of [25, 25.2]) await cronAt(Date.now() + after * HOUR);
		expect([await statusOf(one), await statusOf(two)]).toEqual(["expired", "offered"]);
		expect((await client.submit(page(one), { intent: "accept" })).status).toBe(404);
		expect((await client2.submit(page(two), { intent: "accept" })).status).toBe(302);
		await portal.travelTo(null);
		expect(await statusOf(two)).toBe("reserved");
		const held = "select count(*) n from resource_booking_items where resource_id = ? and is_held = 1";
		expect((await row<{ n: number }>(held, id)).n).toBe(1);
	});

	it("books the days of a series that others had, by itself, as soon as they are free", async () => {
		const id = await room();
		const taken = await booked(advisor, id, on("2027-06-08", "10:00", "11:00"));
		const series = await book(client, id, on("2027-06-01", "10:00", "11:00"), {
			...{ repeat: "weekly", untilDay: "2027-06-15", skip: ["2027-06-08"], waitsForSkipped: true },
		});
		expect(series.status, series.text).toBeLessThan(300);
		expect((await advisor.submit(page(taken), { intent: "cancel", scope: "this" })).status).toBe(302);
		await portal.settle();
		const all =
			"select count(*) n from resource_bookings where series_id is not null and status = 'reserved' and booker_id = ?";
		expect((await row<{ n: number }>(all, await idOf(client.email))).n).toBe(3);
	});
});

describe("a resource that goes", () => {
	it("is refused with the list of what is to come, and goes when that has moved", async () => {
		const old = await room();
		const replacement = await resource("Replacement", await typeOf(old));
		const id = await booked(client, old, on("2027-05-04", "10:00", "11:00"), { title: "Choir practice" });
		const away = () =>
			admin.fetch(`${base()}/resource/${old}/retire`, {
				method: "POST",
				body: new URLSearchParams({ intent: "retire" }),
				headers: en,
			});
		const refused = await away();
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("Choir practice");
		const call = await admin.call("DELETE", `/api/resource_management/resources?id=${old}&tenant_id=${tenant.id}`);
		expect(call.status).toBe(422);
		const move = { intent: "move", to: replacement };
		expect((await admin.submit(`${base()}/resource/${old}/retire`, move)).status).toBe(302);
		expect(await (await client.fetch(page(id))).text()).toContain("Replacement");
		expect((await book(client2, replacement, on("2027-05-04", "10:30", "11:30"))).status).toBe(422);
		expect((await away()).status).toBe(302);
	});
});
