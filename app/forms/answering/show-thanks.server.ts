import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { languageOfPage } from "#app/platform/i18n.server";
import { isGuid } from "#app/platform/ids";
import { to } from "#app/platform/portal-paths";
import { Problem } from "#app/platform/problems";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { ownReplyTo, readOwnReply } from "../replies/own-reply.server";
import { readReceipt } from "../replies/receipt.server";
import { resultOf } from "../results/result";
import { closedFor } from "../store/settings";
import { type OpenedForm, openForm } from "./open-form.server";

/**
 * The page after sending: the form's own words of thanks, where the address says which form it was and the form is out. Another reply is
 * offered only where it would be taken: not after a link of one's own (`invited`).
 */
export function showThanks(area: Area, pdfPath = "form_reply_pdf") {
	return async (args: LoaderFunctionArgs) => {
		const { request, params, context } = args;
		const language = await languageOfPage(request, context);
		const { searchParams } = new URL(request.url);
		const guid = searchParams.get("form") ?? "";
		const opened = isGuid(guid) ? await openForm(context, area, guid, params.guid).catch(nothingThere) : undefined;
		if (!opened) return { tenant: null, home: null, form: null };
		const { ctx, form, version } = opened;
		const { languages, thanks, title } = version.definition;
		const takesMore =
			!form.settings.onlyOnce && !closedFor(form, context.now.getTime()) && !searchParams.has("invited");
		// The link of the receipt that was mailed says which reply; else the browser knows what it has sent.
		const own = ownReplyTo(request, form.guid);
		const sentGuid = searchParams.get("reply") ?? own?.guid ?? "";
		const [{ memberships }, receipt, sent] = await Promise.all([
			readPrincipal(request, context, { kind: "all" }),
			readReceipt(ctx, area, { formId: form.id, guid: sentGuid }),
			area.showsResult ? readOwnReply(args, area) : undefined,
		]);
		return {
			tenant: tenantBrand(ctx.tenant),
			home: memberships.some(({ tenant }) => tenant.id === ctx.tenant.id) ? to.home() : null,
			form: {
				guid: form.guid,
				another: takesMore ? `${replyAddress(area, ctx.tenant.guid, form.guid)}?lang=${language}` : null,
				receipt,
				pdf: own ? `${to.inTenant(ctx.tenant.guid, pdfPath)}?form=${form.guid}&lang=${language}` : null,
				/** Who reads it, where the form's settings say whom to turn to. */
				contact: form.settings.contact || null,
				title: textIn(title, language, languages[0]),
				thanks: textIn(thanks, language, languages[0]),
				result: sent ? resultOf(sent.version.definition, sent.reply.scores, language) : null,
			},
		};
	};
}

/** A form that is not there has no words of its own; the sentence stands all the same. */
function nothingThere(error: unknown): OpenedForm | undefined {
	if (error instanceof Problem && error.kind === "notFound") return undefined;
	throw error;
}
