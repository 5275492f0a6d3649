import { afterAll, beforeAll, expect, it } from "vitest";
import { businessIdea } from "#app/forms/templates/business-idea";
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

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("business_evaluator");
	tenant = await make.tenant({ name: "Havna" });
	const other = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const otherEntry = await make.entry(other, module);
	const join = async (where: typeof tenant, role: "ADMIN" | "ADVISOR", grants = entry) => {
		const member = await make.member(where, role, { language: "en" });
		await make.grant(grants, member, role);
		return signInAs(portal, member.email);
	};
	admin = await join(tenant, "ADMIN");
	advisor = await join(tenant, "ADVISOR");
	colleague = await join(tenant, "ADVISOR");
	stranger = await join(other, "ADMIN", otherEntry);
	base = `/${tenant.guid}/business_evaluator`;
	expect((await guest().fetch(`${base}/form`)).status).toBe(404);
	expect(await (await admin.fetch(`${base}/entrepreneurs`)).text()).not.toContain("Open the form");
	const publishing = { intent: "saveForm", isOpen: "on", contact: "", keptDays: "" };
	expect((await admin.submit(`${base}/settings`, publishing)).status).toBe(302);
	const found = await guest().fetch(`${base}/form?lang=en`);
	form = found.headers.get("Location")?.split("?")[0] ?? "";
});
afterAll(() => portal.dispose());

const guest = () => asPerson(portal);
const points = Object.fromEntries(
	businessIdea.scores.flatMap(({ id, items }) => items.map(({ question }) => [question, id === "market" ? 1 : 5])),
);
const answers = (more: object = {}) => ({
	...{ name: "Eva Lund", email: "eva@people.test", municipality: "havna kommune", idea: "A bakery by the harbour" },
	...{ stage: "validated", consent: true, ...points, ...more },
});
const step = (path: string, go: string, given: object, more: Record<string, string> = {}) =>
	guest().submit(path, {
		...{ step: go === "send" ? "review" : "about", go, kept: JSON.stringify(given), startedAt: "1" },
		...{ sendKey: crypto.randomUUID(), ...more },
	});
type Listed = {
	id: string;
	name: string;
	score: number;
	status: string;
	advisor_id: string | null;
	updated_at: string;
};
const listed = async (person: Person, query = "") =>
	(await person.call("GET", `/api/business_evaluator/entrepreneurs?tenant_id=${tenant.id}${query}`)).body
		.items as Listed[];
const change = (person: Person, id: string, given: object) =>
	person.call("POST", "/api/business_evaluator/entrepreneurs", { id, ...given });
const count = async (table: string) =>
	(await portal.db.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n;

const all = async <Row>(sql: string) => (await portal.db.prepare(sql).all<Row>()).results;

/** Somebody new on the list, whom the advisor follows: the id and the page. */
async function newcomer(name: string, more: object = {}): Promise<[string, string]> {
	const email = `${name.split(" ")[0]?.toLowerCase()}@people.test`;
	expect((await step(`${form}?lang=en`, "send", answers({ name, email, ...more }))).status).toBe(302);
	const [{ id } = { id: "" }] = await all<{ id: string }>(`select id from be_entrepreneurs where name = '${name}'`);
	expect((await change(admin, id, { advisor_id: advisor.userId })).status).toBe(200);
	return [id, `${base}/entrepreneurs/${id}`];
}

it("shows a demo that is marked as one, comes to what is chosen, and stores nothing", async () => {
	const before = [await count("form_replies"), await count("be_entrepreneurs"), await count("form_openings")];
	const page = await (await guest().fetch(`${base}/demo?lang=en`)).text();
	expect(page).toContain("Demo with made-up answers");
	expect(page).toContain("Next steps");
	const best = new URLSearchParams(Object.keys(points).map((question) => [question, "5"]));
	const chosen = await (await guest().fetch(`${base}/demo?lang=en&${best}`)).text();
	expect(chosen).toContain("100 of 100 points in all");
	expect(chosen).not.toContain("Next steps");
	expect([await count("form_replies"), await count("be_entrepreneurs"), await count("form_openings")]).toEqual(before);
	expect((await guest().fetch(`/${crypto.randomUUID()}/business_evaluator/demo`)).status).toBe(404);
});

it("gives who has sent the form a result with areas, words and next steps, on the page and as a PDF, and nobody else", async () => {
	const sent = await step(`${form}?lang=en&source=fair`, "send", answers());
	expect(sent.status).toBe(302);
	const to = sent.headers.get("Location") ?? "";
	const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
	const thanks = await (await guest().fetch(to, { headers: { Cookie: cookie } })).text();
	expect(thanks).toContain("80 of 100 points in all");
	expect(thanks).toContain("You know little of your customers so far.");
	expect(thanks).toContain("Speak to five possible customers before you spend money.");
	expect(await (await guest().fetch(to)).text()).not.toContain("of 100 points");
	const pdf = await guest().fetch(to.replace("/sent?", "/sent_pdf?"), { headers: { Cookie: cookie } });
	expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);

	expect(await listed(admin)).toEqual([
		expect.objectContaining({
			...{ name: "Eva Lund", idea: "A bakery by the harbour", stage: "validated", score: 80, municipality: "Havna" },
			...{ status: "new", advisor_id: null, source: "fair", last_contact_on: null },
		}),
	]);
	expect(await (await advisor.fetch("/home")).text()).toContain("Eva Lund has evaluated a business idea");
});

it("keeps what was begun for who gives an address, and leads back to it by the letter until it is sent once", async () => {
	const begun = { name: "Ola Moe", idea: "Kayak tours" };
	const refused = await step(`${form}?lang=en`, "later", begun, { email: "no address" });
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("no address");
	const kept = await step(`${form}?lang=en`, "later", begun, { email: "ola@people.test" });
	expect(kept.status).toBe(200);
	expect(await kept.text()).toContain("Your answers are kept");
	await portal.settle();
	const letter = await portal.db
		.prepare("select text from mail_outbox where template = 'formLater' and recipient = 'ola@people.test'")
		.first<{ text: string }>();
	const [, link = ""] = /(\/[\w-]+\/business_evaluator\/form\/[\w-]+\/[\w-]+\?lang=en)/.exec(letter?.text ?? "") ?? [];
	expect(letter?.text).not.toContain("Kayak");
	expect(await listed(admin)).toHaveLength(1);

	const back = await (await guest().fetch(link)).text();
	expect(back).toContain("Kayak tours");
	const on = await step(link, "keep", { ...begun, municipality: "Havna" }, { revision: "1" });
	expect(on.status).toBe(200);
	const whole = answers({ name: "Ola Moe", email: "ola@people.test", idea: "Kayak tours" });
	expect((await step(link, "send", whole, { revision: "2" })).status).toBe(302);
	expect((await listed(admin, "&q=kayak")).map(({ name }) => name)).toEqual(["Ola Moe"]);
	expect(await (await guest().fetch(link)).text()).not.toContain("Kayak tours");
	expect(await count("form_replies")).toBe(2);
});

it("shows each advisor their own and those that are nobody's, and follows one with notes, files and history", async () => {
	const [ola, eva] = await listed(admin);
	const ids = [ola?.id ?? "", eva?.id ?? ""] as const;
	expect((await change(advisor, ids[1], { advisor_id: advisor.userId, org_no: "1" })).status).toBe(422);
	expect((await change(advisor, ids[1], { advisor_id: "nobody" })).status).toBe(422);
	expect((await change(advisor, ids[1], { advisor_id: advisor.userId })).status).toBe(200);
	expect((await listed(colleague)).map(({ id }) => id)).toEqual([ids[0]]);
	const page = `${base}/entrepreneurs/${ids[1]}`;
	for (const [person, status] of [
		[advisor, 200],
		[admin, 200],
		[colleague, 404],
		[stranger, 404],
	] as const)
		expect((await person.fetch(page)).status).toBe(status);
	expect((await change(stranger, ids[1], { status: "closed" })).status).toBe(404);

	const [{ updated_at } = { updated_at: "" }] = await listed(advisor, `&f=advisor.any.${advisor.userId}`);
	const follow = { intent: "follow", status: "guidance", advisorId: advisor.userId, stage: "start" };
	const early = await advisor.submit(page, { ...follow, contactOn: "", updatedAt: updated_at });
	expect([early.status, (await early.text()).includes("all entry checks of the stage")]).toEqual([422, true]);
	const checks = ["budget", "funding", "plan"];
	expect((await change(advisor, ids[1], { checks })).status).toBe(200);
	const [{ updated_at: now } = { updated_at: "" }] = await listed(advisor, `&f=advisor.any.${advisor.userId}`);
	const first = await advisor.submit(page, { ...follow, contactOn: "2026-11-02", updatedAt: now });
	expect(first.status).toBe(302);
	expect((await advisor.submit(page, { ...follow, contactOn: "", updatedAt: updated_at })).status).toBe(409);
	expect((await advisor.submit(page, { intent: "facts", name: "" })).status).toBe(422);
	const facts = {
		name: "Eva Lunde",
		email: "eva@people.test",
		phone: "",
		municipality: "Havna",
		orgNo: "",
		idea: "Bread",
	};
	expect((await advisor.submit(page, { intent: "facts", ...facts, updatedAt: "" })).status).toBe(302);
	expect((await advisor.submit(page, { intent: "addNote", text: "Called back." })).status).toBe(302);
	const body = new FormData();
	body.append("intent", "addFiles");
	body.append("files", new File(["budget"], "budget.txt"));
	const sent = new Response(body);
	const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
	const uploaded = await advisor.fetch(page, { method: "POST", headers, body: await sent.arrayBuffer() });
	expect(uploaded.status).toBe(302);
	const shown = await (await advisor.fetch(page)).text();
	for (const words of ["Eva Lunde", "Called back.", "budget.txt", "80 of 100", "A bakery by the harbour", "History"])
		expect(shown).toContain(words);
	const [, file = ""] = /href="([^"]*\/files\/[^"]+)"/.exec(shown) ?? [];
	expect(await (await advisor.fetch(file)).text()).toBe("budget");
	expect((await colleague.fetch(file)).status).toBe(404);
	expect((await listed(admin, "&q=bread")).map(({ name }) => name)).toEqual(["Eva Lunde"]);
	const csv = await (await admin.fetch(`${base}/entrepreneurs/export?format=csv&f=score.after.10`)).text();
	expect(csv.trim().split("\n")).toHaveLength(3);
	const handed = await advisor.submit(page, { ...follow, advisorId: colleague.userId, contactOn: "", updatedAt: "" });
	expect(handed.headers.get("Location")).toBe(`${base}/entrepreneurs`);
	expect((await change(admin, ids[1], { advisor_id: advisor.userId })).status).toBe(200);
});

it("gives whoever is evaluated again with an advisor the new score, and takes all away when they are deleted", async () => {
	const [eva] = await listed(admin, "&q=bread");
	const id = eva?.id ?? "";
	const again = answers({ ...Object.fromEntries(Object.keys(points).map((question) => [question, 5])) });
	const sent = await advisor.submit(`${form}?lang=en&about=${id}`, {
		...{ step: "review", go: "send", kept: JSON.stringify(again), startedAt: "1", sendKey: crypto.randomUUID() },
	});
	expect(sent.headers.get("Location")).toBe(`${base}/entrepreneurs/${id}`);
	expect(await listed(admin, "&q=bread")).toEqual([expect.objectContaining({ name: "Eva Lunde", score: 100 })]);
	expect(await (await admin.fetch(`${base}/entrepreneurs/${id}`)).text()).toContain("With an advisor");

	const page = `${base}/entrepreneurs/${id}`;
	expect((await advisor.submit(page, { intent: "remove" })).headers.get("Location")).toMatch(/^\/error/);
	expect((await admin.submit(page, { intent: "remove" })).status).toBe(302);
	expect((await admin.fetch(page)).status).toBe(404);
	const left = await portal.db
		.prepare("select count(*) as n from form_replies where subject_id = ?1 and deleted_at is null")
		.bind(id)
		.first<{ n: number }>();
	expect(left?.n).toBe(0);
});

it("lets several assess blind, shows how far apart they are, and keeps what they agree on", async () => {
	const [id, page] = await newcomer("Blind Berg", { drive: 5, begins: 1 });
	const ratings = `${page}/ratings`;
	const areas = businessIdea.scores.map(({ id: key }) => key);
	const rate = (person: Person, value: string, intent = "rate") =>
		person.submit(
			ratings,
			new URLSearchParams([
				...[
					["intent", intent],
					["note", `because of ${value}`],
				],
				...areas.flatMap((key) => [
					["areas[]", key],
					["points[]", value],
				]),
			]) as never,
		);
	expect((await colleague.fetch(ratings)).status).toBe(404);
	expect((await rate(advisor, "6")).status).toBe(422);
	expect((await advisor.submit(ratings, { intent: "ask", "assessors[]": stranger.userId })).status).toBe(422);
	expect((await advisor.submit(ratings, { intent: "ask", "assessors[]": colleague.userId })).status).toBe(302);
	expect(await (await colleague.fetch("/home")).text()).toContain("Assess the idea of Blind Berg");
	expect((await colleague.fetch(page)).status).toBe(404);
	expect((await rate(colleague, "2")).status).toBe(302);
	const before = await (await advisor.fetch(ratings)).text();
	expect(before).toContain("You assess on your own first");
	expect(before).toContain("What keeps you from getting started?");
	expect(before).not.toContain("because of 2");
	expect((await rate(advisor, "4", "agree")).status).toBe(422);
	expect((await rate(advisor, "4")).status).toBe(302);
	const after = await (await advisor.fetch(ratings)).text();
	for (const words of ["because of 2", "2 to 4, mean 3", "Beside the mean of 2 people."])
		expect(after).toContain(words);
	expect((await rate(colleague, "5")).status).toBe(422);
	expect((await rate(advisor, "3", "agree")).status).toBe(302);
	expect(await (await colleague.fetch(ratings)).text()).toContain("because of 3");
	expect((await rate(stranger, "3")).status).toBe(404);
	expect(id).toBeTruthy();
});

it("shares the profile alone by a link that ends and can be closed", async () => {
	const [id, page] = await newcomer("Lenke Lie");
	const made = await (await advisor.submit(page, { intent: "makeLink", recipient: "The bank", days: "7" })).text();
	const [, link = ""] = /value="[^"]*(\/[\w-]+\/business_evaluator\/profile\/[\w-]+)"/.exec(made) ?? [];
	const opened = await guest().fetch(`${link}?lang=en`);
	const text = await opened.text();
	expect([opened.status, opened.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
	expect(text).toContain("The profile of Lenke Lie");
	for (const secret of ["A bakery by the harbour", "eva@people.test"]) expect(text).not.toContain(secret);
	expect((await guest().fetch(link.replace(tenant.guid, crypto.randomUUID()))).status).toBe(404);
	await portal.db.exec(`update be_profile_links set expires_at = 1 where entrepreneur_id = '${id}'`);
	expect((await guest().fetch(link)).status).toBe(404);
	await portal.db.exec(`update be_profile_links set expires_at = 9000000000000 where entrepreneur_id = '${id}'`);
	const [row] = await all<{ id: string }>(`select id from be_profile_links where entrepreneur_id = '${id}'`);
	expect((await colleague.submit(page, { intent: "revokeLink", id: row?.id ?? "" })).status).toBe(404);
	expect((await advisor.submit(page, { intent: "revokeLink", id: row?.id ?? "" })).status).toBe(302);
	expect((await guest().fetch(link)).status).toBe(404);
});

it("draws five tasks from the answers, each with what helps, and writes the plan once", async () => {
	const [id, page] = await newcomer("Plan Ness", Object.fromEntries(Object.keys(points).map((key) => [key, 1])));
	expect((await advisor.submit(page, { intent: "makePlan" })).status).toBe(302);
	expect((await advisor.submit(page, { intent: "makePlan" })).status).toBe(422);
	const tasks = await all<{ id: string }>(`select id from be_plan_tasks where entrepreneur_id = '${id}' order by id`);
	expect(tasks).toHaveLength(5);
	const [first] = tasks;
	await advisor.submit(page, { intent: "taskDone", id: first?.id ?? "", isDone: "on" });
	expect((await advisor.submit(page, { intent: "saveTask", title: "Call the bank", path: "/elsewhere" })).status).toBe(
		422,
	);
	expect((await advisor.submit(page, { intent: "saveTask", title: "Call the bank", path: "" })).status).toBe(302);
	expect((await colleague.submit(page, { intent: "removeTask", id: first?.id ?? "" })).status).toBe(404);
	for (const _ of [1, 2]) expect((await advisor.submit(page, { intent: "sendPlan" })).status).toBe(302);
	await portal.settle();
	const letters = await all<{ text: string }>("select text from mail_outbox where template = 'ideaPlan'");
	expect(letters).toHaveLength(1);
	expect(letters[0]?.text).toContain("5. Call the bank");
});

it("keeps the business model, refuses what is written over a newer one, and gives it as a PDF", async () => {
	const [, page] = await newcomer("Modell Moe");
	const canvas = `${page}/canvas`;
	const save = (person: Person, value: string, updatedAt = "0") =>
		person.submit(canvas, { intent: "save", value, updatedAt });
	expect((await save(colleague, "Bread")).status).toBe(404);
	expect((await save(advisor, "Bread at seven")).status).toBe(302);
	expect((await save(advisor, "Something else")).status).toBe(409);
	expect(await (await advisor.fetch(canvas)).text()).toContain("Bread at seven");
	const pdf = await advisor.fetch(`${canvas}/pdf`);
	expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

it("asks to evaluate again after the months that were chosen, once, and shows the change", async () => {
	const [id, page] = await newcomer("Igjen Iversen");
	const chosen = new URLSearchParams([
		...[
			["intent", "saveRepeat"],
			["months[]", "3"],
			["months[]", "6"],
		],
	]);
	expect((await admin.submit(`${base}/settings`, chosen as never)).status).toBe(302);
	const letters = () =>
		all<{ text: string }>(
			"select text from mail_outbox where template = 'ideaAgain' and recipient = 'igjen@people.test'",
		);
	const day = 86_400_000;
	await portal.db.exec(`update be_entrepreneurs set created_at = created_at - ${95 * day} where id = '${id}'`);
	for (const _ of [1, 2]) {
		await portal.cron();
		await portal.settle();
	}
	const sent = await letters();
	expect(sent).toHaveLength(1);
	const [, link = ""] = /(\/[\w-]+\/business_evaluator\/form\/[\w-]+\/[\w-]+\?lang=en)/.exec(sent[0]?.text ?? "") ?? [];
	const best = answers({ ...Object.fromEntries(Object.keys(points).map((key) => [key, 5])), name: "Igjen Iversen" });
	expect((await step(link, "send", best)).status).toBe(302);
	const [row] = await all<{ score: number; first_score: number; asked_months: number }>(
		`select score, first_score, asked_months from be_entrepreneurs where id = '${id}'`,
	);
	expect(row).toEqual({ score: 100, first_score: 80, asked_months: 3 });
	expect(await (await advisor.fetch(page)).text()).toContain("Change since the first time");
});

it("tells funders of no group under five, and gives the figures as CSV and PDF", async () => {
	const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
	const period = `from=${day(-365)}&to=${day(1)}`;
	const from = `${base}/cohort?${period}`;
	expect((await advisor.fetch(from)).headers.get("Location") ?? "").toMatch(/error/);
	const shown = await (await admin.fetch(from)).text();
	expect(shown).toContain("Groups of fewer than five people are not told");
	expect(await (await admin.fetch(`${base}/cohort?from=2020-01-01&to=2020-02-01`)).text()).toContain("Nobody began");
	const csv = await (await admin.fetch(`${base}/cohort/file?${period}`)).text();
	const [before] = await all<{ n: number }>(
		`select count(*) as n from be_entrepreneurs where tenant_id = '${tenant.id}' and deleted_at is null`,
	);
	expect(csv).toContain(`Began in the period;;${before?.n}`);
	for (const [, count] of csv.matchAll(/^(?:Stage|Status|Municipality);[^;]*;(\d+)\r?$/gm))
		expect(Number(count) === 0 || Number(count) >= 5).toBe(true);
	const pdf = await admin.fetch(`${base}/cohort/pdf?${period}`);
	expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
});
