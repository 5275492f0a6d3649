import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, inArray, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { countUse } from "#app/platform/throttle.server";
import { newsArticles, newsFigures, newsVersions } from "#db/schema/news";
import { readable } from "./heads";
import type { SeenCall } from "./news.schema";
import { openTo, readerOf } from "./reader.server";

/** What one network may tell. */
const TOLD = { limit: 300, window: 5 * MINUTE };
/** Links of an item that are shown. */
const LINKS_SHOWN = 20;

/**
 * Counts what a reader's browser tells when it leaves an item: the visit, how long it was in sight, the links that were
 * pressed. Nothing of who it was is kept, and only what the item really has is counted. Its author does not count.
 */
export async function countReading(args: LoaderFunctionArgs | ActionFunctionArgs, seen: SeenCall) {
	const { request, context } = args;
	const [reader] = await Promise.all([readerOf(args, seen.guid), countUse(context, request, "news-seen", TOLD)]);
	const { ctx, user } = reader;
	const where = and(eq(newsArticles.guid, seen.guid.toLowerCase()), openTo(reader));
	const live = sql`(select json_extract(${newsArticles.heads}, ${`$.${seen.language}.versionId`}) from ${ctx.rows.own(newsArticles)} where ${where})`;
	const { articles, versions } = await ctx.rows.read({
		articles: ctx.rows.listing(newsArticles, { where, limit: 1 }),
		versions: ctx.rows.listing(newsVersions, { where: inArray(newsVersions.id, live as never), limit: 1 }),
	});
	const [[article], [version]] = [articles, versions];
	if (!article || !version || !readable(article.heads, ctx.now.getTime())[seen.language]) throw notFound();
	if (article.authorId !== user?.id) {
		const links = new Set(linksIn(version.body as RichDoc));
		const pressed = [...new Set(seen.links)].filter((link) => links.has(link));
		const of = { articleId: article.id, language: seen.language };
		const writes = [
			countingUp(ctx, { ...of, link: "", count: seen.isFirst ? 1 : 0, seconds: seen.seconds }),
			...pressed.map((link) => countingUp(ctx, { ...of, link, count: 1, seconds: 0 })),
		];
		await ctx.rows.commit(writes);
	}
	return { ok: true };
}

type Figure = Pick<Row<typeof newsFigures>, "articleId" | "language" | "link" | "count" | "seconds">;

/** Adds to a number. Nobody has changed a record, so no audit row is written. */
function countingUp(ctx: TenantContext, figure: Figure): PendingWrite {
	const now = ctx.now.getTime();
	const { articleId, language, link, count, seconds } = newsFigures;
	const more = { count: sql`${count} + ${figure.count}`, seconds: sql`${seconds} + ${figure.seconds}` };
	return ctx.rows.derivingOrAdding(
		newsFigures,
		{ ...figure, id: newId(now) },
		{ ...more, updatedAt: sql`${now}` } as never,
		[articleId, language, link],
	);
}

/** The addresses that a text leads to. */
function linksIn(node: { content?: RichNode[] } & Partial<RichNode>): string[] {
	const own = [node.attrs?.href, ...(node.marks ?? []).map(({ attrs }) => attrs?.href)];
	return [...own.flatMap((href) => (href ? [String(href)] : [])), ...(node.content ?? []).flatMap(linksIn)];
}

/** The numbers of an item as a page shows them; times in seconds. */
export function summed(figures: Figure[]) {
	const visits = figures.filter(({ link }) => link === "");
	const links = new Map<string, number>();
	for (const { link, count } of figures) if (link) links.set(link, (links.get(link) ?? 0) + count);
	const count = visits.reduce((sum, one) => sum + one.count, 0);
	const seconds = visits.reduce((sum, one) => sum + one.seconds, 0);
	return {
		visits: count,
		meanSeconds: count === 0 ? 0 : Math.round(seconds / count),
		byLanguage: visits
			.map((one) => ({ language: one.language, visits: one.count }))
			.sort((a, b) => b.visits - a.visits),
		links: [...links]
			.map(([href, presses]) => ({ href, presses }))
			.sort((a, b) => b.presses - a.presses)
			.slice(0, LINKS_SHOWN),
	};
}
