import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { wholeContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { eraseSome } from "#app/platform/tenant/whole-tenant.server";
import { searchable, termsOf } from "#app/platform/words";
import { companies } from "#db/schema/directory";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

let open: Awaited<ReturnType<typeof openDatabase>>;
let own: TenantContext;
let foreign: TenantContext;

const company = (name: string) => ({
	id: newId(),
	guid: newGuid(),
	name,
	sortName: name.toLowerCase(),
	createdBy: "editor",
	updatedBy: "editor",
});

async function add(ctx: TenantContext, name: string) {
	const row = company(name);
	await ctx.rows.commit([ctx.rows.adding(companies, row), ctx.rows.indexing(companies, row.id, [name])]);
	return row;
}

async function search(ctx: TenantContext, text: string, before?: number) {
	const rows = await ctx.rows.list(companies, { search: { text, before } });
	return rows.map(({ name }) => name);
}

beforeAll(async () => {
	open = await openDatabase();
	const make = factories(open.db);
	const worker = workerOver(open.db);
	own = await worker.inTenant((await make.tenant()).id, { userId: "editor" });
	foreign = await worker.inTenant((await make.tenant()).id, { userId: "stranger" });
	for (const name of ["Fjordvik kommune", "Ålesund Bil AS", "Øvre Eiker Regnskap", "Θεσσαλονίκη ΑΕ"])
		await add(own, name);
	await add(foreign, "Fjordvik Hotell");
});
afterAll(() => open.dispose());

test.each([
	["fjo", ["Fjordvik kommune"]],
	["vik komm", ["Fjordvik kommune"]],
	["KOMMUNE", ["Fjordvik kommune"]],
	["alesund", ["Ålesund Bil AS"]],
	["ovre", ["Øvre Eiker Regnskap"]],
	["θεσσα", ["Θεσσαλονίκη ΑΕ"]],
	["hotell", []],
	["fjordvik bil", []],
	['"fjo" NOT * - ^', []],
	["!?", []],
	["x".repeat(200), []],
])("%s finds the tenant's own only", async (text, names) => {
	expect(await search(own, text)).toEqual(names);
});

test("what was written last comes first, and a page goes on where the last one ended", async () => {
	const names = ["Treff en", "Treff to", "Treff tre"];
	for (const name of names) await add(own, name);
	const first = await own.rows.list(companies, { search: { text: "treff" }, limit: 2 });
	expect(first.map(({ name }) => name)).toEqual(["Treff tre", "Treff to"]);
	expect(await search(own, "treff", first.at(-1)?.foundAt)).toEqual(["Treff en"]);
});

test("a condition of the list holds for what is found, and other tables are joined to it", async () => {
	const { found } = await own.rows.read({
		found: own.rows.listingWith(companies, {}, { search: { text: "treff" }, where: eq(companies.name, "Treff to") }),
	});
	expect(found.map(({ row }) => row.name)).toEqual(["Treff to"]);
	expect(
		await own.rows.read({ count: own.rows.counting(companies, undefined, 2, { search: { text: "treff" } }) }),
	).toEqual({
		count: 2,
	});
});

test("a changed record is found by its new words only, a forgotten one not at all", async () => {
	const { id } = await add(own, "Gamle Navn");
	await own.rows.commit([own.rows.indexing(companies, id, ["Nyere Tekst"])]);
	expect(await search(own, "gamle")).toEqual([]);
	expect(await search(own, "nyere")).toEqual(["Gamle Navn"]);
	await own.rows.commit([own.rows.indexing(companies, id, [])]);
	expect(await search(own, "nyere")).toEqual([]);
});

test("a search reads the hits, not the tenant's other rows", async () => {
	await own.rows.commit(
		Array.from({ length: 40 }, (_, number) => company(`Fyll ${number}`)).flatMap((row) => [
			own.rows.adding(companies, row),
			own.rows.indexing(companies, row.id, [row.name]),
		]),
	);
	const before = own.context.meter.rowsRead;
	await search(own, "fjordv");
	expect(own.context.meter.rowsRead - before).toBeLessThanOrEqual(5);
});

test("a tenant that is erased leaves nothing to be found", async () => {
	while (await eraseSome(wholeContext(foreign.context).db, foreign.tenant.id, 100));
	const { results } = await open.db
		.prepare("select record_id from search_index where tenant_id = ?")
		.bind(foreign.tenant.id)
		.all();
	expect(results).toEqual([]);
	expect(await search(own, "fjordvik")).toEqual(["Fjordvik kommune"]);
});

test("a word is found by its beginning and by the beginning of each of its parts", () => {
	expect(searchable(["Blåbær", null, "as"])).toEqual(["blabaer", "labaer", "abaer", "baer", "aer", "as"]);
	expect(termsOf("  Blåb, AS ")).toEqual(["blab", "as"]);
});
