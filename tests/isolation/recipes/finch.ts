import { createHash } from "node:crypto";
import { literal } from "../statements";
import { imports, views } from "./crm-lists";
import { formsRecipes } from "./forms";
import { type About, definition, type Recipe, type Recipes, rowOf, unhurried } from "./recipe";

const BASE = "/:guid?/finch";
const CODE = "ABC234";
const NINE = JSON.stringify(["9A", "Vik"]);
const studentOf = (about: About) => rowOf(about, "finch_students");
const reportOf = (about: About) => rowOf(about, "finch_reports");
const formOf = (about: About) => rowOf(about, "forms");

/** The student is the caller's own, may be asked, and is in a group. */
const ownStudent = (about: About) => [
	`update finch_students set created_by = ${literal(String(about.caller.userId))}, consent = 'given', consent_on = '', last_on = '', group_name = '9A', school = 'Vik', teacher_id = null, deleted_at = null where id = ${literal(studentOf(about).id)}`,
];
/** The tenant's first form as one of the module's, that is open. */
const ownForm = (about: About) => [
	`update forms set module_key = 'finch', subject_type = 'student', status = 'open', is_health = 0, deleted_at = null where id = ${literal(formOf(about).id)}`,
	`update form_library set module_key = 'finch', deleted_at = null where id = ${literal(rowOf(about, "form_library").id)}`,
];
const ownReport = (about: About) => [
	...ownStudent(about),
	...ownForm(about),
	`update finch_reports set created_by = ${literal(String(about.caller.userId))}, scope = 'student', student_id = ${literal(studentOf(about).id)}, form_id = ${literal(formOf(about).id)}, from_day = '2026-01-01', to_day = '2026-12-31', status = 'draft', deleted_at = null where id = ${literal(reportOf(about).id)}`,
];
/** A form waits for the student, to be opened by a code. */
const withCode = (about: About) => {
	const { id, tenantId } = studentOf(about) as { id: string; tenantId?: string };
	const hash = createHash("sha256").update(`finch:${tenantId}:${CODE}`).digest("base64url");
	return [
		unhurried,
		`update finch_given_forms set student_id = ${literal(id)}, form_id = ${literal(formOf(about).id)}, way = 'code', code_hash = ${literal(hash)}, code_expires_at = 9000000000000, invitation_id = null, reply_id = null, answered_on = '' where id = ${literal(rowOf(about, "finch_given_forms").id)}`,
		`delete from finch_given_forms where student_id = ${literal(id)} and id <> ${literal(rowOf(about, "finch_given_forms").id)}`,
	];
};

const onStudent =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { student: studentOf(about).id, ...values(about) },
		before: [...ownStudent(about), ...ownForm(about), ...before(about)],
	});
const onReport =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { report_id: reportOf(about).id, ...values(about) },
		before: [...ownReport(about), ...before(about)],
	});
const chosen = (about: About) => ({ ids: [studentOf(about).id] });
const chosenReport = (about: About) => ({ ids: [reportOf(about).id] });
const STUDENTS = `POST ${BASE}/students`;
const ONE = `POST ${BASE}/students/:student`;
const LIST = `POST ${BASE}/list`;
const REPORT = `POST ${BASE}/reports/:report_id?`;
const consent = { consent: "given", consentOn: "2026-08-20", guardian: "words" };
const student = { name: "words", groupName: "9A", school: "Vik", teacherId: "" };
const period = { fromDay: "2026-01-01", toDay: "2026-06-30" };

/** What the shared pages of forms need, as in the form builder, of a form of this module. */
const shared =
	/ \/:guid\?\/form_builder\/(form_reply|report|reply_pdf|build\b(?!.*\/following)|formreports|forms\/:form_name(?!\/(share|settings|qr)))/;
const ofForms: Recipes = Object.fromEntries(
	Object.entries(formsRecipes)
		.filter(([name]) => shared.test(name))
		.map(([name, recipe]) => [
			name.replace("/form_builder/", "/finch/"),
			(about: About) => {
				const made = recipe(about);
				// Whom it is about is said by a link; here it is about nobody.
				const plain = `update forms set subject_type = 'none' where id = ${literal(formOf(about).id)}`;
				return made && { ...made, before: [...ownForm(about), plain, ...(made.before ?? [])] };
			},
		]),
);

export const finchRecipes: Recipes = {
	...ofForms,
	...views(STUDENTS, "finch.students"),
	...views(LIST, "finch.reports"),
	...imports(STUDENTS, "finch.students", "Navn\nElla Nes\n", "name"),
	[`page ${BASE}/students/:student`]: onStudent(),
	[`page ${BASE}/students/:student/edit`]: onStudent(),
	[`page ${BASE}/reports/:report_id?`]: onReport(() => ({ student: undefined })),
	[`page ${BASE}/reports/:report_id/pdf`]: onReport(),
	[`page ${BASE}/code`]: () => ({ values: {} }),
	[`POST ${BASE}/code open`]: (about) => ({
		values: { code: CODE },
		before: [...ownStudent(about), ...ownForm(about), ...withCode(about)],
	}),
	[`POST ${BASE}/new add`]: () => ({ values: { ...student, ...consent } }),
	[`POST ${BASE}/students/:student/edit save`]: onStudent(() => ({ ...student, updatedAt: "" })),
	[`${ONE} consent`]: onStudent(() => ({ ...consent, updatedAt: "" })),
	[`${ONE} sendLink`]: onStudent((about) => ({ form: formOf(about).id, email: "somebody.new@people.test" })),
	[`${ONE} makeLink`]: onStudent((about) => ({ form: formOf(about).id })),
	[`${ONE} makeCode`]: onStudent((about) => ({ form: formOf(about).id, hours: "24" })),
	[`POST ${BASE}/codes make`]: onStudent((about) => ({
		...{ form: formOf(about).id, hours: "24", group: NINE },
	})),
	[`page ${BASE}/session`]: onStudent((about) => ({ form: formOf(about).id, group: NINE })),
	[`POST ${BASE}/session end`]: (about) => ({
		values: { form: formOf(about).id, group: NINE },
		before: [...ownStudent(about), ...ownForm(about), ...withCode(about)],
	}),
	[`POST ${BASE}/next_year move`]: onStudent(() => ({ groups: [NINE], names: ["10A"] })),
	[`${STUDENTS} bulkConsent`]: onStudent((about) => ({ ...chosen(about), consent: "withdrawn" })),
	[`${STUDENTS} bulkGroup`]: onStudent((about) => ({ ...chosen(about), groupName: "10B" })),
	[`${STUDENTS} bulkTeacher`]: onStudent(
		(about) => ({ ...chosen(about), teacherId: "" }),
		(about) => [`update finch_students set teacher_id = 'x' where id = ${literal(studentOf(about).id)}`],
	),
	[`${STUDENTS} undoFields`]: onStudent((about) => ({
		before: JSON.stringify({
			...{ field: "groupName", set: "9A" },
			was: [{ values: { groupName: "8A" }, ids: [studentOf(about).id] }],
		}),
	})),
	[`${STUDENTS} bulkRemove`]: onStudent(chosen),
	[`${STUDENTS} countMatching`]: onStudent(() => ({ matching: "" })),
	[`${STUDENTS}/trash bulkRestore`]: onStudent(chosen, (about) => [
		`update finch_students set deleted_at = 1 where id = ${literal(studentOf(about).id)}`,
	]),
	[`${STUDENTS} undoRemove`]: onStudent(
		(about) => ({ before: JSON.stringify({ ids: [studentOf(about).id] }) }),
		(about) => [`update finch_students set deleted_at = 1 where id = ${literal(studentOf(about).id)}`],
	),
	[`${REPORT} make`]: onStudent((about) => ({
		...{ report_id: undefined, form: formOf(about).id, group: undefined, title: "words", ...period },
	})),
	[`${REPORT} save`]: onReport(() => ({ title: "words", status: "ready", note: "words", ...period, updatedAt: "" })),
	[`${REPORT} remove`]: onReport(),
	[`${LIST} bulkStatus`]: onReport((about) => ({ ...chosenReport(about), status: "archived" })),
	[`${LIST} undoFields`]: onReport((about) => ({
		before: JSON.stringify({
			...{ field: "status", set: "draft" },
			was: [{ values: { status: "ready" }, ids: [reportOf(about).id] }],
		}),
	})),
	[`${LIST} bulkRemove`]: onReport(chosenReport),
	[`${LIST} countMatching`]: onReport(() => ({ matching: "" })),
	[`${LIST}/trash bulkRestore`]: onReport(chosenReport, (about) => [
		`update finch_reports set deleted_at = 1 where id = ${literal(reportOf(about).id)}`,
	]),
	[`${LIST} undoRemove`]: onReport(
		(about) => ({ before: JSON.stringify({ ids: [reportOf(about).id] }) }),
		(about) => [`update finch_reports set deleted_at = 1 where id = ${literal(reportOf(about).id)}`],
	),
	[`POST ${BASE}/form make`]: () => ({ values: { from: "blank", title: "words" } }),
	[`POST ${BASE}/form stand`]: (about) => ({
		values: { id: formOf(about).id, status: "closed" },
		before: ownForm(about),
	}),
	[`POST ${BASE}/form remove`]: (about) => ({ values: { id: formOf(about).id }, before: ownForm(about) }),
	[`POST ${BASE}/form/trash restore`]: (about) => ({
		values: { id: formOf(about).id },
		before: [...ownForm(about), `update forms set deleted_at = 1 where id = ${literal(formOf(about).id)}`],
	}),
	"GET /api/finch/students": (about) => ({ values: { id: undefined }, before: ownStudent(about) }),
	"POST /api/finch/students": () => ({
		values: { id: undefined, name: "words", teacher_id: null, consent_on: "" },
	}),
	"DELETE /api/finch/students": (about) => ({ values: { id: studentOf(about).id }, before: ownStudent(about) }),
	"GET /api/finch/reports": (about) => ({ values: { id: undefined }, before: ownReport(about) }),
	"POST /api/finch/reports": (about) => ({
		values: {
			...{ id: undefined, group: undefined, student: studentOf(about).id, form: formOf(about).id },
			...{ from_day: "2026-01-01", to_day: "2026-06-30" },
		},
		before: [...ownStudent(about), ...ownForm(about)],
	}),
	"DELETE /api/finch/reports": (about) => ({ values: { id: reportOf(about).id }, before: ownReport(about) }),
	"GET /api/finch/forms": (about) => ({ values: { id: undefined }, before: ownForm(about) }),
	"POST /api/finch/forms": () => ({ values: { definition } }),
	"DELETE /api/finch/forms": (about) => ({ values: { id: formOf(about).id }, before: ownForm(about) }),
	"GET /api/finch/library": (about) => ({
		values: { id: rowOf(about, "form_library").id },
		before: ownForm(about),
	}),
};
