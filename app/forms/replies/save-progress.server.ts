import { eq } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies } from "#db/schema/forms";
import { isEmpty } from "../answers/answer";
import { questionsById } from "../definition/definition";
import { keepingFiles } from "../files/reply-files.server";
import type { Form, Version } from "../store/form-row.server";
import { asReply, type Reply } from "./reply-row";
import type { Sender } from "./send-reply.server";

/** What a reply in the making may weigh, as JSON. */
const MAX_LENGTH = 500_000;

export type Progress = {
	sendKey: string;
	answers: Record<string, unknown>;
	startedAt: number;
	lastQuestionId?: string;
	/** The revision that this device has; another device's later one is not overwritten. */
	revision?: number;
};

/**
 * Keeps what somebody has answered so far, as it was typed, to go on with from any device; `more` is written with it. Nothing is checked but that it belongs to the
 * form; it counts nowhere before it is sent. Throws `conflict` with the reply as it is where another device has gone on.
 */
export async function saveProgress(
	ctx: TenantContext,
	form: Form,
	version: Version,
	progress: Progress,
	sender: Sender & { respondentId: string | null },
	begun?: Reply,
	more: PendingWrite[] = [],
): Promise<Reply> {
	const { sendKey, startedAt, lastQuestionId = null } = progress;
	const answers = ofForm(version, progress.answers);
	const filed = keepingFiles(ctx, version.definition, sender.respondentId, answers, begun?.answers);
	if (begun) {
		if (isRepeated(begun, progress, answers)) return begun;
		if (begun.status !== "draft" || !isBasedOn(begun, progress)) throw conflict(begun, "forms:errors.elsewhere");
		const patch = { answers, lastQuestionId, language: sender.language, revision: begun.revision + 1 };
		const saving = ctx.rows.changing(formReplies, begun.id, patch, undefined, eq(formReplies.revision, begun.revision));
		const [saved] = await ctx.rows.commit([saving, ...filed]);
		if (!saved) throw conflict(begun, "forms:errors.elsewhere");
		return asReply(saved as never);
	}
	const row = {
		...{ id: newId(ctx.now.getTime()), guid: newGuid(), formId: form.id, versionId: version.id, sendKey },
		...{ source: sender.source, language: sender.language, respondentId: sender.respondentId },
		invitationId: sender.invitationId ?? null,
		...{ subjectType: sender.subject?.type ?? form.subjectType, subjectId: sender.subject?.id ?? null },
		...{ mode: sender.mode ?? ("self" as const), occasionId: sender.occasion?.id ?? null },
		...{ startedAt, day: today(ctx.tenant.timeZone, ctx.now), answers, lastQuestionId },
	};
	const adding = ctx.rows.commit([ctx.rows.adding(formReplies, row), ...filed, ...more]);
	const [added] = await orElse(adding, () => conflict(undefined, "forms:errors.sentBefore"));
	return asReply(added as never);
}

/** A page that was opened before anything was kept says no revision: it goes on only with what it has begun itself. */
const isBasedOn = (begun: Reply, { revision, startedAt }: Progress) =>
	revision === undefined ? startedAt === begun.startedAt : revision === begun.revision;

/** The answer to the same sending was lost on its way. */
const isRepeated = (begun: Reply, { revision = 0, startedAt }: Progress, answers: Record<string, unknown>) =>
	begun.status === "draft" &&
	revision === begun.revision - 1 &&
	startedAt === begun.startedAt &&
	JSON.stringify(answers) === JSON.stringify(begun.answers);

/** What belongs to the version's questions, and is not too much. */
function ofForm(version: Version, answers: Record<string, unknown>): Record<string, unknown> {
	const questions = questionsById(version.definition);
	const own = Object.entries(answers).filter(
		([key, value]) => questions.has(key.split(":")[0] ?? "") && !isEmpty(value),
	);
	if (JSON.stringify(own).length > MAX_LENGTH) throw invalid({ form: "forms:fault.tooMuch" });
	return Object.fromEntries(own);
}
