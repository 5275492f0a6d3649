import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { settingFileState } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { formInvitations, formReplies, formReplyEvents } from "#db/schema/forms";
import { filesOf } from "../answers/answer";
import { FILES_OF_REPLIES } from "../files/reply-files.server";
import { countingOut } from "../replies/counting.server";
import { counts, type Reply } from "../replies/reply-row";

/** What a module keeps of its own about replies and forms, and what goes of it with them. */
export type OnDelete = {
	reply?: (rows: TenantRows, replyId: string) => PendingWrite[];
	form?: (rows: TenantRows, formId: string) => PendingWrite[];
};

/**
 * Removes a reply for good: with its figures, its files, what happened to it and the invitation that it came by. Nothing is done where it
 * is not due any more (`still`), as somebody has restored it or gone on with it.
 */
export async function removeForGood(
	ctx: TenantContext,
	reply: Reply,
	still: SQL | undefined,
	onDelete: readonly OnDelete[],
): Promise<void> {
	const { rows, context, tenant } = ctx;
	const { id, invitationId, answers } = reply;
	const own = and(eq(formReplies.tenantId, tenant.id), eq(formReplies.id, id), still);
	const files = Object.values(answers)
		.flatMap(filesOf)
		.map(({ guid }) => guid);
	const removing = rows.commit([
		requiring(context, sql`exists (select 1 from ${formReplies} where ${own})`),
		...(counts(reply) ? countingOut(ctx, reply) : []),
		...(files.length > 0 ? [settingFileState(rows, FILES_OF_REPLIES, files, "pending")] : []),
		rows.clearing(formReplyEvents, id, eq(formReplyEvents.replyId, id)),
		...(invitationId === null ? [] : [rows.clearing(formInvitations, invitationId, ofInvitation(invitationId))]),
		...onDelete.flatMap((module) => module.reply?.(rows, id) ?? []),
		rows.removing(formReplies, id),
	]);
	await orElse(removing, () => new NotDue()).catch((error: unknown) => {
		if (!(error instanceof NotDue)) throw error;
	});
}

/** An invitation with the links of its reminders. */
const ofInvitation = (id: string) => or(eq(formInvitations.id, id), eq(formInvitations.ofId, id)) as SQL;

class NotDue extends Error {}
