import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shownInline } from "#app/media/library/file-types";
import { corpus } from "../support/corpus";
import { adrift, filmOf, folder, type Library, sha256, startLibrary, upload } from "../support/library";
import { pdfOf } from "../support/pdf";
import { jpeg } from "../support/pictures";
import { asPerson, type Person } from "../support/sign-in";

let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const get = (person: Pick<Person, "fetch">, guid: string, more = "", headers: Record<string, string> = {}) =>
	person.fetch(`/api/media/${guid}${more}`, { headers });

describe("who opens a file", () => {
	it("that is private: its owner and nobody else, in part and small too", async () => {
		const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
		const { body } = await upload(lib, lib.kari, "Bilde.png", png, { more: { thumbnail: new File([png], "t.png") } });
		expect((await get(lib.kari, body.guid)).status).toBe(200);
		expect((await get(lib.kari, body.guid, "?size=small")).headers.get("Content-Type")).toBe("image/png");
		const ended = asPerson(lib.portal, "session=ended");
		const absent = await get(lib.ola, crypto.randomUUID());
		const { request_id: _, ...same } = (await absent.json()) as { request_id: string };
		for (const person of [lib.ola, lib.adviser, lib.boss, lib.stranger, lib.guest, ended])
			for (const [more, headers] of [
				["", {}],
				["?size=small", {}],
				["", { Range: "bytes=0-3" }],
				["?version=1", {}],
			] as const) {
				const answer = await get(person, body.guid, more, headers);
				expect(answer.status).toBe(404);
				expect(await answer.json()).toMatchObject(same);
			}
	});

	it("whose session ends has it no longer", async () => {
		const { body } = await upload(lib, lib.ola, "økt.txt", "x");
		expect((await get(lib.ola, body.guid)).status).toBe(200);
		await lib.portal.db.prepare("update sessions set expires_at = 1 where id = ?1").bind(lib.ola.sessionId).run();
		expect((await get(lib.ola, body.guid)).status).toBe(404);
		await lib.portal.db.prepare("update sessions set expires_at = 9e15 where id = ?1").bind(lib.ola.sessionId).run();
	});

	it("that is open to all members: they, and no other organisation", async () => {
		const { body } = await upload(lib, lib.kari, "Åpen.txt", "x", { isPrivate: false });
		for (const person of [lib.ola, lib.adviser, lib.boss]) expect((await get(person, body.guid)).status).toBe(200);
		for (const person of [lib.stranger, lib.guest]) expect((await get(person, body.guid)).status).toBe(404);
		await lib.kari.call("DELETE", `/api/media?id=${body.id}`);
		expect((await get(lib.kari, body.guid)).status).toBe(404);
	});

	it("for a time, by a grant for this one file", async () => {
		const { body } = await upload(lib, lib.kari, "Lån.txt", "x");
		const other = await upload(lib, lib.kari, "Ikke lån.txt", "x");
		const given = await lib.kari.call("POST", "/api/media/tempaccess", {
			...{ tenant_id: lib.tenant.id, id: body.id, user_id: lib.ola.userId, reason: "Vikar", minutes: 30 },
		});
		expect(given.status, given.text).toBe(201);
		for (const user_id of [lib.stranger.userId, "nobody"]) {
			const wrong = await lib.kari.call("POST", "/api/media/tempaccess", {
				...{ tenant_id: lib.tenant.id, id: body.id, user_id, reason: "Vikar", minutes: 30 },
			});
			expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["user_id"]]);
		}
		const header = { Tempaccess: given.body.tempaccess };
		expect((await get(lib.ola, body.guid, "", header)).status).toBe(200);
		expect((await get(lib.ola, body.guid)).status).toBe(404);
		for (const value of ["", "0", "1", "true", "null", "undefined"])
			expect((await get(lib.ola, body.guid, "", { Tempaccess: value })).status).toBe(404);
		expect((await get(lib.ola, other.body.guid, "", header)).status).toBe(403);
		expect((await get(lib.adviser, body.guid, "", header)).status).toBe(403);
		expect((await get(lib.stranger, body.guid, "", header)).status).toBe(404);
		const listed = await lib.kari.call("GET", `/api/media/tempaccess?tenant_id=${lib.tenant.id}&id=${body.id}`);
		expect(listed.body.items).toMatchObject([{ id: given.body.id, uses: 1, reason: "Vikar" }]);
		await lib.kari.call("DELETE", `/api/media/tempaccess?tenant_id=${lib.tenant.id}&id=${given.body.id}`);
		expect((await get(lib.ola, body.guid, "", header)).status).toBe(403);
	});
});

describe("how it is served", () => {
	it("under its name in every language, as something that runs nowhere", async () => {
		const name = `Søknad "ny" – Ελλάδα (1)'s.mp4`;
		const { body } = await upload(lib, lib.kari, name, filmOf(100));
		const answer = await get(lib.kari, body.guid);
		expect(answer.headers.get("Content-Type")).toBe("video/mp4");
		const said = answer.headers.get("Content-Disposition") ?? "";
		expect(said).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
		expect(decodeURIComponent(said.split("''")[1] ?? "")).toBe(name);
		expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
		expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
		expect((await get(lib.kari, body.guid, "?download=1")).headers.get("Content-Disposition")).toMatch(/^attachment/);
		const text = await upload(lib, lib.kari, "notat.md", "# Hei");
		const plain = await get(lib.kari, text.body.guid);
		expect(plain.headers.get("Content-Disposition")).toMatch(/^attachment/);
		expect(plain.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
	});

	it("as a PDF in the portal's reader, since a browser's own runs what a PDF may hold", async () => {
		const { body } = await upload(lib, lib.kari, "Plan.pdf", pdfOf(["Hei"]));
		const opened = { "Sec-Fetch-Dest": "document" };
		const open = (person: Pick<Person, "fetch">, path: string) =>
			person.fetch(path, { headers: opened, redirect: "manual" });
		const bytes = await get(lib.kari, body.guid);
		expect(bytes.headers.get("Content-Disposition")).toMatch(/^attachment/);
		expect(bytes.headers.get("Vary")).toContain("Sec-Fetch-Dest");
		const led = await open(lib.kari, `/api/media/${body.guid}`);
		expect([led.status, led.headers.get("Location")]).toEqual([302, `/reader/${body.guid}`]);
		expect((await open(lib.kari, `/api/media/${body.guid}?download=1`)).status).toBe(200);
		for (const person of [lib.ola, lib.stranger, lib.guest])
			for (const path of [`/api/media/${body.guid}`, `/reader/${body.guid}`])
				expect((await open(person, path)).status).toBe(404);
		const page = await (await open(lib.kari, `/reader/${body.guid}`)).text();
		expect(page).toContain("Plan.pdf");
		const text = await upload(lib, lib.kari, "Ingen.txt", "x");
		const other = await open(lib.kari, `/reader/${text.body.guid}`);
		expect(other.headers.get("Location")).toBe(`/api/media/${text.body.guid}`);
	});

	it("whole, in part, from behind, or not again", async () => {
		const film = filmOf(300_000, 9);
		const { body } = await upload(lib, lib.kari, "klipp.mp4", film);
		const whole = await get(lib.kari, body.guid);
		const tag = whole.headers.get("ETag") ?? "";
		expect(await sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(await sha256(film));
		expect((await get(lib.kari, body.guid, "", { "If-None-Match": tag })).status).toBe(304);
		const part = await get(lib.kari, body.guid, "", { Range: "bytes=1000-1999" });
		expect(part.status).toBe(206);
		expect(part.headers.get("Content-Range")).toBe("bytes 1000-1999/300000");
		expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.slice(1000, 2000));
		const last = await get(lib.kari, body.guid, "", { Range: "bytes=-10" });
		expect(new Uint8Array(await last.arrayBuffer())).toEqual(film.slice(-10));
		expect((await get(lib.kari, body.guid, "", { Range: "bytes=300000-" })).status).toBe(416);
		const same = await get(lib.kari, body.guid, "", { Range: "bytes=0-9", "If-Range": tag });
		expect(same.status).toBe(206);
		const moved = await get(lib.kari, body.guid, "", { Range: "bytes=0-9", "If-Range": '"other"' });
		expect([moved.status, (await moved.arrayBuffer()).byteLength]).toEqual([200, 300_000]);
	});

	it("with what people who mean ill have sent: each gets its verdict, and what is taken runs nowhere", async () => {
		const into = await folder(lib, lib.kari, "Alt mulig");
		for (const [what, name, sent, verdict] of corpus) {
			const made = await upload(lib, lib.kari, name, sent, { folder: into, onConflict: "keep_both" });
			expect([what, made.status], made.text).toEqual([what, verdict === "taken" ? 201 : 415]);
			if (verdict === "refused") continue;
			expect(made.body.file_name).not.toMatch(/[/\\\p{Cc}\u202e\u200b]|^\.\./u);
			for (const more of ["", "?download=1"]) {
				const answer = await get(lib.kari, made.body.guid, more);
				const policy = answer.headers.get("Content-Security-Policy") ?? "";
				expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
				expect(policy).toContain("sandbox");
				const type = answer.headers.get("Content-Type") ?? "";
				expect(type).not.toMatch(/html|svg|xml;|xhtml|script/);
				const isShown = answer.headers.get("Content-Disposition")?.startsWith("inline") ?? true;
				if (isShown) expect(shownInline).toContain(type);
				expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sent);
			}
		}
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	});

	it("in an earlier version to those who may change it", async () => {
		const into = await folder(lib, lib.adviser, "Felles", "organisation");
		const first = await upload(lib, lib.adviser, "v.txt", "en", { folder: into, isPrivate: false });
		await upload(lib, lib.adviser, "v.txt", "to", { folder: into, onConflict: "replace" });
		const { guid } = first.body;
		expect(await (await get(lib.adviser, guid, "?version=1")).text()).toBe("en");
		expect(await (await get(lib.ola, guid)).text()).toBe("to");
		expect((await get(lib.ola, guid, "?version=1")).status).toBe(404);
		expect((await get(lib.adviser, guid, "?version=7")).status).toBe(404);
	});

	it("with a trace of who has opened and downloaded it", async () => {
		const { body } = await upload(lib, lib.kari, "lest.txt", "x", { isPrivate: false });
		for (const more of ["", "", "?download=1"]) await get(lib.ola, body.guid, more);
		await get(lib.kari, body.guid);
		await lib.portal.settle();
		const events = await lib.portal.db
			.prepare(
				"select kind, user_id from media_events where file_id = ?1 and kind in ('viewed', 'downloaded') order by kind",
			)
			.bind(body.id)
			.all();
		expect(events.results).toEqual([
			{ kind: "downloaded", user_id: lib.ola.userId },
			{ kind: "viewed", user_id: lib.ola.userId },
		]);
	});
});

describe("where a picture was taken", () => {
	const linkTo = async (file: string) => {
		const made = await lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file });
		return `${made.body.path}`;
	};
	const says = (bytes: Uint8Array) => Buffer.from(bytes).includes("59,54.5N");
	const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

	it("is left out by a link and where everybody may read it, whole and in part, and by rule alone", async () => {
		const picture = jpeg(200_000);
		const { body } = await upload(lib, lib.kari, "befaring.jpg", picture, {
			more: { thumbnail: new File([picture], "t") },
		});
		const path = `${await linkTo(body.id)}/${body.guid}`;
		const rule = (value: number) =>
			lib.portal.db
				.prepare(
					"insert into media_rules (tenant_id, id, removes_location, created_at, updated_at) values (?1, 'rules', ?2, 0, 0) on conflict do update set removes_location = ?2",
				)
				.bind(lib.tenant.id, value)
				.run();
		for (const more of ["", "?download", "?size=small"]) {
			const answer = await lib.guest.fetch(`${path}${more}`);
			expect(answer.headers.get("Content-Length")).toBe(String(picture.length));
			const sent = await bytesOf(answer);
			expect([sent.length, says(sent)]).toEqual([picture.length, false]);
			expect(sent.slice(-200_000)).toEqual(picture.slice(-200_000));
		}
		const whole = await bytesOf(await lib.guest.fetch(path));
		const part = await lib.guest.fetch(path, { headers: { Range: "bytes=100-400" } });
		expect(part.status).toBe(206);
		expect(await bytesOf(part)).toEqual(whole.slice(100, 401));
		expect(await bytesOf(await get(lib.kari, body.guid))).toEqual(picture);
		await lib.portal.db.prepare("update files set is_public = 1 where id = ?1").bind(body.id).run();
		expect(says(await bytesOf(await get(lib.guest, body.guid)))).toBe(false);
		await rule(0);
		for (const address of [path, `/api/media/${body.guid}`])
			expect(await bytesOf(await lib.guest.fetch(address))).toEqual(picture);
		await lib.portal.db.prepare("delete from media_rules").run();
	});
});
