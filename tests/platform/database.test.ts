import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase as openDrizzle } from "#app/platform/database.server";
import { users } from "#db/schema/portal";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
afterAll(() => open.dispose());

test("raw queries with values stand in a batch beside built ones, and count as one round trip", async () => {
	const { id, email } = await factories(open.db).user();
	const meter = { roundTrips: 0, inARow: 0, rowsRead: 0, rowsWritten: 0 };
	const db = openDrizzle(open.db, meter);
	const [, found, raw] = await db.batch([
		db.run(sql`update ${users} set phone = ${"12345678"} where id = ${id}`),
		db.select({ phone: users.phone }).from(users),
		db.all(sql`select email from ${users} where id = ${id}`),
	]);
	expect(found).toEqual([{ phone: "12345678" }]);
	expect((raw as unknown as { results: unknown[] }).results ?? raw).toEqual([{ email }]);
	expect(meter.roundTrips).toBe(1);
});
