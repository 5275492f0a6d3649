import { eq } from "drizzle-orm";
import { lastDayAbout } from "#app/forms/replies/last-day.server";
import type { Reply } from "#app/forms/replies/reply-row";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { openings } from "#db/schema/directory";
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
	removed: (ctx, reply) => [...settingLastDay(ctx, reply), closingNamed(ctx, reply)],
	restored: settingLastDay,
});

/** A company's last assessment follows the replies that are there. */
function settingLastDay(ctx: TenantContext, { subjectId }: Reply): PendingWrite[] {
	if (subjectId === null) return [];
	const lastOn = lastDayAbout(ctx, { moduleKey }, subjectId);
	return [ctx.rows.changingWhere(assessedCompanies, eq(assessedCompanies.id, subjectId), { lastOn })];
}

/** What was named in a reply alone is open no longer. */
const closingNamed = ({ rows, now }: TenantContext, { id }: Reply): PendingWrite =>
	rows.changingWhere(openings, eq(openings.replyId, id), { closedAt: now.getTime() });
