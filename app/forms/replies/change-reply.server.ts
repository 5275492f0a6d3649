import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { conflict, notAllowed } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { formReplies, formReplyEvents } from "#db/schema/forms";
import { answerFacts } from "../answers/answer-facts";
import type { Area } from "../area";
import { takingFiles } from "../files/reply-files.server";
import type { Form, Version } from "../store/form-row.server";
import { versionsOf } from "../store/show-version.server";
import { countingIn, countingOut } from "./counting.server";
import { asReply, counts, type Reply } from "./reply-row";
import { invalidBy, type Sender, validateReply } from "./send-reply.server";

/** Whether its respondent may still change a reply, by what the form allows. */
export function isEditable({ settings }: Form, { submittedAt, status }: Reply, now: number): boolean {
	if (submittedAt === null || status === "approved") return false;
	return status === "clarify" || now < submittedAt + (settings.editableHours ?? 0) * HOUR;
}

/**
 * Changes the answers of a reply that was sent; what stood there before is kept as an event, of nobody known where a link was the way in. It stays a reply to its version. Throws
 * `conflict` where the reply has moved on from the revision that was read, `invalid` for what is to be mended.
 */
export async function changeReply(
	ctx: TenantContext & Partial<Pick<Visit, "user">>,
	{
		version,
		reply,
		revision,
		answers,
	}: { version: Version; reply: Reply; revision: number; answers: Record<string, unknown> },
	sender: Sender,
): Promise<Reply> {
	if (reply.revision !== revision) throw conflict(reply);
	const sending = { sendKey: reply.sendKey, startedAt: reply.startedAt, answers };
	const valid = validateReply(ctx, version, sending, sender);
	const taken = await takingFiles(ctx, version.definition, valid.answers, reply.answers);
	if (taken.fieldErrors.length > 0) throw invalidBy(taken.fieldErrors);
	const checked = { ...valid, answers: taken.answers };
	const before = difference(reply.answers, checked.answers);
	if (Object.keys(before).length === 0) return reply;
	const facts = answerFacts(version.definition, checked.answers, checked.path.scores);
	const patch = {
		answers: { ...checked.answers },
		scores: { ...checked.path.scores },
		revision: revision + 1,
		...(reply.status === "clarify" && { status: "submitted" as const }),
	};
	const event = {
		replyId: reply.id,
		kind: "edited" as const,
		actorId: ctx.user?.id ?? "",
		detail: { before },
		isShown: true,
	};
	const counted = counts(reply) ? [...countingOut(ctx, reply), ...countingIn(ctx, reply, facts)] : [];
	const unmoved = and(
		eq(formReplies.tenantId, ctx.tenant.id),
		eq(formReplies.id, reply.id),
		eq(formReplies.revision, revision),
	);
	const changing = ctx.rows.commit([
		requiring(ctx.context, sql`exists (select 1 from ${formReplies} where ${unmoved})`),
		ctx.rows.changing(formReplies, reply.id, patch),
		ctx.rows.adding(formReplyEvents, { id: newId(ctx.now.getTime()), ...event }),
		...counted,
		...taken.writes,
	]);
	const [, changed] = await orElse(changing, () => conflict(reply));
	return asReply(changed as never);
}

/** Deletes a reply, with what its area keeps about it and `more` writes; it counts no more, and stays 30 days in the trash. */
export async function removeReply(
	ctx: TenantContext,
	area: Area,
	reply: Reply,
	more: PendingWrite[] = [],
): Promise<void> {
	if (reply.deletedAt === null) await removeReplies(ctx, area, [reply], more);
}

/** Deletes replies that are there, all or none; throws `conflict` where one is gone meanwhile. */
export async function removeReplies(
	ctx: TenantContext,
	area: Area,
	replies: readonly Reply[],
	more: PendingWrite[] = [],
): Promise<void> {
	const writes = replies.flatMap((reply) => [
		requiringReply(ctx, reply.id, isNull(formReplies.deletedAt)),
		ctx.rows.changing(formReplies, reply.id, { deletedAt: ctx.now.getTime() }),
		...(counts(reply) ? countingOut(ctx, reply) : []),
		...(area.removed?.(ctx, reply) ?? []),
	]);
	await orElse(ctx.rows.commit([...writes, ...more]), () => conflict());
}

/** Whether replies of an area can be brought back: what the area itself took away with them comes back too, or there was nothing. */
export const canRestore = ({ removed, restored }: Area) => removed === undefined || restored !== undefined;

/** Takes replies out of the trash, all or none; they count again. Throws `conflict` where one was restored meanwhile. */
export async function restoreReplies(ctx: TenantContext, area: Area, replies: readonly Reply[]): Promise<void> {
	const versions = await versionsOf(ctx, replies);
	const writes = replies.flatMap((gone) => {
		const reply = { ...gone, deletedAt: null };
		const version = versions.get(reply.versionId);
		const facts = version ? answerFacts(version.definition, reply.answers, reply.scores) : [];
		return [
			requiringReply(ctx, reply.id, isNotNull(formReplies.deletedAt)),
			ctx.rows.changing(formReplies, reply.id, { deletedAt: null }),
			...(counts(reply) ? countingIn(ctx, reply, facts, { at: reply.submittedAt ?? reply.createdAt }) : []),
			...(area.restored?.(ctx, reply) ?? []),
		];
	});
	await orElse(ctx.rows.commit(writes), () => conflict());
}

function requiringReply({ context, tenant }: TenantContext, id: string, state: SQL): PendingWrite {
	const where = and(eq(formReplies.tenantId, tenant.id), eq(formReplies.id, id), state);
	return requiring(context, sql`exists (select 1 from ${formReplies} where ${where})`);
}

/** Throws unless the respondent may still change the reply. */
export function assertEditable(form: Form, reply: Reply, now: number): void {
	if (!isEditable(form, reply, now)) throw notAllowed("forms:errors.notEditable");
}

/** The answers that are not the same, as they were; null where there was none. */
function difference(before: Reply["answers"], now: Reply["answers"]): Record<string, unknown> {
	const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
	const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
	return Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
}
