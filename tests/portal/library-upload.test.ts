import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	adrift,
	bytesOf,
	content,
	filmOf,
	folder,
	type Library,
	sha256,
	startLibrary,
	upload,
} from "../support/library";
import { sweep } from "../support/media-sweeps";

const MB = 1024 * 1024;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const rule = (column: string, value: number | string | null) =>
	lib.portal.db
		.prepare(
			`insert into media_rules (tenant_id, id, ${column}, created_at, updated_at) values (?1, 'rules', ?2, 0, 0)
			on conflict (tenant_id, id) do update set ${column} = ?2`,
		)
		.bind(lib.tenant.id, value)
		.run();
const used = async (id: string) =>
	(
		await lib.portal.db
			.prepare("select bytes from media_usage where tenant_id = ?1 and id = ?2")
			.bind(lib.tenant.id, id)
			.first<{ bytes: number }>()
	)?.bytes ?? 0;
const bytesAt = async (guid: string) => {
	const row = await lib.portal.db.prepare("select key from files where guid = ?1").bind(guid).first<{ key: string }>();
	const object = await lib.portal.media.get(row?.key ?? "");
	return new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
};

describe("a small file", () => {
	it("is answered as the calls say, counts in the quota and is there byte for byte", async () => {
		const before = await used(lib.kari.userId);
		const text = "Møtereferat fra 3. november\n";
		const made = await upload(lib, lib.kari, "Referat.txt", text, { more: { last_modified: "1762160000000" } });
		expect(made.status, made.text).toBe(201);
		expect(made.body).toMatchObject({
			tenant_id: lib.tenant.id,
			uploader_id: lib.kari.userId,
			type: "text/plain",
			file_name: "Referat.txt",
			file_private: true,
			file_url: `/api/media/${made.body.guid}`,
			folder: "",
			lastModified: new Date(1762160000000).toISOString(),
		});
		expect(new TextDecoder().decode(await bytesAt(made.body.guid))).toBe(text);
		expect(await used(lib.kari.userId)).toBe(before + new TextEncoder().encode(text).length);
	});

	it("whose name is taken is asked about, kept beside, put in its place or left", async () => {
		const first = await upload(lib, lib.kari, "Plan.txt", "en");
		const asked = await upload(lib, lib.kari, "plan.TXT", "to");
		expect(asked.status).toBe(409);
		expect(asked.body.current.id).toBe(first.body.id);
		const beside = await upload(lib, lib.kari, "Plan.txt", "to", { onConflict: "keep_both" });
		expect(beside.body.file_name).toBe("Plan (2).txt");
		expect((await upload(lib, lib.kari, "Plan.txt", "x", { onConflict: "keep_both" })).body.file_name).toBe(
			"Plan (3).txt",
		);
		const left = await upload(lib, lib.kari, "Plan.txt", "tre", { onConflict: "skip" });
		expect(left.body).toMatchObject({ id: first.body.id, skipped: true });
		const replaced = await upload(lib, lib.kari, "Plan.txt", "fire", { onConflict: "replace" });
		expect(replaced.body).toMatchObject({ id: first.body.id, guid: first.body.guid, version: 2 });
		expect(new TextDecoder().decode(await bytesAt(first.body.guid))).toBe("fire");
		const versions = await lib.portal.db
			.prepare("select version, size from file_versions where file_id = ?1")
			.bind(first.body.id)
			.all();
		expect(versions.results).toEqual([{ version: 1, size: 2 }]);
	});

	it("that takes the place of another has done so though the queue takes no message", async () => {
		const first = await upload(lib, lib.adviser, "Kø.txt", "en");
		const before = await used(lib.adviser.userId);
		await lib.portal.breakQueue(true);
		const replaced = await upload(lib, lib.adviser, "Kø.txt", "fire", { onConflict: "replace" });
		await lib.portal.breakQueue(false);
		expect(replaced.status, replaced.text).toBe(201);
		expect(new TextDecoder().decode(await bytesAt(first.body.guid))).toBe("fire");
		expect(await used(lib.adviser.userId)).toBe(before + 4);
	});

	it("makes the folders of its path once, also for many at once", async () => {
		const answers = await Promise.all(
			[1, 2, 3, 4, 5].map((number) =>
				upload(lib, lib.kari, `Ark ${number}.txt`, "x", { more: { path: `Kurs/Uke 1/Ark ${number}.txt` } }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect(new Set(answers.map(({ body }) => body.folder)).size).toBe(1);
		const [course] = (await content(lib, lib.kari)).folders.filter(({ name }) => name === "Kurs");
		expect((await content(lib, lib.kari, course?.id)).folders.map(({ name }) => name)).toEqual(["Uke 1"]);
	});

	it("goes into no folder of others", async () => {
		const mine = await folder(lib, lib.kari, "Min mappe");
		expect((await upload(lib, lib.ola, "a.txt", "x", { folder: mine })).status).toBe(404);
		expect((await upload(lib, lib.stranger, "a.txt", "x", { folder: mine })).status).toBe(404);
		expect((await upload(lib, lib.ola, "a.txt", "x", { folder: "organisation" })).status).toBe(403);
		expect((await upload(lib, lib.adviser, "a.txt", "x", { folder: "organisation" })).status).toBe(201);
	});

	it("whose hash is another's is refused", async () => {
		const wrong = await upload(lib, lib.kari, "hash.txt", "x", { more: { sha256: await sha256(bytesOf(3)) } });
		expect(wrong.status).toBe(422);
		expect((await content(lib, lib.kari)).items.map(({ file_name }) => file_name)).not.toContain("hash.txt");
	});
});

describe("the limits", () => {
	it("are kept to the byte, with and without a length, and leave nothing behind", async () => {
		await rule("max_size", 6 * MB);
		for (const [size, status] of [
			[6 * MB - 1, 201],
			[6 * MB, 201],
			[6 * MB + 1, 413],
		] as const) {
			const sent = await upload(lib, lib.ola, `film ${size}.mp4`, filmOf(size));
			expect(sent.status, sent.text).toBe(status);
			const chunked = await chunks(`strøm ${size}.mp4`, filmOf(size));
			expect(chunked.status).toBe(status);
		}
		await rule("max_size", null);
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	});

	it("hold for what comes in parts too, and for the space of a member and of all", async () => {
		const begin = (name: string, size: number) =>
			lib.boss.call("POST", "/api/media?mode=begin", {
				...{ tenant_id: lib.tenant.id, folder: "", file_name: name, size, type: "video/mp4" },
			});
		const abandon = (upload_id: string) =>
			lib.boss.call("DELETE", "/api/media?mode=abandon", { tenant_id: lib.tenant.id, upload_id });
		const most = 20_000;
		const cases = [
			["max_size", most, 413],
			["member_quota", (await used(lib.boss.userId)) + most, 422],
			["tenant_quota", (await used("tenant")) + most, 422],
		] as const;
		for (const [column, limit, refused] of cases) {
			await rule(column, limit);
			for (const [size, isTaken] of [
				[most + 1, false],
				[most, true],
				[most - 1, true],
			] as const) {
				const begun = await begin(`${column} ${size}.mp4`, size);
				expect(begun.status, begun.text).toBe(isTaken ? 200 : refused);
				if (isTaken) await abandon(begun.body.upload_id);
				const sent = await upload(lib, lib.boss, `${column} ${size}.mp4`, filmOf(size));
				expect(sent.status, sent.text).toBe(isTaken ? 201 : refused);
				if (!isTaken) continue;
				// What was taken is given back, so that the next one meets the same space.
				await lib.boss.call("DELETE", `/api/media?id=${sent.body.id}`);
				await lib.boss.submit(`/${lib.tenant.guid}/files/trash`, { intent: "empty" });
				await lib.portal.settle();
			}
			await rule(column, null);
		}
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	});

	it("of space hold also for two at once", async () => {
		const before = await used(lib.boss.userId);
		await rule("member_quota", before + 1500);
		const answers = await Promise.all([
			upload(lib, lib.boss, "en.txt", "a".repeat(1000)),
			upload(lib, lib.boss, "to.txt", "b".repeat(1000)),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
		await rule("member_quota", null);
		expect(await used(lib.boss.userId)).toBe(before + 1000);
	});

	it("of types are the organisation's", async () => {
		await rule("extensions", '["pdf"]');
		expect((await upload(lib, lib.kari, "regel.txt", "x")).status).toBe(415);
		await rule("extensions", null);
		expect((await upload(lib, lib.kari, "regel.txt", "x")).status).toBe(201);
	});

	it("are said before a byte moves", async () => {
		await upload(lib, lib.kari, "Der.txt", "der er jeg");
		const hash = await sha256(new TextEncoder().encode("der er jeg") as Uint8Array<ArrayBuffer>);
		await rule("max_size", 100);
		const before = await used(lib.kari.userId);
		await rule("member_quota", before + 150);
		const answer = await lib.kari.call("POST", "/api/media?mode=check", {
			tenant_id: lib.tenant.id,
			folder: "",
			files: [
				{ file_name: "ny.txt", size: 90, type: "text/plain" },
				{ file_name: "ny2.txt", size: 90, type: "text/plain" },
				{ file_name: "kopi.txt", size: 10, sha256: hash },
				{ file_name: "DER.txt", size: 5 },
				{ file_name: "stor.txt", size: 101 },
				{ file_name: "virus.exe", size: 1 },
				{ file_name: `${"a".repeat(210)}.txt`, size: 1 },
				{ file_name: "Ark 1.txt", size: 1, path: "Kurs/Uke 1/Ark 1.txt" },
			],
		});
		expect(answer.status, answer.text).toBe(200);
		expect(answer.body.files.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
			...["ok", "quota", "duplicate", "nameTaken", "tooLarge", "typeForbidden", "nameTooLong", "nameTaken"],
		]);
		expect(answer.body.space_left).toBe(150);
		await rule("max_size", null);
		await rule("member_quota", null);
	});
});

/** A form without a length, its file in chunks. */
async function chunks(name: string, bytes: Uint8Array) {
	const head = `--edge\r\nContent-Disposition: form-data; name="tenant_id"\r\n\r\n${lib.tenant.id}\r\n--edge\r\nContent-Disposition: form-data; name="File"; filename="${name}"\r\n\r\n`;
	const parts = [
		new TextEncoder().encode(head),
		...slices(bytes, 100_000),
		new TextEncoder().encode("\r\n--edge--\r\n"),
	];
	const body = new ReadableStream({
		pull(controller) {
			const next = parts.shift();
			if (next) controller.enqueue(next);
			else controller.close();
		},
	});
	const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
	return lib.ola.fetch("/api/media", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}
const slices = (bytes: Uint8Array, size: number) =>
	Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
		bytes.subarray(index * size, (index + 1) * size),
	);

describe("a large file", () => {
	const begin = (more: object = {}) =>
		lib.kari.call("POST", "/api/media?mode=begin", {
			...{ tenant_id: lib.tenant.id, folder: "", file_private: true, file_name: "stor.mp4", size: film.length },
			...{ type: "video/mp4", last_modified: 1762160000000, ...more },
		});
	const put = async (id: string, part: number, bytes: Uint8Array<ArrayBuffer>, hash?: string, person = lib.kari) =>
		person.fetch(`/api/media/upload/${id}/${part}`, {
			method: "PUT",
			body: bytes,
			headers: { "X-Content-SHA256": hash ?? (await sha256(bytes)) },
		});
	const finish = (id: string, person = lib.kari) =>
		person.call("POST", "/api/media?mode=finish", { tenant_id: lib.tenant.id, upload_id: id });
	const film = filmOf(11 * MB, 7);
	const partOf = (number: number) => film.slice((number - 1) * 5 * MB, number * 5 * MB);

	it("in one form goes through as it comes, whatever stands first", async () => {
		for (const fileFirst of [false, true]) {
			const into = await folder(lib, lib.kari, `Film ${fileFirst}`);
			const made = await upload(lib, lib.kari, "hel.mp4", film, { folder: into, isPrivate: false, fileFirst });
			expect(made.status, made.text).toBe(201);
			expect(made.body).toMatchObject({
				folder: into,
				file_private: false,
				size: film.length,
				sha256: await sha256(film),
			});
			expect(await sha256(await bytesAt(made.body.guid))).toBe(await sha256(film));
		}
	});

	it("in parts goes on where it stopped, and is whole in the end", async () => {
		const before = await used(lib.kari.userId);
		const begun = await begin();
		expect(begun.body, begun.text).toMatchObject({ part_size: 5 * MB, parts: 3, received: [] });
		expect(await used(lib.kari.userId)).toBe(before + film.length);
		const id = begun.body.upload_id;
		expect((await put(id, 2, partOf(2))).status).toBe(200);
		expect((await put(id, 1, partOf(2), await sha256(partOf(1)))).status).toBe(422);
		expect((await put(id, 3, partOf(2).slice(0, 5))).status).toBe(422);
		// What is refused unread is short here: a long body that nobody takes can break the way to the Worker.
		const some = partOf(1).slice(0, 5);
		expect((await put(id, 4, some)).status).toBe(422);
		for (const person of [lib.ola, lib.boss, lib.stranger]) {
			expect((await put(id, 1, some, undefined, person)).status).toBe(404);
			expect((await finish(id, person)).status).toBe(404);
		}
		const again = await begin();
		expect(again.body).toMatchObject({ upload_id: id, received: [2] });
		const early = await finish(id);
		expect(early.status).toBe(409);
		expect(early.body.current.received).toEqual([2]);
		const both = await Promise.all([put(id, 1, partOf(1)), put(id, 3, partOf(3)), put(id, 2, partOf(2))]);
		expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
		const made = await finish(id);
		expect(made.status, made.text).toBe(201);
		expect(JSON.parse(made.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(3);
		expect(await sha256(await bytesAt(made.body.guid))).toBe(await sha256(film));
		expect((await finish(id)).body.guid).toBe(made.body.guid);
		expect(await used(lib.kari.userId)).toBe(before + film.length);
		await lib.portal.settle();
		const row = await lib.portal.db.prepare("select sha256 from files where guid = ?1").bind(made.body.guid).first();
		expect(row).toEqual({ sha256: await sha256(film) });
	});

	it("has its hash in the end also where the queue was down as it landed", async () => {
		const { body } = await begin({ file_name: "uten kø.mp4" });
		for (const number of [1, 2, 3]) await put(body.upload_id, number, partOf(number));
		await lib.portal.breakQueue(true);
		const made = await finish(body.upload_id);
		await lib.portal.breakQueue(false);
		expect(made.status, made.text).toBe(201);
		const hash = () =>
			lib.portal.db.prepare("select sha256 from files where guid = ?1").bind(made.body.guid).first<string>("sha256");
		await lib.portal.settle();
		expect(await hash()).toBeNull();
		await sweep(lib);
		expect(await hash()).toBe(await sha256(film));
	});

	it("that is no film in truth is given up, and so is one that is abandoned", async () => {
		const before = await used(lib.kari.userId);
		const { body } = await begin({ file_name: "løgn.mp4" });
		const lie = bytesOf(film.length, 3);
		for (const number of [1, 2, 3]) {
			const bytes = lie.slice((number - 1) * 5 * MB, number * 5 * MB);
			expect((await put(body.upload_id, number, bytes)).status).toBe(200);
		}
		expect((await finish(body.upload_id)).status).toBe(415);
		const other = await begin({ file_name: "avbrutt.mp4" });
		await put(other.body.upload_id, 1, partOf(1));
		const gone = await lib.kari.call("DELETE", "/api/media?mode=abandon", {
			tenant_id: lib.tenant.id,
			upload_id: other.body.upload_id,
		});
		expect(gone.body, gone.text).toEqual({ upload_id: other.body.upload_id, abandoned: true });
		expect(await used(lib.kari.userId)).toBe(before);
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	});
});

describe("whoever may no longer upload", () => {
	const film = filmOf(6 * MB, 3);
	const change = (sql: string, person: string) => lib.portal.db.prepare(sql).bind(person).run();

	it("leaves nothing behind", async () => {
		for (const bytes of [film.slice(0, 1000), film]) {
			const person = await lib.join("CLIENT", "CLIENT", "Pål");
			expect((await upload(lib, person, "null.txt", "Et notat")).status).toBe(201);
			const before = await used(person.userId);
			await change("delete from modules_tenant_user where user_id = ?1", person.userId);
			expect((await upload(lib, person, "film.mp4", bytes)).status).toBe(403);
			expect(await used(person.userId)).toBe(before);
			expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
		}
	});
});
