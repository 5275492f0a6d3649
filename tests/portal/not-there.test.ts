import { afterAll, beforeAll, expect, test } from "vitest";
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
