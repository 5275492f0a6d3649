import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Membership, TenantContext, User } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { formOccasions, formReplies } from "#db/schema/forms";
import { usesEarlier } from "../logic/uses-earlier";
import { sent } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import type { Sender } from "../replies/send-reply.server";
import { comparableAnswers } from "../versions/comparable";
import type { OpenedForm } from "./open-form.server";

/** A signed-in member who answers: as whom, by which key, and what was begun on this or another device. */
export type KnownMember = {
	ctx: OpenedForm["ctx"];
	sender: Sender & { respondentId: string };
	sendKey: string | null;
	begun: Reply | undefined;
};

/** Drafts of one form that a member has at once, at most. */
const DRAFTS = 20;

/** The member's replies to a form that are not sent yet. */
export const draftsOf = (userId: string, formId: SQL) =>
	and(eq(formReplies.respondentId, userId), eq(formReplies.status, "draft"), eq(formReplies.formId, formId));

/** What is read of a member together with the form: the occasion that asks now, what was begun, and the subject's last reply. */
export function readingMember({ rows, tenant, now }: TenantContext, userId: string, formId: SQL, about: string | null) {
	const asked = and(
		eq(formOccasions.respondentId, userId),
		eq(formOccasions.formId, formId),
		eq(formOccasions.status, "open"),
		lte(formOccasions.opensAt, now.getTime()),
	);
	const subjectAsked = sql`(select ${formOccasions.subjectId} from ${formOccasions}
		where ${and(eq(formOccasions.tenantId, tenant.id), asked)} order by ${formOccasions.day} limit 1)`;
	return {
		occasions: rows.listing(formOccasions, { where: asked, orderBy: asc(formOccasions.day), limit: 1 }),
		replies: rows.listing(formReplies, { where: draftsOf(userId, formId), limit: DRAFTS }),
		earlier: lastReplyOf({ rows }, sql`coalesce(${subjectAsked}, ${about}, ${userId})`, formId),
	};
}

/** The read of a subject's last reply to a form. */
export const lastReplyOf = ({ rows }: Pick<TenantContext, "rows">, subjectId: SQL | string, formId: SQL | string) =>
	rows.listing(formReplies, {
		where: and(eq(formReplies.subjectId, subjectId), eq(formReplies.formId, formId), sent),
		orderBy: [desc(formReplies.day), desc(formReplies.id)],
		limit: 1,
	});

type Found = {
	occasions: Row<typeof formOccasions>[];
	replies: Row<typeof formReplies>[];
	earlier: Row<typeof formReplies>[];
};

/**
 * The member of the form's tenant who has it open, where the form is to know its members or asks this one by a schedule; undefined
 * where nobody is to be known.
 */
export function knownMember(
	{ ctx: guest, form, version }: OpenedForm,
	{ user, membership }: { user: User; membership: Membership },
	language: string,
	found: Found,
	/** What they have chosen to answer about, and may. */
	about?: string,
): KnownMember | undefined {
	if (form.settings.isAnonymous) return undefined;
	const [occasion] = found.occasions;
	const { knowsMembers, membersOnly, verifiesEmail, onlyOnce } = form.settings;
	if (!occasion && !knowsMembers && !membersOnly && !verifiesEmail && about === undefined) return undefined;
	const once = about === undefined ? `once:${user.id}` : `once:${user.id}:${about}`;
	const sendKey = occasion ? `occasion:${occasion.id}` : onlyOnce ? once : null;
	const begun = found.replies.find((reply) =>
		sendKey === null
			? reply.occasionId === null && (about === undefined || reply.subjectId === about)
			: reply.sendKey === sendKey,
	);
	const own = form.subjectType === "person" ? user.id : (about ?? null);
	const subjectId = occasion ? occasion.subjectId : own;
	const earlier = subjectId !== null && usesEarlier(version.definition) ? found.earlier[0] : undefined;
	const { context, tenant, now } = guest;
	return {
		ctx: contextFor(context, tenant, { kind: "user", id: user.id }),
		sender: {
			...{ source: "member" as const, language, respondentId: user.id, role: membership.role },
			email: user.email,
			earlier: earlier && comparableAnswers(version.definition, asReply(earlier)),
			...(subjectId !== null && { subject: { type: form.subjectType, id: subjectId } }),
			...(occasion && {
				occasion: {
					id: occasion.id,
					day: occasion.day,
					isLate: occasion.closesAt !== null && occasion.closesAt <= now.getTime(),
				},
			}),
		},
		sendKey: sendKey ?? begun?.sendKey ?? null,
		begun: begun && asReply(begun),
	};
}
