import { companyAssessment } from "#app/forms/templates/company-assessment";
import { addDays, today } from "#app/platform/clock";
import { companies, openings } from "#db/schema/directory";
import type { formReplies } from "#db/schema/forms";
import * as schema from "#db/schema/kartlegging";
import { organisationNumber } from "../crm/organisation-number";
import { FormsDemo, writeForms } from "../forms/make";
import { insertAll } from "../insert";
import { mailName, nameDrawer } from "../names";
import { seeded } from "../random";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Company = New<typeof companies>;

const ZONE = "Europe/Oslo";
/** Customers of CRM that are assessed, beside the companies that are known here alone. */
const CUSTOMERS = 38;
/** Days that the assessments lie in. */
const SPAN = 210;
const NO_DAY = "9999-12-31";

/** The companies that Fjordvik assesses, and what they have answered over seven months. */
export class AssessmentDemo {
	readonly own: Company[] = [];
	readonly assessed: New<typeof schema.assessedCompanies>[] = [];
	readonly contacts: New<typeof schema.assessmentContacts>[] = [];
	readonly notes: New<typeof schema.assessmentNotes>[] = [];
	readonly openings: New<typeof openings>[] = [];
	readonly followUps: New<typeof schema.followUps>[] = [];
	readonly forms: FormsDemo;

	constructor(readonly world: World) {
		this.forms = new FormsDemo(world);
	}

	async write(db: D1Database): Promise<void> {
		await insertAll(db, companies, this.own);
		await writeForms(db, this.forms);
		await insertAll(db, schema.assessedCompanies, this.assessed);
		await insertAll(db, schema.assessmentContacts, this.contacts);
		await insertAll(db, schema.assessmentNotes, this.notes);
		await insertAll(db, openings, this.openings);
		await insertAll(db, schema.followUps, this.followUps);
	}
}

/** `customers`: those of CRM. Nothing where Fjordvik has not the module. */
export function makeAssessments(world: World, customers: readonly Company[]): AssessmentDemo {
	const demo = new AssessmentDemo(world);
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "kartlegging")) return demo;
	const [advisor, admin] = [world.person("advisor@fjordvik.test"), world.person("admin@fjordvik.test")];
	const form = demo.forms.form(tenant, admin.id, "kartlegging-av-bedriftens-behov", companyAssessment, {
		...{ moduleKey: "kartlegging", subjectType: "company", ageInDays: SPAN + 10 },
		settings: { contact: "Ingrid Solheim, Fjordvik kommune", minutes: 10 },
	});
	const drawName = nameDrawer(world.random);
	const own = texts.ownCompanies.map(([name, industry, employees], at) =>
		ownCompany(demo, tenant, advisor, { name, industry, employees, at }),
	);
	const theirs = customers.filter(({ tenantId, visibility }) => tenantId === tenant.id && visibility === "all");
	for (const company of [...theirs.slice(0, CUSTOMERS), ...own])
		assess(demo, form, company, world.random.chance(0.7) ? advisor : admin, drawName);
	for (const [nth, company] of own.entries()) addNeeds(demo, company, advisor, nth);
	return demo;
}

/** Drawn by itself: what others draw stays as it was. */
const needDraws = seeded(63);

/** What a company needs, and what is to be done for it. */
function addNeeds(
	{ world, openings: board, followUps }: AssessmentDemo,
	{ tenantId, id: companyId }: Company,
	{ id }: User,
	nth: number,
): void {
	const { now } = world;
	const day = today(ZONE, new Date(now));
	const row = (daysAgo: number) => {
		const at = now - daysAgo * DAY;
		return { tenantId, id: needDraws.id(at), createdAt: at, updatedAt: at, companyId, createdBy: id };
	};
	const [kind, title, places] = texts.needs[nth % texts.needs.length] as (typeof texts.needs)[number];
	const endsOn = addDays(day, 20 + nth * 6);
	board.push({ ...row(10 + nth), kind, title, places, endsOn, moduleKey: "kartlegging" });
	if (nth % 3 === 0)
		followUps.push({
			...{ ...row(6 + nth), title: texts.followUps[(nth / 3) % texts.followUps.length] as string },
			...{ ownerId: id, dueOn: addDays(day, nth - 3), doneOn: nth === 6 ? addDays(day, -1) : "" },
		});
}

type Facts = { name: string; industry: string; employees: number; at: number };

function ownCompany(demo: AssessmentDemo, tenant: Tenant, { id }: User, { at, ...facts }: Facts): Company {
	const { world } = demo;
	const company: Company = {
		...{ ...world.row(tenant.id, world.now - (SPAN + at) * DAY), guid: world.random.guid(), ...facts },
		...{ sortName: facts.name.toLowerCase(), orgNo: organisationNumber(900 + at), isCustomer: false },
		...{ municipality: world.random.pick(texts.municipalities), createdBy: id, updatedBy: id },
	};
	demo.own.push(company);
	return company;
}

function assess(
	demo: AssessmentDemo,
	form: ReturnType<FormsDemo["form"]>,
	company: Company,
	interviewer: User,
	drawName: ReturnType<typeof nameDrawer>,
): void {
	const { world } = demo;
	const { random, now } = world;
	const { tenantId, id } = company;
	const start = now - SPAN * DAY;
	const stamps = { createdAt: start, updatedAt: start };
	const times = random.chance(0.72) ? 1 + random.below(2) : 0;
	const ats = Array.from({ length: times }, (_, nth) =>
		Math.floor(start + ((nth + random.below(90) / 100) * SPAN * DAY) / times + random.below(8) * HOUR),
	).map((at) => Math.min(at, now - HOUR));
	for (const [nth, at] of ats.entries()) answer(demo, form, company, interviewer, { at, nth });
	const last = ats.at(-1);
	const hasStep = random.chance(0.55);
	const untouched = random.pick(["notContacted", "notContacted", "booked", "declined"] as const);
	demo.assessed.push({
		...{ tenantId, id, name: company.name, ...stamps, interviewerId: interviewer.id, createdBy: interviewer.id },
		status: last === undefined ? untouched : "done",
		nextStep: hasStep ? random.pick(texts.steps) : "",
		nextOn: hasStep ? addDays(today(ZONE, new Date(now)), random.below(40) - 6) : NO_DAY,
		lastOn: last === undefined ? "" : today(ZONE, new Date(last)),
	});
	if (random.chance(0.6)) {
		const person = drawName();
		demo.contacts.push({
			...{ ...world.row(tenantId, start), companyId: id, name: `${person.firstName} ${person.lastName}` },
			...{ jobTitle: random.pick(texts.jobTitles), email: `${mailName(person)}@bedrift.test` },
			phone: `+47${91_000_000 + random.below(899_999)}`,
		});
	}
	if (random.chance(0.45)) {
		const at = Math.floor(now - (1 + random.below(120)) * DAY);
		demo.notes.push({
			...{ ...world.row(tenantId, at), companyId: id, text: random.pick(texts.notes), createdBy: interviewer.id },
		});
	}
}

function answer(
	demo: AssessmentDemo,
	form: ReturnType<FormsDemo["form"]>,
	{ id }: Company,
	interviewer: User,
	{ at, nth }: { at: number; nth: number },
): void {
	const { random } = demo.world;
	const mode = random.pick(["assisted", "assisted", "proxy", "self"] as const);
	const by: Partial<New<typeof formReplies>> =
		mode === "self" ? { source: "invitation" } : { source: "member", respondentId: interviewer.id };
	const point = (least: number) => Math.min(5, least + random.below(3) + (nth > 0 ? 1 : 0));
	const recruits = random.pick(["yes", "yes", "maybe", "no"]);
	const training = random.chance(0.6);
	const answers = {
		recruits,
		...(recruits !== "no" && { positions: 1 + random.below(8) }),
		...(random.chance(0.5) && { roles: random.pick(texts.roles) }),
		lacks: ["trade", "driving", "language", "digital", "health", "service"].filter(() => random.chance(0.35)),
		...{ difficulty: point(2), training, ...(training && { places: 1 + random.below(3) }) },
		...{ adapts: point(2), mentors: point(1), experience: point(1), knows: point(2), satisfied: point(2) },
		wants: ["candidates", "mentoring", "wage", "visit"].filter(() => random.chance(0.4)),
		...(random.chance(0.3) && { comments: random.pick(texts.comments) }),
	};
	demo.forms.reply(form, companyAssessment, at, "nb", answers, { ...by, mode, subjectType: "company", subjectId: id });
}
