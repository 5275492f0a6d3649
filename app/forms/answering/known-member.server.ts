import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, lte } from "drizzle-orm";
import { contextFor } from "#app/platform/tenant/enter.server";
import { readVisitor } from "#app/platform/tenant/visitor.server";
import { formOccasions, formReplies } from "#db/schema/forms";
import { usesEarlier } from "../logic/uses-earlier";
import { asReply, type Reply } from "../replies/reply-row";
import type { Sender } from "../replies/send-reply.server";
import { earlierReply } from "../reports/subject-replies.server";
import type { OpenedForm } from "./open-form.server";

/** A signed-in member who answers: as whom, by which key, and what was begun on this or another device. */
export type KnownMember = {
	ctx: OpenedForm["ctx"];
	sender: Sender & { respondentId: string };
	sendKey: string | null;
	begun: Reply | undefined;
};

/**
 * The member of the form's tenant who has it open, where the form is to know its members or asks this one by a schedule; undefined for
 * everybody else, and where nobody is to be known.
 */
export async function knownMember(
	{ request, context: bag }: Pick<LoaderFunctionArgs, "request" | "context">,
	{ ctx, form, version }: OpenedForm,
	language: string,
): Promise<KnownMember | undefined> {
	if (form.settings.isAnonymous) return undefined;
	const { user, memberships } = await readVisitor(request, bag, { kind: "all" });
	const membership = memberships.find(({ tenant }) => tenant.id === ctx.tenant.id);
	if (!user || !membership) return undefined;
	const now = bag.now.getTime();
	const { occasions, replies } = await ctx.rows.read({
		occasions: ctx.rows.listing(formOccasions, {
			where: and(
				eq(formOccasions.respondentId, user.id),
				eq(formOccasions.formId, form.id),
				eq(formOccasions.status, "open"),
				lte(formOccasions.opensAt, now),
			),
			orderBy: formOccasions.day,
			limit: 1,
		}),
		replies: ctx.rows.listing(formReplies, {
			where: and(
				eq(formReplies.respondentId, user.id),
				eq(formReplies.status, "draft"),
				eq(formReplies.formId, form.id),
			),
			limit: 20,
		}),
	});
	const [occasion] = occasions;
	if (!occasion && !form.settings.knowsMembers) return undefined;
	const sendKey = occasion ? `occasion:${occasion.id}` : form.settings.onlyOnce ? `once:${user.id}` : null;
	const begun = replies.find((reply) => (sendKey === null ? reply.occasionId === null : reply.sendKey === sendKey));
	const subjectId = occasion ? occasion.subjectId : form.subjectType === "person" ? user.id : null;
	const earlier =
		subjectId !== null && usesEarlier(version.definition) ? await earlierReply(ctx, form.id, subjectId) : undefined;
	return {
		ctx: contextFor(bag, ctx.tenant, { kind: "user", id: user.id }),
		sender: {
			...{
				source: "member" as const,
				language,
				respondentId: user.id,
				role: membership.role,
				earlier: earlier?.answers,
			},
			...(subjectId !== null && { subject: { type: form.subjectType, id: subjectId } }),
			...(occasion && {
				occasion: {
					id: occasion.id,
					day: occasion.day,
					isLate: occasion.closesAt !== null && occasion.closesAt <= now,
				},
			}),
		},
		sendKey: sendKey ?? begun?.sendKey ?? null,
		begun: begun && asReply(begun),
	};
}
