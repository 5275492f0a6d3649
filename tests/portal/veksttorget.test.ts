import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "#app/platform/limits";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let colleague: Person;
let stranger: Person;
let base: string;
let form: string;
let adminEmail: string;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("veksttorget");
	tenant = await make.tenant({ name: "Havna" });
	const other = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const otherEntry = await make.entry(other, module);
	const join = async (where: typeof tenant, role: "ADMIN" | "ADVISOR", grants = entry) => {
		const member = await make.member(where, role, { language: "en" });
		await make.grant(grants, member, role);
		if (role === "ADMIN" && where === tenant) adminEmail = member.email;
		return signInAs(portal, member.email);
	};
	admin = await join(tenant, "ADMIN");
	advisor = await join(tenant, "ADVISOR");
	colleague = await join(tenant, "ADVISOR");
	stranger = await join(other, "ADMIN", otherEntry);
	base = `/${tenant.guid}/veksttorget`;
	expect((await guest().fetch(`${base}/form`)).status).toBe(404);
	const publishing = { intent: "saveForm", isOpen: "on", contact: "", keptDays: "" };
	expect((await admin.submit(`${base}/settings`, publishing)).status).toBe(302);
	const found = await guest().fetch(`${base}/form?lang=en`);
	expect(found.headers.get("Location")).toMatch(/\?lang=en$/);
	form = found.headers.get("Location")?.split("?")[0] ?? "";
});
afterAll(() => portal.dispose());

const guest = () => asPerson(portal);
const answers = (more: object = {}) => ({
	...{ topic: "start", message: "We want to open a bakery.", name: "Eva Lund", email: "eva@people.test" },
	...{ municipality: "havna kommune", consent: true, ...more },
});
/** The last screen of the form, as a browser without JavaScript posts it. */
const send = (given = answers(), { sendKey = crypto.randomUUID(), path = `${form}?lang=en` } = {}) =>
	guest().submit(path, { step: "review", go: "send", kept: JSON.stringify(given), sendKey, startedAt: "1" });
type Intake = {
	id: string;
	number: string;
	status: string;
	owner_id: string | null;
	updated_at: string;
	email: string;
};
const listed = async (person: Person, query = "") =>
	(await person.call("GET", `/api/veksttorget/intakes?tenant_id=${tenant.id}&limit=100${query}`)).body
		.items as Intake[];
const change = (person: Person, id: string, given: object) =>
	person.call("POST", "/api/veksttorget/intakes", { id, ...given });

it("opens to everybody, and gives who has sent it a receipt number on the page and by letter", async () => {
	const page = await (await guest().fetch(`${form}?lang=en`)).text();
	expect(page).toContain("How can we help you?");
	expect((await guest().fetch(`/${crypto.randomUUID()}/veksttorget/form`)).status).toBe(404);

	const key = crypto.randomUUID();
	const sent = await send(answers(), { sendKey: key, path: `${form}?lang=en&source=newsletter` });
	expect(sent.status).toBe(302);
	expect((await send(answers(), { sendKey: key })).status).toBe(302);
	const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
	const thanks = await guest().fetch(sent.headers.get("Location") ?? "", { headers: { Cookie: cookie } });
	expect(await thanks.text()).toContain("VT-00001");
	await portal.settle();
	const { results } = await portal.db
		.prepare("select text from mail_outbox where recipient = 'eva@people.test'")
		.all<{ text: string }>();
	expect(results.map(({ text }) => text.includes("VT-00001"))).toEqual([true]);
	expect(results[0]?.text).not.toContain("bakery");

	const [intake, ...more] = await listed(admin);
	expect(more).toEqual([]);
	expect(intake).toMatchObject({
		...{ number: "VT-00001", status: "new", owner_id: null, municipality: "Havna", topic: "start" },
		...{ source: "newsletter", days_open: 0, topic_title: "Starting a business" },
	});
});

it("refuses what is missing and writes nothing", async () => {
	const refused = await send(answers({ email: "no address" }));
	expect(refused.status).toBe(200);
	expect(await refused.text()).toContain("no address");
	expect(await listed(admin)).toHaveLength(1);
});

it("gives each of five hundred that are sent at once a number of its own, and loses none", {
	timeout: 120_000,
}, async () => {
	const known = await admin.call("GET", `/api/veksttorget/form?tenant_id=${tenant.id}`);
	const requests = Array.from({ length: 500 }, (_, at) => ({
		...{ path: "/api/veksttorget/replies", method: "POST" },
		headers: { "Content-Type": "application/json", "CF-Connecting-IP": `10.0.${at >> 8}.${at & 255}` },
		body: JSON.stringify({ guid: known.body.guid, answers: answers({ email: `many${at}@people.test` }) }),
	}));
	const { answers: got } = await portal.askMany(requests, { atOnce: 25 });
	expect(got.map(({ status }) => status)).toEqual(requests.map(() => 201));
	const numbers = got.map(({ body }) => (JSON.parse(body) as { receipt: string }).receipt);
	expect(new Set(numbers).size).toBe(500);
	const all = await listed(admin);
	expect(all).toHaveLength(100);
	expect(new Set(all.map(({ number }) => number)).size).toBe(100);
	const { count } =
		(await portal.db.prepare("select count(*) as count from vt_intakes").first<{ count: number }>()) ?? {};
	expect(count).toBe(501);
});

it("sends an intake to whoever its topic and municipality say, and tells them", async () => {
	const add = (route: object) => admin.call("POST", "/api/veksttorget/routes", { tenant_id: tenant.id, ...route });
	expect((await add({ owner_id: advisor.userId })).status).toBe(422);
	expect((await add({ topic: "finance", owner_id: "nobody" })).status).toBe(422);
	expect((await add({ topic: "finance", owner_id: colleague.userId })).status).toBe(201);
	expect((await add({ topic: "finance", owner_id: advisor.userId })).status).toBe(422);
	const exact = { topic: "finance", municipality: "Nesøy kommune", owner_id: advisor.userId };
	expect((await add(exact)).status).toBe(201);
	expect((await advisor.call("GET", `/api/veksttorget/routes?tenant_id=${tenant.id}`)).status).toBe(403);

	await send(answers({ topic: "finance", municipality: "nesøy" }));
	await send(answers({ topic: "finance", municipality: "Vik" }));
	const open = await listed(admin, "&f=topic.any.finance&sort=received");
	expect(open.map(({ owner_id, status }) => [owner_id, status])).toEqual([
		[advisor.userId, "assigned"],
		[colleague.userId, "assigned"],
	]);
	const { results } = await portal.db
		.prepare("select user_id as id, url from notifications where type = 'intakeAssigned' order by url")
		.all<{ id: string; url: string }>();
	expect(results.map(({ id }) => id).sort()).toEqual([advisor.userId, colleague.userId].sort());

	const [mine, theirs] = open;
	expect((await listed(advisor, "&f=topic.any.finance")).map(({ id }) => id)).toEqual([mine?.id]);
	expect((await advisor.fetch(`${base}/intakes/${mine?.id}`)).status).toBe(200);
	expect((await advisor.fetch(`${base}/intakes/${theirs?.id}`)).status).toBe(404);
	expect((await stranger.fetch(`${base}/intakes/${mine?.id}`)).status).toBe(404);
	expect((await change(stranger, mine?.id ?? "", { status: "done" })).status).toBe(404);
	expect(await (await advisor.fetch("/home")).text()).toContain("An enquiry from Eva Lund is waiting");
});

it("follows an intake until it is done, and loses no change of somebody else", async () => {
	const [intake] = await listed(advisor, "&f=topic.any.finance");
	const { id = "", updated_at } = intake ?? {};
	expect((await change(advisor, id, { status: "referred" })).status).toBe(422);
	const page = `${base}/intakes/${id}`;
	const saved = await advisor.submit(page, {
		...{ intent: "save", status: "dialogue", ownerId: advisor.userId, referredTo: "", note: "Called back." },
		updatedAt: updated_at ?? "",
	});
	expect(saved.status).toBe(302);
	const late = await advisor.submit(page, {
		intent: "save",
		status: "done",
		note: "Lost?",
		updatedAt: updated_at ?? "",
	});
	expect(late.status).toBe(409);
	expect(await late.text()).toContain("Lost?");
	const done = await change(advisor, id, { status: "done" });
	expect(done.body).toMatchObject({ status: "done", note: "Called back." });
	expect(done.body.first_answer_at).not.toBeNull();
	expect(done.body.closed_at).not.toBeNull();
});

it("shows who has most to do by bars that lead to their lists, and gives the list as a file", async () => {
	const page = await (await admin.fetch(`${base}/statistics`)).text();
	const [, href = ""] = /<a[^>]*href="([^"]*topic\.any\.finance[^"]*)"/.exec(page) ?? [];
	const behind = await (await admin.fetch(href.replaceAll("&amp;", "&"))).text();
	expect(behind).toContain("VT-00502");
	expect(behind).not.toContain("VT-00001<");
	const { body } = await admin.call("GET", `/api/veksttorget/statistics?tenant_id=${tenant.id}`);
	expect(body.received).toEqual({ count: 503, before: 0 });
	expect(body.groups.topic).toContainEqual(expect.objectContaining({ value: "finance", count: 2 }));
	expect(body.groups.source).toContainEqual(expect.objectContaining({ value: "newsletter", count: 1 }));

	const found = await admin.fetch(`${base}/intakes?q=vt-00001`);
	expect(found.headers.get("Location")).toBe(`${base}/intakes?f=number.is.1`);
	const csv = await (await admin.fetch(`${base}/intakes/export?format=csv&f=source.is.newsletter`)).text();
	expect(csv.trim().split("\n")).toHaveLength(2);
	expect(csv).toContain("We want to open a bakery.");
});

it("hands several over at once, and keeps what the form says", async () => {
	const ids = (await listed(admin, "&f=status.any.new")).slice(0, 2).map(({ id }) => id);
	const body = new URLSearchParams([
		["intent", "bulkOwner"],
		["ownerId", colleague.userId],
		...ids.map((id) => ["ids[]", id]),
	]);
	expect((await admin.fetch(`${base}/intakes`, { method: "POST", body })).status).toBe(200);
	const handed = (await listed(colleague)).filter(({ id }) => ids.includes(id));
	expect(handed.map(({ status, owner_id }) => [status, owner_id])).toEqual(
		ids.map(() => ["assigned", colleague.userId]),
	);

	const fields = { intent: "saveForm", contact: "Kari, Havna", keptDays: "3" };
	expect((await admin.submit(`${base}/settings`, fields)).status).toBe(422);
	expect((await admin.submit(`${base}/settings`, { ...fields, keptDays: "365" })).status).toBe(302);
	expect((await send()).status).toBe(410);
	expect((await admin.submit(`${base}/settings`, { ...fields, keptDays: "365", isOpen: "on" })).status).toBe(302);
	expect((await send()).status).toBe(302);
});

const atDays = async (days: number, run: () => Promise<void>) => {
	const then = new Date(Date.now() + days * DAY);
	await portal.travelTo(then);
	await portal.cron("5 * * * *", then);
	await portal.settle();
	await run();
	await portal.travelTo(null);
	// The clock has ended the sessions of that time.
	admin = await signInAs(portal, adminEmail);
};
/** By their template, or by the event of which they tell. */
const letters = async (kind: string) =>
	(
		await portal.db
			.prepare(
				"select recipient, text from mail_outbox where template = ?1 or id like 'veksttorget-mail:%:' || ?1 || ':%'",
			)
			.bind(kind)
			.all<{ recipient: string; text: string }>()
	).results;
const decide = (more: Record<string, string>) =>
	admin.submit(`${base}/settings`, { intent: "saveFollow", answerDays: "2", answerGoal: "90", ...more });

it("shows everybody figures only where the organisation wants it, and never a group of fewer than five", async () => {
	const path = `/${tenant.guid}/veksttorget/figures?lang=en`;
	expect((await guest().fetch(path)).status).toBe(404);
	await decide({ isPublic: "on" });
	const nextMonth = new Date(Date.now() + 32 * DAY);
	await portal.travelTo(nextMonth);
	const page = await (await guest().fetch(path)).text();
	await portal.travelTo(null);
	expect(page).toContain("Enquiries in figures");
	expect(page).toContain("Havna");
	// Two have asked about funding, one of them from Nesøy.
	expect(page).not.toContain("Nesøy");
	expect(page).not.toContain("Funding and support");
	expect(page).not.toContain("Eva Lund");
});

it("writes a month for the board from the numbers, keeps what is edited, and gives it as a PDF", async () => {
	const month = new Date().toISOString().slice(0, 7);
	const path = `${base}/board/${month}`;
	expect((await advisor.fetch(path)).headers.get("Location")).toContain("/error");
	expect((await admin.fetch(`${base}/board/2099-01`)).status).toBe(404);
	expect(await (await admin.fetch(path)).text()).toContain("the number of enquiries was");
	const save = (text: string, updatedAt: string) => admin.submit(path, { intent: "save", text, updatedAt });
	expect((await save("A busy month.", "0")).status).toBe(302);
	expect((await save("Lost.", "0")).status).toBe(409);
	expect(await (await admin.fetch(path)).text()).toContain("A busy month.");
	const pdf = await admin.fetch(`${path}/pdf`);
	expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
	await admin.submit(path, { intent: "reset" });
	expect(await (await admin.fetch(path)).text()).toContain("the number of enquiries was");
});

it("leads somebody on: to a customer where the visitor works with customers, and to the portal", async () => {
	await send(answers({ company: "Bakst AS", email: "bakst@people.test", name: "Kari Bakst" }));
	const [{ id = "" } = {}] = await listed(admin, "&sort=-received");
	const page = `${base}/intakes/${id}`;
	expect((await admin.submit(page, { intent: "makeCustomer" })).headers.get("Location")).toContain("/error");
	const make = factories(portal.db);
	const crm = await make.entry(tenant, await make.module("crm"));
	await make.grant(crm, { id: admin.userId }, "ADMIN");
	const made = await admin.submit(page, { intent: "makeCustomer" });
	expect(made.headers.get("Location")).toContain("/dashboardCRM/customers/");
	expect((await admin.submit(page, { intent: "makeCustomer" })).headers.get("Location")).toBe(
		made.headers.get("Location"),
	);
	const { results } = await portal.db
		.prepare("select name, source from companies where name = 'Bakst AS'")
		.all<{ name: string }>();
	expect(results).toHaveLength(1);

	expect((await admin.submit(page, { intent: "inviteClient" })).headers.get("Location")).toContain("/error");
	await make.grant(await make.entry(tenant, await make.module("users")), { id: admin.userId }, "ADMIN");
	expect((await admin.submit(page, { intent: "inviteClient" })).status).toBe(302);
	const shown = await (await admin.fetch(page)).text();
	expect(shown).toContain("Invited to the portal");
	expect(shown).toContain("Bakst AS");
});

it("writes to somebody of an event that is to come, and lets the form stand where it is allowed", async () => {
	const make = factories(portal.db);
	await make.entry(tenant, await make.module("events_organizer"));
	const event = { guid: crypto.randomUUID(), id: "soon" };
	await portal.db
		.prepare(
			`insert into events (tenant_id, id, guid, title, status, visibility, starts_at, ends_at, time_zone, language, questions, reminders, ticket_key, owner_id, created_at, updated_at)
			values (?1, ?2, ?3, 'Start a business', 'published', 'public', ?4, ?4, 'Europe/Oslo', 'nb', '[]', '[]', 'k', 'x', 1, 1)`,
		)
		.bind(tenant.id, event.id, event.guid, Date.now() + 9 * DAY)
		.run();
	const [{ id = "" } = {}] = await listed(admin, "&sort=-received");
	const invite = { intent: "inviteToEvent", event: event.guid, message: "See you there" };
	expect((await admin.submit(`${base}/intakes/${id}`, invite)).status).toBe(302);
	expect((await admin.submit(`${base}/intakes/${id}`, invite)).status).toBe(422);
	await portal.settle();
	expect((await letters("eventInvitation")).map(({ text }) => text)).toEqual([
		expect.stringContaining(`/event/${event.guid}`),
	]);

	expect((await admin.submit(`${base}/settings`, { intent: "saveSites", sites: "no site" })).status).toBe(422);
	const sites = "https://www.havna.example/hjelp\nnabo.example";
	expect((await admin.submit(`${base}/settings`, { intent: "saveSites", sites })).status).toBe(302);
	const settings = await (await admin.fetch(`${base}/settings`)).text();
	expect(settings).toContain("source=havna-example");
	expect((await guest().fetch(form)).headers.get("Content-Security-Policy")).toContain("https://nabo.example");
	await send(answers(), { path: `${form}?lang=en&source=nabo-example` });
	expect(await listed(admin, "&f=source.is.nabo-example")).toHaveLength(1);
});

it("deletes an intake with what was answered", async () => {
	const [{ id = "" } = {}] = await listed(admin, "&f=source.is.newsletter");
	await advisor.submit(`${base}/intakes/${id}`, { intent: "remove" });
	expect((await admin.fetch(`${base}/intakes/${id}`)).status).toBe(200);
	expect((await admin.submit(`${base}/intakes/${id}`, { intent: "remove" })).status).toBe(302);
	expect((await admin.fetch(`${base}/intakes/${id}`)).status).toBe(404);
	const after = (table: string) => portal.db.prepare(`select id from ${table} where id = ?1`).bind(id).first();
	expect(await after("vt_intakes")).not.toBeNull();
	const later = new Date(Date.now() + 32 * DAY);
	await portal.travelTo(later);
	await portal.cron("5 * * * *", later);
	await portal.settle();
	await portal.travelTo(null);
	expect([await after("vt_intakes"), await after("form_replies")]).toEqual([null, null]);
});

it("asks whoever was helped three months later, once, and joins what they say to the statistics", async () => {
	admin = await signInAs(portal, adminEmail);
	await send(answers({ email: "helped@people.test" }));
	const [helped] = await listed(admin, "&sort=-received");
	await change(admin, helped?.id ?? "", { status: "done" });
	await atDays(91, async () => expect(await letters("outcome")).toEqual([]));
	expect((await decide({ asksOutcome: "on" })).status).toBe(302);
	await atDays(91, async () => {
		const asked = (await letters("outcome")).filter(({ recipient }) => recipient === "helped@people.test");
		expect(asked).toHaveLength(1);
		expect(asked[0]?.text).not.toContain("bakery");
		const [path = ""] = /\/[\w-]+\/veksttorget\/outcome\/\S+/.exec(asked[0]?.text ?? "") ?? [];
		expect((await guest().fetch(path)).status).toBe(200);
		expect((await guest().submit(path, { intent: "save", note: "" })).status).toBe(422);
		expect((await guest().submit(path, { intent: "save", outcome: "partly", note: "We opened." })).status).toBe(302);
		expect((await guest().fetch(path.replace(/outcome\/[^?]*/, "outcome/another"))).status).toBe(404);
	});
	await atDays(92, async () => {
		const asked = (await letters("outcome")).filter(({ recipient }) => recipient === "helped@people.test");
		expect(asked).toHaveLength(1);
	});
	const { body } = await admin.call("GET", `/api/veksttorget/statistics?tenant_id=${tenant.id}`);
	expect(body.groups.outcome).toContainEqual(expect.objectContaining({ value: "partly", count: 1 }));
	expect(await listed(admin, "&f=outcome.any.partly")).toMatchObject([{ id: helped?.id }]);
	expect(await listed(admin, "&f=answer.any.inTime")).toContainEqual(expect.objectContaining({ id: helped?.id }));
});

it("writes no address full that anybody may have typed", async () => {
	for (let nth = 0; nth < 7; nth++) expect((await send(answers({ email: "flood@people.test" }))).status).toBe(302);
	await portal.settle();
	const { results } = await portal.db.prepare("select id from mail_outbox where recipient = 'flood@people.test'").all();
	expect(results).toHaveLength(5);
});
