import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { runs } from "../support/runs";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let organiser: Person;
let administrator: Person;
let colleague: Person;
let client: Person;
let advisor: Person;
let foreign: Person;
let unlike = 0;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const [organizer, participant] = [await make.module("events_organizer"), await make.module("events_participant")];
	const courses = await make.module("courses");
	const place = async () => {
		const made = await make.tenant();
		const entries = [await make.entry(made, organizer), await make.entry(made, participant)] as const;
		const join = async (role: "CLIENT" | "ADVISOR" | "ADMIN", only: 0 | 1) => {
			const { id, email } = await make.member(made, role);
			await make.grant(entries[only], { id }, role);
			return signInAs(portal, email);
		};
		return { made, join };
	};
	const [here, elsewhere] = [await place(), await place()];
	tenant = here.made;
	organiser = await here.join("ADVISOR", 0);
	colleague = await here.join("ADVISOR", 0);
	client = await here.join("CLIENT", 1);
	administrator = await here.join("ADMIN", 0);
	// Whoever manages the events writes courses too, and the client takes them.
	const course = await make.entry(tenant, courses);
	await make.grant(course, { id: administrator.userId }, "ADMIN");
	const users = await make.entry(tenant, await make.module("users"));
	await make.grant(users, { id: administrator.userId }, "ADMIN");
	await make.grant(course, { id: client.userId }, "CLIENT");
	advisor = await here.join("ADVISOR", 1);
	foreign = await elsewhere.join("ADMIN", 0);
});
afterAll(() => portal.dispose());

const base = () => `/${tenant.guid}/followup_events`;
/** How many crowds come to an event. */
const CROWDS = runs({ usual: 1, full: 20 });
const START = "2027-03-27T10:00";
const row = async <Row>(sql: string, ...values: unknown[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>()) as Row;
type Event = { id: string; guid: string; starts_at: number; ends_at: number; sequence: number };

/** A published event with so many places. */
async function hold(given: Record<string, string> = {}): Promise<Event> {
	const title = `Kurs ${++unlike}`;
	const fields = {
		...{ intent: "create", title, startsAt: START, endsAt: "2027-03-28T15:00", timeZone: "Europe/Oslo" },
		...{ language: "nb", visibility: "public", capacity: "2", hasWaitingList: "on", offerHours: "24" },
		...{ cancelHours: "0", maxGuests: "0", ...given },
	};
	const made = await organiser.submit(`${base()}/events/new`, fields);
	expect(made.status, await made.clone().text()).toBe(302);
	const event = await row<Event>("select * from events where title = ?", title);
	await organiser.submit(`${base()}/events/${event.id}/edit`, { intent: "publish" });
	return row<Event>("select * from events where id = ?", event.id);
}

const from = (network: number) => ({ "cf-connecting-ip": `10.0.${Math.floor(network / 200)}.${network % 200}` });
let networks = 0;
/** Somebody without a login registers; gives the address of their own page. */
async function register({ guid }: Event, email: string, more: Record<string, string> = {}) {
	const body = new URLSearchParams({ intent: "register", name: `Kari ${email}`, email, consent: "on", ...more });
	const headers = { ...from(++networks), "accept-language": "nb" };
	const answer = await asPerson(portal).fetch(`/event/${guid}`, { method: "POST", body, headers });
	return { status: answer.status, ticket: (answer.headers.get("location") ?? "").split("?")[0] as string, answer };
}
const statuses = async (event: Event) =>
	(
		await portal.db
			.prepare(
				"select r.email, b.status, b.position from bookings b join event_registrations r on r.id = b.id where b.pool_id = ? order by b.position",
			)
			.bind(event.id)
			.all<{ email: string; status: string; position: number }>()
	).results;
const lettersTo = async (email: string) =>
	(
		await portal.db
			.prepare("select subject, text, html from mail_outbox where recipient = ? order by id")
			.bind(email)
			.all<{ subject: string; text: string; html: string }>()
	).results;
/** Sends the form of a message, as a browser does. */
function send(
	path: string,
	given: { subject?: string[]; message?: string[]; language?: string[]; sendAt?: string; ticketType?: string },
) {
	const { language = ["nb"], subject = ["Husk"], message = ["Ta med penn."], sendAt = "", ticketType = "" } = given;
	const several = (name: string, all: string[]) => all.map((one): [string, string] => [name, one]);
	const body = new URLSearchParams([
		...[
			["intent", "send"],
			["audience", "confirmed"],
			["session", ""],
			["sendAt", sendAt],
			["ticketType", ticketType],
		],
		...several("language[]", language),
		...several("subject[]", subject),
		...several("message[]", message),
	]);
	return organiser.fetch(path, { method: "POST", body });
}
const press = (ticket: string, intent: string, more: Record<string, string> = {}) =>
	asPerson(portal).submit(ticket, { intent, ...more });

describe("places", () => {
	it(
		"go to forty of five hundred who come at once, and the rest wait in the order in which they came",
		async () => {
			for (let crowd = 0; crowd < CROWDS; crowd++) {
				const event = await hold({ capacity: "40" });
				const people = Array.from({ length: 500 }, (_, index) => `p${index}@example.test`);
				for (let start = 0; start < people.length; start += 50)
					await Promise.all(people.slice(start, start + 50).map((email) => register(event, email)));
				const all = await statuses(event);
				expect(all.map(({ position }) => position)).toEqual(people.map((_, index) => index + 1));
				expect(all.filter(({ status }) => status === "confirmed").length).toBe(40);
				expect(all.slice(40).every(({ status }) => status === "waiting")).toBe(true);
				// Of those who came one after the other, nobody stands before whoever was there earlier.
				const came = all.map(({ email }) => Math.floor(Number(/\d+/.exec(email)?.[0]) / 50));
				expect(came).toEqual(came.toSorted((one, other) => one - other));
				expect(await row("select taken, waiting from booking_pools where id = ?", event.id)).toEqual({
					taken: 40,
					waiting: 460,
				});
				await portal.settle(60_000);
			}
		},
		120_000 * CROWDS,
	);

	it("are offered to the next in line when one is given back, for a time, and then to the one after", async () => {
		const event = await hold({ capacity: "1" });
		const [first, second, third] = [
			await register(event, "a@example.test"),
			await register(event, "b@example.test"),
			await register(event, "c@example.test"),
		];
		await portal.settle();
		await press(first.ticket, "leave");
		await portal.settle();
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["cancelled", "offered", "waiting"]);
		expect((await lettersTo("b@example.test")).length).toBe(2);
		// Who comes now takes no place that is offered to somebody else.
		await register(event, "d@example.test");
		const late = new Date(Date.now() + 25 * 3_600_000);
		await portal.travelTo(late);
		await portal.cron("*/5 * * * *", late);
		await portal.settle();
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["cancelled", "expired", "offered", "waiting"]);
		expect((await press(second.ticket, "accept")).status).toBe(422);
		expect((await press(third.ticket, "accept")).status).toBe(302);
		await portal.cron("*/5 * * * *", late);
		await portal.settle();
		expect((await statuses(event)).map(({ status }) => status)).toEqual([
			"cancelled",
			"expired",
			"confirmed",
			"waiting",
		]);
		expect((await lettersTo("c@example.test")).length).toBe(3);
		await portal.travelTo(null);
	});

	it("keep the turn of whoever waits and registers once more as a member", async () => {
		const event = await hold({ capacity: "1" });
		const { email } = await row<{ email: string }>("select email from users where id = ?", client.userId);
		await register(event, "holder@example.test");
		await register(event, email);
		await register(event, "behind@example.test");
		expect((await client.submit(`/event/${event.guid}`, { intent: "registerMember" })).status).toBe(302);
		expect((await statuses(event)).map((one) => one.email)).toEqual([
			"holder@example.test",
			email.toLowerCase(),
			"behind@example.test",
		]);
	});

	it("count for guests too, and one address has one registration", async () => {
		const event = await hold({ capacity: "3", maxGuests: "2" });
		await register(event, "party@example.test", { guests: "2" });
		const again = await register(event, "party@example.test");
		expect(again.ticket).toBe(`/event/${event.guid}`);
		await register(event, "single@example.test");
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["confirmed", "waiting"]);
	});
});

describe("places of an event without a waiting list", () => {
	it("are refused where there are none, and nobody is put in a line", async () => {
		const event = await hold({ capacity: "1", hasWaitingList: "" });
		await register(event, "first@example.test");
		expect((await register(event, "second@example.test")).status).toBe(422);
		// Whoever has the place is not told that it is full.
		expect((await register(event, "first@example.test")).status).toBe(302);
		expect((await statuses(event)).map(({ email, status }) => [email, status])).toEqual([
			["first@example.test", "confirmed"],
		]);
	});
});

describe("places of an event whose organiser decides", () => {
	const idsOf = async (event: Event) =>
		(
			await portal.db
				.prepare("select id from event_registrations where event_id = ? order by created_at, id")
				.bind(event.id)
				.all<{ id: string }>()
		).results.map(({ id }) => id);
	const decide = (event: Event, intent: string, ids: string[], more: Record<string, string> = {}) =>
		organiser.fetch(`${base()}/events/${event.id}`, {
			method: "POST",
			body: new URLSearchParams([...ids.map((id) => ["ids[]", id]), ...Object.entries({ intent, ...more })]),
		});

	it("are asked for, given in the order in which people asked, and refused with the organiser's words", async () => {
		const event = await hold({ capacity: "2", needsApproval: "on" });
		for (const one of ["a", "b", "c", "d"]) await register(event, `${one}@asks.test`);
		await portal.settle();
		const { ticket } = await register(event, "e@asks.test");
		expect(await (await asPerson(portal).fetch(`${ticket}?lang=nb`)).text()).toContain("venter på svar");
		expect(await row("select taken, pending from booking_pools where id = ?", event.id)).toEqual({
			taken: 0,
			pending: 5,
		});
		const [a, b, c, d, e] = (await idsOf(event)) as [string, string, string, string, string];
		expect((await decide(event, "decline", [d], { refusalMessage: "Prøv til høsten." })).status).toBe(200);
		expect((await decide(event, "approve", [c, b, a], { approvalMessage: "Ta med penn." })).status).toBe(200);
		expect((await decide(event, "approve", [a])).status).toBe(422);
		await portal.settle();
		const stands = new Map((await statuses(event)).map(({ email, status }) => [email[0], status]));
		expect(Object.fromEntries(stands)).toEqual({
			...{ a: "confirmed", b: "confirmed", c: "waiting", d: "declined", e: "pending" },
		});
		const said = async (email: string) => (await lettersTo(email)).map(({ text }) => text).join();
		expect(await said("d@asks.test")).toContain("Prøv til høsten.");
		expect(await said("a@asks.test")).toContain("Ta med penn.");
		expect(await said("e@asks.test")).not.toContain("Ta med penn.");
		// Whoever withdraws and comes back asks anew; a colleague decides nothing.
		await press(ticket, "leave");
		await press(ticket, "comeBack");
		expect(await row("select status, sequence from bookings where id = ?", e)).toEqual({
			status: "pending",
			sequence: 2,
		});
		expect((await colleague.submit(`${base()}/events/${event.id}`, { intent: "approve", "ids[]": e })).status).toBe(
			404,
		);
	});

	it("without a waiting list are given to no more than there is room for", async () => {
		const event = await hold({ capacity: "1", hasWaitingList: "", needsApproval: "on" });
		for (const one of ["f", "g"]) await register(event, `${one}@asks.test`);
		await decide(event, "approve", await idsOf(event));
		expect((await statuses(event)).map(({ status }) => status).toSorted()).toEqual(["confirmed", "pending"]);
	});
});

describe("ticket types", () => {
	const typed = async (event: Event, title: string, more: Record<string, string> = {}) => {
		await organiser.submit(`${base()}/events/${event.id}/tickets`, { intent: "saveType", title, ...more });
		const { id } = await row<{ id: string }>(
			"select id from event_ticket_types where event_id = ? and title = ?",
			event.id,
			title,
		);
		return id;
	};

	it("have places of their own within those of the event, and one line", async () => {
		const event = await hold({ capacity: "3" });
		const few = await typed(event, "Verksted", { capacity: "1", price: "450 kr", payment: "invoice" });
		const many = await typed(event, "Foredrag");
		const first = await register(event, "a@types.test", { ticketType: few });
		await register(event, "b@types.test", { ticketType: few });
		await register(event, "c@types.test", { ticketType: many });
		const stand = async () => (await statuses(event)).map(({ status }) => status);
		expect(await stand()).toEqual(["confirmed", "waiting", "confirmed"]);
		expect(await row("select taken from booking_pools where id = ?", few)).toEqual({ taken: 1 });
		await press(first.ticket, "leave");
		await portal.settle();
		expect(await stand()).toEqual(["cancelled", "offered", "confirmed"]);
		expect(await row("select taken from booking_pools where id = ?", few)).toEqual({ taken: 1 });
		expect((await lettersTo("a@types.test"))[0]?.text).toContain("Verksted, 450 kr");
		const file = await (await organiser.fetch(`${base()}/events/${event.id}/export?format=csv`)).text();
		expect(file).toContain("Foredrag");
		// One that people have stays; the event cannot be registered for without one.
		const page = `${base()}/events/${event.id}/tickets`;
		expect((await organiser.submit(page, { intent: "removeType", type: many })).status).toBe(422);
		expect((await register(event, "d@types.test")).status).toBe(422);
	});

	it("are refused to whom they are not for, and outside of their time", async () => {
		const event = await hold();
		const ours = await typed(event, "Medlem", { forWhom: "members" });
		const early = await typed(event, "Tidlig", { closesAt: "2026-01-01T10:00" });
		const others = await typed(await hold(), "Et annet");
		for (const ticketType of [ours, early, others])
			expect((await register(event, "e@types.test", { ticketType })).status).toBe(422);
		expect((await client.submit(`/event/${event.guid}`, { intent: "registerMember", ticketType: ours })).status).toBe(
			302,
		);
		expect((await colleague.fetch(`${base()}/events/${event.id}/tickets`)).status).toBe(404);
	});
});

describe("the dates of a series", () => {
	const datesOf = async (event: Event) =>
		(
			await portal.db
				.prepare("select * from events where series_id = ? order by starts_at")
				.bind(event.id)
				.all<Event & { status: string }>()
		).results;
	const repeat = async (event: Event, count: string) => {
		const page = `${base()}/events/${event.id}/dates`;
		expect((await organiser.submit(page, { intent: "repeat", count, everyWeeks: "1" })).status).toBe(302);
		return (await datesOf(event)) as unknown as [Event, Event, Event];
	};

	it("follow each other at the same hour, and are registered for all at once, or as chosen", async () => {
		const event = await hold({ capacity: "1" });
		await organiser.submit(`${base()}/events/${event.id}/tickets`, { intent: "saveType", title: "Vanlig" });
		const dates = await repeat(event, "2");
		// The clock goes forward between the first and the second.
		const day = 86_400_000;
		expect(dates.map(({ starts_at }) => starts_at - event.starts_at)).toEqual([
			0,
			7 * day - 3_600_000,
			14 * day - 3_600_000,
		]);
		const { id: ticketType } = await row<{ id: string }>(
			"select id from event_ticket_types where event_id = ?",
			event.id,
		);
		const { ticket } = await register(event, "all@series.test", { "dates[]": "all", ticketType });
		for (const date of dates)
			expect(
				await row(
					"select p.taken, t.title from booking_pools p join event_registrations r on r.event_id = p.id join event_ticket_types t on t.id = r.ticket_type_id where p.id = ?",
					date.id,
				),
			).toEqual({ taken: 1, title: "Vanlig" });
		expect(await (await asPerson(portal).fetch(`${ticket}?lang=nb`)).text()).toContain(
			`/event/${dates[2].guid}/ticket/`,
		);
		await portal.settle();
		expect((await lettersTo("all@series.test")).length).toBe(3);
		await register(event, "one@series.test", { "dates[]": dates[2].guid, ticketType });
		expect((await statuses(dates[1])).length).toBe(1);
		expect((await statuses(dates[2])).length).toBe(2);
	});

	it("give a place on with whoever is moved, and never more than there are", async () => {
		const event = await hold({ capacity: "1", hasWaitingList: "on" });
		const [, second, third] = await repeat(event, "2");
		const { ticket } = await register(event, "mover@series.test");
		await register(event, "next@series.test");
		await register(third, "there@series.test");
		await portal.settle();
		const { id } = await row<{ id: string }>("select id from event_registrations where email = 'mover@series.test'");
		const move = (date: Event) =>
			organiser.submit(`${base()}/events/${event.id}`, { intent: "move", "ids[]": id, date: date.id });
		await move(third);
		expect(await row("select pool_id, status from bookings where id = ?", id)).toEqual({
			pool_id: event.id,
			status: "confirmed",
		});
		expect((await move(await hold())).status).toBe(422);
		await move(second);
		await portal.settle();
		expect(await row("select pool_id, status from bookings where id = ?", id)).toEqual({
			pool_id: second.id,
			status: "confirmed",
		});
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["offered"]);
		// A letter for the old date and one for the new; the old address leads to the ticket.
		const told = (await lettersTo("mover@series.test")).map(({ subject }) => subject.split(":")[0]);
		expect(told.toSorted()).toEqual(["Du er flyttet til en annen dato", "Du har plass", "Du har plass"]);
		const moved = await asPerson(portal).fetch(ticket);
		expect(moved.headers.get("location")).toContain(second.guid);
		// By themselves people change to where there is room alone.
		const own = moved.headers.get("location") ?? "";
		expect((await press(own, "changeDate", { date: third.guid })).status).toBe(422);
		expect((await press(own, "changeDate", { date: event.guid })).status).toBe(422);
	});
});

describe("a public page", () => {
	it("is there before it opens, and takes nobody then", async () => {
		const event = await hold({ opensAt: "2027-03-01T08:00" });
		expect(await (await asPerson(portal).fetch(`/event/${event.guid}`)).text()).toContain("Kurs");
		expect((await register(event, "early@example.test")).status).toBe(422);
	});

	it("says what is wrong, and keeps what was typed", async () => {
		const event = await hold({
			...{ "questionId[]": "q1", "questionLabel[]": "Nivå", "questionKind[]": "text", "questionOptions[]": "" },
			"questionRequired[]": "0",
		});
		const { status, answer } = await register(event, "not an address");
		expect(status).toBe(422);
		expect(await answer.text()).toContain("not an address");
		expect((await register(event, "q@example.test")).status).toBe(422);
		expect((await register(event, "q@example.test", { "answer.q1": "A2" })).status).toBe(302);
	});

	it("of an event for members is not there for others, nor is a draft, and one by its link is in no list", async () => {
		const members = await hold({ visibility: "tenant" });
		const linked = await hold({ visibility: "link" });
		expect((await asPerson(portal).fetch(`/event/${members.guid}`)).status).toBe(404);
		expect((await foreign.fetch(`/event/${members.guid}`)).status).toBe(404);
		expect((await client.fetch(`/event/${members.guid}`)).status).toBe(200);
		const link = await asPerson(portal).fetch(`/event/${linked.guid}`);
		expect(link.status).toBe(200);
		// Search engines are told of what is for everybody alone.
		expect(await link.text()).not.toContain("schema.org");
		const open = await (
			await asPerson(portal).fetch(`/event/${(await hold({ url: "https://meet.test/x" })).guid}`)
		).text();
		expect(open).toContain('"@type":"Event"');
		expect(open).not.toContain("meet.test");
		const list = await (await asPerson(portal).fetch(`/event/list/${tenant.guid}`)).text();
		expect(list).not.toContain(linked.guid);
	});

	it("of all events shows those of one category", async () => {
		const [course, meeting] = [await hold({ category: "Kurs & mer" }), await hold({ category: "Treff" })];
		const list = await asPerson(portal).fetch(`/event/list/${tenant.guid}?category=Kurs%20%26%20mer`);
		const text = await list.text();
		expect(text).toContain(`/event/${course.guid}`);
		expect(text).not.toContain(`/event/${meeting.guid}`);
		expect(text).toContain("Treff");
	});

	it("takes no robot, and answers it as everybody", async () => {
		const event = await hold();
		const { ticket } = await register(event, "robot@example.test", { homepage: "https://spam.test" });
		expect(ticket).toBe(`/event/${event.guid}`);
		expect(await statuses(event)).toEqual([]);
	});
});

describe("pages in other sites", () => {
	const policy = async (path: string) => (await asPerson(portal).fetch(path)).headers.get("content-security-policy");

	it("stand in those that are allowed, bare, and lead nobody to a ticket there", async () => {
		const [event, members] = [await hold(), await hold({ visibility: "tenant" })];
		const list = `/event/list/${tenant.guid}`;
		expect(await policy(`/event/${event.guid}`)).toContain("frame-ancestors 'none'");
		const embed = `${base()}/events/embed`;
		const refused = [
			await organiser.fetch(embed),
			await organiser.submit(embed, { intent: "save", sites: "evil.example" }),
		];
		for (const { headers } of refused) expect(headers.get("location")).toContain("/error");
		expect((await administrator.submit(embed, { intent: "save", sites: "not a site" })).status).toBe(422);
		const sites = "https://www.fjordvik.example/aktuelt, kommune.example";
		expect((await administrator.submit(embed, { intent: "save", sites })).status).toBe(302);
		const allowed = "frame-ancestors 'self' https://www.fjordvik.example https://kommune.example";
		for (const path of [list, `/event/${event.guid}`, `/event/${event.guid}?contentonly`])
			expect(await policy(path)).toContain(allowed);
		expect((await client.fetch(`/event/${members.guid}`)).headers.get("content-security-policy")).toContain("'none'");
		expect(await (await administrator.fetch(embed)).text()).toContain(`${list}?contentonly`);
		// What stands in a frame keeps to it: its links, its form, and what the form leads to.
		const bare = await (await asPerson(portal).fetch(`${list}?contentonly`)).text();
		expect(bare).toContain(`/event/${event.guid}?contentonly`);
		expect(bare).not.toContain("<header");
		const body = new URLSearchParams({ intent: "register", name: "Kari", email: "frame@example.test", consent: "on" });
		const answer = await asPerson(portal).fetch(`/event/${event.guid}?contentonly`, { method: "POST", body });
		expect(answer.status).toBe(302);
		const to = answer.headers.get("location") ?? "";
		expect(to).toMatch(new RegExp(`^/event/${event.guid}\\?sent.*&contentonly$`));
		expect((await asPerson(portal).fetch(to)).headers.get("content-security-policy")).toContain(allowed);
		expect(await statuses(event)).toMatchObject([{ email: "frame@example.test", status: "confirmed" }]);
		const { ticket } = await register(event, "own@example.test");
		expect(await policy(ticket)).toContain("frame-ancestors 'none'");
		await administrator.submit(embed, { intent: "save", sites: "" });
	});
});

describe("access and diet", () => {
	const needsOf = (event: Event) => `${base()}/events/${event.id}/needs`;
	const kept = () => row("select need_kinds, needs from event_access_needs where id = ?", client.userId);

	it("are said once by a member, told to who holds the event alone, and gone with the consent", async () => {
		const [event, next] = [await hold({ asksNeeds: "on" }), await hold({ asksNeeds: "on" })];
		const told = { "need[]": "wheelchair", needs: "Sitter foran", keepsNeeds: "on" };
		expect((await client.submit(`/event/${event.guid}`, { intent: "registerMember", ...told })).status).toBe(302);
		expect(await kept()).toEqual({ need_kinds: '["wheelchair"]', needs: "Sitter foran" });
		const form = await (await client.fetch(`/event/${next.guid}`)).text();
		expect(form).toMatch(/<input[^>]*checked=""[^>]*value="wheelchair"/);
		expect(form).toContain("Sitter foran");
		expect(form).not.toContain("keepsNeeds");
		await client.submit(`/event/${next.guid}`, { intent: "registerMember", "need[]": "vegan", needs: "" });
		// It stands in the file that people take out of themselves, and in nobody else's of them.
		const file = `/${tenant.guid}/user/users/${client.userId}/export`;
		const taken = await (await client.fetch(file)).text();
		expect(taken.match(/Sitter foran/g)).toHaveLength(2);
		const byAdministrator = await administrator.fetch(file);
		expect(byAdministrator.status).toBe(200);
		expect(await byAdministrator.text()).not.toContain("Sitter foran");
		// It stands on its own page, which notes who looks; in no list, file or letter.
		await portal.settle();
		const page = await (await organiser.fetch(needsOf(event))).text();
		expect(page).toContain("Sitter foran");
		await portal.settle();
		expect(await row("select reader_id from event_need_looks where event_id = ?", event.id)).toEqual({
			reader_id: organiser.userId,
		});
		for (const path of ["", "/export?format=csv", "/print"])
			expect(await (await organiser.fetch(`${base()}/events/${event.id}${path}`)).text()).not.toContain("Sitter foran");
		const { email } = await row<{ email: string }>("select email from users where id = ?", client.userId);
		expect((await lettersTo(email)).some(({ html }) => html.includes("Sitter foran"))).toBe(false);
		expect((await colleague.fetch(needsOf(event))).status).toBe(404);
		// Kept without consent is nothing; withdrawn, it is gone everywhere.
		const own = `${base()}/needs`;
		expect((await client.submit(own, { intent: "save", "need[]": "halal" })).status).toBe(422);
		expect((await client.submit(own, { intent: "save", "need[]": "nonsense", consent: "on" })).status).toBe(422);
		expect((await client.submit(own, { intent: "save", "need[]": "halal", consent: "on" })).status).toBe(302);
		expect(await kept()).toEqual({ need_kinds: '["halal"]', needs: null });
		expect((await client.submit(own, { intent: "withdraw" })).status).toBe(302);
		expect(await kept()).toBeNull();
		expect(
			await row(
				"select count(*) as left from event_registrations where user_id = ? and need_kinds <> '[]'",
				client.userId,
			),
		).toEqual({ left: 0 });
		expect(await (await organiser.fetch(needsOf(event))).text()).not.toContain("Sitter foran");
	});
});

describe("a ticket", () => {
	it("is opened by its link alone, changes answers, and brings a calendar entry that stays the same", async () => {
		const event = await hold({ asksNeeds: "on" });
		const { ticket } = await register(event, "t@example.test", { needs: "Vegetar" });
		expect(await (await asPerson(portal).fetch(ticket)).text()).toContain("<svg");
		expect((await asPerson(portal).fetch(`${ticket}x`)).status).toBe(404);
		expect((await press(ticket, "change", { needs: "Vegan" })).status).toBe(302);
		expect(await row("select needs from event_registrations where email = 't@example.test'")).toEqual({
			needs: "Vegan",
		});
		const file = await (await asPerson(portal).fetch(`${ticket}/calendar`)).text();
		expect(file).toContain(`UID:event-${event.guid}`);
		// The night before the clock goes on, and the day after: ten o'clock and three o'clock in Oslo.
		expect(file).toContain("DTSTART:20270327T090000Z");
		expect(file).toContain("DTEND:20270328T130000Z");
		// A calendar that asks twice keeps one entry.
		const again = await (await asPerson(portal).fetch(`${ticket}/calendar`)).text();
		const entry = (text: string) =>
			new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") as ICAL.Component);
		const [one, two] = [entry(file), entry(again)];
		expect([two.uid, two.sequence]).toEqual([one.uid, one.sequence]);
		expect(one.startDate.toJSDate().getTime()).toBe(event.starts_at);
	});

	it("hears once of another time, and of an event that is called off", async () => {
		const event = await hold({ capacity: "1", url: "https://meet.test/room" });
		await register(event, "moved@example.test");
		await register(event, "waits@example.test");
		const page = `${base()}/events/${event.id}/edit`;
		const fields = {
			title: "Flyttet",
			startsAt: START,
			endsAt: "2027-03-28T16:00",
			timeZone: "Europe/Oslo",
			language: "nb",
		};
		const more = {
			visibility: "public",
			capacity: "1",
			hasWaitingList: "on",
			offerHours: "24",
			cancelHours: "0",
			maxGuests: "0",
			url: "https://meet.test/room",
		};
		// Over the night in which the clock goes on; one of them has something else then.
		const other = await hold({ startsAt: "2027-03-28T15:30", endsAt: "2027-03-28T17:00" });
		await register(other, "moved@example.test");
		await portal.settle();
		await portal.db
			.prepare("delete from mail_outbox where recipient = 'moved@example.test' and subject like ?")
			.bind(`%${(await row<{ title: string }>("select title from events where id = ?", other.id)).title}`)
			.run();
		const asked = await organiser.submit(page, { intent: "save", ...fields, ...more });
		expect(asked.status).toBe(422);
		const look = await asked.text();
		expect(look).toContain("Kari moved@example.test");
		expect(look).not.toContain("Kari waits@example.test");
		expect((await row<Event>("select * from events where id = ?", event.id)).sequence).toBe(0);
		const seen = /name="seen" value="([^"]*)"/.exec(look)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const elsewhere = { ...more, place: "Et annet sted" };
		expect((await organiser.submit(page, { intent: "save", ...fields, ...elsewhere, seen })).status).toBe(422);
		expect((await organiser.submit(page, { intent: "save", ...fields, ...more, seen })).status).toBe(302);
		await organiser.submit(page, { intent: "cancelEvent" });
		await portal.settle();
		const letters = await lettersTo("moved@example.test");
		expect(letters.length).toBe(3);
		const moved = letters.find(({ text }) => text.includes("Ny tid"));
		expect(moved?.html).toMatch(/<strong>Ny tid: [^<]*16\.00[^<]*Før: [^<]*15\.00[^<]*<\/strong>/);
		expect(moved?.text).toContain("https://meet.test/room");
		// Whoever waits hears of it too, but not where it is held online.
		const waiting = await lettersTo("waits@example.test");
		expect(waiting.some(({ text }) => text.includes("Ny tid"))).toBe(true);
		expect(waiting.some(({ text }) => text.includes("meet.test"))).toBe(false);
		expect((await row<Event>("select * from events where id = ?", event.id)).sequence).toBe(2);
		expect((await register(event, "late@example.test")).status).toBe(422);
	});

	it("is a member's with one press, and stands among their events", async () => {
		const event = await hold();
		const answer = await client.submit(`/event/${event.guid}`, { intent: "registerMember" });
		expect(answer.status).toBe(302);
		const dashboard = await (await client.fetch(`${base()}/dashboard`)).text();
		expect(dashboard).toContain(answer.headers.get("location") ?? "nothing");
		const feed = await client.submit(`${base()}/dashboard`, { intent: "openFeed" });
		const address = /\/event\/calendar\/[\w-]+/.exec(await feed.text())?.[0] ?? "";
		expect(await (await asPerson(portal).fetch(address)).text()).toContain(`UID:event-${event.guid}`);
		await client.submit(`${base()}/dashboard`, { intent: "closeFeed" });
		expect((await asPerson(portal).fetch(address)).status).toBe(404);
	});

	it("takes a seat in a session while there is one", async () => {
		const event = await hold();
		const times = { startsAt: "2027-03-27T11:00", endsAt: "2027-03-27T12:00" };
		const program = `${base()}/events/${event.id}/program`;
		await organiser.submit(program, { intent: "saveSession", title: "Verksted", capacity: "1", ...times });
		const { id } = await row<{ id: string }>("select id from event_sessions where event_id = ?", event.id);
		const [one, other] = [await register(event, "s1@example.test"), await register(event, "s2@example.test")];
		expect((await press(one.ticket, "session", { session: id })).status).toBe(302);
		expect((await press(other.ticket, "session", { session: id })).status).toBe(422);
		await press(one.ticket, "leave");
		expect((await press(other.ticket, "session", { session: id })).status).toBe(302);
		// Whoever the organiser signs off gives the seat back too.
		const registration = await row<{ id: string }>(
			"select id from event_registrations where event_id = ? and email = 's2@example.test'",
			event.id,
		);
		const fields = { intent: "cancelRegistration", registration: registration.id };
		expect((await organiser.submit(`${base()}/events/${event.id}`, fields)).status).toBe(302);
		expect(await row("select taken from booking_pools where id = ?", id)).toEqual({ taken: 0 });
		expect(await row("select taken from booking_pools where id = ?", event.id)).toEqual({ taken: 0 });
	});
});

describe("the organiser", () => {
	it("alone opens an event of their own, and nobody of another tenant", async () => {
		const event = await hold();
		expect((await organiser.fetch(`${base()}/events/${event.id}`)).status).toBe(200);
		expect((await colleague.fetch(`${base()}/events/${event.id}`)).status).toBe(404);
		expect((await foreign.fetch(`${base()}/events/${event.id}`)).status).toBe(404);
		expect((await client.fetch(`${base()}/events/${event.id}`)).headers.get("location")).toContain("not%20allowed");
	});

	it("checks people in once, by code and from the list, and takes it back", async () => {
		const event = await hold();
		await register(event, "came@example.test");
		const door = `${base()}/events/${event.id}/checkin`;
		const { id, code } = await row<{ id: string; code: string }>(
			"select id, code from event_registrations where email = 'came@example.test'",
		);
		const said = async (fields: Record<string, string>) => {
			const answer = await organiser.submit(door, { intent: "checkIn", ...fields });
			return /role="status" class="notice tone-(\w+)/.exec(await answer.text())?.[1];
		};
		expect(await said({ code: `${portal.origin}${door}?code=${code}` })).toBe("success");
		expect(await said({ code })).toBe("warning");
		expect(await said({ code: "NOSUCHCODE" })).toBe("danger");
		await organiser.submit(door, { intent: "undo", registration: id });
		expect(await said({ registration: id })).toBe("success");
		// Two doors without a network: what was read first counts, whichever arrives first.
		const earlier = Date.now() - 600_000;
		const cameAt = () => row("select checked_in_at from event_registrations where id = ?", id);
		expect(await said({ code, keptAt: String(earlier) })).toBe("success");
		expect(await cameAt()).toEqual({ checked_in_at: earlier });
		expect(await said({ code, keptAt: String(earlier + 60_000) })).toBe("warning");
		expect(await cameAt()).toEqual({ checked_in_at: earlier });
	});

	it("changes nothing of an event that has moved on meanwhile, and copies a cancelled one with its places open", async () => {
		const event = await hold();
		const page = `${base()}/events/${event.id}/edit`;
		const fields = { title: "Foreldet", startsAt: START, endsAt: "2027-03-28T15:00", capacity: "9" };
		expect((await organiser.submit(page, { intent: "save", updatedAt: "1", ...fields })).status).toBe(409);
		expect(await row("select capacity from booking_pools where id = ?", event.id)).toEqual({ capacity: 2 });
		await organiser.submit(page, { intent: "cancelEvent" });
		const copied = await organiser.submit(page, { intent: "duplicate" });
		const copy = copied.headers.get("location")?.split("/").at(-2);
		expect(await row("select closes_at from booking_pools where id = ?", copy)).toEqual({ closes_at: event.starts_at });
	});

	it("adds people by a pasted list, writes to them, and takes them out as a file", async () => {
		const event = await hold();
		const page = `${base()}/events/${event.id}`;
		expect((await organiser.submit(page, { intent: "add", people: "Nobody" })).status).toBe(422);
		await organiser.submit(page, { intent: "add", people: "Ola Nord; ola@example.test\nane@example.test" });
		await send(`${page}/messages`, { subject: ["Husk"], message: ["Ta med penn."] });
		await portal.settle();
		const letters = await lettersTo("ola@example.test");
		expect(letters.length).toBe(2);
		expect(letters.some(({ subject, text }) => subject.startsWith("Husk") && text.includes("Ta med penn."))).toBe(true);
		const file = await (await organiser.fetch(`${page}/export?format=csv`)).text();
		expect(file).toContain("ola@example.test");
		expect(await (await organiser.fetch(`${page}/print`)).text()).toContain("Ola Nord");
	});

	it("makes a copy and a template, each with the sessions", async () => {
		const event = await hold();
		const times = { startsAt: "2027-03-27T11:00", endsAt: "2027-03-27T12:00" };
		await organiser.submit(`${base()}/events/${event.id}/program`, { intent: "saveSession", title: "Del 1", ...times });
		const page = `${base()}/events/${event.id}/edit`;
		const copied = await organiser.submit(page, { intent: "duplicate" });
		expect(
			await (await organiser.fetch(copied.headers.get("location")?.replace("/edit", "/program") ?? "")).text(),
		).toContain("Del 1");
		await organiser.submit(page, { intent: "template" });
		const template = await row<{ id: string }>("select id from events where is_template = 1 order by id desc");
		expect(await (await organiser.fetch(`${base()}/events/new?template=${template.id}`)).text()).toContain("Kurs");
	});
});

describe("the list at a door", () => {
	const doors = (event: Event) => `${base()}/events/${event.id}/doors`;
	type Id = { id: string };
	/** A list with a link to it; gives the address of its page. */
	async function door(event: Event, list: Record<string, string> = {}, link: Record<string, string> = {}) {
		const title = `Dør ${++unlike}`;
		await organiser.submit(doors(event), { intent: "saveList", title, session: "", ...list });
		const { id } = await row<Id>("select id from event_check_in_lists where title = ?", title);
		const fields = { intent: "addLink", list: id, title, until: "2027-03-29T12:00", ...link };
		expect((await organiser.submit(doors(event), fields)).status).toBe(302);
		const page = await (await organiser.fetch(doors(event))).text();
		const addresses = [...page.matchAll(/value="[^"]*(\/event\/door\/[\w-]+)"/g)];
		return { list: id, at: addresses.at(-1)?.[1] ?? "" };
	}
	const scan = async (at: string, fields: Record<string, string>, intent = "checkIn") => {
		const answer = await asPerson(portal).submit(at, { intent, ...fields });
		return /role="status" class="notice tone-(\w+)/.exec(await answer.text())?.[1] ?? answer.status;
	};
	const codeOf = async (event: Event, email: string) =>
		row<{ id: string; code: string; checked_in_at: number | null }>(
			"select id, code, checked_in_at from event_registrations where event_id = ? and email = ?",
			event.id,
			email,
		);

	it("lets people in and out by a link without an account, and tells nobody more than their names", async () => {
		const event = await hold();
		await register(event, "in@door.test");
		const { code, id } = await codeOf(event, "in@door.test");
		const { list, at } = await door(event, { hasExit: "on" });
		const page = await (await asPerson(portal).fetch(at)).text();
		expect(page).toContain("Kari in@door.test");
		expect(page).not.toContain(code);
		expect(await scan(at, { code }, "checkOut")).toBe("warning");
		expect(await scan(at, { code })).toBe("success");
		expect(await scan(at, { registration: id })).toBe("warning");
		expect(await scan(at, { code }, "checkOut")).toBe("success");
		expect(await scan(at, { code })).toBe("success");
		expect(await scan(at, { code: "NOSUCHCODE" })).toBe("danger");
		const passages = await portal.db
			.prepare("select is_exit from event_check_ins where list_id = ? order by at")
			.bind(list);
		expect((await passages.all<{ is_exit: number }>()).results.map(({ is_exit }) => is_exit)).toEqual([0, 1, 0]);
		expect((await codeOf(event, "in@door.test")).checked_in_at).not.toBeNull();
		const people = (await (await asPerson(portal).fetch(`${at}/people`)).json()) as { people: unknown[] };
		expect(people.people).toEqual([{ id, name: "Kari in@door.test", code, isInside: true }]);
		// A kiosk neither lists people nor lets anybody choose one.
		const kiosk = await door(event, {}, { isKiosk: "on" });
		expect(await (await asPerson(portal).fetch(kiosk.at)).text()).not.toContain("Kari in@door.test");
		expect((await asPerson(portal).fetch(`${kiosk.at}/people`)).status).toBe(404);
		expect(await scan(kiosk.at, { registration: id })).toBe("danger");
		expect(await scan(kiosk.at, { code })).toBe("success");
		// Closed, or over, a link leads nowhere; a colleague makes none.
		const link = await row<Id>("select id from event_door_links where list_id = ?", list);
		await organiser.submit(doors(event), { intent: "closeLink", link: link.id });
		expect((await asPerson(portal).fetch(at)).status).toBe(404);
		await portal.travelTo(new Date("2027-03-29T10:00:00Z"));
		expect((await asPerson(portal).fetch(kiosk.at)).status).toBe(404);
		await portal.travelTo(null);
		expect((await colleague.fetch(doors(event))).status).toBe(404);
		expect((await colleague.submit(`${doors(event)}/${list}`, { intent: "checkIn", code })).status).toBe(404);
	});

	it("counts the first of two devices that have scanned a ticket without a network, whichever arrives first", async () => {
		const event = await hold();
		await register(event, "two@door.test");
		const { code } = await codeOf(event, "two@door.test");
		const [{ list, at }, other] = [await door(event), await door(event)];
		const earlier = Date.now() - 600_000;
		expect(await scan(at, { code, keptAt: String(earlier + 60_000) })).toBe("success");
		expect(await scan(at, { code, keptAt: String(earlier) })).toBe("success");
		expect(await scan(at, { code, keptAt: String(earlier + 30_000) })).toBe("warning");
		// What a device sends once more counts once.
		expect(await scan(at, { code, keptAt: String(earlier) })).toBe("warning");
		expect((await codeOf(event, "two@door.test")).checked_in_at).toBe(earlier);
		// Each list counts for itself.
		expect(await scan(other.at, { code })).toBe("success");
		const { id } = await codeOf(event, "two@door.test");
		await organiser.submit(`${doors(event)}/${list}`, { intent: "undo", registration: id });
		expect((await codeOf(event, "two@door.test")).checked_in_at).toBeGreaterThan(earlier);
	});

	it("of a session lets in whoever has a seat in it, in its time", async () => {
		const event = await hold();
		const times = { startsAt: "2027-03-27T11:00", endsAt: "2027-03-27T12:00" };
		const program = `${base()}/events/${event.id}/program`;
		await organiser.submit(program, { intent: "saveSession", title: "Verksted", capacity: "1", ...times });
		const session = (await row<Id>("select id from event_sessions where event_id = ?", event.id)).id;
		const { ticket } = await register(event, "seat@door.test");
		await register(event, "none@door.test");
		await press(ticket, "session", { session });
		const { at } = await door(event, { session });
		expect(await scan(at, { code: (await codeOf(event, "none@door.test")).code })).toBe("danger");
		expect(await scan(at, { code: (await codeOf(event, "seat@door.test")).code })).toBe("success");
		const early = await door(event, { opensAt: START });
		expect(await scan(early.at, { code: (await codeOf(event, "none@door.test")).code })).toBe("danger");
		expect(await (await organiser.fetch(`${base()}/events/${event.id}/badges`)).text()).toContain(
			"Kari none@door.test",
		);
	});
});

describe("an advisor", () => {
	it("registers their own clients at once, and gets a copy of each letter, without the link", async () => {
		const event = await hold({ capacity: "9" });
		const { id: clientId } = await row<{ id: string }>("select id from users where id = ?", client.userId);
		const page = `/${tenant.guid}/followup_events/clients/${event.guid}`;
		const fields = { intent: "registerClients", "clients[]": clientId };
		expect((await advisor.submit(page, fields)).status).toBe(422);
		expect((await client.fetch(page)).headers.get("location")).toContain("not%20allowed");
		await portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, note, created_at, updated_at) values (?, 'r', ?, ?, 1, '', 1, 1)",
			)
			.bind(tenant.id, advisor.userId, clientId)
			.run();
		expect((await advisor.submit(page, { intent: "registerClients" })).status).toBe(422);
		expect((await advisor.submit(page, fields)).status).toBe(302);
		await portal.settle();
		const { id, email } = await row<{ id: string; email: string }>(
			"select id, email from event_registrations where event_id = ? and source = 'advisor'",
			event.id,
		);
		expect((await lettersTo(email)).at(-1)?.text).toContain("/ticket/");
		const { email: own } = await row<{ email: string }>("select email from users where id = ?", advisor.userId);
		const copies = await lettersTo(own);
		expect(copies.length).toBe(1);
		expect(copies[0]?.text).not.toContain("/ticket/");
		await organiser.submit(`${base()}/events/${event.id}/checkin`, { intent: "checkIn", registration: id });
		expect(await (await advisor.fetch(`${base()}/dashboard?lang=nb`)).text()).toContain("Kurs");
		// Whoever does not advise them any more hears nothing.
		await portal.db.prepare("delete from advisor_clients where id = 'r'").run();
		await organiser.submit(`${base()}/events/${event.id}`, { intent: "cancelRegistration", registration: id });
		await portal.settle();
		expect((await lettersTo(own)).length).toBe(1);
	});
});

describe("a speaker", () => {
	it("has a page by a link alone, and whoever has come gets what they put there", async () => {
		const event = await hold();
		const page = `${base()}/events/${event.id}/speakers`;
		await organiser.submit(page, { intent: "addSpeaker", name: "Siri Taler", role: "speaker", session: "" });
		const own = /value="[^"]*(\/event\/speaker\/[\w-]+)"/.exec(await (await organiser.fetch(page)).text())?.[1] ?? "";
		const { ticket } = await register(event, "listener@speaker.test");
		expect(await (await asPerson(portal).fetch(`${own}?lang=nb`)).text()).toContain("Påmeldt: 1");
		const add = async (fields: Record<string, string | File>) => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ intent: "addMaterial", url: "", ...fields }))
				form.append(name, value);
			const written = new Response(form);
			const headers = { "Content-Type": written.headers.get("content-type") ?? "" };
			return asPerson(portal).fetch(own, { method: "POST", headers, body: await written.arrayBuffer() });
		};
		expect((await add({ title: "Ingenting" })).status).toBe(422);
		expect((await add({ title: "Lysbilder", file: new File(["bilder"], "lysbilder.txt") })).status).toBe(302);
		expect((await add({ title: "Opptak", url: "https://film.test/opptak" })).status).toBe(302);
		const files = (
			await portal.db
				.prepare("select id from event_materials where event_id = ? order by id")
				.bind(event.id)
				.all<{ id: string }>()
		).results.map(({ id }) => id);
		const file = `${ticket}/material/${files[0]}`;
		expect(await (await asPerson(portal).fetch(`${ticket}?lang=nb`)).text()).not.toContain("film.test");
		expect((await asPerson(portal).fetch(file)).status).toBe(404);
		const { id } = await row<{ id: string }>(
			"select id from event_registrations where email = 'listener@speaker.test'",
		);
		await organiser.submit(`${base()}/events/${event.id}/checkin`, { intent: "checkIn", registration: id });
		expect(await (await asPerson(portal).fetch(`${ticket}?lang=nb`)).text()).toContain("film.test");
		expect(await (await asPerson(portal).fetch(file)).text()).toBe("bilder");
		const elsewhere = await register(await hold(), "elsewhere@speaker.test");
		expect((await asPerson(portal).fetch(`${elsewhere.ticket}/material/${files[0]}`)).status).toBe(404);
		expect((await organiser.fetch(`${base()}/events/${event.id}/material/${files[0]}`)).status).toBe(200);
		expect((await colleague.fetch(`${base()}/events/${event.id}/material/${files[0]}`)).status).toBe(404);
		await asPerson(portal).submit(own, { intent: "removeMaterial", material: files[0] as string });
		expect((await asPerson(portal).fetch(file)).status).toBe(404);
		const speaker = await row<{ id: string }>("select id from event_speakers where event_id = ?", event.id);
		await organiser.submit(page, { intent: "removeSpeaker", speaker: speaker.id });
		expect((await asPerson(portal).fetch(own)).status).toBe(404);
	});
});

describe("places offered in the last second", () => {
	const offered = async () => {
		const event = await hold({ capacity: "1" });
		const first = await register(event, `first${unlike}@offer.test`);
		const second = await register(event, `second${unlike}@offer.test`);
		const third = await register(event, `third${unlike}@offer.test`);
		await press(first.ticket, "leave");
		await portal.settle();
		return { event, second, third };
	};

	it("are taken once by whoever presses twice, and not after their time", async () => {
		const { event, second, third } = await offered();
		const { offered_until } = await row<{ offered_until: number }>(
			"select offered_until from bookings where pool_id = ? and status = 'offered'",
			event.id,
		);
		await portal.travelTo(new Date(offered_until - 1000));
		const pressed = await Promise.all([
			press(second.ticket, "accept"),
			press(second.ticket, "accept"),
			press(third.ticket, "accept"),
		]);
		expect(pressed.map(({ status }) => status).toSorted()).toEqual([302, 302, 422]);
		await portal.cron("*/5 * * * *", new Date(offered_until + 60_000));
		await portal.settle();
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["cancelled", "confirmed", "waiting"]);
		await portal.travelTo(null);
	});

	it("are nobody's any more when the event is called off meanwhile, and go on when they are declined", async () => {
		const { event, second } = await offered();
		await press(second.ticket, "leave");
		await portal.settle();
		expect((await statuses(event)).map(({ status }) => status)).toEqual(["cancelled", "cancelled", "offered"]);
		const off = await offered();
		await organiser.submit(`${base()}/events/${off.event.id}/edit`, { intent: "cancelEvent" });
		await portal.settle();
		const page = await (await asPerson(portal).fetch(`${off.second.ticket}?lang=nb`)).text();
		expect(page).not.toContain('value="accept"');
		expect((await press(off.second.ticket, "accept")).status).toBe(422);
	});
});

describe("a message of the organiser", () => {
	const page = (event: Event) => `${base()}/events/${event.id}/messages`;

	it("goes to a group at its time, in the reader's language, once each", async () => {
		const event = await hold({ capacity: "9" });
		const tickets = `${base()}/events/${event.id}/tickets`;
		for (const title of ["Verksted", "Foredrag"]) await organiser.submit(tickets, { intent: "saveType", title });
		const [few, many] = (
			await portal.db
				.prepare("select id from event_ticket_types where event_id = ? order by id")
				.bind(event.id)
				.all<{ id: string }>()
		).results.map(({ id }) => id) as [string, string];
		await register(event, "nb@message.test", { ticketType: few });
		await register(event, "other@message.test", { ticketType: many });
		await register(event, "en@message.test", { ticketType: few });
		await portal.db.prepare("update event_registrations set language = 'en' where email = 'en@message.test'").run();
		await portal.settle();
		const at = { sendAt: "2027-03-26T08:00", ticketType: few };
		const words = {
			language: ["nb", "en"],
			subject: ["Hei {navn}", "Dear {name}"],
			message: ["{event}", "Be there: {place}"],
		};
		expect((await send(page(event), { ...at, subject: ["{fornavn}"] })).status).toBe(422);
		expect((await send(page(event), { ...at, ...words })).status).toBe(302);
		const due = new Date("2027-03-26T07:01:00Z");
		for (const moment of [new Date(due.getTime() - 120_000), due, new Date(due.getTime() + 600_000)]) {
			await portal.travelTo(moment);
			await portal.cron("*/5 * * * *", moment);
			await portal.settle();
			expect((await lettersTo("nb@message.test")).length).toBe(moment < due ? 1 : 2);
		}
		await portal.travelTo(null);
		const said = async (email: string) => (await lettersTo(email)).at(-1)?.subject;
		expect(await said("nb@message.test")).toContain("Hei Kari nb@message.test");
		expect(await said("en@message.test")).toContain("Dear Kari en@message.test");
		expect((await lettersTo("other@message.test")).length).toBe(1);
		const { id } = await row<{ id: string }>("select id from event_messages where event_id = ?", event.id);
		const sent = await (await organiser.fetch(`${page(event)}/${id}`)).text();
		expect(sent).toContain("en@message.test");
		expect(sent).not.toContain("other@message.test");
		expect((await colleague.fetch(`${page(event)}/${id}`)).status).toBe(404);
	});

	it("is stopped before its time, and not after", async () => {
		const event = await hold();
		await register(event, "stop@message.test");
		await send(page(event), { sendAt: "2027-03-26T08:00" });
		await send(page(event), {});
		await portal.settle();
		const { id, status } = await row<{ id: string; status: string }>(
			"select id, status from event_messages where event_id = ? order by send_at desc",
			event.id,
		);
		expect(status).toBe("scheduled");
		expect((await organiser.submit(`${page(event)}/${id}`, { intent: "stop" })).status).toBe(302);
		const gone = await row<{ id: string; status: string }>(
			"select id, status from event_messages where event_id = ? order by send_at",
			event.id,
		);
		expect(gone.status).toBe("sent");
		expect((await organiser.submit(`${page(event)}/${gone.id}`, { intent: "stop" })).status).toBe(422);
		expect((await lettersTo("stop@message.test")).length).toBe(2);
	});
});

describe("an agenda of one's own", () => {
	it("holds what is starred, says what clashes, and goes into the calendar", async () => {
		const event = await hold();
		const program = `${base()}/events/${event.id}/program`;
		const add = (title: string, from: string, until: string) =>
			organiser.submit(program, {
				...{ intent: "saveSession", title, capacity: "" },
				...{ startsAt: `2027-03-27T${from}`, endsAt: `2027-03-27T${until}` },
			});
		await add("Del A", "11:00", "12:00");
		await add("Del B", "11:30", "12:30");
		await add("Del C", "12:30", "13:00");
		const { ticket } = await register(event, "agenda@example.test");
		const sessions = (
			await portal.db
				.prepare("select id from event_sessions where event_id = ? order by starts_at")
				.bind(event.id)
				.all<{ id: string }>()
		).results.map(({ id }) => id);
		for (const session of sessions) expect((await press(ticket, "star", { session })).status).toBe(302);
		const text = await (await asPerson(portal).fetch(`${ticket}?lang=nb`)).text();
		expect(text).toContain("Samtidig med: Del B");
		expect(text).toContain("Samtidig med: Del A");
		expect(text).not.toContain("Samtidig med: Del C");
		await press(ticket, "star", { session: sessions[1] as string });
		const file = await (await asPerson(portal).fetch(`${ticket}/agenda`)).text();
		expect([file.includes("Del A"), file.includes("Del B"), file.includes("Del C")]).toEqual([true, false, true]);
		const elsewhere = await register(await hold(), "agenda2@example.test");
		expect((await press(elsewhere.ticket, "star", { session: sessions[0] as string })).status).toBe(404);
	});
});

describe("the clock", () => {
	// A test that fails elsewhere in time leaves the clock right for the next.
	afterEach(() => portal.travelTo(null));

	it("reminds a day and an hour before, once each, and asks afterwards how it was", async () => {
		const event = await hold({ "reminders[]": "1440", asksFeedback: "on" });
		const { ticket } = await register(event, "clock@example.test");
		await portal.settle();
		for (const at of [
			event.starts_at - 86_400_000 + 60_000,
			event.starts_at - 80_000_000,
			event.ends_at + 3_700_000,
			event.ends_at + 7_200_000,
		]) {
			await portal.travelTo(new Date(at));
			await portal.cron("*/5 * * * *", new Date(at));
			await portal.settle();
		}
		expect((await lettersTo("clock@example.test")).length).toBe(3);
		expect((await press(`${ticket}/feedback`, "feedback", { score: "4", text: "Fint" })).status).toBe(302);
		await portal.travelTo(null);
		expect(await (await organiser.fetch(`${base()}/events/${event.id}/feedback`)).text()).toContain("Fint");
	});

	it("lets whoever has come take a certificate home, and counts in the report who did not", async () => {
		const day = { startsAt: "2027-05-03T10:00", endsAt: "2027-05-03T13:30" };
		const event = await hold({ capacity: "9", hours: "3.5", ...day });
		const came = await register(event, "came@hours.test", { source: "Plakat!" });
		const missed = await register(event, "missed@hours.test");
		const { id } = await row<{ id: string }>("select id from event_registrations where email = 'came@hours.test'");
		await organiser.submit(`${base()}/events/${event.id}/checkin`, { intent: "checkIn", registration: id });
		expect((await asPerson(portal).fetch(`${came.ticket}/certificate`)).status).toBe(404);
		await portal.travelTo(new Date(event.ends_at + 1));
		const pdf = await asPerson(portal).fetch(`${came.ticket}/certificate`);
		expect(pdf.headers.get("content-type")).toBe("application/pdf");
		expect((await asPerson(portal).fetch(`${missed.ticket}/certificate`)).status).toBe(404);
		expect(await (await asPerson(portal).fetch(`${came.ticket}?lang=nb`)).text()).toContain("Deltakerbevis");
		// A session of now is over by then.
		const { email } = await row<{ email: string }>("select email from users where id = ?", organiser.userId);
		const then = await signInAs(portal, email, event.ends_at);
		const report = await (await then.fetch(`${base()}/events/report?from=2027-05-03&to=2027-05-03`)).text();
		expect(report).toMatch(/50\s?%/);
		await portal.travelTo(null);
		const now = await (await organiser.fetch(`${base()}/events/report`)).text();
		expect(now).toContain("plakat");
		expect(await (await colleague.fetch(`${base()}/events/report`)).text()).not.toContain("plakat");
	});

	it("removes what people said of diet and access a month after", async () => {
		const event = await hold({ asksNeeds: "on" });
		await register(event, "needs@example.test", { needs: "Rullestol" });
		const later = new Date(event.ends_at + 31 * 86_400_000);
		await portal.travelTo(later);
		await portal.cron("5 * * * *", later);
		expect(await row("select needs from event_registrations where email = 'needs@example.test'")).toEqual({
			needs: null,
		});
		await portal.travelTo(null);
	});
});

describe("an event that is a step of a course", () => {
	beforeAll(async () => {
		// What the clock did at later times has ended the sessions of now.
		const again = async ({ userId }: Person) =>
			signInAs(portal, (await row<{ email: string }>("select email from users where id = ?", userId)).email);
		[organiser, administrator, client] = [await again(organiser), await again(administrator), await again(client)];
	});
	afterEach(() => portal.travelTo(null));

	it("is done by those who take the course and came, also where the door tells of it late", async () => {
		const given = { tenant_id: tenant.id, title: "Kveldskurs", language: "nb", status: "published" };
		const course = (await administrator.call("POST", "/api/courses", given)).body.id as string;
		const part = (await administrator.call("POST", "/api/courses/chapters", { course_id: course, title: "Kvelden" }))
			.body.id as string;
		const text = { chapter_id: part, language: "nb", title: "Kvelden", content: "Kom på kurskvelden." };
		await administrator.call("POST", "/api/courses/chapterslang", text);
		const edit = `/${tenant.guid}/courses/edit_course/${course}/x?part=${part}&language=nb`;
		const rules = { intent: "rules", id: part, completion: "attended", watchPercent: "90", lessonRule: "all" };
		expect((await administrator.submit(edit, rules)).status).toBe(302);
		const page = `/${tenant.guid}/courses/course/${course}`;
		await client.submit(page, { intent: "enrol", id: course });
		// Nobody has it done by saying so.
		expect((await client.submit(`${page}/step/${part}`, { intent: "done" })).status).toBe(422);
		const day = { startsAt: "2027-05-03T10:00", endsAt: "2027-05-03T13:00" };
		const wrong = { intent: "create", title: "Feil", ...day, language: "nb", courseStep: "nothing" };
		expect((await organiser.submit(`${base()}/events/new`, wrong)).status).toBe(422);
		const event = await hold({ ...day, courseStep: part });
		const done = () => row("select done_at is not null as done from course_enrolments where course_id = ?", course);
		const run = async (at: number) => {
			await portal.travelTo(new Date(at));
			await portal.cron("5 * * * *", new Date(at));
			await portal.settle();
		};
		await client.submit(`/event/${event.guid}`, { intent: "registerMember" });
		await run(event.ends_at + 60_000);
		expect(await done()).toEqual({ done: 0 });
		// A session of now is over by then.
		const people = "select email from users where id = ?";
		const { email } = await row<{ email: string }>(people, organiser.userId);
		const then = await signInAs(portal, email, event.ends_at + 120_000);
		const { code } = await row<{ code: string }>("select code from event_registrations where event_id = ?", event.id);
		await then.submit(`${base()}/events/${event.id}/checkin`, { intent: "checkIn", code });
		await run(event.ends_at + 3_700_000);
		expect(await done()).toEqual({ done: 1 });
		const letters = await lettersTo((await row<{ email: string }>(people, client.userId)).email);
		expect(letters.filter(({ html }) => html.includes("Kveldskurs")).length).toBe(1);
		expect(await row("select course_due_at from events where id = ?", event.id)).toEqual({ course_due_at: null });
	});
});
