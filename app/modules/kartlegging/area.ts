import { eq } from "drizzle-orm";
import { lastDayAbout } from "#app/forms/replies/last-day.server";
import { assessedCompanies } from "#db/schema/kartlegging";
import { defineArea } from "../../forms/area";
import { repliesOfCompanies } from "./visible.server";

const moduleKey = "kartlegging";

/** What companies are asked: whoever sees a company opens what was answered about it. */
export const area = defineArea({
	moduleKey,
	subjects: ["company"],
	opensAll: 30,
	opens: repliesOfCompanies,
	writes: 20,
	replyPath: "kartlegging/form_reply",
	subjectPath: ({ slug }, subjectId) => `kartlegging/formreports/${slug}?view=people&person=${subjectId}`,
	removed: (ctx, { subjectId }) =>
		subjectId === null
			? []
			: [
					ctx.rows.changingWhere(assessedCompanies, eq(assessedCompanies.id, subjectId), {
						lastOn: lastDayAbout(ctx, { moduleKey }, subjectId),
					}),
				],
});
