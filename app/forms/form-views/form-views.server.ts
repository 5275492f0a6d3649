import { and, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { DAY, MINUTE } from "#app/platform/limits";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { isOneTooMany, isOneTooManyFrom } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { formOpenings, formReplies } from "#db/schema/forms";

/** New views from one network, which may be a whole school's, and of one form: what comes on top is answered, and not counted. */
const FROM_NETWORK = { limit: 300, window: 15 * MINUTE };
const OF_FORM = { limit: 5000, window: DAY };

type FormView = {
	formId: string;
	/** The key that the page was opened with. */
	sendKey: string;
	isBegun: boolean;
	/** The question that is last in sight; none on a screen without questions. */
	last?: string;
};

/** Records how far a visitor has come of whom nothing else is stored. What was sent meanwhile is not recorded again. */
export async function recordFormView(ctx: TenantContext, request: Request, view: FormView): Promise<void> {
	const { context, rows, tenant } = ctx;
	const { formId, sendKey, isBegun, last = null } = view;
	const id = await idOf(formId, sendKey);
	const isNew = (await rows.find(formOpenings, id)) === undefined;
	if (isNew && (await isOneTooManyFrom(context, request, "formOpening", FROM_NETWORK))) return;
	if (isNew && (await isOneTooMany(context, formId, "formOpening", OF_FORM))) return;
	const sent = rows
		.select(formReplies, { id: formReplies.id })
		.where(and(eq(formReplies.formId, formId), eq(formReplies.sendKey, sendKey)));
	const noted = sql`select ${id}, ${formId}, ${today(tenant.timeZone, ctx.now)}, ${isBegun ? 1 : 0}, ${last} where not exists ${sent}`;
	await rows.commit([
		rows.derivingFrom(formOpenings, ["id", "formId", "day", "isBegun", "lastQuestionId"], noted, {
			isBegun: sql`max(is_begun, excluded.is_begun)`,
			lastQuestionId: sql`coalesce(excluded.last_question_id, last_question_id)`,
		}),
	]);
}

/** The write that removes the view of a reply that is sent. */
export async function endingFormView({ rows }: TenantContext, formId: string, sendKey: string): Promise<PendingWrite> {
	return rows.dropping(formOpenings, eq(formOpenings.id, await idOf(formId, sendKey)));
}

const idOf = (formId: string, sendKey: string) => hashToken(`${formId}:${sendKey}`);
