import { and, eq } from "drizzle-orm";
import { type OpenAnswering, type OpenedAnswering, openAnswering } from "#app/forms/answering/open-answering.server";
import { newId } from "#app/platform/ids";
import { givenForms, students } from "#db/schema/finch";
import { area } from "../area";
import { paths } from "../paths";
import { mayBeAsked } from "../students/consents";
import { countingGiven } from "./counting.server";

/**
 * Who answers for a student: whoever has the link, or the teacher beside them. Whoever came by a code is led back to where the next one
 * types theirs. Without a guardian's consent the form is closed, whatever way was given before.
 */
export const openAboutStudent: OpenAnswering = async (args, _area, versionId) => {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form, sender } = opened;
	const studentId = sender.subject?.id;
	if (!studentId) return opened;
	// A closed form does not tell any more whom it was about.
	const closed = { ...opened, isOver: true, about: null };
	if (opened.isOver) return closed;
	const ofForm = and(
		...[eq(givenForms.studentId, studentId), eq(givenForms.formId, form.id), eq(givenForms.answeredOn, "")],
	);
	const { student, waiting } = await ctx.rows.read({
		student: ctx.rows.finding(students, studentId),
		waiting: ctx.rows.listing(givenForms, { where: ofForm, limit: 1 }),
	});
	if (!student || student.deletedAt !== null || !mayBeAsked(student.consent)) return closed;
	const [given] = waiting;
	const isHere = sender.source === "member";
	const isByCode = !isHere && given !== undefined && given.invitationId === sender.invitationId;
	const way = isHere ? "here" : isByCode ? "code" : "link";
	const following: OpenedAnswering["following"] = ({ id: replyId, day }) => {
		const answer = { way, replyId, answeredOn: day } as const;
		const writing = given
			? ctx.rows.changing(givenForms, given.id, { ...answer, codeHash: null, codeExpiresAt: null })
			: ctx.rows.adding(givenForms, {
					...{ id: newId(ctx.now.getTime()), studentId, formId: form.id, ...answer },
					createdBy: sender.respondentId ?? "",
				});
		return [writing, countingGiven(ctx, [studentId])];
	};
	const at = paths(ctx.tenant.guid);
	const leadsTo = isHere ? at.student(studentId) : isByCode ? `${at.code}?sent&lang=${sender.language}` : undefined;
	return {
		...{ ...opened, following },
		...(leadsTo && { form: { ...form, settings: { ...form.settings, leadsTo } } }),
		...(isHere && { sender: { ...sender, mode: "assisted" as const } }),
	};
};
