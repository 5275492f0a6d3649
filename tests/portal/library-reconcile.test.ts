import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { adrift, type Library, startLibrary, upload } from "../support/library";
import { sweep, wrongUsage } from "../support/media-sweeps";
import { signInAs } from "../support/sign-in";

const DAY = 86_400_000;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const provider = async () => {
	const email = `provider-${crypto.randomUUID()}@example.test`;
	await factories(lib.portal.db).user({ email, id: email, guid: email, isSuperadmin: true });
	return signInAs(lib.portal, email);
};

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
	await sweep(lib);
	expect(await lib.portal.media.head(`t/${lib.tenant.id}/logo`)).not.toBeNull();
	expect(await lib.portal.media.head(`t/${lib.tenant.id}/alene`)).toBeNull();
	expect((await lib.kari.fetch(`/api/media/${kept.body.guid}`)).status).toBe(200);
	expect((await lib.kari.fetch(`/api/media/${lost.body.guid}`)).status).toBe(404);
	const report = await lib.portal.db
		.prepare("select objects, object_bytes, rows, lost from media_sweeps order by at desc limit 1")
		.first();
	expect(report).toEqual({ objects: 1, object_bytes: 5, rows: 1, lost: '["tapt.txt"]' });
	expect(await wrongUsage(lib)).toEqual([]);
	const overview = await (await provider()).fetch("/followup", { headers: { "Accept-Language": "en" } });
	const text = (await overview.text()).replaceAll(/<!--.*?-->/g, "");
	for (const said of ["Vik", "1 stored object without a file was removed", "1 file whose content was gone"])
		expect(text).toContain(said);
	expect(text).not.toContain("Needs a look");
	expect(text).not.toContain("tapt.txt");
});

it("goes on from page to page, and takes no file for lost because many share its bytes", async () => {
	const many = await upload(lib, lib.kari, "mange.txt", "mange");
	const other = await upload(lib, lib.kari, "en annen.txt", "en annen");
	await lib.portal.db
		.prepare(
			`insert into files (tenant_id, id, guid, module_key, uploader_id, owner_id, name, sort_name, extension, kind, type, size, key, state, created_at, updated_at)
			select tenant_id, 'many' || value, 'gmany' || value, 'news', uploader_id, owner_id, name, sort_name, extension, kind, type, size, key, state, 1, 1
			from files, (with recursive n (value) as (select 1 union all select value + 1 from n where value < 12000) select value from n) where files.id = ?1`,
		)
		.bind(many.body.id)
		.run();
	await Promise.all(
		Array.from({ length: 520 }, (_, index) => lib.portal.media.put(`t/${lib.tenant.id}/alone-${index}`, "x")),
	);
	await sweep(lib);
	for (const { body } of [many, other]) expect((await lib.kari.fetch(`/api/media/${body.guid}`)).status).toBe(200);
	const { results } = await lib.portal.db
		.prepare("select objects, rows, rows_left from media_sweeps where objects > 1")
		.all();
	expect(results).toEqual([{ objects: 520, rows: 0, rows_left: 0 }]);
});

it("leaves rows that lose their objects by the dozen, and says so", async () => {
	const sent = await Promise.all(
		Array.from({ length: 30 }, (_, index) => upload(lib, lib.ola, `borte ${index}.txt`, "x")),
	);
	const { results } = await lib.portal.db
		.prepare("select key from files where uploader_id = ?1")
		.bind(lib.ola.userId)
		.all<{ key: string }>();
	const kept = await Promise.all(
		results.map(async ({ key }) => ({ key, bytes: await (await lib.portal.media.get(key))?.arrayBuffer() })),
	);
	await lib.portal.media.delete(results.map(({ key }) => key));
	await sweep(lib);
	const report = await lib.portal.db
		.prepare("select objects, rows, rows_left from media_sweeps order by at desc, id desc limit 1")
		.first();
	expect(report).toEqual({ objects: 0, rows: 0, rows_left: 30 });
	const overview = await (await provider()).fetch("/followup", { headers: { "Accept-Language": "en" } });
	const text = (await overview.text()).replaceAll(/<!--.*?-->/g, "");
	expect(text).toContain("30 files have no content");
	expect(text).not.toContain("borte 7.txt");
	for (const { key, bytes } of kept) await lib.portal.media.put(key, bytes ?? "");
	for (const { body } of sent) expect((await lib.ola.fetch(`/api/media/${body.guid}`)).status).toBe(200);
});

it("what was deleted goes for good after 30 days, with its bytes and its space; at once where somebody says so", async () => {
	const one = await upload(lib, lib.kari, "papirkurv.txt", "abc");
	await upload(lib, lib.kari, "papirkurv.txt", "abcd", { onConflict: "replace" });
	const before = (await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length;
	await lib.kari.call("DELETE", `/api/media?id=${one.body.id}`);
	await sweep(lib);
	expect((await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length).toBe(before);
	await lib.portal.db
		.prepare("update files set deleted_at = deleted_at - ?1 where id = ?2")
		.bind(31 * DAY, one.body.id)
		.run();
	await sweep(lib);
	expect((await lib.portal.media.list({ prefix: `t/${lib.tenant.id}/` })).objects.length).toBe(before - 2);
	expect(await lib.portal.db.prepare("select id from files where id = ?1").bind(one.body.id).first()).toBeNull();
	expect(
		await lib.portal.db.prepare("select id from file_versions where file_id = ?1").bind(one.body.id).first(),
	).toBeNull();
	expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
});
