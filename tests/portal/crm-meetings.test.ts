import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import { asPerson, type Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let organiser: Person;
let colleague: Person;
let foreign: Person;
let customer: { id: string; guid: string };

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	organiser = await here.join("ADVISOR", { firstName: "Ingrid", lastName: "Berg" });
	colleague = await here.join("ADVISOR", { firstName: "Jonas", lastName: "Berg" });
	foreign = await elsewhere.join("ADVISOR", { firstName: "Fremmed", lastName: "Berg" });
	customer = (await organiser.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Havbris" })).body;
});
afterAll(() => portal.dispose());

const path = "/api/crm/customers/meeting";
const page = (rest = "") => `/${tenant.guid}/dashboardCRM/meetings${rest}`;
const nobody = () => asPerson(portal);
const meet = async (fields: object = {}) => {
	const times = { starts_at: "2027-02-01T12:00:00Z", ends_at: "2027-02-01T13:00:00Z" };
	const sent = { customer_id: customer.id, title: "Oppstart", ...times, ...fields };
	const answer = await organiser.call("POST", path, sent);
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; guid: string; updated_at: string; attendees: { name: string; answer: string }[] };
};
const letterTo = async (email: string) => {
	await portal.settle();
	const letter = await portal.db
		.prepare("select text from mail_outbox where recipient = ? order by id desc")
		.bind(email)
		.first<{ text: string }>();
	return /\/meeting\/[\w-]+\/[\w-]+/.exec(letter?.text ?? "")?.[0];
};
const tasksOf = async (id: string) =>
	(
		await portal.db
			.prepare("select title, assignee_id who, customer_id customer from crm_tasks where meeting_id = ? order by title")
			.bind(id)
			.all<{ title: string; who: string; customer: string }>()
	).results;

describe("a meeting", () => {
	it("is with whoever calls it and those who are asked, and ends after it starts", async () => {
		const { attendees } = await meet({ user_ids: [colleague.userId], emails: ["gjest@example.test"] });
		expect(attendees.map(({ answer }) => answer).sort()).toEqual(["none", "none", "yes"]);
		const back = { starts_at: "2027-02-01T12:00:00Z", ends_at: "2027-02-01T12:00:00Z" };
		const wrong = await organiser.call("POST", path, { tenant_id: tenant.id, title: "X", ...back });
		expect(wrong.status).toBe(422);
		expect((await organiser.call("POST", path, { tenant_id: tenant.id, title: "X" })).status).toBe(422);
	});

	it("turns the lines of its minutes into tasks, once, for whoever is named", async () => {
		const { id } = await meet();
		const minutes = "Enige om oppstart.\n[] Sende avtalen\n@Jonas Berg: ringe fredag";
		const saved = await organiser.submit(page(`/${id}`), { intent: "minutes", minutes });
		expect(saved.status).toBe(302);
		expect(await tasksOf(id)).toEqual([
			{ title: "Sende avtalen", who: organiser.userId, customer: customer.id },
			{ title: "ringe fredag", who: colleague.userId, customer: customer.id },
		]);
		await organiser.submit(page(`/${id}`), { intent: "minutes", minutes: `${minutes}\n[] Bestille tøy` });
		expect((await tasksOf(id)).map(({ title }) => title)).toEqual(["Bestille tøy", "Sende avtalen", "ringe fredag"]);
	});

	it("is answered by the link of the letter, by that attendee only, without a login", async () => {
		const { id, guid } = await meet({ emails: ["gjest@example.test", "to@example.test"] });
		expect((await organiser.submit(page(`/${id}`), { intent: "invite" })).status).toBe(302);
		const [first, second] = [await letterTo("gjest@example.test"), await letterTo("to@example.test")];
		expect(first).toContain(guid);
		expect(second).not.toBe(first);
		const shown = await nobody().fetch(first ?? "");
		expect(shown.status).toBe(200);
		expect(await shown.text()).toContain("Oppstart");
		expect((await nobody().submit(first ?? "", { intent: "answer", answer: "yes" })).status).toBe(302);
		const { body } = await organiser.call("GET", `${path}?id=${id}`);
		const answers = Object.fromEntries(
			body.attendees.map((one: { name: string; answer: string }) => [one.name, one.answer]),
		);
		expect(answers).toMatchObject({ "gjest@example.test": "yes", "to@example.test": "none" });
		const file = await (await nobody().fetch(`${first}/calendar`)).text();
		expect(file).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:20270201T120000Z/);
		expect((await nobody().fetch(`/meeting/${guid}/${"x".repeat(43)}`)).status).toBe(404);
		const other = await meet();
		expect((await nobody().fetch((first ?? "").replace(guid, other.guid))).status).toBe(404);
	});

	it("that was cancelled is said to be so, and the letter says it too", async () => {
		const { id } = await meet({ title: "Avlyst en", emails: ["avlyst@example.test"] });
		await organiser.submit(page(`/${id}`), { intent: "invite" });
		await letterTo("avlyst@example.test");
		expect((await organiser.submit(page(`/${id}`), { intent: "cancel" })).status).toBe(302);
		await portal.settle();
		const count = await portal.db
			.prepare(
				"select count(*) n from mail_outbox where recipient = 'avlyst@example.test' and template = 'meetingCancelled'",
			)
			.first<number>("n");
		expect(count).toBe(1);
	});

	it("is nobody's of another tenant, and is not overwritten by who has not seen its change", async () => {
		const { id, updated_at } = await meet();
		expect((await foreign.call("GET", `${path}?id=${id}`)).status).toBe(404);
		expect((await colleague.call("POST", path, { id, title: "Nytt" })).status).toBe(200);
		expect((await organiser.call("POST", path, { id, title: "Gammelt", updated_at })).status).toBe(409);
	});

	it("is added and changed by forms without JavaScript; nobody ticked is nobody asked", async () => {
		const form = { title: "Skjema", startsAt: "2027-03-01T10:00", endsAt: "2027-03-01T11:00", customer: "Havbris" };
		const more = { place: "", url: "", agenda: "", emails: "a@example.test", userIds: organiser.userId };
		const added = await organiser.submit(page("/new"), { intent: "add", ...form, ...more });
		expect(added.status).toBe(302);
		const address = added.headers.get("location") ?? "";
		const id = address.split("/").at(-1);
		const saved = await organiser.submit(`${address}/edit`, { intent: "save", ...form, ...more, emails: "" });
		expect(saved.status).toBe(302);
		const { body } = await organiser.call("GET", `${path}?id=${id}`);
		expect(body.attendees).toHaveLength(1);
		expect(body.customer_id).toBe(customer.id);
	});
});

describe("the list of meetings", () => {
	const titles = async (query: string, person = organiser) => {
		const html = await (await person.fetch(page(`?size=100&${query}`))).text();
		return [...html.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, title]) => title);
	};

	it("is searched, sorted and filtered by day, attendee, organiser and minutes", async () => {
		const long = { starts_at: "2025-03-01T12:00:00Z", ends_at: "2025-03-01T13:00:00Z" };
		await meet({ title: "Liste gammelt", ...long });
		await meet({ title: "Liste referert", ...long, minutes: "Enige om piloten" });
		await meet({ title: "Liste med Jonas", user_ids: [colleague.userId], place: "Kaia 3" });
		expect(await titles("q=pilot")).toEqual(["Liste referert"]);
		expect(await titles("f=starts.before.-30&f=minutes.empty")).toEqual(["Liste gammelt"]);
		expect((await titles("f=starts.after.-1&sort=starts")).some((title) => title === "Liste gammelt")).toBe(false);
		expect(await titles("f=attendee.any.me&f=place.has.kaia", colleague)).toEqual(["Liste med Jonas"]);
		expect(await titles("f=place.has.kaia&f=organiser.any.me", colleague)).toEqual([]);
		expect(await titles("f=place.has.kaia&f=organiser.any.me")).toEqual(["Liste med Jonas"]);
		const sorted = await titles("q=&sort=starts");
		expect(sorted.indexOf("Liste gammelt")).toBeLessThan(sorted.indexOf("Liste med Jonas"));
		expect((await foreign.fetch(page())).status).toBe(404);
	});
});

describe("the calendar address", () => {
	it("reads one's meetings without a login until it is closed or one works there no more", async () => {
		await meet({ title: "Med Jonas", user_ids: [colleague.userId] });
		await meet({ title: "Uten Jonas" });
		const open = async () => {
			const html = await (await colleague.submit(page(), { intent: "openFeed" })).text();
			return /\/calendar\/[\w-]{43}/.exec(html)?.[0] ?? "";
		};
		const first = await open();
		const feed = await nobody().fetch(first);
		expect(feed.headers.get("content-type")).toContain("text/calendar");
		const text = await feed.text();
		expect(text).toContain("Med Jonas");
		expect(text).not.toContain("Uten Jonas");
		const second = await open();
		expect((await nobody().fetch(first)).status).toBe(404);
		await portal.db.prepare("delete from modules_tenant_user where user_id = ?").bind(colleague.userId).run();
		expect((await nobody().fetch(second)).status).toBe(404);
	});
});
