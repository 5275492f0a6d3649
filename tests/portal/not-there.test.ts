import { afterAll, beforeAll, expect, test } from "vitest";
import { manifests } from "#app/registry/modules";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, signInAs } from "../support/sign-in";

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal({ seed: true });
});
afterAll(() => portal.dispose());

const nowhere = ["/nonsense", "/nonsense/further", "/de305d54-75b4-431b-adb2-eb6b9e546014"];

test.each(nowhere)("%s is a page that says so, with and without a session", async (path) => {
	const people = [asPerson(portal), await signInAs(portal, "admin@fjordvik.test")];
	for (const person of people) {
		const answer = await person.fetch(path, { headers: { Accept: "text/html" } });
		expect(answer.status).toBe(404);
		expect(answer.headers.get("content-type")).toContain("text/html");
		expect(await answer.text()).toContain("<h1");
	}
	expect(portal.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

const failures = () => portal.log.filter((line) => line.includes('"level":"error"'));

test("a module's landing address in a tenant that is not one's own is the page of what is not there", async () => {
	const admin = await signInAs(portal, "admin@nordlys.test");
	const { results } = await portal.db
		.prepare("select guid from tenants where slug = 'fjordvik'")
		.all<{ guid: string }>();
	const tenants = [results[0]?.guid ?? "", "de305d54-75b4-431b-adb2-eb6b9e546014", "nope"];
	const fronts = manifests.flatMap(({ components }) =>
		Object.values(components).filter(({ name, path }) => name.includes("front") && !path.includes(":")),
	);
	expect(fronts.length).toBeGreaterThan(7);
	const before = failures().length;
	for (const tenant of tenants)
		for (const { path } of fronts) {
			const answer = await admin.fetch(`/${tenant}/${path}`, { headers: { Accept: "text/html" } });
			const led = answer.status === 302 ? await admin.fetch(answer.headers.get("location") ?? "") : answer;
			expect(led.status, `/${tenant}/${path}`).toBe(404);
			expect(led.headers.get("content-type"), path).toContain("text/html");
			expect(await led.text(), path).toContain("<h1");
		}
	expect(failures().slice(before)).toEqual([]);
});

test("a form sent to an address that takes none is refused with a page, and is no failure of the portal", async () => {
	const admin = await signInAs(portal, "admin@fjordvik.test");
	const before = failures().length;
	for (const person of [asPerson(portal), admin])
		for (const path of ["/notifications/none", "/nonsense", "/news/feed", "/dashboardCRM", "/search?index"]) {
			const answer = await person.submit(path, { intent: "x" });
			expect(answer.status, path).toBe(405);
			expect(answer.headers.get("content-type"), path).toContain("text/html");
			expect(await answer.text(), path).toContain("<h1");
		}
	expect(failures().slice(before)).toEqual([]);
});
