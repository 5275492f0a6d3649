import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "#app/platform/limits";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
type Place = {
	tenant: { id: string; guid: string };
	join: (role: "ADMIN" | "ADVISOR" | "CLIENT") => Promise<Person>;
};
let here: Place;
let owner: Person;
let advisor: Person;
let colleague: Person;
let client: Person;
let foreign: Person;
let without: Place;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const [builder, crm] = [await make.module("form_builder"), await make.module("crm")];
	const place = async (hasTasks: boolean): Promise<Place> => {
		const tenant = await make.tenant();
		const entries = [await make.entry(tenant, builder), ...(hasTasks ? [await make.entry(tenant, crm)] : [])];
		const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT") => {
			const member = await make.member(tenant, role, { language: "en" });
			if (role !== "CLIENT") for (const entry of entries) await make.grant(entry, member, role);
			return signInAs(portal, member.email);
		};
		return { tenant, join };
	};
	[here, without] = [await place(true), await place(false)];
	owner = await here.join("ADMIN");
	advisor = await here.join("ADVISOR");
	colleague = await here.join("ADVISOR");
	client = await here.join("CLIENT");
	foreign = await without.join("ADMIN");
	await portal.db
		.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?2, ?2, ?3, 1, 1, 1)",
		)
		.bind(here.tenant.id, advisor.userId, client.userId)
		.run();
});
afterAll(() => portal.dispose());

const mood = {
	...{ id: "mood", code: "mood", type: "choice", label: { en: "How is it going?" } },
	options: [
		{ id: "well", label: { en: "Well" }, score: 0 },
		{ id: "badly", label: { en: "Badly" }, score: 8 },
	],
};
const definition = {
	...{ format: 1, languages: ["en"], title: { en: "Week" }, lineage: [], tests: [] },
	pages: [{ id: "p", sections: [{ id: "s", questions: [mood] }] }],
	scores: [
		{
			...{ id: "strain", name: { en: "Strain" }, items: [{ question: "mood" }], method: "sum", maxMissing: 0 },
			...{ better: "lower", min: 0, max: 8 },
			bands: [
				{ from: 0, label: { en: "Low" }, tone: "good" },
				{ from: 5, label: { en: "High" }, tone: "danger" },
			],
		},
	],
};

async function publish(settings: object = {}, place = here, as = owner) {
	const made = await as.call("POST", "/api/form_builder/forms", {
		...{ tenant_id: place.tenant.id, definition, settings: { presentation: "all", knowsMembers: true, ...settings } },
	});
	expect(made.status, made.text).toBe(201);
	const { id, guid, name } = made.body as { id: string; guid: string; name: string };
	await as.call("POST", "/api/form_builder/forms/publish", { id, revision: 1 });
	const base = `/${place.tenant.guid}/form_builder`;
	return {
		...{ id, guid, name, rules: `${base}/build/${name}/following`, path: `${base}/form_reply/${guid}` },
		replies: `${base}/forms/${name}/replies`,
	};
}
type Form = Awaited<ReturnType<typeof publish>>;

const task = { intent: "save", of: "answer:mood", action: "task", test: "is", value: "badly", text: "Call her" };
const message = { intent: "save", of: "band:strain", action: "message", test: "is", value: "5", text: "High strain" };

async function rule(form: Form, fields: Record<string, string>, as = owner) {
	const answer = await as.submit(form.rules, fields);
	expect(answer.status, await answer.clone().text()).toBe(302);
}
const rows = async <Row>(text: string, ...values: unknown[]) =>
	(
		await portal.db
			.prepare(text)
			.bind(...values)
			.all<Row>()
	).results;
const replyFields = (answer: string, key: string = crypto.randomUUID()) => ({
	...{ intent: "step", step: "review", go: "send", sendKey: key, startedAt: "1" },
	kept: JSON.stringify({ mood: answer }),
});
const send = async (who: { submit: Person["submit"] }, form: Form, answer: string, key?: string) =>
	expect((await who.submit(form.path, replyFields(answer, key))).status).toBe(302);
const tasks = (form: Form) =>
	rows<{ id: string; assignee_id: string; title: string; due_on: string; description: string }>(
		`select t.* from crm_tasks t join form_following_runs r on r.tenant_id = t.tenant_id and r.task_id = t.id
		join form_replies p on p.tenant_id = r.tenant_id and p.id = r.reply_id where p.form_id = ?`,
		form.id,
	);
const runsOf = (form: Form) =>
	rows<{ status: string; reason: string | null; person_ids: string; reply_id: string }>(
		`select r.* from form_following_runs r join form_replies p on p.tenant_id = r.tenant_id and p.id = r.reply_id
		where p.form_id = ? order by r.id`,
		form.id,
	);

describe("a rule", () => {
	it("is written on a page of its own, told in words there and in the builder, turned off and taken away", async () => {
		const form = await publish();
		const chosen = await (await owner.fetch(`${form.rules}?of=answer:mood&does=task`)).text();
		for (const words of ["How is it going?", "Badly", "Whose task it is"]) expect(chosen).toContain(words);
		await rule(form, { ...task, whose: "person", personId: colleague.userId, dueDays: "3" });
		const shown = await (await owner.fetch(form.rules)).text();
		for (const words of ["When “How is it going?” is “Badly”", "Task: Call her", "due in 3 days"])
			expect(shown).toContain(words);
		const builder = form.rules.replace("/following", "");
		expect(await (await owner.fetch(`${builder}?part=logic`)).text()).toContain("Task: Call her");
		const [{ id } = { id: "" }] = await rows<{ id: string }>(
			"select id from form_followings where form_id = ?",
			form.id,
		);
		await rule(form, { ...task, rule: id, text: "Call him", whose: "advisor" });
		expect(await (await owner.fetch(form.rules)).text()).toContain("Task: Call him");
		for (const [intent, on] of [
			["turnOff", 0],
			["turnOn", 1],
			["remove", 0],
		] as const) {
			await rule(form, { intent, rule: id });
			expect(await rows("select followings from forms where id = ?", form.id)).toEqual([{ followings: on }]);
		}
	});

	it("names what the form has and staff of the organisation alone", async () => {
		const form = await publish();
		const refused: [Record<string, string>, string][] = [
			[{ ...task, of: "answer:gone" }, "of"],
			[{ ...task, test: "more" }, "test"],
			[{ ...task, value: "gone" }, "value"],
			[{ ...task, text: " " }, "text"],
			[{ ...task, whose: "person" }, "personId"],
			[{ ...task, whose: "person", personId: client.userId }, "personId"],
			[{ ...task, whose: "person", personId: foreign.userId }, "personId"],
			[message, "personIds"],
			[{ ...message, "personIds[]": foreign.userId }, "personIds"],
		];
		for (const [fields, field] of refused) {
			const answer = await owner.submit(form.rules, fields);
			expect([field, answer.status]).toEqual([field, 422]);
		}
		expect(await rows("select id from form_followings where form_id = ?", form.id)).toEqual([]);
		const other = await publish();
		await rule(other, task);
		const [{ id } = { id: "" }] = await rows<{ id: string }>(
			"select id from form_followings where form_id = ?",
			other.id,
		);
		expect((await owner.submit(form.rules, { intent: "remove", rule: id })).status).toBe(404);
		for (const who of [client, foreign]) expect((await who.fetch(form.rules)).status).not.toBe(200);
	});
});

describe("what follows from a reply", () => {
	it("is a task for the participant's advisor, once however often it is sent, seen on the reply with what became of it", async () => {
		const form = await publish();
		await rule(form, { ...task, whose: "advisor", dueDays: "3" });
		const key = crypto.randomUUID();
		await send(client, form, "badly", key);
		await client.submit(form.path, replyFields("badly", key));
		await portal.settle();
		const [made, ...more] = await tasks(form);
		expect(more).toEqual([]);
		expect(made).toMatchObject({ assignee_id: advisor.userId, title: "Call her" });
		const [run] = await runsOf(form);
		expect(run).toMatchObject({ status: "done", reason: null });
		expect(made?.description).toContain(`${form.replies}/${run?.reply_id}`);
		const told = await rows("select url from notifications where type = 'replyTask' and user_id = ?", advisor.userId);
		expect(told).toHaveLength(1);
		const reply = async (who = owner) => (await who.fetch(`${form.replies}/${run?.reply_id}`)).text();
		expect(await reply()).toContain(`tasks?task=${made?.id}`);
		await portal.db.prepare("update crm_tasks set deleted_at = 1 where id = ?").bind(made?.id).run();
		expect(await reply()).toContain("The task was deleted");
		await portal.db.prepare("delete from crm_tasks where id = ?").bind(made?.id).run();
		expect(await reply()).toContain("The task was deleted, or you have no access to it");
		expect(await reply()).not.toContain(`tasks?task=${made?.id}`);
	});

	it("is a message to those who may open the reply, by the band of a score, also from a guest and from a call", async () => {
		const form = await publish();
		await rule(form, { ...message, "personIds[]": colleague.userId });
		await send(asPerson(portal), form, "badly");
		await send(asPerson(portal), form, "well");
		const called = await asPerson(portal).call("POST", "/api/form_builder/replies", {
			guid: form.guid,
			answers: { mood: "badly" },
		});
		expect(called.status, called.text).toBeLessThan(300);
		await portal.settle();
		expect((await runsOf(form)).map(({ status }) => status)).toEqual(["done", "done"]);
		const told = await rows<{ url: string; params: string }>(
			"select url, params from notifications where type = 'replyFollows' and user_id = ?",
			colleague.userId,
		);
		expect(told).toHaveLength(2);
		for (const { url, params } of told) {
			expect((await colleague.fetch(url)).status).toBe(200);
			expect(JSON.parse(params)).toEqual({ title: "Week", text: "High strain" });
		}
	});

	it("falls to the form's owner where nobody of those may take it, and says so where the owner may not either", async () => {
		const form = await publish();
		const gone = await here.join("ADVISOR");
		await rule(form, { ...task, whose: "person", personId: gone.userId });
		await portal.db.prepare("update people set is_active = 0 where id = ?").bind(gone.userId).run();
		expect(await (await owner.fetch(form.rules)).text()).toContain("1 person is no longer staff");
		await send(asPerson(portal), form, "badly");
		await portal.settle();
		const [run] = await runsOf(form);
		expect(run).toMatchObject({ status: "done", reason: "owner", person_ids: JSON.stringify([owner.userId]) });
		expect(await tasks(form)).toMatchObject([{ assignee_id: owner.userId }]);
		await portal.db.prepare("update forms set owner_id = ? where id = ?").bind(gone.userId, form.id).run();
		await send(asPerson(portal), form, "badly");
		await portal.settle();
		expect((await runsOf(form))[1]).toMatchObject({ status: "undone", reason: "nobody" });
	});

	it("is a plain task where the organisation has no module that lists tasks", async () => {
		const form = await publish({}, without, foreign);
		await rule(form, { ...task, whose: "person", personId: foreign.userId }, foreign);
		await send(asPerson(portal), form, "badly");
		await portal.settle();
		const [run] = await runsOf(form);
		expect(run).toMatchObject({ status: "done", reason: null });
		const [made] = await tasks(form);
		expect(made).toMatchObject({ assignee_id: foreign.userId, title: "Call her" });
		const at = `/${without.tenant.guid}/yourtasks`;
		expect(await (await foreign.fetch(`${form.replies}/${run?.reply_id}`)).text()).toContain(`${at}/${made?.id}`);
		expect(await (await foreign.fetch(at)).text()).toContain("Call her");
		expect((await foreign.fetch(`${at}/${made?.id}`)).status).toBe(200);
	});

	it("tells nothing of health data, and is nothing where nobody is to be known", async () => {
		const health = await publish();
		await portal.db.prepare("update forms set is_health = 1 where id = ?").bind(health.id).run();
		await rule(health, { ...message, "personIds[]": owner.userId });
		await rule(health, { ...task, whose: "person", personId: owner.userId });
		await send(asPerson(portal), health, "badly");
		await portal.settle();
		expect((await tasks(health))[0]?.description).not.toContain("Week");
		const told = await rows<{ params: string }>("select params from notifications where type = 'healthReplyFollows'");
		expect(told.map(({ params }) => params)).toEqual(["{}", "{}"]);
		const anonymous = await publish({ isAnonymous: true, knowsMembers: false });
		await rule(anonymous, task);
		await send(asPerson(portal), anonymous, "badly");
		await portal.settle();
		expect(await runsOf(anonymous)).toEqual([]);
	});

	it("is made up for by the clock where its message was lost", async () => {
		const form = await publish();
		await rule(form, { ...task, whose: "person", personId: colleague.userId });
		await portal.breakQueue(true);
		await send(asPerson(portal), form, "badly");
		await portal.breakQueue(false);
		await portal.settle();
		expect(await runsOf(form)).toMatchObject([{ status: "waiting" }]);
		const later = new Date(Date.now() + 20 * MINUTE);
		await portal.travelTo(later);
		await portal.cron("5 * * * *", later);
		await portal.settle();
		await portal.travelTo(null);
		expect(await runsOf(form)).toMatchObject([{ status: "done" }]);
		expect(await tasks(form)).toMatchObject([{ assignee_id: colleague.userId }]);
		// The same message once more, and the one that was late, have no effect.
		const [run] = await runsOf(form);
		const once = { v: 1, type: "forms.follow", tenantId: here.tenant.id, payload: { replyId: run?.reply_id } };
		for (const id of [`forms-follow:${run?.reply_id}`, "late"]) await portal.jobs.send({ ...once, id });
		const notice = { to: { users: [] }, type: "replyTask", params: {}, url: "/", noticeId: "last" };
		await portal.jobs.send({ ...once, type: "notify", id: "last", payload: notice });
		const last = portal.db.prepare("select count(*) as n from claims where key = 'job:last'");
		await expect.poll(() => last.first("n"), { timeout: 10_000 }).toBe(1);
		expect(await tasks(form)).toHaveLength(1);
	});
});
