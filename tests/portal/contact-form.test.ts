import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let boss: Person;
let advisor: Person;
let foreign: Person;
let advisorId: string;
/** Seconds by which the Worker's clock goes before ours. */
let ahead = 0;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("crm");
	const [here, elsewhere] = [await make.tenant({ name: "Vik" }), await make.tenant({ name: "Nes" })];
	const [entry, other] = [await make.entry(here, module), await make.entry(elsewhere, module)];
	const join = async (place: typeof here, given: typeof entry, role: "ADVISOR" | "ADMIN") => {
		const member = await make.member(place, role);
		await make.grant(given, member, role);
		return { member, person: await signInAs(portal, member.email) };
	};
	tenant = here;
	const first = await join(here, entry, "ADVISOR");
	advisor = first.person;
	advisorId = first.member.id;
	boss = (await join(here, entry, "ADMIN")).person;
	foreign = (await join(elsewhere, other, "ADMIN")).person;
});
afterAll(() => portal.dispose());
// Each test has a minute of its own, so that the limit of one does not reach the next.
beforeEach(() => passTime(120));

async function passTime(seconds: number) {
	ahead += seconds;
	await portal.travelTo(new Date(Date.now() + ahead * 1000));
}

type Form = { id: string; guid: string; consent_version: number; updated_at: string };
const calls = "/api/crm/contactform";
const fields = [
	{ key: "name", required: true },
	{ key: "email", required: true },
	{ key: "org_no", required: false },
	{ key: "message", required: true },
];
const newForm = async (more: object = {}) =>
	(await boss.call("POST", calls, { tenant_id: tenant.id, name: "Website", fields, ...more })).body as Form;

const open = async (guid: string) => {
	const html = await (await portal.fetch(`/contactForm/${guid}?lang=en`)).text();
	const hiddenIn = (name: string) =>
		new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
		new RegExp(`value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
		"";
	return { html, hidden: { opened: hiddenIn("opened"), consentVersion: hiddenIn("consentVersion") } };
};
const answers = { name: "Kari Moe", email: "kari@example.test", message: "Kan dere ringe?", consent: "on" };
const post = (path: string, sent: Record<string, string>, address = "192.0.2.1") =>
	portal.fetch(`${path}?lang=en`, {
		method: "POST",
		body: new URLSearchParams({ intent: "send", ...sent }),
		headers: { Origin: portal.origin, "CF-Connecting-IP": address },
	});
/** Opens the form, waits as a person does, and sends it. */
async function fillIn(guid: string, sent: Record<string, string> = {}, address?: string) {
	const { hidden } = await open(guid);
	await passTime(10);
	return post(`/contactForm/${guid}`, { ...hidden, ...answers, ...sent }, address);
}
const stored = async (formId: string) =>
	(
		await portal.db
			.prepare(
				"select status, answers, consent_version, handled_by, customer_id, language from crm_submissions where form_id = ? order by id",
			)
			.bind(formId)
			.all<Record<string, string>>()
	).results;

describe("a form without JavaScript", () => {
	it("takes a message, shows its sender how it goes, and tells those who take it on", async () => {
		const { id, guid } = await newForm();
		const sent = await fillIn(guid);
		expect(sent.status).toBe(302);
		const status = sent.headers.get("location") ?? "";
		expect(status).toMatch(new RegExp(`^/contactForm/${guid}/status/[\\w-]{43}\\?lang=en$`));
		expect(await stored(id)).toMatchObject([{ status: "new", consent_version: 1, language: "en" }]);
		const page = await (await portal.fetch(status)).text();
		expect(page).toContain("Received");
		expect(page).not.toContain("Kari Moe");
		expect(page).not.toContain("kari@example.test");
		await portal.settle();
		const told = await portal.db
			.prepare("select count(*) n from notifications where type = 'contactFormReceived' and params like '%Website%'")
			.first<number>("n");
		expect(told).toBe(2);
		const mail = await portal.db
			.prepare("select count(*) n from mail_outbox where template = 'contactFormReceived'")
			.first<number>("n");
		expect(mail).toBe(2);
	});

	it("comes back with what was typed and all that is wrong", async () => {
		const { id, guid } = await newForm();
		const refused = await fillIn(guid, { email: "kari", orgNo: "123456789", message: "" });
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(html).toContain('value="Kari Moe"');
		for (const field of ["email", "orgNo", "message"]) expect(html).toContain(`href="#${field}"`);
		expect(await stored(id)).toEqual([]);
	});

	it("sent twice is one message with one link; another message is another", async () => {
		const { id, guid } = await newForm();
		const { hidden } = await open(guid);
		await passTime(10);
		const again = (more = {}, address?: string) =>
			post(`/contactForm/${guid}`, { ...hidden, ...answers, ...more }, address);
		const [one, two] = await Promise.all([again(), again()]);
		const three = await again();
		const others = [{ message: " Kan dere ringe? " }, { email: "Kari@Example.test" }, { unknown: "x" }];
		const sent = [one, two, three];
		for (const more of others) sent.push(await again(more, "192.0.2.2"));
		expect(new Set(sent.map((answer) => answer.headers.get("location"))).size).toBe(1);
		expect(one.headers.get("location")).toContain("/status/");
		expect(await stored(id)).toHaveLength(1);
		await post(`/contactForm/${guid}`, { ...hidden, ...answers, message: "Noe annet" });
		expect(await stored(id)).toHaveLength(2);
	});

	it("changes its language with what is typed", async () => {
		const { guid } = await newForm({ texts: { title: { en: "Write to us", nb: "Skriv til oss" } } });
		const { hidden } = await open(guid);
		const answer = await portal.fetch(`/contactForm/${guid}?lang=nb`, {
			method: "POST",
			body: new URLSearchParams({ intent: "language", ...hidden, ...answers }),
			headers: { Origin: portal.origin },
		});
		const html = await answer.text();
		expect(html).toContain("Skriv til oss");
		expect(html).toContain('value="kari@example.test"');
		expect(html).toContain("Kan dere ringe?");
	});
});

describe("against robots", () => {
	it("keeps what fills in the hidden field as spam, and answers as always", async () => {
		const { id, guid } = await newForm();
		const sent = await fillIn(guid, { homepage: "https://spam.test" });
		expect(sent.status).toBe(302);
		expect(await (await portal.fetch(sent.headers.get("location") ?? "")).text()).toContain("Received");
		expect(await stored(id)).toMatchObject([{ status: "spam" }]);
	});

	it("refuses what is sent at once, with a stamp of one's own, of another form, or of yesterday", async () => {
		const { id, guid } = await newForm();
		const other = await newForm();
		const { hidden } = await open(guid);
		const [at = "", random, signature] = hidden.opened.split(".");
		expect((await post(`/contactForm/${guid}`, { ...hidden, ...answers })).status).toBe(422);
		await passTime(10);
		for (const opened of ["", `${Number(at) - 60_000}.${random}.${signature}`, (await open(other.guid)).hidden.opened])
			expect((await post(`/contactForm/${guid}`, { ...hidden, ...answers, opened })).status).toBe(422);
		await passTime(25 * 3600);
		expect((await post(`/contactForm/${guid}`, { ...hidden, ...answers })).status).toBe(422);
		await passTime(-25 * 3600);
		expect(await stored(id)).toEqual([]);
	});

	it("takes five messages a minute from one network, whatever the form", async () => {
		const { guid } = await newForm();
		const { hidden } = await open(guid);
		await passTime(10);
		const send = (number: number, address: string) =>
			post(`/contactForm/${guid}`, { ...hidden, ...answers, message: `Nummer ${number}` }, address);
		for (let number = 0; number < 5; number++) expect((await send(number, "192.0.2.7")).status).toBe(302);
		expect((await send(6, "192.0.2.7")).status).toBe(429);
		expect((await send(6, "192.0.2.8")).status).toBe(302);
		await passTime(61);
		expect((await send(7, "192.0.2.7")).status).toBe(302);
	});
});

describe("consent", () => {
	it("is asked for by the text's version, and former texts are kept", async () => {
		const { id, guid, updated_at } = await newForm({ texts: { consent: { en: "You may keep this." } } });
		expect((await fillIn(guid, { consent: "" })).status).toBe(422);
		const { hidden } = await open(guid);
		const changed = await boss.call("POST", calls, {
			id,
			updated_at,
			texts: { consent: { en: "You may keep this for a year." } },
		});
		expect(changed.body).toMatchObject({ consent_version: 2, texts: { "consent.1": { en: "You may keep this." } } });
		await passTime(10);
		const late = await post(`/contactForm/${guid}`, { ...hidden, ...answers });
		expect(late.status).toBe(422);
		expect(await late.text()).toContain("This text has changed");
		expect((await fillIn(guid)).status).toBe(302);
		expect(await stored(id)).toMatchObject([{ consent_version: 2 }]);
		const renamed = await boss.call("POST", calls, { id, name: "Renamed" });
		expect(renamed.body).toMatchObject({ consent_version: 2 });
	});
});

describe("the sender's address", () => {
	it("is confirmed by the link from the letter before anybody is told", async () => {
		const { id, guid } = await newForm({ name: "Careful", asks_confirmation: true });
		const sent = await fillIn(guid);
		expect(sent.headers.get("location")).toBe(`/contactForm/${guid}?confirm&lang=en`);
		await portal.settle();
		expect(await stored(id)).toMatchObject([{ status: "unconfirmed" }]);
		const body = await portal.db
			.prepare("select text from mail_outbox where template = 'contactFormConfirm' and recipient = 'kari@example.test'")
			.first<string>("text");
		const link = new URL(/http\S+/.exec(body ?? "")?.[0] ?? "");
		const told = () =>
			portal.db.prepare("select count(*) n from notifications where params like '%Careful%'").first<number>("n");
		expect(await (await portal.fetch(link.pathname + link.search)).text()).toContain("Confirm the message");
		expect(await told()).toBe(0);
		const confirmed = await portal.fetch(link.pathname + link.search, {
			method: "POST",
			body: new URLSearchParams({ intent: "confirm" }),
			headers: { Origin: portal.origin },
		});
		expect(confirmed.status).toBe(302);
		await portal.settle();
		expect(await stored(id)).toMatchObject([{ status: "new" }]);
		expect(await told()).toBe(2);
	});

	it("must be a required field for that", async () => {
		const refused = await boss.call("POST", calls, {
			tenant_id: tenant.id,
			name: "X",
			asks_confirmation: true,
			fields: [{ key: "name" }],
		});
		expect(refused.status).toBe(422);
	});
});

it("an unknown guid, a closed form and another's link look the same", async () => {
	const { id, guid } = await newForm();
	const sent = await fillIn(guid);
	const token = (sent.headers.get("location") ?? "").split("/").at(-1)?.split("?")[0] ?? "";
	const other = await newForm();
	const unknown = "0b5f7a52-6f2e-4d3c-9c51-4d2f86c1a001";
	await boss.call("POST", calls, { id, is_active: false });
	const bodyOf = async (path: string) => {
		const answer = await portal.fetch(path);
		return [answer.status, (await answer.text()).replace(/[0-9a-f]{8}-[0-9a-f-]{27,}|[\w-]{24,}|\d{13}/g, "")];
	};
	const pages = await Promise.all(["not-a-guid", unknown, guid].map((one) => bodyOf(`/contactForm/${one}`)));
	expect(pages.map(([status]) => status)).toEqual([404, 404, 404]);
	expect((await portal.fetch(`/contactForm/${other.guid}/status/${token}`)).status).toBe(404);
	expect((await portal.fetch(`/contactForm/${guid}/status/${token}`)).status).toBe(404);
	const asked = await Promise.all([unknown, guid].map((one) => portal.fetch(`${calls}/${one}`)));
	expect(asked.map(({ status }) => status)).toEqual([404, 404]);
});

it("a form is named by the guid of the address, which is judged before what is sent with it", async () => {
	const { guid } = await newForm();
	const unknown = "0b5f7a52-6f2e-4d3c-9c51-4d2f86c1a001";
	for (const sent of [{ name: "Named" }, { name: 5, fields: "none" }, {}])
		expect((await boss.call("POST", `${calls}/${unknown}`, sent)).status).toBe(404);
	expect((await boss.call("POST", `${calls}/${guid}`, { name: 5 })).status).toBe(422);
	const named = await boss.call("POST", `${calls}/${guid.toUpperCase()}`, { name: "Named" });
	expect(named.body).toMatchObject({ guid, name: "Named" });
	const other = await newForm();
	expect((await boss.call("POST", `${calls}/${guid}`, { id: other.id, name: "Mixed up" })).status).toBe(404);
});

it("is framed by the sites on its list only", async () => {
	const { guid } = await newForm({ allowed_domains: ["https://www.vik.test/kontakt", "*.nes.test"] });
	const framed = (await portal.fetch(`/contactForm/${guid}`)).headers.get("content-security-policy");
	expect(framed).toContain("frame-ancestors 'self' https://www.vik.test https://*.nes.test");
	const closed = (await portal.fetch("/login")).headers.get("content-security-policy");
	expect(closed).toContain("frame-ancestors 'none'");
	const wrong = await boss.call("POST", calls, {
		tenant_id: tenant.id,
		name: "X",
		allowed_domains: ["evil; script-src *"],
	});
	expect(wrong.status).toBe(422);
});

it("is sent by a program too, and set up from level 30 on", async () => {
	const { id, guid } = await newForm();
	expect((await advisor.call("POST", calls, { id, name: "Theirs" })).status).toBe(403);
	expect((await foreign.call("POST", calls, { id, name: "Theirs" })).status).toBe(404);
	const shape = (await (await portal.fetch(`${calls}/${guid}`)).json()) as { opened: string; consent_version: number };
	await passTime(10);
	const send = (more: object) =>
		portal.fetch(calls, {
			method: "POST",
			headers: { Origin: portal.origin, "Content-Type": "application/json" },
			body: JSON.stringify({ guid, opened: shape.opened, answers: { ...answers, org_no: "974760673" }, ...more }),
		});
	expect((await send({})).status).toBe(422);
	const sent = await send({ consent_version: shape.consent_version });
	expect(sent.status).toBe(201);
	expect(await sent.json()).toMatchObject({
		status: "received",
		status_url: expect.stringContaining(`/contactForm/${guid}/status/`),
	});
	expect(JSON.parse((await stored(id))[0]?.answers ?? "{}")).toMatchObject({ orgNo: "974760673" });
	const withUnknown = { ...answers, org_no: "974760673", message: `${answers.message} `, nickname: "K" };
	expect((await send({ consent_version: shape.consent_version, answers: withUnknown })).status).toBe(201);
	expect(await stored(id)).toHaveLength(1);
});

describe("the inbox", () => {
	const inbox = () => `/${tenant.guid}/dashboardCRM/contactForm`;
	const act = (id: string, sent: Record<string, string>, person = advisor) =>
		person.fetch(`${inbox()}/messages/${id}`, { method: "POST", body: new URLSearchParams(sent) });
	const received = async (more: Record<string, string> = {}) => {
		const form = await newForm({ assignee_id: advisorId, fields: [...fields, { key: "company" }] });
		const sent = await fillIn(form.guid, { company: "Fjordglimt AS", ...more });
		const status = sent.headers.get("location") ?? "";
		const id = await portal.db
			.prepare("select id from crm_submissions where form_id = ?")
			.bind(form.id)
			.first<string>("id");
		return { id: id ?? "", status };
	};

	it("makes a customer with a contact person and a note, and the sender sees it is being handled", async () => {
		const { id, status } = await received({ orgNo: "974760673" });
		expect(await (await advisor.fetch(inbox())).text()).toContain("Fjordglimt AS");
		expect((await foreign.fetch(`/${tenant.guid}/dashboardCRM/contactForm/messages/${id}`)).status).toBe(404);
		expect((await act(id, { intent: "file", customer: "new", contact: "on", note: "on" })).status).toBe(302);
		const row = await portal.db
			.prepare(
				`select c.name, c.org_no, c.source, c.owner_id, c.last_activity_at > 0 as active, n.plain, p.first_name, p.last_name, p.consent, s.status from crm_submissions s
				join companies c on c.id = s.customer_id join crm_notes n on n.id = s.note_id
				join crm_customer_contacts l on l.customer_id = c.id join crm_contacts p on p.id = l.contact_id where s.id = ?`,
			)
			.bind(id)
			.first();
		expect(row).toEqual({
			...{
				name: "Fjordglimt AS",
				org_no: "974760673",
				source: "form",
				owner_id: advisorId,
				active: 1,
				status: "handled",
			},
			...{ plain: "Kan dere ringe?", first_name: "Kari", last_name: "Moe", consent: "given" },
		});
		const its = await portal.db
			.prepare("select c.guid from crm_submissions s join companies c on c.id = s.customer_id where s.id = ?")
			.bind(id)
			.first<string>("guid");
		const log = `/${tenant.guid}/dashboardCRM/customers/${its}?kind=forms`;
		expect(await (await advisor.fetch(log)).text()).toContain(`contactForm/messages/${id}`);
		expect(await (await advisor.fetch(log.replace("forms", "meetings"))).text()).not.toContain(`messages/${id}`);
		expect(await (await portal.fetch(status)).text()).toMatch(/aria-current="step"[\s\S]*Being handled/);
		expect((await act(id, { intent: "answered" })).status).toBe(302);
		expect((await act(id, { intent: "remove" })).status).toBe(302);
		expect((await portal.fetch(status)).status).toBe(404);
	});

	it("offers the customer with the same number, and not one that the visitor may not see", async () => {
		const known = await boss.call("POST", "/api/crm/customers", {
			tenant_id: tenant.id,
			name: "Kjent AS",
			org_no: "923609016",
		});
		const hidden = await boss.call("POST", "/api/crm/customers", {
			tenant_id: tenant.id,
			name: "Skjult AS",
			email: "skjult@example.test",
			visibility: "own",
		});
		const { id } = await received({ orgNo: "923609016", email: "skjult@example.test" });
		const html = await (await advisor.fetch(`${inbox()}/messages/${id}`)).text();
		expect(html).toContain("Kjent AS");
		expect(html).not.toContain("Skjult AS");
		expect((await act(id, { intent: "file", customer: (hidden.body as Form).id })).status).toBe(404);
		expect((await act(id, { intent: "file", customer: (known.body as Form).id })).status).toBe(302);
	});
});

it("what Turnstile does not vouch for is kept as spam", async () => {
	const guarded = await startPortal({
		vars: { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET: "secret" },
		network: async (request) => {
			const body = await (request as unknown as Request).text();
			return Response.json({ success: body.includes("response=right") });
		},
	});
	try {
		const make = factories(guarded.db);
		const module = await make.module("crm");
		const here = await make.tenant({ name: "Vik" });
		const entry = await make.entry(here, module);
		const admin = await make.member(here, "ADMIN");
		await make.grant(entry, admin, "ADMIN");
		const person = await signInAs(guarded, admin.email);
		const form = (await person.call("POST", calls, { tenant_id: here.id, name: "Web", fields })).body as Form;
		const described = (await (await guarded.fetch(`${calls}/${form.guid}`)).json()) as {
			opened: string;
			turnstile_site_key: string;
		};
		expect(described.turnstile_site_key).toBe("site");
		const page = await guarded.fetch(`/contactForm/${form.guid}`);
		expect(page.headers.get("content-security-policy")).toContain("frame-src https://challenges.cloudflare.com");
		await guarded.travelTo(new Date(Date.now() + 60_000));
		for (const turnstile of ["right", "wrong", ""])
			await guarded.fetch(calls, {
				method: "POST",
				headers: { Origin: guarded.origin, "Content-Type": "application/json" },
				body: JSON.stringify({
					guid: form.guid,
					opened: described.opened,
					consent_version: 1,
					turnstile,
					answers: { ...answers, message: `m${turnstile}` },
				}),
			});
		const rows = await guarded.db.prepare("select status from crm_submissions order by id").all<{ status: string }>();
		expect(rows.results.map(({ status }) => status)).toEqual(["new", "spam", "spam"]);
	} finally {
		await guarded.dispose();
	}
}, 60_000);
