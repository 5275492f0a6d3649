import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#app/platform/limits";
import { checkup, startForms } from "../support/forms";
import type { Portal } from "../support/portal";
import { asPerson, type Person } from "../support/sign-in";

let portal: Portal;
let advisor: Person;

let publish: Awaited<ReturnType<typeof startForms>>["publish"];

beforeAll(async () => {
	({ portal, advisor, publish } = await startForms("en"));
});
afterAll(() => portal.dispose());

/** A form that is out, and the link that an address gets to it. */
async function invited(email: string, settings: object = {}) {
	const { id, page } = await publish(checkup, settings);
	expect((await advisor.submit(`${page}/share`, { intent: "send", emails: email })).status).toBe(302);
	return { id, page, link: await lastLink(email) };
}
async function letters(to: string) {
	await portal.settle();
	const { results } = await portal.db
		.prepare("select subject, text from mail_outbox where recipient = ?1 order by id")
		.bind(to)
		.all<{ subject: string; text: string }>();
	return results;
}
const lastLink = async (to: string) =>
	new URL(/https?:\S+/.exec((await letters(to)).at(-1)?.text ?? "")?.[0] ?? "").pathname;
const guest = () => asPerson(portal);
const reply = (answer: string) => ({
	...{ step: "review", go: "send", sendKey: crypto.randomUUID(), startedAt: "1" },
	kept: JSON.stringify({ words: answer }),
});
const replyTo = (id: string) =>
	portal.db
		.prepare("select id, status, answers, confirmed_email as email from form_replies where form_id = ?1")
		.bind(id)
		.first<{ id: string; status: string; answers: string; email: string | null }>();
async function look(path: string, person: { fetch: Person["fetch"] } = guest()) {
	const html = await (await person.fetch(`${path}?lang=en`)).text();
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return main.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

describe("whoever is invited by address", () => {
	it("is told that it is noted, stands with the reply, and hears what is written to them", async () => {
		const email = "kari@example.test";
		const form = await invited(email);
		expect(await look(form.link)).toContain(email);
		expect((await guest().submit(form.link, reply("Fine"))).status).toBe(302);
		const one = await replyTo(form.id);
		expect(one).toMatchObject({ email });
		expect(await look(form.page, advisor)).toContain(email);
		const page = `${form.page}/replies/${one?.id}`;
		expect(await look(page, advisor)).toContain("Who sees it");
		const written = await advisor.submit(page, { intent: "comment", text: "Well done", isShown: "respondent" });
		expect(written.status, await written.clone().text()).toBe(302);
		expect((await letters(email)).at(-1)?.subject).toBe("There is something for you from Vik");
		expect(await look(await lastLink(email))).toContain("Well done");
	});

	it("stays unknown where the form promises that", async () => {
		const email = "siri@example.test";
		const form = await invited(email, { isAnonymous: true });
		const start = await look(form.link);
		expect(start).toContain("is not noted");
		expect(start).not.toContain(email);
		expect((await guest().submit(form.link, reply("Fine"))).status).toBe(302);
		expect(await replyTo(form.id)).toMatchObject({ email: null });
	});

	it("changes the reply by the link for as long as the form says, with its history", async () => {
		const form = await invited("eva@example.test", { editableHours: 2 });
		expect((await guest().submit(form.link, reply("Fine"))).status).toBe(302);
		expect(await look(form.link)).toContain("You can still change your answers");
		expect((await guest().submit(form.link, reply("Tired"))).status).toBe(302);
		const one = await replyTo(form.id);
		expect(one?.answers).toBe('{"words":"Tired"}');
		expect(await look(`${form.page}/replies/${one?.id}`, advisor)).toContain("The respondent corrected the answers");
		await portal.travelTo(new Date(Date.now() + 3 * HOUR));
		expect(await look(form.link)).toContain("This link has been used already.");
		await guest().submit(form.link, reply("Late"));
		await portal.travelTo(null);
		expect(await replyTo(form.id)).toMatchObject({ answers: '{"words":"Tired"}' });
	});
});

it("a copy of the answers goes to a known address that asks for it, once, and never of an anonymous form or health data", async () => {
	const one = await invited("liv@example.test", { offersCopy: true });
	const none = await invited("siw@example.test", { offersCopy: true });
	const hidden = await invited("may@example.test", { offersCopy: true, isAnonymous: true });
	const health = await invited("gro@example.test", { offersCopy: true });
	await portal.db.prepare("update forms set is_health = 1 where id = ?").bind(health.id).run();
	const sending = { ...reply("Fine & well"), copy: "on" };
	for (const _ of [1, 2]) expect((await guest().submit(one.link, sending)).status).toBe(302);
	expect((await guest().submit(none.link, reply("Fine"))).status).toBe(302);
	for (const { link } of [hidden, health]) expect((await guest().submit(link, sending)).status).toBe(302);
	const [, copy, ...more] = await letters("liv@example.test");
	expect(copy?.subject).toBe("Your answers: Checkup");
	expect(copy?.text).toContain("How are you?\nFine & well");
	expect(more).toEqual([]);
	for (const other of ["siw", "may", "gro"]) expect(await letters(`${other}@example.test`)).toHaveLength(1);
	const walk = async (link: string) =>
		(await guest().submit(link, { ...reply("Fine"), step: "p", go: "to:review" })).text();
	const open = await invited("tor@example.test", { offersCopy: true, presentation: "pages" });
	expect(await walk(open.link)).toContain("Send a copy of the answers to tor@example.test");
});

it("answers that only their giver changes are corrected by nobody else", async () => {
	const open = await invited("per@example.test");
	const fixed = await invited("ola@example.test", { isFixed: true });
	for (const form of [open, fixed]) {
		await guest().submit(form.link, reply("Fine"));
		const one = await replyTo(form.id);
		const path = `${form.page}/replies/${one?.id}`;
		expect((await look(path, advisor)).includes("Correct answers")).toBe(form === open);
		const html = await (await advisor.fetch(`${form.page}/replies/${(await replyTo(open.id))?.id}/edit`)).text();
		const field = /name="(q?[^"]*words[^"]*)"/.exec(html)?.[1] ?? "";
		await advisor.submit(`${path}/edit`, { revision: "1", [field]: "Other" });
	}
	expect(await replyTo(open.id)).toMatchObject({ answers: '{"words":"Other"}' });
	expect(await replyTo(fixed.id)).toMatchObject({ answers: '{"words":"Fine"}' });
});
