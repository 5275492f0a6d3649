import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

type Place = { id: string; guid: string; boss: Person; form: string };

let portal: Portal;
/** Two organisations with the same modules; the second says nothing of its letters. */
let havna: Place;
let vik: Place;
/** Answers for a company of the first. */
let lead: Person & { email: string };

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const modules = [await make.module("veksttorget"), await make.module("hms")];
	const place = async (name: string): Promise<Place> => {
		const tenant = await make.tenant({ name });
		const member = await make.member(tenant, "ADMIN", { language: "en", firstName: "Kari" });
		const other = await make.member(tenant, "ADVISOR", { language: "en", firstName: "Ola" });
		for (const module of modules) {
			const entry = await make.entry(tenant, module);
			await make.grant(entry, member, "ADMIN");
			await make.grant(entry, other, "ADVISOR");
		}
		const boss = await signInAs(portal, member.email);
		lead ??= Object.assign(await signInAs(portal, other.email), { email: other.email });
		const base = `/${tenant.guid}/veksttorget`;
		await boss.submit(`${base}/settings`, { intent: "saveForm", isOpen: "on", contact: "", keptDays: "" });
		const found = await asPerson(portal).fetch(`${base}/form?lang=en`);
		return { ...tenant, boss, form: found.headers.get("Location")?.split("?")[0] ?? "" };
	};
	[havna, vik] = [await place("Havna"), await place("Vik")];
});
afterAll(() => portal.dispose());

const all = async <Row>(sql: string, ...values: string[]) =>
	(
		await portal.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;
const lettersTo = (email: string) =>
	all<{ subject: string; text: string; template: string }>(
		"select subject, text, template from mail_outbox where recipient = ? order by created_at, id",
		email,
	);
const html = async (person: Person, path: string) => (await person.fetch(path)).text();
const letterAt = ({ guid }: Place, module: string, event: string) => `/${guid}/${module}/settings/letters/${event}`;
/** The form of a letter, as its page sends it. */
const typed = (subject: string, body: string, more: object = {}) => ({
	...{ intent: "save", language: "en", subject, body, isEnabled: "yes", updatedAt: "" },
	...more,
});

describe("letters to whoever asks for help", () => {
	const ask = async ({ form }: Place, email: string) => {
		const answers = {
			...{ topic: "start", message: "We want to open a bakery.", name: "Eva Lund", email },
			...{ municipality: "havna", consent: true },
		};
		const sendKey = crypto.randomUUID();
		const fields = { step: "review", go: "send", kept: JSON.stringify(answers), sendKey, startedAt: "1" };
		expect((await asPerson(portal).submit(`${form}?lang=en`, fields)).status).toBe(302);
		await portal.settle();
	};

	it("are in the words of their organisation, and in no other's", async () => {
		const path = letterAt(havna, "veksttorget", "received");
		const own = typed("Havna has it: {{number}}", "Thank you for writing to Havna.\n\n{{link}}");
		const unknown = await havna.boss.submit(path, { ...own, body: "{{name}}" });
		expect(unknown.status).toBe(422);
		expect(await unknown.text()).toContain("a name between double braces that cannot be used: “name”");
		expect(await all("select id from vt_letters")).toEqual([]);
		const look = await havna.boss.submit(path, { ...own, intent: "preview" });
		expect(await look.text()).toContain("Havna has it: VT-00012");
		const tested = await havna.boss.submit(path, { ...own, intent: "test" });
		expect(await tested.text()).toContain("A test is on its way to");
		expect((await havna.boss.submit(path, own)).status).toBe(302);
		await ask(havna, "havna@people.test");
		await ask(vik, "vik@people.test");
		const [mine, ...more] = await lettersTo("havna@people.test");
		expect([mine?.subject, more]).toEqual(["Havna has it: VT-00001", []]);
		expect(mine?.text).toContain("Thank you for writing to Havna.");
		const [theirs] = await lettersTo("vik@people.test");
		expect(theirs?.subject).toBe("Receipt VT-00001: Vik has received your form");
		expect(theirs?.text).not.toContain("Havna");
		expect(await html(havna.boss, path)).toContain("Thank you for writing to Havna.");
		expect(await html(vik.boss, letterAt(vik, "veksttorget", "received"))).not.toContain("Havna");
		expect((await vik.boss.fetch(path)).status).not.toBe(200);
		const log = await html(havna.boss, `/${havna.guid}/veksttorget/settings/letters`);
		expect(log).toContain("havna@people.test");
		expect(log).not.toContain("vik@people.test");
	});

	it("are not sent where they are switched off, and are the portal's again once that is asked for", async () => {
		const list = `/${havna.guid}/veksttorget/settings/letters`;
		await havna.boss.submit(list, { intent: "switch", event: "received", isEnabled: "0" });
		await ask(havna, "off@people.test");
		expect(await lettersTo("off@people.test")).toEqual([]);
		const path = letterAt(havna, "veksttorget", "received");
		expect((await havna.boss.submit(path, { intent: "reset" })).status).toBe(302);
		await ask(havna, "again@people.test");
		const [again] = await lettersTo("again@people.test");
		expect(again?.subject).toMatch(/^Receipt VT-/);
		expect((await havna.boss.fetch(letterAt(havna, "veksttorget", "nothing"))).status).toBe(404);
	});

	it("tell once that an enquiry was taken up, and that it is closed", async () => {
		const path = letterAt(havna, "veksttorget", "closed");
		await havna.boss.submit(path, typed("Closed: {{number}}", "Goodbye {{name}}.\n\nGone to: {{referredTo}}"));
		await ask(havna, "closing@people.test");
		const [intake] = await all<{ id: string }>("select id from vt_intakes where email = 'closing@people.test'");
		const change = (given: object) => havna.boss.call("POST", "/api/veksttorget/intakes", { id: intake?.id, ...given });
		expect((await change({ status: "dialogue" })).status).toBe(200);
		expect((await change({ status: "done" })).status).toBe(200);
		await change({ note: "Words" });
		await portal.settle();
		const letters = await lettersTo("closing@people.test");
		const closing = letters.filter(({ subject }) => subject.startsWith("Closed: VT-"));
		expect([letters.length, closing.length]).toEqual([2, 1]);
		expect(closing[0]?.text).toContain("Goodbye Eva Lund.");
		expect(closing[0]?.text).not.toContain("Gone to");
	});
});

describe("letters to those who follow companies up", () => {
	const now = today("Europe/Oslo", new Date());

	it("remind in the organisation's words, and tell of the rest only where that is switched on", async () => {
		const { boss } = havna;
		const base = `/${havna.guid}/hms`;
		const made = await boss.call("POST", "/api/hms/companies", {
			...{ tenant_id: havna.id, name: "Lyngvik Verksted", lead_id: lead.userId },
		});
		expect(made.status, made.text).toBe(201);
		const company = made.body as { id: string; guid: string };
		const add = (title: string) =>
			boss.submit(`${base}/new_measure`, {
				...{ intent: "add", company: company.id, title, ownerId: lead.userId, dueOn: addDays(now, 2) },
			});
		const words = typed("Do it: {{measure}}", "{{name}}, {{company}} waits until {{due}}.\n\n{{link}}");
		expect((await boss.submit(letterAt(havna, "hms", "measureDue"), words)).status).toBe(302);
		await add("Sett opp vern");
		for (let time = 0; time < 2; time++) {
			await portal.cron();
			await portal.settle();
		}
		const [reminder, ...more] = await lettersTo(lead.email);
		expect([reminder?.subject, reminder?.template, more]).toEqual(["Do it: Sett opp vern", "safetyNews", []]);
		expect(reminder?.text).toContain("Ola, Lyngvik Verksted waits until");

		const report = {
			...{ intent: "report", kind: "deviation", title: "Oljesøl", event: "Olje på gulvet", place: "Lager" },
			...{ happenedOn: now, company: company.id, area: "", happenedAt: "07:30", immediateAction: "" },
		};
		expect((await boss.submit(`${base}/new_deviation`, report)).status).toBe(302);
		await portal.settle();
		expect(await lettersTo(lead.email)).toHaveLength(1);
		const list = `${base}/settings/letters`;
		for (const event of ["deviationReported", "documentToRead", "roundPlanned"])
			expect((await boss.submit(list, { intent: "switch", event, isEnabled: "1" })).status).toBe(302);
		expect((await boss.submit(`${base}/new_deviation`, report)).status).toBe(302);
		const document = { intent: "add", duty: "goals", title: "Mål", text: "Ingen skal skades." };
		expect((await boss.submit(`${base}/companies/${company.guid}/duties`, document)).status).toBe(302);
		const round = {
			...{ intent: "plan", company: company.id, checklist: "office", area: "Lager", topic: "", participants: "" },
			...{ plannedOn: addDays(now, 7), leaderId: lead.userId },
		};
		expect((await boss.submit(`${base}/new_form`, round)).status).toBe(302);
		await portal.settle();
		const subjects = (await lettersTo(lead.email)).map(({ subject }) => subject).sort();
		expect(subjects).toEqual([
			"Deviation reported: Lyngvik Verksted",
			"Do it: Sett opp vern",
			"Document to read: Lyngvik Verksted",
			expect.stringMatching(/^Safety round on .+: Lyngvik Verksted$/),
		]);
		expect(await html(boss, list)).toContain(lead.email);
		expect(await html(vik.boss, `/${vik.guid}/hms/settings/letters`)).not.toContain(lead.email);

		await boss.submit(list, { intent: "switch", event: "measureDue", isEnabled: "0" });
		await add("Rydd lageret");
		await portal.cron();
		await portal.settle();
		expect(await lettersTo(lead.email)).toHaveLength(4);
		const notices = await all("select id from notifications where type = 'measureReminder'");
		expect(notices).toHaveLength(2);

		// What had no letter of its own is told by the digest.
		const due = portal.db.prepare("select due_at from mail_digests where user_id = ?").bind(lead.userId);
		await portal.cron("*/5 * * * *");
		await portal.settle();
		const at = new Date((await due.first<number>("due_at")) ?? 0);
		await portal.travelTo(at);
		await portal.cron("*/5 * * * *", at);
		await portal.settle();
		await portal.travelTo(null);
		const digests = (await lettersTo(lead.email)).filter(({ template }) => template === "digest");
		expect(digests).toHaveLength(1);
		expect(digests[0]?.text).toContain("Rydd lageret");
		expect(digests[0]?.text).not.toContain("Sett opp vern");
	});
});
