import { afterAll, beforeAll, expect, it } from "vitest";
import { adrift, filmOf, type Library, startLibrary, upload } from "../support/library";

const DAY = 86_400_000;
const MB = 1024 * 1024;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

/** The hourly sweep as it runs two days on, when nothing of before is under way any more. */
async function sweep() {
	await lib.portal.cutAfter(null);
	await lib.portal.db.prepare("update sessions set expires_at = 9e15").run();
	await lib.portal.travelTo(new Date(Date.now() + 4 * DAY));
	await lib.portal.cron("5 * * * *", new Date(Date.now() + 4 * DAY));
	await lib.portal.settle();
	await lib.portal.db.prepare("delete from cron_runs").run();
	await lib.portal.travelTo(null);
}
const usage = async () => {
	const { results } = await lib.portal.db
		.prepare(
			"select u.id, u.bytes - coalesce((select sum(charged) from files f where f.tenant_id = u.tenant_id and (u.id = 'tenant' or f.owner_id = u.id)), 0) as off from media_usage u where u.tenant_id = ?1",
		)
		.bind(lib.tenant.id)
		.all<{ id: string; off: number }>();
	return results.filter(({ off }) => off !== 0);
};

it("an upload that is cut off at any of its steps, a hundred times each, leaves nothing", async () => {
	const seen = new Set<number>();
	// Who it is, the place, the names; then row, object, row: each of them is once the last that goes through.
	for (const calls of [3, 4, 5, 6, 7])
		for (let round = 0; round < 100; round++) {
			await lib.portal.cutAfter(calls);
			const sent = await upload(lib, lib.kari, `${calls}-${round}.txt`, `bytes ${round}`);
			seen.add(sent.status);
		}
	expect([...seen].sort()).toEqual([201, 500]);
	await lib.portal.cutAfter(null);
	expect((await adrift(lib)).pending).toBeGreaterThan(0);
	await sweep();
	expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	expect(await usage()).toEqual([]);
}, 120_000);

it("a large one that is cut off in the middle leaves nothing", async () => {
	const film = filmOf(6 * MB, 5);
	for (const calls of [4, 5, 6, 7, 8, 9]) {
		await lib.portal.cutAfter(calls);
		await upload(lib, lib.ola, `film ${calls}.mp4`, film);
	}
	await sweep();
	expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	expect(await usage()).toEqual([]);
}, 60_000);

it("what is alone on either side goes, with a report; what others hold stays", async () => {
	const kept = await upload(lib, lib.kari, "blir.txt", "x");
	const lost = await upload(lib, lib.kari, "tapt.txt", "xy");
	const { key } = (await lib.portal.db
		.prepare("select key from files where id = ?1")
		.bind(lost.body.id)
		.first<{ key: string }>()) ?? { key: "" };
	await lib.portal.media.delete(key);
	await lib.portal.media.put(`t/${lib.tenant.id}/alene`, "alene");
	await lib.portal.media.put(`t/${lib.tenant.id}/logo`, "logo");
	await lib.portal.db
		.prepare("update tenants set logo_key = ?1 where id = ?2")
		.bind(`t/${lib.tenant.id}/logo`, lib.tenant.id)
		.run();
	await sweep();
	expect(await lib.portal.media.head(`t/${lib.tenant.id}/logo`)).not.toBeNull();
	expect(await lib.portal.media.head(`t/${lib.tenant.id}/alene`)).toBeNull();
	expect((await lib.kari.fetch(`/api/media/${kept.body.guid}`)).status).toBe(200);
	expect((await lib.kari.fetch(`/api/media/${lost.body.guid}`)).status).toBe(404);
	const report = await lib.portal.db
		.prepare("select objects, object_bytes, rows, lost from media_sweeps order by at desc limit 1")
		.first();
	expect(report).toEqual({ objects: 1, object_bytes: 5, rows: 1, lost: '["tapt.txt"]' });
	expect(await usage()).toEqual([]);
});

it("what was deleted goes for good after 30 days, with its bytes and its space; at once where somebody says so", async () => {
	const one = await upload(lib, lib.kari, "papirkurv.txt", "abc");
	await upload(lib, lib.kari, "papirkurv.txt", "abcd", { onConflict: "replace" });
	const before = (await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length;
	await lib.kari.call("DELETE", `/api/media?id=${one.body.id}`);
	await sweep();
	expect((await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length).toBe(before);
	await lib.portal.db
		.prepare("update files set deleted_at = deleted_at - ?1 where id = ?2")
		.bind(31 * DAY, one.body.id)
		.run();
	await sweep();
	expect((await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length).toBe(before - 2);
	expect(await lib.portal.db.prepare("select id from files where id = ?1").bind(one.body.id).first()).toBeNull();
	expect(
		await lib.portal.db.prepare("select id from file_versions where file_id = ?1").bind(one.body.id).first(),
	).toBeNull();
	expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
});
