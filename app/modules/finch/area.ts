import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { givenForms } from "#db/schema/finch";
import { defineArea } from "../../forms/area";
import { countingGiven } from "./given/counting.server";
import { repliesOfStudents } from "./visible.server";

/** What students are asked: whoever sees a student opens what was answered about them. */
export const area = defineArea({
	moduleKey: "finch",
	subjects: ["student"],
	opensAll: 30,
	opens: repliesOfStudents,
	writes: 20,
	showsResultFirst: true,
	replyPath: "finch/form_reply",
	subjectPath: ({ slug }, subjectId) => `finch/formreports/${slug}?view=people&person=${subjectId}`,
	removed: (ctx, { id, subjectId }) =>
		subjectId === null
			? []
			: [ctx.rows.removingAll(givenForms, eq(givenForms.replyId, id)), countingGiven(ctx, [subjectId])],
	restored: (ctx, { id: replyId, formId, subjectType, subjectId, source, day }) => {
		if (subjectType !== "student" || subjectId === null) return [];
		const { now, actor } = ctx;
		const way = source === "member" ? ("here" as const) : ("link" as const);
		const createdBy = actor.kind === "user" ? actor.id : "";
		const row = { id: newId(now.getTime()), studentId: subjectId, formId, way, replyId, answeredOn: day, createdBy };
		return [ctx.rows.adding(givenForms, row), countingGiven(ctx, [subjectId])];
	},
});
