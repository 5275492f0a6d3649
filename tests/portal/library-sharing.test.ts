import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content, folder, type Library, startLibrary, upload } from "../support/library";
import { asPerson } from "../support/sign-in";

const DAY = 86_400_000;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const give = (more: object, person = lib.kari) =>
	person.call("POST", "/api/media/share", { tenant_id: lib.tenant.id, ...more });
const opens = async (guid: string) =>
	Object.fromEntries(
		await Promise.all(
			(["kari", "ola", "adviser", "boss", "stranger"] as const).map(async (who) => [
				who,
				(await lib[who].fetch(`/api/media/${guid}`)).status === 200,
			]),
		),
	);
const nobody = { kari: true, ola: false, adviser: false, boss: false, stranger: false };

describe("a share", () => {
	it("opens a file to a member, a role or all, and to nobody when it is taken back", async () => {
		const { body } = await upload(lib, lib.kari, "delt.txt", "x");
		const one = await give({ file: body.id, to: "user", person: lib.ola.userId });
		expect(one.status, one.text).toBe(201);
		expect(await opens(body.guid)).toEqual({ ...nobody, ola: true });
		const role = await give({ file: body.id, to: "role", role: "ADVISOR" });
		expect(await opens(body.guid)).toEqual({ ...nobody, ola: true, adviser: true });
		const gone = await lib.kari.call("DELETE", "/api/media/share", {
			tenant_id: lib.tenant.id,
			ids: [one.body.id, role.body.id],
		});
		expect(gone.status, gone.text).toBe(200);
		expect(await opens(body.guid)).toEqual(nobody);
		await give({ file: body.id, to: "tenant", expires_at: new Date(Date.now() + DAY).toISOString() });
		expect((await opens(body.guid)).boss).toBe(true);
		await lib.portal.db.prepare("update media_shares set expires_at = 5 where file_id = ?1").bind(body.id).run();
		expect(await opens(body.guid)).toEqual(nobody);
	});

	it("of a folder reaches all below it, with its rights and no more", async () => {
		const top = await folder(lib, lib.kari, "Delt mappe");
		const inner = await folder(lib, lib.kari, "Inni", top);
		const { body } = await upload(lib, lib.kari, "under.txt", "x", { folder: inner });
		expect((await give({ folder: top, to: "user", person: lib.ola.userId, rights: "view" })).status).toBe(201);
		expect((await opens(body.guid)).ola).toBe(true);
		expect((await content(lib, lib.ola, inner)).items.map(({ id }) => id)).toEqual([body.id]);
		expect((await upload(lib, lib.ola, "ny.txt", "x", { folder: inner })).status).toBe(403);
		await give({ folder: top, to: "user", person: lib.ola.userId, rights: "upload" });
		expect((await upload(lib, lib.ola, "ny.txt", "x", { folder: inner })).status).toBe(201);
		expect((await lib.ola.call("DELETE", `/api/media?id=${body.id}&tenant_id=${lib.tenant.id}`)).status).toBe(403);
		expect((await give({ file: body.id, to: "tenant" }, lib.ola)).status).toBe(403);
		expect((await give({ file: body.id, to: "tenant" }, lib.adviser)).status).toBe(404);
		expect((await give({ file: body.id, to: "tenant" }, lib.stranger)).status).toBe(404);
	});

	it("that asks for it tells who has confirmed and who has not", async () => {
		const { body } = await upload(lib, lib.kari, "les.txt", "x");
		await give({ file: body.id, to: "role", role: "CLIENT", confirm: true });
		await give({ file: body.id, to: "user", person: lib.adviser.userId, confirm: true });
		const at = `/api/media/confirm?tenant_id=${lib.tenant.id}&id=${body.id}`;
		const confirm = await lib.ola.call("POST", "/api/media/confirm", { tenant_id: lib.tenant.id, id: body.id });
		expect(confirm.status, confirm.text).toBe(200);
		const seen = await lib.kari.call("GET", at);
		expect(
			seen.body.people
				.map((one: { id: string; confirmed_at: number | null }) => [one.id, one.confirmed_at !== null])
				.sort(),
		).toEqual(
			[
				[lib.ola.userId, true],
				[lib.adviser.userId, false],
			].sort(),
		);
		expect((await lib.ola.call("GET", at)).status).toBe(403);
		const reminded = await lib.kari.call("POST", "/api/media/confirm?mode=remind", {
			tenant_id: lib.tenant.id,
			id: body.id,
		});
		expect(reminded.body).toEqual({ reminded: 1 });
		await upload(lib, lib.kari, "les.txt", "ny", { onConflict: "replace" });
		expect((await lib.kari.call("GET", at)).body.confirmed).toBe(0);
	});
});

describe("a link", () => {
	const link = async (more: object) => {
		const made = await lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, ...more });
		expect(made.status, made.text).toBe(201);
		return made.body as { id: string; path: string };
	};

	it("opens what it is for to whoever has it, as often as it says, until it ends", async () => {
		const { body } = await upload(lib, lib.kari, "lenke.pdf", "%PDF-1.7");
		const other = await upload(lib, lib.kari, "annen.pdf", "%PDF-1.7");
		const { id, path } = await link({ file: body.id, max_downloads: 2 });
		const page = await lib.guest.fetch(path);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain("lenke.pdf");
		expect((await lib.guest.fetch(`${path}/${other.body.guid}`)).status).toBe(404);
		for (const status of [200, 200, 404])
			expect((await lib.guest.fetch(`${path}/${body.guid}?download`)).status).toBe(status);
		expect((await lib.guest.fetch(`${path}x`)).status).toBe(404);
		const { body: mine } = await lib.kari.call("GET", `/api/media/share?tenant_id=${lib.tenant.id}`);
		expect(mine.items[0]).toMatchObject({ id, downloads: 2, item: { name: "lenke.pdf" } });
		const gone = await lib.kari.call("DELETE", "/api/media/share", { tenant_id: lib.tenant.id, ids: [id] });
		expect(gone.status).toBe(200);
		expect((await lib.guest.fetch(path)).status).toBe(404);
	});

	it.each(["?download", ""])(
		"of so many downloads gives no more in parts, however they are asked for (%s)",
		async (query) => {
			const { body } = await upload(lib, lib.kari, `begrenset${query.length}.txt`, "0123456789");
			const { path } = await link({ file: body.id, max_downloads: 1 });
			const ask = async (range?: string) => {
				const init = range === undefined ? {} : { headers: { Range: range } };
				const answer = await lib.guest.fetch(`${path}/${body.guid}${query}`, init);
				return [answer.status, answer.status === 200 ? await answer.text() : ""];
			};
			expect(await ask("bytes=1-")).toEqual([200, "0123456789"]);
			for (const range of [undefined, "bytes=0-", "bytes=00-", "bytes=1-", "bytes=-99999", "bytes= 0-", "BYTES=0-"])
				expect(await ask(range), range).toEqual([404, ""]);
		},
	);

	it("counts each reading that begins at the start, however it is asked for", async () => {
		const { body } = await upload(lib, lib.kari, "talt.txt", "0123456789");
		const { id, path } = await link({ file: body.id });
		for (const Range of ["bytes=00-", "bytes=-99999", "bytes= 0-", "bytes=4-"])
			await lib.guest.fetch(`${path}/${body.guid}?download`, { headers: { Range } });
		const { body: mine } = await lib.kari.call("GET", `/api/media/share?tenant_id=${lib.tenant.id}`);
		expect(mine.items.find((one: { id: string }) => one.id === id)).toMatchObject({ downloads: 3 });
	});

	it("to a PDF counts one look once, though its reader could ask for parts", async () => {
		const { body } = await upload(lib, lib.kari, "lese.pdf", "%PDF-1.7 x");
		const { id, path } = await link({ file: body.id });
		const shown = await lib.guest.fetch(`${path}/${body.guid}`, { headers: { Range: "bytes=0-3" } });
		expect([shown.status, shown.headers.get("Accept-Ranges"), await shown.text()]).toEqual([200, "none", "%PDF-1.7 x"]);
		const saved = await lib.guest.fetch(`${path}/${body.guid}?download`, { headers: { Range: "bytes=5-7" } });
		expect([saved.status, await saved.text()]).toEqual([206, "1.7"]);
		const { body: mine } = await lib.kari.call("GET", `/api/media/share?tenant_id=${lib.tenant.id}`);
		expect(mine.items.find((one: { id: string }) => one.id === id)).toMatchObject({ views: 1, downloads: 0 });
	});

	it("with a password shows nothing before it", async () => {
		const top = await folder(lib, lib.kari, "Lenkemappe");
		const { body } = await upload(lib, lib.kari, "hemmelig.pdf", "%PDF-1.7", { folder: top });
		const { path } = await link({ folder: top, password: "lang nok", allow_download: "false" });
		expect(await (await lib.guest.fetch(path)).text()).not.toContain("hemmelig");
		expect((await lib.guest.fetch(`${path}/${body.guid}`)).status).toBe(404);
		expect((await lib.guest.submit(path, { intent: "unlock", password: "feil" })).status).toBe(422);
		const right = await lib.guest.submit(path, { intent: "unlock", password: "lang nok" });
		expect(right.status).toBe(302);
		const guest = asPerson(lib.portal, (right.headers.get("Set-Cookie") ?? "").split(";")[0]);
		expect(await (await guest.fetch(path)).text()).toContain("hemmelig.pdf");
		expect((await guest.fetch(`${path}/${body.guid}`)).status).toBe(200);
		expect((await guest.fetch(`${path}/${body.guid}?download`)).status).not.toBe(200);
		for (let tries = 0; tries < 10; tries++) await lib.guest.submit(path, { intent: "unlock", password: "feil" });
		expect((await lib.guest.submit(path, { intent: "unlock", password: "lang nok" })).status).toBe(429);
	});

	it("keeps to the organisation's rules", async () => {
		await lib.portal.db
			.prepare(
				"insert into media_rules (tenant_id, id, link_days, link_password_roles, created_at, updated_at) values (?1, 'rules', 7, '[\"CLIENT\"]', 0, 0)",
			)
			.bind(lib.tenant.id)
			.run();
		const { body } = await upload(lib, lib.kari, "regel.txt", "x");
		const ask = (more: object) =>
			lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file: body.id, ...more });
		const soon = new Date(Date.now() + 3 * DAY).toISOString();
		expect((await ask({ password: "lang nok" })).status).toBe(422);
		expect((await ask({ expires_at: soon })).status).toBe(422);
		expect((await ask({ expires_at: soon, password: "lang nok" })).status).toBe(201);
	});
});

describe("many at once", () => {
	it("come as one archive, with names and folders", async () => {
		const top = await folder(lib, lib.kari, "Pakke");
		const inner = await folder(lib, lib.kari, "Inni", top);
		const one = await upload(lib, lib.kari, "løs.txt", "en");
		await upload(lib, lib.kari, "a.txt", "to", { folder: top });
		await upload(lib, lib.kari, "b.txt", "tre", { folder: inner });
		const answer = await lib.kari.fetch(
			`/api/media/zip?tenant_id=${lib.tenant.id}&files=${one.body.id}&folders=${top}`,
		);
		expect(answer.status).toBe(200);
		const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
		const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
		expect(Object.fromEntries(texts)).toEqual({ "løs.txt": "en", "Pakke/a.txt": "to", "Pakke/Inni/b.txt": "tre" });
		expect((await lib.ola.fetch(`/api/media/zip?tenant_id=${lib.tenant.id}&folders=${top}`)).status).toBe(404);
		await lib.portal.settle();
		const { results } = await lib.portal.db
			.prepare(
				`select f.name, e.user_id, r.downloaded_at is not null as hasReceipt from media_events e join files f on f.id = e.file_id
				left join file_receipts r on r.file_id = f.id and r.user_id = e.user_id where e.kind = 'downloaded' and e.user_id is not null order by f.name`,
			)
			.all();
		expect(results).toEqual(
			["a.txt", "b.txt", "løs.txt"].map((name) => ({ name, user_id: lib.kari.userId, hasReceipt: 1 })),
		);
	});

	it("come with all that one sees: of a shared folder what is private but shared with it, and nothing else", async () => {
		const top = await folder(lib, lib.kari, "Felles pakke");
		const inner = await folder(lib, lib.kari, "Dypere", top);
		await upload(lib, lib.kari, "privat.txt", "p", { folder: inner });
		await give({ folder: top, to: "user", person: lib.ola.userId, rights: "view" });
		const zip = async (person: typeof lib.ola, of: string) => {
			const answer = await person.fetch(`/api/media/zip?tenant_id=${lib.tenant.id}&folders=${of}`);
			return answer.status === 200 ? Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer()))) : answer.status;
		};
		expect(await zip(lib.ola, top)).toEqual(["Felles pakke/Dypere/privat.txt"]);
		const move = `/${lib.tenant.guid}/files/move?folders=${top}&at=`;
		expect((await lib.ola.submit(move, { intent: "copy", "folders[]": top, to: "" })).status).toBe(302);
		const copy = (await content(lib, lib.ola)).folders.find(({ name }) => name === "Felles pakke");
		const below = (await content(lib, lib.ola, copy?.id)).folders[0];
		expect((await content(lib, lib.ola, below?.id)).items.map(({ file_name }) => file_name)).toEqual(["privat.txt"]);
		// The organisation's folder is open to all, what is private in it is not.
		const team = await folder(lib, lib.adviser, "Åpen pakke", "organisation");
		await upload(lib, lib.adviser, "min egen.txt", "x", { folder: team, isPrivate: true });
		await upload(lib, lib.adviser, "alles.txt", "x", { folder: team, isPrivate: false });
		expect(await zip(lib.ola, team)).toEqual(["Åpen pakke/alles.txt"]);
	});

	it("a version comes back, and one with a name stays", async () => {
		const { body } = await upload(lib, lib.kari, "utgave.txt", "en");
		await upload(lib, lib.kari, "utgave.txt", "to", { onConflict: "replace" });
		const ask = (mode: string, more: object) =>
			lib.kari.call("POST", `/api/media/versions?mode=${mode}`, { tenant_id: lib.tenant.id, id: body.id, ...more });
		expect((await ask("restore", { version: 1 })).status).toBe(200);
		expect(await (await lib.kari.fetch(`/api/media/${body.guid}`)).text()).toBe("en");
		expect(await (await lib.kari.fetch(`/api/media/${body.guid}?version=2`)).text()).toBe("to");
		expect((await ask("name", { version: 2, label: "Til styret" })).body.label).toBe("Til styret");
	});

	it("versions that lie close together are thinned out, with their bytes and their space, and named ones are not", async () => {
		const { body } = await upload(lib, lib.ola, "tynnes.txt", "0");
		const { db } = lib.portal;
		for (let version = 1; version <= 5; version++) {
			await upload(lib, lib.ola, "tynnes.txt", `${version}`, { onConflict: "replace" });
			await lib.portal.settle();
			// As if three days lay between them, so that none goes yet.
			const at = Date.now() - (20 - 3 * version) * DAY;
			await db
				.prepare("update file_versions set made_at = ?2 where file_id = ?1 and version = ?3")
				.bind(body.id, at, version)
				.run();
		}
		const naming = { tenant_id: lib.tenant.id, id: body.id, version: 2, label: "Behold" };
		expect((await lib.ola.call("POST", "/api/media/versions?mode=name", naming)).status).toBe(200);
		const kept = async () => {
			const { results } = await db
				.prepare("select version, key from file_versions where file_id = ?1 order by version")
				.bind(body.id)
				.all<{ version: number; key: string }>();
			return results;
		};
		// All of them within a minute, forty days ago: one for that week stays, and the one with a name.
		const old = Date.now() - 40 * DAY;
		await db
			.prepare("update file_versions set made_at = ?2 + version * 1000 where file_id = ?1")
			.bind(body.id, old)
			.run();
		const before = await kept();
		await upload(lib, lib.ola, "tynnes.txt", "6", { onConflict: "replace" });
		await lib.portal.settle();
		const after = await kept();
		expect(before).toHaveLength(5);
		expect(after.map(({ version }) => version)).toContain(2);
		expect(after.length).toBeLessThan(before.length);
		for (const { version, key } of before) {
			const isKept = after.some((one) => one.version === version);
			expect((await lib.portal.media.head(key)) !== null, `version ${version}`).toBe(isKept);
		}
		const charged = await db
			.prepare(
				"select (select sum(charged) from files where owner_id = ?1) + (select sum(v.charged) from file_versions v join files f on f.id = v.file_id where f.owner_id = ?1) n",
			)
			.bind(lib.ola.userId)
			.first<number>("n");
		expect(await db.prepare("select bytes from media_usage where id = ?1").bind(lib.ola.userId).first("bytes")).toBe(
			charged,
		);
	});
});

describe("what is private in a folder of the organisation", () => {
	it("stays its uploader's to give, whoever has made the folder and shares it or makes a link of it", async () => {
		const { adviser, boss, ola, guest, tenant } = lib;
		await lib.portal.db.prepare("delete from media_rules").run();
		const team = await folder(lib, adviser, "Lønn", "organisation");
		const { body: secret } = await upload(lib, boss, "hemmelig.txt", "hemmelig", { folder: team, isPrivate: true });
		const { body: open } = await upload(lib, boss, "åpen.txt", "åpen", { folder: team, isPrivate: false });
		const { body: own } = await upload(lib, adviser, "egen.txt", "egen", { folder: team, isPrivate: true });
		const shareWith = (to: object, person: typeof boss) => give({ folder: team, ...to }, person);
		for (const to of [{ to: "user", person: adviser.userId }, { to: "user", person: ola.userId }, { to: "tenant" }])
			expect((await shareWith({ ...to, rights: "view" }, adviser)).status).toBe(201);
		const made = await adviser.call("POST", "/api/media/share?mode=link", { tenant_id: tenant.id, folder: team });
		expect(made.status, made.text).toBe(201);
		const path = String(made.body.path);
		const seen = async (person: typeof boss, isGiven = false) => {
			const inFolder = (await content(lib, person, team)).items.map(({ file_name }) => file_name);
			const zip = await person.fetch(`/api/media/zip?tenant_id=${tenant.id}&folders=${team}`);
			const zipped = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map((name) => name.slice(5));
			const files = { "hemmelig.txt": secret, "åpen.txt": open, "egen.txt": own };
			const opened = await Promise.all(
				Object.entries(files).map(async ([name, { guid }]) => {
					const { status } = await person.fetch(`/api/media/${guid}`);
					return status === 200 ? name : [];
				}),
			);
			const withMe = await person.fetch(`/${tenant.guid}/files/sharedfiles?part=withme&q=txt`);
			expect((await withMe.text()).includes("hemmelig.txt")).toBe(isGiven);
			return [inFolder, zipped, opened.flat()].map((names) => names.sort());
		};
		const [theirs, all] = [
			["egen.txt", "åpen.txt"],
			["egen.txt", "hemmelig.txt", "åpen.txt"],
		];
		expect(await seen(adviser)).toEqual([theirs, theirs, theirs]);
		expect(await seen(ola)).toEqual([theirs, theirs, theirs]);
		const page = await (await guest.fetch(path)).text();
		expect(page).toContain("egen.txt");
		expect(page).not.toContain("hemmelig.txt");
		expect((await guest.fetch(`${path}/${secret.guid}?download`)).status).toBe(404);
		expect((await guest.fetch(`${path}/${own.guid}?download`)).status).toBe(200);
		// Its uploader gives it with the folder.
		expect((await shareWith({ to: "role", role: "ADVISOR", rights: "view" }, boss)).status).toBe(201);
		expect(await seen(adviser, true)).toEqual([all, all, all]);
		expect(await seen(ola)).toEqual([theirs, theirs, theirs]);
	});
});
