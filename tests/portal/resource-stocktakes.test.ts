import { afterAll, beforeAll, expect, it } from "vitest";
import { startResources } from "../support/resource-place";

const { portal, base, ...place } = await startResources();
const { admin, advisor, foreign, row, count, send, makeResource } = place;
const ids: Record<string, string> = {};

const PIXEL = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="),
	(letter) => letter.charCodeAt(0),
);

beforeAll(async () => {
	const typeId = await place.makeType("Gear");
	for (const [name, where] of [
		["Camera", "Desk"],
		["Speaker", "Desk"],
		["Bicycle", "Shed"],
	] as const)
		ids[name] = await makeResource({ name, typeId, place: where });
	await send(admin, `${base}/resource/${ids.Camera}/asset`, { intent: "save", serial: "CAM-7", currency: "NOK" });
	await send(admin, `${base}/resource/${ids.Bicycle}/door`, { intent: "save" });
});
afterAll(() => portal.dispose());

it("finds what is scanned, says what is missing and what nobody expected, keeps photos, and ends", async () => {
	expect((await send(admin, `${base}/stocktakes`, { intent: "start", title: "None", place: "Moon" })).status).toBe(422);
	const started = await send(admin, `${base}/stocktakes`, { intent: "start", title: "Autumn", place: "desk" });
	const page = new URL(started.headers.get("Location") ?? "", portal.origin).pathname;
	const scan = (code: string, more: Record<string, string> = {}) =>
		send(admin, page, { intent: "scan", code, ...more });
	expect((await scan("cam-7")).status).toBe(302);
	expect((await scan("cam-7", { note: "Scratched" })).status).toBe(302);
	const { guid } = await row<{ guid: string }>("select guid from resource_doors where id = ?", ids.Bicycle);
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "scan", code: `${portal.origin}/resource/door/${guid}` }))
		form.set(name, value);
	form.set("photo", new File([PIXEL], "bicycle.png", { type: "image/png" }));
	const sent = new Response(form);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	const taken = await admin.fetch(page, { method: "POST", headers, body: await sent.arrayBuffer() });
	expect(taken.status, await taken.clone().text()).toBe(302);
	expect((await scan("nothing like it")).status).toBe(422);
	expect(await count("select count(*) n from resource_scans")).toBe(2);
	expect(await count("select count(*) n from resource_scans where photo_guid is not null")).toBe(1);
	const file = await (await admin.fetch(`${page}/export`, { headers: { "accept-language": "en" } })).text();
	expect(file).toMatch(/Missing;Speaker/);
	expect(file).toMatch(/Found;Camera;CAM-7;Desk;Scratched/);
	expect(file).toMatch(/Unexpected;Bicycle/);
	expect((await send(foreign, page, { intent: "scan", code: ids.Speaker ?? "" })).status).toBe(404);
	expect((await advisor.fetch(page)).headers.get("Location") ?? "").toContain("/error");
	expect((await send(admin, page, { intent: "close" })).status).toBe(302);
	expect((await scan(ids.Speaker ?? "")).status).toBe(404);
	const shown = await (await admin.fetch(page)).text();
	for (const said of ["Speaker", "Scratched", "Bicycle"]) expect(shown).toContain(said);
});
