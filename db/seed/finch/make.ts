import { studentAssessment } from "#app/forms/templates/student-assessment";
import { addDays, today } from "#app/platform/clock";
import * as schema from "#db/schema/finch";
import { type Form, FormsDemo, writeForms } from "../forms/make";
import { insertAll } from "../insert";
import { nameDrawer } from "../names";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
type Student = New<typeof schema.students>;

const ZONE = "Europe/Oslo";
const FORM = "slik-har-jeg-det-pa-skolen";
/** Days since each time that the form was given, and the share of those asked who have answered. */
const rounds = [
	{ daysAgo: 170, share: 0.9 },
	{ daysAgo: 85, share: 0.85 },
	{ daysAgo: 12, share: 0.6 },
] as const;
const SPAN = 200;

/** Fjordvik's students, the forms that they were given and what they have answered in half a year, and the reports about them. */
export class StudentsDemo {
	readonly students: Student[] = [];
	readonly given: New<typeof schema.givenForms>[] = [];
	readonly reports: New<typeof schema.studentReports>[] = [];
	readonly forms: FormsDemo;

	constructor(readonly world: World) {
		this.forms = new FormsDemo(world);
	}

	async write(db: D1Database): Promise<void> {
		await writeForms(db, this.forms);
		await insertAll(db, schema.students, this.students);
		await insertAll(db, schema.givenForms, this.given);
		await insertAll(db, schema.studentReports, this.reports);
	}
}

/** Nothing where Fjordvik has not the module. */
export function makeStudents(world: World): StudentsDemo {
	const demo = new StudentsDemo(world);
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "finch")) return demo;
	const [advisor, admin] = [world.person("advisor@fjordvik.test"), world.person("admin@fjordvik.test")];
	const form = demo.forms.form(tenant, admin.id, FORM, studentAssessment, {
		...{ moduleKey: "finch", subjectType: "student", ageInDays: SPAN },
		settings: { contact: "Ingrid Solheim, Fjordvik kommune", minutes: 5 },
	});
	const drawName = nameDrawer(world.random);
	for (const [nth, [groupName, school, count]] of texts.classes.entries()) {
		const teacher = nth % 2 === 0 ? advisor : admin;
		for (let at = 0; at < count; at++) {
			const { firstName, lastName } = drawName();
			addStudent(demo, form, tenant, teacher, { name: `${firstName} ${lastName}`, groupName, school });
		}
		addReport(demo, form, tenant, teacher, { title: `${groupName} – trivsel og læring`, groupName, school });
	}
	return demo;
}

type Facts = Pick<Student, "name" | "groupName" | "school">;

function addStudent(demo: StudentsDemo, form: Form, tenant: Tenant, teacher: User, facts: Facts): void {
	const { world } = demo;
	const { random, now } = world;
	const row = world.row(tenant.id, now - (SPAN - random.below(10)) * DAY);
	const consent = random.pick([
		"given",
		"given",
		"given",
		"given",
		"given",
		"notNeeded",
		"missing",
		"withdrawn",
	] as const);
	const isDated = consent === "given" || consent === "withdrawn";
	const mayBeAsked = consent !== "missing";
	const consentedAgo = consent === "withdrawn" ? 30 + random.below(40) : SPAN - random.below(20);
	const given = mayBeAsked ? giveForms(demo, form, row, teacher, consent === "withdrawn" ? 2 : 3) : [];
	const days = given.map(({ answeredOn }) => answeredOn ?? "").filter(Boolean);
	demo.students.push({
		...{ ...row, ...facts, sortName: facts.name.toLowerCase(), teacherId: teacher.id, createdBy: teacher.id },
		...{ consent, consentNotedBy: consent === "missing" ? null : teacher.id },
		consentOn: isDated ? dayOf(now - consentedAgo * DAY) : "",
		guardian: isDated ? `Foresatt til ${facts.name.split(" ")[0]}` : "",
		...{ given: given.length, answered: days.length, lastOn: days.sort().at(-1) ?? "" },
	});
	if (days.length > 1 && random.chance(0.45))
		addReport(demo, form, tenant, teacher, { ...facts, title: `${facts.name} – ${form.title}`, studentId: row.id });
}

const dayOf = (at: number) => today(ZONE, new Date(at));

/** What a student was given in each round, answered or not. */
function giveForms(demo: StudentsDemo, form: Form, student: { id: string }, teacher: User, times: number) {
	const { world } = demo;
	const { random, now } = world;
	const level = 1 + random.below(3);
	const own = rounds.slice(0, times).map(({ daysAgo, share }, nth) => {
		const at = Math.floor(now - daysAgo * DAY);
		const way = random.pick(["code", "code", "link", "here"] as const);
		const isAnswered = random.chance(share);
		const sentAt = at + random.below(5) * DAY + random.below(6) * HOUR;
		const reply = isAnswered ? answer(demo, form, student.id, teacher, { at: sentAt, way, level: level + nth }) : null;
		return {
			...{ ...world.row(form.tenantId, at), studentId: student.id, formId: form.id, way, createdBy: teacher.id },
			...{ replyId: reply?.id ?? null, answeredOn: reply ? dayOf(sentAt) : "" },
		};
	});
	// What was not answered in time was given anew the next time: one form waits for each student at most.
	const last = own.at(-1);
	const kept = own.filter((one) => one.answeredOn !== "" || one === last);
	demo.given.push(...kept);
	return kept;
}

type Sent = { at: number; way: "code" | "link" | "here"; level: number };

function answer(demo: StudentsDemo, form: Form, studentId: string, teacher: User, { at, way, level }: Sent) {
	const { random } = demo.world;
	const point = (more = 0) => Math.max(1, Math.min(5, level + more + random.below(3) - 1));
	const answers = {
		...{ enjoys: point(1), safe: point(1), friend: point(1), understands: point(), effort: point(), help: point(1) },
		subjects: ["languages", "numbers", "practical", "arts", "sports"].filter(() => random.chance(0.4)),
		...{ goals: point(), plans: point(-1), talk: random.pick(["yes", "later", "no", "no"]) },
		...(random.chance(0.35) && { more: random.pick(texts.answers) }),
	};
	const by =
		way === "here"
			? ({ source: "member", respondentId: teacher.id, mode: "assisted" } as const)
			: ({ source: "invitation", mode: "self" } as const);
	return demo.forms.reply(form, studentAssessment, at, random.chance(0.9) ? "nb" : "en", answers, {
		...{ ...by, subjectType: "student", subjectId: studentId },
	});
}

type NewReport = { title: string; groupName?: string; school?: string; studentId?: string };

function addReport(demo: StudentsDemo, form: Form, tenant: Tenant, teacher: User, report: NewReport): void {
	const { world } = demo;
	const { random, now } = world;
	const at = Math.floor(now - (1 + random.below(70)) * DAY);
	const toDay = dayOf(now);
	demo.reports.push({
		...{ ...world.row(tenant.id, at), title: report.title, groupName: report.groupName, school: report.school },
		...{ scope: report.studentId ? "student" : "group", studentId: report.studentId ?? null, formId: form.id },
		...{ fromDay: addDays(toDay, -SPAN), toDay, createdBy: teacher.id },
		status: random.pick(["draft", "ready", "ready", "archived"] as const),
		note: random.chance(0.6) ? random.pick(texts.notes) : "",
	});
}
