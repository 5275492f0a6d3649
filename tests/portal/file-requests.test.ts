import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { adrift, content, folder, type Library, startLibrary } from "../support/library";
import { asPerson } from "../support/sign-in";

const PDF = "%PDF-1.7 and a few words";
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const ask = (person: Library["kari"], more: object) =>
	person.call("POST", "/api/media/request", { tenant_id: lib.tenant.id, title: "Papirer", asks_name: true, ...more });

/** A request for a new folder of Kari's, with its link. */
async function request(name: string, more: object = {}) {
	const into = await folder(lib, lib.kari, name);
	const { status, text, body } = await ask(lib.kari, { folder: into, folders_by_sender: true, ...more });
	expect(status, text).toBe(201);
	return { into, id: body.id as string, path: body.path as string };
}

async function post(path: string, fields: Record<string, string | File[]>, guest = lib.guest) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields))
		for (const one of [value].flat()) form.append(name, one as string);
	const made = new Request("http://portal.test/", { method: "POST", body: form });
	const headers = { "Content-Type": made.headers.get("Content-Type") ?? "", Accept: "application/json" };
	const answer = await guest.fetch(path, { method: "POST", body: await made.arrayBuffer(), headers });
	const text = await answer.text();
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by looking at it
	const body = (text.startsWith("{") ? JSON.parse(text) : {}) as any;
	return { status: answer.status, text, headers: answer.headers, body };
}
const file = (name: string, bytes: BlobPart = PDF) => new File([bytes], name);
const sendAll = (path: string, files: File[], said: Record<string, string> = { senderName: "Per" }) =>
	post(path, { intent: "send", ...said, file: files });
const begin = async (path: string, said: object = { senderName: "Per" }) =>
	lib.guest.call("POST", `${path}/send?mode=begin`, said);
const send = (path: string, key: string, one: File) => post(`${path}/send`, { key, file: [one] });
const rows = async (sql: string, ...values: unknown[]) => {
	await lib.portal.settle();
	return (
		await lib.portal.db
			.prepare(sql)
			.bind(...values)
			.all<Record<string, string | number>>()
	).results;
};
const set = (sql: string, ...values: unknown[]) =>
	lib.portal.db
		.prepare(sql)
		.bind(...values)
		.run();

describe("a file request", () => {
	it("takes files from who has its link, into a folder of each sender, and tells the maker once", async () => {
		const { into, id, path } = await request("Søknader", { instructions: "Vitnemål og attester" });
		const page = await (await lib.guest.fetch(path)).text();
		expect(page).toContain("Vitnemål og attester");
		expect(page).toContain("Vik");
		expect(page).not.toContain("Søknader");
		const sent = await sendAll(path, [file("vitnemål.pdf"), file("attest.pdf", `${PDF} 2`)]);
		expect(sent.status, sent.text).toBe(302);
		const other = await begin(path, { sender_name: "Åse" });
		expect(other.status, other.text).toBe(200);
		expect((await send(path, other.body.key, file("attest.pdf"))).body).toEqual({
			name: "attest.pdf",
			size: PDF.length,
		});
		const { folders, items } = await content(lib, lib.kari, into);
		expect(folders.map(({ name }) => name)).toEqual(["Per", "Åse"]);
		expect(items).toEqual([]);
		const [per] = folders;
		const got = await content(lib, lib.kari, per?.id);
		expect(got.items.map(({ file_name }) => file_name)).toEqual(["attest.pdf", "vitnemål.pdf"]);
		expect(got.items.every(({ file_private }) => file_private)).toBe(true);
		const shown = await lib.kari.call("GET", `/api/media/request?tenant_id=${lib.tenant.id}&id=${id}`);
		expect(shown.body.one).toMatchObject({ received: 3, state: "open" });
		expect(
			shown.body.one.deliveries.map(({ name, files }: { name: string; files: object[] }) => [name, files.length]),
		).toEqual([
			["Åse", 1],
			["Per", 2],
		]);
		const told = await rows("select user_id, url from notifications where type = 'filesReceived'");
		expect(told).toEqual([{ user_id: lib.kari.userId, url: `/${lib.tenant.guid}/files/request?id=${id}` }]);
		await set("update notifications set seen = 1");
		await sendAll(path, [file("mer.pdf")]);
		expect(await rows("select 1 from notifications where type = 'filesReceived'")).toHaveLength(2);
		expect(await adrift(lib)).toEqual({ objects: [], rows: [], pending: 0 });
	});

	it("gives its sender a receipt that names no one else's files, and a letter where an address was asked for", async () => {
		const { path } = await request("Kvitteringer", { asks_email: true, folders_by_sender: false });
		const said = (who: string) => ({ senderName: who, senderEmail: `${who}@example.test` });
		await sendAll(path, [file("cv.pdf")], said("per"));
		const sent = await sendAll(path, [file("cv.pdf", `${PDF} of Ann`)], said("ann"));
		const receipt = await lib.guest.fetch(sent.headers.get("Location") ?? "");
		const text = await receipt.text();
		expect(text).toContain("cv.pdf");
		expect(text).not.toContain("cv (2)");
		expect(text).not.toContain("per@");
		const letters = await rows(
			"select recipient, text from mail_outbox where template = 'fileReceipt' order by recipient",
		);
		expect(letters.map(({ recipient }) => recipient)).toEqual(["ann@example.test", "per@example.test"]);
		expect(letters[0]?.text).toContain("cv.pdf");
		expect((await lib.guest.fetch(`${path}/receipt/nothing`)).status).toBe(404);
	});

	it("lets nothing overwrite, and takes what is sent twice once", async () => {
		const { into, path } = await request("Like navn", { folders_by_sender: false });
		const { body } = await begin(path);
		for (let time = 0; time < 2; time++) expect((await send(path, body.key, file("likt.pdf"))).status).toBe(200);
		expect((await send(path, body.key, file("likt.pdf", `${PDF} other`))).status).toBe(200);
		const names = async () => (await content(lib, lib.kari, into)).items.map(({ file_name }) => file_name);
		expect(await names()).toEqual(["likt (2).pdf", "likt.pdf"]);
		const done = await lib.guest.call("POST", `${path}/send?mode=finish`, { key: body.key });
		expect(done.body.to).toContain("/receipt/");
		expect((await send(path, body.key, file("etter.pdf"))).status).not.toBe(200);
		expect(await names()).toHaveLength(2);
	});

	it("keeps to the rules of files, and to its own: type, lie, size, number, name", async () => {
		const { path } = await request("Regler", { kinds: ["pdf"], max_size_mb: 1, max_files: 2 });
		const { body } = await begin(path);
		const verdict = async (one: File) => (await send(path, body.key, one)).status;
		expect(await verdict(file("bilde.png", "\x89PNG"))).toBe(415);
		expect(await verdict(file("side.html", "<script>"))).toBe(415);
		expect(await verdict(file("løgn.pdf", "<html><script>"))).toBe(415);
		const sized = (bytes: number) => new Uint8Array(bytes).fill(32, 8).map((byte, at) => PDF.charCodeAt(at) || byte);
		expect(await verdict(file("for stor.pdf", sized(1024 * 1024 + 1)))).toBe(413);
		expect(await verdict(file("../../stor nok.pdf", sized(1024 * 1024)))).toBe(200);
		expect(await verdict(file("nr 2.pdf"))).toBe(200);
		expect(await verdict(file("nr 3.pdf"))).toBe(422);
		expect((await sendAll(path, [file("a.pdf"), file("b.pdf"), file("c.pdf")])).status).toBe(422);
		expect((await sendAll(path, [file("a.pdf"), file("b.png")])).status).toBe(422);
		expect((await sendAll(path, [file("a.pdf")], {})).status).toBe(422);
		// The field that only robots fill in.
		expect((await begin(path, { senderName: "Per", homepage: "https://robot.example" })).status).toBe(422);
		expect((await begin(path, {})).status).toBe(422);
		expect(await rows("select 1 from files where name in ('a.pdf', 'b.png')")).toEqual([]);
		const { key } = (await begin(path)).body;
		const two = await Promise.all(["d", "e", "f", "g"].map((name) => send(path, key, file(`${name}.pdf`))));
		expect(two.filter(({ status }) => status === 200).length).toBe(2);
	});

	it("takes the owner's space, and no more than there is", async () => {
		const { path } = await request("Plass");
		const [used] = await rows(
			"select bytes from media_usage where id = ?1 and tenant_id = ?2",
			lib.kari.userId,
			lib.tenant.id,
		);
		const limit = Number(used?.bytes) + PDF.length;
		await set("update media_usage set bytes_limit = ?1 where id = ?2", limit - 1, lib.kari.userId);
		expect((await sendAll(path, [file("a.pdf")])).status).toBe(422);
		await set("update media_usage set bytes_limit = ?1 where id = ?2", limit, lib.kari.userId);
		expect((await sendAll(path, [file("a.pdf")])).status).toBe(302);
		const [now] = await rows("select bytes from media_usage where id = ?1", lib.kari.userId);
		expect(now?.bytes).toBe(limit);
		await set("update media_usage set bytes_limit = null where id = ?1", lib.kari.userId);
	});

	it("ends with its last day in the organisation's zone; who began in time goes on, and the receipt stays", async () => {
		const last = addDays(new Date().toISOString().slice(0, 10), 3);
		const { id, path } = await request("Frist", { expires_at: last });
		const [share] = await rows("select expires_at from media_shares where id = ?1", id);
		expect(share?.expires_at).toBe(toInstant(`${addDays(last, 1)}T00:00`, "Europe/Oslo") - 1);
		const { body } = await begin(path);
		await send(path, body.key, file("i tide.pdf"));
		await set("update media_shares set expires_at = ?1 where id = ?2", Date.now() + 5, id);
		await set("update file_deliveries set created_at = ?1 where request_id = ?2", Date.now() - 5000, id);
		await new Promise((resolve) => setTimeout(resolve, 10));
		expect((await lib.guest.fetch(path)).status).toBe(404);
		expect((await begin(path)).status).toBe(404);
		expect((await send(path, body.key, file("fortsatt.pdf"))).status).toBe(200);
		const done = await lib.guest.call("POST", `${path}/send?mode=finish`, { key: body.key });
		await set("update media_shares set expires_at = 5 where id = ?1", id);
		expect((await send(path, body.key, file("sent.pdf"))).status).toBe(404);
		expect((await lib.guest.fetch(done.body.to)).status).toBe(200);
	});

	it("is closed and opened again, gets another address, and is deleted with what it kept of its senders", async () => {
		const { into, id, path } = await request("Livet");
		await sendAll(path, [file("blir.pdf")]);
		const state = (closed: boolean, person = lib.kari) =>
			person.call("POST", "/api/media/request?mode=close", { tenant_id: lib.tenant.id, id, closed });
		expect((await state(true)).status).toBe(200);
		expect((await lib.guest.fetch(path)).status).toBe(404);
		expect((await sendAll(path, [file("nei.pdf")])).status).toBe(404);
		expect((await state(false, lib.ola)).status).toBe(404);
		await state(false);
		expect((await lib.guest.fetch(path)).status).toBe(200);
		const renewed = await lib.kari.call("POST", "/api/media/share?mode=renew", { tenant_id: lib.tenant.id, id });
		expect(renewed.body.path).toContain("/file_request/");
		expect((await lib.guest.fetch(path)).status).toBe(404);
		const gone = await lib.kari.call("DELETE", "/api/media/share", { tenant_id: lib.tenant.id, ids: [id] });
		expect(gone.status, gone.text).toBe(200);
		expect((await lib.guest.fetch(renewed.body.path)).status).toBe(404);
		expect(await rows("select 1 from file_deliveries where request_id = ?1", id)).toEqual([]);
		expect((await content(lib, lib.kari, into)).folders).toHaveLength(1);
	});

	it("takes a large file in parts, which goes on where it stopped, and from nobody but its sender", async () => {
		const MB = 1024 * 1024;
		const { into, path } = await request("Store filer", { folders_by_sender: false });
		const bytes = new Uint8Array(7 * MB).fill(0x61);
		bytes.set(new TextEncoder().encode("%PDF-1.7"));
		const partOf = (part: number) => bytes.slice((part - 1) * 5 * MB, part * 5 * MB);
		const hashOf = async (some: Uint8Array<ArrayBuffer>) =>
			Buffer.from(await crypto.subtle.digest("SHA-256", some)).toString("hex");
		const begun = async (sending: string, more: object = {}) =>
			lib.guest.call("POST", `${path}/send?mode=beginfile`, {
				...{ key: sending, file_name: "film.pdf", size: bytes.length, last_modified: 5, ...more },
			});
		const put = async (sending: string, id: string, part: number) =>
			lib.guest.fetch(`${path}/send/${id}/${part}?key=${sending}`, {
				method: "PUT",
				body: partOf(part),
				headers: { "X-Content-SHA256": await hashOf(partOf(part)), "Content-Type": "application/octet-stream" },
			});
		const end = (sending: string, upload_id: string) =>
			lib.guest.call("POST", `${path}/send?mode=finishfile`, { key: sending, upload_id });

		const [mine, other] = [(await begin(path)).body.key, (await begin(path, { sender_name: "Åse" })).body.key];
		expect((await begun(mine, { file_name: "film.exe" })).status).toBe(415);
		expect((await begun(mine, { size: 96 * MB })).status).toBe(413);
		const first = await begun(mine);
		expect(first.body, first.text).toMatchObject({ part_size: 5 * MB, parts: 2, received: [] });
		const id = first.body.upload_id;
		expect((await put(mine, id, 2)).status).toBe(200);
		expect((await end(mine, id)).status).toBe(409);
		for (const sending of [other, "nobody"]) {
			expect((await put(sending, id, 1)).status).toBe(404);
			expect((await end(sending, id)).status).toBe(404);
		}
		expect((await begun(mine)).body).toMatchObject({ upload_id: id, received: [2] });
		expect((await begun(other)).body.upload_id).not.toBe(id);
		expect((await put(mine, id, 1)).status).toBe(200);
		const made = await end(mine, id);
		expect(made.body, made.text).toEqual({ name: "film.pdf", size: bytes.length });
		expect((await end(mine, id)).body).toEqual(made.body);
		const { items } = await content(lib, lib.kari, into);
		expect(items.map(({ file_name, file_private }) => [file_name, file_private])).toEqual([["film.pdf", true]]);
		const [row] = await rows("select guid from files where folder_id = ?1", into);
		const read = await lib.kari.fetch(`/api/media/${row?.guid}`);
		expect(await hashOf(new Uint8Array(await read.arrayBuffer()))).toBe(await hashOf(bytes));
		const done = await lib.guest.call("POST", `${path}/send?mode=finish`, { key: mine });
		expect(await (await lib.guest.fetch(done.body.to)).text()).toContain("film.pdf");
		expect((await begun(mine)).status).toBe(404);
	});

	it("is made and seen by who may manage the folder, and by the organisation's rules for links", async () => {
		const { into, id } = await request("Mitt");
		for (const [person, status] of [
			[lib.ola, 404],
			[lib.adviser, 404],
			[lib.stranger, 404],
		] as const) {
			expect((await ask(person, { folder: into })).status).toBe(status);
			const at = `/api/media/request?tenant_id=${lib.tenant.id}&id=${id}`;
			expect((await person.call("GET", at)).status).toBe(status);
		}
		const elsewhere = await lib.stranger.call("GET", `/api/media/request?tenant_id=${lib.other.id}&id=${id}`);
		expect(elsewhere.status).toBe(404);
		await set(
			"insert into media_rules (tenant_id, id, link_days, link_password_roles, created_at, updated_at) values (?1, 'rules', 7, '[\"CLIENT\"]', 0, 0)",
			lib.tenant.id,
		);
		const until = (days: number) => ({ expires_at: addDays(new Date().toISOString().slice(0, 10), days) });
		expect((await ask(lib.kari, { folder: into, ...until(6) })).status).toBe(422);
		expect((await ask(lib.kari, { folder: into, ...until(20), password: "lang nok" })).status).toBe(422);
		const made = await ask(lib.kari, { folder: into, ...until(6), password: "lang nok" });
		expect(made.status, made.text).toBe(201);
		const { path } = made.body;
		expect(await (await lib.guest.fetch(path)).text()).not.toContain("Papirer");
		expect((await sendAll(path, [file("låst.pdf")])).status).toBe(404);
		const right = await lib.guest.submit(path, { intent: "unlock", password: "lang nok" });
		const guest = asPerson(lib.portal, (right.headers.get("Set-Cookie") ?? "").split(";")[0]);
		expect(await (await guest.fetch(path)).text()).toContain("Papirer");
		expect((await post(path, { intent: "send", senderName: "Per", file: [file("åpnet.pdf")] }, guest)).status).toBe(
			302,
		);
		await set("delete from media_rules where tenant_id = ?1", lib.tenant.id);
	});

	it("is what every link for sending is, and never opens its folder", async () => {
		const { into } = await request("Bare lenke");
		const made = await lib.kari.call("POST", "/api/media/share?mode=link", {
			...{ tenant_id: lib.tenant.id, folder: into, rights: "upload" },
		});
		const token = made.body.path.split("/").at(-1);
		const old = await lib.guest.fetch(`/file_link/${token}`);
		expect(old.headers.get("Location")).toBe(made.body.path);
		expect((await lib.guest.fetch(made.body.path)).status).toBe(200);
		const changed = await lib.kari.call("POST", "/api/media/share?mode=change", {
			...{ tenant_id: lib.tenant.id, id: made.body.id, rights: "view" },
		});
		expect(changed.status).toBe(422);
		await set("update media_folders set deleted_at = 1 where id = ?1", into);
		expect((await lib.guest.fetch(made.body.path)).status).toBe(404);
	});
});
