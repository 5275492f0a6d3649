import { afterAll, beforeAll, expect, it } from "vitest";
import { at, iso, startResources } from "../support/resource-place";

const { portal, tenant, base, ...place } = await startResources();
const { admin, advisor, client, row, count, send, booking, makeResource } = place;
const units: string[] = [];

beforeAll(async () => {
	const typeId = await place.makeType("Laptops");
	for (const name of ["L1", "L2", "L3"]) units.push(await makeResource({ name, typeId, model: "T14" }));
	const [first] = units;
	await send(admin, `${base}/resource/${first}/asset`, { intent: "save", serial: "SN-1", currency: "NOK" });
});
afterAll(() => portal.dispose());

const some = (day: number, quantity: number, more: object = {}) => ({
	...{ startsAt: iso(at(day, 9)), endsAt: iso(at(day, 12)), models: ["T14"], quantities: [quantity], ...more },
});
const ask = (who: typeof admin, fields: object) =>
	who.call("POST", "/api/resource_management/bookings", { tenant_id: tenant.id, title: "Loan", ...fields });
const held = async (id: string) =>
	(
		await portal.db
			.prepare("select resource_id as unit from resource_booking_items where booking_id = ? order by resource_id")
			.bind(id)
			.all<{ unit: string }>()
	).results.map(({ unit }) => unit);
const atCounter = (id: string, intent: string, code: string) =>
	send(admin, `${base}/booking/${id}/handout`, { intent, code });

it("gives the last units of a model to one of two who ask at once, and says how many are left", async () => {
	await booking(client, some(3, 2));
	const both = await Promise.all([ask(client, some(3, 1)), ask(advisor, some(3, 1))]);
	expect(both.map(({ status }) => status < 300).sort()).toEqual([false, true]);
	const refused = await ask(advisor, some(3, 1));
	expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("time: 0.")]);
	expect(await count("select count(*) n from resource_booking_items where is_held = 1")).toBe(3);
	const shown = await (await client.fetch(`${base}/book`)).text();
	expect(shown).toContain("T14");
});

it("hands out whichever unit is scanned, and changes places with a booking that held it as any", async () => {
	const [first, second] = [await booking(client, some(4, 1)), await booking(advisor, some(4, 1))];
	const [before] = await held(second);
	const page = await (await admin.fetch(`${base}/booking/${first}`)).text();
	expect(page).toContain("1 × T14");
	expect((await atCounter(first, "handOut", before ?? "")).status).toBe(302);
	expect(await held(first)).toEqual([before]);
	expect(await held(second)).not.toEqual([before]);
	expect((await atCounter(second, "handOut", before ?? "")).status).toBe(422);
	expect((await atCounter(first, "handOut", before ?? "")).status).toBe(422);
	const moved = {
		intent: "save",
		title: "Loan",
		startsAt: iso(at(5, 9)),
		endsAt: iso(at(5, 10)),
		resources: before ?? "",
	};
	expect((await send(client, `${base}/booking/${first}/edit`, moved)).status).toBe(422);
	expect((await send(admin, `${base}/loans`, { intent: "takeBack", code: before ?? "" })).status).toBe(302);
});

it("takes part of a loan back, by serial number too, and reminds of the rest once", async () => {
	const id = await booking(client, some(6, 3));
	for (const unit of units) expect((await atCounter(id, "handOut", unit)).status).toBe(302);
	expect((await atCounter(id, "takeBack", "sn-1")).status).toBe(302);
	const [first, second = ""] = units;
	expect(await (await admin.fetch(`${base}/loans`)).text()).not.toContain(`>L1<`);
	// What came back early is free for others.
	await booking(advisor, { startsAt: iso(at(6, 10)), endsAt: iso(at(6, 11)), resources: [first] });
	const late = new Date(at(6, 12) + 60_000);
	const told = () =>
		count("select count(*) n from mail_outbox where recipient = ? and subject like '%should be back%'", client.email);
	for (const moment of [late, new Date(late.getTime() + 600_000)]) {
		await portal.travelTo(moment);
		await portal.cron("*/5 * * * *", moment);
		await portal.settle();
	}
	expect(await told()).toBe(1);
	const { text } = await row<{ text: string }>(
		"select text from mail_outbox where recipient = ? and subject like '%should be back%'",
		client.email,
	);
	expect(text).toContain("L2");
	expect(text).not.toContain("L1");
	await portal.travelTo(null);
	expect((await send(admin, `${base}/loans`, { intent: "takeBack", code: second })).status).toBe(302);
	expect((await send(admin, `${base}/loans`, { intent: "takeBack", code: second })).status).toBe(422);
	const refused = await send(client, `${base}/loans`, { intent: "takeBack", code: second });
	expect(refused.headers.get("Location") ?? "").toContain("/error");
});
