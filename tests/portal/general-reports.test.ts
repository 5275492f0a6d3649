import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let admin: Person;
let advisor: Person;
let colleague: Person;
let client: Person;
let other: Person;
let elsewhere: Person;
const due = addDays(today("Europe/Oslo", new Date()), 10);

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("general_reports");
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { language: "en", firstName, lastName: "Vik" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	admin = await join("ADMIN", "Kari");
	advisor = await join("ADVISOR", "Ingrid");
	colleague = await join("ADVISOR", "Per");
	client = await join("CLIENT", "Amina");
	other = await join("CLIENT", "Tomasz");
	const far = await make.tenant({ name: "Nes" });
	const farEntry = await make.entry(far, module);
	const user = await make.member(far, "ADMIN", { firstName: "Nils" });
	await make.grant(farEntry, user, "ADMIN");
	elsewhere = await signInAs(portal, user.email);
});
afterAll(() => portal.dispose());

const at = (page: string) => `/${tenant.guid}/general_reports/${page}`;

async function makeProject(name: string) {
	const made = await advisor.call("POST", "/api/gr/projects", { tenant_id: tenant.id, name });
	expect(made.status, made.text).toBe(201);
	return made.body as { id: string; slug: string; updated_at: string };
}
async function makeForm(projectId: string, more: object = {}) {
	const made = await advisor.call("POST", "/api/gr/forms", {
		...{ project_id: projectId, name: "Month", text: "How was it? 1-5\nWhat helped?", due, publish: true },
		...more,
	});
	expect(made.status, made.text).toBe(201);
	return made.body as { id: string; guid: string; slug: string; status: string; revision: number };
}
/** It was done: it goes on, and not to the page that says what is not allowed. */
const went = (answer: Response) => answer.status === 302 && !answer.headers.get("Location")?.startsWith("/error");
const addMember = (slug: string, person: Person, role: string, more: Record<string, string> = {}) =>
	advisor.submit(at(`dashboard/${slug}/members`), { intent: "add", "userIds[]": person.userId, role, ...more });
const names = async (person: Person) => {
	const list = await person.call("GET", `/api/gr/projects?mode=getprojectandforms&tenant_id=${tenant.id}`);
	return ((list.body.items ?? []) as { name: string }[]).map(({ name }) => name);
};
const ownReply = (person: Person, id: string) => shown(person, `../yourforms/${id}`);
async function shown(person: Person, page: string) {
	const answer = await person.fetch(at(page));
	return { status: answer.status, html: await answer.text(), to: answer.headers.get("Location") };
}
const step = (sendKey: string, kept: object) => ({
	...{ intent: "step", step: "review", go: "send", kept: JSON.stringify(kept), sendKey, startedAt: "1" },
});
async function answerForm(person: { submit: Person["submit"] }, page: string, form: { id: string }) {
	const { body } = await advisor.call("GET", `/api/gr/questions?form_id=${form.id}`);
	const [scale, words] = (body.items as { id: string }[]).map(({ id }) => id);
	const sent = { [scale as string]: 4, [words as string]: "A quiet office" };
	return person.submit(at(page), step("a-key-of-my-own", sent));
}

it("the calls answer whatever is sent with what is wrong, never by a fault of ours", async () => {
	const { id, slug } = await makeProject("Anything");
	const form = await makeForm(id);
	const fields = {
		"/api/gr/projects": ["id", "name", "description", "starts", "ends", "archived", "updated_at"],
		"/api/gr/forms": ["id", "project_id", "name", "text", "template_id", "copy_of", "due", "publish", "definition"],
		"/api/gr/questions": ["form_id", "id", "type", "label", "options", "required"],
	};
	const known = fc.constantFrom<unknown>(id, form.id, slug, "scale", "choice", "2026-02-31", ["a", "a"], true);
	const sent = fc
		.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))
		.chain((path) =>
			fc.tuple(
				fc.constant(path),
				fc.dictionary(fc.constantFrom(...fields[path]), fc.oneof(known, fc.jsonValue({ maxDepth: 2 }))),
			),
		);
	await fc.assert(
		fc.asyncProperty(sent, async ([path, body]) => {
			const answer = await advisor.call("POST", path, { tenant_id: tenant.id, ...body });
			expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).toBeLessThan(500);
			if (answer.status === 422) expect(Object.keys(answer.body.errors ?? {}).length, answer.text).toBeGreaterThan(0);
		}),
		{ numRuns: 120 },
	);
});

describe("a project", () => {
	it("is seen by its members, and by those who may all; nobody else finds it", async () => {
		const { slug, id } = await makeProject("Members only");
		for (const one of [colleague, client, elsewhere]) {
			expect((await shown(one, `dashboard/${slug}`)).status).toBe(404);
			expect((await one.call("GET", `/api/gr/projects?id=${id}`)).status).toBe(404);
			expect(await names(one)).not.toContain("Members only");
		}
		expect(await names(admin)).toContain("Members only");
		expect((await addMember(slug, client, "contributor")).status).toBe(302);
		expect(await names(client)).toContain("Members only");
		expect((await client.call("POST", "/api/gr/projects", { id, name: "Mine" })).status).toBe(403);
	});

	it("lets nobody read others' replies who has a grant for their own alone", async () => {
		const { slug } = await makeProject("Roles");
		const refused = await addMember(slug, client, "viewer");
		expect(await refused.text()).toContain("own replies only");
		await addMember(slug, colleague, "viewer");
		expect((await shown(colleague, `dashboard/${slug}/replies`)).status).toBe(200);
		expect((await shown(colleague, `dashboard/${slug}/settings`)).to).toContain("/error");
		const changed = await colleague.submit(at(`dashboard/${slug}/settings`), { intent: "change", name: "Taken over" });
		expect(went(changed)).toBe(false);
		expect(await names(advisor)).not.toContain("Taken over");
	});

	it("keeps its owner as a manager", async () => {
		const { slug } = await makeProject("Owned");
		const fields = { intent: "remove", userId: advisor.userId };
		expect(await (await advisor.submit(at(`dashboard/${slug}/members`), fields)).text()).toContain("owner stays");
	});

	it("gets no half of a new form where it is archived at that moment", async () => {
		const { id } = (await makeProject("Just archived")) as { id: string };
		const count = () => portal.db.prepare("select count(*) as n from forms").first<number>("n");
		const before = await count();
		// As if somebody archived it after it was read, and before the form is written.
		await portal.db
			.prepare(
				`create trigger archives_it after insert on forms begin update report_projects set archived_at = 1 where id = '${id}'; end`,
			)
			.run();
		try {
			const made = await advisor.call("POST", "/api/gr/forms", { project_id: id, name: "More", text: "How was it?" });
			expect(made.status).toBe(409);
			expect(await count()).toBe(before);
		} finally {
			await portal.db.prepare("drop trigger archives_it").run();
		}
		expect((await advisor.call("POST", "/api/gr/forms", { project_id: id, name: "More" })).status).toBe(201);
	});

	it("is read only in the archive, everywhere, and as it was when it comes back", async () => {
		const { slug, id } = await makeProject("Over");
		await addMember(slug, client, "contributor");
		const form = await makeForm(id, { user_ids: [client.userId] });
		const archived = await advisor.call("POST", "/api/gr/projects", { id, archived: true });
		expect(archived.body).toMatchObject({ archived: true, forms: [{ status: "archived" }] });
		const refused = [
			await advisor.call("POST", "/api/gr/projects", { id, name: "Again" }),
			await advisor.call("POST", "/api/gr/forms", { project_id: id, name: "More" }),
			await advisor.call("POST", "/api/gr/forms", { id: form.id, due: null }),
			await advisor.call("POST", "/api/gr/questions", { form_id: form.id, type: "yesNo", label: "Well?" }),
			await advisor.call("DELETE", `/api/gr/forms?id=${form.id}`),
		];
		expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
		expect(went(await addMember(slug, other, "contributor"))).toBe(false);
		const ask = { intent: "ask", "userIds[]": client.userId };
		expect(went(await advisor.submit(at(`forms/${form.slug}`), ask))).toBe(false);
		expect(went(await answerForm(client, `form/${form.guid}`, form))).toBe(false);
		expect((await shown(client, "profile")).html).not.toContain(`form/${form.guid}`);
		expect((await shown(advisor, `forms/${form.slug}/replies`)).status).toBe(200);
		const back = await advisor.call("POST", "/api/gr/projects", { id, archived: false });
		expect(back.body).toMatchObject({ archived: false, forms: [{ status: "open" }] });
		expect((await answerForm(client, `form/${form.guid}`, form)).status).toBe(302);
	});
});

describe("a form of a project", () => {
	it("is asked for with its due day, answered once, and read by managers and by its respondent alone", async () => {
		const { slug, id } = await makeProject("Answered");
		const form = await makeForm(id);
		await addMember(slug, client, "contributor", { asks: "on" });
		await addMember(slug, other, "contributor");
		await portal.settle();
		const told = await portal.db
			.prepare("select type, params from notifications where user_id = ? and url like ?")
			.bind(client.userId, `%${form.guid}%`)
			.all();
		expect(told.results).toEqual([{ type: "generalReportForm", params: JSON.stringify({ due }) }]);
		expect((await shown(client, "profile")).html).toContain(`form/${form.guid}`);
		expect((await shown(client, `form/${form.guid}`)).html).toContain("Amina Vik");
		expect((await answerForm(client, `form/${form.guid}`, form)).status).toBe(302);
		expect((await answerForm(client, `form/${form.guid}`, form)).status).toBe(302);
		const rows = await portal.db.prepare("select * from form_replies where form_id = ?").bind(form.id).all();
		expect(rows.results).toMatchObject([{ respondent_id: client.userId, subject_id: id, source: "member" }]);
		const reply = String(rows.results[0]?.id);
		const occasions = await portal.db
			.prepare("select status from form_occasions where form_id = ?")
			.bind(form.id)
			.all();
		expect(occasions.results).toEqual([{ status: "answered" }]);
		expect((await ownReply(client, reply)).html).toContain("A quiet office");
		for (const one of [other, colleague, elsewhere]) {
			expect((await ownReply(one, reply)).status).not.toBe(200);
			expect((await shown(one, `reply_pdf/${reply}`)).status).toBe(404);
			expect((await shown(one, `forms/${form.slug}/replies/${reply}`)).html).not.toContain("A quiet office");
		}
		expect((await shown(advisor, `forms/${form.slug}/replies/${reply}`)).html).toContain("A quiet office");
		const csv = await shown(advisor, `forms/${form.slug}/export?format=csv`);
		expect(csv.html).toContain("A quiet office");
		const own = await client.submit(at(`forms/${form.slug}/replies/${reply}`), {
			intent: "status",
			status: "approved",
		});
		expect(went(own)).toBe(false);
		const fields = { intent: "status", status: "clarify", message: "Which office?" };
		expect((await advisor.submit(at(`forms/${form.slug}/replies/${reply}`), fields)).status).toBe(302);
		const page = (await ownReply(client, reply)).html;
		expect(page).toContain("Which office?");
		expect(page).toContain("Save the corrections");
	});

	it("tells nobody a name who has not been given the secret", async () => {
		const { slug, id } = await makeProject("Secret");
		const form = await makeForm(id);
		await addMember(slug, client, "contributor", { asks: "on" });
		const nobody = asPerson(portal);
		const guest = await nobody.fetch(at(`form/${form.guid}`));
		expect(guest.status).toBe(302);
		expect(guest.headers.get("Location")).toContain("/login");
		for (const guess of [client.userId, "x"]) {
			const answer = await nobody.fetch(at(`form/${form.guid}/${guess}`));
			expect(answer.status).toBe(404);
			expect(await answer.text()).not.toContain("Amina");
		}
		const stranger = await shown(other, `form/${form.guid}`);
		expect(stranger.status).toBe(410);
		expect(stranger.html).not.toContain("Amina");
		expect(went(await answerForm(other, `form/${form.guid}`, form))).toBe(false);
		expect((await shown(elsewhere, `form/${form.guid}`)).status).toBe(410);
	});

	it("comes back out of the trash into its project, by those who manage it, unless that lies in the archive", async () => {
		const { slug, id } = await makeProject("Thrown away");
		const form = await makeForm(id);
		await addMember(slug, colleague, "viewer");
		expect((await advisor.submit(at(`forms/${form.slug}`), { intent: "remove" })).status).toBe(302);
		expect((await shown(advisor, `forms/${form.slug}`)).status).toBe(404);
		const inTrash = await shown(advisor, "trash");
		expect(inTrash.html).toContain("Thrown away");
		expect((await shown(colleague, "trash")).html).not.toContain("Thrown away");
		expect((await shown(client, "trash")).status).toBe(302);
		const restore = (who: Person) => who.submit(at("trash"), { intent: "restore", id: form.id });
		for (const who of [colleague, elsewhere]) expect(went(await restore(who))).toBe(false);
		await advisor.submit(at(`dashboard/${slug}/settings`), { intent: "archive" });
		expect(went(await restore(advisor))).toBe(false);
		await advisor.submit(at(`dashboard/${slug}/settings`), { intent: "restore" });
		expect((await restore(advisor)).status).toBe(302);
		expect((await shown(advisor, `forms/${form.slug}`)).status).toBe(200);
		expect((await restore(advisor)).status).toBe(404);
	});

	it("reminds who has not answered, and not twice in a day", async () => {
		const { slug, id } = await makeProject("Reminders");
		const form = await makeForm(id);
		await addMember(slug, client, "contributor", { asks: "on" });
		await portal.settle();
		const remind = () => advisor.submit(at(`forms/${form.slug}`), { intent: "remind" });
		await remind();
		await remind();
		await portal.settle();
		const told = await portal.db
			.prepare("select count(*) as n from notifications where user_id = ? and url like ?")
			.bind(client.userId, `%${form.guid}%`)
			.first();
		expect(told?.n).toBe(2);
		expect(went(await client.submit(at(`forms/${form.slug}`), { intent: "remind" }))).toBe(false);
	});

	it("takes its new day to all whom it has asked, and tells them once", async () => {
		const { slug, id } = await makeProject("Moved");
		const form = await makeForm(id);
		await addMember(slug, client, "contributor", { asks: "on" });
		await addMember(slug, other, "contributor", { asks: "on" });
		await portal.settle();
		const told = async (person: Person) => {
			const { results } = await portal.db
				.prepare("select params, seen from notifications where user_id = ? and url like ? order by created_at, id")
				.bind(person.userId, `%${form.guid}%`)
				.all<{ params: string; seen: number }>();
			return results.map(({ params, seen }) => [(JSON.parse(params) as { due?: string }).due, seen]);
		};
		expect((await other.call("POST", "/api/notifications", { all: true, seen: 1 })).status).toBe(200);
		const setDay = (day: string) =>
			advisor.submit(at(`forms/${form.slug}`), { intent: "set", dueOn: day, access: "members" });
		const later = addDays(due, 7);
		expect(went(await setDay(later))).toBe(true);
		expect(went(await setDay(later))).toBe(true);
		expect(await told(client)).toEqual([[later, 0]]);
		expect(await told(other)).toEqual([
			[due, 1],
			[later, 0],
		]);
		await advisor.submit(at(`forms/${form.slug}`), { intent: "remind" });
		await portal.settle();
		expect((await told(client)).map(([day]) => day)).toEqual([later, later]);
		expect(went(await setDay(""))).toBe(true);
		expect(await told(client)).toEqual([
			[undefined, 0],
			[undefined, 0],
		]);
		const schedules = await portal.db
			.prepare("select distinct json_extract(schedule, '$.dueOn') as due from form_assignments where form_id = ?")
			.bind(form.id)
			.all();
		expect(schedules.results).toEqual([{ due: null }]);
		const back = await advisor.call("POST", "/api/gr/forms", { id: form.id, due });
		expect(back.body).toMatchObject({ due });
		expect((await told(client)).map(([day]) => day)).toEqual([due, due]);
	});

	it("is not made by a call that asks for it before it is out, or somebody who does not answer in its project", async () => {
		const { slug, id } = await makeProject("All or nothing");
		await addMember(slug, colleague, "viewer");
		const count = () => portal.db.prepare("select count(*) as n from forms").first<number>("n");
		const before = await count();
		const given = { project_id: id, name: "Half", text: "How was it? 1-5", publish: true };
		for (const person of [client, colleague, elsewhere]) {
			const made = await advisor.call("POST", "/api/gr/forms", { ...given, user_ids: [person.userId] });
			expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([422, ["user_ids"]]);
		}
		await addMember(slug, client, "contributor");
		const early = { ...given, user_ids: [client.userId], publish: false };
		expect((await advisor.call("POST", "/api/gr/forms", early)).status).toBe(422);
		expect(await count()).toBe(before);
		expect((await advisor.call("POST", "/api/gr/forms", { ...early, publish: true })).status).toBe(201);
	});

	it("is not changed by who has read it before somebody else changed it", async () => {
		const { id } = await makeProject("Two editors");
		const form = await makeForm(id);
		const { updated_at } = (await advisor.call("GET", `/api/gr/forms?id=${form.id}`)).body;
		const change = (more: object) => advisor.call("POST", "/api/gr/forms", { id: form.id, updated_at, ...more });
		await advisor.submit(at(`forms/${form.slug}`), { intent: "stand", status: "closed" });
		const late = await change({ due: addDays(due, 3) });
		expect([late.status, late.body.current]).toMatchObject([409, { status: "closed", due }]);
	});

	it("is known to be answered, however much its respondent has answered elsewhere since", async () => {
		const { slug, id } = await makeProject("Busy");
		const form = await makeForm(id);
		const elsewhereAsked = await makeForm(id, { name: "Daily" });
		await addMember(slug, other, "contributor");
		expect((await answerForm(other, `form/${form.guid}`, form)).status).toBe(302);
		await portal.db.batch([
			portal.db.prepare("update forms set module_key = 'activity_log' where id = ?").bind(elsewhereAsked.id),
			portal.db
				.prepare(
					`insert into form_replies (tenant_id, id, guid, form_id, version_id, send_key, respondent_id, status, source, language, started_at, submitted_at, day, answers, created_at, updated_at)
					select ?1, 'daily' || value, 'daily' || value, ?2, 'v', value, ?3, 'submitted', 'member', 'en', 1, 9999999999999, '2026-01-01', '{}', 1, 1
					from json_each(?4)`,
				)
				.bind(tenant.id, elsewhereAsked.id, other.userId, JSON.stringify(Array.from({ length: 250 }, (_, at) => at))),
		]);
		expect((await shown(other, "profile")).html).toContain("Busy");
		expect((await shown(other, "profile")).html).toContain("reply_pdf/");
		expect((await shown(other, `form/${form.guid}`)).html).not.toContain("How was it?");
	});

	it("begins as a copy or with questions of another form, of projects that one reads", async () => {
		const { id } = await makeProject("Bank");
		const form = await makeForm(id);
		const { id: second } = await makeProject("Second");
		const copy = await makeForm(second, { name: "Copied", text: undefined, copy_of: form.id, publish: false });
		const { body } = await advisor.call("GET", `/api/gr/questions?form_id=${copy.id}`);
		expect(body.items).toHaveLength(2);
		const bare = await makeForm(second, { name: "Bare", text: undefined, publish: false });
		const [question] = (await advisor.call("GET", `/api/gr/questions?form_id=${form.id}`)).body.items;
		const fields = { intent: "pick", revision: "1", "questions[]": `${form.id}:${question.id}` };
		expect((await advisor.submit(at(`forms/${bare.slug}/questions`), fields)).status).toBe(302);
		const taken = (await advisor.call("GET", `/api/gr/questions?form_id=${bare.id}`)).body.items;
		expect(taken).toMatchObject([{ id: question.id, label: question.label }]);
		const project = await colleague.call("POST", "/api/gr/projects", { tenant_id: tenant.id, name: "Theirs" });
		const stolen = { project_id: project.body.id, name: "Stolen", copy_of: form.id };
		expect((await colleague.call("POST", "/api/gr/forms", stolen)).status).toBe(404);
	});

	it("is made whole by a call or not at all, also where it cannot be published", async () => {
		const { id } = await makeProject("Whole");
		const donor = await makeForm(id, { name: "Donor" });
		const { definition } = (await advisor.call("GET", `/api/gr/forms?id=${donor.id}`)).body;
		const [page] = definition.pages;
		const empty = { ...definition, title: { en: "Hollow" }, pages: [{ ...page, sections: [] }] };
		const post = (more: object) => advisor.call("POST", "/api/gr/forms", { project_id: id, name: "Hollow", ...more });
		const refused = await post({ publish: true });
		expect(refused.status, refused.text).toBe(422);
		expect((await post({ publish: true, definition: empty })).status).toBe(422);
		const count = portal.db.prepare("select count(*) as n from forms where title = 'Hollow'");
		expect(await count.first("n")).toBe(0);
		const { body } = await advisor.call("GET", `/api/gr/forms?project_id=${id}`);
		expect(body.items).toHaveLength(1);
		const out = await post({ publish: true, definition: { ...definition, title: { en: "Filled" } } });
		expect(out.body).toMatchObject({ title: "Filled", status: "open", version: 1, revision: 1 });
	});

	it("is saved by its revision, as the builder saves it", async () => {
		const { id } = await makeProject("Builder");
		const form = await makeForm(id, { publish: false });
		const { definition, revision } = (await advisor.call("GET", `/api/gr/forms?id=${form.id}`)).body;
		const save = (based: number) =>
			advisor.call("POST", "/api/gr/forms", {
				...{ id: form.id, revision: based, definition: { ...definition, title: { en: "New name" } } },
			});
		expect((await save(revision)).body).toMatchObject({ revision: revision + 1 });
		expect((await save(revision)).status).toBe(409);
		expect((await colleague.call("GET", `/api/gr/forms?id=${form.id}`)).status).toBe(404);
		expect((await shown(advisor, `build/${form.slug}`)).status).toBe(200);
		expect((await shown(colleague, `build/${form.slug}`)).status).toBe(404);
	});
});
