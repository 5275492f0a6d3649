import { and, eq, isNull, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newGuid, newId } from "#app/platform/ids";
import { gone, invalid, type Problem } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formInvitations, formOccasions, formReplies, forms } from "#db/schema/forms";
import type { Answers } from "../answers/answer";
import { answerFacts } from "../answers/answer-facts";
import { type CheckedReply, checkReply } from "../answers/check-reply";
import type { ValidationError } from "../answers/validation-error";
import type { SubjectType } from "../area";
import { asksEmail } from "../confirming/asks-email";
import { takingFiles } from "../files/reply-files.server";
import { followSoon, startingFollowings } from "../following/starting.server";
import { endingFormView } from "../form-views/form-views.server";
import type { ScoreResults } from "../scoring/score";
import type { Form, Version } from "../store/form-row.server";
import { closedFor } from "../store/settings";
import { subjectKindOf } from "../subjects/known-subjects.server";
import { coarsenTimestamps } from "./coarsen-timestamps";
import { countingIn } from "./counting.server";
import { numbering } from "./receipt.server";
import { asReply, type Reply } from "./reply-row";

/** Who answers, about whom, and by which way; what the caller has made sure of. */
export type Sender = {
	source: Reply["source"];
	language: string;
	respondentId?: string | null;
	/** An address that is known to be theirs; noted only where the form asks for one. */
	email?: string | null;
	subject?: { type: SubjectType; id: string | null };
	role?: string;
	mode?: Reply["mode"];
	occasion?: { id: string; day: string; isLate: boolean };
	invitationId?: string;
	/** The subject's reply before this one, for conditions on it. */
	earlier?: Answers;
	isTest?: boolean;
};
export type Sending = {
	/** The key that the page was opened with. */
	sendKey: string;
	answers: Record<string, unknown>;
	startedAt: number;
	/** The day that it is about, where the form asks for one. */
	day?: string;
	/** A reply of this key that was begun before. */
	begun?: Reply;
	/** The reply gets a receipt number of its form. */
	isNumbered?: boolean;
	/** Writes of a module that go into the reply's batch: what follows from it is there whenever it is. */
	following?: (taken: TakenReply) => PendingWrite[];
};
/** A reply as it is about to be written. */
export type TakenReply = { id: string; day: string; language: string; answers: Answers; scores: ScoreResults };

/** What a reply comes to by its version; throws `invalid` with a key for each question whose answer is wrong. */
export function validateReply(ctx: TenantContext, version: Version, sending: Sending, sender: Sender): CheckedReply {
	const around = {
		today: today(ctx.tenant.timeZone, ctx.now),
		language: sender.language,
		role: sender.role,
		earlier: sender.earlier,
	};
	const checked = checkReply(version.definition, sending.answers, around);
	if (checked.fieldErrors.length === 0) return checked;
	throw invalidBy(checked.fieldErrors);
}

/** The problem of a reply with wrong answers: a key for each field. */
export function invalidBy(fieldErrors: readonly ValidationError[]): Problem {
	const fields: Record<string, string[]> = {};
	for (const { field, key } of fieldErrors) fields[field] = [...(fields[field] ?? []), key];
	return invalid(fields);
}

/**
 * Takes a reply: its row, its rows of facts and scores, the day's and the form's numbers, the occasion and the invitation that it
 * answers, all in one batch. However often a key is sent, there is one reply, and each sending is answered with it. Throws
 * `invalid` for answers that are wrong, `gone` where the form takes no more.
 */
export async function sendReply(
	ctx: TenantContext,
	form: Form,
	version: Version,
	sending: Sending,
	sender: Sender,
): Promise<{ reply: Reply; isNew: boolean }> {
	const { begun, sendKey } = sending;
	if (begun && begun.status !== "draft") return { reply: begun, isNew: false };
	if (!sender.isTest && asksEmail(form, sender)) throw gone("forms:closed.unconfirmed");
	const closed = sender.isTest ? undefined : closedFor(form, ctx.now.getTime());
	if (closed) throw gone(`forms:closed.${closed}`);
	if (!sender.isTest && !sender.subject?.id && subjectKindOf(form)) throw gone("forms:closed.subject");
	const { answers: valid, path } = validateReply(ctx, version, sending, sender);
	const { answers, fieldErrors, writes: filed } = await takingFiles(ctx, version.definition, valid, begun?.answers);
	if (fieldErrors.length > 0) {
		// Its files are taken where it was sent before.
		const before = await findBySendKey(ctx, form.id, sendKey);
		if (before && before.status !== "draft") return { reply: before, isNew: false };
		throw invalidBy(fieldErrors);
	}
	const written = coarsenTimestamps(ctx, form);
	const id = begun?.id ?? newId(written.at);
	const values = {
		...valuesOf(ctx, version, sending, sender, { answers: { ...answers }, scores: { ...path.scores } }),
		...{ confirmedEmail: notedEmail(form, sender), submittedAt: written.at },
	};
	const startedAt = written.auditedAs === undefined ? sending.startedAt : written.at;
	const writing = begun
		? ctx.rows.changing(formReplies, id, { ...values, revision: begun.revision + 1 })
		: ctx.rows.adding(
				formReplies,
				{
					...whoOf(form, sender),
					...values,
					...{ id, guid: newGuid(), formId: form.id, sendKey, startedAt },
					isTest: sender.isTest ?? false,
				},
				written,
			);
	const facts = answerFacts(version.definition, answers, path.scores);
	const counted = sender.isTest ? [] : countingIn(ctx, { id, formId: form.id, day: values.day }, facts, written);
	const isKept = sender.source === "member" || sender.source === "call";
	const ended = isKept ? [] : [await endingFormView(ctx, form.id, sendKey)];
	const required = conditions(ctx, form, sender, begun);
	const taken = { id, day: values.day, language: sender.language, answers, scores: path.scores };
	const ruled = sender.isTest ? [] : await startingFollowings(ctx, form, version, taken);
	try {
		const following = sender.isTest ? [] : (sending.following?.(taken) ?? []);
		const writes = [
			...required,
			writing,
			...counted,
			...answering(ctx, form, sender, { id, at: written.at }),
			...(sending.isNumbered && !sender.isTest ? numbering(ctx, form.id, id) : []),
			...following,
			...ruled,
			...filed,
			...ended,
		];
		const results = await orElse(ctx.rows.commit(writes), () => new Refused());
		if (ruled.length > 0) await followSoon(ctx, id);
		return { reply: asReply(results[required.length] as never), isNew: true };
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		const before = await findBySendKey(ctx, form.id, sendKey);
		if (before && before.status !== "draft") return { reply: before, isNew: false };
		throw gone(`forms:closed.${sender.invitationId ? "used" : "full"}`);
	}
}

/** The key was sent before, or what had to be open is not any more. */
class Refused extends Error {}

function valuesOf(
	ctx: TenantContext,
	version: Version,
	sending: Sending,
	sender: Sender,
	found: { answers: Record<string, unknown>; scores: Record<string, unknown> },
) {
	const now = ctx.now.getTime();
	return {
		...found,
		versionId: version.id,
		status: "submitted" as const,
		day: sender.occasion?.day ?? sending.day ?? today(ctx.tenant.timeZone, ctx.now),
		isLate: sender.occasion?.isLate ?? false,
		seconds: Math.max(0, Math.round((now - sending.startedAt) / 1000)),
		language: sender.language,
	};
}

/** The reply that a key has led to, begun or sent. */
export async function findBySendKey(ctx: TenantContext, formId: string, sendKey: string): Promise<Reply | undefined> {
	const [row] = await ctx.rows.list(formReplies, {
		where: and(eq(formReplies.formId, formId), eq(formReplies.sendKey, sendKey)),
		limit: 1,
	});
	return row && asReply(row);
}

/** Nobody is noted where the form promises that, also not as the one whom their own answers are about. */
function whoOf(form: Form, sender: Sender) {
	const isAnonymous = form.settings.isAnonymous ?? false;
	const about = sender.subject?.id ?? null;
	return {
		source: sender.source,
		subjectType: sender.subject?.type ?? form.subjectType,
		subjectId: isAnonymous && about === sender.respondentId ? null : about,
		respondentId: isAnonymous ? null : (sender.respondentId ?? null),
		mode: sender.mode ?? ("self" as const),
		occasionId: isAnonymous ? null : (sender.occasion?.id ?? null),
		invitationId: isAnonymous ? null : (sender.invitationId ?? null),
	};
}

/** The address of who answers, where the form has it confirmed or they came by a link that was sent there: members are known without it. */
export function notedEmail({ settings }: Form, { source, respondentId, email }: Partial<Sender>): string | null {
	if (settings.isAnonymous) return null;
	return settings.verifiesEmail || (source === "invitation" && !respondentId) ? (email ?? null) : null;
}

/** What must still be so when the batch is written. */
function conditions({ context, tenant }: TenantContext, form: Form, sender: Sender, begun?: Reply): PendingWrite[] {
	const own = (table: typeof forms | typeof formReplies | typeof formInvitations, id: string) =>
		and(eq(table.tenantId, tenant.id), eq(table.id, id));
	const required: PendingWrite[] = [];
	const { maxReplies } = form.settings;
	if (maxReplies !== undefined && !sender.isTest)
		required.push(
			requiring(context, sql`(select ${forms.replies} from ${forms} where ${own(forms, form.id)}) < ${maxReplies}`),
		);
	if (begun) {
		const isDraft = and(own(formReplies, begun.id), eq(formReplies.status, "draft"));
		required.push(requiring(context, sql`exists (select 1 from ${formReplies} where ${isDraft})`));
	}
	if (sender.invitationId) {
		const isOpen = and(
			own(formInvitations, sender.invitationId),
			isNull(formInvitations.answeredAt),
			isNull(formInvitations.revokedAt),
		);
		required.push(requiring(context, sql`exists (select 1 from ${formInvitations} where ${isOpen})`));
	}
	return required;
}

/** What was asked for by it is answered; nothing says by which reply where nobody is to be known. */
function answering(
	ctx: TenantContext,
	form: Form,
	{ occasion, invitationId }: Sender,
	{ id, at: answeredAt }: { id: string; at: number },
): PendingWrite[] {
	const replyId = form.settings.isAnonymous ? null : id;
	return [
		...(occasion ? [ctx.rows.changing(formOccasions, occasion.id, { status: "answered", replyId, remindAt: 0 })] : []),
		...(invitationId ? [ctx.rows.changing(formInvitations, invitationId, { answeredAt, replyId })] : []),
	];
}
