import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { hashToken } from "#app/platform/token.server";
import { submissions } from "#db/schema/crm";
import { statusPath } from "./addresses";
import type { StatusRef } from "./contact-form.schema";
import { openForm } from "./open-form.server";
import { receivedJob } from "./received.server";
import { wordsOf } from "./show-form.server";

/** How it goes with a message, as its sender may know: nothing of who has it, what it says, or what was made of it. */
export async function showStatus({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, form, row } = await sentWith(context, params.form ?? "", params.token ?? "");
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const { thanks } = await wordsOf(form, ctx.tenant, language);
	return data(
		{
			title: `${t("contactForm:status.title")} – ${ctx.tenant.name}`,
			tenant: tenantBrand(ctx.tenant),
			...{ language, thanks, receivedAt: row.createdAt },
			state: row.status === "spam" ? ("new" as const) : row.status,
			address: `${ctx.origin}${statusPath(form.guid, params.token ?? "")}`,
		},
		{ headers: PRIVATE },
	);
}

/** The sender confirms the address: from now on the message is there for those who take it on. */
export async function confirmSender(
	{ context }: Pick<ActionFunctionArgs, "context">,
	{ form: guid, token }: z.output<typeof StatusRef>,
) {
	const { ctx, row } = await sentWith(context, guid, token);
	if (row.status === "unconfirmed") {
		await ctx.rows.change(submissions, row.id, { status: "new" }, row.updatedAt);
		const letter = { statusHash: row.statusHash, token: null, origin: context.origin };
		await ctx.enqueue(receivedJob, letter, `form-confirmed:${row.statusHash}`);
	}
	return done();
}

async function sentWith(context: RequestContext, guid: string, token: string) {
	const { ctx, form } = await openForm(context, guid);
	const isIt = and(eq(submissions.statusHash, await hashToken(token)), eq(submissions.formId, form.id));
	const [row] = await ctx.rows.list(submissions, { where: and(isIt, isNull(submissions.deletedAt)), limit: 1 });
	if (!row) throw notFound();
	return { ctx, form, row };
}
