import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../support/database";
import { faultyD1 } from "../support/faulty-d1";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
	await open.db.prepare("CREATE TABLE marks (n INTEGER)").run();
});
afterAll(() => open.dispose());

test("a fault before the commit leaves nothing, one after it leaves the row, the same way for the same seed", async () => {
	const run = async () => {
		await open.db.prepare("DELETE FROM marks").run();
		const faulty = faultyD1(open.db, { seed: 7, before: 0.3, after: 0.3 });
		for (let n = 0; n < 40; n++) {
			await faulty.db.batch([faulty.db.prepare("INSERT INTO marks VALUES (?)").bind(n)]).catch(() => undefined);
		}
		const { results } = await open.db.prepare("SELECT n FROM marks ORDER BY n").all<{ n: number }>();
		return { log: faulty.log, kept: results.map(({ n }) => n) };
	};
	const first = await run();
	expect(first.kept).toEqual(first.log.flatMap((what, n) => (what === "before" ? [] : [n])));
	expect(new Set(first.log)).toEqual(new Set(["ok", "before", "after"]));
	expect(await run()).toEqual(first);
});

test("it stops failing after the limit", async () => {
	const faulty = faultyD1(open.db, { seed: 1, before: 1, after: 0, limit: 2 });
	const tries = [1, 2, 3, 4].map(() => () => faulty.db.prepare("SELECT 1").all());
	const outcomes = [];
	for (const attempt of tries)
		outcomes.push(
			await attempt().then(
				() => "ok",
				() => "failed",
			),
		);
	expect(outcomes).toEqual(["failed", "failed", "ok", "ok"]);
});
