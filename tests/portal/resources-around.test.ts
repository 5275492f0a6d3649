import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, iso, startResources } from "../support/resource-place";
import type { Person } from "../support/sign-in";

const { portal, tenant, base, ...place } = await startResources();
const { admin, advisor, client, foreign, row, count, send, open, booking, makeResource } = place;
let room: string;
let other: string;

beforeAll(async () => {
	const typeId = await place.makeType("Rooms");
	const access = ["stepFree", "hearingLoop"];
	room = await makeResource({ name: "Fjorden", typeId, capacity: 10, access, doorWidth: 90 });
	other = await makeResource({ name: "Fyret", typeId, capacity: 10, access: ["stepFree"] });
});
afterAll(() => portal.dispose());

/** A page that somebody's level does not open sends them on to say so. */
const isRefused = ({ status, headers }: Response) =>
	status === 302 && (headers.get("Location") ?? "").includes("/error");
/** The address that a page has made for a calendar. */
async function feedOf(who: Person, fields: Record<string, string>): Promise<string> {
	const text = await (await send(who, `${base}/feeds`, { intent: "open", ...fields })).text();
	return /\/resource\/calendar\/[\w-]+/.exec(text)?.[0] ?? "";
}

describe("calendars", () => {
	it("read one's own bookings, or a resource's as its owner sees them, until the address is replaced or closed", async () => {
		await booking(advisor, { title: "Advisers", startsAt: iso(at(3, 9)), endsAt: iso(at(3, 10)), resources: [room] });
		const secret = { title: "Secret talk", isPrivate: true, note: "Bring it" };
		await booking(advisor, { ...secret, startsAt: iso(at(3, 11)), endsAt: iso(at(3, 12)), resources: [room] });
		await booking(client, { title: "Mine", startsAt: iso(at(3, 13)), endsAt: iso(at(3, 14)), resources: [other] });

		const mine = await feedOf(client, {});
		const own = await (await open(mine)).text();
		expect(own).toContain("SUMMARY:Mine");
		expect(own).not.toContain("Advisers");

		const rooms = await (await open(await feedOf(client, { resource: room }))).text();
		expect(rooms).toContain("SUMMARY:Advisers");
		expect(rooms.match(/BEGIN:VEVENT/g)).toHaveLength(2);
		expect(rooms).not.toContain("Secret");
		expect(rooms).not.toContain("Bring it");

		const busy = await (await open(await feedOf(advisor, { isBusyOnly: "on" }))).text();
		expect(busy.match(/BEGIN:VEVENT/g)).toHaveLength(2);
		expect(busy).not.toMatch(/Advisers|Secret/);

		const again = await feedOf(client, {});
		expect((await open(mine)).status).toBe(404);
		expect((await open(again)).status).toBe(200);
		const id = (await row<{ id: string }>("select id from resource_feeds where id = ?", client.userId)).id;
		expect((await send(foreign, `${base}/feeds`, { intent: "close", feed: id })).status).toBe(404);
		expect((await send(advisor, `${base}/feeds`, { intent: "close", feed: id })).status).toBe(404);
		expect((await send(client, `${base}/feeds`, { intent: "close", feed: id })).status).toBe(302);
		expect((await open(again)).status).toBe(404);
	});
});

describe("a door", () => {
	const guid = async () => (await row<{ guid: string }>("select guid from resource_doors where id = ?", room)).guid;

	it("tells everybody whether it is free, names nobody unless the tenant shows them, and never what is private", async () => {
		const now = Date.now();
		const part = { startsAt: iso(now - 60_000), endsAt: iso(now + 20 * 60_000), resources: [room] };
		await booking(advisor, { title: "Budget round", ...part });
		const asked = { intent: "save", resource: room };
		expect(isRefused(await send(client, `${base}/resource/${room}/door`, asked))).toBe(true);
		expect((await send(admin, `${base}/resource/${room}/door`, asked)).status).toBe(302);
		const page = await (await open(`/resource/door/${await guid()}`)).text();
		expect(page).toContain("Booked until");
		expect(page).not.toContain("Budget round");
		await send(admin, `${base}/resource/${room}/door`, { ...asked, showsNames: "on" });
		const screen = await (await open(`/resource/door/${await guid()}/display`)).text();
		expect(screen).toContain("Budget round");
		expect(screen).toMatch(/<meta http-?equiv="refresh" content="60"/i);
		await portal.db.prepare("update resource_bookings set is_private = 1 where title = 'Budget round'").run();
		expect(await (await open(`/resource/door/${await guid()}/display`)).text()).not.toContain("Budget round");
		// The screen stands in the sites that are named, and in no other.
		const framed = async () =>
			(await open(`/resource/door/${await guid()}/display`)).headers.get("Content-Security-Policy");
		expect(await framed()).toContain("frame-ancestors 'none'");
		const sheet = `${base}/resource/${room}/door`;
		expect((await send(admin, sheet, { ...asked, sites: "no site" })).status).toBe(422);
		await send(admin, sheet, { ...asked, sites: "https://skjerm.example/inngang" });
		expect(await framed()).toContain("frame-ancestors 'self' https://skjerm.example");
		const before = await guid();
		await send(admin, `${base}/resource/${room}/door`, { intent: "renew" });
		expect((await open(`/resource/door/${before}`)).status).toBe(404);
	});

	it("is booked on the spot where it is free, and refuses what is taken meanwhile", async () => {
		const took = await send(client, `${base}/resource/${other}/now`, { intent: "book", minutes: "30" });
		expect(took.status, await took.clone().text()).toBe(302);
		expect((await send(advisor, `${base}/resource/${other}/now`, { intent: "book", minutes: "15" })).status).toBe(422);
		expect(
			await count(
				"select count(*) n from resource_booking_items where resource_id = ? and is_held = 1 and starts_at < ? and ends_at > ?",
				other,
				Date.now(),
				Date.now(),
			),
		).toBe(1);
	});

	it("takes faults of whoever stands there, passes robots over, and has those told who manage the resources", async () => {
		const page = `/resource/door/${await guid()}`;
		const report = (fields: Record<string, string>) =>
			portal.fetch(page, { method: "POST", body: new URLSearchParams({ intent: "report", ...fields }) });
		expect((await report({ title: "" })).status).toBe(422);
		expect((await report({ title: "Buy this", homepage: "x" })).status).toBe(302);
		expect((await report({ title: "The lamp is out", name: "A guest" })).status).toBe(302);
		expect(await count("select count(*) n from resource_faults")).toBe(1);
		await portal.settle();
		const told = "select count(*) n from notifications where type = 'resourceFault' and user_id = ?";
		expect([await count(told, admin.userId), await count(told, client.userId)]).toEqual([1, 0]);
	});
});

describe("a fault", () => {
	it("moves the bookings that are chosen to what is free instead, tells who booked, and keeps out until the last is mended", async () => {
		const day = 9;
		const first = await booking(client, { startsAt: iso(at(day, 9)), endsAt: iso(at(day, 10)), resources: [room] });
		const second = await booking(client, { startsAt: iso(at(day, 11)), endsAt: iso(at(day, 12)), resources: [room] });
		await booking(advisor, { startsAt: iso(at(day, 11)), endsAt: iso(at(day, 12)), resources: [other] });
		const report = { intent: "report", title: "Projector is broken", isBlocking: "on" };
		expect((await send(client, `${base}/resource/${room}/fault`, report)).status).toBe(302);
		const { id } = await row<{ id: string }>("select id from resource_faults where title = 'Projector is broken'");
		const page = `${base}/faults/${id}`;
		expect(isRefused(await client.fetch(page))).toBe(true);
		expect((await foreign.fetch(page)).status).toBe(404);
		const choices = (what: [string, string][]) => send(admin, page, [["intent", "affected"], ...what]);
		// The second does not fit beside the adviser's.
		expect((await choices([["choice", `${second}:${other}`]])).status).toBe(422);
		expect((await choices([["choice", `${first}:leave`]])).status).toBe(422);
		const moved = await choices([
			["choice", `${first}:${other}`],
			["choice", `${second}:tell`],
		]);
		expect(moved.status, await moved.clone().text()).toBe(302);
		const where = (one: string) =>
			row<{ id: string }>("select resource_id id from resource_booking_items where booking_id = ?", one);
		expect([(await where(first)).id, (await where(second)).id]).toEqual([other, room]);
		await portal.settle();
		const letters = "select count(*) n from mail_outbox where template = 'resourceNews' and subject || text like ?";
		expect(await count(letters, "A fault is reported%")).toBe(1);
		expect(await count(letters, "%Fyret: Step-free access%")).toBeGreaterThan(0);

		await send(admin, page, { intent: "takeOut" });
		const status = () => row<{ status: string }>("select status from resources where id = ?", room);
		expect((await status()).status).toBe("outOfOrder");
		expect((await send(admin, page, { intent: "mend", outcome: "A new lamp" })).status).toBe(302);
		expect((await status()).status).toBe("active");
		expect((await send(admin, page, { intent: "mend" })).status).toBe(409);
	});
});

describe("a card", () => {
	it("notes who has the thing since when, plans the next service, and reminds of it once", async () => {
		const page = `${base}/resource/${room}/asset`;
		const card = {
			intent: "save",
			serial: "X-1",
			price: "4000",
			custodianId: client.userId,
			serviceOn: iso(at(5, 0)).slice(0, 10),
			serviceMonths: "6",
		};
		expect((await send(admin, page, { ...card, custodianId: foreign.userId })).status).toBe(422);
		expect((await send(admin, page, card)).status).toBe(302);
		const asset = () =>
			row<{ custodian_id: string; custody_since: string; service_on: string; reminded_of: string }>(
				"select * from resource_assets where id = ?",
				room,
			);
		expect((await asset()).custodian_id).toBe(client.userId);
		expect((await asset()).custody_since).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(isRefused(await send(advisor, page, card))).toBe(true);
		expect((await send(admin, page, { intent: "service", doneOn: "2999-01-01", body: "x" })).status).toBe(422);
		expect((await send(admin, page, { intent: "service", doneOn: "2026-01-31", body: "New filter" })).status).toBe(302);
		// A service of the past plans none before the one that is planned.
		expect((await asset()).service_on).toBe(card.serviceOn);
		for (let run = 0; run < 2; run++) {
			await portal.cron();
			await portal.settle();
		}
		const told = "select count(*) n from notifications where type = 'resourceService' and user_id = ?";
		expect(await count(told, admin.userId)).toBe(1);
	});
});

describe("a handover", () => {
	it("gives what is chosen of one person to another who works here, and a letter of each booking", async () => {
		const [kept, given] = [
			await booking(client, { startsAt: iso(at(40, 9)), endsAt: iso(at(40, 10)), resources: [room] }),
			await booking(client, { startsAt: iso(at(41, 9)), endsAt: iso(at(41, 10)), resources: [room] }),
		];
		await portal.db.prepare("update resource_assets set custodian_id = ?").bind(client.userId).run();
		const page = `${base}/handover`;
		const input = { intent: "handOver", from: client.userId, to: advisor.userId, bookings: given, things: room };
		expect((await send(admin, page, { ...input, to: foreign.userId })).status).toBe(422);
		expect((await send(admin, page, { ...input, bookings: "", things: "" })).status).toBe(422);
		expect(isRefused(await send(advisor, page, input))).toBe(true);
		const answer = await send(admin, page, input);
		expect(answer.status, await answer.clone().text()).toBe(302);
		const booker = async (id: string) =>
			(await row<{ id: string }>("select booker_id id from resource_bookings where id = ?", id)).id;
		expect([await booker(kept), await booker(given)]).toEqual([client.userId, advisor.userId]);
		expect(await count("select count(*) n from resource_assets where custodian_id = ?", advisor.userId)).toBe(1);
		await portal.settle();
		const { email } = await row<{ email: string }>("select email from users where id = ?", advisor.userId);
		const letters = "select count(*) n from mail_outbox where recipient = ? and subject like '%changed%'";
		expect(await count(letters, email)).toBe(1);
	});
});

describe("accessibility", () => {
	it("is a filter, and stands on the page of a booking", async () => {
		const found = await client.call(
			"GET",
			`/api/resource_management/resources?tenant_id=${tenant.id}&access=hearingLoop`,
		);
		expect(found.body.items.map(({ name }: { name: string }) => name)).toEqual(["Fjorden"]);
		const id = await booking(client, { startsAt: iso(at(20, 9)), endsAt: iso(at(20, 10)), resources: [room] });
		const page = await client.fetch(`${base}/booking/${id}`, { headers: { "accept-language": "en" } });
		expect(await page.text()).toContain("Door 90 cm wide");
	});
});

describe("the report", () => {
	it("counts hours against those that were open, and is a file too; for those who manage the resources", async () => {
		const day = iso(at(30, 0)).slice(0, 10);
		await booking(client, { startsAt: iso(at(30, 9)), endsAt: iso(at(30, 15)), resources: [other] });
		const page = `${base}/usage/export?from=${day}&to=${day}`;
		expect(isRefused(await client.fetch(page))).toBe(true);
		const text = await (await admin.fetch(page, { headers: { "accept-language": "en" } })).text();
		expect(text).toContain("Fyret;Rooms;1;6;24;25;0;0");
		// By group: whoever is in it counts, and only in it.
		const write = (sql: string, ...values: unknown[]) =>
			portal.db
				.prepare(sql)
				.bind(tenant.id, ...values)
				.run();
		const adding =
			"insert into people_groups (tenant_id, id, name, sort_name, rule, created_by, created_at, updated_at)";
		await write(`${adding} values (?, 'choir', 'The choir', 'the choir', 'hand', 'x', 1, 1)`);
		await write(`${adding} values (?, 'band', 'The band', 'the band', 'hand', 'x', 1, 1)`);
		await write(
			"insert into people_group_members (tenant_id, id, people_group_id, person_id, created_at, updated_at) values (?, 'one', 'choir', ?, 1, 1)",
			client.userId,
		);
		const report = await (await admin.fetch(`${base}/usage?from=${day}&to=${day}&lang=en`)).text();
		const cells = (name: string) =>
			new RegExp(`>${name}</a>[\\s\\S]*?</tr>`)
				.exec(report)?.[0]
				.replace(/<[^>]+>/g, " ")
				.match(/\d+/g)
				?.slice(1, 2);
		expect([cells("The choir"), cells("The band")]).toEqual([["6"], ["0"]]);
	});
});
