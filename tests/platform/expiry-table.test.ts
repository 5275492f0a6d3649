import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dueWarning, sweepModuleAccess } from "#app/modules/portal-admin/sweep-access.server";
import { addDays, daysBetween, isDay, today } from "#app/platform/clock";
import { accessStatus, may } from "#app/platform/tenant/access";
import type { Entry, Tenant } from "#app/platform/tenant/context";
import { openDatabase } from "../support/database";
import { type Ending, endings, instants } from "../support/expiry-table";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

const entryOf = (starts: string | null, expires: string | null, status = 1) =>
	({ status, starts, expires, role: "CLIENT", level: 10 }) as Entry;
const entryUntil = (expires: string | null, status = 1) => entryOf(null, expires, status);
const entryFrom = (starts: string, status = 1) => entryOf(starts, null, status);
const tenantIn = (timeZone: string) => ({ timeZone }) as Tenant;

test("the table holds what the rule is about", () => {
	expect(instants.length).toBeGreaterThanOrEqual(60);
	expect(new Set(endings.map(({ zone }) => zone)).size).toBe(8);
});

describe.each(instants)("$zone, last day $day, at $now", ({ zone, day, now, isOver }) => {
	test(isOver ? "is over" : "still holds", () => {
		expect(today(zone, now)).toBe(isOver ? addDays(day, 1) : day);
		expect(accessStatus(entryUntil(day), zone, now)).toBe(isOver ? "expired" : "live");
		expect(accessStatus(entryUntil(day, 0), zone, now)).toBe(isOver ? "expired" : "off");
		expect(accessStatus(entryUntil(addDays(day, 1)), zone, now)).toBe("live");
		expect(accessStatus(entryUntil(addDays(day, -1)), zone, now)).toBe("expired");
		expect(accessStatus(entryUntil(null), zone, now)).toBe("live");
		expect(may(entryUntil(day), tenantIn(zone), now, 10)).toBe(!isOver);
		expect(may(entryUntil(day), tenantIn(zone), now, 20)).toBe(false);
	});

	// The instant in which a day ends is the one in which the next begins.
	test(`what starts the day after ${isOver ? "has begun" : "has not begun"}`, () => {
		const next = addDays(day, 1);
		expect(accessStatus(entryFrom(next), zone, now)).toBe(isOver ? "live" : "upcoming");
		expect(accessStatus(entryFrom(next, 0), zone, now)).toBe("off");
		expect(accessStatus(entryFrom(day), zone, now)).toBe("live");
		expect(accessStatus(entryFrom(addDays(next, 1)), zone, now)).toBe("upcoming");
		expect(accessStatus(entryOf(next, next), zone, now)).toBe(isOver ? "live" : "upcoming");
		expect(accessStatus(entryOf(day, day), zone, now)).toBe(isOver ? "expired" : "live");
		expect(may(entryFrom(next), tenantIn(zone), now, 10)).toBe(isOver);
	});
});

test.each([
	["2028-02-28", 1, "2028-02-29"],
	["2028-02-28", 2, "2028-03-01"],
	["2027-02-28", 1, "2027-03-01"],
	["2026-12-31", 1, "2027-01-01"],
	["2026-03-29", 1, "2026-03-30"],
	["2026-10-26", -1, "2026-10-25"],
	["2028-03-30", -30, "2028-02-29"],
])("%s and %i days is %s", (day, count, expected) => {
	expect(addDays(day, count)).toBe(expected);
	expect(daysBetween(day, expected)).toBe(count);
});

test.each(["2027-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "20260101", "", "2026-01-01T00:00"])(
	"%j is no day",
	(value) => expect(isDay(value)).toBe(false),
);

test.each([
	[31, null, undefined],
	[30, null, 30],
	[15, null, 30],
	[14, null, 14],
	[14, 30, 14],
	[14, 14, undefined],
	[4, 14, undefined],
	[3, 30, 3],
	[0, 14, 3],
	[0, 3, undefined],
	[20, 14, undefined],
])("with %i days left and the warning %s given, %s is due", (left, warned, due) => {
	expect(dueWarning(left, warned)).toBe(due);
});

describe("the sweep and its job", () => {
	let open: Awaited<ReturnType<typeof openDatabase>>;
	const entries: (Ending & { id: string })[] = [];
	beforeAll(async () => {
		open = await openDatabase();
		const make = factories(open.db);
		const module = await make.module("users");
		for (const ending of endings) {
			const tenant = await make.tenant({ timeZone: ending.zone });
			entries.push({ ...ending, id: (await make.entry(tenant, module, { expires: ending.day })).id });
		}
	});
	afterAll(() => open.dispose());

	test("end just those whose day is over, at every instant of the table", async () => {
		const worker = workerOver(open.db);
		const moments = [...instants].sort((a, b) => a.now.getTime() - b.now.getTime());
		const statusOf = async () => {
			const { results } = await open.db
				.prepare("SELECT id, status FROM modules_tenant")
				.all<{ id: string; status: number }>();
			return Object.fromEntries(results.map(({ id, status }) => [id, status]));
		};
		let before: string[] = [];
		for (const { now } of moments) {
			const over = entries.filter((entry) => entry.over.getTime() <= now.getTime()).map(({ id }) => id);
			await sweepModuleAccess(worker.context(now));
			const ended = worker.take().filter(({ type }) => type === "module-access.ended");
			const found = ended.map(({ payload }) => (payload as { entryId: string }).entryId);
			expect(found.sort()).toEqual(over.filter((id) => !before.includes(id)).sort());
			await worker.deliver(ended, now);
			expect(await statusOf()).toEqual(Object.fromEntries(entries.map(({ id }) => [id, over.includes(id) ? 0 : 1])));
			before = over;
		}
		expect(before).toHaveLength(entries.length);
	});
});
