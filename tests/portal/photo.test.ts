import { afterAll, beforeAll, expect, test } from "vitest";
import { factories } from "../support/factories";
import { jpeg } from "../support/pictures";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

/** Somebody with a colleague, and one of another organisation. */
async function three() {
	const [tenant, other] = [await make.tenant(), await make.tenant()];
	const [kari, ola, stranger] = [
		await make.member(tenant, "CLIENT", { language: "nb" }),
		await make.member(tenant, "ADMIN"),
		await make.member(other, "ADMIN"),
	];
	const as = async (user: { email: string }) => signInAs(portal, user.email);
	return { kari: await as(kari), ola: await as(ola), stranger: await as(stranger) };
}

async function send(person: Person, bytes: Uint8Array<ArrayBuffer>, name = "me.jpg") {
	const form = new FormData();
	form.set("intent", "savePhoto");
	form.set("photo", new File([bytes], name));
	const made = new Request(`${portal.origin}/`, { method: "POST", body: form });
	const headers = { "Content-Type": made.headers.get("Content-Type") ?? "" };
	return person.fetch("/yourprofile", { method: "POST", body: await made.arrayBuffer(), headers });
}

const addressIn = async (page: Response, userId: string) =>
	new RegExp(`/api/photo/${userId}\\?v=[0-9a-f]{12}`).exec(await page.text())?.[0] ?? "/no-picture";
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const stored = async (userId: string) => (await portal.media.list({ prefix: `people/${userId}/` })).objects.length;

test("a picture is for its person and their organisations alone, and does not say where it was taken", async () => {
	const { kari, ola, stranger } = await three();
	const sent = jpeg();
	expect((await send(kari, sent)).status).toBe(302);
	await portal.settle();
	const address = await addressIn(await kari.fetch("/yourprofile"), kari.userId);
	const row = await portal.db.prepare("select photo from people where id = ?1").bind(kari.userId).first("photo");
	expect(address).toContain(`?v=${row}`);
	for (const person of [kari, ola]) {
		const answer = await person.fetch(address);
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
		expect(answer.headers.get("Cache-Control")).toMatch(/^private/);
		const bytes = await bytesOf(answer);
		expect(bytes.length).toBe(sent.length);
		expect(new TextDecoder("latin1").decode(bytes)).not.toContain("59,54.5N");
		const tag = answer.headers.get("ETag") ?? "";
		expect((await person.fetch(address, { headers: { "If-None-Match": tag } })).status).toBe(304);
		expect(JSON.parse(answer.headers.get("X-D1") ?? "{}").roundTrips).toBe(1);
	}
	expect((await stranger.fetch(address)).status).toBe(404);
	expect((await asPerson(portal).fetch(address)).status).toBe(401);
	await portal.db.prepare("update memberships set is_active = 0 where user_id = ?1").bind(ola.userId).run();
	expect((await ola.fetch(address)).status).toBe(404);
	expect((await kari.fetch(address)).status).toBe(200);
});

test("a new picture has a new address, and one that is removed is gone for good", async () => {
	const { kari, ola } = await three();
	await send(kari, jpeg());
	const first = await addressIn(await kari.fetch("/yourprofile"), kari.userId);
	await send(kari, new TextEncoder().encode("GIF89a of another kind"), "me.gif");
	const second = await addressIn(await kari.fetch("/yourprofile"), kari.userId);
	expect(second).not.toBe(first);
	expect(await stored(kari.userId)).toBe(1);
	expect((await kari.submit("/yourprofile", { intent: "removePhoto" })).status).toBe(302);
	await portal.settle();
	expect(await stored(kari.userId)).toBe(0);
	for (const person of [kari, ola]) expect((await person.fetch(second)).status).toBe(404);
	const row = await portal.db.prepare("select photo from people where id = ?1").bind(kari.userId).first();
	expect(row).toEqual({ photo: null });
});

test("what is no picture, or too large, is refused with a sentence at the field", async () => {
	const { kari } = await three();
	const text = await send(kari, new TextEncoder().encode("<svg onload=alert(1)>"), "me.png");
	expect([text.status, await text.text()]).toEqual([422, expect.stringContaining("ikke et bilde")]);
	const large = await send(kari, jpeg(2_000_000));
	expect([large.status, await large.text()]).toEqual([422, expect.stringContaining("Grensen er 2 MB")]);
	expect(await stored(kari.userId)).toBe(0);
});
