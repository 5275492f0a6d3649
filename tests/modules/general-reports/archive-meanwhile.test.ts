import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assign } from "#app/forms/assignments/assign.server";
import { makeOccasion } from "#app/forms/assignments/occasions.server";
import { remindNow } from "#app/forms/assignments/reminders.server";
import { publishPlain } from "#app/forms/building/plain.server";
import { publishFromPage } from "#app/forms/building/publish-page.server";
import { formRecords } from "#app/forms/store/records.server";
import { archiveProject, restoreProject } from "#app/modules/general-reports/archive.server";
import { area } from "#app/modules/general-reports/area";
import { askMembers, setDueDay } from "#app/modules/general-reports/asking.server";
import { builderConfig } from "#app/modules/general-reports/builder-config.server";
import { postForm } from "#app/modules/general-reports/calls.server";
import { ask, inviteOthers, namedForm, stand } from "#app/modules/general-reports/form-page.server";
import { addMembers } from "#app/modules/general-reports/members.server";
import { addForm } from "#app/modules/general-reports/new-form.server";
import { makeProject, openProject } from "#app/modules/general-reports/projects.server";
import { addDays, today } from "#app/platform/clock";
import type { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { openStore } from "../../forms/store";
import { beforeCommit } from "../../support/between";
import { workerOver } from "../../support/worker-in-process";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
let member: { id: string };
let newcomer: { id: string };
const now = today("Europe/Oslo", new Date());
const due = addDays(now, 10);

beforeAll(async () => {
	store = await openStore();
	const { make, tenant } = store;
	const entry = await make.entry(tenant, await make.module("general_reports"));
	boss = await store.visit(30);
	const user = await make.member(tenant, "CLIENT");
	await make.grant(entry, user, "CLIENT");
	member = user;
	newcomer = await make.member(tenant, "CLIENT");
	await make.grant(entry, newcomer as typeof user, "CLIENT");
});
afterAll(() => store.dispose());

/** The same person in a request in which somebody else does something between its reading and its writing. */
async function interrupted(act: () => Promise<unknown>): Promise<Visit> {
	const { db, ran } = beforeCommit(store.db, act);
	const ctx = await workerOver(db).inTenant(store.tenant.id, { userId: boss.user.id });
	expect(ran()).toBe(false);
	return { ...ctx, user: boss.user, access: boss.access, language: "nb" } as unknown as Visit;
}

/** A project with a form that is out or still written, and a member who answers. */
async function start(publish: boolean) {
	const project = await makeProject(boss, { name: "Harbour", description: "", startsOn: null, endsOn: null });
	const opened = await openProject(boss, { id: project.id });
	await addMembers(boss, opened, { userIds: [member.id], role: "contributor", asks: false });
	const made = await postForm(boss, { projectId: project.id, name: "Month", text: "How was it? 1-5", due, publish });
	const archive = async () => archiveProject(boss, await openProject(boss, { id: project.id }));
	return { project, opened, made, archive, ...(await namedForm(boss, made.slug)) };
}
type Started = Awaited<ReturnType<typeof start>>;
const kindOf = (work: Promise<unknown>) =>
	work.then(
		() => "fine",
		(error: Problem) => error.kind ?? String(error),
	);
const statusOf = async ({ form }: Started) => (await boss.rows.find(formRecords, form.id))?.status;
const told = async ({ form }: Started) => {
	const { results } = await store.db
		.prepare("select params from notifications where url like ? order by id")
		.bind(`%${form.guid}%`)
		.all<{ params: string }>();
	return results.map(({ params }) => JSON.parse(params).due as string | undefined);
};
const count = async (table: string, { form }: Started) => {
	const found = await store.db.prepare(`select count(*) as n from ${table} where form_id = ?`).bind(form.id).first();
	return found?.n;
};

describe("a project that goes into the archive while somebody", () => {
	const ways: [string, boolean, (visit: Visit, started: Started) => Promise<unknown>][] = [
		["publishes by a call", false, (visit, { form }) => postForm(visit, { id: form.id, publish: true })],
		[
			"publishes in the builder",
			false,
			(visit, { form }) =>
				publishFromPage(builderConfig)(visit, { form_name: form.slug, revision: 1, note: "", gone: [], becomes: [] }),
		],
		[
			"publishes in the list",
			false,
			(visit, { form }) =>
				publishPlain(builderConfig)(visit, { form_name: form.slug, revision: 1, gone: [], becomes: [] }),
		],
		[
			"asks",
			true,
			(visit, { form }) => ask(visit, { form_name: form.slug, userIds: [member.id], byMail: false, byText: false }),
		],
		[
			"invites",
			true,
			(visit, { form }) => inviteOthers(visit, { form_name: form.slug, emails: "a@b.no", message: "" }),
		],
		["sets the day", true, (visit, { placed, form }) => setDueDay(visit, placed, form, addDays(due, 5))],
		[
			"adds a member",
			true,
			(visit, { opened }) => addMembers(visit, opened, { userIds: [newcomer.id], role: "contributor", asks: true }),
		],
		[
			"adds a form",
			true,
			(visit, { opened }) =>
				addForm(visit, opened, { from: "blank", title: "New", text: "", template: "", copyOf: "", dueOn: null }),
		],
	];
	it.each(ways)("%s takes nothing of it", async (_, isOut, does) => {
		const started = await start(isOut);
		const before = { status: await statusOf(started), places: started.placed };
		const visit = await interrupted(started.archive);
		expect(await kindOf(does(visit, started))).toBe("conflict");
		expect(await statusOf(started)).toBe(isOut ? "archived" : before.status);
		expect([await count("form_assignments", started), await count("form_invitations", started)]).toEqual([0, 0]);
		expect(await count("form_versions", started)).toBe(isOut ? 1 : 0);
		expect(await told(started)).toEqual([]);
		const { place } = (await namedForm(boss, started.form.slug)).placed;
		expect(place.dueOn).toBe(due);
	});

	it("opens a closed form leaves it closed", async () => {
		const started = await start(true);
		await stand(boss, { form_name: started.form.slug, status: "closed" });
		const visit = await interrupted(started.archive);
		expect(await kindOf(stand(visit, { form_name: started.form.slug, status: "open" }))).toBe("conflict");
		expect(await statusOf(started)).toBe("closed");
	});

	it.each([
		["publishes", false, (started: Started) => postForm(boss, { id: started.form.id, publish: true })],
		["asks", true, (started: Started) => askMembers(boss, started.opened, started.form, [member.id])],
	] as const)("%s just before takes it along, and gives it back", async (_, isOut, does) => {
		const started = await start(isOut);
		const visit = await interrupted(() => does(started));
		await archiveProject(visit, started.opened);
		expect(await statusOf(started)).toBe("archived");
		await restoreProject(boss, await openProject(boss, { id: started.project.id }));
		expect(await statusOf(started)).toBe("open");
	});

	it("is told or reminded lets nobody hear of it", async () => {
		const started = await start(true);
		const schedule = { repeat: { kind: "once" as const }, hour: 0, reminders: { most: 0, gapHours: 24 }, dueOn: due };
		const given = { formId: started.form.id, respondentIds: [member.id], subjectId: started.project.id, schedule };
		const [assignment] = await assign(boss, area, { ...given, startsOn: now });
		const asking = await interrupted(started.archive);
		await makeOccasion(asking, [area], assignment?.id ?? "");
		expect([await count("form_occasions", started), await told(started)]).toEqual([0, []]);
		await restoreProject(boss, await openProject(boss, { id: started.project.id }));
		await makeOccasion(boss, [area], assignment?.id ?? "");
		expect(await told(started)).toEqual([due]);
		const reminding = await interrupted(started.archive);
		expect(await remindNow(reminding, area, [`${assignment?.id}:${now}`])).toBe(0);
		expect(await told(started)).toEqual([due]);
	});
});

describe("a day that moves", () => {
	const later = addDays(due, 20);
	it("while somebody is asked is the day that they are told of, or nobody is asked", async () => {
		const started = await start(true);
		const visit = await interrupted(() => setDueDay(boss, started.placed, started.form, later));
		expect(await kindOf(askMembers(visit, started.opened, started.form, [member.id]))).toBe("conflict");
		expect(await told(started)).toEqual([]);
		expect(await askMembers(boss, started.opened, started.form, [member.id])).toBe(1);
		expect(await told(started)).toEqual([later]);
	});

	it("between a planned notice's reading and writing keeps the notice back until it names the new day", async () => {
		const started = await start(true);
		const schedule = { repeat: { kind: "once" as const }, hour: 0, reminders: { most: 0, gapHours: 24 }, dueOn: due };
		const given = { formId: started.form.id, respondentIds: [member.id], subjectId: started.project.id, schedule };
		const [assignment] = await assign(boss, area, { ...given, startsOn: now });
		const visit = await interrupted(() => setDueDay(boss, started.placed, started.form, later));
		await makeOccasion(visit, [area], assignment?.id ?? "");
		expect(await told(started)).toEqual([]);
		await makeOccasion(boss, [area], assignment?.id ?? "");
		expect(await told(started)).toEqual([later]);
	});
});
