import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content, folder, type Library, startLibrary, upload } from "../support/library";

const DAY = 86_400_000;
let lib: Library;
beforeAll(async () => {
	lib = await startLibrary();
});
afterAll(() => lib.portal.dispose());

const yours = (more: string) => `/${lib.tenant.guid}/files/yourfiles?${more}`;
const shared = (more: string) => `/${lib.tenant.guid}/files/sharedfiles?${more}`;
const page = async (path: string, person = lib.kari) => {
	const answer = await person.fetch(path);
	return { status: answer.status, text: await answer.text() };
};
const opens = async (person: Library["kari"], guid: string) =>
	(await person.fetch(`/api/media/${guid}`)).status === 200;
/** A page's answer to what somebody may not do with a thing that they may see. */
const notAllowed = (answer: Response) => answer.headers.get("Location")?.startsWith("/error?access=not") ?? false;
const told = async (type: string) => {
	await lib.portal.settle();
	const { results } = await lib.portal.db
		.prepare("select user_id, params, url from notifications where type = ?1 order by id")
		.bind(type)
		.all<{ user_id: string; params: string; url: string }>();
	return results;
};

describe("the panel's sharing", () => {
	it("is shared, changed and taken back by forms, and only by who may manage it", async () => {
		const { body } = await upload(lib, lib.kari, "panel.txt", "x");
		const at = yours(`file=${body.id}&tab=sharing`);
		const fields = { intent: "share", file: body.id, who: "people", "people[]": lib.ola.userId, rights: "view" };
		expect((await lib.kari.submit(at, { ...fields, who: "" })).status).toBe(422);
		expect((await lib.kari.submit(at, { ...fields, "people[]": "nobody" })).status).toBe(422);
		expect((await lib.ola.submit(at, { ...fields, who: "tenant" })).status).toBe(404);
		const made = await lib.kari.submit(at, fields);
		expect(made.status, await made.clone().text()).toBe(302);
		expect(await opens(lib.ola, body.guid)).toBe(true);
		const seen = await page(at);
		expect(seen.status).toBe(200);
		expect(seen.text).toContain("Ola");
		// Whoever may only look is told why they may, and of nobody else.
		const receiver = await page(shared(`part=withme&file=${body.id}&tab=sharing`), lib.ola);
		expect(receiver.text).toContain("panel.txt");
		expect(receiver.text).not.toContain("Arne");
		const share = await lib.portal.db
			.prepare("select id from media_shares where file_id = ?1")
			.bind(body.id)
			.first<{ id: string }>();
		const change = { intent: "changeShare", id: share?.id ?? "", rights: "edit", expiresAt: "2020-01-01" };
		expect((await lib.kari.submit(at, change)).status).toBe(422);
		const later = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
		expect(notAllowed(await lib.ola.submit(at, { ...change, expiresAt: later }))).toBe(true);
		expect((await lib.kari.submit(at, { ...change, expiresAt: later, confirm: "on" })).status).toBe(302);
		const row = await lib.portal.db
			.prepare("select rights, confirm_required, expires_at from media_shares where id = ?1")
			.bind(share?.id)
			.first();
		expect(row).toMatchObject({ rights: "edit", confirm_required: 1 });
		expect((await lib.kari.submit(at, { intent: "revoke", ids: share?.id ?? "" })).status).toBe(302);
		expect(await opens(lib.ola, body.guid)).toBe(false);
	});

	it("of a folder shows what comes from above, with the folder it comes from", async () => {
		const course = await folder(lib, lib.kari, "Kurs 12");
		const inner = await folder(lib, lib.kari, "Uke 1", course);
		const { body } = await upload(lib, lib.kari, "plan.txt", "x", { folder: inner });
		const fields = { intent: "share", folder: course, who: "role:ADVISOR", rights: "upload" };
		expect((await lib.kari.submit(yours(`dir=${course}&tab=sharing`), fields)).status).toBe(302);
		for (const at of [yours(`dir=${inner}&tab=sharing`), yours(`file=${body.id}&tab=sharing`)]) {
			const { text } = await page(at);
			expect(text).toContain("Arne");
			expect(text).toMatch(new RegExp(`dir=${course}[^"]*"[^>]*>Kurs 12<`));
		}
		expect((await page(shared(`folder=${course}&dir=${inner}`), lib.adviser)).text).toContain("Uke 1");
		expect((await page(yours(`dir=${inner}`), lib.ola)).text).not.toContain("Uke 1");
	});

	it("tells a link's address once, as words and as a QR code, and gives it another", async () => {
		const { body } = await upload(lib, lib.kari, "lenke.txt", "x");
		const at = yours(`file=${body.id}&tab=sharing`);
		const answer = await lib.kari.submit(at, { intent: "makeLink", file: body.id, label: "Til styret" });
		const text = await answer.text();
		expect(answer.status).toBe(200);
		const address = /file_link\/[\w-]+/.exec(text)?.[0] ?? "";
		expect(text).toContain("<svg");
		// The box was not ticked: it may be looked at and not saved.
		expect(notAllowed(await lib.guest.fetch(`/${address}/${body.guid}?download`))).toBe(true);
		expect((await page(at)).text).not.toContain("file_link/");
		expect((await page(at)).text).toContain("Til styret");
		const link = await lib.portal.db
			.prepare("select id from media_shares where file_id = ?1")
			.bind(body.id)
			.first<{ id: string }>();
		const renewed = await (await lib.kari.submit(at, { intent: "renewLink", id: link?.id ?? "" })).text();
		const next = /file_link\/[\w-]+/.exec(renewed)?.[0] ?? "";
		expect(next).not.toBe(address);
		expect((await lib.guest.fetch(`/${address}`)).status).toBe(404);
		expect((await lib.guest.fetch(`/${next}`)).status).toBe(200);
		expect((await lib.ola.submit(at, { intent: "renewLink", id: link?.id ?? "" })).status).toBe(404);
	});
});

describe("a file to be read", () => {
	it("tells all of a role, is confirmed by a press, and reminds only those who have not", async () => {
		const { body } = await upload(lib, lib.boss, "rutine.txt", "x");
		const at = yours(`file=${body.id}&tab=sharing`);
		const fields = { intent: "share", file: body.id, who: "role:CLIENT", rights: "view", confirm: "on" };
		expect((await lib.boss.submit(at, fields)).status).toBe(302);
		const first = await told("fileToConfirm");
		expect(first.map(({ user_id }) => user_id).sort()).toEqual([lib.kari.userId, lib.ola.userId].sort());
		const path = first[0]?.url ?? "";
		const before = await page(path, lib.ola);
		expect(before.text).toContain('value="confirm"');
		expect((await lib.ola.submit(path, { intent: "confirm", id: body.id })).status).toBe(302);
		expect((await page(path, lib.ola)).text).not.toContain('value="confirm"');
		expect(notAllowed(await lib.ola.submit(at, { intent: "remind", id: body.id }))).toBe(true);
		expect((await lib.boss.submit(at, { intent: "remind", id: body.id })).status).toBe(302);
		const again = (await told("fileToConfirm")).slice(first.length);
		expect(again.map(({ user_id }) => user_id)).toEqual([lib.kari.userId]);
		// A new version is to be read anew.
		await upload(lib, lib.boss, "rutine.txt", "ny", { onConflict: "replace" });
		expect((await page(path, lib.ola)).text).toContain('value="confirm"');
	});
});

describe("what is private in a folder", () => {
	it("stays so whatever an administrator does with the folder", async () => {
		const own = await folder(lib, lib.kari, "Bare mitt");
		const { body } = await upload(lib, lib.kari, "dagbok.txt", "x", { folder: own });
		const open = await upload(lib, lib.kari, "åpent.txt", "x", { folder: own, isPrivate: false });
		const at = shared(`part=organisation&dir=${own}&tab=sharing`);
		await lib.boss.submit(shared("part=organisation"), { intent: "open", "folders[]": own });
		expect(await opens(lib.boss, body.guid)).toBe(false);
		const give = { folder: own, rights: "view" };
		expect(
			notAllowed(await lib.boss.submit(at, { intent: "share", who: "people", "people[]": lib.boss.userId, ...give })),
		).toBe(true);
		expect(notAllowed(await lib.boss.submit(at, { intent: "makeLink", label: "", ...give }))).toBe(true);
		expect((await page(at, lib.boss)).text).not.toContain('value="makeLink"');
		const link = await lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, folder: own });
		expect(notAllowed(await lib.boss.submit(at, { intent: "renewLink", id: link.body.id }))).toBe(true);
		expect((await lib.boss.submit(at, { intent: "revoke", ids: link.body.id })).status).toBe(302);
		await lib.boss.submit(shared("part=organisation"), { intent: "close", "folders[]": own });
		expect(await opens(lib.ola, open.body.guid)).toBe(false);
		await lib.kari.submit(yours(""), { intent: "open", "folders[]": own });
		expect(await opens(lib.ola, body.guid)).toBe(true);
	});
});

describe("what somebody shares", () => {
	it("stands in one list, and several links end at once", async () => {
		const one = await upload(lib, lib.adviser, "en.txt", "x");
		const two = await upload(lib, lib.adviser, "to.txt", "x");
		const made = async (file: string) =>
			(await lib.adviser.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file })).body;
		const links = [await made(one.body.id), await made(two.body.id)];
		const at = `/${lib.tenant.guid}/files/links`;
		const { text } = await page(at, lib.adviser);
		expect(text).toContain("en.txt");
		expect(text).toContain("to.txt");
		expect((await page(at, lib.ola)).text).not.toContain("en.txt");
		const end = (person: Library["kari"]) =>
			person.fetch(at, {
				method: "POST",
				body: new URLSearchParams([["intent", "revoke"], ...links.map(({ id }) => ["ids[]", id])]),
			});
		expect((await end(lib.ola)).status).toBe(404);
		expect((await lib.guest.fetch(links[0].path)).status).toBe(200);
		expect((await end(lib.adviser)).status).toBe(302);
		for (const { path } of links) expect((await lib.guest.fetch(path)).status).toBe(404);
	});

	it("is seen of others by who manages all files, but for what is private, and in one round trip", async () => {
		const open = await upload(lib, lib.ola, "åpen lenke.txt", "x", { isPrivate: false });
		const closed = await upload(lib, lib.ola, "lukket lenke.txt", "x");
		const links = await Promise.all(
			[open, closed].map(({ body }) =>
				lib.ola.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file: body.id, label: "Olas" }),
			),
		);
		const at = `/${lib.tenant.guid}/files/links`;
		const his = `${at}?person=${lib.ola.userId}`;
		const answer = await lib.boss.fetch(`${his}&edit=${links[0]?.body.id}`);
		expect(JSON.parse(answer.headers.get("X-D1") ?? "{}").roundTrips).toBe(2);
		const text = await answer.text();
		expect(text).toContain("åpen lenke.txt");
		expect(text).toContain(`id="label-${links[0]?.body.id}"`);
		expect(text).not.toContain("lukket lenke.txt");
		expect((await page(`${his}&edit=${links[1]?.body.id}`, lib.boss)).text).not.toContain("lukket lenke.txt");
		expect((await page(at, lib.boss)).text).toMatch(new RegExp(`<option[^>]*value="${lib.ola.userId}"`));
		expect((await page(at, lib.ola)).text).toContain("lukket lenke.txt");
		for (const person of [lib.adviser, lib.kari]) {
			expect(notAllowed(await person.fetch(his))).toBe(true);
			expect((await page(at, person)).text).not.toContain(lib.ola.userId);
		}
		const ids = [["ids[]", String(links[0]?.body.id)]];
		const ended = await lib.boss.fetch(his, {
			method: "POST",
			body: new URLSearchParams([["intent", "revoke"], ...ids]),
		});
		expect(ended.status).toBe(302);
		expect((await page(his, lib.boss)).text).not.toContain("åpen lenke.txt");
	});

	it("opens the link that somebody is told of, also where it stands behind fifty others", async () => {
		const { body } = await upload(lib, lib.kari, "mange lenker.txt", "x");
		const make = (label: string) =>
			lib.kari.call("POST", "/api/media/share?mode=link", { tenant_id: lib.tenant.id, file: body.id, label });
		const first = await make("Den aller første");
		await Promise.all(Array.from({ length: 51 }, (_, index) => make(`Lenke ${index}`)));
		const { text } = await page(`/${lib.tenant.guid}/files/links?edit=${first.body.id}`);
		expect(text).toContain(`id="label-${first.body.id}"`);
		const { text: others } = await page(`/${lib.tenant.guid}/files/links?edit=${first.body.id}`, lib.ola);
		expect(others).not.toContain("Den aller første");
	});

	it("is told of a week before a link ends, once for each end", async () => {
		const { body } = await upload(lib, lib.adviser, "snart.txt", "x");
		const until = (days: number) => new Date(Date.now() + days * DAY).toISOString();
		const ask = async (days: number) =>
			(
				await lib.adviser.call("POST", "/api/media/share?mode=link", {
					...{ tenant_id: lib.tenant.id, file: body.id, expires_at: until(days) },
				})
			).body;
		const soon = await ask(5);
		await ask(20);
		await Promise.all([lib.portal.cron(), lib.portal.cron()]);
		await lib.portal.cron();
		const ends = await told("fileLinkEnds");
		expect(ends.map(({ user_id, url }) => [user_id, url])).toEqual([
			[lib.adviser.userId, `/${lib.tenant.guid}/files/links?edit=${soon.id}`],
		]);
		expect((await page(ends[0]?.url ?? "", lib.adviser)).text).toContain("snart.txt");
		const later = until(6).slice(0, 10);
		const at = `/${lib.tenant.guid}/files/links`;
		expect((await lib.adviser.submit(at, { intent: "changeLink", id: soon.id, expiresAt: later })).status).toBe(302);
		await lib.portal.cron();
		expect(await told("fileLinkEnds")).toHaveLength(2);
	});
});

describe("what somebody can open", () => {
	it("is for themselves and for who may see all, and names no private file of others", async () => {
		const { body } = await upload(lib, lib.kari, "hemmelig.txt", "x");
		await lib.kari.call("POST", "/api/media/share", {
			...{ tenant_id: lib.tenant.id, file: body.id, to: "user", person: lib.ola.userId },
		});
		const at = `/${lib.tenant.guid}/files/access`;
		expect((await page(at, lib.ola)).text).toContain("hemmelig.txt");
		expect(notAllowed(await lib.kari.fetch(`${at}?person=${lib.ola.userId}`))).toBe(true);
		const asked = await page(`${at}?person=${lib.ola.userId}`, lib.boss);
		expect(asked.status).toBe(200);
		expect(asked.text).toContain("Kari");
		expect(asked.text).not.toContain("hemmelig.txt");
		expect((await page(`${at}?person=${lib.stranger.userId}`, lib.boss)).status).toBe(404);
	});
});

describe("what happens in a folder", () => {
	it("is its activity too: the files, by whom, and nothing of one that is closed to who looks", async () => {
		const into = await folder(lib, lib.adviser, "Hendelser", "organisation");
		const open = await upload(lib, lib.adviser, "åpen hendelse.txt", "x", { folder: into, isPrivate: false });
		await upload(lib, lib.adviser, "lukket hendelse.txt", "x", { folder: into, isPrivate: true });
		await lib.ola.fetch(`/api/media/${open.body.guid}?download=1`);
		await lib.adviser.submit(shared(`folder=${into}`), { intent: "rename", id: open.body.id, name: "nytt navn.txt" });
		await lib.portal.settle();
		const activity = async (person: Library["kari"]) => {
			const { text } = await page(shared(`folder=${into}&dir=${into}&tab=activity`), person);
			return /<ol[^>]*aria-label="Activity"[^>]*>(.*?)<\/ol>/s.exec(text)?.[1] ?? "";
		};
		const seen = await activity(lib.ola);
		for (const words of ["nytt navn.txt", "Arne", "uploaded it", "Ola", "downloaded it", "renamed it from"])
			expect(seen).toContain(words);
		expect(seen).not.toContain("lukket hendelse");
		expect(await activity(lib.adviser)).toContain("lukket hendelse.txt");
		// What has gone elsewhere tells nothing here that its new place keeps to itself.
		await lib.adviser.submit(shared(`folder=${into}`), { intent: "drop", "files[]": open.body.id, to: "" });
		await lib.adviser.submit(yours(""), { intent: "close", "files[]": open.body.id });
		expect(await activity(lib.ola)).not.toContain("nytt navn.txt");
		expect((await page(yours(`file=${open.body.id}&tab=activity`), lib.adviser)).text).toContain("uploaded it");
	});
});

describe("versions in the panel", () => {
	it("are restored and named by who may change the file", async () => {
		const { body } = await upload(lib, lib.kari, "utgave.txt", "en");
		await upload(lib, lib.kari, "utgave.txt", "to", { onConflict: "replace" });
		const at = yours(`file=${body.id}&tab=versions`);
		expect((await page(at)).text).toContain(`/api/media/${body.guid}?version=1`);
		const name = { intent: "nameVersion", id: body.id, version: "1", label: "Til styret" };
		expect((await lib.kari.submit(at, name)).status).toBe(302);
		expect((await page(at)).text).toContain("Til styret");
		expect((await lib.kari.submit(at, { ...name, label: "x".repeat(81) })).status).toBe(422);
		expect((await lib.ola.submit(at, { intent: "restoreVersion", id: body.id, version: "1" })).status).toBe(404);
		expect((await lib.kari.submit(at, { intent: "restoreVersion", id: body.id, version: "1" })).status).toBe(302);
		expect(await (await lib.kari.fetch(`/api/media/${body.guid}`)).text()).toBe("en");
	});

	it("count with their file for its new owner", async () => {
		const used = async (id: string) =>
			(
				await lib.portal.db
					.prepare("select bytes from media_usage where tenant_id = ?1 and id = ?2")
					.bind(lib.tenant.id, id)
					.first<{ bytes: number }>()
			)?.bytes ?? 0;
		const before = [await used(lib.adviser.userId), await used("tenant")];
		const { body } = await upload(lib, lib.adviser, "flytt.txt", "12345", { isPrivate: false });
		await upload(lib, lib.adviser, "flytt.txt", "123", { onConflict: "replace" });
		expect(await used(lib.adviser.userId)).toBe((before[0] ?? 0) + 8);
		const moved = await lib.adviser.submit(`/${lib.tenant.guid}/files/yourfiles`, {
			...{ intent: "drop", "files[]": body.id, to: "organisation" },
		});
		expect(moved.status).toBe(200);
		expect(await used(lib.adviser.userId)).toBe(before[0]);
		expect(await used("tenant")).toBe((before[1] ?? 0) + 8);
	});
});

describe("the trash, the search and copies", () => {
	it("puts a file back to its folder under a free name, and empties only one's own", async () => {
		const top = await folder(lib, lib.ola, "Kurv");
		const first = await upload(lib, lib.ola, "likt.txt", "en", { folder: top });
		const trash = (id: string) => lib.ola.call("DELETE", `/api/media?id=${id}&tenant_id=${lib.tenant.id}`);
		expect((await trash(first.body.id)).status).toBe(200);
		await upload(lib, lib.ola, "likt.txt", "to", { folder: top });
		const at = `/${lib.tenant.guid}/files/trash`;
		expect((await page(at, lib.ola)).text).toContain("likt.txt");
		expect((await page(at, lib.kari)).text).not.toContain("likt.txt");
		const entries = `files:${first.body.id}`;
		expect((await lib.kari.submit(at, { intent: "putBack", entries })).status).toBe(404);
		expect((await lib.ola.submit(at, { intent: "putBack", entries })).status).toBe(302);
		const names = (await content(lib, lib.ola, top)).items.map(({ file_name }) => file_name).sort();
		expect(names).toEqual(["likt (2).txt", "likt.txt"]);
		await trash(first.body.id);
		expect((await lib.kari.submit(at, { intent: "empty" })).status).toBe(302);
		expect((await page(at, lib.ola)).text).toContain("likt");
		expect((await lib.ola.submit(at, { intent: "empty" })).status).toBe(302);
		await lib.portal.settle();
		expect((await page(at, lib.ola)).text).not.toContain("likt (2).txt");
		expect((await lib.ola.fetch(`/api/media/${first.body.guid}`)).status).toBe(404);
	});

	it("gives back what had one name, put back together, each under its own", async () => {
		const at = `/${lib.tenant.guid}/files/trash`;
		const top = await folder(lib, lib.ola, "Tvillinger");
		const trash = (path: string, id: string) =>
			lib.ola.call("DELETE", `/api/${path}?id=${id}&tenant_id=${lib.tenant.id}`);
		const entries: string[] = [];
		for (const words of ["en", "to"]) {
			const { body } = await upload(lib, lib.ola, "tvilling.txt", words, { folder: top });
			const inner = await folder(lib, lib.ola, "Undermappe", top);
			await upload(lib, lib.ola, "inne.txt", words, { folder: inner });
			await trash("media", body.id);
			await trash("media_folder", inner);
			entries.push(`files:${body.id}`, `folders:${inner}`);
		}
		expect((await lib.ola.submit(at, { intent: "putBack", entries: entries.join(",") })).status).toBe(302);
		const { items, folders } = await content(lib, lib.ola, top);
		expect(items.map(({ file_name }) => file_name).sort()).toEqual(["tvilling (2).txt", "tvilling.txt"]);
		expect(folders.map(({ name }) => name).sort()).toEqual(["Undermappe", "Undermappe (2)"]);
		const texts = items.map(async ({ guid }) => (await lib.ola.fetch(`/api/media/${guid}`)).text());
		expect((await Promise.all(texts)).sort()).toEqual(["en", "to"]);
		for (const { id } of folders) expect((await content(lib, lib.ola, id)).items).toHaveLength(1);
	});

	it("finds what one may change as such", async () => {
		const into = await folder(lib, lib.boss, "Til endring", "organisation");
		const { body } = await upload(lib, lib.boss, "endringsforslag.txt", "x", { folder: into, isPrivate: false });
		const hit = (person: Library["kari"]) => page(yours("q=endringsforslag"), person);
		for (const [person, may] of [
			[lib.adviser, true],
			[lib.kari, false],
		] as const) {
			const { text } = await hit(person);
			expect(text).toContain("endringsforslag.txt");
			expect(text.includes(`renaming=files%3A${body.id}`)).toBe(may);
		}
	});

	it("finds by name what one may see, and nothing else", async () => {
		await upload(lib, lib.kari, "Zebrarapport.txt", "x");
		const open = await upload(lib, lib.kari, "Zebraplan.txt", "x", { isPrivate: false });
		const hits = (person: Library["kari"]) => page(yours("q=zebra"), person);
		const mine = await hits(lib.kari);
		expect(mine.text).toContain("Zebrarapport.txt");
		expect(mine.text).toContain("Zebraplan.txt");
		const his = await hits(lib.ola);
		expect(his.text).toContain("Zebraplan.txt");
		expect(his.text).not.toContain("Zebrarapport.txt");
		expect((await hits(lib.stranger)).text).not.toContain("Zebra");
		const hers = await page(yours(`person=${lib.kari.userId}&q=zebra`), lib.ola);
		expect(hers.text).toContain("Zebraplan.txt");
		expect(hers.text).toMatch(new RegExp(`<option[^>]*value="${lib.kari.userId}"[^>]*selected`));
		expect((await page(yours(`person=${lib.ola.userId}&q=zebra`), lib.ola)).text).not.toContain("Zebraplan.txt");
		const closed = await lib.kari.submit(yours(""), { intent: "close", "files[]": open.body.id });
		expect(closed.status).toBe(200);
		expect((await hits(lib.ola)).text).not.toContain("Zebraplan.txt");
		expect((await lib.ola.submit(yours(""), { intent: "open", "files[]": open.body.id })).status).toBe(404);
	});

	it("finds in a folder what lies below it, files and folders, and not what lies beside it", async () => {
		const top = await folder(lib, lib.kari, "Giraff øverst");
		const inner = await folder(lib, lib.kari, "Giraff innerst", await folder(lib, lib.kari, "Mellom", top));
		await upload(lib, lib.kari, "Giraff dypt.txt", "x", { folder: inner });
		await upload(lib, lib.kari, "Giraff ved siden av.txt", "x");
		for (const more of ["q=giraff", "q=giraff&kind=text"]) {
			const { text } = await page(yours(`folder=${top}&${more}`));
			expect(text).toContain("Giraff dypt.txt");
			expect(text.includes("Giraff innerst")).toBe(!more.includes("kind"));
			expect(text).not.toContain("Giraff øverst");
			expect(text).not.toContain("Giraff ved siden av.txt");
		}
		expect((await page(yours(`folder=${top}&q=giraff`), lib.ola)).status).toBe(404);
	});

	it("finds what others share, in each of the ways of sharing by itself", async () => {
		const given = await folder(lib, lib.kari, "Emu gitt");
		const below = await folder(lib, lib.kari, "Emu under", given);
		await upload(lib, lib.kari, "Emu i mappe.txt", "x", { folder: below });
		const alone = await upload(lib, lib.kari, "Emu alene.txt", "x");
		await upload(lib, lib.kari, "Emu privat.txt", "x");
		await upload(lib, lib.kari, "Emu åpen.txt", "x", { isPrivate: false });
		await upload(lib, lib.ola, "Emu min.txt", "x", { isPrivate: false });
		const team = await folder(lib, lib.boss, "Emu felles", "organisation");
		await upload(lib, lib.boss, "Emu delt mappe.txt", "x", { folder: team, isPrivate: false });
		for (const of of [`folder=${given}`, `file=${alone.body.id}`]) {
			const fields = {
				...Object.fromEntries([of.split("=")]),
				who: "people",
				"people[]": lib.ola.userId,
				rights: "view",
			};
			const made = await lib.kari.submit(yours(`${of.replace("folder", "dir")}&tab=sharing`), {
				intent: "share",
				...fields,
			});
			expect(made.status, await made.clone().text()).toBe(302);
		}
		const names = ["gitt", "under", "i mappe", "alene", "privat", "åpen", "min", "felles", "delt mappe"];
		const hits = async (more: string, person = lib.ola) => {
			const { text } = await page(shared(more), person);
			return names.filter((name) => text.includes(`>Emu ${name}`));
		};
		expect(await hits("q=emu&part=organisation")).toEqual(["felles", "delt mappe"]);
		expect(await hits("q=emu&part=withme")).toEqual(["gitt", "under", "i mappe", "alene"]);
		expect(await hits("kind=text&part=withme")).toEqual(["i mappe", "alene"]);
		expect(await hits("q=emu&part=open")).toEqual(["åpen"]);
		expect(await hits(`q=emu&part=withme&folder=${given}`)).toEqual(["under", "i mappe"]);
		expect(await hits("q=emu&part=withme", lib.kari)).toEqual([]);
		expect(await hits("q=emu&part=open", lib.stranger)).toEqual([]);
	});

	it("copies what one may see, as one's own and private as it was", async () => {
		const { body } = await upload(lib, lib.kari, "mal.txt", "mal", { isPrivate: false });
		const at = `/${lib.tenant.guid}/files/move`;
		const copied = await lib.ola.submit(at, { intent: "copy", "files[]": body.id, to: "" });
		expect(copied.status, await copied.clone().text()).toBe(302);
		const copy = (await content(lib, lib.ola)).items.find(({ file_name }) => file_name === "mal.txt");
		expect(copy?.id).not.toBe(body.id);
		await lib.kari.call("DELETE", `/api/media?id=${body.id}&tenant_id=${lib.tenant.id}`);
		expect(await (await lib.ola.fetch(`/api/media/${copy?.guid}`)).text()).toBe("mal");
	});
});
