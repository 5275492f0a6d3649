import { and, asc } from "drizzle-orm";
import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { invite } from "#app/forms/invitations/invite.server";
import { readingForms, titleOf } from "#app/forms/module-forms/module-forms.server";
import { sendInvitations } from "#app/forms/sharing/send-invitations.server";
import { type Form, readOpenForm } from "#app/forms/store/form-row.server";
import { closedFor } from "#app/forms/store/settings";
import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { HOUR } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { readableCode } from "#app/platform/readable-code";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken } from "#app/platform/token.server";
import { students } from "#db/schema/finch";
import { area } from "../area";
import { paths } from "../paths";
import { assertNamed } from "../pseudonyms/pseudonyms.server";
import { mayBeAsked } from "../students/consents";
import { groupIn, isOfGroup, readingGroups } from "../students/groups.server";
import { findStudent, type Student } from "../students/students.server";
import { visibleStudents } from "../visible.server";
import type { CodesQuery, GroupCodesInput, MakeLinkInput, SendLinkInput, StudentCodeInput } from "./given.schema";
import { givingWrites } from "./giving.server";

/** Days between the letter and its one reminder. */
const REMIND_AFTER = 7;
/** Signs of a code that is typed on a shared device. */
const CODE_LENGTH = 6;
/** Students who get codes at once. */
const CODES_MOST = 200;

/** A form that takes answers now. Throws `invalid` (`form`). */
async function openForm(visit: Visit, id: string): Promise<Form> {
	const { form } = await readOpenForm(visit, area, { id });
	if (closedFor(form, visit.now.getTime()) !== undefined) throw invalid({ form: "finch:errors.closed" });
	return form;
}

/** The student whom a form is given to, and the form. Throws `invalid` without the guardian's consent. */
async function given(visit: Visit, { student: id, form: formId }: { student: string; form: string }) {
	const [{ row }, form] = await Promise.all([findStudent(visit, id), openForm(visit, formId)]);
	if (!mayBeAsked(row.consent)) throw invalid({ form: "finch:errors.consent" });
	return { student: row, form };
}

const languageOf = ({ languages: [first] }: Form, visit: Visit): Language =>
	first !== undefined && isLanguage(first) ? first : visit.language;

const byLink = (studentId: string) => ({ studentId, way: "link" as const, codeHash: null, codeExpiresAt: null });

/** Has a letter written with the student's own link to a form; it is reminded once. */
export async function sendLink(visit: Visit, { email, language, ...input }: z.output<typeof SendLinkInput>) {
	const [{ student, form }] = await Promise.all([given(visit, input), assertNamed(visit, { email })]);
	const { sent } = await sendInvitations(visit, area, form, {
		...{ memberIds: [], emails: [email], subjectId: student.id, expiresAt: null, message: "" },
		language: language ?? languageOf(form, visit),
		reminders: { most: 1, gapHours: REMIND_AFTER * 24 },
		along: await givingWrites(visit, form.id, [byLink(student.id)]),
	});
	return done({ snackbar: { key: `finch:done.${sent > 0 ? "linkSent" : "linkWaits"}`, params: { email } } });
}

/** Makes a link to a form about the student that counts once; it is shown here and never again. */
export async function makeLink(visit: Visit, input: z.output<typeof MakeLinkInput>) {
	const { student, form } = await given(visit, input);
	const [made] = await invite(visit, area, {
		formId: form.id,
		invited: [{ subjectId: student.id, language: languageOf(form, visit) }],
		along: await givingWrites(visit, form.id, [byLink(student.id)]),
	});
	return { link: `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid, made?.token)}` };
}

/** The page that makes codes for a group. */
export async function showCodes(visit: Visit, { group }: z.output<typeof CodesQuery>) {
	const { forms, groups } = await visit.rows.read({ forms: readingForms(visit, area), groups: readingGroups(visit) });
	return {
		tenant: visit.tenant.guid,
		group: groups.some(({ value }) => value === group) ? (group ?? "") : "",
		groups,
		forms: forms
			.filter((form) => form.currentNumber > 0 && closedFor(form, visit.now.getTime()) === undefined)
			.map((form) => ({ value: form.id, label: titleOf(form, visit) })),
	};
}

/** A code for each student of a group whom forms may be given to, or one for all of them. */
export async function makeGroupCodes(visit: Visit, { group, form, hours, way }: z.output<typeof GroupCodesInput>) {
	const where = and(visibleStudents(visit), isOfGroup(groupIn(group)));
	const found = await visit.rows.list(students, {
		...{ where, orderBy: [asc(students.sortName), asc(students.id)], limit: CODES_MOST + 1 },
	});
	if (found.length === 0) throw invalid({ group: "finch:errors.noGroup" });
	if (found.length > CODES_MOST) throw invalid({ group: `finch:errors.tooMany?count=${CODES_MOST}` });
	const asked = found.filter(({ consent }) => mayBeAsked(consent));
	if (asked.length === 0) throw invalid({ group: "finch:errors.consent" });
	const left = found.filter((student) => !asked.includes(student)).map(({ name }) => name);
	const session = paths(visit.tenant.guid).session({ group, form });
	return { ...(await codesFor(visit, await openForm(visit, form), asked, { hours, way })), left, session };
}

/** A code for one student. */
export async function makeStudentCode(visit: Visit, { hours, ...input }: z.output<typeof StudentCodeInput>) {
	const { student, form } = await given(visit, input);
	return { ...(await codesFor(visit, form, [student], { hours, way: "each" })), left: [], session: null };
}

type Ways = { hours: number; way: z.output<typeof GroupCodesInput>["way"] };

/**
 * Codes are shown here and never again: only their hashes are stored. Where the class has one, a student's number in it is what stands
 * beside the name; it is typed with the code, so that the page on which it is typed names nobody.
 */
async function codesFor(visit: Visit, form: Form, asked: readonly Student[], { hours, way }: Ways) {
	const until = visit.now.getTime() + hours * HOUR;
	const classCode = way === "class" ? readableCode(CODE_LENGTH) : null;
	const codes = asked.map(({ id, name }, at) => ({
		...{ id, name, code: classCode === null ? readableCode(CODE_LENGTH) : String(at + 1) },
	}));
	const givings = await Promise.all(
		codes.map(async ({ id, code }) => ({
			...{ studentId: id, way: "code" as const, codeExpiresAt: until },
			codeHash: await hashOfCode(visit.tenant.id, ...(classCode === null ? [code] : [classCode, code])),
		})),
	);
	await visit.rows.commit(await givingWrites(visit, form.id, givings));
	const address = `${visit.origin}${paths(visit.tenant.guid).code}`;
	return { classCode, codes, until, address, form: titleOf(form, visit) };
}

/** What is stored of a code, or of a class's code and a number in it. */
export const hashOfCode = (tenantId: string, ...typed: string[]) => hashToken(["finch", tenantId, ...typed].join(":"));
