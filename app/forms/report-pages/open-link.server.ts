import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { hashToken } from "#app/platform/token.server";
import { formReportLinks } from "#db/schema/forms";
import type { Area } from "../area";
import { mine } from "../store/form-row.server";
import { asPage, isOpen, readingLinked } from "./pages.server";
import { readerIn } from "./reader.server";
import { showBlocks } from "./show-page";

/**
 * A published page by its secret link: the figures that were frozen, and nothing of the replies. One that is unknown, closed, over or
 * of another module, and one whose form lies in the trash, answer alike.
 */
export function openReportPage(area: Area) {
	return async ({ request, params, context }: LoaderFunctionArgs) => {
		const tokenHash = await hashToken(params.token ?? "");
		const door = { table: formReportLinks, moduleKey: area.moduleKey, tokenHash, tenantGuid: params.guid };
		const [ctx, language] = await Promise.all([enterPublicTarget(context, door), languageOfPage(request, context)]);
		if (!ctx) throw notFound();
		const { linked, heads } = await ctx.rows.read(readingLinked(ctx, tokenHash));
		const [one] = linked;
		const page = one?.page && asPage(one.page);
		if (!one || !page?.frozen || !isOpen(one.row, context.now.getTime())) throw notFound();
		const form = mine(area, heads[0]);
		const { title, blocks, figures, since } = page.frozen;
		const t = await translator(language);
		return {
			...{ tenant: tenantBrand(ctx.tenant), title, language, name: form.slug, number: figures.number },
			...{ day: figures.day, from: figures.from, to: figures.to, isHidden: figures.isHidden },
			blocks: showBlocks(blocks, figures, since, readerIn(language, t), one.row.hidden),
		};
	};
}
