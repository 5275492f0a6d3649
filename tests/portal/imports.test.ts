import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
	portal = await startPortal();
	world = await makeWorld();
});
afterAll(() => portal.dispose());

async function makeWorld() {
	const make = factories(portal.db);
	const module = await make.module("users");
	const tenant = await make.tenant();
	const entry = await make.entry(tenant, module);
	const admin = await make.member(tenant, "ADMIN");
	const advisor = await make.member(tenant, "ADVISOR");
	await make.grant(entry, admin, "ADMIN");
	await make.grant(entry, advisor, "ADVISOR");
	return { tenant, admin, advisor, base: `/${tenant.guid}/user/users/import` };
}

const post = (person: Person, path: string, fields: [string, string][]) =>
	person.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

async function upload(person: Person, content: string | Uint8Array, name = "people.csv") {
	const body = new FormData();
	body.set("intent", "upload");
	body.set("file", new File([content as BlobPart], name));
	const sent = new Response(body);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	return person.fetch(world.base, { method: "POST", body: await sent.arrayBuffer(), headers });
}

it("is for level 30 only", async () => {
	const advisor = await signInAs(portal, world.advisor.email);
	for (const answer of [await advisor.fetch(world.base), await upload(advisor, "E-post\na@x.test\n")])
		expect(answer.headers.get("location") ?? answer.status).toSatisfy((told) => told === 403 || /^\/error/.test(told));
});

it("goes from the file to the undo without JavaScript", async () => {
	const boss = await signInAs(portal, world.admin.email);
	expect(await (await boss.fetch(`${world.base}/template`)).text()).toContain("E-mail");
	const taken = await upload(boss, "Navn;E-post\nA;a@late.test\nB;no address\n");
	expect(taken.status).toBe(302);
	const one = taken.headers.get("location") ?? "";
	for (const step of ["", "?step=mapping", "?step=rules"]) expect((await boss.fetch(`${one}${step}`)).status).toBe(200);
	const mapped = await post(boss, one, [
		["intent", "map"],
		["fields[]", "firstName"],
		["fields[]", "email"],
	]);
	expect(mapped.headers.get("location")).toContain("step=rules");
	expect(
		(
			await post(boss, one, [
				["intent", "check"],
				["match[]", "email"],
				["mode", "both"],
				["empty", "keep"],
			])
		).status,
	).toBe(302);
	await portal.settle();
	expect(await (await boss.fetch(one)).text()).toContain("Import 1 row");
	await post(boss, one, [["intent", "run"]]);
	await portal.settle();
	expect(await (await boss.fetch(one)).text()).toContain("1 created, 0 updated");
	const rejected = await (await boss.fetch(`${one}/rejected`)).text();
	expect(rejected).toContain("no address");
	expect(rejected).toContain("Write the e-mail address");
	await post(boss, one, [["intent", "undo"]]);
	await portal.settle();
	expect(await (await boss.fetch(one)).text()).toContain("1 undone, 0 kept");
});

it("says why a file is refused, and takes one that is larger than other forms", async () => {
	const boss = await signInAs(portal, world.admin.email);
	const old = await upload(boss, Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old.xls");
	expect(old.status).toBe(422);
	expect(await old.text()).toContain("old Excel format");
	expect((await upload(boss, new Uint8Array(6_000_000))).status).toBe(413);
	const long = `E-post;Navn\n${Array.from({ length: 15_000 }, (_, at) => `a${at}@x.test;${"n".repeat(80)}`).join("\n")}`;
	expect((await upload(boss, long)).status).toBe(302);
});
