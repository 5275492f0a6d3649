import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { intakes } from "#db/schema/veksttorget";
import { numberOf } from "../intakes/show-intakes.server";
import { manifest } from "../manifest";
import { open } from "../paths";
import type { OutcomeInput } from "./outcome.schema";

const USES = { limit: 60, window: MINUTE };

/** The intake that a letter's link is about; `notFound` for every other link. */
async function openOutcome(context: RequestContext, tenantGuid: string | undefined, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: intakes, moduleKey: manifest.key, tokenHash, tenantGuid });
	if (!ctx) throw notFound();
	const [intake] = await ctx.rows.list(intakes, { where: eq(intakes.tokenHash, tokenHash), limit: 1 });
	if (!intake || intake.deletedAt !== null) throw notFound();
	return { ctx, intake };
}

/** The one question of the letter; nothing of what was asked for stands here. */
export async function showOutcome({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, intake } = await openOutcome(context, params.guid, params.token ?? "");
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: t("veksttorgetOpen:outcome.title") },
			...{ number: numberOf(intake), outcome: intake.outcome, note: intake.outcomeNote },
			isSent: new URL(request.url).searchParams.has("sent"),
		},
		{ headers: PRIVATE },
	);
}

/** Takes the answer; who answers again has changed their mind. */
export async function saveOutcome(
	{ request, context }: ActionFunctionArgs,
	{ guid, token, outcome, note }: z.output<typeof OutcomeInput>,
) {
	await countUse(context, request, "intakeOutcome", USES);
	const { ctx, intake } = await openOutcome(context, guid, token);
	const answer = { outcome, outcomeNote: note, outcomeAt: context.now.getTime() };
	await ctx.rows.commit([ctx.rows.changing(intakes, intake.id, answer)]);
	const language = await languageOfPage(request, context);
	return done({ to: `${open.outcome(ctx.tenant.guid, token)}?sent&lang=${language}` });
}
