import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { entrepreneurs, profileLinks } from "#db/schema/business-evaluator";
import { area } from "../area";
import { theForm } from "../form/the-form";
import { manifest } from "../manifest";

const USES = { limit: 60, window: MINUTE };

/** The profile of an entrepreneur for whoever has a link that is open: what each area came to, and nothing that was answered. */
export async function showProfile({ request, params, context }: LoaderFunctionArgs) {
	await countUse(context, request, "ideaProfile", USES);
	const tokenHash = await hashToken(params.token ?? "");
	const place = { table: profileLinks, moduleKey: manifest.key, tokenHash, tenantGuid: params.guid };
	const ctx = await enterPublicTarget(context, place);
	if (!ctx) throw notFound();
	const { found, form } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			profileLinks,
			{ entrepreneur: [entrepreneurs, profileLinks.entrepreneurId] },
			{ where: eq(profileLinks.tokenHash, tokenHash), limit: 1 },
		),
		form: readingOneForm(ctx, { area }),
	});
	const [one] = found;
	const now = context.now.getTime();
	if (!one?.entrepreneur || one.row.revokedAt !== null || one.row.expiresAt <= now) throw notFound();
	const { name, shares, score, deletedAt } = one.entrepreneur;
	if (deletedAt !== null) throw notFound();
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const definition = form[0]?.version?.definition ?? theForm.template;
	const scores = definition.scores.filter(({ id }) => shares[id] !== undefined);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language, title: t("businessEvaluator:profile.of", { name }) },
			...{ overall: score, expiresAt: one.row.expiresAt },
			areas: scores.map(({ id, name: words }) => ({
				name: textIn(words, language, definition.languages[0]).text,
				share: shares[id] ?? 0,
			})),
		},
		{ headers: PRIVATE },
	);
}
