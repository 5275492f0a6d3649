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
	const first = await advisor.submit(page, { ...follow, contactOn: "2026-11-02", updatedAt: updated_at });
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
