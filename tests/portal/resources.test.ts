import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startResources } from "../support/resource-place";
import type { Person } from "../support/sign-in";

const { portal, tenant, base, ...place } = await startResources();
const { admin, advisor, client, foreign, row, count, makeResource } = place;
let room: string;
let small: string;
let hall: string;

beforeAll(async () => {
	// From 8 to 16 on each day but a Sunday.
	const hours = Array.from({ length: 7 }, (_, day): [string, string][] => [
		["opens", day < 6 ? "08:00" : ""],
		["closes", day < 6 ? "16:00" : ""],
	]).flat();
	const usual: [string, string][] = [["closedOnHolidays", "on"], ...hours];
	const open = await place.makeType("Rooms", usual);
	const asking = await place.makeType("Halls", [["needsApproval", "on"], ...usual]);
	room = await makeResource({ name: "Fjorden", typeId: open, capacity: 10, features: "Projector" });
	small = await makeResource({ name: "Skjæret", typeId: open, capacity: 4 });
	hall = await makeResource({ name: "The hall", typeId: asking });
});
afterAll(() => portal.dispose());

const booking = (who: Person, fields: object) =>
	who.call("POST", "/api/resource_management/bookings", { tenant_id: tenant.id, title: "Meeting", ...fields });
const on = (day: string, from: string, until: string) => ({ startsAt: `${day}T${from}`, endsAt: `${day}T${until}` });

describe("booking", () => {
	it("gives one of two who book the same time at once, and lets the next begin when it ends", async () => {
		const at = { ...on("2027-06-01", "10:00", "11:00"), resources: [room] };
		const answers = await Promise.all([booking(client, at), booking(advisor, at)]);
		expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
		const next = await booking(advisor, { ...on("2027-06-01", "11:00", "12:00"), resources: [room] });
		expect(next.status, next.text).toBeLessThan(300);
		expect(await count("select count(*) n from resource_booking_items where resource_id = ?", room)).toBe(2);
	});

	it("names what stands in the way and the next free time, on the form", async () => {
		const made = await booking(advisor, { ...on("2027-06-02", "09:00", "10:00"), resources: [room], title: "Board" });
		expect(made.status, made.text).toBeLessThan(300);
		const body = new URLSearchParams({ intent: "create", title: "Late", seats: "1", repeat: "none" });
		body.append("resources", room);
		for (const [name, value] of Object.entries(on("2027-06-02", "09:30", "10:30"))) body.set(name, value);
		const answer = await client.fetch(`${base}/book`, { method: "POST", body, headers: { "accept-language": "en" } });
		const text = await answer.text();
		expect(answer.status).toBe(422);
		expect(text).toContain("Board");
		expect(text).toContain("10:00");
		expect(text).toContain("Late");
	});

	it("refuses what is too many people, closed, a holiday or past, and books none of several where one is taken", async () => {
		const at = on("2027-06-03", "09:00", "10:00");
		expect((await booking(client, { ...at, resources: [small], seats: 5 })).status).toBe(422);
		expect((await booking(client, { ...on("2027-06-03", "15:30", "16:30"), resources: [small] })).status).toBe(422);
		// 17 May 2027 is a Monday.
		expect((await booking(client, { ...on("2027-05-17", "09:00", "10:00"), resources: [small] })).status).toBe(422);
		expect((await booking(client, { ...on("2020-06-03", "09:00", "10:00"), resources: [small] })).status).toBe(422);
		expect((await booking(client, { ...at, resources: [small] })).status).toBeLessThan(300);
		const before = await count("select count(*) n from resource_bookings");
		expect((await booking(client, { ...at, resources: [room, small] })).status).toBe(422);
		expect(await count("select count(*) n from resource_bookings")).toBe(before);
	});

	it("shows others of a private booking only that it is booked", async () => {
		await booking(advisor, {
			...on("2027-06-04", "09:00", "10:00"),
			resources: [room],
			title: "Secret talk",
			isPrivate: true,
		});
		const page = `${base}/calendar?span=day&day=2027-06-04`;
		expect(await (await client.fetch(page)).text()).not.toContain("Secret talk");
		expect(await (await advisor.fetch(page)).text()).toContain("Secret talk");
	});
});

describe("what is free", () => {
	it("finds only what is free, large enough and has the features", async () => {
		await booking(advisor, { ...on("2027-06-07", "09:00", "12:00"), resources: [room] });
		const names = async (query: string) => {
			const answer = await client.call("GET", `/api/resource_management/resources?tenant_id=${tenant.id}&${query}`);
			return answer.body.items.map(({ name }: { name: string }) => name);
		};
		expect(await names("day=2027-06-07&from=10:00&until=11:00")).toEqual(["Skjæret", "The hall"]);
		expect(await names("day=2027-06-07&from=12:00&until=13:00&seats=8")).toEqual(["Fjorden"]);
		expect(await names("features=Projector")).toEqual(["Fjorden"]);
		expect(await names("day=2027-05-17&from=10:00&until=11:00")).toEqual([]);
	});
});

describe("series", () => {
	const weekly = { ...on("2027-08-02", "09:00", "10:00"), repeat: "weekly", untilDay: "2027-08-23" };

	it("is shown whole before anything is written, and is then booked but for the days left out", async () => {
		await booking(advisor, { ...on("2027-08-09", "09:30", "10:30"), resources: [room], title: "In the way" });
		const before = await count("select count(*) n from resource_bookings");
		const fields = (more: Record<string, string> = {}) => {
			const body = new URLSearchParams({ intent: "create", title: "Weekly", seats: "1", ...weekly, ...more });
			body.append("resources", room);
			return body;
		};
		const headers = { "accept-language": "en" };
		const seen = await (await client.fetch(`${base}/book`, { method: "POST", body: fields(), headers })).text();
		expect(seen).toContain("In the way");
		expect(await count("select count(*) n from resource_bookings")).toBe(before);
		const print = /name="previewed" value="([^"]+)"/.exec(seen)?.[1] ?? "";
		const body = fields({ previewed: print, skip: "2027-08-09" });
		const booked = await client.fetch(`${base}/book`, { method: "POST", body });
		expect(booked.status, await booked.clone().text()).toBe(302);
		expect(await count("select count(*) n from resource_bookings where title = 'Weekly'")).toBe(3);
	});

	it("takes another room, or another hour, on a day on which it is not free", async () => {
		const days = ["2027-10-04", "2027-10-11", "2027-10-18"];
		for (const day of days.slice(1))
			await booking(advisor, { ...on(day, "09:00", "10:00"), resources: [room], title: "There before" });
		const asked: [string, string][] = [
			...Object.entries({
				intent: "create",
				title: "Instead",
				...on("2027-10-04", "09:00", "10:00"),
				repeat: "weekly",
			}),
			["untilDay", "2027-10-18"],
			["resources", room],
		];
		const answer = await place.send(client, `${base}/book`, asked);
		const seen = await answer.text();
		const offered = [...seen.matchAll(/<option value="([^"]+\|(?:resource|time)\|[^"]+)"/g)].map(([, value]) => value);
		const chosen = [`2027-10-11|resource|${room}|${small}`, "2027-10-18|time|08:00"];
		expect(offered).toEqual(expect.arrayContaining(chosen));
		const previewed = /name="previewed" value="([^"]+)"/.exec(seen)?.[1] ?? "";
		const instead = chosen.map((one): [string, string] => ["instead", one]);
		const booked = await place.send(client, `${base}/book`, [...asked, ["previewed", previewed], ...instead]);
		expect(booked.status, await booked.clone().text()).toBe(302);
		const { results } = await portal.db
			.prepare(
				"select i.resource_id as id, b.starts_at as at from resource_bookings b join resource_booking_items i on i.booking_id = b.id where b.title = 'Instead' order by at",
			)
			.all<{ id: string; at: number }>();
		expect(results.map(({ id, at }) => [id, new Date(at).toISOString().slice(0, 13)])).toEqual([
			[room, "2027-10-04T07"],
			[small, "2027-10-11T07"],
			[room, "2027-10-18T06"],
		]);
	});

	it("of five years is refused with how far one may go, and nothing of it is written", async () => {
		const before = await count("select count(*) n from resource_bookings");
		const asked = { ...on("2027-08-02", "13:00", "14:00"), resources: [room], repeat: "monthly" };
		const refused = await booking(client, { ...asked, untilDay: "2032-08-02" });
		expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("untilDay")]);
		expect(await count("select count(*) n from resource_bookings")).toBe(before);
	});

	it("moves this one, or this and the following, and gives the times back", async () => {
		const all = await portal.db
			.prepare("select id, starts_at from resource_bookings where title = 'Weekly' order by starts_at")
			.all<{ id: string; starts_at: number }>();
		const [first, second] = all.results;
		const save = (scope: string) => {
			const body = new URLSearchParams({ intent: "save", title: "Moved", seats: "1", scope });
			for (const [name, value] of Object.entries(on("2027-08-16", "13:00", "14:00"))) body.set(name, value);
			body.append("resources", room);
			return client.fetch(`${base}/booking/${second?.id}/edit`, { method: "POST", body });
		};
		const moved = await save("following");
		expect(moved.status, await moved.clone().text()).toBe(302);
		expect(await count("select count(*) n from resource_bookings where title = 'Moved'")).toBe(2);
		const still = await row<{ starts_at: number }>("select starts_at from resource_bookings where id = ?", first?.id);
		expect(still.starts_at).toBe(first?.starts_at);
		const gone = await client.submit(`${base}/booking/${first?.id}`, { intent: "cancel", scope: "all" });
		expect(gone.status).toBe(302);
		const held = "select count(*) n from resource_booking_items i join resource_bookings b on b.id = i.booking_id";
		expect(await count(`${held} where b.title in ('Weekly', 'Moved') and i.is_held = 1`)).toBe(0);
	});
});

describe("the calendar", () => {
	it("puts a booking down a quarter of an hour later or beside, and not where somebody else is", async () => {
		const made = await booking(client, { ...on("2027-11-02", "09:00", "10:00"), resources: [room], title: "Walks" });
		await booking(advisor, { ...on("2027-11-02", "12:00", "13:00"), resources: [small], title: "Stays" });
		const day = `${base}/calendar?span=day&day=2027-11-02`;
		const picked = await (await client.fetch(`${day}&move=${made.body.id}&from=${room}`)).text();
		const places = [...picked.matchAll(/name="to" value="([^"|]+)\|(\d+)"/g)].map(([, id, at]) => [id, Number(at)]);
		const quarter = Date.parse("2027-11-02T08:15Z");
		expect(places).toEqual(
			expect.arrayContaining([
				[room, quarter],
				[small, quarter],
			]),
		);
		const put = (who: Person, to: string) =>
			place.send(who, day, { intent: "putDown", booking: made.body.id, from: room, to });
		expect((await put(client, `${small}|${Date.parse("2027-11-02T10:30Z")}`)).status).toBe(422);
		expect((await put(advisor, `${small}|${quarter}`)).status).toBe(404);
		const done = await place.send(client, day, {
			...{ intent: "putDown", booking: made.body.id, from: room, to: `${small}|${quarter}`, mine: "1" },
		});
		expect(done.headers.get("Location")).toMatch(/calendar\?mine=1&span=day&day=2027-11-02$/);
		const held = "select starts_at as at, resource_id as id from resource_booking_items where booking_id = ?";
		expect(await row(held, made.body.id)).toEqual({ at: quarter, id: small });
	});
});

describe("approval", () => {
	it("holds the time until an administrator says yes or no", async () => {
		const asked = await booking(client, { ...on("2027-06-08", "09:00", "10:00"), resources: [hall], title: "Party" });
		expect(asked.body.status).toBe("pending");
		expect((await booking(advisor, { ...on("2027-06-08", "09:00", "10:00"), resources: [hall] })).status).toBe(422);
		const page = `${base}/booking/${asked.body.id}`;
		expect((await client.submit(page, { intent: "decide", decision: "reserved" })).status).toBe(404);
		expect((await admin.submit(page, { intent: "decide", decision: "rejected", message: "Too loud" })).status).toBe(
			302,
		);
		const again = await booking(advisor, { ...on("2027-06-08", "09:00", "10:00"), resources: [hall] });
		expect(again.status, again.text).toBeLessThan(300);
	});
});

describe("a change", () => {
	it("of an approved booking to another time is asked for anew", async () => {
		const made = await booking(client, { ...on("2027-06-14", "09:00", "10:00"), resources: [hall], title: "Choir" });
		const page = `${base}/booking/${made.body.id}`;
		expect((await admin.submit(page, { intent: "decide", decision: "reserved" })).status).toBe(302);
		const moved = { intent: "save", title: "Choir", seats: "1", scope: "this", resources: hall };
		const saved = await client.submit(`${page}/edit`, { ...moved, ...on("2027-06-14", "11:00", "12:00") });
		expect(saved.status, await saved.clone().text()).toBe(302);
		const { status } = await row<{ status: string }>("select status from resource_bookings where id = ?", made.body.id);
		expect(status).toBe("pending");
	});
});

describe("rights", () => {
	it("shows nobody another's booking, nor another tenant's resource", async () => {
		const made = await booking(advisor, { ...on("2027-06-09", "09:00", "10:00"), resources: [room] });
		expect((await client.fetch(`${base}/booking/${made.body.id}`)).status).toBe(404);
		expect((await advisor.fetch(`${base}/booking/${made.body.id}`)).status).toBe(200);
		expect((await foreign.fetch(`${base}/resource/${room}`)).status).not.toBe(200);
		expect((await client.fetch(`${base}/settings`, { redirect: "manual" })).status).not.toBe(200);
		expect((await client.fetch(`${base}/booking/${made.body.id}/calendar`)).status).toBe(404);
		const file = await (await advisor.fetch(`${base}/booking/${made.body.id}/calendar`)).text();
		expect(file).toContain(`UID:resource-booking-${made.body.id}`);
	});

	it("closes a resource with a reason, and tells of it", async () => {
		const closing = {
			firstDay: "2027-06-10",
			lastDay: "",
			opensAt: "",
			closesAt: "",
			reason: "Painting",
			resource: room,
		};
		expect((await admin.submit(`${base}/settings`, { intent: "addClosure", ...closing })).status).toBe(302);
		const refused = await booking(client, { ...on("2027-06-10", "09:00", "10:00"), resources: [room] });
		expect(refused.status).toBe(422);
		const news = `/${tenant.guid}/task_library/news`;
		const notice = { intent: "add", title: "New key", body: "Ask at the desk", untilDay: "", resource: room };
		expect((await admin.submit(news, notice)).status).toBe(302);
		await client.submit(news, notice);
		expect(await count("select count(*) n from resource_notices where tenant_id = ?", tenant.id)).toBe(1);
		expect(await (await client.fetch(`${base}/resource/${room}`)).text()).toContain("New key");
		expect(await (await client.fetch(base)).text()).toContain("New key");
	});
});
