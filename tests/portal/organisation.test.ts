import { afterAll, beforeAll, expect, test } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
});
afterAll(() => portal.dispose());

async function office() {
	const tenant = await make.tenant({ name: "Vik kommune" });
	const signIn = async (role: "ADMIN" | "ADVISOR") => signInAs(portal, (await make.member(tenant, role)).email);
	return {
		tenant,
		admin: await signIn("ADMIN"),
		advisor: await signIn("ADVISOR"),
		path: `/${tenant.guid}/user/organisation`,
	};
}
const read = (tenantId: string) =>
	portal.db.prepare("select * from tenants where id = ?").bind(tenantId).first<Record<string, unknown>>();
const drawing = (colour: string) =>
	new File([`<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${colour}"/></svg>`], "logo.svg");
async function upload(person: Person, path: string, field: string, file: File) {
	const body = new FormData();
	body.append("intent", field);
	body.append(field, file);
	const written = new Response(body);
	const headers = { "Content-Type": written.headers.get("content-type") ?? "" };
	return person.fetch(path, { method: "POST", headers, body: await written.arrayBuffer() });
}

test("an administrator changes what the tenant is called and where it lies, and nobody else does", async () => {
	const { tenant, admin, advisor, path } = await office();
	const fields = { intent: "saveAbout", name: "Vik", language: "nb", timeZone: "Europe/Rome" };
	expect((await advisor.submit(path, fields)).headers.get("Location")).toContain("/error?access=");
	expect((await admin.submit(path, { ...fields, timeZone: "Nowhere" })).status).toBe(422);
	expect((await admin.submit(path, { ...fields, updatedAt: "1" })).status).toBe(409);
	expect((await admin.submit(path, fields)).status).toBe(302);
	expect(await read(tenant.id)).toMatchObject({ name: "Vik", time_zone: "Europe/Rome" });
	const stranger = (await office()).admin;
	expect((await stranger.fetch(path)).status).toBe(404);
});

test("both logos are taken, served each for its ground, and removed", async () => {
	const { tenant, admin, path } = await office();
	expect((await upload(admin, path, "logo", new File(["no drawing"], "logo.svg"))).status).toBe(422);
	expect((await upload(admin, path, "logo", drawing("white"))).status).toBe(302);
	const logo = async (query = "") => (await asPerson(portal).fetch(`/logo/${tenant.guid}${query}`)).text();
	expect(await logo("?dark")).toContain("white");
	expect((await upload(admin, path, "darkLogo", drawing("black"))).status).toBe(302);
	expect(await logo("?dark")).toContain("black");
	expect(await logo()).toContain("white");
	expect((await admin.submit(path, { intent: "removeDarkLogo" })).status).toBe(302);
	expect((await admin.submit(path, { intent: "removeLogo" })).status).toBe(302);
	expect(await read(tenant.id)).toMatchObject({ logo_key: null, logo_dark_key: null });
	expect((await admin.submit(path, { intent: "accent", accent: "#aa0055" })).status).toBe(302);
	expect((await admin.submit(path, { intent: "standardColour" })).status).toBe(302);
});

test("nobody requires a second factor of others before they have one", async () => {
	const { tenant, admin, path } = await office();
	const policy = (secondFactor: string) => admin.submit(path, { intent: "savePolicy", secondFactor });
	expect((await policy("everybody")).status).toBe(422);
	await portal.db.prepare("update users set second_factor_at = 1 where id = ?").bind(admin.userId).run();
	expect((await policy("everybody")).status).toBe(302);
	expect(await read(tenant.id)).toMatchObject({ second_factor: "everybody" });
});

test("the log says from where, and no closer than the network", async () => {
	const { tenant, admin, path } = await office();
	const headers = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0", "CF-Connecting-IP": "203.0.113.77" };
	const body = new URLSearchParams({ intent: "accent", accent: "#aa0055" });
	await admin.fetch(path, { method: "POST", body, headers });
	const { body: log } = await admin.call("GET", `/api/admin/audit?tenant_id=${tenant.id}`);
	expect(log.items[0]).toMatchObject({ network: "203.0.113.0/24", device: "Firefox/Windows" });
	const page = await (await admin.fetch(`${path}?tab=log`)).text();
	expect(page).toContain("203.0.113.…");
	expect(page).not.toContain("203.0.113.77");
	const narrowed = async (query: string) => (await admin.fetch(`${path}?tab=log&${query}`)).text();
	const row = await portal.db.prepare("select email from users where id = ?").bind(admin.userId).first("email");
	for (const query of [
		`q=${encodeURIComponent(String(row))}`,
		"action=changed",
		"kind=tenants",
		"from=2020-01-01",
		"until=2199-01-01",
	])
		expect(await narrowed(query), query).toContain("203.0.113.…");
	for (const query of ["q=nobody@", "action=removed", "kind=files", "until=2020-01-01", "from=2199-01-01"])
		expect(await narrowed(query), query).not.toContain("203.0.113.…");
	expect((await admin.fetch(`${path}?tab=modules`)).status).toBe(200);
	expect((await admin.fetch(`${path}?tab=branding`)).status).toBe(200);
});
