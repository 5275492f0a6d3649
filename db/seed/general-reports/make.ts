import type { Definition } from "#app/forms/definition/definition";
import { addDays, today } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import * as schema from "#db/schema/forms";
import * as reports from "#db/schema/general-reports";
import { type Form, FormsDemo, writeForms } from "../forms/make";
import { insertAll } from "../insert";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import { final, halfway, monthly, partner, spoken, start, template } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Project = New<typeof reports.reportProjects>;
type Role = New<typeof reports.reportMembers>["role"];

const ZONE = "Europe/Oslo";

/** The demo's projects: who is in them, what they are asked, and what they have answered over half a year. */
export class ReportsDemo {
	readonly projects: Project[] = [];
	readonly members: New<typeof reports.reportMembers>[] = [];
	readonly places: New<typeof reports.reportForms>[] = [];
	readonly assignments: New<typeof schema.formAssignments>[] = [];
	readonly occasions: New<typeof schema.formOccasions>[] = [];
	readonly events: New<typeof schema.formReplyEvents>[] = [];
	readonly forms: FormsDemo;
	readonly now: string;

	constructor(readonly world: World) {
		this.forms = new FormsDemo(world);
		this.now = today(ZONE, new Date(world.now));
	}

	project(
		tenant: Tenant,
		owner: User,
		given: Pick<Project, "slug" | "name" | "description">,
		[from, to]: [number, number],
	) {
		const { world } = this;
		const project: Project = {
			...{ ...world.row(tenant.id, world.now - 200 * DAY), ...given, ownerId: owner.id },
			...{ sortName: given.name.toLowerCase(), startsOn: addDays(this.now, from), endsOn: addDays(this.now, to) },
		};
		this.projects.push(project);
		this.member(project, owner, "manager");
		return project;
	}

	member({ tenantId, id: projectId, createdAt }: Project, { id: userId }: User, role: Role) {
		const stamps = { createdAt, updatedAt: createdAt };
		this.members.push({ tenantId, id: `${projectId}:${userId}`, projectId, userId, role, ...stamps });
	}

	form(project: Project, slug: string, definition: Definition, dueOn: string | null, isOut = true): Form {
		const made = this.forms.form({ id: project.tenantId } as Tenant, project.ownerId, slug, definition, {
			...{ moduleKey: "general_reports", subjectType: "project", isOut, ageInDays: 195 },
			settings: { knowsMembers: true, membersOnly: slug !== "partnerrapport" },
		});
		const { tenantId, id: projectId } = project;
		const sortOrder = this.places.filter((place) => place.projectId === projectId).length;
		this.places.push({
			...{ ...this.world.row(tenantId, made.createdAt), projectId, formId: made.id, dueOn, sortOrder },
		});
		return made;
	}

	/** Asks somebody on a day; `answered`: so many days later, or not yet. */
	ask(form: Form, definition: Definition, project: Project, person: User, day: string, answered: number | null) {
		const { world } = this;
		const { tenantId } = form;
		const opensAt = toInstant(`${day}T08:00`, ZONE);
		const row = world.row(tenantId, opensAt);
		const place = this.places.find(({ formId }) => formId === form.id);
		this.assignments.push({
			...{ ...row, formId: form.id, respondentId: person.id, subjectId: project.id, assignedBy: project.ownerId },
			schedule: {
				repeat: { kind: "once" },
				hour: 8,
				reminders: { most: 0, gapHours: 72 },
				dueOn: place?.dueOn ?? undefined,
			},
			...{ startsOn: day, endsOn: null, status: "stopped", nextOn: "" },
		});
		const at = Math.min(world.now - HOUR, opensAt + (answered ?? 0) * DAY + world.random.below(9) * HOUR);
		const occasion: New<typeof schema.formOccasions> = {
			...{ tenantId, id: `${row.id}:${day}`, createdAt: opensAt, updatedAt: opensAt, assignmentId: row.id },
			...{ formId: form.id, respondentId: person.id, subjectId: project.id, day, opensAt, status: "open" },
		};
		this.occasions.push(occasion);
		if (answered === null) return;
		const reply = this.forms.reply(form, definition, at, person.language ?? "nb", this.draw(definition), {
			...{ source: "member", respondentId: person.id, subjectType: "project", subjectId: project.id },
			...{ occasionId: occasion.id, sendKey: `occasion:${occasion.id}` },
		});
		Object.assign(occasion, { status: "answered", replyId: reply.id, updatedAt: at });
		this.look(reply, project.ownerId);
	}

	/** Older replies have been looked at; of the last some wait for an answer. */
	private look(reply: New<typeof schema.formReplies>, actorId: string) {
		const { world } = this;
		const at = reply.createdAt + 2 * DAY;
		if (at > world.now) return;
		reply.status = world.random.chance(0.88) ? "approved" : "clarify";
		const event = { ...world.row(reply.tenantId, at), replyId: reply.id, actorId, isShown: true };
		const isClear = reply.status === "approved";
		this.events.push({
			...{ ...event, kind: "status", detail: { from: "submitted", to: reply.status } },
			text: isClear ? "" : "Kan du si litt mer om hva som hindret arbeidet?",
		});
	}

	private draw(definition: Definition): Record<string, unknown> {
		const { random } = this.world;
		const values: Record<string, () => unknown> = {
			satisfied: () => Math.min(5, 2 + random.below(4)),
			ready: () => 2 + random.below(4),
			on_track: () => random.pick(["yes", "yes", "partly", "no"]),
			hours: () => 10 + random.below(60),
			help: () => ["employers", "language", "tools", "time"].filter(() => random.chance(0.4)),
			words: () => (random.chance(0.6) ? random.pick(spoken) : undefined),
			country: () => random.pick(["no", "it", "ro", "tr"]),
			reached: () => 5 + random.below(80),
		};
		const asked = definition.pages.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
		const drawn = asked.map(({ id }) => [id, values[id]?.()] as const);
		return Object.fromEntries(drawn.filter(([, value]) => value !== undefined));
	}

	async write(db: D1Database): Promise<void> {
		await writeForms(db, this.forms);
		await insertAll(db, schema.formAssignments, this.assignments);
		await insertAll(db, schema.formOccasions, this.occasions);
		await insertAll(db, schema.formReplyEvents, this.events);
		await insertAll(db, reports.reportProjects, this.projects);
		await insertAll(db, reports.reportMembers, this.members);
		await insertAll(db, reports.reportForms, this.places);
	}
}

/** Projects of Fjordvik and of Nordlys, where they have the module. */
export function makeGeneralReports(world: World): ReportsDemo {
	const demo = new ReportsDemo(world);
	for (const slug of ["fjordvik", "nordlys"]) {
		const tenant = world.tenant(slug);
		if (!world.entry(tenant, "general_reports")) continue;
		const people = slug === "fjordvik" ? peopleOfFjordvik(world, tenant) : peopleOfNordlys(world, tenant);
		makeInclusion(demo, tenant, people);
		makePartners(demo, tenant, people);
	}
	return demo;
}

type People = { owner: User; managers: User[]; contributors: User[]; viewers: User[] };

function peopleOfFjordvik(world: World, tenant: Tenant): People {
	const [owner, manager, viewer, client, other] = ["advisor", "advisor2", "admin", "client", "client2"].map((name) =>
		world.person(`${name}@fjordvik.test`),
	) as [User, User, User, User, User];
	return {
		owner,
		managers: [manager],
		contributors: [client, other, ...crowd(world, tenant, "CLIENT", 9)],
		viewers: [viewer],
	};
}

function peopleOfNordlys(world: World, tenant: Tenant): People {
	const [viewer, ...contributors] = crowd(world, tenant, "ADVISOR", 3) as [User, ...User[]];
	const owner = world.person("admin@nordlys.test");
	return {
		owner,
		managers: [],
		contributors: [...contributors, ...crowd(world, tenant, "CLIENT", 5)],
		viewers: [viewer],
	};
}

/** More members of a role, who are given the module for it. */
function crowd(world: World, tenant: Tenant, role: "CLIENT" | "ADVISOR", most: number): User[] {
	const promised = /^(admin|advisor|client|both)\d?@/;
	const ids = world.memberships
		.filter((one) => one.tenantId === tenant.id && one.role === role && one.isActive)
		.map(({ userId }) => userId);
	const found = world.users.filter(({ id, email }) => ids.includes(id) && !promised.test(email)).slice(0, most);
	for (const user of found) world.grant(tenant, user, "general_reports", role);
	return found;
}

/** A project in which each contributor reports every month. */
function makeInclusion(demo: ReportsDemo, tenant: Tenant, { owner, managers, contributors, viewers }: People) {
	const { world, now } = demo;
	const given = {
		...{ slug: "inkludering-i-arbeidslivet", name: "Inkludering i arbeidslivet" },
		description: "Deltakere og arbeidsgivere finner frem til hverandre. Alle som bidrar, rapporterer hver måned.",
	};
	const project = demo.project(tenant, owner, given, [-190, 160]);
	for (const one of managers) demo.member(project, one, "manager");
	for (const one of contributors) demo.member(project, one, "contributor");
	for (const one of viewers) demo.member(project, one, "viewer");
	const early = addDays(now, -160);
	const first = demo.form(project, "startkartlegging", start, early);
	for (const [at, one] of contributors.entries())
		demo.ask(first, start, project, one, addDays(now, -185), at % 6 === 4 ? null : 2 + world.random.below(12));
	const every = demo.form(project, "manedsrapport", monthly, addDays(now, 9));
	for (let month = 6; month >= 0; month--)
		for (const [at, one] of contributors.entries()) {
			const isWaiting = month === 0 ? at % 2 === 0 : world.random.chance(0.08) && at > 1;
			demo.ask(
				every,
				monthly,
				project,
				one,
				addDays(now, -3 - month * 30),
				isWaiting ? null : world.random.below(month === 0 ? 2 : 9),
			);
		}
	const half = demo.form(project, "halvveisrapport", halfway, addDays(now, -4));
	for (const [at, one] of contributors.entries())
		demo.ask(half, halfway, project, one, addDays(now, -20), at % 3 === 0 ? null : 3 + world.random.below(9));
	demo.form(project, "sluttrapport", final, addDays(now, 150), false);
	demo.forms.form(tenant, owner.id, "mal-manedsrapport", template, {
		...{ moduleKey: "general_reports", subjectType: "project", isTemplate: true, ageInDays: 190 },
		settings: { knowsMembers: true },
	});
}

/** One between countries, and one that is over and lies in the archive. */
function makePartners(demo: ReportsDemo, tenant: Tenant, { owner, contributors, managers }: People) {
	const { world, now } = demo;
	const given = {
		...{ slug: "digitale-ferdigheter", name: "Digitale ferdigheter på jobb (Erasmus+)" },
		description: "Partnere i fire land rapporterer hvert kvartal om hvem de har nådd.",
	};
	const project = demo.project(tenant, managers[0] ?? owner, given, [-180, 400]);
	const some = contributors.slice(0, 5);
	for (const one of some) demo.member(project, one, "contributor");
	const quarterly = demo.form(project, "partnerrapport", partner, addDays(now, 20));
	for (const quarter of [1, 0])
		for (const [at, one] of some.entries())
			demo.ask(
				quarterly,
				partner,
				project,
				one,
				addDays(now, -5 - quarter * 90),
				quarter === 0 && at < 3 ? null : 1 + world.random.below(4),
			);
	const over = demo.project(
		tenant,
		owner,
		{ slug: "sommerjobb", name: "Sommerjobb for unge", description: "" },
		[-200, -110],
	);
	for (const one of some.slice(1)) demo.member(over, one, "contributor");
	const last = demo.form(over, "erfaringer", halfway, addDays(now, -120));
	for (const one of some.slice(1)) demo.ask(last, halfway, over, one, addDays(now, -140), 4);
	over.archivedAt = world.now - 90 * DAY;
	last.status = "archived";
}
