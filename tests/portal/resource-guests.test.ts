import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, iso, startResources } from "../support/resource-place";

const { portal, base, ...place } = await startResources();
const { admin, client, row, count, send, open, booking, makeResource } = place;
let room: string;
let page: string;

const dayOf = (moment: number) => iso(moment).slice(0, 10);
const settings = {
	intent: "save",
	isOpen: "on",
	price: "450 kr an hour",
	terms: "Shoes off",
	sites: "www.example.test",
};

beforeAll(async () => {
	room = await makeResource({ name: "Fjorden", typeId: await place.makeType("Rooms"), capacity: 10, timeZone: "UTC" });
	const saved = await send(admin, `${base}/resource/${room}/open`, { ...settings, needsApproval: "on" });
	expect(saved.status, await saved.clone().text()).toBe(302);
	page = `/resource/book/${(await row<{ guid: string }>("select guid from resource_open_pages")).guid}`;
});
afterAll(() => portal.dispose());

const post = (path: string, fields: Record<string, string>) =>
	portal.fetch(path, {
		...{ method: "POST", body: new URLSearchParams(fields), redirect: "manual" },
		headers: { "accept-language": "en", Origin: portal.origin, "Sec-Fetch-Site": "same-origin" },
	});
const asked = (moment: number, more: Record<string, string> = {}) => ({
	...{ intent: "ask", startsAt: iso(moment).slice(0, 16), minutes: "60", name: "Kari", email: "kari@outside.test" },
	...{ title: "Choir", seats: "4", consent: "on", ...more },
});
/** Asks for a time, and gives the address of the guest's own page with the code of the letter. */
async function ask(moment: number, more: Record<string, string> = {}) {
	const answer = await post(page, asked(moment, more));
	expect(answer.status, await answer.clone().text()).toBe(302);
	const path = (answer.headers.get("Location") ?? "").split("?")[0] ?? "";
	await portal.settle();
	const email = more.email ?? "kari@outside.test";
	const subject = await row<{ subject: string } | null>(
		"select subject from mail_outbox where recipient = ? and subject like '%code%' order by id desc limit 1",
		email,
	);
	return { path, code: /\d{6}/.exec(subject?.subject ?? "")?.[0] ?? "" };
}
const confirm = (path: string, code: string) => post(path, { intent: "confirm", code });
const letters = (email: string) => count("select count(*) n from mail_outbox where recipient = ?", email);

describe("the page for people without an account", () => {
	it("offers the times that are free, tells nobody who has the others, and may stand in the sites that were named", async () => {
		await booking(client, { title: "Secret plan", startsAt: iso(at(3, 9)), endsAt: iso(at(3, 12)), resources: [room] });
		const answer = await open(`${page}?day=${dayOf(at(3, 9))}&minutes=60`);
		const text = await answer.text();
		expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self' https://www.example.test");
		for (const said of ["Fjorden", "450 kr an hour", "Shoes off", `value="${iso(at(3, 8)).slice(0, 16)}`])
			expect(text).toContain(said);
		expect(text).not.toContain(`value="${iso(at(3, 10)).slice(0, 16)}`);
		expect(text).not.toContain("Secret plan");
		// One that lasts several days is in the way on each of them.
		await booking(client, { startsAt: iso(at(20, 9)), endsAt: iso(at(23, 9)), resources: [room] });
		expect(await (await open(`${page}?day=${dayOf(at(22, 0))}&minutes=60`)).text()).not.toContain('name="startsAt"');
		expect((await open(`/resource/book/${crypto.randomUUID()}`)).status).toBe(404);
	});

	it("holds nothing before the code, asks those who approve after it, and writes of the answer with a link of its own", async () => {
		const { path, code } = await ask(at(4, 9));
		expect(await count("select count(*) n from resource_bookings where title = 'Choir'")).toBe(0);
		expect((await confirm(path, code === "123456" ? "654321" : "123456")).status).toBe(422);
		expect((await confirm(path, code)).status).toBe(302);
		expect((await confirm(path, code)).status).toBe(302);
		await portal.settle();
		const { id } = await row<{ id: string }>("select id from resource_bookings where title = 'Choir'");
		expect(await (await open(path)).text()).toContain("It waits for an answer");
		const shown = await (await admin.fetch(`${base}/booking/${id}`)).text();
		expect(shown).toContain("kari@outside.test");
		expect(await (await client.fetch(`${base}/calendar?span=day&day=${dayOf(at(4, 9))}`)).text()).not.toContain(
			"Choir",
		);
		await send(admin, `${base}/booking/${id}`, { intent: "decide", decision: "reserved" });
		await portal.settle();
		const { text } = await row<{ text: string }>(
			"select text from mail_outbox where recipient = 'kari@outside.test' order by id desc limit 1",
		);
		expect(text).toContain(path);
		expect(await (await open(`${path}/calendar`)).text()).toContain("SUMMARY:Choir");
		expect((await post(path, { intent: "cancel" })).status).toBe(302);
		expect(await count("select count(*) n from resource_booking_items where booking_id = ? and is_held = 1", id)).toBe(
			0,
		);
	});

	it("gives a time to one of two who confirm it at once", async () => {
		await send(admin, `${base}/resource/${room}/open`, settings);
		const [first, second] = [
			await ask(at(5, 9), { email: "a@outside.test" }),
			await ask(at(5, 9), { email: "b@outside.test" }),
		];
		const answers = await Promise.all([confirm(first.path, first.code), confirm(second.path, second.code)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 422]);
	});

	it("lets nobody guess the code, or have letters sent without end, and answers a robot as everybody", async () => {
		const { path, code } = await ask(at(6, 9), { email: "c@outside.test" });
		for (let tries = 0; tries < 5; tries++) expect((await confirm(path, "000000")).status).toBe(422);
		expect((await confirm(path, code)).status).toBe(422);
		expect(await (await open(path)).text()).toContain("does not work any more");
		for (let more = 0; more < 6; more++) await ask(at(6, 12), { email: "c@outside.test" });
		expect(await letters("c@outside.test")).toBe(5);
		expect((await post(page, asked(at(6, 9), { email: "d@outside.test", homepage: "x" }))).status).toBe(302);
		expect((await post(page, asked(at(6, 9), { consent: "" }))).status).toBe(422);
		await portal.settle();
		expect(await letters("d@outside.test")).toBe(0);
	});

	it("is closed by those who manage the resource, and opened by nobody else", async () => {
		await send(client, `${base}/resource/${room}/open`, settings);
		await send(admin, `${base}/resource/${room}/open`, { intent: "save" });
		expect((await open(page)).status).toBe(404);
		expect((await post(page, asked(at(7, 9)))).status).toBe(404);
	});

	it("forgets who asked a day later where they did not confirm, and where they did long after the booking", async () => {
		const before = await count("select count(*) n from resource_guests where confirmed_at is not null");
		const hourAt = async (moment: number) => {
			await portal.travelTo(new Date(moment));
			await portal.cron("5 * * * *", new Date(moment));
			await portal.settle();
		};
		await hourAt(at(2, 0));
		expect(await count("select count(*) n from resource_guests")).toBe(before);
		await hourAt(at(100, 0));
		expect(await count("select count(*) n from resource_guests")).toBe(0);
	});
});
