import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder, type Library, startLibrary, upload } from "../support/library";
import type { Person } from "../support/sign-in";

let lib: Library;
let auditor: Person;
beforeAll(async () => {
	lib = await startLibrary();
	auditor = await lib.join("CLIENT", "AUDITOR", "Turid");
});
afterAll(() => lib.portal.dispose());

const files = (rest = "") => `/${lib.tenant.guid}/files${rest}`;
const isClosed = (answer: Response) =>
	answer.status === 403 ||
	answer.status === 404 ||
	/notallowed|not_allowed|\/error/i.test(answer.headers.get("Location") ?? "");

describe("an auditor of the file library", () => {
	it("is told who can open what in the whole organisation, and no name of a private file", async () => {
		const top = await folder(lib, lib.kari, "Saker");
		const { body: secret } = await upload(lib, lib.kari, "hemmelig.txt", "x", { folder: top });
		const share = { tenant_id: lib.tenant.id, file: secret.id, to: "user", person: lib.ola.userId };
		await lib.kari.call("POST", "/api/media/share", share);
		expect((await auditor.fetch(files())).headers.get("Location")).toBe(files("/access"));
		const first = await auditor.fetch(files("/access"));
		expect(first.status).toBe(200);
		const asked = await (await auditor.fetch(files(`/access?person=${lib.ola.userId}`))).text();
		expect(asked).toContain(`/files/access?item=${secret.id}`);
		expect(asked).not.toContain("hemmelig.txt");
		for (const item of [
			secret.id,
			secret.guid,
			`https://portal.test${files("/yourfiles")}?folder=${top}&file=${secret.id}`,
		]) {
			const answer = await auditor.fetch(files(`/access?item=${encodeURIComponent(item)}`));
			expect(answer.status).toBe(200);
			const text = await answer.text();
			for (const name of ["Kari", "Ola"])
				expect(text).toMatch(new RegExp(`files/access\\?person=[\\w-]+"[^>]*>${name}`));
			expect(text).not.toMatch(/files\/access\?person=[\w-]+"[^>]*>Arne/);
			expect(text).not.toContain("hemmelig.txt");
		}
		expect(await (await auditor.fetch(files(`/access?item=${top}`))).text()).toContain("Saker");
		expect((await auditor.fetch(files(`/access?person=${lib.stranger.userId}`))).status).toBe(404);
		expect((await auditor.fetch(files("/access?item=nothing"))).status).toBe(404);
		expect((await lib.stranger.fetch(files(`/access?item=${secret.id}`))).status).toBe(404);
		for (const other of [lib.kari, lib.adviser])
			expect(isClosed(await other.fetch(files(`/access?item=${secret.id}`)))).toBe(true);
	});

	it("reads nothing and changes nothing, whatever is shared with them or open to all", async () => {
		const { body: open } = await upload(lib, lib.kari, "åpen.txt", "innhold", { isPrivate: false });
		const share = { tenant_id: lib.tenant.id, file: open.id, to: "tenant" };
		await lib.kari.call("POST", "/api/media/share", share);
		for (const more of ["", "?download=1", "?size=small", "?version=1"])
			expect((await auditor.fetch(`/api/media/${open.guid}${more}`)).status).toBe(404);
		for (const page of ["/yourfiles", "/sharedfiles", "/trash", "/rules", "/links", "/move"])
			expect(isClosed(await auditor.fetch(files(page)))).toBe(true);
		const tenant = { tenant_id: lib.tenant.id };
		const query = `tenant_id=${lib.tenant.id}`;
		const calls = [
			["GET", `/api/media?mode=getcontent&${query}&user_id=${auditor.userId}`],
			["GET", `/api/media/zip?${query}&files=${open.id}`],
			["GET", `/api/media/share?${query}`],
			["GET", `/api/media/confirm?${query}&id=${open.id}`],
			["GET", `/api/media/tempaccess?${query}&id=${open.id}`],
			["POST", "/api/media/share", share],
			["POST", "/api/media/confirm", { ...tenant, id: open.id }],
			["POST", "/api/media_folder", { ...tenant, name: "Ny" }],
			["DELETE", `/api/media?${query}&id=${open.id}`],
		] as const;
		for (const [method, path, body] of calls) {
			const { status } = await auditor.call(method, path, body);
			expect([path, status]).toEqual([path, 403]);
		}
		expect((await upload(lib, auditor, "min.txt", "x")).status).toBe(403);
		expect(
			isClosed(await auditor.submit(files("/yourfiles"), { intent: "favour", id: open.id, of: "file", on: "1" })),
		).toBe(true);
	});

	it("is no reader: counted in no must-read, named to nobody as one who opens", async () => {
		const { body: open } = await upload(lib, lib.kari, "alle.txt", "x", { isPrivate: false });
		const text = await (await lib.boss.fetch(files(`/access?item=${open.id}`))).text();
		expect(text).toContain("Ola");
		expect(text).not.toContain("Turid");
	});
});
