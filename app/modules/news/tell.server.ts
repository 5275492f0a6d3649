import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { readersOfModule } from "#app/directory/module-readers.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { newsArticles, newsVersions } from "#db/schema/news";
import type { Article } from "./articles.server";
import { bestLanguage, readable } from "./heads";
import { letterParams } from "./letter.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Readers that one message tells. */
const CHUNK = 100;

const Tell = z.object({ articleId: z.string(), after: z.string() });

/** The words of the audience; null where it is everybody who has news. */
export const wordsOf = ({ audience, audienceFor }: Pick<Article, "audience" | "audienceFor">) =>
	audience === "chosen" ? audienceFor : null;

/** The same of an item that is not read yet, as `readersOfModule` takes them. */
export const readingWordsOf = ({ rows }: TenantContext, id: string) =>
	sql`${rows
		.select(newsArticles, { words: newsArticles.audienceFor })
		.where(and(eq(newsArticles.id, id), eq(newsArticles.audience, "chosen")))}`;

/** Tells a part of the readers of a new item, by bell and letter as its author chose, and sends for the next part. */
export const tellJob = defineJob("news.tell", Tell, async ({ tenant: ctx }, { articleId, after }) => {
	if (!ctx) throw notFound();
	const article = await ctx.rows.find(newsArticles, articleId);
	if (!article?.isLive || article.deletedAt !== null) return;
	const readers = await readersOfModule(ctx, manifest.key, { words: wordsOf(article), after, limit: CHUNK });
	const others = readers.filter(({ id }) => id !== article.authorId);
	const url = paths(ctx.tenant.guid).view(article.guid);
	const heads = readable(article.heads, ctx.now.getTime());
	const of = (language: string | null) => {
		const best = bestLanguage(heads, language ?? ctx.tenant.language, article.firstLanguage);
		return best === undefined ? undefined : { ...(heads[best] as (typeof heads)[string]), language: best };
	};
	if (article.tellsMail) await sendLetters(ctx, article, others, of);
	const groups = new Map<string, string[]>();
	for (const { id, language } of others) {
		const title = of(language)?.title ?? "";
		groups.set(title, [...(groups.get(title) ?? []), id]);
	}
	await onceOnly(() =>
		ctx.rows.commit([
			...(after === "" ? [ctx.rows.changing(newsArticles, articleId, { toldAt: ctx.now.getTime() })] : []),
			...(article.tellsBell
				? [...groups].map(([title, group]) =>
						notifying(ctx, { type: "newsPublished", params: { title }, url, noticeId: article.id }, group),
					)
				: []),
		]),
	);
	const last = readers.length === CHUNK ? readers.at(-1)?.id : undefined;
	if (last) await ctx.enqueue(tellJob, { articleId, after: last }, `news-tell:${articleId}:${last}`);
});

type TextFor = (
	language: string | null,
) => { title: string; lead: string; versionId: string; language: string } | undefined;

async function sendLetters(
	ctx: TenantContext,
	article: Article,
	readers: Awaited<ReturnType<typeof readersOfModule>>,
	of: TextFor,
) {
	const versions = await ctx.rows.list(newsVersions, { where: eq(newsVersions.articleId, article.id), limit: 200 });
	for (const reader of readers) {
		const text = of(reader.language);
		if (!text) continue;
		const body = versions.find(({ id }) => id === text.versionId)?.body;
		const language: Language = isLanguage(reader.language) ? reader.language : ctx.tenant.language;
		const params = letterParams(ctx, article, { ...text, body }, reader.name);
		await sendMail(
			ctx.context,
			{ to: reader.email, language, template: "newsPublished", params, tenantId: ctx.tenant.id },
			`news-mail:${article.id}:${reader.id}`,
		);
	}
}
