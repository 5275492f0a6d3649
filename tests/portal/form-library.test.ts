import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/platform/ids";
import { factories } from "../support/factories";
import { type Library, startLibrary, upload } from "../support/library";
import { asPerson } from "../support/sign-in";

let lib: Library;
let base: string;
beforeAll(async () => {
	lib = await startLibrary();
	const make = factories(lib.portal.db);
	const module = await make.module("form_builder");
	const entry = await make.entry(lib.tenant as never, module);
	for (const person of [lib.adviser, lib.boss])
		await make.grant(entry, { id: person.userId } as never, person === lib.boss ? "ADMIN" : "ADVISOR");
	await make.entry(lib.other as never, module);
	base = `/${lib.tenant.guid}/form_builder`;
});
afterAll(() => lib.portal.dispose());

type Made = { id: string; guid: string; name: string };

async function makeForm(title: string, definition?: object): Promise<Made> {
	const sent = definition ? { definition } : { title, text: "What?", language: "en" };
	const made = await lib.adviser.call("POST", "/api/form_builder/forms", { tenant_id: lib.tenant.id, ...sent });
	expect(made.status, made.text).toBe(201);
	return made.body as Made;
}
const publish = (id: string, revision: number) =>
	lib.adviser.call("POST", "/api/form_builder/forms/publish", { id, revision });

describe("a picture of the library in a form", () => {
	it("is seen by everybody once the form is out, and the library says where it is used", async () => {
		const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
		const file = (await upload(lib, lib.adviser, "sol.png", png)).body;
		const text = (await upload(lib, lib.adviser, "notat.txt", "x")).body;
		const form = await makeForm("With a picture");
		const page = `${base}/build/${form.name}`;
		const take = async (library: string) => {
			const answer = await lib.adviser.submit(page, { intent: "picture", library });
			return { status: answer.status, text: await answer.text() };
		};
		const theirs = (await upload(lib, lib.kari, "hemmelig.png", png)).body;
		expect((await take(theirs.id)).status).toBe(422);
		expect((await take(text.id)).status).toBe(422);
		expect((await take(file.id)).status).toBe(200);
		const { held_guid: guid } = (await lib.portal.db
			.prepare("select held_guid from file_uses where file_id = ?1 and module_key = 'form_builder'")
			.bind(file.id)
			.first<{ held_guid: string }>()) as { held_guid: string };
		const anybody = asPerson(lib.portal);
		expect((await anybody.fetch(`/api/media/${guid}`)).status).toBe(404);
		const read = await lib.adviser.call("GET", `/api/form_builder/forms?id=${form.id}&tenant_id=${lib.tenant.id}`);
		const { definition } = read.body;
		const block = { id: "pic", code: "pic", type: "image", label: {}, source: guid };
		definition.pages[0].sections[0].questions.push(block);
		const saved = await lib.adviser.call("POST", "/api/form_builder/forms", { id: form.id, revision: 1, definition });
		expect(saved.status, saved.text).toBe(200);
		expect((await publish(form.id, 2)).status).toBe(200);
		expect((await anybody.fetch(`/api/media/${guid}`)).status).toBe(200);
		const sheet = await lib.adviser.fetch(`/${lib.tenant.guid}/files/yourfiles?file=${file.id}`);
		expect(await sheet.text()).toContain("With a picture");
	});
});

describe("a form's short address", () => {
	const settings = (form: Made, slug: string) =>
		lib.adviser.submit(`${base}/forms/${form.name}/settings`, {
			...{ intent: "save", slug, ownerId: lib.adviser.userId, subjectType: "none", presentation: "pages" },
		});

	const slugOf = ({ id }: { id: string }) =>
		lib.portal.db.prepare("select slug from tenants where id = ?1").bind(id).first<string>("slug");

	it("leads to the form, is unique, and is gone where it was changed", async () => {
		const form = await makeForm("Weekly status");
		const other = await makeForm("Another");
		const anybody = asPerson(lib.portal);
		const [here, there] = await Promise.all([lib.tenant, lib.other].map(slugOf));
		const short = (name: string) => anybody.fetch(`/f/${here}/${name}`);
		expect((await short(form.name)).status).toBe(404);
		expect((await publish(form.id, 1)).status).toBe(200);
		expect((await settings(form, other.name)).status).toBe(422);
		expect((await settings(form, "Ikke Lov!")).status).toBe(422);
		const moved = await settings(form, "uka");
		expect(moved.headers.get("location")).toBe(`${base}/forms/uka/settings`);
		const led = await short("uka");
		expect(led.status).toBe(302);
		expect(led.headers.get("location")).toBe(`${base}/form_reply/${form.guid}`);
		expect((await short(form.name)).status).toBe(404);
		expect((await anybody.fetch(`/f/${there}/uka`)).status).toBe(404);
	});
});

describe("an item of the library", () => {
	it("gets another name by who has kept it, and locks by who answers for the module; one box alone is a lock too", async () => {
		const form = await makeForm("Scale");
		const keep = (person: typeof lib.boss, more: Record<string, string>) =>
			person.submit(`${base}/build/${form.name}`, { intent: "keep", part: "", title: "Kept", ...more });
		expect((await keep(lib.adviser, {})).status).toBe(200);
		const from = { source: "Article", licence: "CC BY" };
		expect((await keep(lib.boss, { title: "Locked", locks: "wording", ...from })).status).toBe(200);
		const idOf = (title: string) =>
			lib.portal.db.prepare("select id from form_library where title = ?1").bind(title).first<string>("id");
		const change = async (person: typeof lib.boss, fields: Record<string, string>) => {
			const answer = await person.submit(`${base}/library`, fields);
			const place = answer.headers.get("location");
			return answer.status === 302 && place?.includes("/error") ? 403 : answer.status;
		};
		const [kept, locked] = [String(await idOf("Kept")), String(await idOf("Locked"))];
		const page = async (person: typeof lib.boss, id: string) =>
			(await person.fetch(`${base}/library?editing=${id}`)).text();
		expect(await page(lib.adviser, kept)).toContain("Save the name");
		expect(await page(lib.adviser, kept)).not.toContain("Save the locks");
		expect(await page(lib.adviser, locked)).not.toContain("Save the name");
		expect(await page(lib.boss, locked)).toContain("Save the locks");
		expect(await change(lib.adviser, { intent: "rename", id: kept, title: "Mine" })).toBe(302);
		expect(await change(lib.adviser, { intent: "rename", id: kept, title: " " })).toBe(422);
		expect(await change(lib.adviser, { intent: "rename", id: locked, title: "Theirs" })).toBe(403);
		expect(await change(lib.adviser, { intent: "lock", id: kept, locks: "wording", ...from })).toBe(403);
		expect(await change(lib.boss, { intent: "lock", id: kept, locks: "wording" })).toBe(422);
		expect(await change(lib.boss, { intent: "lock", id: kept, locks: "wording", ...from })).toBe(302);
		expect(await change(lib.boss, { intent: "lock", id: locked })).toBe(302);
		const { results } = await lib.portal.db
			.prepare("select title, locks from form_library where id in (?1, ?2) order by title")
			.bind(kept, locked)
			.all();
		expect(results).toEqual([
			{ title: "Locked", locks: "[]" },
			{ title: "Mine", locks: '["wording"]' },
		]);
	});
});

describe("a preview as a client", () => {
	it("is of those whom the author follows, reads in their language, and keeps nothing", async () => {
		const form = await makeForm("Try me", {
			...{ format: 1, languages: ["en", "nb"], title: { en: "Try me", nb: "Prøv meg" } },
			...{ scores: [], lineage: [], tests: [] },
			pages: [
				{
					id: "p",
					sections: [
						{ id: "s", questions: [{ id: "q", code: "q", type: "shortText", label: { en: "What?", nb: "Hva?" } }] },
					],
				},
			],
		});
		const preview = `${base}/build/${form.name}/preview`;
		const kari = lib.kari.userId;
		await lib.portal.db.prepare("update users set language = 'nb' where id = ?1").bind(kari).run();
		expect((await lib.adviser.fetch(`${preview}?as=${kari}`)).status).toBe(404);
		const make = { tenantId: lib.tenant.id, id: newId(), advisorId: lib.adviser.userId, clientId: kari };
		await lib.portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?2, ?3, ?4, 1, 0, 0)",
			)
			.bind(make.tenantId, make.id, make.advisorId, make.clientId)
			.run();
		const seen = await lib.adviser.fetch(`${preview}?as=${kari}`);
		expect(seen.status).toBe(200);
		const html = (await seen.text()).replaceAll("&amp;", "&");
		expect(html).toContain(`as=${kari}&lang=nb`);
		expect(html).not.toContain(`value="${lib.ola.userId}"`);
		const before = await lib.portal.db.prepare("select count(*) as n from form_replies").first<{ n: number }>();
		const tried = await lib.adviser.submit(`${base}/build/${form.name}/try`, {
			...{ intent: "step", version: `${kari}:nb`, step: "review", go: "send", kept: '{"q":"words"}' },
			...{ sendKey: "key-of-its-own", startedAt: "1" },
		});
		expect(tried.status).toBe(200);
		expect(await tried.text()).toContain("words");
		expect(await lib.portal.db.prepare("select count(*) as n from form_replies").first()).toEqual(before);
		expect((await lib.boss.fetch(`${preview}?as=${lib.ola.userId}`)).status).toBe(200);
	});
});
