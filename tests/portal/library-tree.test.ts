import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content, folder, type Library, startLibrary, upload } from "../support/library";

/** How often two people meet; FOLLOWUP_CUTS=100 is the whole of it. */
const ROUNDS = Number(process.env.FOLLOWUP_CUTS ?? 10);

let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const save = (id: string, more: object, person = lib.kari) =>
	person.call("POST", "/api/media_folder", { tenant_id: lib.tenant.id, id, ...more });
const remove = (id: string, person = lib.kari) =>
	person.call("DELETE", `/api/media_folder?id=${id}&tenant_id=${lib.tenant.id}`);

describe("folders", () => {
	it("are made, renamed and moved, and a name is taken once in its place", async () => {
		const a = await folder(lib, lib.kari, "Kurs");
		const b = await folder(lib, lib.kari, "Uke 1", a);
		const again = await lib.kari.call("POST", "/api/media_folder", { tenant_id: lib.tenant.id, name: "KURS" });
		expect(again.status).toBe(409);
		expect(again.body.current.id).toBe(a);
		expect((await save(b, { name: "Uke 2" })).body.name).toBe("Uke 2");
		const c = await folder(lib, lib.kari, "Annet");
		expect((await save(b, { parent: c })).body.parent).toBe(c);
		expect((await content(lib, lib.kari, a)).folders).toEqual([]);
		expect((await content(lib, lib.kari, c)).folders.map(({ name }) => name)).toEqual(["Uke 2"]);
	});

	it("go into none that lies in them", async () => {
		const a = await folder(lib, lib.kari, "Ytre");
		const b = await folder(lib, lib.kari, "Indre", a);
		expect((await save(a, { parent: b })).status).toBe(422);
		expect((await save(a, { parent: a })).status).toBe(422);
	});

	it("are not there for others, and are theirs who may do all", async () => {
		const a = await folder(lib, lib.kari, "Privat");
		for (const person of [lib.ola, lib.adviser, lib.stranger]) {
			expect((await save(a, { name: "Tatt" }, person)).status).toBe(404);
			expect((await remove(a, person)).status).toBe(404);
		}
		expect((await save(a, { name: "Ryddet" }, lib.boss)).status).toBe(200);
		expect((await lib.guest.call("POST", "/api/media_folder", { name: "x" })).status).toBe(401);
	});

	it("of the organisation are seen by all and changed by those above", async () => {
		const a = await folder(lib, lib.adviser, "Felles", "organisation");
		expect((await content(lib, lib.ola, "organisation")).folders.map(({ id }) => id)).toContain(a);
		expect((await save(a, { name: "Ny" }, lib.ola)).status).toBe(403);
		const made = await lib.ola.call("POST", "/api/media_folder", { tenant_id: lib.tenant.id, name: "x", parent: a });
		expect(made.status).toBe(403);
	});

	it("are offered page by page where there are many to move to", async () => {
		const many = await folder(lib, lib.boss, "Mange");
		await Promise.all(
			Array.from({ length: 101 }, (_, index) => folder(lib, lib.boss, `M${String(index).padStart(3, "0")}`, many)),
		);
		const at = `/${lib.tenant.guid}/files/move?at=${many}`;
		const first = await (await lib.boss.fetch(at)).text();
		expect([first.includes("M099"), first.includes("M100")]).toEqual([true, false]);
		const cursor = /[?&](?:amp;)?cursor=([\w-]+)/.exec(first)?.[1];
		expect(await (await lib.boss.fetch(`${at}&cursor=${cursor}`)).text()).toContain("M100");
	});

	it("leave with what is in them and are gone from lists", async () => {
		const a = await folder(lib, lib.kari, "Bort");
		const b = await folder(lib, lib.kari, "Under", a);
		expect((await remove(a)).body).toEqual({ id: a, deleted: true });
		expect((await save(b, { name: "x" })).status).toBe(404);
		expect((await content(lib, lib.kari)).folders.map(({ id }) => id)).not.toContain(a);
		expect(await folder(lib, lib.kari, "Bort")).not.toBe(a);
	});
});

describe("two people at the same moment", () => {
	const tree = async () => {
		const { results } = await lib.portal.db
			.prepare("select id, parent_id, path, deleted_at from media_folders where tenant_id = ?1")
			.bind(lib.tenant.id)
			.all<{ id: string; parent_id: string; path: string; deleted_at: number | null }>();
		const byId = new Map(results.map((row) => [row.id, row]));
		for (const row of results) {
			const parent = byId.get(row.parent_id);
			expect(row.path).toBe(`${parent?.path ?? "/"}${row.id}/`);
			if (row.deleted_at === null && parent) expect(parent.deleted_at).toBeNull();
		}
		// Whatever stands in a list stands in a folder that one can go to.
		const files = await lib.portal.db
			.prepare("select folder_id from files where tenant_id = ?1 and deleted_at is null and folder_id <> ''")
			.bind(lib.tenant.id)
			.all<{ folder_id: string }>();
		for (const file of files.results) expect(byId.get(file.folder_id)?.deleted_at).toBeNull();
		return byId;
	};

	it("move two folders into each other: one stays", async () => {
		for (let round = 0; round < ROUNDS; round++) {
			const [a, b] = [await folder(lib, lib.adviser, `A${round}`), await folder(lib, lib.adviser, `B${round}`)];
			const answers = await Promise.all([save(a, { parent: b }, lib.adviser), save(b, { parent: a }, lib.boss)]);
			expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
			const rows = await tree();
			expect([rows.get(a)?.parent_id === b, rows.get(b)?.parent_id === a]).toContain(false);
		}
	});

	it("rename, move, delete and put it back: a tree at every moment, and no file lost", async () => {
		const target = await folder(lib, lib.adviser, "Mål", "organisation");
		const trash = `/${lib.tenant.guid}/files/trash?part=organisation`;
		const there = new Map<string, { guid: string; text: string }>();
		const put = async (name: string, into: string, onConflict?: string) => {
			const sent = await upload(lib, lib.adviser, name, name, { folder: into, isPrivate: false, onConflict });
			if (sent.status === 201) there.set(sent.body.id, { guid: sent.body.guid, text: name });
			return sent;
		};
		const move = (person: typeof lib.boss, more: Record<string, string>) =>
			person.submit(`/${lib.tenant.guid}/files/sharedfiles`, { intent: "drop", ...more });
		for (let round = 0; round < ROUNDS; round++) {
			const a = await folder(lib, lib.adviser, `R${round}`, "organisation");
			const inner = await folder(lib, lib.adviser, "Inni", a);
			const [one, two] = [await put(`En ${round}.txt`, a), await put(`To ${round}.txt`, inner)];
			const answers = await Promise.all([
				save(a, { name: `Nytt${round}` }, lib.adviser),
				save(a, { parent: target }, lib.boss),
				remove(a, lib.adviser),
				save(inner, { parent: target, name: `I${round}` }, lib.boss),
				lib.boss.call("POST", "/api/media_folder", { tenant_id: lib.tenant.id, name: "Ny", parent: inner }),
				put(`Tre ${round}.txt`, inner),
				move(lib.boss, { "files[]": two.body.id, to: target }),
				lib.adviser.call("DELETE", `/api/media?id=${one.body.id}`),
			]);
			for (const { status } of answers) expect([200, 201, 302, 404, 409]).toContain(status);
			await tree();
			const back = [lib.boss, lib.adviser].map((person) =>
				person.submit(trash, { intent: "putBack", entries: `folders:${a},files:${one.body.id}` }),
			);
			const again = await Promise.all([...back, save(inner, { parent: target, name: `J${round}` }, lib.boss)]);
			for (const { status } of again) expect([200, 302, 404, 409]).toContain(status);
			await tree();
		}
		const { results } = await lib.portal.db
			.prepare("select id, deleted_at, trashed_with from files where tenant_id = ?1 and owner_id = ''")
			.bind(lib.tenant.id)
			.all<{ id: string; deleted_at: number | null; trashed_with: string | null }>();
		expect(results.map(({ id }) => id).filter((id) => there.has(id))).toHaveLength(there.size);
		// What lies in the trash comes back, and each file is there with what was in it.
		for (const { id, deleted_at } of results) {
			if (deleted_at !== null && there.has(id))
				expect((await lib.boss.submit(trash, { intent: "putBack", entries: `files:${id}` })).status).toBe(302);
		}
		await tree();
		for (const { guid, text } of there.values())
			expect(await (await lib.boss.fetch(`/api/media/${guid}`)).text()).toBe(text);
	}, 300_000);
});
