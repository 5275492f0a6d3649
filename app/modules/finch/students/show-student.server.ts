import { desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { replyAddress } from "#app/forms/area";
import { readingForms, titleOf } from "#app/forms/module-forms/module-forms.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { formRecords } from "#app/forms/store/records.server";
import { closedFor } from "#app/forms/store/settings";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { givenForms, students } from "#db/schema/finch";
import { area } from "../area";
import { paths } from "../paths";
import { readingSettings, settingsIn } from "../pseudonyms/pseudonyms.server";
import { readingReportsOf } from "../reports/reports.server";
import { mayBeAsked } from "./consents";
import type { ListedStudent } from "./students.resource.server";
import type { ConsentInput, NewStudentInput, StudentFactsInput, StudentNamed } from "./students.schema";
import { addStudent, changeStudent, findStudent, readingStudent, studentIn } from "./students.server";
import { readingTeachers } from "./teachers.server";

const EVER = { from: "0000-01-01", to: "9999-12-31" };
const GIVEN_SHOWN = 50;

/** A student as their pages show them. */
const serialize = ({ row, teacher }: ListedStudent) => ({
	...{ id: row.id, name: row.name, groupName: row.groupName, school: row.school, updatedAt: row.updatedAt },
	...{ consent: row.consent, consentOn: row.consentOn || null, guardian: row.guardian },
	...{ lastOn: row.lastOn || null, given: row.given, answered: row.answered },
	teacher: teacher && { id: teacher.id, name: nameOf(teacher) },
	mayBeAsked: mayBeAsked(row.consent),
});

/** A student with their consent, the forms that can be given to them, what they were given and have answered, and their reports: one round trip. */
export async function showStudent(visit: Visit, { student: id }: z.output<typeof StudentNamed>) {
	const { rows, tenant, now } = visit;
	const ofModule = sql`(select ${formRecords.id} from ${formRecords} where ${formRecords.tenantId} = ${tenant.id} and ${eq(formRecords.moduleKey, area.moduleKey)})`;
	const read = await rows.read({
		found: readingStudent(visit, id),
		noted: rows.listingWith(
			students,
			{ by: [people, students.consentNotedBy, NAMED] },
			{ where: eq(students.id, id), limit: 1 },
		),
		forms: readingForms(visit, area),
		given: rows.listing(givenForms, {
			where: eq(givenForms.studentId, id),
			orderBy: desc(givenForms.id),
			limit: GIVEN_SHOWN,
		}),
		replies: readingSubject(visit, area, { formId: ofModule, subjectId: id }, EVER),
		reports: readingReportsOf(visit, id),
	});
	const found = studentIn(read.found);
	const at = paths(tenant.guid);
	const byId = new Map(read.forms.map((form) => [form.id, form]));
	const [noted] = read.noted;
	return {
		...{ tenant: tenant.guid, title: found.row.name, student: serialize(found) },
		notedBy: noted?.by ? nameOf(noted.by) : null,
		forms: read.forms
			.filter((form) => form.currentNumber > 0 && closedFor(form, now.getTime()) === undefined)
			.map((form) => ({
				...{ id: form.id, title: titleOf(form, visit) },
				answer: `${replyAddress(area, tenant.guid, form.guid)}?about=${id}`,
			})),
		waiting: read.given.flatMap(({ id: key, formId, way, answeredOn, codeExpiresAt, createdAt }) => {
			const form = byId.get(formId);
			if (!form || answeredOn !== "") return [];
			const until = way === "code" && codeExpiresAt !== null ? codeExpiresAt : null;
			const isOver = until !== null && until <= now.getTime();
			return [{ ...{ id: key, title: titleOf(form, visit), way, createdAt, until, isOver } }];
		}),
		replies: read.replies.reverse().flatMap(({ id: key, formId, day }) => {
			const form = byId.get(formId);
			const way = read.given.find(({ replyId }) => replyId === key)?.way ?? null;
			return form ? [{ id: key, day, way, title: titleOf(form, visit), to: at.reply(form.slug, key) }] : [];
		}),
		reports: read.reports,
	};
}
export type StudentView = Awaited<ReturnType<typeof showStudent>>;

/** The page for a new student. */
export async function showNewStudent(visit: Visit) {
	const { teachers, settings } = await visit.rows.read({
		teachers: readingTeachers(visit),
		settings: readingSettings(visit),
	});
	return { ...settingsIn(settings), teachers, me: visit.user.id, tenant: visit.tenant.guid };
}

/** What is known of a student, to be changed. */
export async function showFacts(visit: Visit, { student: id }: z.output<typeof StudentNamed>) {
	const { found, teachers, settings } = await visit.rows.read({
		found: readingStudent(visit, id),
		teachers: readingTeachers(visit),
		settings: readingSettings(visit),
	});
	return { ...settingsIn(settings), tenant: visit.tenant.guid, student: serialize(studentIn(found)), teachers };
}

export async function add(visit: Visit, given: z.output<typeof NewStudentInput>) {
	const { row } = await addStudent(visit, given);
	const snackbar = { key: "finch:done.added", params: { name: row.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).student(row.id) });
}

export async function saveFacts(
	visit: Visit,
	{ student: id, updatedAt, ...facts }: z.output<typeof StudentFactsInput>,
) {
	await changeStudent(visit, id, facts, updatedAt);
	const snackbar = { key: "finch:done.saved", params: { name: facts.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).student(id) });
}

export async function saveConsent(visit: Visit, { student: id, updatedAt, ...consent }: z.output<typeof ConsentInput>) {
	await changeStudent(visit, id, consent, updatedAt);
	const { row } = await findStudent(visit, id);
	return done({ snackbar: { key: "finch:done.consentSaved", params: { name: row.name } } });
}
