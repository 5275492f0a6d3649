import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { folder, type Library, startLibrary, upload } from "../support/library";
import { type Person, signInAs } from "../support/sign-in";

const DAY = 86_400_000;
let lib: Library;
let outsider: Person;
beforeAll(async () => {
	lib = await startLibrary();
	const make = factories(lib.portal.db);
	const [news, crm] = [await make.module("news"), await make.module("crm")];
	const [newsHere, crmHere] = [await make.entry(lib.tenant as never, news), await make.entry(lib.tenant as never, crm)];
	for (const person of [lib.adviser, lib.kari])
		await make.grant(newsHere, { id: person.userId } as never, person === lib.kari ? "CLIENT" : "ADVISOR");
	await make.grant(crmHere, { id: lib.adviser.userId } as never, "ADVISOR");
	const member = await make.member(lib.tenant as never, "ADVISOR", { email: "outsider@example.test" });
	await make.grant(newsHere, member, "ADVISOR");
	outsider = await signInAs(lib.portal, member.email);
});
afterAll(() => lib.portal.dispose());

const pick = (person: Person, query: string) =>
	person.call("GET", `/api/media?mode=pick&tenant_guid=${lib.tenant.guid}&${query}`);
const names = (answer: { body: { items: { file_name: string }[] } }) =>
	answer.body.items.map(({ file_name }) => file_name);
const editor = (id: string) => `/${lib.tenant.guid}/news/edit/${id}?language=nb`;
const sheet = (person: Person, file: string) =>
	person.fetch(`/${lib.tenant.guid}/files/yourfiles?file=${file}`).then((answer) => answer.text());

async function article(title: string, person = lib.adviser) {
	const body = { tenant_id: lib.tenant.id, title, language: "nb", body: "Tekst" };
	return (await person.call("POST", "/api/news", body)).body as { id: string; guid: string };
}
/** What the editor's form is answered: the action's data. */
async function take(id: string, library: string, person = lib.adviser) {
	const answer = await person.submit(editor(id), { intent: "file", id, library });
	return { status: answer.status, text: await answer.text() };
}
const held = (file: string) =>
	lib.portal.db
		.prepare("select held_guid, is_shown, title from file_uses where file_id = ?1")
		.bind(file)
		.all<{ held_guid: string; is_shown: number; title: string }>();
const say = (id: string, content: object[]) =>
	lib.adviser.call("POST", "/api/news", {
		id,
		title: "Møtet",
		lead: "",
		language: "nb",
		body: { type: "doc", content },
	});

describe("the picker", () => {
	it("offers what the visitor sees, by place, kind and words, and nothing of others", async () => {
		await upload(lib, lib.kari, "karis hemmelige.txt", "k");
		await upload(lib, lib.adviser, "referat.txt", "r");
		expect(names(await pick(lib.adviser, "place=mine"))).toEqual(["referat.txt"]);
		expect(names(await pick(lib.adviser, "q=hemmelige"))).toEqual([]);
		expect(names(await pick(lib.adviser, "q=referat"))).toEqual(["referat.txt"]);
		expect(names(await pick(lib.adviser, "place=mine&kind=image"))).toEqual([]);
		const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
		for (const letter of ["a", "b", "c"]) {
			await upload(lib, lib.adviser, `${letter}.txt`, "x", { isPrivate: false });
			await upload(lib, lib.adviser, `${letter}.png`, png, { isPrivate: false });
		}
		// Each page is full of the kind that is asked for, whatever lies between.
		for (const [person, place] of [
			[lib.adviser, "mine"],
			[lib.kari, "open"],
		] as const) {
			const first = await pick(person, `place=${place}&kind=image&limit=2`);
			expect(names(first)).toHaveLength(2);
			const second = await pick(
				person,
				`place=${place}&kind=image&limit=2&cursor=${encodeURIComponent(first.body.next)}`,
			);
			expect([...names(first), ...names(second)].sort()).toEqual(["a.png", "b.png", "c.png"]);
			expect(second.body.next).toBeNull();
		}
		expect((await pick(outsider, "place=mine")).status).toBe(403);
		expect((await pick(lib.stranger, "place=mine")).status).toBe(404);
	});
});

describe("a file of the library in news", () => {
	it("is opened by the news alone, says in the library where it is used, and stays when it is deleted there", async () => {
		const { body: file } = await upload(lib, lib.adviser, "Innkalling.txt", "møte");
		const item = await article("Møtet");
		expect((await take(item.id, file.id)).status).toBe(200);
		const [use] = (await held(file.id)).results;
		if (!use) throw new Error("no use");
		const node = { type: "file", attrs: { guid: use.held_guid, name: "Innkalling.txt", size: 6 } };
		expect((await say(item.id, [node])).status).toBe(200);
		expect(await sheet(lib.adviser, file.id)).toContain(`/news/edit/${item.id}`);
		// Kari may read news, and not the file in the library.
		expect((await lib.kari.fetch(`/api/media/${file.guid}`)).status).toBe(404);
		expect((await lib.kari.fetch(`/api/media/${use.held_guid}`)).status).toBe(200);
		expect((await lib.stranger.fetch(`/api/media/${use.held_guid}`)).status).toBe(404);
		expect((await lib.guest.fetch(`/api/media/${use.held_guid}`)).status).toBe(404);
		// What is published for everybody opens its file to everybody, and closes it again.
		const openTo = (audience: string) =>
			lib.adviser.call("POST", "/api/news", { id: item.id, audience, publish_at: null });
		await openTo("public");
		expect((await lib.guest.fetch(`/api/media/${use.held_guid}`)).status).toBe(200);
		const shown = await (await lib.guest.fetch(`/${lib.tenant.guid}/news/view/${item.guid}`)).text();
		expect(shown).toMatch(/class="file" href="[^"]*\/api\/media\/[^"]+">Innkalling\.txt \(TXT, 1/);
		await openTo("tenant");
		expect((await lib.guest.fetch(`/api/media/${use.held_guid}`)).status).toBe(404);
		// Deleting it in the library says how many places show it, and takes it from none of them.
		const trashed = await lib.adviser.submit(`/${lib.tenant.guid}/files/yourfiles`, {
			intent: "trash",
			"files[]": file.id,
		});
		expect(await trashed.text()).toMatch(/still shows|viser den fortsatt/);
		await lib.portal.db.prepare("update files set deleted_at = 1 where id = ?1").bind(file.id).run();
		await lib.portal.cron();
		await lib.portal.db.prepare("select 1").run();
		expect((await lib.kari.fetch(`/api/media/${use.held_guid}`)).status).toBe(200);
	});

	it("is no more used where the text has let go of it, and is again when an earlier text is put back", async () => {
		const { body: file } = await upload(lib, lib.adviser, "Plan.txt", "plan");
		const item = await article("Plan");
		await take(item.id, file.id);
		const guid = (await held(file.id)).results[0]?.held_guid ?? "";
		const node = { type: "file", attrs: { guid, name: "Plan.txt", size: 4 } };
		await say(item.id, [node]);
		expect((await held(file.id)).results[0]).toMatchObject({ is_shown: 1, title: "Møtet" });
		await say(item.id, [{ type: "paragraph", content: [{ type: "text", text: "Uten" }] }]);
		expect((await held(file.id)).results[0]?.is_shown).toBe(0);
		await say(item.id, [node]);
		expect((await held(file.id)).results[0]?.is_shown).toBe(1);
	});

	it("is refused where the writer does not see it, has no library, or the item is not theirs", async () => {
		const { body: file } = await upload(lib, lib.kari, "privat.txt", "p");
		const item = await article("Nei");
		const own = await article("Egen", outsider);
		expect((await take(item.id, file.id)).status).toBe(422);
		expect((await take(own.id, file.id, outsider)).status).toBe(422);
		expect((await take(item.id, file.id, outsider)).status).toBe(302);
		expect((await held(file.id)).results).toEqual([]);
	});
});

it("a file of the library hangs on a note, opens there, and the library says so without naming whom it is about", async () => {
	const { body: file } = await upload(lib, lib.adviser, "Avtale.txt", "avtale");
	const call = (method: string, path: string, body?: object) => lib.adviser.call(method, path, body);
	const customer = (await call("POST", "/api/crm/customers", { tenant_id: lib.tenant.id, name: "Havbris" })).body;
	const here = `/${lib.tenant.guid}/dashboardCRM/customers/${customer.guid}`;
	// Without JavaScript the file is named by the address of its page.
	const address = `https://portal.test/${lib.tenant.guid}/files/yourfiles?folder=&file=${file.id}`;
	const sent = await lib.adviser.submit(here, { intent: "addNote", body: "Se avtalen", libraryFiles: address });
	expect(sent.status).toBe(302);
	const page = await (await lib.adviser.fetch(here)).text();
	const link = /href="([^"]*\/dashboardCRM\/files\/[^"]+)"/.exec(page)?.[1] ?? "";
	expect(await (await lib.adviser.fetch(link)).text()).toBe("avtale");
	expect((await held(file.id)).results).toMatchObject([{ title: "", is_shown: 1 }]);
	const panel = await sheet(lib.adviser, file.id);
	expect(panel).toContain("/dashboardCRM/notes/");
	expect(panel).not.toContain("Havbris");
	await lib.adviser.submit(here, { intent: "removeFile", id: link.split("/").at(-1) ?? "" });
	expect((await held(file.id)).results).toEqual([]);
	expect((await lib.adviser.fetch(`/api/media/${file.guid}`)).status).toBe(200);
});

describe("the organisation's rules", () => {
	const path = () => `/${lib.tenant.guid}/files/rules`;
	const types = ["txt", "png"];
	const save = (more: Record<string, string>, person = lib.boss) => {
		const form = new URLSearchParams({ intent: "save", maxSizeMb: "", memberQuotaGb: "", linkDays: "", ...more });
		for (const type of types) form.append("extensions[]", type);
		return person.fetch(path(), { method: "POST", body: form });
	};

	it("are set by an ADMIN alone, and hold for pre-flight, uploads and links at once", async () => {
		expect((await lib.boss.fetch(path())).status).toBe(200);
		for (const person of [lib.adviser, lib.kari]) {
			for (const answer of [await person.fetch(path()), await save({ maxSizeMb: "5" }, person)])
				expect(answer.headers.get("Location")).not.toBe(path());
			expect((await person.fetch(path())).status).toBe(302);
		}
		const { body: file } = await upload(lib, lib.kari, "lenke.txt", "l");
		expect((await save({ maxSizeMb: "1", linkDays: "7", "lockedRoles[]": "CLIENT" })).status).toBe(302);
		const big = "x".repeat(1_100_000);
		expect((await upload(lib, lib.kari, "stor.txt", big)).status).toBe(413);
		expect((await upload(lib, lib.kari, "regneark.csv", "a,b")).status).toBe(415);
		const check = await lib.kari.call("POST", "/api/media?mode=check", {
			tenant_id: lib.tenant.id,
			folder: "",
			files: [
				{ file_name: "stor.txt", size: 1_100_000 },
				{ file_name: "regneark.csv", size: 3 },
			],
		});
		expect(check.body.files.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["tooLarge", "typeForbidden"]);
		const link = (more: object) =>
			lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file: file.id, ...more });
		const soon = new Date(Date.now() + 3 * DAY).toISOString();
		expect((await link({ password: "hemmelig" })).status).toBe(422);
		expect((await link({ expires_at: soon })).status).toBe(422);
		expect((await link({ expires_at: soon, password: "hemmelig" })).status).toBe(201);
		expect((await link({ expires_at: soon, password: "hemmelig", max_downloads: 0 })).status).toBe(422);
		const refused = await save({ maxSizeMb: "0", "lockedRoles[]": "ADVISOR", removesLocation: "on" });
		expect(refused.status).toBe(422);
		const page = await refused.text();
		const boxes = page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
		const isTicked = (name: string, value: string) =>
			boxes.some((box) => [`name="${name}[]"`, `value="${value}"`, "checked="].every((part) => box.includes(part)));
		expect(["ADVISOR", "CLIENT"].map((role) => isTicked("lockedRoles", role))).toEqual([true, false]);
		expect(["txt", "pdf"].map((type) => isTicked("extensions", type))).toEqual([true, false]);
		await lib.portal.db.prepare("delete from media_rules").run();
	});

	it("let links live as long as the role of their maker may have them, and say so before they are made", async () => {
		const { body: clients } = await upload(lib, lib.kari, "klient.txt", "k");
		const { body: advisers } = await upload(lib, lib.adviser, "rådgiver.txt", "r");
		const made = { person: lib.kari, file: clients.id, days: 400 };
		const link = async ({ person, file, days, ...more }: typeof made & { password?: string }) => {
			const expires_at = days === 0 ? "" : new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
			const said = { tenant_id: lib.tenant.id, file, expires_at, ...more };
			return person.call("POST", "/api/media/share?mode=link", said);
		};
		const { body: old } = await link(made);
		const terms = async (person: typeof lib.kari) =>
			(await person.call("GET", `/api/media/share?tenant_id=${lib.tenant.id}`)).body.links;
		expect(await terms(lib.kari)).toMatchObject({ days: null, latest: null, needs_password: false });
		const rules = { linkDays: "30", clientLinkDays: "7", adminLinkDays: "365", "lockedRoles[]": "CLIENT" };
		expect((await save({ ...rules, clientLinkDays: "none" })).status).toBe(422);
		expect((await save(rules)).status).toBe(302);
		const set = await lib.boss.call("GET", `/api/media/rules?tenant_id=${lib.tenant.id}`);
		expect(set.body).toMatchObject({ link_days: 30, client_link_days: 7, advisor_link_days: null });
		const page = await (await lib.boss.fetch(path())).text();
		expect(/<input[^>]*name="adminLinkDays"[^>]*>/.exec(page)?.[0]).toContain('value="365"');

		// A client's live for a week and need a password, an adviser's a month, an administrator's a year.
		const password = "lang nok";
		const asked = [await terms(lib.kari), await terms(lib.adviser), await terms(lib.boss)];
		expect(asked.map(({ days, needs_password }) => [days, needs_password])).toEqual([
			[7, true],
			[30, false],
			[365, false],
		]);
		const panel = await (
			await lib.kari.fetch(`/${lib.tenant.guid}/files/yourfiles?file=${clients.id}&tab=sharing`)
		).text();
		expect(/<input[^>]*id="link-until"[^>]*>/.exec(panel)?.[0]).toContain(`max="${asked[0].latest}"`);
		const status = async (one: Parameters<typeof link>[0]) => (await link(one)).status;
		const kari = { person: lib.kari, file: clients.id, password };
		expect([await status({ ...kari, days: 7 }), await status({ ...kari, days: 9 })]).toEqual([201, 422]);
		expect([await status({ ...kari, days: 0 }), await status({ ...kari, days: 5, password: "" })]).toEqual([422, 422]);
		const adviser = { person: lib.adviser, file: advisers.id };
		expect([await status({ ...adviser, days: 29 }), await status({ ...adviser, days: 32 })]).toEqual([201, 422]);
		// A password that is too short is refused; it never means none.
		expect(await status({ ...adviser, days: 5, password: "kort" })).toBe(422);

		// What was made before is held to it once it is changed, and can be given the password that it lacks.
		const links = `/${lib.tenant.guid}/files/links?edit=${old.id}`;
		const form = await (await lib.kari.fetch(links)).text();
		expect(form).toContain(`id="password-${old.id}"`);
		const change = (more: Record<string, string>) =>
			lib.kari.submit(links, { intent: "changeLink", id: old.id, label: "", expiresAt: asked[0].latest, ...more });
		expect((await change({})).status).toBe(422);
		expect((await change({ password: "kort" })).status).toBe(422);
		expect((await change({ password, expiresAt: "" })).status).toBe(422);
		// Nor is it given a new address before.
		const renew = () => lib.kari.call("POST", "/api/media/share?mode=renew", { tenant_id: lib.tenant.id, id: old.id });
		expect(await renew()).toMatchObject({ status: 422, body: { errors: { expires_at: expect.anything() } } });
		const asking = await lib.kari.fetch(`/${lib.tenant.guid}/files/links`, {
			method: "POST",
			body: new URLSearchParams({ intent: "renewLink", id: old.id }),
		});
		expect([asking.status, /href="#until-/.test(await asking.text())]).toEqual([422, true]);
		expect((await lib.guest.fetch(old.path)).status).toBe(200);
		expect((await change({ password })).status).toBe(302);
		expect(await (await lib.kari.fetch(links)).text()).not.toContain(`id="password-${old.id}"`);
		const locked = await lib.guest.fetch(old.path);
		expect(await locked.text()).not.toContain("klient.txt");
		expect((await renew()).status).toBe(200);
		expect((await lib.guest.fetch(old.path)).status).toBe(404);
		await lib.portal.db.prepare("delete from media_rules").run();
	});

	it("hold for a role of the module's own as for the others", async () => {
		await lib.portal.db
			.prepare(
				"insert into module_roles (id, module_id, name, level) select 'leader', id, 'LEADER', 15 from modules where key = 'files'",
			)
			.run();
		const leader = await lib.join("CLIENT", "LEADER", "Lise");
		const others = { "otherRoles[]": "LEADER", "otherDays[]": "5", linkDays: "30", "lockedRoles[]": "LEADER" };
		expect((await save({ ...others, "otherDays[]": "none" })).status).toBe(422);
		expect((await save({ ...others, "otherRoles[]": "NOBODY" })).status).toBe(422);
		expect((await save(others)).status).toBe(302);
		const page = await (await lib.boss.fetch(path())).text();
		expect(/<input[^>]*name="otherDays\[\]"[^>]*>/.exec(page)?.[0]).toContain('value="5"');
		const set = await lib.boss.call("GET", `/api/media/rules?tenant_id=${lib.tenant.id}`);
		expect(set.body).toMatchObject({ other_roles: ["LEADER"], other_days: [5], locked_roles: ["LEADER"] });
		const terms = async (person: typeof lib.kari) =>
			(await person.call("GET", `/api/media/share?tenant_id=${lib.tenant.id}`)).body.links;
		expect(await terms(leader)).toMatchObject({ days: 5, needs_password: true });
		expect(await terms(lib.kari)).toMatchObject({ days: 30, needs_password: false });
		await lib.portal.db.prepare("delete from media_rules").run();
	});

	it("put into the trash what a folder has kept for its time, by the nearest folder that has one", async () => {
		const mine = (name: string, of: string) => upload(lib, lib.boss, name, "x", { folder: of, isPrivate: false });
		const top = await folder(lib, lib.boss, "Søknader", "organisation");
		const inner = await folder(lib, lib.boss, "Vedtak", top);
		const [old, fresh, kept] = [await mine("a.txt", top), await mine("b.txt", top), await mine("c.txt", inner)];
		const set = (of: string, days: string) => lib.boss.submit(path(), { intent: "retention", folder: of, days });
		await lib.adviser.submit(path(), { intent: "retention", folder: top, days: "1" });
		expect((await set(top, "30")).status).toBe(302);
		expect((await set(inner, "400")).status).toBe(302);
		const past = Date.now() - 31 * DAY;
		for (const { body } of [old, kept])
			await lib.portal.db.prepare("update files set updated_at = ?2 where id = ?1").bind(body.id, past).run();
		await lib.portal.db.prepare("delete from cron_runs").run();
		await lib.portal.cron();
		const gone = async (id: string) =>
			(await lib.portal.db
				.prepare("select deleted_at is not null as gone from files where id = ?1")
				.bind(id)
				.first("gone")) === 1;
		await expect.poll(() => gone(old.body.id), { timeout: 15_000 }).toBe(true);
		expect([await gone(fresh.body.id), await gone(kept.body.id)]).toEqual([false, false]);
	});
});
