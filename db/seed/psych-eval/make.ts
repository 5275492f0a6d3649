import type { Definition } from "#app/forms/definition/definition";
import { addDays, today } from "#app/platform/clock";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import { addReply, answeringTime, drawAnswers } from "./answers";
import { bandsOf, type Ids, seededCategories, seededForm, seededQuestion } from "./bank";
import { followUp } from "./follow-up";
import { SelfReports } from "./write";

/** Measurements of half a year, one every two weeks. */
const TIMES = 13;
const WEEKS = 2;
const schedule = {
	...{ repeat: { kind: "weekly", every: WEEKS, weekdays: [1] }, hour: 7, reminders: { most: 1, gapHours: 48 } },
};

/** Self reports of Fjordvik and, fewer, of Nordlys; nothing where a tenant has not the module. */
export function makeSelfReports(world: World): SelfReports {
	const demo = new SelfReports();
	for (const [slug, advisors, more] of [
		["fjordvik", ["advisor@fjordvik.test", "advisor2@fjordvik.test"], 4],
		["nordlys", [], 2],
	] as const) {
		const tenant = world.tenant(slug);
		if (!world.entry(tenant, "psych_eval")) continue;
		const admin = world.person(`admin@${slug}.test`);
		const ids = bankOf(demo, world, tenant);
		const weekly = formOf(demo, world, tenant, admin, ids, {
			...{ slug: "annenhver-uke", keys: seededCategories.map(({ key }) => key) },
			title: { nb: "Hvordan har du det?", en: "How are you?" },
		});
		formOf(demo, world, tenant, admin, ids, {
			...{ slug: "arbeid", keys: ["coping", "work"], isTemplate: slug === "fjordvik" },
			title: { nb: "Kort om arbeid", en: "Work in short" },
		});
		const clients = clientsOf(world, tenant, advisors, more);
		for (const [at, client] of clients.entries()) halfYear(demo, world, tenant, admin, weekly, client, at);
		if (slug === "fjordvik") followUp(demo, world, tenant, weekly, ids);
	}
	return demo;
}

export type SeededForm = { formId: string; versionId: string; guid: string; definition: Definition };

function bankOf(demo: SelfReports, world: World, tenant: Tenant): Ids {
	const at = world.now - 300 * DAY;
	const rows = new Map<string, ReturnType<World["row"]>>();
	const row = (key: string) => {
		const known = rows.get(key) ?? world.row(tenant.id, at);
		rows.set(key, known);
		return known;
	};
	const ids: Ids = { category: (key) => row(`c.${key}`).id, question: (key) => row(`q.${key}`).id };
	seededCategories.forEach(({ key, title, direction, questions, deviation, reliability }, order) => {
		demo.categories.push({
			...row(`c.${key}`),
			...{ titles: title, colour: (order % 6) + 1, direction, bands: bandsOf(direction).map((band) => ({ ...band })) },
			scoring: { method: "mean", maxMissing: 1, ...(deviation !== undefined && { deviation, reliability }) },
			sortOrder: order + 1,
		});
		questions.forEach((question, place) => {
			const alertRule = question.alert ? { test: "yes", value: 1, hours: 4, to: "both" } : null;
			const written = { question: { ...seededQuestion(question, ids) }, alertRule, sortOrder: place + 1 };
			demo.questions.push({ ...row(`q.${question.key}`), categoryId: ids.category(key), ...written });
		});
	});
	return ids;
}

function formOf(
	demo: SelfReports,
	world: World,
	tenant: Tenant,
	owner: User,
	ids: Ids,
	given: { slug: string; keys: string[]; title: { nb: string; en: string }; isTemplate?: boolean },
): SeededForm {
	const at = world.now - 200 * DAY;
	const definition = seededForm(given.title, given.keys, ids);
	const version = { ...world.row(tenant.id, at + HOUR), number: 1, publisherId: owner.id };
	const row = { ...world.row(tenant.id, at), guid: world.random.guid() };
	demo.forms.push({
		...row,
		...{ moduleKey: "psych_eval", slug: given.slug, ownerId: owner.id, languages: definition.languages },
		...{ title: given.title.nb, sortTitle: given.title.nb.toLowerCase(), titles: given.title },
		...{ status: "open", subjectType: "person", isHealth: true, settings: { presentation: "questions" } },
		...{ currentVersionId: version.id, currentNumber: 1, isTemplate: given.isTemplate ?? false },
		...(given.isTemplate && { locks: ["wording", "options", "order", "scoring"] }),
	});
	const written = { definition: { ...definition } };
	const { tenantId, id, createdAt, updatedAt } = row;
	demo.drafts.push({ tenantId, id, createdAt, updatedAt, ...written, editorId: owner.id });
	demo.versions.push({ ...version, formId: id, ...written });
	const about = given.isTemplate
		? { source: "Laget av Fjordvik kommune for demoen", licence: "Fri bruk i kommunen" }
		: { source: "", licence: "" };
	demo.own.push({ tenantId, id, createdAt, updatedAt, ...about });
	return { formId: id, versionId: version.id, guid: row.guid, definition };
}

/** The clients of these advisors and those who are promised, with some more. */
function clientsOf(world: World, tenant: Tenant, advisors: readonly string[], more: number): User[] {
	const ids = new Set(advisors.map((email) => world.person(email).id));
	const related = world.advisorClients.filter((one) => one.tenantId === tenant.id && ids.has(one.advisorId));
	const members = world.people.filter((one) => one.tenantId === tenant.id && one.role === "CLIENT" && one.isActive);
	const promised = members.filter(({ email }) => email.startsWith("client"));
	const chosen = new Set([...promised.map(({ id }) => id), ...related.map(({ clientId }) => clientId)]);
	for (const { id } of members.slice(0, more)) chosen.add(id);
	return world.users.filter(({ id }) => chosen.has(id) && members.some((one) => one.id === id));
}

/** Half a year of one client: a measurement every two weeks, some missed, the last one waiting. */
function halfYear(
	demo: SelfReports,
	world: World,
	tenant: Tenant,
	owner: User,
	form: SeededForm,
	client: User,
	number: number,
): void {
	const { random, now } = world;
	const isPromised = client.email.startsWith("client");
	const start = addDays(today("Europe/Oslo", new Date(now)), -TIMES * WEEKS * 7);
	const assignment = world.row(tenant.id, now - TIMES * WEEKS * 7 * DAY);
	const day = today("Europe/Oslo", new Date(now));
	demo.assignments.push({
		...assignment,
		...{ formId: form.formId, respondentId: client.id, subjectId: client.id, assignedBy: owner.id, schedule },
		...{ startsOn: start, nextOn: addDays(day, WEEKS * 7), status: "active" },
	});
	const lift = number % 5 === 4 ? -3 : 2 + (number % 3);
	const times = number % 4 === 3 ? TIMES - 3 : TIMES;
	const scores: Record<string, { value: number | null }>[] = [];
	for (let time = 0; time < times; time++) {
		const ago = (TIMES - time) * WEEKS * 7;
		const asked = { tenantId: tenant.id, id: `${assignment.id}:${addDays(day, -ago)}`, day: addDays(day, -ago) };
		const occasion = { ...asked, createdAt: now - ago * DAY, updatedAt: now - ago * DAY, opensAt: now - ago * DAY };
		const whose = { assignmentId: assignment.id, formId: form.formId, respondentId: client.id, subjectId: client.id };
		if (!isPromised && random.chance(0.1)) {
			demo.occasions.push({ ...occasion, ...whose, status: "missed" });
			continue;
		}
		const at = answeringTime(now, ago, random);
		const raw = drawAnswers(form.definition, random, time / TIMES, lift);
		const made = addReply(demo, world, { ...form, tenant }, client, at, raw);
		demo.occasions.push({ ...occasion, ...whose, status: "answered", replyId: made.id });
		scores.push(made.scores);
	}
	standing(demo, world, tenant, client, form.definition, scores);
	// What waits now: today for those who are promised, some days ago for some others.
	if (isPromised || number % 3 === 0) {
		const ago = isPromised ? 0 : 4;
		const opensAt = now - ago * DAY - 2 * HOUR;
		demo.occasions.push({
			...{ tenantId: tenant.id, id: `${assignment.id}:${addDays(day, -ago)}`, createdAt: opensAt, updatedAt: opensAt },
			...{ assignmentId: assignment.id, formId: form.formId, respondentId: client.id, subjectId: client.id },
			...{ day: addDays(day, -ago), opensAt, closesAt: null, status: "open" },
		});
	}
}

function standing(
	demo: SelfReports,
	{ now }: World,
	tenant: Tenant,
	client: User,
	{ scores }: Definition,
	measured: Record<string, { value: number | null }>[],
): void {
	const own = demo.replies.filter(({ subjectId }) => subjectId === client.id);
	const shares = measured.map((one) => {
		const known = scores.flatMap(({ id, better }) => {
			const value = one[id]?.value;
			return typeof value === "number" ? [better === "higher" ? value / 10 : 1 - value / 10] : [];
		});
		return known.length === 0 ? null : Number((known.reduce((sum, share) => sum + share, 0) / known.length).toFixed(3));
	});
	const [before = null, last = null] = shares.slice(-2);
	const difference = before === null || last === null ? null : last - before;
	const trend =
		difference === null ? "unknown" : Math.abs(difference) < 0.01 ? "same" : difference > 0 ? "better" : "worse";
	const lastAt = Math.max(0, ...own.map(({ submittedAt }) => submittedAt ?? 0));
	demo.clients.push({
		tenantId: tenant.id,
		id: client.id,
		createdAt: now,
		updatedAt: now,
		lastAt,
		trend,
		spark: shares.slice(-8),
	});
}
