import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let client: Person;
let other: Person;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("form_builder");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADVISOR" | "CLIENT") => {
		const member = await make.member(tenant, role, { language: "en" });
		if (role === "ADVISOR") await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	advisor = await join("ADVISOR");
	client = await join("CLIENT");
	other = await join("CLIENT");
});
afterAll(() => portal.dispose());

const ask = (type: string, id: string, more: object = {}) => ({
	id,
	code: id,
	type,
	label: { en: `About ${id}` },
	...more,
});
const definition = (title: string, questions: object[]) => ({
	...{ format: 1, languages: ["en"], title: { en: title }, scores: [], lineage: [], tests: [] },
	pages: [{ id: "p0", sections: [{ id: "s0", questions }] }],
});

/** A form that knows its members, answered by the client; the reply's id. */
async function answered(title: string, settings: object, more: object[] = [], kept: object = {}) {
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: tenant.id, settings: { presentation: "all", knowsMembers: true, ...settings } },
		definition: definition(title, [ask("shortText", "words"), ...more]),
	});
	expect(made.status, made.text).toBe(201);
	const { id, guid, name } = made.body as { id: string; guid: string; name: string };
	await advisor.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 });
	const sent = await client.submit(`/${tenant.guid}/form_builder/form_reply/${guid}`, {
		...{ intent: "step", step: "review", go: "send", sendKey: `key-of-${id}`, startedAt: "1" },
		kept: JSON.stringify({ words: "Rainy", ...kept }),
	});
	expect(sent.status).toBe(302);
	const row = await portal.db.prepare("select id from form_replies where form_id = ?").bind(id).first<{ id: string }>();
	return { reply: String(row?.id), form: id, name };
}

const at = (reply = "") => `/${tenant.guid}/yourforms${reply && `/${reply}`}`;
async function page(person: Person, path: string) {
	const answer = await person.fetch(path);
	const html = await answer.text();
	return { status: answer.status, html };
}

it("shows people what they have answered, without a grant of the module, and nobody else's", async () => {
	const { reply } = await answered("Weather", {});
	expect((await page(client, at())).html).toContain("Weather");
	expect((await page(client, at(reply))).html).toContain("Rainy");
	const pdf = await client.fetch(`${at(reply)}/pdf`);
	expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
	for (const person of [other, advisor]) {
		expect((await page(person, at())).html).not.toContain("Weather");
		expect((await page(person, at(reply))).status).toBe(404);
		expect((await person.fetch(`${at(reply)}/pdf`)).status).toBe(404);
	}
});

it("lets a reply be corrected for as long as its form says, and keeps what stood there", async () => {
	const fields = { intent: "change", revision: "1", "a.words": "Sunny" };
	const fixed = await answered("Fixed", {});
	expect((await page(client, at(fixed.reply))).html).not.toContain("Correct your reply");
	expect((await client.submit(at(fixed.reply), fields)).headers.get("Location")).toContain("/error");
	const open = await answered("Open", { editableHours: 2 });
	expect((await other.submit(at(open.reply), fields)).status).toBe(404);
	expect((await client.submit(at(open.reply), fields)).status).toBe(302);
	expect((await page(client, at(open.reply))).html).toContain("Sunny");
	const { results } = await portal.db
		.prepare("select detail from form_reply_events where reply_id = ?")
		.bind(open.reply)
		.all<{ detail: string }>();
	expect(results.map(({ detail }) => JSON.parse(detail))).toEqual([{ before: { words: "Rainy" } }]);
});

it("removes a reply whose consent is taken back, and takes none back that was not given", async () => {
	const agrees = ask("consent", "agrees", { statement: { en: "You may keep this." } });
	const plain = await answered("Plain", {});
	expect((await page(client, at(plain.reply))).html).not.toContain("Withdraw your consent");
	expect((await client.submit(at(plain.reply), { intent: "withdraw" })).status).toBe(409);
	const given = await answered("Given", {}, [agrees], { agrees: true });
	const consents = async () => {
		const { status, html } = await page(client, `/${tenant.guid}/user/users/${client.userId}`);
		expect(status).toBe(200);
		return /Consents<\/h\d>.*?<\/ul>/s.exec(html)?.[0] ?? "";
	};
	expect(await consents()).toContain(at(given.reply));
	expect(await consents()).not.toContain(at(plain.reply));
	expect((await other.submit(at(given.reply), { intent: "withdraw" })).status).toBe(404);
	expect((await client.submit(at(given.reply), { intent: "withdraw" })).status).toBe(302);
	expect((await page(client, at(given.reply))).status).toBe(404);
	expect(await consents()).toBe("");
	const read = await advisor.call("GET", `/api/form_builder/forms?id=${given.form}`);
	expect((read.body as { replies: number }).replies).toBe(0);
});

it("shows how it goes with oneself by a form, and nobody else's; who may read the replies chooses whose", async () => {
	const scale = { ...ask("scale", "mood"), min: 0, max: 10 };
	const { form, reply, name } = await answered("Followed", {}, [scale], { mood: 6 });
	await portal.db
		.prepare(
			`insert into form_replies (tenant_id, id, guid, form_id, version_id, send_key, respondent_id, status, source, language,
				started_at, submitted_at, day, answers, created_at, updated_at)
			select tenant_id, 'earlier', 'earlier', form_id, version_id, 'earlier', respondent_id, status, source, language,
				1, 1, '2026-05-01', json_set(answers, '$.mood', 3), 1, 1 from form_replies where id = ?`,
		)
		.bind(reply)
		.run();
	const own = await page(client, at(`form/${form}`));
	expect(own.status).toBe(200);
	expect(own.html).toContain("2 measurements since 1 May 2026");
	expect(own.html).toContain("About mood over time");
	expect((await page(other, at(`form/${form}`))).status).toBe(404);
	for (const path of [at(), at(reply)]) expect((await page(client, path)).html).toContain(at(`form/${form}`));
	const report = `/${tenant.guid}/form_builder/formreports/${name}?view=people`;
	expect((await page(advisor, report)).html).toContain(client.userId);
	const replyOf = await page(advisor, `/${tenant.guid}/form_builder/forms/${name}/replies/${reply}`);
	expect(replyOf.html).toContain(`view=people&amp;person=${client.userId}`);
	const followed = await page(advisor, `${report}&person=${client.userId}`);
	expect(followed.html).toContain("About mood over time");
	expect((await page(advisor, `${report}&person=${other.userId}`)).html).not.toContain("About mood over time");
	expect((await page(client, report)).status).not.toBe(200);
});
