import { and, desc, sql } from "drizzle-orm";
import type { QuestionOffer } from "#app/directory/question-offer.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { languageItems } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { openItems } from "./items.server";
import { sharedFrom, sharedKinds } from "./shared-items";

/** Items that are offered at once. */
const MOST = 100;

function reading({ rows }: TenantContext, where: ReturnType<typeof openItems> | undefined) {
	const { query, shape } = rows.listing(languageItems, {
		where: and(openItems(), among(languageItems.kind, sharedKinds), where),
		orderBy: [desc(languageItems.createdAt), desc(languageItems.id)],
		limit: MOST,
	});
	return { query, shape: (found: unknown[]) => shape(found as never).flatMap((item) => sharedFrom(item) ?? []) };
}

/** The items of which other modules take copies. */
export const questionOffer: QuestionOffer = {
	moduleKey: manifest.key,
	level: LEVEL_CLIENTS,
	finding: (ctx, text) =>
		reading(
			ctx,
			text === undefined
				? undefined
				: sql`instr(lower(${languageItems.sortTitle} || ' ' || json_extract(${languageItems.task}, '$.question')), ${text.toLowerCase()}) > 0`,
		),
	named: (ctx, ids) => reading(ctx, among(languageItems.id, ids)),
};
