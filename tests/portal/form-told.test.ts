import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let client: Person;
let join: (role: "ADMIN" | "ADVISOR" | "CLIENT", isGranted?: boolean) => Promise<Person>;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("form_builder"));
	join = async (role, isGranted = role !== "CLIENT") => {
		const member = await make.member(tenant, role, { language: "en" });
		if (isGranted) await make.grant(entry, member, role);
		return signInAs(portal, member.email);
	};
	advisor = await join("ADMIN");
	client = await join("CLIENT");
});
afterAll(() => portal.dispose());

const SECRET = "So tired lately";
const ask = { id: "words", code: "words", type: "shortText", label: { en: "How are you?" } };
const pages = [{ id: "p0", sections: [{ id: "s0", questions: [ask] }] }];

async function publish(settings: object, isHealth = false) {
	const made = await advisor.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: tenant.id, settings: { presentation: "all", ...settings } },
		definition: {
			...{ format: 1, languages: ["en"], title: { en: "Checkup" }, pages, scores: [], lineage: [], tests: [] },
		},
	});
	expect(made.status, made.text).toBe(201);
	const { id, guid, name } = made.body as { id: string; guid: string; name: string };
	await advisor.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 });
	if (isHealth) await portal.db.prepare("update forms set is_health = 1 where id = ?").bind(id).run();
	return {
		id,
		page: `/${tenant.guid}/form_builder/forms/${name}`,
		path: `/${tenant.guid}/form_builder/form_reply/${guid}`,
	};
}
type Made = Awaited<ReturnType<typeof publish>>;
const guest = () => asPerson(portal);
const reply = (answer = "Fine") => ({
	...{
		step: "review",
		go: "send",
		sendKey: crypto.randomUUID(),
		startedAt: "1",
		kept: JSON.stringify({ words: answer }),
	},
});
const replyOf = async (form: Made) =>
	portal.db
		.prepare("select id, status, answers from form_replies where form_id = ?")
		.bind(form.id)
		.first<{ id: string; status: string; answers: string }>();
async function review(form: Made, fields: Record<string, string>) {
	const one = await replyOf(form);
	const answer = await advisor.submit(`${form.page}/replies/${one?.id}`, fields);
	expect(answer.status, await answer.clone().text()).toBe(302);
	await portal.settle();
	return String(one?.id);
}
const clarify = (message: string) => ({ intent: "status", status: "clarify", message });
const write = (text: string, isShown = "respondent") => ({ intent: "comment", text, isShown });
async function bell(person: Person) {
	await portal.settle();
	const { body } = await person.call("GET", "/api/notifications");
	return (body.items as { text: string; url: string; seen: number }[]).map(({ text, url }) => ({ text, url }));
}
async function letters(to: string) {
	const { results } = await portal.db
		.prepare("select subject, text from mail_outbox where recipient = ?1 order by id")
		.bind(to)
		.all<{ subject: string; text: string }>();
	return results;
}
const emailOf = async ({ userId }: Person) =>
	String(await portal.db.prepare("select email from users where id = ?").bind(userId).first("email"));
const linkIn = (text = "") => {
	const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
	return pathname + search;
};
const look = async (path: string, person: { fetch: Person["fetch"] } = guest()) => {
	const answer = await person.fetch(path);
	const html = await answer.text();
	return {
		status: answer.status,
		words: html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]*>/g, " "),
	};
};

it("a member hears of what is to be made clear and of what was written to them, not of what was not, once until they look", async () => {
	const form = await publish({ knowsMembers: true });
	expect((await client.submit(form.path, reply())).status).toBe(302);
	await review(form, write("Not for them", "internal"));
	await review(form, { intent: "status", status: "approved", message: "" });
	expect(await bell(client)).toEqual([]);
	const id = await review(form, clarify(SECRET));
	const url = JSON.stringify({ path: `/${tenant.guid}/yourforms/${id}` });
	expect(await bell(client)).toEqual([{ text: "Your reply to “Checkup” needs clarification", url }]);
	const [letter, ...more] = await letters(await emailOf(client));
	expect(more).toEqual([]);
	expect(letter?.subject).toBe("There is something for you from Vik");
	expect(letter?.text).toContain(`/${tenant.guid}/yourforms/${id}`);
	expect(JSON.stringify(letter)).not.toMatch(new RegExp(`${SECRET}|Checkup`));
	await review(form, write(SECRET));
	await review(form, write("And once more"));
	expect((await bell(client)).map(({ text }) => text)).toEqual([
		"You have a message about your reply to “Checkup”",
		"Your reply to “Checkup” needs clarification",
	]);
	expect((await bell(advisor)).map(({ text }) => text)).toEqual(["1 new reply to “Checkup”"]);
});

it("the owner and a client's advisor hear of new replies, together, as far as their grant opens them", async () => {
	const form = await publish({ knowsMembers: true });
	await portal.db.prepare("update forms set subject_type = 'person' where id = ?").bind(form.id).run();
	const [follows, isShut, other] = [await join("ADVISOR"), await join("ADVISOR", false), await join("ADVISOR")];
	for (const { userId } of [follows, isShut])
		await portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?2, ?2, ?3, 0, 1, 1)",
			)
			.bind(tenant.id, userId, client.userId)
			.run();
	const news = async (person: Person) => (await bell(person)).filter(({ url }) => url.includes(form.page));
	expect((await client.submit(form.path, reply())).status).toBe(302);
	const id = (await replyOf(form))?.id;
	const first = [{ text: "1 new reply to “Checkup”", url: JSON.stringify({ path: `${form.page}/replies/${id}` }) }];
	expect(await news(advisor)).toEqual(first);
	expect(await news(follows)).toEqual(first);
	expect((await look(`${form.page}/replies/${id}`, follows)).status).toBe(200);
	expect((await guest().submit(form.path, reply())).status).toBe(302);
	expect(await news(advisor)).toEqual([
		{ text: "2 new replies to “Checkup”", url: JSON.stringify({ path: form.page }) },
	]);
	expect(await news(follows)).toEqual(first);
	for (const person of [isShut, other, client]) expect(await news(person)).toEqual([]);
});

it("of health data nothing is told but that there is something", async () => {
	const make = factories(portal.db);
	const member = await make.member(tenant, "CLIENT", { language: "en" });
	const person = await signInAs(portal, member.email);
	const form = await publish({ knowsMembers: true }, true);
	expect((await person.submit(form.path, reply(SECRET))).status).toBe(302);
	await review(form, clarify(SECRET));
	await review(form, write(SECRET));
	expect((await bell(person)).map(({ text }) => text)).toEqual(["There is something for you under “Your forms”"]);
	const { results } = await portal.db.prepare("select params from notifications where type = 'replyNews'").all();
	expect(results).toEqual([{ params: "{}" }]);
	expect(JSON.stringify(await letters(member.email))).not.toMatch(new RegExp(`${SECRET}|Checkup`));
	expect(portal.log.join("\n")).not.toContain(SECRET);
});

it.each([false, true])(
	"an address gets a link that shows what it is and takes the reply anew (health: %s)",
	async (isHealth) => {
		const email = isHealth ? "liv@example.test" : "kari@example.test";
		const form = await publish({ verifiesEmail: true }, isHealth);
		const asking = { step: "start", go: "email", sendKey: crypto.randomUUID(), startedAt: "1", email };
		expect((await guest().submit(`${form.path}?lang=en`, asking)).status).toBe(302);
		await portal.settle();
		const first = linkIn((await letters(email))[0]?.text);
		expect((await guest().submit(first, reply("Blue"))).status).toBe(302);
		expect((await look(first)).words).not.toContain("A message about your reply");
		const id = await review(form, clarify(SECRET));
		const [, letter, ...more] = await letters(email);
		expect(more).toEqual([]);
		expect(letter?.subject).toBe("There is something for you from Vik");
		expect(letter?.text).not.toContain(SECRET);
		expect(letter?.text.includes("Checkup")).toBe(!isHealth);
		const path = linkIn(letter?.text);
		expect(path).not.toBe(first);
		for (const each of [path, first]) expect((await look(each)).words).toContain(SECRET);
		expect((await look(path)).words).toContain("Change what is to be made clear");
		expect((await guest().submit(path, reply("Green"))).status).toBe(302);
		expect(await replyOf(form)).toEqual({ id, status: "submitted", answers: '{"words":"Green"}' });
		expect((await look(path)).words).toMatch(/used already.*So tired lately/s);
		expect((await guest().submit(path, reply("Green"))).status).toBe(302);
		expect((await guest().submit(path, reply("Red"))).status).toBe(410);
		expect(await replyOf(form)).toMatchObject({ answers: '{"words":"Green"}' });
		expect((await look(`${form.page}/replies/${id}`, advisor)).words).toContain("The respondent corrected the answers");
		const again = await review(form, write("Thank you"));
		expect(again).toBe(id);
		expect(await letters(email)).toHaveLength(3);
		// Another form's door does not open by it.
		const other = await publish({});
		expect((await look(path.replace(/form_reply\/[^/]+/, `form_reply/${other.path.split("/").at(-1)}`))).status).toBe(
			404,
		);
	},
);

it("a second message of the same status is sent and kept too, and nothing is written without words", async () => {
	const form = await publish({ knowsMembers: true });
	expect((await client.submit(form.path, reply())).status).toBe(302);
	await review(form, clarify("The first"));
	const id = await review(form, clarify("The second"));
	await review(form, { intent: "status", status: "submitted", message: "" });
	await review(form, { intent: "status", status: "submitted", message: "" });
	const { results } = await portal.db
		.prepare("select kind, text from form_reply_events where reply_id = ? order by id")
		.bind(id)
		.all();
	expect(results).toEqual([
		{ kind: "status", text: "The first" },
		{ kind: "message", text: "The second" },
		{ kind: "status", text: "" },
	]);
	expect((await look(`/${tenant.guid}/yourforms/${id}`, client)).words).toMatch(/The second/);
});

it("words that nobody would read are refused, and the review goes on without", async () => {
	const form = await publish({});
	expect((await guest().submit(form.path, reply())).status).toBe(302);
	const before = await portal.db.prepare("select count(*) as n from mail_outbox").first("n");
	const { page } = form;
	const one = await replyOf(form);
	const refused = await advisor.submit(`${page}/replies/${one?.id}`, clarify("?"));
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("Nobody is known as the one who answered.");
	await review(form, clarify(""));
	expect(await replyOf(form)).toMatchObject({ status: "clarify" });
	expect(await portal.db.prepare("select count(*) as n from mail_outbox").first("n")).toBe(before);
});
