import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "#app/platform/limits";
import { runSchedule } from "#app/registry/schedule.server";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
afterAll(() => open.dispose());

test("a device is forgotten a year and a day after its last sign-in, not before", async () => {
	const now = new Date("2026-11-21T12:05:00Z");
	const { id } = await factories(open.db).user();
	const ages = { "a-year": 366, "a-year-and-a-day": 367, today: 0 };
	await open.db.batch(
		Object.entries(ages).map(([device, days]) =>
			open.db.prepare("INSERT INTO known_devices VALUES (?, ?, ?)").bind(id, device, now.getTime() - days * DAY),
		),
	);
	await runSchedule(now, workerOver(open.db).source(now));
	const { results } = await open.db.prepare("SELECT device_hash FROM known_devices ORDER BY 1").all();
	expect(results.map(({ device_hash }) => device_hash)).toEqual(["a-year", "today"]);
});
