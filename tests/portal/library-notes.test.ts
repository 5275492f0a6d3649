import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder, type Library, startLibrary, upload } from "../support/library";
import type { Person } from "../support/sign-in";

const DAY = 86_400_000;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const yours = (rest = "") => `/${lib.tenant.guid}/files/yourfiles${rest}`;
const post = (person: Person, intent: string, fields: Record<string, string>) =>
	person.submit(yours(), { intent, ...fields });
const panel = async (person: Person, id: string) => (await person.fetch(yours(`?file=${id}`))).text();
const told = async (person: Person) => {
	const rows = await lib.portal.db
		.prepare("select type from notifications where user_id = ?1 order by id")
		.bind(person.userId)
		.all<{ type: string }>();
	return rows.results.map(({ type }) => type);
};
const open = (name: string, isPrivate = false) => upload(lib, lib.kari, name, name, { isPrivate });

describe("tags", () => {
	it("are set by who may change the file, and find it", async () => {
		const { body: file } = await open("kart.txt");
		expect((await post(lib.ola, "tag", { id: file.id, tags: "nei" })).status).toBe(302);
		expect(await panel(lib.kari, file.id)).not.toContain(">nei<");
		expect((await post(lib.kari, "tag", { id: file.id, tags: "Tur, Fjell,  tur" })).status).toBe(302);
		expect(await (await lib.ola.fetch(yours("?tag=fjell"))).text()).toContain("kart.txt");
		expect(await (await lib.ola.fetch(yours("?q=fjell"))).text()).toContain("kart.txt");
		await post(lib.kari, "tag", { id: file.id, tags: "" });
		expect(await (await lib.ola.fetch(yours("?tag=fjell"))).text()).not.toContain("kart.txt");
		expect((await post(lib.kari, "tag", { id: file.id, tags: "x".repeat(61) })).status).toBe(422);
	});
});

describe("a favourite", () => {
	it("is one's own, once", async () => {
		const { body: file } = await open("stjerne.txt");
		for (const _ of [1, 2]) expect((await post(lib.ola, "favour", { id: file.id, on: "1" })).status).toBe(302);
		const count = () => lib.portal.db.prepare("select count(*) n from media_favourites").first<number>("n");
		expect(await count()).toBe(1);
		const { body: other } = await open("uten merke.txt");
		const kept = await folder(lib, lib.ola, "Merket mappe");
		expect((await post(lib.ola, "favour", { id: kept, of: "folder", on: "1" })).status).toBe(302);
		const listed = async (person = lib.ola) => (await person.fetch(yours("?marked=1"))).text();
		const mine = await listed();
		for (const name of ["stjerne.txt", "Merket mappe"]) expect(mine).toContain(name);
		expect(mine).not.toContain(other.file_name);
		expect(await listed(lib.adviser)).not.toContain("stjerne.txt");
		// What has been closed since is in nobody's list.
		await lib.portal.db.prepare("update files set is_private = 1 where id = ?1").bind(file.id).run();
		expect(await listed()).not.toContain("stjerne.txt");
		await lib.portal.db.prepare("update files set is_private = 0 where id = ?1").bind(file.id).run();
		await post(lib.ola, "favour", { id: kept, of: "folder", on: "" });
		expect((await post(lib.ola, "favour", { id: file.id, on: "" })).status).toBe(302);
		expect(await count()).toBe(0);
	});
});

describe("a comment", () => {
	it("tells the owner and whom it names, of those who see the file, and nobody else", async () => {
		const { body: file } = await open("referat.txt");
		const { body: secret } = await open("skjult.txt", true);
		expect((await post(lib.adviser, "comment", { id: file.id, body: "Ser du på det, @Ola?" })).status).toBe(302);
		expect(await panel(lib.ola, file.id)).toContain("Ser du på det, @Ola?");
		await expect.poll(() => told(lib.ola)).toEqual(["fileMentioned"]);
		await expect.poll(() => told(lib.kari)).toEqual(["fileCommented"]);
		expect((await post(lib.kari, "comment", { id: secret.id, body: "@Ola, hemmelig" })).status).toBe(302);
		expect((await post(lib.adviser, "comment", { id: secret.id, body: "hei" })).status).not.toBe(302);
		expect((await post(lib.kari, "comment", { id: file.id, body: "  " })).status).toBe(422);
		const rows = await lib.portal.db
			.prepare("select id from file_comments where file_id = ?1")
			.bind(file.id)
			.all<{ id: string }>();
		const [first] = rows.results;
		await post(lib.ola, "uncomment", { id: file.id, comment: first?.id ?? "" });
		expect(await panel(lib.ola, file.id)).toContain("Ser du på det");
		await post(lib.adviser, "uncomment", { id: file.id, comment: first?.id ?? "" });
		expect(await panel(lib.ola, file.id)).not.toContain("Ser du på det");
		expect(await told(lib.ola)).toEqual(["fileMentioned"]);
	});
});

describe("a reminder", () => {
	it("comes once on its day, and not of a file that is no more seen", async () => {
		const { body: file } = await open("frist.txt");
		const { body: closing } = await open("lukkes.txt");
		const day = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
		for (const { id } of [file, closing])
			expect((await post(lib.boss, "remindMe", { id, day, note: "svar" })).status).toBe(302);
		expect((await post(lib.boss, "remindMe", { id: file.id, day: "2020-01-01", note: "" })).status).toBe(422);
		await lib.portal.db.prepare("update files set is_private = 1 where id = ?1").bind(closing.id).run();
		await lib.portal.cron("*/5 * * * *");
		expect(await told(lib.boss)).toEqual([]);
		await lib.portal.db.prepare("delete from cron_runs").run();
		await lib.portal.cron("*/5 * * * *", new Date(Date.now() + 3 * DAY));
		await expect.poll(() => told(lib.boss), { timeout: 15_000 }).toEqual(["fileReminder"]);
		expect(await lib.portal.db.prepare("select count(*) n from file_reminders").first("n")).toBe(0);
	});
});

describe("the calls", () => {
	const call = (person: Person, method: string, what: string, fields: Record<string, unknown>) => {
		const sent = { tenant_id: lib.tenant.id, ...fields };
		const path = `/api/media/${what}`;
		return method === "POST"
			? person.call(method, path, sent)
			: person.call(method, `${path}?${new URLSearchParams(sent as Record<string, string>)}`);
	};

	it("do what the panel does, by the same rules", async () => {
		const { body: file } = await open("kall.txt");
		const { id } = file;
		expect((await call(lib.ola, "POST", "tags", { id, tags: ["nei"] })).status).toBe(403);
		const tagged = await call(lib.kari, "POST", "tags", { id, tags: ["Tur", "fjell"] });
		expect(tagged, tagged.text).toMatchObject({ status: 200, body: { id, tags: ["tur", "fjell"] } });
		expect((await call(lib.ola, "GET", "tags", { id })).body).toEqual({ id, tags: ["tur", "fjell"] });
		const said: string[] = [];
		for (const body of ["Første", "Andre"]) {
			const made = await call(lib.ola, "POST", "comments", { id, body });
			expect(made, made.text).toMatchObject({ status: 201, body: { file_id: id, author_id: lib.ola.userId, body } });
			said.push(made.body.id);
		}
		const first = (await call(lib.kari, "GET", "comments", { id, limit: 1 })).body;
		const rest = (await call(lib.kari, "GET", "comments", { id, limit: 1, cursor: first.next })).body;
		expect([...first.items, ...rest.items].map(({ body }) => body)).toEqual(["Andre", "Første"]);
		expect(rest.next).toBeNull();
		expect((await call(lib.adviser, "DELETE", "comments", { id, comment: said[0] })).status).toBe(403);
		expect((await call(lib.ola, "DELETE", "comments", { id, comment: said[0] })).status).toBe(200);
		const day = "2099-05-01";
		expect((await call(lib.ola, "POST", "reminder", { id, day })).body).toMatchObject({ id, note: "" });
		expect((await call(lib.ola, "GET", "reminder", { id })).body.remind_at).toMatch(/^2099-05-01T/);
		expect((await call(lib.kari, "GET", "reminder", { id })).body.remind_at).toBeNull();
		expect((await call(lib.ola, "DELETE", "reminder", { id })).status).toBe(200);
		expect((await call(lib.ola, "GET", "reminder", { id })).body.remind_at).toBeNull();
	});

	it("are closed with the file", async () => {
		const { body: secret } = await open("lukket for kall.txt", true);
		for (const what of ["tags", "comments", "reminder"])
			expect((await call(lib.ola, "GET", what, { id: secret.id })).status).toBe(404);
	});
});

it("has a file of each of its lists, narrowed and sorted as the page is", async () => {
	const root = await folder(lib, lib.kari, "Til fil");
	const names = ["alfa.txt", "beta.txt", "gamma.txt"];
	const made = [];
	for (const name of names) made.push((await upload(lib, lib.kari, name, name, { folder: root })).body);
	const csv = async (path: string, person: Person = lib.kari) => {
		const answer = await person.fetch(`/${lib.tenant.guid}/files/${path}`);
		expect([answer.status, answer.headers.get("Content-Type")], path).toEqual([200, "text/csv; charset=utf-8"]);
		return (await answer.text()).trim().split("\r\n").slice(1);
	};
	const first = (lines: string[]) => lines.map((line) => line.split(";")[0]);
	expect(first(await csv(`yourfiles/export?folder=${root}&sort=-name`))).toEqual([...names].reverse());
	expect(first(await csv("yourfiles/export?q=beta"))).toEqual(["beta.txt"]);
	expect(first(await csv("yourfiles/export"))).toContain("Til fil");
	const share = { tenant_id: lib.tenant.id, file: made[0].id, to: "user", person: lib.ola.userId };
	expect((await lib.kari.call("POST", "/api/media/share", share)).status).toBe(201);
	expect(first(await csv("sharedfiles/export?part=withme", lib.ola))).toContain("alfa.txt");
	expect((await csv("links/export?kind=people&q=alfa"))[0]).toContain("Ola");
	expect(await csv("links/export?kind=people&q=nothing")).toEqual([]);
	await lib.kari.call("DELETE", `/api/media?id=${made[2].id}`);
	expect(first(await csv("trash/export?q=gamma"))).toEqual(["gamma.txt"]);
	expect(await csv("trash/export?q=beta")).toEqual([]);
	const page = await (await lib.kari.fetch(`/${lib.tenant.guid}/files/trash?q=beta&limit=25`)).text();
	expect(page).not.toContain("gamma.txt");
});
