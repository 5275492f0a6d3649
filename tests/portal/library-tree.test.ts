import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content, folder, type Library, startLibrary } from "../support/library";

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
		return byId;
	};

	it("move two folders into each other: one stays", async () => {
		for (let round = 0; round < 15; round++) {
			const [a, b] = [await folder(lib, lib.adviser, `A${round}`), await folder(lib, lib.adviser, `B${round}`)];
			const answers = await Promise.all([save(a, { parent: b }, lib.adviser), save(b, { parent: a }, lib.boss)]);
			expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
			const rows = await tree();
			expect([rows.get(a)?.parent_id === b, rows.get(b)?.parent_id === a]).toContain(false);
		}
	});

	it("rename, move and delete it: a tree at every moment", async () => {
		const target = await folder(lib, lib.adviser, "Mål");
		for (let round = 0; round < 15; round++) {
			const a = await folder(lib, lib.adviser, `R${round}`);
			const inner = await folder(lib, lib.adviser, "Inni", a);
			const answers = await Promise.all([
				save(a, { name: `Nytt${round}` }, lib.adviser),
				save(a, { parent: target }, lib.boss),
				remove(a, lib.adviser),
				save(inner, { parent: target, name: `I${round}` }, lib.boss),
				lib.boss.call("POST", "/api/media_folder", { tenant_id: lib.tenant.id, name: "Ny", parent: inner }),
			]);
			for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
			await tree();
		}
	});
});
