import { templates } from "#app/modules/hms/templates/index";
import { sectionsOf } from "#app/modules/hms/templates/template";
import { addDays, today } from "#app/platform/clock";
import { companies } from "#db/schema/directory";
import * as schema from "#db/schema/hms";
import words from "../../../locales/nb/hmsLetters.json";
import { organisationNumber } from "../crm/organisation-number";
import { insertAll } from "../insert";
import { dayInLetter, LettersDemo } from "../letters";
import { nameDrawer } from "../names";
import { seeded } from "../random";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Company = New<typeof companies>;
type Safety = New<typeof schema.safetyCompanies>;

const ZONE = "Europe/Oslo";
const NO_DAY = "9999-12-31";
/** Customers of CRM that are followed, beside the companies that are known here alone. */
const CUSTOMERS = 30;
/** Days that the rounds and deviations lie in. */
const SPAN = 400;

/** The companies whose health, safety and environment work Fjordvik follows, with a year of rounds, deviations and measures. */
export class SafetyDemo {
	readonly own: Company[] = [];
	readonly followed: Safety[] = [];
	readonly checklists: New<typeof schema.safetyChecklists>[] = [];
	readonly rounds: New<typeof schema.safetyRounds>[] = [];
	readonly participants: New<typeof schema.roundParticipants>[] = [];
	readonly answers: New<typeof schema.roundAnswers>[] = [];
	readonly deviations: New<typeof schema.deviations>[] = [];
	readonly measures: New<typeof schema.measures>[] = [];
	readonly posters: New<typeof schema.safetyPosters>[] = [];
	readonly roles: New<typeof schema.safetyRoles>[] = [];
	readonly observations: New<typeof schema.safetyObservations>[] = [];
	readonly documents: New<typeof schema.safetyDocuments>[] = [];
	readonly campaigns: New<typeof schema.safetyCampaigns>[] = [];
	readonly written: New<typeof schema.campaignCompanies>[] = [];
	readonly letters = new LettersDemo("hms", "safetyNews", words.letter);

	constructor(readonly world: World) {}

	/** What was found of what somebody has done, by the other one. */
	effectOf({ id }: User) {
		const staff = [this.world.person("advisor@fjordvik.test"), this.world.person("admin@fjordvik.test")];
		const effect = texts.effects[this.deviations.length % texts.effects.length];
		return { effect, effectBy: staff.find((one) => one.id !== id)?.id ?? id };
	}

	/** The day some days ago, or ahead where negative. */
	day(daysAgo: number): string {
		return addDays(today(ZONE, new Date(this.world.now)), -daysAgo);
	}

	async write(db: D1Database): Promise<void> {
		await insertAll(db, companies, this.own);
		await insertAll(db, schema.safetyCompanies, this.followed);
		await insertAll(db, schema.safetyChecklists, this.checklists);
		await insertAll(db, schema.safetyRounds, this.rounds);
		await insertAll(db, schema.roundParticipants, this.participants);
		await insertAll(db, schema.roundAnswers, this.answers);
		await insertAll(db, schema.deviations, this.deviations);
		await insertAll(db, schema.measures, this.measures);
		await insertAll(db, schema.safetyPosters, this.posters);
		await insertAll(db, schema.safetyRoles, this.roles);
		await insertAll(db, schema.safetyObservations, this.observations);
		await insertAll(db, schema.safetyDocuments, this.documents);
		await insertAll(db, schema.safetyCampaigns, this.campaigns);
		await insertAll(db, schema.campaignCompanies, this.written);
		await this.letters.write(db, schema.sentSafetyLetters);
	}
}

/** `customers`: those of CRM. Nothing where Fjordvik has not the module. */
export function makeSafety(world: World, customers: readonly Company[]): SafetyDemo {
	const demo = new SafetyDemo(world);
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "hms")) return demo;
	const staff = [world.person("advisor@fjordvik.test"), world.person("admin@fjordvik.test")] as const;
	const drawName = nameDrawer(world.random);
	const names = () => {
		const { firstName, lastName } = drawName();
		return `${firstName} ${lastName}`;
	};
	addChecklist(demo, tenant, staff[1]);
	const own = texts.ownCompanies.map((facts, at) => ownCompany(demo, tenant, staff[0], facts, at));
	const theirs = customers.filter(({ tenantId, visibility }) => tenantId === tenant.id && visibility === "all");
	for (const company of [...own, ...theirs.slice(0, CUSTOMERS)])
		follow(demo, company, world.random.chance(0.7) ? staff[0] : staff[1], names);
	for (const company of own) addPoster(demo, company, staff[0]);
	for (const [nth, company] of own.entries()) addInternalControl(demo, company, staff, nth);
	addBreaches(demo, staff);
	addCampaign(demo, staff[0]);
	addReminders(demo, tenant, staff);
	return demo;
}

/** Drawn by itself: what others draw stays as it was. */
const shelfDraws = seeded(57);

/** Who is what in a company, what stands on its shelf, and what was seen go well; the first company has the most. */
function addInternalControl(
	demo: SafetyDemo,
	{ tenantId, id: companyId }: Company,
	[advisor, admin]: readonly [User, User],
	nth: number,
): void {
	const { now } = demo.world;
	const row = (daysAgo: number) => {
		const at = now - daysAgo * DAY;
		return { tenantId, id: shelfDraws.id(at), createdAt: at, updatedAt: at, companyId };
	};
	if (nth < 4) {
		demo.roles.push({ ...row(200), userId: advisor.id, role: "hseLead" });
		demo.roles.push({ ...row(200), userId: admin.id, role: nth % 2 === 0 ? "committee" : "manager" });
	}
	if (nth === 0) demo.roles.push({ ...row(200), userId: advisor.id, role: "representative" });
	for (const [at, [duty, title, text]] of texts.documents.slice(0, Math.max(0, 6 - nth)).entries()) {
		const age = 40 + at * 95 + nth * 20;
		demo.documents.push({ ...row(age), duty, title, text, reviewedOn: demo.day(age), createdBy: advisor.id });
	}
	for (const [at, text] of texts.observations.slice(0, Math.max(0, 3 - nth)).entries()) {
		const thanked = { thankedAt: now - at * DAY, thankedBy: admin.id, thanks: "Så bra at du så det!" };
		demo.observations.push({
			...{ ...row(4 + at * 9), text, area: texts.areas[at % texts.areas.length], seenOn: demo.day(4 + at * 9) },
			...{ createdBy: advisor.id, ...(at > 0 && thanked) },
		});
	}
}

/** A letter that the advisor has written to some of the companies. */
function addCampaign(demo: SafetyDemo, { id: createdBy }: User): void {
	const at = demo.world.now - 12 * DAY;
	const [first, ...others] = demo.followed.filter(({ leadId }) => leadId === createdBy);
	if (!first) return;
	const stamps = { tenantId: first.tenantId, createdAt: at, updatedAt: at };
	const id = shelfDraws.id(at);
	demo.campaigns.push({ ...stamps, id, ...texts.campaign, createdBy });
	for (const company of [first, ...others.slice(0, 7)])
		demo.written.push({ ...stamps, id: `${id}:${company.id}`, campaignId: id, companyId: company.id });
}

/** Reminders of measures: three days before they are due, and the day after where they still wait. */
function addReminders(demo: SafetyDemo, tenant: Tenant, staff: readonly User[]): void {
	const companyOf = new Map(demo.followed.map(({ id, name }) => [id, name ?? ""]));
	for (const { id, companyId, ownerId, title, dueOn = NO_DAY, doneOn = "", createdAt } of demo.measures) {
		const owner = staff.find((one) => one.id === ownerId);
		if (!owner) continue;
		const values = {
			...{
				name: owner.firstName ?? "",
				measure: title,
				due: dayInLetter(dueOn),
				company: companyOf.get(companyId) ?? "",
			},
		};
		for (const [event, days] of [["measureDue", -3] as const, ["measureOverdue", 1] as const]) {
			const on = addDays(dueOn, days);
			const at = Date.parse(`${on}T06:05:00Z`);
			if (at <= createdAt || at >= demo.world.now || (doneOn !== "" && doneOn < on)) continue;
			const letter = { recordId: companyId, recipient: "owner", email: owner.email, at, values };
			demo.letters.add(tenant, { ...letter, event, once: `${id}:${on}` });
		}
	}
}

/** A breach of personal data whose hours are running, and an injury that NAV is to know of. */
function addBreaches(demo: SafetyDemo, [advisor]: readonly [User, User]): void {
	const { now } = demo.world;
	const [safety] = demo.followed;
	if (!safety) return;
	for (const [nth, report] of texts.breaches.entries()) {
		const at = now - (nth * 30 + 20) * HOUR;
		demo.deviations.push({
			...{ tenantId: safety.tenantId, id: shelfDraws.id(at), createdAt: at, updatedAt: at, companyId: safety.id },
			...{ ...report, happenedOn: demo.day(nth + 1), status: "new", createdBy: advisor.id },
		});
	}
	safety.openDeviations = (safety.openDeviations ?? 0) + texts.breaches.length;
}

/** Drawn by itself too. */
const posterDraws = seeded(41);

function addPoster(
	{ world, posters }: SafetyDemo,
	{ tenantId, id: companyId }: Company,
	{ id: createdBy }: User,
): void {
	const at = world.now - 90 * DAY;
	posters.push({
		...{ tenantId, id: posterDraws.id(at), createdAt: at, updatedAt: at, companyId, guid: posterDraws.guid() },
		...{ area: texts.areas[0], createdBy },
	});
}

function addChecklist(demo: SafetyDemo, tenant: Tenant, { id: createdBy }: User): void {
	const { world } = demo;
	let number = 0;
	const sections = texts.ownChecklist.sections.map(({ title, points }) => ({
		title,
		points: points.map((text) => {
			number += 1;
			return { id: `p${number}`, text };
		}),
	}));
	const { name } = texts.ownChecklist;
	demo.checklists.push({ ...world.row(tenant.id, world.now - 120 * DAY), name, sections, createdBy });
}

function ownCompany(
	demo: SafetyDemo,
	tenant: Tenant,
	{ id }: User,
	[name, industry, employees]: (typeof texts.ownCompanies)[number],
	at: number,
): Company {
	const { world } = demo;
	const company: Company = {
		...{ ...world.row(tenant.id, world.now - (SPAN + at) * DAY), guid: world.random.guid(), name, industry, employees },
		...{ sortName: name.toLowerCase(), orgNo: organisationNumber(950 + at), isCustomer: false },
		...{ municipality: "Fjordvik", createdBy: id, updatedBy: id },
	};
	demo.own.push(company);
	return company;
}

function follow(demo: SafetyDemo, { tenantId, id, name }: Company, lead: User, names: () => string): void {
	const { world } = demo;
	const { random, now } = world;
	const start = now - SPAN * DAY;
	const representative = names();
	const intervalMonths = random.pick([6, 12, 12]);
	const safety: Safety = {
		...{ tenantId, id, name, createdAt: start, updatedAt: start, leadId: lead.id, createdBy: lead.id },
		...{ representative, intervalMonths },
	};
	const held = random.chance(0.8) ? 1 + random.below(3) : 0;
	const ages = Array.from({ length: held }, (_, nth) => 20 + nth * 130 + random.below(90)).reverse();
	for (const age of ages) addRound(demo, safety, lead, { age, isDone: true, names });
	const isPlanned = random.chance(0.45);
	if (isPlanned) addRound(demo, safety, lead, { age: 5 - random.below(45), isDone: false, names });
	for (let left = random.below(5); left > 0; left--) addDeviation(demo, safety, lead);
	demo.followed.push({ ...safety, ...countsOf(demo, safety) });
}

/** What the list of companies shows of one, as the module counts it. */
function countsOf(demo: SafetyDemo, { id, intervalMonths = 12 }: Safety) {
	const its = <Row extends { companyId: string }>(rows: Row[]) => rows.filter(({ companyId }) => companyId === id);
	const rounds = its(demo.rounds);
	const last = rounds.reduce((day, { heldOn = "" }) => (heldOn > day ? heldOn : day), "");
	const planned = rounds.filter(({ status }) => status !== "done").map(({ plannedOn }) => plannedOn);
	const open = its(demo.measures).filter(({ isOpen }) => isOpen);
	const byInterval = last === "" ? NO_DAY : addDays(last, Math.round(intervalMonths * 30.4));
	return {
		lastRoundOn: last,
		nextRoundOn: planned.sort()[0] ?? byInterval,
		openDeviations: its(demo.deviations).filter(({ status }) => status !== "closed").length,
		nextMeasureOn: open.map(({ dueOn }) => dueOn).sort()[0] ?? NO_DAY,
	};
}

type RoundFacts = { age: number; isDone: boolean; names: () => string };

function addRound(demo: SafetyDemo, safety: Safety, lead: User, { age, isDone, names }: RoundFacts): void {
	const { world } = demo;
	const { random, now } = world;
	const at = Math.min(now - HOUR, now - age * DAY);
	const template = random.pick(templates);
	const sections = sectionsOf(template, "nb");
	const status = isDone ? "done" : age > 0 ? "inspection" : random.pick(["planned", "planned", "preMeeting"] as const);
	const row = world.row(safety.tenantId, at);
	demo.rounds.push({
		...{ ...row, companyId: safety.id, title: template.name.nb, sections, language: "nb", status },
		...{ area: random.pick(texts.areas), topic: random.pick(texts.topics), plannedOn: demo.day(age) },
		...{ heldOn: isDone ? demo.day(age) : "", summary: isDone ? random.pick(texts.summaries) : "" },
		...{ leaderId: lead.id, createdBy: lead.id },
	});
	const people = [
		{ name: names(), title: "Daglig leder" },
		{ name: safety.representative ?? "", title: "Verneombud" },
	];
	for (const person of people) {
		const signedAt = isDone && random.chance(0.85) ? at + 2 * HOUR : null;
		demo.participants.push({ ...world.row(safety.tenantId, at), roundId: row.id, ...person, signedAt });
	}
	const points = sections.flatMap((section) => section.points);
	const answered = isDone ? points : status === "inspection" ? points.slice(0, 6) : [];
	for (const point of answered) addAnswer(demo, safety, lead, { roundId: row.id, pointId: point.id, at, age });
}

type PointFacts = { roundId: string; pointId: string; at: number; age: number };

function addAnswer(demo: SafetyDemo, safety: Safety, lead: User, { roundId, pointId, at, age }: PointFacts): void {
	const { random } = demo.world;
	const { tenantId } = safety;
	const answer = random.chance(0.8) ? "yes" : random.chance(0.6) ? "no" : "notApplicable";
	const [seen, title] = random.pick(texts.faults);
	const comment = answer === "no" ? seen : random.pick(texts.comments);
	const stamps = { createdAt: at, updatedAt: at };
	demo.answers.push({ ...{ tenantId, id: `${roundId}.${pointId}`, roundId, pointId, answer, comment }, ...stamps });
	if (answer === "no") addMeasure(demo, safety, lead, { title, age, at, source: { roundId, pointId } });
}

type MeasureFacts = {
	title: string;
	age: number;
	at: number;
	source: { roundId?: string; pointId?: string; deviationId?: string };
};

function addMeasure(demo: SafetyDemo, safety: Safety, lead: User, { title, age, at, source }: MeasureFacts): void {
	const { world } = demo;
	const { random } = world;
	const due = age - 14 - random.below(40);
	const isOpen = random.chance(due > 60 ? 0.04 : due > 0 ? 0.3 : 0.8);
	const dueOn = demo.day(due);
	demo.measures.push({
		...{ ...world.row(safety.tenantId, at), companyId: safety.id, ...source, title, ownerId: lead.id, dueOn, isOpen },
		...{ doneOn: isOpen ? "" : demo.day(Math.max(0, due + 3)), outcome: isOpen ? "" : random.pick(texts.outcomes) },
		...(!isOpen && { outcomeBy: lead.id }),
		...(!isOpen && age > 60 && demo.effectOf(lead)),
		// The demo reminds nobody of what is overdue already.
		remindOn: due < -3 ? addDays(dueOn, -3) : addDays(demo.day(0), 7),
		createdBy: lead.id,
	});
}

function addDeviation(demo: SafetyDemo, safety: Safety, lead: User): void {
	const { world } = demo;
	const { random, now } = world;
	const age = 1 + random.below(random.chance(0.5) ? 60 : SPAN - 40);
	const at = now - age * DAY;
	const { cause, ...report } = random.pick(texts.reports);
	const status =
		age > 90
			? random.pick(["closed", "closed", "closed", "effectCheck"] as const)
			: random.pick(["new", "handling", "measureInPlace", "effectCheck", "closed"] as const);
	const isClosed = status === "closed";
	const isConcluded = isClosed || status === "effectCheck";
	const isAssessed = status !== "new";
	// In turn and not by chance: what is drawn after this stays as it was.
	const nth = demo.deviations.length;
	const inTurn = <Value>(values: readonly Value[]) => values[nth % values.length] as Value;
	const [likelihood, consequence] = [1 + ((nth * 3) % 5), 1 + ((nth * 7 + (nth % 3)) % 5)];
	const row = world.row(safety.tenantId, at);
	const due = age - 21 - random.below(30);
	demo.deviations.push({
		...{ ...row, companyId: safety.id, ...report, area: random.pick(texts.areas), status },
		...{ happenedOn: demo.day(age), happenedAt: `${String(7 + random.below(10)).padStart(2, "0")}:15` },
		...{ cause: status === "new" ? "" : cause, ownerId: status === "new" ? null : lead.id },
		...{ dueOn: status === "new" ? NO_DAY : demo.day(due), createdBy: lead.id },
		...{
			outcome: isClosed ? random.pick(texts.outcomes) : isConcluded ? inTurn(texts.outcomes) : "",
			outcomeBy: isConcluded ? lead.id : null,
			...(isClosed && demo.effectOf(lead)),
			closedOn: isClosed ? demo.day(Math.max(0, due + 2)) : "",
		},
	});
	Object.assign(
		demo.deviations.at(-1) ?? {},
		isAssessed && {
			...{ likelihood, consequence, riskSize: 5, causeKind: inTurn(texts.causes) },
			...{ requirement: inTurn(texts.requirements), whys: texts.whys.slice(0, 1 + (nth % 3)) },
		},
		isConcluded && { residualLikelihood: 1, residualConsequence: Math.min(consequence, 1 + (nth % 3)) },
	);
	const [, title] = random.pick(texts.faults);
	if (status !== "new" && random.chance(0.7))
		addMeasure(demo, safety, lead, { title, age, at, source: { deviationId: row.id } });
}
