import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let teacher: Person;
let client: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("norwegian_learning");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kristin");
	teacher = await join("ADVISOR", "Ingrid");
	client = await join("CLIENT", "Amina");
});
afterAll(() => portal.dispose());

const at = (path: string) => `/${tenant.guid}/norwegian_learning/${path}`;
const post = (who: Person, path: string, fields: Record<string, unknown>) =>
	who.call("POST", `/api/norwegian_learning/${path}`, { tenant_id: tenant.id, ...fields });
const read = async (who: Person, path: string) => (await who.call("GET", `/api/norwegian_learning/${path}`)).body;
const send = async (who: Person, path: string, fields: Record<string, string>) => {
	const answer = await who.submit(at(path), fields);
	return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
};

const single = (question: string) => ({
	...{ kind: "single", question },
	options: [
		{ id: "1", text: "ja", is_right: true },
		{ id: "2", text: "nei", is_right: false },
	],
});

async function makeItem(title: string, more: object = {}): Promise<string> {
	const fields = { title, skill: "reading", level: "A1", status: "live", task: single(title), ...more };
	const made = await post(teacher, "items", fields);
	expect(made.status, made.text).toBe(201);
	return made.body.id as string;
}

it("teachers write items and tests; a learner comes to neither", async () => {
	const id = await makeItem("Les en beskjed");
	expect((await read(admin, `items?mode=getdetails&id=${id}`)).task.question).toBe("Les en beskjed");
	const file = await (await teacher.fetch(`${at("items/export")}?format=csv`)).text();
	expect(file).toContain("Les en beskjed;A1;Reading;");
	expect((await client.call("GET", `/api/norwegian_learning/items?tenant_id=${tenant.id}`)).status).toBe(403);
	expect((await post(client, "tests", { title: "Min egen" })).status).toBe(403);
	const wrong = await post(teacher, "items", {
		...{ title: "Uten svar", skill: "reading", level: "A1" },
		task: { kind: "single", question: "Hva?", options: [] },
	});
	expect(wrong.status).toBe(422);
});

it("a test opens once it asks something, and links to it count down", async () => {
	const empty = await post(teacher, "tests", { title: "Tom test", status: "open" });
	expect(empty.status).toBe(422);
	const item = await makeItem("Til nivåtesten");
	const listening = await makeItem("Til lytting", { skill: "listening" });
	const wrongPart = { title: "Feil del", sections: [{ skill: "reading", item_ids: [listening] }] };
	expect((await post(teacher, "tests", wrongPart)).status).toBe(422);
	const made = await post(teacher, "tests", {
		...{ title: "Nivåtest", status: "open", purposes: { nb: "Finn riktig kurs." } },
		sections: [{ skill: "reading", item_ids: [item] }],
	});
	expect(made.status, made.text).toBe(201);
	const test = made.body.id as string;
	const links = await post(teacher, "links", { test_id: test, kind: "once", count: 3, label: "Gruppe" });
	expect(links.status, links.text).toBe(201);
	expect(links.body.items).toHaveLength(3);
	const past = await post(teacher, "links", { test_id: test, kind: "open", expires_on: "2020-01-01" });
	expect(past.status).toBe(422);
	const [link] = links.body.items as { id: string }[];
	const closed = await teacher.call("DELETE", "/api/norwegian_learning/links", { tenant_id: tenant.id, id: link?.id });
	expect(closed.body).toEqual({ id: link?.id, deleted: true });
	const states = (await read(teacher, `links?test_id=${test}`)).items.map(({ state }: { state: string }) => state);
	expect(states.sort()).toEqual(["closed", "open", "open"]);
});

it("what a form says becomes a task, and comes back into the form", async () => {
	const fields = {
		...{ intent: "create", kind: "gapList", title: "Velg ord", skill: "grammar", level: "A2", written: "nb" },
		...{ status: "live", question: "Velg.", text: "Hun [[bor|bo]] i [[Oslo|Paris|Roma]]." },
	};
	const made = await send(teacher, "items/new", fields);
	expect(made.to).toMatch(/items\/item\//);
	const id = made.to.split("/").at(-1)?.split("?")[0] ?? "";
	const { task } = await read(teacher, `items?mode=getdetails&id=${id}`);
	expect(task.text).toBe("Hun [[1]] i [[2]].");
	expect(task.gaps[1]).toEqual({ id: "2", options: ["Oslo", "Paris", "Roma"], right: "Oslo" });
	const form = await (await teacher.fetch(at(`items/item/${id}/edit`))).text();
	expect(form).toContain("Hun [[bor|bo]] i [[Oslo|Paris|Roma]].");
	const refused = await send(teacher, "items/new", { ...fields, text: "Ingen hull her." });
	expect(refused.status).toBe(422);
});

it("a bank takes the items to begin with once, each with a level of its own", async () => {
	const taken = await send(teacher, "items", { intent: "startItems" });
	expect(taken.status).toBe(302);
	const held = await portal.db
		.prepare("select count(*) as items, count(distinct skill || level) as kinds from nl_items where id like ?")
		.bind(`${tenant.id}-start-%`)
		.first();
	expect(held).toEqual({ items: 120, kinds: 15 });
	const pictured = await portal.db
		.prepare("select count(*) as items from nl_items where id like ?")
		.bind(`${tenant.id}-pictures-%`)
		.first();
	expect(pictured).toEqual({ items: 15 });
	expect((await send(teacher, "items", { intent: "startItems" })).status).toBe(422);
});
