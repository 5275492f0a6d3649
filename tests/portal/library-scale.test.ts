import { afterAll, beforeAll, expect, it } from "vitest";
import { content, folder, type Library, startLibrary, upload } from "../support/library";
import { liesApart } from "../support/portal";

let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

/** Files of a folder, as rows alone. */
const fill = (id: string, count: number) =>
	lib.portal.db
		.prepare(
			`insert into files (tenant_id, id, guid, module_key, uploader_id, owner_id, folder_id, name, sort_name, extension, kind, type, size, key, state, created_at, updated_at)
			select ?1, ?3 || '-' || value, ?3 || '-g' || value, 'files', ?2, ?2, ?3, 'Ark ' || value || '.txt', 'ark ' || value || '.txt', 'txt', 'text', 'text/plain', value, ?1 || ?3 || value, 'ready', 1, value
			from (with recursive n (value) as (select 1 union all select value + 1 from n where value < ?4) select value from n)`,
		)
		.bind(lib.tenant.id, lib.kari.userId, id, count)
		.run();

it("a folder of 10,000 files opens at the cost of its first page, in every order, and page by page to its end", async () => {
	const few = await folder(lib, lib.kari, "Få");
	const many = await folder(lib, lib.kari, "Mange");
	await fill(few, 60);
	await fill(many, 10_000);
	const cost = async (id: string, sort: string) => {
		const answer = await lib.kari.fetch(
			`/api/media?mode=getcontent&tenant_id=${lib.tenant.id}&folder=${id}&sort=${sort}`,
		);
		expect(((await answer.json()) as { items: unknown[] }).items.length).toBe(50);
		return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
	};
	for (const sort of ["name", "-name", "size", "-size", "date", "-date", "type", "-type"]) {
		const [small, large] = [await cost(few, sort), await cost(many, sort)];
		expect(large.roundTrips).toBe(small.roundTrips);
		expect(large.rowsRead, sort).toBeLessThanOrEqual(small.rowsRead + 20);
	}
	const seen = new Set<string>();
	let next: string | null = "";
	while (next !== null) {
		const page: Awaited<ReturnType<typeof content>> = await content(
			lib,
			lib.kari,
			many,
			`&limit=200&sort=-size${next && `&cursor=${next}`}`,
		);
		for (const { id } of page.items) seen.add(id);
		next = page.next;
	}
	expect(seen.size).toBe(10_000);
});

it("what lies in a small folder, or is shared, is found at the same cost however much lies beside it", async () => {
	const small = await folder(lib, lib.kari, "Liten");
	await fill(await folder(lib, lib.kari, "Inni", small), 5);
	await lib.portal.db
		.prepare(
			`insert into media_shares (tenant_id, id, folder_id, target_kind, target_id, rights, creator_id, created_at, updated_at)
			values (?1, 'liten', ?2, 'user', ?3, 'view', ?4, 1, 1)`,
		)
		.bind(lib.tenant.id, small, lib.ola.userId, lib.kari.userId)
		.run();
	const cost = async (path: string, person = lib.kari) => {
		const answer = await person.fetch(`/${lib.tenant.guid}/files/${path}&kind=text`);
		expect((await answer.text()).match(/>Ark \d+/g)?.length).toBeGreaterThanOrEqual(5);
		return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
	};
	const both = async () => [await cost(`yourfiles?folder=${small}`), await cost("sharedfiles?part=withme", lib.ola)];
	const before = await both();
	await fill(await folder(lib, lib.kari, "Ved siden av"), 5000);
	for (const [at, { roundTrips, rowsRead }] of (await both()).entries()) {
		expect(roundTrips).toBe(before[at]?.roundTrips);
		expect(rowsRead).toBeLessThanOrEqual((before[at]?.rowsRead ?? 0) + 20);
	}
});

it.skipIf(liesApart)(
	"a file opens in one round trip, at the same cost however many files there are and however much else is shared",
	async () => {
		const into = await folder(lib, lib.kari, "Delt");
		const made = await upload(lib, lib.kari, "brev.txt", "Kjære alle", { folder: into });
		const cost = async () => {
			const answer = await lib.kari.fetch(`/api/media/${made.body.guid}`);
			expect(answer.status).toBe(200);
			return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
		};
		const before = await cost();
		expect(before.roundTrips).toBe(1);
		expect(before.rowsRead).toBeLessThan(30);
		await fill(await folder(lib, lib.kari, "Andre"), 2000);
		await lib.portal.db
			.prepare(
				`insert into media_shares (tenant_id, id, file_id, target_kind, rights, creator_id, created_at, updated_at)
			select ?1, 's' || value, 'f' || value, 'tenant', 'view', ?2, 1, 1
			from (with recursive n (value) as (select 1 union all select value + 1 from n where value < 2000) select value from n)`,
			)
			.bind(lib.tenant.id, lib.kari.userId)
			.run();
		expect(await cost()).toEqual(before);
	},
);

it("a file goes into a folder, and takes a number, at the same cost however many lie there", async () => {
	const few = await folder(lib, lib.kari, "Tomt");
	const many = await folder(lib, lib.kari, "Fullt");
	await fill(many, 3000);
	const cost = async (into: string) => {
		let rowsRead = 0;
		for (const name of ["Rad.txt", "Rad (2).txt", "Rad (3).txt"]) {
			const made = await upload(lib, lib.kari, "Rad.txt", name, { folder: into, onConflict: "keep_both" });
			expect(made.body.file_name).toBe(name);
			rowsRead = JSON.parse(made.headers.get("X-D1") ?? "{}").rowsRead;
		}
		return rowsRead;
	};
	const least = await cost(few);
	expect(await cost(many)).toBeLessThanOrEqual(least + 20);
});
