import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { languageOfPage } from "#app/platform/i18n.server";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { readCookie } from "#app/platform/session.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Principal } from "#app/platform/tenant/principal.server";
import { enterPublicTargetAs } from "#app/platform/tenant/public-target.server";
import { hashToken } from "#app/platform/token.server";
import { formInvitations, formReplies, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { respondentsPdf } from "../pdf/reply-pdf.server";
import { asVersion, type Form, mine, type Version } from "../store/form-row.server";
import { asReply, type Reply } from "./reply-row";

const COOKIE = "replied";

/**
 * Lets the browser that has sent a reply have it for an hour. `secret`: what only this browser, or who has the invitation, knows; a member is
 * known by the session.
 */
export const ownReplyCookie = (env: Pick<Env, "ENVIRONMENT">, formGuid: string, reply: Reply, secret: string): string =>
	`${COOKIE}=${formGuid}.${reply.guid}.${encodeURIComponent(secret)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${HOUR / 1000}${env.ENVIRONMENT === "local" ? "" : "; Secure"}`;

/** The reply that this browser has sent last, if it was to that form. */
export function ownReplyTo(request: Request, formGuid: string): { guid: string; secret: string } | undefined {
	const [form, guid, secret = ""] = (readCookie(request, COOKIE) ?? "").split(".");
	return guid && form === formGuid ? { guid, secret: decodeURIComponent(secret) } : undefined;
}

type OwnReply = { ctx: TenantContext; reply: Reply; form: Form; version: Version };

/** The reply that this browser has sent last to a form (`?form=`). Whoever has not sent it: undefined. */
export async function readOwnReply(
	{ request, params, context }: Pick<LoaderFunctionArgs, "request" | "params" | "context">,
	area: Area,
): Promise<OwnReply | undefined> {
	const own = ownReplyTo(request, new URL(request.url).searchParams.get("form") ?? "");
	if (!own) return undefined;
	const door = { table: formReplies, moduleKey: area.moduleKey, guid: own.guid, tenantGuid: params.guid };
	const entered = await enterPublicTargetAs(request, context, door);
	if (!entered) return undefined;
	const { ctx, principal } = entered;
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
	if (!one?.version || one.row.status === "draft" || one.row.deletedAt !== null) return undefined;
	const form = mine(area, one.form);
	const reply = asReply(one.row);
	const isOwn = isTheirs(reply, own.secret, principal, invitations[0]?.ofId ?? invitations[0]?.id);
	return isOwn ? { ctx, reply, form, version: asVersion(one.version) } : undefined;
}

/** The same as a PDF. Whoever has not sent it: `notFound`. */
export function ownPdf(area: Area) {
	return async (args: LoaderFunctionArgs) => {
		const [own, language] = await Promise.all([readOwnReply(args, area), languageOfPage(args.request, args.context)]);
		if (!own) throw notFound();
		const { ctx, ...of } = own;
		return respondentsPdf(ctx, { ...of, language, showsResult: area.showsResult });
	};
}

function isTheirs(reply: Reply, secret: string, { user }: Principal, invitationId: string | undefined): boolean {
	if (reply.source === "member") return user !== null && reply.respondentId === user.id;
	if (reply.source === "invitation") return reply.sendKey === `invitation:${invitationId}`;
	return reply.source === "link" && reply.sendKey === secret;
}
