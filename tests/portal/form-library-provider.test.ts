import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const NEW = "/followup/form_library/new";
const LIST = "/followup/form_library";

let portal: Portal;
let make: ReturnType<typeof factories>;
let provider: Person;
let here: Awaited<ReturnType<typeof organisation>>;
let there: Awaited<ReturnType<typeof organisation>>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	const { email } = await make.user({ isSuperadmin: true });
	provider = await signInAs(portal, email);
	const modules = [await make.module("form_builder")];
	here = await organisation("Vik kommune", modules);
	modules.push(await make.module("general_reports"), await make.module("psych_eval"));
	there = await organisation("Nes kommune", modules);
});
afterAll(() => portal.dispose());

async function organisation(name: string, modules: Awaited<ReturnType<typeof make.module>>[]) {
	const tenant = await make.tenant({ name });
	const user = await make.member(tenant, "ADMIN");
	for (const module of modules) await make.grant(await make.entry(tenant, module), user, "ADMIN");
	return { tenant, base: `/${tenant.guid}/form_builder`, admin: await signInAs(portal, user.email) };
}

type Question = { id: string; label: Record<string, string>; isLocked?: boolean; origin?: string };
type Written = {
	pages: { sections: { questions: Question[] }[] }[];
	origins?: { id: string; title: string; locks: string[] }[];
};
const definition = (title: string, more: object = {}) => ({
	...{ format: 1, languages: ["nb", "en"], title: { nb: title, en: `${title} in English` }, scores: [], lineage: [] },
	tests: [],
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [
						{ id: "q1", code: "q1", type: "scale", min: 0, max: 4, label: { nb: "Jeg klarer det", en: "I can" } },
						{ id: "q2", code: "q2", type: "scale", min: 0, max: 4, label: { nb: "Jeg gir ikke opp" }, ...more },
					],
				},
			],
		},
	],
});

/** Keeps a form as an unlocked item in an organisation's library and gives the item's id. */
async function keep({ tenant, base, admin }: typeof here, title: string, written: object = definition(title)) {
	const made = await admin.call("POST", "/api/form_builder/forms", { tenant_id: tenant.id, definition: written });
	expect(made.status, made.text).toBe(201);
	const kept = await admin.submit(`${base}/build/${made.body.name}`, { intent: "keep", part: "", title });
	expect(kept.status).toBe(200);
	return String(
		await portal.db.prepare("select id from form_library where title = ?1").bind(title).first<string>("id"),
	);
}

const offering = (item: string, title: string, more: Record<string, string> = {}) => ({
	...{ intent: "offer", tenant: here.tenant.guid, item, "titles.nb": title, "titles.en": `${title} (en)` },
	...{ source: "Hansen 2019", licence: "CC BY 4.0", locks: "wording", ...more },
});

async function offer(title: string): Promise<string> {
	const answer = await provider.submit(NEW, offering(await keep(here, title), title));
	expect(answer.headers.get("location"), await answer.text()).toBe(LIST);
	const row = await portal.db
		.prepare("select id from portal_form_library where sort_title = ?1")
		.bind(title.toLowerCase())
		.first<string>("id");
	return String(row);
}

const itemFor = ({ tenant, admin }: typeof here, id: string) =>
	admin.call("GET", `/api/form_builder/library?tenant_id=${tenant.id}&id=${id}`);

async function formOf({ tenant, base, admin }: typeof here, template: string, title: string) {
	const made = await admin.submit(`${base}/new`, { intent: "make", from: "template", template, title });
	expect(made.status, await made.text()).toBe(302);
	const name = made.headers.get("location")?.split("/").at(-1);
	const id = await portal.db
		.prepare("select id from forms where tenant_id = ?1 and slug = ?2")
		.bind(tenant.id, name)
		.first<string>("id");
	const read = await admin.call("GET", `/api/form_builder/forms?tenant_id=${tenant.id}&id=${id}`);
	return { id: String(id), name: String(name), definition: read.body.definition as Written };
}

const save = ({ tenant, admin }: typeof here, id: string, revision: number, written: unknown) =>
	admin
		.call("POST", "/api/form_builder/forms", { tenant_id: tenant.id, id, revision, definition: written })
		.then(({ status }) => status);

async function sendFile(person: Person, path: string, text: string, fields: Record<string, string>) {
	const sent = new FormData();
	for (const [name, value] of Object.entries(fields)) sent.set(name, value);
	sent.set("file", new File([text], "form.json", { type: "application/json" }));
	const written = new Response(sent);
	const headers = { "Content-Type": written.headers.get("content-type") ?? "" };
	return person.fetch(path, { method: "POST", headers, body: await written.arrayBuffer() });
}

const rewritten = (written: Written) =>
	JSON.parse(JSON.stringify(written).replace("Jeg klarer det", "Noe annet")) as Written;

describe("the provider's form library", () => {
	it("takes what a super-admin offers, and from nobody else", async () => {
		const item = await keep(here, "Mestring A");
		const outside = async (answer: Promise<Response>) => (await answer).headers.get("location");
		for (const path of [LIST, NEW, `${NEW}?tenant=${here.tenant.guid}&item=${item}`])
			expect(await outside(here.admin.fetch(path))).toContain("/error?access=not%20allowed");
		expect(await outside(here.admin.submit(NEW, offering(item, "Mestring A")))).toContain("/error?access");
		expect(await (await here.admin.fetch(`${here.base}/library`)).text()).not.toContain("Offer to all");
		const count = () => portal.db.prepare("select count(*) as n from portal_form_library").first<number>("n");
		expect(await count()).toBe(0);
		expect(await (await provider.fetch(`${here.base}/library`)).text()).toContain("Offer to all");
		const page = await (await provider.fetch(`${NEW}?tenant=${here.tenant.guid}&item=${item}`)).text();
		expect(page).toContain("Jeg gir ikke opp");
		for (const missing of ["source", "licence", "titles.nb"])
			expect((await provider.submit(NEW, offering(item, "Mestring A", { [missing]: "" }))).status).toBe(422);
		expect((await provider.submit(NEW, offering(item, "X", { tenant: there.tenant.guid }))).status).toBe(404);
		expect(await count()).toBe(0);
		const id = await offer("Mestring B");
		const { results } = await portal.db
			.prepare("select tenant_id, actor_id, action from audit_events where record_id = ?1")
			.bind(id)
			.all();
		expect(results).toEqual([{ tenant_id: "portal", actor_id: provider.userId, action: "added" }]);
	});

	it("offers nothing that lies in one organisation's file library", async () => {
		const picture = { type: "image", label: {}, source: "0190d3e0-0000-7000-8000-000000000000", min: undefined };
		const item = await keep(here, "Med bilde", definition("Med bilde", picture));
		expect((await provider.submit(NEW, offering(item, "Med bilde"))).status).toBe(422);
	});

	it("is seen by every organisation, and by none whose it was", async () => {
		const id = await offer("Mestring C");
		for (const office of [here, there]) {
			expect((await itemFor(office, id)).body).toMatchObject({ id, title: "Mestring C (en)", locks: ["wording"] });
			expect(await (await office.admin.fetch(`${office.base}/library`)).text()).toContain("Mestring C (en)");
			expect(await (await office.admin.fetch(`${office.base}/new`)).text()).toContain(
				"Mestring C (en) (from the provider)",
			);
		}
		const seen = [
			(await itemFor(there, id)).text,
			await (await there.admin.fetch(`${there.base}/library`)).text(),
			await (await there.admin.fetch(`${there.base}/new?template=${id}`)).text(),
		].join();
		for (const trace of ["Vik kommune", here.tenant.id, here.tenant.guid, here.admin.userId])
			expect(seen).not.toContain(trace);
	});

	it("locks its copies on the server, whatever they go through", async () => {
		const form = await formOf(there, await offer("Mestring D"), "Vår egen");
		expect(form.definition.origins).toMatchObject([{ title: "Mestring D", locks: ["wording"] }]);
		expect(await save(there, form.id, 1, rewritten(form.definition))).toBe(403);
		expect(await save(there, form.id, 1, form.definition)).toBe(200);
		// Somebody else's words under its name come in neither as a new form nor into another one.
		const forged = { tenant_id: there.tenant.id, definition: rewritten(form.definition) };
		expect((await there.admin.call("POST", "/api/form_builder/forms", forged)).status).toBe(403);
		// Kept once more in one's own library it is not free there.
		const keeping = { intent: "keep", part: "", title: "Tatt vare på" };
		expect((await there.admin.submit(`${there.base}/build/${form.name}`, keeping)).status).toBe(200);
		const kept = await portal.db
			.prepare("select id, locks from form_library where title = 'Tatt vare på'")
			.first<{ id: string; locks: string }>();
		expect(kept?.locks).toBe('["wording"]');
		const again = await formOf(there, String(kept?.id), "Enda en");
		expect(await save(there, again.id, 1, rewritten(again.definition))).toBe(403);
		const unlocking = await there.admin.submit(`${there.base}/library`, { intent: "lock", id: String(kept?.id) });
		expect(unlocking.headers.get("location")).toContain("/error");
		const half = { intent: "keep", part: "q1", title: "Halv" };
		expect((await there.admin.submit(`${there.base}/build/${form.name}`, half)).status).not.toBe(200);
	});

	it("is withdrawn and offered again; who has it keeps it, locked", async () => {
		const id = await offer("Mestring E");
		const form = await formOf(there, id, "Før");
		expect((await provider.submit(LIST, { intent: "withdraw", id })).status).toBe(302);
		expect((await itemFor(there, id)).status).toBe(404);
		const fresh = { intent: "make", from: "template", template: id, title: "Etter" };
		expect((await there.admin.submit(`${there.base}/new`, fresh)).status).toBe(404);
		expect(await (await there.admin.fetch(`${there.base}/library`)).text()).not.toContain("Mestring E");
		expect(await save(there, form.id, 1, rewritten(form.definition))).toBe(403);
		expect(await save(there, form.id, 1, { ...form.definition, title: { nb: "Nytt navn" } })).toBe(200);
		expect(await (await provider.fetch(LIST)).text()).toContain("Withdrawn");
		expect((await provider.submit(LIST, { intent: "offerAgain", id })).status).toBe(302);
		expect((await itemFor(there, id)).status).toBe(200);
	});

	it("gets other names by language; forms that have it keep the one they took", async () => {
		const id = await offer("Mestring F");
		const form = await formOf(there, id, "Før navnet");
		const rename = (fields: Record<string, string>) => provider.submit(LIST, { intent: "rename", id, ...fields });
		expect((await rename({ "titles.nb": "", "titles.en": "Coping" })).status).toBe(422);
		expect((await rename({ "titles.nb": "Mestring G", "titles.en": "Coping" })).status).toBe(302);
		const item = (await itemFor(there, id)).body;
		expect(item.title).toBe("Coping");
		expect(item.definition.origins).toMatchObject([{ id, title: "Mestring G" }]);
		expect(await save(there, form.id, 1, form.definition)).toBe(200);
	});

	it("gets other locks: for who takes it from then on, while who has it keeps to those of then", async () => {
		const id = await offer("Mestring H");
		const before = await formOf(there, id, "Før låsen");
		const keeping = { intent: "keep", part: "", title: "Gjemt før låsen" };
		expect((await there.admin.submit(`${there.base}/build/${before.name}`, keeping)).status).toBe(200);
		const from = { source: "Hansen 2021", licence: "CC0" };
		const lock = (person: Person, fields: Record<string, string>) =>
			person.submit(LIST, { intent: "lock", id, ...fields });
		expect((await lock(there.admin, { ...from })).headers.get("location")).toContain("/error?access");
		expect((await lock(provider, { locks: "order", ...from, licence: "" })).status).toBe(422);
		expect((await lock(provider, { locks: "colour", ...from })).status).toBe(422);
		expect((await lock(provider, { locks: "order", ...from })).status).toBe(302);
		expect((await itemFor(there, id)).body).toMatchObject({ locks: ["order"], ...from });
		const after = await formOf(there, id, "Etter låsen");
		expect(after.definition.origins).toMatchObject([{ id, title: "Mestring H", locks: ["order"], ...from }]);
		const turned = (written: Written): Written => {
			const [page] = structuredClone(written.pages);
			page?.sections[0]?.questions.reverse();
			return { ...written, pages: [page as Written["pages"][number]] };
		};
		expect(await save(there, after.id, 1, turned(after.definition))).toBe(403);
		expect(await save(there, after.id, 1, rewritten(after.definition))).toBe(200);
		expect(await save(there, before.id, 1, rewritten(before.definition))).toBe(403);
		expect(await save(there, before.id, 1, turned(before.definition))).toBe(200);
		const kept = await portal.db
			.prepare("select locks from form_library where title = 'Gjemt før låsen'")
			.first("locks");
		expect(kept).toBe('["wording"]');
		// Free of locks, nothing that says it is this item and locked can come from elsewhere.
		expect((await lock(provider, { ...from })).status).toBe(302);
		const free = await formOf(there, id, "Fri");
		expect(free.definition.origins).toBeUndefined();
		const write = (written: Written) =>
			there.admin.call("POST", "/api/form_builder/forms", { tenant_id: there.tenant.id, definition: written });
		expect((await write(rewritten(before.definition))).status).toBe(403);
		expect((await write(after.definition)).status).toBe(403);
		// What the organisation has kept of it in its own library goes on as it was kept.
		expect((await write(before.definition)).status).toBe(201);
	});

	it("is a template of a project's forms and of self reports too, where it fits", async () => {
		const id = await offer("Mestring J");
		const text = { type: "longText", min: undefined, max: undefined };
		const words = definition("Bare ord") as unknown as Written;
		for (const section of words.pages[0]?.sections ?? [])
			section.questions = section.questions.map((question) => ({ ...question, ...text }));
		const answer = await provider.submit(NEW, offering(await keep(here, "Bare ord", words), "Bare ord"));
		expect(answer.headers.get("location")).toBe(LIST);
		const { admin, tenant } = there;
		const madeOf = (module: string) =>
			portal.db
				.prepare(
					"select d.definition, f.status from forms f join form_drafts d on d.id = f.id where f.module_key = ?1 and f.tenant_id = ?2",
				)
				.bind(module, tenant.id)
				.first<{ definition: string; status: string }>();
		const origin = { id, title: "Mestring J", locks: ["wording"] };

		const project = await admin.call("POST", "/api/gr/projects", { tenant_id: tenant.id, name: "Vårt prosjekt" });
		const add = `/${tenant.guid}/general_reports/dashboard/${project.body.slug}/add`;
		const page = await (await admin.fetch(add)).text();
		for (const title of ["Mestring J (en)", "Bare ord (en)"]) expect(page).toContain(`${title} (from the provider)`);
		const template = { intent: "add", from: "template", title: "Måned", dueOn: "" };
		expect((await admin.submit(add, { ...template, template: "unknown" })).status).toBe(404);
		expect((await admin.submit(add, { ...template, template: id })).status).toBe(302);
		expect(JSON.parse((await madeOf("general_reports"))?.definition ?? "").origins).toMatchObject([origin]);

		const report = `/${tenant.guid}/psych_eval/new_form`;
		const shown = await (await admin.fetch(report)).text();
		expect(shown).toContain("Mestring J (en)");
		// Nothing in it can be followed over time.
		expect(shown).not.toContain("Bare ord");
		const unfit = await portal.db
			.prepare("select id from portal_form_library where sort_title = 'bare ord'")
			.first("id");
		expect((await admin.submit(report, { intent: "template", templateId: String(unfit) })).status).toBe(404);
		expect((await admin.submit(report, { intent: "template", templateId: id })).status).toBe(302);
		const self = await madeOf("psych_eval");
		expect(self?.status).toBe("open");
		expect(JSON.parse(self?.definition ?? "").origins).toMatchObject([origin]);
		expect((await provider.submit(LIST, { intent: "withdraw", id })).status).toBe(302);
		expect(await (await admin.fetch(report)).text()).not.toContain("Mestring J");
		expect((await admin.submit(report, { intent: "template", templateId: id })).status).toBe(404);
	});

	it("stays locked where a form goes out as a file and comes in again", async () => {
		const form = await formOf(there, await offer("Mestring K"), "Ut og inn");
		const file = await (await there.admin.fetch(`${there.base}/build/${form.name}/export`)).text();
		expect(JSON.parse(file).definition.origins).toEqual(form.definition.origins);
		const take = (text: string) =>
			sendFile(there.admin, `${there.base}/new`, text, { intent: "make", from: "file", title: "Inn igjen" });
		const taken = await take(file);
		expect(taken.status).toBe(302);
		const name = taken.headers.get("location")?.split("/").at(-1);
		const draft = await portal.db
			.prepare(
				"select d.definition from form_drafts d join forms f on f.id = d.id where f.tenant_id = ?1 and f.slug = ?2",
			)
			.bind(there.tenant.id, name)
			.first<string>("definition");
		expect(JSON.parse(String(draft)).origins).toEqual(form.definition.origins);
		const refused = await take(file.replace("Jeg klarer det", "Noe annet"));
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("The template has locked the wording");
		for (const hostile of [
			"{",
			'{"kind":"followup-form","definition":{"origins":7}}',
			file.replace('"locks"', '"loks"'),
		])
			expect((await take(hostile)).status).toBe(422);
	});

	it("imports the form of a file, with its titles as names", async () => {
		const file = JSON.stringify({ kind: "followup-form", definition: definition("Fra fil") });
		const about = { intent: "import", source: "S", licence: "L", locks: "order" };
		const answer = await sendFile(provider, NEW, file, about);
		expect(answer.status, await answer.text()).toBe(302);
		expect(await (await there.admin.fetch(`${there.base}/library`)).text()).toContain("Fra fil in English");
	});

	it("says what it did not keep of a file", async () => {
		const about = { intent: "import", source: "S", licence: "L" };
		const survey = { title: "Spurt", elements: [{ type: "text", name: "a", title: "Hva?", colour: "red" }] };
		const taken = await sendFile(provider, NEW, JSON.stringify(survey), { ...about, locks: "order" });
		expect(taken.status).toBe(200);
		const told = await taken.text();
		expect(told).toContain("“Spurt” is offered to all organisations");
		expect(told).toContain("a: colour. The portal has no equivalent.");

		const form = await formOf(there, await offer("Mestring L"), "Med lås");
		const test = { id: "t", name: "T", answers: {}, expect: {} };
		const exported = JSON.parse(await (await there.admin.fetch(`${there.base}/build/${form.name}/export`)).text());
		const file = JSON.stringify({ ...exported, definition: { ...exported.definition, tests: [test] } });
		const loose = await (await sendFile(provider, NEW, file, { ...about, locks: "order" })).text();
		expect(loose).toContain("Mestring L. The content was kept, but it is no longer locked.");
		expect(loose).toContain("The form. Saved tests are not kept in the library.");
		const held = await (await sendFile(provider, NEW, file, { ...about, locks: "wording" })).text();
		expect(held).not.toContain("no longer locked");
		expect(held).toContain("Saved tests");
	});
});
