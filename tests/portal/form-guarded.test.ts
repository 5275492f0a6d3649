import { afterAll, beforeAll, expect, it } from "vitest";
import { checkup, startForms } from "../support/forms";
import type { Portal } from "../support/portal";
import { asPerson, type Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let client: Person;
let publish: (settings?: object) => ReturnType<Awaited<ReturnType<typeof startForms>>["publish"]>;

beforeAll(async () => {
	const started = await startForms("en", {
		vars: { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET: "secret" },
		network: async (request) => {
			const body = await (request as unknown as Request).text();
			return Response.json({ success: body.includes("response=right") });
		},
	});
	({ portal, tenant, advisor } = started);
	publish = (settings) => started.publish(checkup, settings);
	[admin, client] = [await started.join("ADMIN"), await started.join("CLIENT")];
});
afterAll(() => portal.dispose());

const reply = () => ({
	...{ step: "review", go: "send", sendKey: crypto.randomUUID(), startedAt: "1", kept: '{"words":"Fine"}' },
});
const number = (id: string) =>
	portal.db.prepare("select count(*) as n from form_replies where form_id = ?1").bind(id).first("n");

it("a form that has it looked at whether somebody is there takes of strangers what is vouched for, and what it has already", async () => {
	const form = await publish({ checksPeople: true, knowsMembers: true });
	const sent = reply();
	const give = async (token: string, fields = reply(), person = asPerson(portal)) =>
		(await person.submit(form.path, { ...fields, ...(token && { "cf-turnstile-response": token }) })).status;
	expect([await give(""), await give("wrong"), await number(form.id)]).toEqual([422, 422, 0]);
	const refused = await asPerson(portal).submit(`${form.path}?lang=en`, reply());
	expect(await refused.text()).toContain("We could not see that somebody is there");
	expect([await give("right", sent), await give("wrong", sent), await number(form.id)]).toEqual([302, 302, 1]);
	const page = await portal.fetch(form.path);
	expect(page.headers.get("content-security-policy")).toContain("frame-src https://challenges.cloudflare.com");
	// Whoever is known is not looked at, and other forms look at nobody.
	expect([await give("", reply(), client), await number(form.id)]).toEqual([302, 2]);
	const call = (turnstile?: string) =>
		asPerson(portal).call("POST", "/api/form_builder/replies", {
			guid: form.guid,
			answers: { words: "Fine" },
			turnstile,
		});
	expect([(await call()).status, (await call("right")).status]).toEqual([422, 201]);
	const other = await publish();
	expect((await asPerson(portal).submit(other.path, reply())).status).toBe(302);
});

it("health data is read by administrators and by who follows the person, is noted, and stays health data", async () => {
	const form = await publish({ knowsMembers: true });
	const html = await (await advisor.fetch(`${form.page}/settings`)).text();
	const owner = /name="ownerId"[\s\S]*?<option[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
	const fields = { intent: "save", slug: form.name, ownerId: owner, presentation: "all", knowsMembers: "on" };
	const save = async (more: object) =>
		(await advisor.submit(`${form.page}/settings`, { ...fields, subjectType: "person", ...more })).status;
	expect(await save({ isHealth: "on" })).toBe(302);
	expect((await client.submit(form.path, reply())).status).toBe(302);
	expect(await save({})).toBe(422);
	const { id } = (await portal.db.prepare("select id from form_replies where form_id = ?1").bind(form.id).first()) as {
		id: string;
	};
	const opened = async (person: Person) => (await person.fetch(`${form.page}/replies/${id}`)).status;
	expect([await opened(advisor), await opened(admin)]).toEqual([404, 200]);
	const list = async (person: Person) => (await (await person.fetch(form.page)).text()).includes(id);
	expect([await list(advisor), await list(admin)]).toEqual([false, true]);
	const follow =
		"insert into advisor_clients (tenant_id, id, advisor_id, client_id, created_at, updated_at) values (?1, 'f', ?2, ?3, 1, 1)";
	await portal.db.prepare(follow).bind(tenant.id, advisor.userId, client.userId).run();
	expect(await opened(advisor)).toBe(200);
	const read = await portal.db
		.prepare("select reader_id from form_reads where reply_id = ?1 order by id")
		.bind(id)
		.all();
	expect(read.results.map(({ reader_id }) => reader_id)).toContain(advisor.userId);
});

it("a form for members alone is neither read nor answered by a call, whoever calls", async () => {
	const form = await publish({ membersOnly: true });
	const address = "/api/form_builder/replies";
	for (const caller of [asPerson(portal), client, advisor]) {
		const shown = await caller.call("GET", `${address}?guid=${form.guid}`);
		expect([shown.status, shown.body]).toMatchObject([
			200,
			{ open: false, closed: "membersOnly", closed_text: null, definition: null },
		]);
		expect(shown.text).not.toContain("How are you?");
		const sent = await caller.call("POST", address, { guid: form.guid, answers: { words: "Fine" } });
		expect(sent.status, sent.text).toBe(410);
	}
	expect(await number(form.id)).toBe(0);
	expect((await client.submit(form.path, reply())).status).toBe(302);
	expect(await number(form.id)).toBe(1);
});
