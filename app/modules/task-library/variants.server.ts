import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { isKept } from "#app/lists/trash.server";
import type { Language } from "#app/platform/i18n";
import { conflict, invalid } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { learningContents } from "#db/schema/task-library";
import { type Content, findOwn, openContents } from "./contents.server";
import { copying } from "./copy-content.server";
import type { VariantInput } from "./task-library.schema";
import { titleOf } from "./titles.server";

/** Languages of one card, at most. */
const MOST = 20;

/** The content on whose card one stands: itself, where it is no variant. */
export const cardOf = ({ id, variantOf }: Pick<Content, "id" | "variantOf">): string => variantOf ?? id;

const onCard = (card: string) => sql`(${learningContents.id} = ${card} or ${learningContents.variantOf} = ${card})`;

/** The language that was there first stands first. */
const inOrder = [asc(learningContents.createdAt), asc(learningContents.id)];

/** For one `rows.read`: all languages of a content's card, drafts too. */
export const readingCard = ({ rows }: TenantContext, card: string) =>
	rows.listing(learningContents, { where: and(onCard(card), isKept(learningContents)), orderBy: inOrder, limit: MOST });

/** For one `rows.read`: the same of the card on which a content stands; drafts only for who writes. */
export const readingCardOf = (visit: Visit, id: string) =>
	visit.rows.listing(learningContents, {
		where: and(
			openContents(visit),
			sql`coalesce(${learningContents.variantOf}, ${learningContents.id}) = (select coalesce(own.variant_of, own.id)
				from ${learningContents} as own where own.tenant_id = ${visit.tenant.id} and own.id = ${id})`,
		),
		orderBy: inOrder,
		limit: MOST,
	});

/**
 * Adds a language to a card: a draft that says the same as the content, to be translated. Throws `invalid` where the card
 * has that language. Gives its id.
 */
export async function addVariant(visit: Visit, { id, variant: language }: z.output<typeof VariantInput>) {
	const { rows, context, tenant } = visit;
	const content = await findOwn(visit, id);
	const card = cardOf(content);
	const { all } = await rows.read({ all: readingCard(visit, card) });
	if (all.length >= MOST || all.some((one) => one.language === language))
		throw invalid({ variant: "taskLibrary:errors.hasLanguage" });
	const title = content.titles[language] ?? titleOf(content);
	const { row, writes } = await copying(visit, content, {
		...{ language, titles: { ...content.titles, [language]: title }, sortTitle: title.toLowerCase() },
		...{ variantOf: card, status: "draft" },
	});
	const isMissing = sql`not exists (select 1 from ${learningContents} where ${learningContents.tenantId} = ${tenant.id}
		and ${onCard(card)} and ${and(isKept(learningContents), eq(learningContents.language, language))})`;
	await orElse(rows.commit([requiring(context, isMissing), ...writes]), () => conflict());
	return row.id;
}

/** The languages of a card as its pages link to them, the one that is shown among them. */
export const languagesOn = (all: readonly Content[]) =>
	all.map(({ id, language, status }) => ({ id, language: language as Language, status }));
