import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { languageOfPage } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { readCookie } from "#app/platform/session.server";
import { enterOpenPlaceAs } from "#app/platform/tenant/open-place.server";
import type { Visitor } from "#app/platform/tenant/visitor.server";
import { hashToken } from "#app/platform/token.server";
import { formInvitations, formReplies, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { respondentsPdf } from "../pdf/reply-pdf.server";
import { asVersion, mine } from "../store/form-row.server";
import { asReply, type Reply } from "./reply-row";

const COOKIE = "replied";

/**
 * Lets the browser that has sent a reply have it for an hour. `secret`: what only this browser, or who has the invitation, knows; a member is
 * known by the session.
 */
export const ownReplyCookie = (env: Env, formGuid: string, reply: Reply, secret: string): string =>
	`${COOKIE}=${formGuid}.${reply.guid}.${encodeURIComponent(secret)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${HOUR / 1000}${env.ENVIRONMENT === "local" ? "" : "; Secure"}`;

/** The reply that this browser has sent last, if it was to that form. */
export function ownReplyTo(request: Request, formGuid: string): { guid: string; secret: string } | undefined {
	const [form, guid, secret = ""] = (readCookie(request, COOKIE) ?? "").split(".");
	return guid && form === formGuid ? { guid, secret: decodeURIComponent(secret) } : undefined;
}

/** The reply that this browser has sent last to a form (`?form=`), as a PDF. Whoever has not sent it: `notFound`. */
export function ownPdf(area: Area) {
	return async ({ request, params, context: bag }: LoaderFunctionArgs) => {
		const own = ownReplyTo(request, new URL(request.url).searchParams.get("form") ?? "");
		if (!own) throw notFound();
		const door = { table: formReplies, moduleKey: area.moduleKey, guid: own.guid, tenantGuid: params.guid };
		const [entered, language] = await Promise.all([enterOpenPlaceAs(request, bag, door), languageOfPage(request, bag)]);
		if (!entered) throw notFound();
		const { ctx, visitor } = entered;
		const { rows } = ctx;
		const { found, invitations } = await rows.read({
			found: rows.listingWith(
				formReplies,
				{ form: [forms, formReplies.formId], version: [formVersions, formReplies.versionId] },
				{ where: eq(formReplies.guid, own.guid), limit: 1 },
			),
			invitations: rows.listing(formInvitations, {
				where: eq(formInvitations.tokenHash, await hashToken(own.secret)),
				limit: 1,
			}),
		});
		const [one] = found;
		if (!one?.version || one.row.status === "draft" || one.row.deletedAt !== null) throw notFound();
		const form = mine(area, one.form);
		const reply = asReply(one.row);
		if (!isTheirs(reply, own.secret, visitor, invitations[0]?.ofId ?? invitations[0]?.id)) throw notFound();
		return respondentsPdf(ctx, { reply, form, version: asVersion(one.version), language });
	};
}

function isTheirs(reply: Reply, secret: string, { user }: Visitor, invitationId: string | undefined): boolean {
	if (reply.source === "member") return user !== null && reply.respondentId === user.id;
	if (reply.source === "invitation") return reply.sendKey === `invitation:${invitationId}`;
	return reply.source === "link" && reply.sendKey === secret;
}
